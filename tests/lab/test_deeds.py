"""Deeds: what an action does with which things, and what is counted of a game."""

from __future__ import annotations

import pytest

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.kernel.action import read_action
from sitdown.lab.play import play_game
from sitdown.lab.study.choice_counts import (
    ActionKind,
    ChoiceTally,
    Task,
    deeds_of,
    players_words,
    things_of,
    watch_game,
)


def deeds(game: str, document: Document) -> set[ActionKind]:
    rules = catalog.load(game)
    things = things_of(rules, rules.seats[0], {})
    return set(deeds_of(read_action(rules.rules.actions, document), things))


@pytest.mark.parametrize(
    ("game", "document", "done"),
    [
        ("squirrels", {"do": "play", "card": "bank", "stack": 1}, {("play", "bank")}),
        ("squirrels", {"do": "raid", "seat": 1, "cover": 0}, {("raid", "raid")}),
        ("squirrels", {"do": "resolve", "stack": 0}, {("resolve", "")}),
        (
            "gentlemen",
            {"do": "final", "money": [0, 1, 0, 0, 0], "accomplices": {"boss": 2}},
            {("final", "boss")},
        ),
        ("gentlemen", {"do": "vote", "accept": True, "argument": True}, {("vote", "argument")}),
        ("gentlemen", {"do": "vote", "accept": True, "argument": False}, {("vote", "")}),
        (
            "cosanostra",
            {"do": "plan", "gangster": "big-joey", "job": "theft.2"},
            {("plan", "big-joey"), ("plan", "theft")},
        ),
        (
            "cosanostra",
            {"do": "henchman", "gangster": "big-joey"},
            {("henchman", "henchman"), ("henchman", "big-joey")},
        ),
        (
            "vendetta",
            {"do": "bribe", "bandit": "fixer.1", "cards": ["plain-1", "blue-2"]},
            {("bribe", "fixer"), ("bribe", "plain-1"), ("bribe", "blue-2")},
        ),
    ],
)
def test_a_deed_is_a_verb_and_a_thing(
    game: str, document: Document, done: set[tuple[str, str]]
) -> None:
    assert deeds(game, document) == done


def test_watching_changes_nothing() -> None:
    task = Task("squirrels", ("cautious", "random", "random"), "9", {}, 0)
    seen, row = watch_game(task), play_game("squirrels", task.bots, "9")
    assert (seen.moves, seen.result) == (row.moves, row.result)


def test_other_luck_of_the_bots_makes_another_game_of_the_same_deal() -> None:
    task = Task("squirrels", ("random", "random"), "9", {"first": 1}, 0)
    again = Task("squirrels", ("random", "random"), "9", {"first": 1}, 0, "/1")
    assert watch_game(task) == watch_game(task)
    assert watch_game(task).uses != watch_game(again).uses


def test_bots_that_slip_play_other_games() -> None:
    bots = ("cautious", "cautious")
    courses = [watch_game(Task("squirrels", bots, "9", {"first": 0}, slips)) for slips in (0, 50)]
    assert courses[0].uses != courses[1].uses


def test_whoever_is_first_asked_alone_is_the_first_in_order() -> None:
    """In squirrels all choose a first card at once, whose last chooser is not the first player."""
    seen = watch_game(Task("squirrels", ("random",) * 3, "9", {"first": 1}, 0))
    assert seen.words["order"] == ["2", "0", "1"]
    assert "bot" not in seen.words


def test_bots_are_told_apart_where_they_differ() -> None:
    seen = watch_game(Task("squirrels", ("random", "cautious"), "9", {}, 0))
    assert seen.words["bot"] == ["random", "cautious"]


def test_a_choice_is_what_could_have_been_otherwise() -> None:
    """Which card is played may be a choice; with one card left it is none."""
    game = catalog.load("squirrels")
    state = game.new(2, 1, deck={"cards": ["bank", "raid"]})
    tally = ChoiceTally(2, things_of(game, 2, {"deck": {"cards": ["bank", "raid"]}}))
    answers = state.owed(0)
    bank = next(answer for answer in answers if answer.document()["card"] == "bank")
    tally.compare(0, deeds_of(bank, tally.things), answers)
    only_bank = [answer for answer in answers if answer.document()["card"] == "bank"]
    tally.compare(0, deeds_of(bank, tally.things), only_bank)
    counted = {(one.deed.thing, one.stage): (one.could, one.did) for one in tally.counted()}
    assert counted == {("bank", 0): (1, 1), ("raid", 0): (1, 0)}


def test_a_family_is_a_thing_that_every_player_has_one_of() -> None:
    players: list[Document] = [{"family": "caruso", "cash": 1}, {"family": "laserva", "cash": 1}]
    things = frozenset(["caruso", "laserva"])
    assert players_words(players, things) == {"family": ["caruso", "laserva"]}
    assert players_words([{**players[0], "family": None}, players[1]], things) == {}
