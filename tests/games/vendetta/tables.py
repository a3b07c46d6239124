"""A table to test at: a plain position of three families that a test changes as it needs."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import sitdown
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Action, Event
from sitdown.kernel.form import Document

GAME = sitdown.load("vendetta")
ESTATES = (
    ["green-casino", "yellow-liquor"],
    ["green-liquor", "violet-casino"],
    ["green-loans", "white-casino"],
)
SMALL_DECK: Document = {
    "money": [
        {"kind": "nickel", "value": 1, "move": 0, "count": 10},
        {"kind": "sky", "value": 6, "move": -3, "count": 6},
        {"kind": "ruby", "value": 6, "move": 3, "count": 6},
    ],
    "vendetta": {"shakedown": 3, "agent": 1},
    "bandits": {"racketeer": 1, "bodyguard": 1},
    "investigators": [{"kind": "prosecutor", "price": 5, "points": 4, "count": 1}],
    "locations": [
        {"id": "pier", "color": "green", "businesses": ["liquor"], "points": 1, "start": True},
        {"id": "club", "color": "green", "businesses": ["casino"], "points": 2, "start": True},
        {"id": "bank", "color": "white", "businesses": ["loans"], "points": 1, "start": True},
        {"id": "track", "color": "white", "businesses": ["casino"], "points": 1, "start": True},
        {"id": "pawn", "color": "violet", "businesses": ["loans"], "points": 1, "start": True},
        {"id": "still", "color": "violet", "businesses": ["liquor"], "points": 1, "start": True},
        {"id": "manor", "color": "yellow", "businesses": [], "points": 5, "start": False},
    ],
}
"""New kinds of bills, new locations, other numbers."""


def cards(*names: str) -> list[Document]:
    """Bandits or locations; a star behind a name: turned."""
    return [{"id": name.rstrip("*"), "turned": name.endswith("*")} for name in names]


def position(options: Document | None = None, **changes: Any) -> Document:
    """Seat 0 in turn, in business, with some fields changed; `p1_hand` is a field of player 1."""
    document = GAME.new(3, **(options or {})).document()
    document.update(first=0, order=[0, 1, 2], actors=[0])
    if not options or "deck" not in options:
        for player, locations in zip(document["players"], ESTATES, strict=True):
            player["locations"] = cards(*locations)
            player["hand"] = ["plain-1", "blue-2", "red-2", "red-4"]
    for name, value in changes.items():
        if name[0] == "p" and name[1].isdecimal():
            document["players"][int(name[1])][name[3:]] = value
        else:
            document[name] = value
    return deepcopy(document)


def table(options: Document | None = None, **changes: Any) -> Vendetta:
    state = GAME.load(position(options, **changes))
    assert isinstance(state, Vendetta)
    return state


def refusal(state: Vendetta, seat: int, action: Action | Document) -> str:
    """The sentence with which an action is refused; nothing has changed."""
    before = state.document()
    with pytest.raises(sitdown.IllegalAction) as refused:
        state.apply(seat, action)
    assert state.document() == before
    return str(refused.value)


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def play(state: Vendetta, *moves: tuple[int, Document]) -> list[Event]:
    """Moves one after the other; the events of the last one."""
    events: list[Event] = []
    for seat, action in moves:
        events = state.apply(seat, action)
    return events
