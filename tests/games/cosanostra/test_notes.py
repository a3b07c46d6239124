"""Notes: what a person reads of a card, a gangster or a business who never saw one before."""

from __future__ import annotations

import pytest

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Note
from sitdown.kernel.sketch import Phrase
from sitdown.words import LANGUAGES, Words

from .tables import GAME, boss, man, table

NAMES = ["Ann", "Bob", "Cid"]


def noted(state: CosaNostra, thing: str, seat: int | None = 0) -> Note:
    note = GAME.note(state.view(seat), thing)
    assert note is not None
    return note


def said(phrase: Phrase | None, language: str = "en") -> str:
    if phrase is None:
        return ""
    words = Words(language, "cosanostra", NAMES, 0, strict=True)
    return words.say(phrase.id, **phrase.arguments).replace("\xa0", " ")


def where(note: Note) -> list[tuple[int | None, str]]:
    return [(place.seat, said(place.word)) for place in note.where]


def planning() -> CosaNostra:
    return table(
        boss(
            man("big-joey"),
            man("nicky-two-toes", "theft.1"),
            jobs=["arms-deal", "persuasion.1"],
            influence=["schemer", "henchman"],
            businesses=[{"id": "garage.1"}],
            cash=5000,
        ),
        boss(man("franco-luciano"), businesses=[{"id": "night-club.1", "markers": [0]}]),
        boss(man("vito-baritono"), businesses=[{"id": "pimp.1"}, {"id": "pimp.3"}]),
        phase="plan",
        round=3,
        market=["cop.2", "lawyer.3", "casino.2", "pimp.4"],
        influence_discards={"open": ["schemer"], "closed": []},
    )


def test_a_job_says_what_it_lacks_and_how_likely_it_is() -> None:
    state = planning()
    assert noted(state, "arms-deal").bars is None
    state.players[1].businesses = [state.players[1].businesses[0].with_markers([])]
    note = noted(state, "arms-deal")
    assert said(note.bars) == "Lacking: Night Club ✗ (Bob)"
    assert said(note.bars, "ru") == "Не хватает: Ночной клуб ✗ (Bob)"
    assert note.now == []
    assert where(note) == [(0, "in hand")]


def test_a_job_that_can_be_planned_leaves_its_chances_to_foresight() -> None:
    assert noted(planning(), "persuasion").now == []


def test_a_job_that_needs_two_successes_says_their_chance() -> None:
    state = planning()
    state.actors = (1,)
    note = noted(state, "persuasion")
    assert [said(one) for one in note.now] == ["Big Joey: target comes over to you: 50%."]
    assert (None, "5 not seen: in stacks, in hands or face down") in where(note)


def test_nobody_is_told_of_cards_he_cannot_see() -> None:
    assert where(noted(planning(), "theft", seat=1)) == [
        (None, "7 not seen: in stacks, in hands or face down")
    ]


def test_a_business_says_who_has_it() -> None:
    assert where(noted(planning(), "night-club")) == [
        (1, "owned, with your marker"),
        (None, "one in the stack"),
    ]


def test_a_monopoly_says_who_holds_it() -> None:
    note = noted(planning(), "prostitution")
    assert where(note) == [(2, "holds it")]
    assert said(note.now[0]) == "Active ones: Cid 2."


def test_an_influence_card_says_when_it_is_played_and_how_many_are_about() -> None:
    state = planning()
    assert noted(state, "henchman").bars is None
    schemer = noted(state, "schemer")
    assert said(schemer.bars).startswith("Before another player’s turn")
    assert (None, "one played") in where(schemer)


def test_a_mercenary_for_hire_says_the_price_of_the_exchange() -> None:
    """CN-19.3"""
    state = table(
        boss(man("big-joey"), man("sal-moretti"), cash=2000),
        boss(man("phil-malony")),
        boss(man("vito-baritono")),
        phase="hire",
        turn={"queue": [1, 2]},
        display=["big-tyrell", "rosa-mendez"],
    )
    assert said(noted(state, "big-tyrell").bars) == "$3k, and you have $2k"
    assert said(noted(state, "rosa-mendez").bars).startswith("You have no start gangster")


def test_a_job_of_one_round_has_no_rounds() -> None:
    kinds = {
        thing.id: said(thing.kind)
        for shelf in GAME.album(3, GAME.new(3, 0).document()["options"])
        for thing in shelf.things
    }
    assert kinds["property-damage"].endswith("(round I)")
    assert kinds["theft"].endswith("(rounds I, II, III, IV)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_line_is_whole(language: str) -> None:
    for options in ({}, {"mercenaries": True, "rounds": 3}):
        for shelf in GAME.album(3, GAME.new(3, 0, **options).document()["options"]):
            for thing in shelf.things:
                assert "none" not in said(thing.kind, language), thing.id
