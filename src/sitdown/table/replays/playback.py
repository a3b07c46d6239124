"""Plays a replay again from its seed, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from sitdown import catalog
from sitdown.fingerprint import fingerprint
from sitdown.kernel import Document, SitdownError, State
from sitdown.kernel.sketch import Phrase
from sitdown.table.records.events import StoredEvent, Viewpoint, heard_by, store_event
from sitdown.table.telling.why import explained
from sitdown.wire.errors import Refused

from .export import Replay, Step


class ReplayedStep:
    """An action of a replay, played again, with the states before and after it."""

    def __init__(
        self, number: int, step: Step, before: State, after: State, told: list[StoredEvent]
    ):
        self.number = number
        self.step = step
        self.before = before
        self.after = after
        """This state is played on: copy it to keep it beyond the next step."""
        self.told = told

    def is_sealed(self) -> bool:
        """Whether it is a sealed answer, which stays closed until the last answer is in."""
        seat = self.step.seat
        return self.before.sealed[seat] is None and self.after.sealed[seat] is not None

    def differs(self) -> bool:
        """Whether its events differ from those in the replay."""
        return bool(plain([told.document() for told in self.told]) != self.step.events)


def plain(value: Any) -> Any:
    """A value as it is after being written to a file and read again."""
    return msgspec.json.decode(msgspec.json.encode(value))


def first_position(replay: Replay) -> State:
    try:
        game = catalog.load(replay.game)
        game.read_options(game.read_seats(replay.players), replay.options)
        return game.new(replay.players, replay.seed, **replay.options)
    except SitdownError as fault:
        raise Refused("bad-request", str(fault)) from None


def play_again(replay: Replay) -> Iterator[ReplayedStep]:
    """Plays every action again from the seed; Refused if the rules do not allow one."""
    state = first_position(replay)
    for number, step in enumerate(replay.actions, start=1):
        before = state.copy()
        try:
            told = [store_event(event) for event in state.apply(step.seat, step.act)]
        except SitdownError as fault:
            raise Refused("bad-request", f"action {number}: {fault}") from None
        yield ReplayedStep(number, step, before, state, told)


def shown_steps(
    replay: Replay, viewpoint: Viewpoint | Literal["all"], first: int, last: int
) -> Iterator[Document]:
    """Steps `first` to `last` as a viewpoint sees them; with `all`, without hidden parts."""
    if replay.rules != fingerprint(replay.game):
        raise Refused("other-rules", "this game was played by another version of the rules")
    if first == 0:
        start: Document = {"step": 0, "seat": None, "by": None, "at": replay.started}
        view = shown(first_position(replay), viewpoint)
        yield {**start, "sealed": False, "events": [], "view": view}
    for played in play_again(replay):
        if played.number > last:
            return
        if played.number >= first:
            yield {
                "step": played.number,
                "seat": played.step.seat,
                "by": played.step.by,
                "at": played.step.at,
                "sealed": played.is_sealed(),
                "events": events(played.told, viewpoint),
                "view": shown(played.after, viewpoint),
            }


def why(
    replay: Replay, viewpoint: Viewpoint | Literal["all"], number: int, place: int
) -> Phrase | None:
    """The game's explanation of an event, as a viewpoint may know it, or with everything open."""
    for played in play_again(replay):
        if played.number == number:
            view = {"you": None, "legal": [], **shown(played.before, viewpoint)}
            return explained(replay.game, view, events(played.told, viewpoint), place)
    raise Refused("bad-request", f"step: there is no action {number}")


def shown(state: State, viewpoint: Viewpoint | Literal["all"]) -> Document:
    return state.document() if viewpoint == "all" else state.view(viewpoint)


def events(told: list[StoredEvent], viewpoint: Viewpoint | Literal["all"]) -> list[Document]:
    if viewpoint == "all":
        return [one.document() for one in told]
    return heard_by(told, viewpoint)
