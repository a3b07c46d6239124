"""Refusals in the seat's own words."""

from __future__ import annotations

import pytest

import sitdown
from sitdown.games.squirrels.actions import Place, Play
from sitdown.kernel import Action, State
from sitdown.kernel.form import Document

GAME = sitdown.load("squirrels")


def refusal(state: State, seat: int, action: Action | Document) -> str:
    with pytest.raises(sitdown.IllegalAction) as refused:
        state.apply(seat, action)
    return str(refused.value)


def in_play() -> State:
    state = GAME.new(3, first=0)
    for seat, card in enumerate(("contraband-5", "customs", "bank")):
        state.apply(seat, {"do": "place", "card": card, "stack": 0})
    return state


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    """SQ-3.3"""
    words = refusal(in_play(), 0, {"do": "play", "card": "contraband-5", "stack": 1})
    assert words.startswith("play: you hold no contraband-5 (your hand: contraband-2, ")


def test_a_card_goes_on_one_of_two_places() -> None:
    """SQ-1.1"""
    assert refusal(in_play(), 0, Play("bank", 2)) == "play: stack 2 is neither 0 nor 1"
    assert refusal(GAME.new(2), 0, Place("bank", 2)) == "place: stack 2 is neither 0 nor 1"


def test_a_card_that_is_not_in_hand_cannot_be_placed() -> None:
    """SQ-2.4"""
    state = GAME.new(2, deck={"cards": ["bank", "raid"]})
    words = refusal(state, 0, {"do": "place", "card": "customs", "stack": 0})
    assert words == "place: you hold no customs (your hand: bank, raid)"


def test_only_opponents_with_two_stacks_are_raided() -> None:
    """SQ-8.3"""
    state = in_play()
    state.apply(0, {"do": "play", "card": "bank", "stack": 1})
    state.apply(1, {"do": "play", "card": "raid", "stack": 0})
    state.check(1, {"do": "raid", "seat": 0, "cover": 0})
    themselves = refusal(state, 1, {"do": "raid", "seat": 1, "cover": 0})
    assert themselves == "raid: you cannot raid yourself; seats with two stacks: 0"
    third = refusal(state, 1, {"do": "raid", "seat": 2, "cover": 0})
    assert third == "raid: seat 2 has no two stacks; seats that have: 0"


def test_duty_must_be_shared_out_as_demanded() -> None:
    """SQ-5.7"""
    state = GAME.new(4, first=0)
    for seat, card in enumerate(("bank", "customs", "customs", "customs")):
        state.apply(seat, {"do": "place", "card": card, "stack": 0})
    state.apply(0, {"do": "play", "card": "contraband-5", "stack": 0})
    words = refusal(state, 0, {"do": "pay", "shares": [0, 3, 1, 1]})
    assert words == "pay: shares[1]: 3 is above 2"
    words = refusal(state, 0, {"do": "pay", "shares": [0, 2, 2, 2]})
    assert words == ("pay: [0, 2, 2, 2] is not what the duty demands (for instance [0, 1, 2, 2])")
