"""Runs in a worker: a study position, played on a little and thrown away."""

from __future__ import annotations

from sitdown import catalog
from sitdown.conform.runner import patch
from sitdown.kernel import Document, Game, IllegalAction, Look, RulesError, SitdownError, State
from sitdown.table import Refused
from sitdown.table.records.events import heard_by, store_event
from sitdown.table.telling.advice import sketch_of

from .foresight import foreseen, named
from .hurried_bot import THINK_SECONDS, timed_bot

MOST_BOT_MOVES = 200
"""The largest number of bots' answers for one `until`."""
POSITION_ERRORS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RulesError,
    TypeError,
)
"""Errors that rules may raise at a position of the right form that no game can reach."""


def study(body: Document) -> Document:
    try:
        return StudyPosition(body).answer()
    except Refused:
        raise
    except SitdownError as fault:
        raise Refused("bad-request", str(fault)) from None
    except POSITION_ERRORS as fault:
        if body["position"] is None and body["patch"] is None:
            raise
        raise Refused("bad-request", f"no game comes to this position: {fault!r}") from None


class StudyPosition:
    """A position without a table: some actions are played, and nothing is stored."""

    def __init__(self, body: Document) -> None:
        self.body = body
        self.game = known_game(body["game"])
        self.seat: int | None = body["seat"]
        self.state = self.first_position()
        self.acts: list[Document] = []
        self.events: list[list[Document]] = []

    def first_position(self) -> State:
        body = self.body
        try:
            if body["position"] is not None:
                document = body["position"]
            else:
                players = self.game.seats[0] if body["players"] is None else body["players"]
                self.game.read_options(self.game.read_seats(players), body["options"])
                document = self.game.new(players, body["seed"], **body["options"]).document()
            if body["patch"] is not None:
                document = patch(document, body["patch"], whole=True)
            state = self.game.load(document)
            state.force(body["chance"])
        except SitdownError as fault:
            raise Refused("bad-request", str(fault)) from None
        if self.seat is not None and self.seat >= state.seats:
            raise Refused("bad-request", f"seat: no seat {self.seat} in this position")
        return state

    def answer(self) -> Document:
        for place, item in enumerate(self.body["acts"]):
            self.carry_out(place, item)
        view = self.state.view(self.seat)
        default = None if self.seat is None else self.state.default(self.seat)
        answer: Document = {
            "position": self.state.document(),
            "view": view,
            "default": None if default is None else default.document(),
            "acts": self.acts,
            "events": self.events,
            "foreseen": foreseen(self.game.id, view, self.body["foresee"]),
            "named": [named(self.game.id, view, picked) for picked in self.body["name"]],
        }
        if self.body["sketch"]:
            answer["sketch"] = sketch_of(self.game.id, view)
        return answer

    def carry_out(self, place: int, item: Document) -> None:
        if item["bot"] is None:
            if item["seat"] is None or item["act"] is None:
                raise Refused("bad-request", f"acts[{place}]: needs seat and act, or a bot")
            self.act(place, item["seat"], item["act"])
        elif item["until"] is None:
            self.bot_answers(place, item["bot"], item["seat"])
        else:
            for _ in range(MOST_BOT_MOVES):
                waiting = [seat for seat in self.state.actors if seat != item["until"]]
                if not waiting:
                    return
                self.bot_answers(place, item["bot"], waiting[0])

    def bot_answers(self, place: int, name: str, seat: int | None) -> None:
        if seat is None or seat not in self.state.actors:
            raise Refused("bad-request", f"acts[{place}]: seat {seat} owes nothing now")
        look = Look.at(self.game, self.state, seat)
        luck = f"study/{len(self.acts)}/{self.state.chance.drawn}"
        try:
            choice = timed_bot(name, luck, THINK_SECONDS).choose(look)
        except SitdownError as fault:
            raise Refused("bad-request", f"acts[{place}]: {fault}") from None
        self.act(place, seat, choice.document())

    def act(self, place: int, seat: int, act: Document) -> None:
        if not 0 <= seat < self.state.seats:
            raise Refused("bad-request", f"acts[{place}].seat: no seat {seat} in this position")
        try:
            told = [store_event(event) for event in self.state.apply(seat, act)]
        except IllegalAction as refusal:
            raise Refused.illegal(refusal, act=place) from None
        self.acts.append({"seat": seat, "act": act})
        self.events.append(heard_by(told, self.seat))


def known_game(id: str) -> Game:
    try:
        return catalog.load(id)
    except SitdownError as fault:
        raise Refused("not-found", str(fault)) from None
