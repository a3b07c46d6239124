"""Tables to test at: positions in few words, and what happens at them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sitdown
from sitdown.conform.runner import patch
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Event, State
from sitdown.kernel.form import Document

GAME = sitdown.load("cosanostra")
DEFAULT_GANGSTERS = (
    ("big-joey", "sal-moretti", "nicky-two-toes"),
    ("franco-luciano", "lenny-dimaggio", "phil-malony"),
    ("vito-baritono", "bobby-ruthless", "little-carlo"),
    ("enzo-laserva", "bella-rossi", "pauly-walnut"),
    ("lucky-caruso", "eddie-fingers", "joey-nickel"),
)


def man(id: str, *tasks: str, **fields: Any) -> Document:
    """A gangster with tasks: `man("big-joey", "usury")`, `man("big-joey", "buy casino.2")`."""
    return {"id": id, "tasks": [task(one) for one in tasks], **fields}


def task(text: str) -> Document:
    return {"buy": text.removeprefix("buy ")} if text.startswith("buy ") else {"job": text}


def boss(*gangsters: Document, **fields: Any) -> Document:
    """A player with these gangsters, without cards and cash unless said."""
    shown: Document = {"jobs": [], "influence": [], "cash": 0, **fields}
    if gangsters:
        shown["gangsters"] = list(gangsters)
    return shown


def table(
    *players: Document,
    phase: str = "act",
    actors: Sequence[int] = (0,),
    dice: Sequence[int] = (),
    options: Document | None = None,
    **fields: Any,
) -> CosaNostra:
    """A position of as many players as are named, the dice that fall next forced."""
    chosen = {"mercenaries": True, "start_player": 0, **(options or {})}
    new = GAME.new(len(players), 0, **chosen).document()
    change = {
        "round": 1,
        "phase": phase,
        "actors": list(actors),
        "turn": {"regular": actors[0]},
        "players": list(players),
        **fields,
    }
    state = load(patch(new, change, whole=True))
    state.force([{"roll": die} for die in dice])
    return state


def load(document: Document) -> CosaNostra:
    state = GAME.load(json.loads(json.dumps(document)))
    assert isinstance(state, CosaNostra)
    return state


def do(state: State, seat: int, what: str, **arguments: Any) -> list[Document]:
    """Carries out an action; the events in full."""
    events: list[Event] = state.apply(seat, {"do": what, **arguments})
    return [event.document() for event in events]


def told(events: list[Document], name: str) -> list[Document]:
    return [event for event in events if event["event"] == name]


def difficulty(events: list[Document]) -> int:
    """The difficulty of the last roll told."""
    number: int = told(events, "rolled")[-1]["difficulty"]
    return number


def rolled(events: list[Document]) -> list[int]:
    """The dice of the last roll told."""
    dice: list[int] = told(events, "rolled")[-1]["dice"]
    return dice


def robbed_by_two() -> CosaNostra:
    """A cash job that two want to rob; the first has shown his card, the second waits for him."""
    state = table(
        boss(man("big-joey", "bank-robbery"), man("sal-moretti", "trap.1"), businesses=[]),
        boss(man("franco-luciano", "robbery.1")),
        boss(man("vito-baritono", "robbery.2"), man("bobby-ruthless", "usury")),
        round=3,
        dice=[5, 6, 1, 4, 1, 1],
        options={"mercenaries": False},
    )
    do(state, 0, "execute", task="big-joey")
    do(state, 2, "robbery", task="vito-baritono")
    do(state, 1, "robbery", task="franco-luciano")
    return state
