"""Light seats: players cheap enough for thousands in one process."""

from __future__ import annotations

from random import Random
from typing import Protocol

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sitdown.kernel import Document, Game

from .light_client import LightSocket


class SeenQuestion(Struct):
    window: str
    phase: str
    yours: bool
    default: msgspec.Raw


class SeenView(Struct):
    legal: list[msgspec.Raw]
    result: dict[str, object] | None


class Heard(Struct):
    """The parts of a message that a light seat needs. What a message leaves out has not changed."""

    type: str
    id: str | None = None
    view: SeenView | None = None
    patch: list[list[msgspec.Raw]] = []
    decision: SeenQuestion | UnsetType | None = UNSET


class Do(Struct):
    do: str


HEARD = msgspec.json.Decoder(Heard)
DO = msgspec.json.Decoder(Do)
LEGAL = msgspec.json.Decoder(list[msgspec.Raw])


class Conductor(Protocol):
    """Decides when light seats move, and records the results."""

    answers: dict[str, set[str]]
    """The actions that answer each question, in games that also have asides."""

    received: int
    """The number of bytes received by all seats."""

    def sends(self, seat: LightSeat) -> str:
        """Called before a move is sent: starts its timing and returns its id."""

    def heard(self, id: str, taken: bool) -> None:
        """Called when a move was acknowledged or refused."""

    def ready(self, seat: LightSeat) -> None:
        """Called when a seat is asked something."""

    def finished(self, seat: LightSeat) -> None:
        """Called when a seat's game is over, and again with every later message."""


class LightSeat:
    """A seat that answers when its conductor says so: at once, or at a given rate."""

    __slots__ = (
        "answered",
        "conductor",
        "cookie",
        "decision",
        "id",
        "is_over",
        "legal",
        "luck",
        "seat",
        "wire",
    )

    def __init__(self, conductor: Conductor, id: str, seat: int, cookie: str) -> None:
        self.conductor = conductor
        self.id = id
        self.seat = seat
        self.cookie = cookie
        self.wire: LightSocket | None = None
        self.legal: list[msgspec.Raw] = []
        self.is_over = False
        self.decision: SeenQuestion | None = None
        self.answered = ""
        self.luck = Random(f"{id}/{seat}")

    def hear(self, content: bytes) -> None:
        self.conductor.received += len(content)
        message = HEARD.decode(content)
        if message.type in ("ack", "refused"):
            self.conductor.heard(message.id or "", message.type == "ack")
        if message.view is not None:
            self.see(message.view)
        for edit in message.patch:
            self.take_edit(edit)
        if self.is_over:
            self.conductor.finished(self)
            return
        if not isinstance(message.decision, UnsetType):
            self.decision = message.decision
            if self.owes():
                self.conductor.ready(self)

    def see(self, view: SeenView) -> None:
        self.legal = view.legal
        self.is_over = view.result is not None

    def take_edit(self, edit: list[msgspec.Raw]) -> None:
        """Reads a patch, but only the two fields that a light seat needs.

        These always come whole.
        """
        field, value = bytes(edit[1]), edit[-1]
        if field == b'"legal"':
            self.legal = LEGAL.decode(value)
        elif field == b'"result"':
            self.is_over = bytes(value) != b"null"

    def owes(self) -> bool:
        """Whether the seat is asked something that it has not answered yet."""
        decision = self.decision
        return decision is not None and decision.yours and decision.window != self.answered

    def move(self) -> bool:
        """Sends one of the legal answers; False if nothing is asked of the seat."""
        decision = self.decision
        if decision is None or not self.owes() or self.wire is None:
            return False
        self.answered = decision.window
        act = self.answer(decision)
        id = self.conductor.sends(self)
        self.wire.send({"type": "act", "id": id, "window": decision.window, "act": act})
        return True

    def answer(self, decision: SeenQuestion) -> msgspec.Raw:
        """A random answer; the default if none is listed."""
        answers = self.legal
        kinds = self.conductor.answers.get(decision.phase)
        if kinds is not None:  # asides such as offers are legal too, but do not answer the question
            answers = [act for act in answers if DO.decode(act).do in kinds]
        return answers[self.luck.randrange(len(answers))] if answers else decision.default


def answers_by_phase(game: Game) -> dict[str, set[str]]:
    """The actions that answer each question, in games that also have asides; otherwise empty."""
    if not game.rules.asides:
        return {}
    return {
        phase: {kind.do for kind in decision.actions}
        for phase, decision in game.rules.decisions.items()
    }


def private_table(game: str, seats: list[Document]) -> Document:
    """The body of a request that creates a private table."""
    return {
        "game": game,
        "players": len(seats),
        "seats": seats,
        "public": False,
        "spectators": False,
    }
