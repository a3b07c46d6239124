"""Sitting: all that a table is, as it follows from its records. It decides nothing."""

from __future__ import annotations

from contextlib import suppress
from copy import copy
from typing import Literal

import msgspec

from sitdown import catalog
from sitdown.kernel import Document, SitdownError, State

from .feed import Deaf, Feed
from .play import Acted, Began, Mark
from .record import Record
from .seating import Asking, Chair
from .settings import Settings
from .talk import Promise
from .told import Told, Viewpoint, written


class OtherRules(Exception):
    """The records do not come out under the rules of today."""


class Sitting:
    """The table as it stands after its first `number` records.

    `epochs`: how often each chair has changed hands. `looked`: which hands each person has looked
    into. `asking`: who waits to be let in. `done`: the requests that each person on a chair has
    made, and where the chair sees them. `position` is the game, None before it
    begins and on a table of other rules. `window` counts the questions of the game; `asked` are
    those it went to; `answers` how many a seat has given to it. In a hushed window `held` are the
    answers that only their seats know of, and `aside` is the position before the first of them;
    `meant` are answers that wait for the moment at which their seats would have passed.
    `called`: since when those who have committed to a cut are waited for. `intact`: every record
    follows on the log that it was written after.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.state: Literal["open", "playing", "over", "shelved"] = "open"
        self.title = ""
        self.game_id = ""
        self.options: Document = {}
        self.settings = Settings()
        self.chairs: list[Chair] = []
        self.vacant: set[int] = set()
        self.epochs: dict[int, int] = {}
        self.looked: dict[str, set[int]] = {}
        self.asking: dict[int, Asking] = {}
        self.turned_away: set[str] = set()
        self.requests = 0
        self.host = ""
        self.houses: dict[str, set[str]] = {}
        self.created = 0.0
        self.started: float | None = None
        self.ended: float | None = None
        self.secret: str | None = None
        self.commitment: str | None = None
        self.called: float | None = None
        self.commitments: list[str | None] = []
        self.cuts: list[str | None] = []
        self.seed: str | None = None
        self.intact = True
        self.rules: str | None = None
        self.result: Document | None = None
        self.rematch: str | None = None
        self.rematch_of: str | None = None
        self.imported = False
        self.promises: list[Promise] = []
        self.feed = Feed(0)
        self.done: dict[tuple[int, str | None], dict[str, int]] = {}
        self.position: State | None = None
        self.replayed_from = 0
        self.prepared: State | None = None
        self.window = 0
        self.opened = 0.0
        self.asked: tuple[int, ...] = ()
        self.hushed = False
        self.answers: dict[int, int] = {}
        self.held: list[Acted] = []
        self.meant: dict[int, Document] = {}
        self.auto_since: dict[int, float] = {}
        self.aside: State | None = None
        self.since_aside: list[Acted] = []
        self.absences: dict[int, int] = {}
        self.due: dict[int, float] = {}
        self.due_since = 0.0
        self.reserve: dict[int, float] = {}

    # Questions.

    @property
    def players(self) -> int:
        return len(self.chairs)

    def is_here(self, person: str) -> bool:
        return bool(self.houses.get(person))

    def seats_of(self, person: str | None) -> list[int]:
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None and chair.person == person
        ]

    def to_cut(self) -> list[int]:
        """The seats that have committed to a cut and have not opened it."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.commitment is not None and chair.cut is None
        ]

    def change_hands(self, seat: int, chair: Chair) -> None:
        """Somebody else sits there now, or nobody: what the chair gave out before ends."""
        self.chairs[seat] = chair
        self.epochs[seat] = self.epochs.get(seat, 0) + 1
        if chair.person is not None:
            self.end_requests(seat, chair.person)

    def end_requests(self, seat: int, person: str) -> None:
        """Nobody waits for a chair that is taken, nor does who has one."""
        self.asking = {
            id: one for id, one in self.asking.items() if one.seat != seat and one.person != person
        }

    def has_host(self) -> bool:
        """Whether somebody decides for the table: not a host who has left it."""
        return bool(self.seats_of(self.host)) or self.host not in self.looked

    def note_looks(self) -> None:
        """Keeps in mind who has looked into which hand of the game under way."""
        if self.started is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.person is not None:
                    self.looked.setdefault(chair.person, set()).add(seat)

    def owing(self) -> tuple[int, ...]:
        """The seats that owe an answer now; only the table itself may know all of them."""
        if self.position is None or self.state != "playing":
            return ()
        return self.position.actors

    def token(self, seat: Viewpoint) -> str:
        """The id of the open question for a seat: another one for each answer it gives."""
        return f"{self.window}.{0 if seat is None else self.answers.get(seat, 0)}"

    def seen_by(self, viewpoint: Viewpoint) -> State | None:
        """The position with what this viewpoint may notice: of a hushed window its own answer."""
        before = self.aside if self.held else self.position
        if before is None or (before is self.position and viewpoint not in self.meant):
            return self.position
        state = before.copy()
        for acted in self.since_aside if self.held else ():
            if not acted.held or acted.seat == viewpoint:
                state.apply(acted.seat, acted.act)
        if viewpoint is not None and viewpoint in self.meant:
            with suppress(SitdownError):  # something else has happened that rules it out
                state.apply(viewpoint, self.meant[viewpoint])
        return state

    # Taking records.

    def take(self, record: Record, prepared: State | None = None) -> None:
        """One record more; `prepared` is the position after it, if it has been reached already."""
        self.number += 1
        self.intact = self.intact and record.follows in (None, self.feed.head)
        self.prepared = prepared
        record.take(self)
        self.prepared = None

    def after(self, records: list[Record], position: State | None) -> Sitting:
        """The sitting as it will be, for who needs to know before it is; it hears nothing."""
        coming = copy(self)
        coming.feed = Deaf(self.players)
        coming.done = {}
        coming.answers = dict(self.answers)
        coming.held = self.held[:]
        coming.meant = dict(self.meant)
        coming.auto_since = dict(self.auto_since)
        coming.since_aside = self.since_aside[:]
        coming.reserve = dict(self.reserve)
        if any(record.on_show for record in records):
            coming.chairs = [copy(chair) for chair in self.chairs]
            coming.vacant = set(self.vacant)
            coming.epochs = dict(self.epochs)
            coming.asking = dict(self.asking)
            coming.turned_away = set(self.turned_away)
            coming.looked = {person: set(seats) for person, seats in self.looked.items()}
            coming.absences = dict(self.absences)
            coming.houses = {person: set(houses) for person, houses in self.houses.items()}
            coming.promises = [copy(promise) for promise in self.promises]
        coming.take_all(records, position)
        return coming

    def take_all(self, records: list[Record], position: State | None) -> None:
        """Records that belong together; `position` is the game after them, if they change it."""
        for record in records:
            self.take(record, position if isinstance(record, Acted | Began) else None)

    def set_secret(self, secret: str) -> None:
        self.secret = secret
        self.feed.secret = secret

    def set_chairs(self, chairs: list[Chair]) -> None:
        self.chairs = [copy(chair) for chair in chairs]
        self.feed.resize(len(chairs))

    def begin(self, mark: Mark) -> None:
        """The new game; a table that is read from a snapshot skips what lies before it."""
        if self.number <= self.replayed_from:
            return
        if self.prepared is not None:
            self.position = self.prepared
            return
        game = catalog.load(self.game_id)
        self.position = game.new(self.players, self.seed or "", **self.options)
        self.compare(mark)

    def play(self, acted: Acted) -> None:
        """Carries an action out, or takes the position that it was carried out on."""
        if acted.held and self.aside is None:
            self.aside = None if self.position is None else self.position.copy()
        if self.aside is not None:
            self.since_aside.append(acted)
        if self.number <= self.replayed_from:
            return
        if self.prepared is not None:
            self.position = self.prepared
            return
        if self.position is None:
            raise OtherRules(f"record {self.number}: no position to carry it out on")
        try:
            events = self.position.apply(acted.seat, acted.act)
        except SitdownError as error:
            raise OtherRules(f"record {self.number}: {error}") from None
        if encode_told([written(event) for event in events]) != encode_told(acted.told):
            raise OtherRules(f"record {self.number} now tells something else")
        self.compare(acted.mark)

    def compare(self, mark: Mark) -> None:
        position = self.position
        if position is None or mark_of(position) != mark:
            raise OtherRules(f"record {self.number} now leads elsewhere")

    def open_window(self, at: float, mark: Mark, hushed: bool) -> None:
        self.window += 1
        self.opened = at
        self.asked = tuple(mark.actors)
        self.hushed = hushed
        self.answers = {}
        self.held = []
        self.meant = {}
        self.aside = None
        self.since_aside = []
        self.absences = {}
        self.due = {}

    def answered(self, seat: int) -> None:
        self.answers[seat] = self.answers.get(seat, 0) + 1

    def spend(self, seat: int, at: float) -> None:
        """What a seat needed beyond the time for the decision comes out of its reserve."""
        if not self.hushed and seat in self.due:
            late = max(0.0, at - self.due[seat])
            self.reserve[seat] = max(0.0, self.reserve.get(seat, 0.0) - late)

    def remember(self, seat: int, id: str) -> None:
        """That a request was carried out, and where its seat sees it."""
        occupant = (seat, self.chairs[seat].person)
        self.done.setdefault(occupant, {})[id] = self.feed.last(seat)

    def remembered(self, seat: int, id: str) -> int | None:
        """Where a seat sees a request that who sits there now has made before; None if not."""
        return self.done.get((seat, self.chairs[seat].person), {}).get(id)


def mark_of(state: State) -> Mark:
    return Mark(state.phase, list(state.actors), state.chance.drawn)


def encode_told(told: list[Told]) -> bytes:
    return msgspec.json.encode(told)
