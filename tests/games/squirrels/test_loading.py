"""What is not a position of New York Squirrels, and what options it does not take."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sitdown
from sitdown.kernel.form import Document

GAME = sitdown.load("squirrels")


def position(**changes: Any) -> Document:
    """A position in the middle of a game, seat 0 to play, with some fields changed."""
    document = GAME.new(3, first=0).document()
    document["phase"] = "play"
    document["actors"] = [0]
    for player, stacks in zip(
        document["players"],
        ([["contraband-5"], ["raid"]], [["customs"], ["bank"]], [["robbery"], []]),
        strict=True,
    ):
        player["stacks"] = stacks
        player["hand"] = ["contraband-2", "hideout"]
    for name, value in changes.items():
        seat, _, field = name.partition("_")
        if seat in ("zero", "one", "two"):
            document["players"][["zero", "one", "two"].index(seat)][field] = value
        else:
            document[name] = value
    return document


ORDERING = {"phase": "resolve", "played": 0, "queue": [0, 1]}
RAIDING = {"phase": "raid", "played": 0, "queue": [1, 0]}
FIVE = [["contraband-5"], []]
PAYING = {"phase": "customs", "played": 0, "queue": [0], "zero_stacks": FIVE, "zero_nuts": 5}
CHOICE = {"card": "raid", "stack": 0}


@pytest.mark.parametrize("changes", [{}, ORDERING, RAIDING, {"zero_sealed": None}])
def test_a_position_of_each_kind_loads(changes: Document) -> None:
    document = position(**changes)
    assert GAME.load(document).document()["phase"] == document["phase"]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"one_hand": ["bnak"]}, 'players[1].hand[0]: no card "bnak"; did you mean "bank"?'),
        ({"one_nuts": -1}, "players[1].nuts: -1 is below 0"),
        ({"one_nuts": True}, "players[1].nuts: true is not a whole number"),
        ({"one_stacks": [[]]}, "players[1].stacks: a list of 1, not of 2"),
        ({"players": []}, "players: a list of 0, not of 3"),
        ({"first": 3}, "first: no seat 3 at this table"),
        ({"turn": "x"}, 'turn: "x" is not a whole number'),
        ({"queue": [0, 1, 0]}, "queue: a list of 3, 0 to 2 are needed"),
        ({"actors": [0, 1]}, "actors: one seat acts in phase play"),
        ({"zero_hand": []}, "players[0].hand: no card to play"),
        ({"played": 0}, "played: must be null in phase play"),
        ({"queue": [0]}, "queue: must be empty in phase play"),
        ({"one_sealed": CHOICE}, "players[1].sealed: no answer is sealed in phase play"),
        ({"one_sealed": {"card": "raid"}}, "players[1].sealed: no answer is sealed in phase play"),
        ({"phase": "place"}, "actors: in place they are the seats without a sealed choice"),
        (
            {"phase": "place", "actors": [0, 1, 2]},
            "players[0].stacks: all places are empty while cards are placed",
        ),
        ({**ORDERING, "played": None}, "played: not a place of the player on turn"),
        ({**ORDERING, "actors": [2], "played": 1}, "played: not a place of the player on turn"),
        ({**ORDERING, "queue": []}, "queue: not one or two different places"),
        ({**ORDERING, "queue": [0, 0]}, "queue: not one or two different places"),
        ({**ORDERING, "actors": [1]}, "queue: place 0 has no card on top that is applied"),
        ({**ORDERING, "queue": [1, 0]}, "queue: must be [0, 1], with two live cards"),
        (
            {**ORDERING, "zero_stacks": [["contraband-5"], ["contraband-2"]]},
            "queue: two contrabands are applied without a question",
        ),
        ({**RAIDING, "queue": [0]}, "queue: the first card in it is no raid"),
        (
            {**RAIDING, "one_stacks": [["customs"], []]},
            "phase: a raid is asked though nobody has two stacks",
        ),
        ({**PAYING}, "phase: duty is asked though it leaves no choice"),
        ({**RAIDING, "phase": "customs"}, "queue: the first place in it is not the one played on"),
        ({"options": {"first": 3}}, "options: first: no seat 3 at this table"),
        ({"options": {"frist": 1}}, 'options: no option "frist" here; did you mean "first"?'),
    ],
)
def test_what_is_no_position_is_refused(changes: Document, words: str) -> None:
    with pytest.raises(sitdown.BadPosition) as refused:
        GAME.load(json.loads(json.dumps(position(**changes))))
    assert words in str(refused.value)


def customs_position(nuts: int) -> Document:
    document = GAME.new(4, first=0).document()
    document.update(phase="customs", actors=[0], played=0, queue=[0])
    for player in document["players"]:
        player["stacks"] = [["customs"], []]
    document["players"][0].update(stacks=[["contraband-5"], []], nuts=nuts)
    return document


def test_the_nuts_just_smuggled_are_there_when_duty_is_asked() -> None:
    """SQ-5.8"""
    assert len(GAME.load(customs_position(5)).legal(0)) == 3
    with pytest.raises(sitdown.BadPosition, match=r"players\[0\]\.nuts: fewer than the 5"):
        GAME.load(customs_position(4))


def test_who_places_needs_a_card() -> None:
    document = GAME.new(2).document()
    document["players"][1]["hand"] = []
    with pytest.raises(sitdown.BadPosition, match=r"players\[1\]\.hand: no card to place"):
        GAME.load(document)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"first": 2}, "first: no seat 2 at this table (seats 0 to 1)"),
        ({"first": True}, "first: true is not a seat"),
        ({"deck": {"cards": ["bank"]}}, "deck.cards: a list of 1, 2 to 20 are needed"),
        ({"deck": {"cards": ["bank"] * 21}}, "deck.cards: a list of 21, 2 to 20 are needed"),
        ({"deck": {"cards": ["hideout", "hideout"]}}, "deck.cards: two hideouts in a set"),
        ({"deck": {"cards": ["bank", "kank"]}}, 'deck.cards[1]: no card "kank"; did you mean'),
        ({"deck": {"card": []}}, "deck.cards: missing"),
        ({"deck": 3}, "deck: 3 is not an object"),
    ],
)
def test_options_that_the_game_does_not_take(options: Document, words: str) -> None:
    with pytest.raises(sitdown.BadOptions) as refused:
        GAME.new(2, **options)
    assert words in str(refused.value)


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    """SQ-2.1"""
    with pytest.raises(sitdown.BadOptions, match="squirrels is for 2 to 5 players"):
        GAME.new(players)


def test_imagining_copes_with_a_hand_that_the_deck_cannot_fill() -> None:
    document = position(one_hand=["bank"] * 9, two_hand=["raid"])
    view = GAME.load(document).view(0)
    assert GAME.imagine(view).view(0) == view
