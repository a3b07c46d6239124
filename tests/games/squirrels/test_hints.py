"""What a good player does, on positions where one choice is plainly best."""

from __future__ import annotations

from typing import Any

import sitdown
from sitdown.games.squirrels.advice.hints import choose
from sitdown.kernel import Chance, Document, Look

game = sitdown.load("squirrels")


def chosen(phase: str, players: list[Document], **fields: Any) -> Document:
    document = game.new(len(players), 0, first=0).document()
    document.update({"phase": phase, "actors": [0], "turn": 5, **fields})
    for own, given in zip(document["players"], players, strict=True):
        own.update(given)
    look = Look.at(game, game.load(document), 0)
    return choose(look, Chance("0")).document()


def test_contraband_five_is_laid_down_first() -> None:
    look = Look.at(game, game.new(2), 0)
    assert choose(look, Chance("0")).document()["card"] == "contraband-5"


def test_the_best_contraband_stays_on_top() -> None:
    play = chosen(
        "play",
        [
            {"hand": ["contraband-3", "bank", "raid"], "stacks": [["contraband-5"], ["customs"]]},
            {"hand": ["contraband-3", "bank", "raid"], "stacks": [["contraband-5"], ["customs"]]},
        ],
    )
    assert play["stack"] == 1


def test_a_raid_covers_the_strongest_contraband_of_the_leader() -> None:
    action = chosen(
        "raid",
        [
            {"nuts": 9, "hand": ["bank", "customs"], "stacks": [["raid"], ["contraband-5"]]},
            {"nuts": 14, "hand": ["bank", "robbery"], "stacks": [["contraband-5"], ["customs"]]},
            {"nuts": 2, "hand": ["bank", "robbery"], "stacks": [["contraband-2"], ["customs"]]},
        ],
        played=0,
        queue=[0],
    )
    assert action == {"do": "raid", "seat": 1, "cover": 0}


def test_a_raid_comes_before_the_contraband_that_would_pay() -> None:
    action = chosen(
        "resolve",
        [
            {"nuts": 3, "hand": ["bank", "customs"], "stacks": [["contraband-5"], ["raid"]]},
            {"nuts": 3, "hand": ["bank", "robbery"], "stacks": [["customs"], ["bank"]]},
        ],
        played=0,
        queue=[0, 1],
    )
    assert action == {"do": "resolve", "stack": 1}


def test_the_last_turn_is_played_to_win() -> None:
    play = chosen(
        "play",
        [
            {"nuts": 9, "hand": ["bank", "contraband-3"], "stacks": [["customs"], ["hideout"]]},
            {"nuts": 10, "hand": [], "stacks": [["robbery"], ["bank"]]},
        ],
    )
    assert play["card"] == "contraband-3"
