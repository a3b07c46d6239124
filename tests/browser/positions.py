"""Positions by kind: the fullest, the emptiest and each phase of games that bots have played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import WebSocketRoute, expect

from sitdown import catalog
from sitdown.bots import bot
from sitdown.conform.runner import Run
from sitdown.conform.scenario import read_scenarios
from sitdown.kernel import Document, Look, State
from sitdown.server.workers.foresight import foreseen, named
from sitdown.server.workers.notes import note_for
from sitdown.table.telling.advice import sketch_of
from tests.pictures import decision

from .visitor import DRAWN, Visitor

SOCKETS = re.compile(r"/socket\?")
HANDS = ("hand", "jobs", "arguments")
GAMES = 4
"""So many games are played at random to meet positions in."""


TELLING = (1, 5, 6, 7, 8)
"""Beside none and most, numbers of cards in hand at which a row changes its form."""

Sized = tuple[int, Document]
"""A picture, and how much is in it."""


class Questions(NamedTuple):
    """Each phase of a game, seen by a seat that is asked."""

    fullest: dict[str, Document]
    emptiest: dict[str, Document]


def leaves(document: Any) -> int:
    """How much there is in a document."""
    if isinstance(document, dict):
        return sum(map(leaves, document.values()))
    return sum(map(leaves, document)) if isinstance(document, list) else 1


def held(view: Document) -> int:
    """How many cards the viewer has in hand; arguments, where there are no cards."""
    own = view["players"][0]
    hand = next(own[name] for name in HANDS if name in own)
    return hand if isinstance(hand, int) else len(hand)


def played(game: str, players: int) -> Iterator[State]:
    """Every state of some games in which seats do anything that is allowed."""
    rules = catalog.load(game)
    for seed in range(GAMES):
        luck = Random(seed)
        state = rules.new(players, f"{game}/{seed}")
        while state.result is None:
            yield state
            seat = luck.choice(state.actors)
            state.apply(seat, luck.choice(state.legal(seat)))
        yield state


RICHEST: dict[str, Document] = {"cosanostra": {"mercenaries": True}}
"""Games in which whoever does just anything stays poor, with what makes their tables fullest."""


def won(game: str, players: int) -> Iterator[State]:
    """Every state of a game that is played to be won, where that is another game altogether."""
    if game not in RICHEST:
        return
    rules = catalog.load(game)
    state = rules.new(players, f"{game}/won", **RICHEST[game])
    while state.result is None:
        yield state
        seat = state.actors[0]
        look = Look.through(rules, state.view(seat))
        state.apply(seat, bot("cautious", game).choose(look))


@cache
def hands(game: str, players: int) -> dict[str, Document]:
    """What the first seat sees with few and many cards in hand, at its fullest."""
    found: dict[int, Sized] = {}
    for state in played(game, players):
        if state.result is not None:
            continue
        view = state.view(0)
        keep(found, held(view), (leaves(view), {"view": view, "decision": decision(state)}))
    wanted = {min(found), max(found), *TELLING} & set(found)
    return {f"{count} in hand": found[count][1] for count in sorted(wanted)}


SCENARIOS = Path(__file__).parents[1] / "games"


def told(game: str) -> Iterator[State]:
    """Every state of the scenarios of a game, before and after each of their steps."""
    for file in sorted((SCENARIOS / game / "scenarios").glob("*.yaml")):
        for scenario in read_scenarios(file):
            run = Run(scenario)
            yield run.state
            for step in scenario.steps:
                run.take(step)
                if "act" in step:
                    yield run.state


@cache
def questions(game: str) -> Questions:
    """Every phase of a game, from random games and from the scenarios; none is missing."""
    fullest: dict[str, Sized] = {}
    emptiest: dict[str, Sized] = {}
    for state in met(game):
        for seat in state.actors[:1]:
            view = state.view(seat)
            # Decks do not make a table fuller, where much can be had.
            size = leaves(view["players"] if game in RICHEST else view)
            picture = {"view": view, "decision": decision(state, seat)}
            keep(fullest, state.phase, (size, picture))
            # The emptiest picture is the fullest by what is missing in it.
            keep(emptiest, state.phase, (1_000_000 - size, picture))
    assert fullest.keys() == emptiest.keys() == set(catalog.load(game).rules.decisions)
    return Questions(
        {phase: picture for phase, (_, picture) in fullest.items()},
        {phase: picture for phase, (_, picture) in emptiest.items()},
    )


def met(game: str) -> Iterator[State]:
    """States of games by as few and as many as may sit down, and of the scenarios."""
    seats = catalog.load(game).seats
    for players in (seats[0], seats[-1]):
        yield from played(game, players)
        yield from won(game, players)
    yield from told(game)


def keep(fullest: dict[Any, Sized], kind: object, sized: Sized) -> None:
    if sized[0] > fullest.get(kind, (0, {}))[0]:
        fullest[kind] = sized


class Easel:
    """A table whose page is shown one picture after another, as a server would send them."""

    def __init__(self, visitor: Visitor, game: str, players: int, name: str, seat: int = 0) -> None:
        self.visitor = visitor
        self.game = game
        self.window = 0
        self.heard = 0
        self.page: WebSocketRoute
        seats = [{"kind": "bot", "bot": "random", "name": name}] * players
        seats[seat] = {"kind": "me"}
        visitor.page.route_web_socket(SOCKETS, self.connect)
        answer = visitor.post(
            "/api/tables",
            data={"game": game, "players": players, "seats": seats, "title": name, "start": "host"},
        )
        assert answer.ok, answer.text()
        self.table: Document = answer.json()["table"]
        self.table["state"] = "playing"
        self.waiting: Document | None = None

    def name_guests(self, names: Sequence[str]) -> None:
        """Gives the other guests these names in turn."""
        others = [guest for guest in self.table["seats"] if not guest["yours"]]
        for guest, name in zip(others, cycle(names), strict=False):
            guest["name"] = name

    def connect(self, page: WebSocketRoute) -> None:
        self.page = page
        page.on_message(self.hear)
        if self.waiting is not None:
            page.send(json.dumps(self.waiting))

    def hear(self, text: str | bytes) -> None:
        """Answers what a page asks of what it shows; it does nothing at this table."""
        assert self.waiting is not None
        self.heard += 1
        asked, view = json.loads(text), self.waiting["view"]
        answer: Document
        if asked["type"] == "name":
            answer = {"type": "named", **named(self.game, view, asked["picked"])}
        elif asked["type"] == "foresee":
            answer = {"type": "foreseen", "events": foreseen(self.game, view, asked["acts"])}
        elif asked["type"] == "note":
            answer = {"type": "noted", "note": note_for(self.game, view, asked["thing"])}
        else:
            return
        self.page.send(json.dumps({**answer, "id": asked["id"]}))

    def show(self, picture: Document) -> None:
        """Puts a picture up, and waits until it is drawn."""
        self.window += 1
        view = picture["view"]
        people = self.table["seats"][: view["seats"]]
        decision = picture["decision"] and {**picture["decision"], "window": str(self.window)}
        hello = {
            "type": "hello",
            "n": 0,
            "seat": view["you"],
            "auto": False,
            "small": [],
            "now": 0,
            "table": {**self.table, "seats": people, "players": len(people)},
            "view": view,
            "sketch": sketch_of(self.game, view),
            "decision": decision,
            "clock": None,
            "first": 1,
            "entries": [],
        }
        if self.waiting is None:
            self.waiting = hello
            self.visitor.open(f"/t/{self.table['id']}")
            expect(self.visitor.page.locator(".stage [data-at]").first).to_be_visible()
        else:
            self.waiting = hello
            self.page.send(json.dumps(hello))

    def rest(self) -> None:
        """Until the page has asked all that it wants to know of a picture, and drawn it."""
        heard = -1
        while heard != self.heard:
            heard = self.heard
            self.visitor.page.evaluate(DRAWN)
