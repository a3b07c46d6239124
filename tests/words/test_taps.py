"""Where nothing is counted and there is too much to name, the bar says what to tap."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import sitdown
from sitdown.games.cosanostra.actions import Execute
from sitdown.kernel import Document, Look
from sitdown.kernel.naming import PASSES, fits, named
from sitdown.words import LANGUAGES, Words
from tests.games.cosanostra.tables import boss, man, table

EVERY = 9
"""Of so many questions one is looked at."""


def looks(game: str) -> Iterator[Look]:
    rules = sitdown.load(game)
    luck = Random(game)
    state = rules.new(rules.seats[-1], "taps")
    while state.result is None:
        seat = luck.choice(state.actors)
        if luck.randrange(EVERY) == 0:
            yield Look.at(rules, state, seat)
        state.apply(seat, luck.choice(state.legal(seat)))


def picks(look: Look) -> list[Document]:
    """Nothing, and each kind of what is owed."""
    owed = [one.do for one in look.legal if look.state.is_owed(look.seat, one)]
    return [{}, *[{"do": do} for do in dict.fromkeys(owed)]]


def unnamed(look: Look, picked: Document) -> set[str]:
    """Kinds of answers that are asked for, where no button leads to any of them."""
    naming = named(look, picked)
    if any(answer.stance != PASSES for answer in naming.answers):
        return set()
    passes = {answer.act["do"] for answer in naming.answers if answer.act is not None}
    owed = [one for one in look.legal if look.state.is_owed(look.seat, one)]
    return {one.do for one in owed if fits(one.document(), picked)} - passes


@pytest.mark.parametrize("game", ["squirrels", "gentlemen", "wallet", "vendetta", "cosanostra"])
def test_what_has_no_button_says_what_to_tap(game: str) -> None:
    silent = {do for look in looks(game) for one in picks(look) for do in unnamed(look, one)}
    for language in LANGUAGES:
        words = Words(language, game)
        assert [do for do in silent if not words.has(f"action-{do}.tap")] == []


def test_a_button_names_the_job_and_says_in_brief_what_it_brings() -> None:
    state = table(
        boss(man("big-joey", "usury"), businesses=[{"id": "loan-shark.1"}]), boss(), boss()
    )
    look = Look.at(sitdown.load("cosanostra"), state, 0)
    naming = named(look)
    (answer,) = [one for one in naming.answers if one.act and one.act["do"] == Execute.do]
    words = Words("en", "cosanostra", ["Ann", "Bob", "Cid"], 0, strict=True)
    assert words.answer(answer.document()) == "Usury: Big Joey"
    told = [words.brings(event, brief=True) for event in answer.brings]
    assert told[0] == "$4k+: 96%, $6k: 74%"
