"""Choosing by a few letters, and choices in groups."""

from __future__ import annotations

import pytest

import sitdown
from sitdown.kernel import Action
from sitdown.kernel.form import Document
from sitdown.terminal.matching import Finder, plain
from sitdown.terminal.screens.choices import Choice, Group, arrange, label_choices
from sitdown.words import Words
from tests.kernel.toy import Rob, Shout

squirrels = sitdown.load("squirrels")
ENGLISH = Words("en", "squirrels", ["Ann", "Bob", "Eve"], 0)
RUSSIAN = Words("ru", "squirrels", ["Аня", "Боря", "Ева"], 0)


def plays(words: Words) -> list[Choice]:
    state = squirrels.new(3, 0, first=0)
    return label_choices(state.legal(0), words, free=False)


def found(text: str, words: Words = ENGLISH) -> list[str]:
    return [choice.label for choice in Finder(plays(words), words).find(text)]


@pytest.mark.parametrize(
    "text",
    ["bank on the left", "bank on the l", "Bank L", "l bank", "ba le", "bl", "BL"],
)
def test_a_few_letters_are_enough(text: str) -> None:
    assert found(text) == ["bank on the left"]


@pytest.mark.parametrize(
    "text", ["грабёж слева", "грабеж сл", "ГРАБЕЖ СЛ", "гр сл", "сл граб", "робери"]
)
def test_russian_letters_too(text: str) -> None:
    expected = [] if text == "робери" else ["грабёж слева"]
    assert found(text, RUSSIAN) == expected


def test_ids_of_documents_are_understood_in_every_language() -> None:
    assert found("customs 1", RUSSIAN) == ["таможня справа"]


def test_several_that_fit_are_all_found() -> None:
    assert found("bank") == ["bank on the left", "bank on the right"]
    assert found("contraband 5") == ["contraband 5 on the left", "contraband 5 on the right"]


def test_a_better_match_hides_a_worse_one() -> None:
    assert found("r") == [
        "robbery on the left",
        "robbery on the right",
        "raid on the left",
        "raid on the right",
    ]


@pytest.mark.parametrize("text", ["xyz", "", "  ", "…", "bank north"])
def test_nothing_fits(text: str) -> None:
    assert found(text) == []


def test_text_is_compared_without_marks() -> None:
    assert plain("  Ёж, «Грабёж»: 5! ") == "еж грабеж 5"


def test_labels_that_read_alike_are_told_apart() -> None:
    labels = [choice.label for choice in label_choices([Rob(0), Rob(1)], ENGLISH, free=False)]
    assert labels == ["action-rob (0)", "action-rob (1)"]


def test_only_the_difference_is_told_and_not_as_a_program_writes_it() -> None:
    words = Words("en", "cosanostra", ["You", "Knuckles", "Penny"], you=0)
    state = sitdown.load("cosanostra").new(3)
    offer = {"do": "offer", "to": 1, "give": {"cash": 2000}}
    offers = [state.read({**offer, "take": {"markers": [one]}}) for one in ("garage.1", "garage.2")]
    labels = [choice.label for choice in label_choices(offers, words, free=True)]
    assert [label.removeprefix(words.action(offers[0].document())) for label in labels] == [
        " (garage.1)",
        " (garage.2)",
    ]


def choice(document: Document, free: bool = False) -> Choice:
    action: Action = squirrels.new(2).read(document)
    return Choice(ENGLISH.action(document), action, free)


def many() -> list[Choice]:
    cards = ("contraband-2", "contraband-3", "contraband-5", "customs", "robbery", "bank", "raid")
    placed = [
        choice({"do": do, "card": card, "stack": stack})
        for do in ("place", "play")
        for card in cards
        for stack in (0, 1)
    ]
    return [*placed, choice({"do": "resolve", "stack": 1})]


def labels(entries: list[Choice | Group]) -> list[str]:
    return [
        f"{entry.label}/{len(entry.choices)}" if isinstance(entry, Group) else entry.label
        for entry in entries
    ]


def test_few_choices_are_listed() -> None:
    assert len(arrange(many()[:20], ENGLISH)) == 20


def test_many_choices_are_grouped_by_what_is_done() -> None:
    entries = arrange(many(), ENGLISH)
    assert labels(entries) == ["first card/14", "play a card/14", "the right card first"]


def test_many_of_one_kind_are_grouped_by_their_first_argument() -> None:
    entries = arrange(many()[:14] * 2, ENGLISH)
    assert labels(entries)[:2] == ["contraband 2/4", "contraband 3/4"]


def test_groups_of_seats_have_their_names() -> None:
    raids = [choice({"do": "raid", "seat": seat, "cover": 0}) for seat in (1, 2) for _ in range(11)]
    assert labels(arrange(raids, ENGLISH)) == ["Bob/11", "Eve/11"]


def test_groups_without_a_kind_are_called_by_what_is_done() -> None:
    shouts = [Choice(f"shout {n}", Shout("psst")) for n in range(15)]
    robs = [Choice(f"rob {n}", Rob(n)) for n in range(10)]
    assert labels(arrange([*shouts, *robs], ENGLISH)) == ["shout/15", "rob/10"]


def test_what_splits_into_too_many_is_cut_into_runs_of_the_list() -> None:
    robs = [Choice(f"rob {n}", Rob(n)) for n in range(25)]
    assert labels(arrange(robs, ENGLISH, 6)) == [
        "rob 0 – rob 4/5",
        "rob 5 – rob 9/5",
        "rob 10 – rob 14/5",
        "rob 15 – rob 19/5",
        "rob 20 – rob 24/5",
    ]


def test_fewer_entries_where_there_is_less_room() -> None:
    assert len(arrange(many()[:14], ENGLISH, 14)) == 14
    assert len(arrange(many()[:14], ENGLISH, 7)) == 7
    assert len(arrange(many()[:14], ENGLISH, 3)) == 2


def test_free_choices_come_last_and_apart() -> None:
    free = [Choice(f"shout {n}", Shout("psst"), free=True) for n in range(3)]
    entries = arrange([*free, *many()], ENGLISH)
    assert [entry.free for entry in entries] == [False, False, False, True, True, True]
