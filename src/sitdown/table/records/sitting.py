"""Sitting: the whole table after its first N records; never changed in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from sitdown.kernel import Document, State
from sitdown.wire.log import Promise
from sitdown.wire.settings import Settings

from .acting import Acted
from .append_only import AppendOnlyDict
from .beginning import Began
from .events import Viewpoint
from .feed import Feed
from .people import Asking, Chair
from .record import GameMark, TableRecord

SKIP_ALL = 1 << 60
"""A number of records that no table reaches: with it `replayed` plays no game at all."""


@mypyc_attr(allow_interpreted_subclasses=True)  # so that a copy may begin empty
class Sitting:
    """The table as it stands after its first `number` records.

    Attributes are never changed in place, only replaced. So the next sitting is a shallow copy of
    this one, and this one stays valid until the copy is stored. `feed` and `done`, which grow
    without limit, are made to be copied cheaply.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.state: Literal["open", "playing", "over", "shelved"] = "open"
        self.title = ""
        self.house_title: str | None = None
        self.game_id = ""
        self.options: Document = {}
        """All options of the game."""
        self.named_options: Document = {}
        """The options that the host has named."""
        self.settings = Settings()
        self.chairs: Sequence[Chair] = ()
        self.dealt: Sequence[Chair] = ()
        """The chairs when the game began."""
        self.final: Sequence[Chair] = ()
        """The chairs when it was over."""
        self.devices: Sequence[tuple[str, str]] = ()
        """Pairs of guests who are one player, by a link to another device."""
        self.vacant: frozenset[int] = frozenset()
        """The seats that a person has left in mid-game."""
        self.epochs: Mapping[int, int] = {}
        """How often each chair has changed hands."""
        self.looked: Mapping[str, frozenset[int]] = {}
        """The seats whose hands each person has seen."""
        self.asking: Mapping[int, Asking] = {}
        """The open requests of strangers for a chair."""
        self.turned_away: frozenset[str] = frozenset()
        """Persons whom the host has refused or removed."""
        self.muted: frozenset[str] = frozenset()
        """Persons whom the host does not let talk."""
        self.shown_out: Mapping[str, str] = {}
        """Persons who were removed, each with the reason."""
        self.requests = 0
        self.host = ""
        self.connected: Mapping[str, frozenset[str]] = {}
        self.created = 0.0
        self.started: float | None = None
        self.ended: float | None = None
        self.secret: str | None = None
        self.commitment: str | None = None
        self.called: float | None = None
        """Since when the table waits for cuts to be opened."""
        self.commitments: Sequence[str | None] = []
        self.cuts: Sequence[str | None] = []
        self.seed: str | None = None
        self.intact = True
        """Whether every record was written after exactly this log."""
        self.rules: str | None = None
        self.result: Document | None = None
        self.closed: str | None = None
        """The administrator's reason for closing the table; None if it was not closed so."""
        self.rematch: str | None = None
        self.rematch_of: str | None = None
        self.imported = False
        self.renamed = False
        self.promises: Sequence[Promise] = ()
        self.feed = Feed()
        self.done: AppendOnlyDict[tuple[int, str | None, str], int] = AppendOnlyDict()
        """Requests by seat, person and id, each with the number of its entry for the seat."""
        self.done_by_bots: dict[int, str] = {}
        """The latest request of each seat that a program plays."""
        self.position: State | None = None
        """The game; None before it begins, and at a table of other rules."""
        self.replayed_from = 0
        """The number of the snapshot that the table was loaded from. No game is played before."""
        self.prepared: State | None = None
        """While a record is taken: the position after it, if that is known already."""
        self.window = 0
        """The number of the open question, counted from 1."""
        self.opened = 0.0
        self.asked: tuple[int, ...] = ()
        """The seats that the open question went to."""
        self.hushed = False
        self.answers: Mapping[int, int] = {}
        """The number of answers that each seat has given to the open question."""
        self.held: Sequence[Acted] = ()
        """Answers in a hushed window, which only their own seats know of."""
        self.meant: Mapping[int, Document] = {}
        """Answers that wait for the moment at which their seats would have passed."""
        self.auto_since: Mapping[int, float] = {}
        """When each seat last changed how it passes automatically."""
        self.small: Mapping[int, frozenset[str]] = {}
        """The kinds of question in which a seat is not asked if it has only one answer."""
        self.waived: Mapping[int, frozenset[str]] = {}
        """The kinds of reaction that a seat lets pass even if it has a choice."""
        self.asked_in = ""
        """The phase of the game in which the question was opened."""
        self.goes_on = False
        """Whether the only seat that is asked was asked in the same phase just before."""
        self.hurried: int | None = None
        """The seat that has skipped to its next turn."""
        self.aside: State | None = None
        """In a hushed window, the position before the first held answer."""
        self.since_aside: Sequence[Acted] = ()
        """The actions after that position."""
        self.absences: Mapping[int, int] = {}
        """How often each seat has disconnected since the question was opened."""
        self.due: Mapping[int, float] = {}
        self.due_since = 0.0
        self.reserve: Mapping[int, float] = {}

    def copy(self) -> Sitting:
        """A shallow copy. Written out, because the compiled class has no `__dict__` to copy."""
        same = Sitting.__new__(Sitting)
        same.id = self.id
        same.number = self.number
        same.state = self.state
        same.title = self.title
        same.house_title = self.house_title
        same.game_id = self.game_id
        same.options = self.options
        same.named_options = self.named_options
        same.settings = self.settings
        same.chairs = self.chairs
        same.dealt = self.dealt
        same.final = self.final
        same.devices = self.devices
        same.vacant = self.vacant
        same.epochs = self.epochs
        same.looked = self.looked
        same.asking = self.asking
        same.turned_away = self.turned_away
        same.muted = self.muted
        same.shown_out = self.shown_out
        same.requests = self.requests
        same.host = self.host
        same.connected = self.connected
        same.created = self.created
        same.started = self.started
        same.ended = self.ended
        same.secret = self.secret
        same.commitment = self.commitment
        same.called = self.called
        same.commitments = self.commitments
        same.cuts = self.cuts
        same.seed = self.seed
        same.intact = self.intact
        same.rules = self.rules
        same.result = self.result
        same.closed = self.closed
        same.rematch = self.rematch
        same.rematch_of = self.rematch_of
        same.imported = self.imported
        same.renamed = self.renamed
        same.promises = self.promises
        same.feed = self.feed.copy()
        same.done = self.done.copy()
        same.done_by_bots = self.done_by_bots
        same.position = self.position
        same.replayed_from = self.replayed_from
        same.prepared = self.prepared
        same.window = self.window
        same.opened = self.opened
        same.asked = self.asked
        same.hushed = self.hushed
        same.answers = self.answers
        same.held = self.held
        same.meant = self.meant
        same.auto_since = self.auto_since
        same.small = self.small
        same.waived = self.waived
        same.asked_in = self.asked_in
        same.goes_on = self.goes_on
        same.hurried = self.hurried
        same.aside = self.aside
        same.since_aside = self.since_aside
        same.absences = self.absences
        same.due = self.due
        same.due_since = self.due_since
        same.reserve = self.reserve
        return same

    # Questions.

    @property
    def players(self) -> int:
        return len(self.chairs)

    def is_here(self, person: str) -> bool:
        return bool(self.connected.get(person))

    def devices_of(self, person: str) -> set[str]:
        """All guests that are the same player as this one, by links to other devices."""
        same = {person}
        # As many rounds as there are links are enough to follow the longest chain of them.
        for _ in self.devices:
            same |= {one for pair in self.devices if same & set(pair) for one in pair}
        return same

    def seats_of(self, person: str | None) -> list[int]:
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.person is not None and chair.person == person
        ]

    def reserved_for(self, person: str | None) -> list[int]:
        """The chairs that a rematch offers to a person who has not answered yet."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.reserved_for and chair.reserved_for == person
        ]

    def to_cut(self) -> list[int]:
        """The seats that have committed to a cut and have not opened it."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.commitment is not None and chair.cut is None
        ]

    def change_chair(self, seat: int, **changes: Any) -> None:
        """Changes some fields of a chair. The chair does not change hands."""
        self.put_chair(seat, replace(self.chairs[seat], **changes))

    def put_chair(self, seat: int, chair: Chair) -> None:
        self.chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]

    def change_hands(self, seat: int, chair: Chair) -> None:
        """Gives a chair to another person or bot, or frees it. Its links and wishes end."""
        self.put_chair(seat, chair)
        self.small = {other: kinds for other, kinds in self.small.items() if other != seat}
        self.waived = {other: kinds for other, kinds in self.waived.items() if other != seat}
        self.epochs = {**self.epochs, seat: self.epochs.get(seat, 0) + 1}
        if chair.person is not None:
            self.end_requests(seat, chair.person)

    def end_request(self, request: int) -> Asking:
        """Removes a stranger's request for a chair."""
        asking = self.asking[request]
        self.asking = {id: one for id, one in self.asking.items() if id != request}
        return asking

    def end_requests(self, seat: int, person: str) -> None:
        """Removes all requests for a chair that was taken, and those of its new person."""
        self.asking = {
            id: one for id, one in self.asking.items() if one.seat != seat and one.person != person
        }

    def has_host(self) -> bool:
        """Whether the table has a host who decides. A host who has left the game does not."""
        return bool(self.seats_of(self.host)) or self.host not in self.looked

    def note_looks(self) -> None:
        """Remembers which persons have seen which hands of the game under way."""
        if self.started is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.person is not None:
                    self.look_into(chair.person, frozenset([seat]))

    def look_into(self, person: str, seats: frozenset[int]) -> None:
        self.looked = {**self.looked, person: self.looked.get(person, frozenset()) | seats}

    def owing(self) -> tuple[int, ...]:
        """The seats that owe an answer now. Clients must not see all of them in a hushed window."""
        if self.position is None or self.state != "playing":
            return ()
        return self.position.actors

    def token(self, seat: Viewpoint) -> str:
        """The id of the open question for a seat. It changes with each answer of the seat."""
        return f"{self.window}.{0 if seat is None else self.answers.get(seat, 0)}"

    # Taking records.

    def take(self, record: TableRecord, prepared: State | None = None) -> None:
        """Takes one record; `prepared` is the position after it, if it is known already."""
        self.number += 1
        self.intact = self.intact and record.follows in (None, self.feed.last_link)
        self.prepared = prepared
        record.take(self)
        self.prepared = None

    def after(self, records: Sequence[TableRecord], position: State | None = None) -> Sitting:
        """The next sitting, after these records. This one stays as it is."""
        coming = self.copy()
        # Positions are changed in place by playing, so a played action needs a copy.
        plays = position is None and any(isinstance(record, Acted) for record in records)
        if plays and self.position is not None:
            coming.position = self.position.copy()
        coming.take_all(records, position)
        return coming

    def take_all(self, records: Sequence[TableRecord], position: State | None = None) -> None:
        """Takes the records of a deed; `position` is the game after them, if they change it."""
        for record in records:
            self.take(record, position if isinstance(record, Acted | Began) else None)

    def set_secret(self, secret: str) -> None:
        self.secret = secret
        self.feed.secret = secret

    def set_options(self, named: Document, added: Document) -> None:
        """Sets the options that the host has named, and those that are added to them."""
        self.named_options = named
        self.options = {**named, **added}

    def set_chairs(self, chairs: Sequence[Chair]) -> None:
        self.chairs = chairs
        self.feed.resize(len(chairs))

    def open_window(self, at: float, mark: GameMark, hushed: bool) -> None:
        self.window += 1
        self.opened = at
        same = self.asked_in == mark.phase and self.asked == tuple(mark.actors)
        self.goes_on = same and len(mark.actors) == 1
        self.asked = tuple(mark.actors)
        self.asked_in = mark.phase
        self.hushed = hushed
        self.answers = {}
        self.held = ()
        self.meant = {}
        self.aside = None
        self.since_aside = ()
        self.absences = {}
        self.due = {}

    def answered(self, seat: int) -> None:
        self.answers = {**self.answers, seat: self.answers.get(seat, 0) + 1}

    def spare(self, seat: int, window: str, on: bool) -> None:
        """Sets whether a seat is not asked in a kind of question if it has only one answer."""
        self.small = with_kind(self.small, seat, window, on)

    def waive(self, seat: int, window: str, on: bool) -> None:
        """Sets whether a seat lets a kind of reaction pass unless it answers in time."""
        self.waived = with_kind(self.waived, seat, window, on)

    def drop_meant(self, seat: int) -> None:
        """Removes the waiting answer of a seat."""
        if seat in self.meant:
            self.meant = {other: act for other, act in self.meant.items() if other != seat}

    def spend(self, seat: int, at: float) -> None:
        """Takes the time that a seat needed beyond its deadline from its reserve."""
        if not self.hushed and seat in self.due:
            late = max(0.0, at - self.due[seat])
            left = max(0.0, self.reserve.get(seat, 0.0) - late)
            self.reserve = {**self.reserve, seat: left}

    def remember(self, seat: int, id: str) -> None:
        """Remembers that a request was carried out, with its number in the log of the seat."""
        self.done.keep((seat, self.chairs[seat].person, id), self.feed.last(seat))

    def remembered(self, seat: int, id: str) -> int | None:
        """The log number of a request that this seat's person or bot has made before; else None."""
        if self.done_by_bots.get(seat) == id:
            return self.feed.last(seat)
        person = self.chairs[seat].person
        if person is None or not self.devices:
            return self.done.get((seat, person, id))
        found = (self.done.get((seat, device, id)) for device in self.devices_of(person))
        return next((number for number in found if number is not None), None)


def replayed(
    id: str, records: list[TableRecord], skipped: int, position: State | None = None
) -> Sitting:
    """The sitting after all records. The game is played only after the first `skipped` ones."""
    sitting = Sitting(id)
    sitting.replayed_from = skipped
    for record in records:
        sitting.take(record)
        if sitting.number == skipped:
            sitting.position = position
    return sitting


def with_kind(
    kinds: Mapping[int, frozenset[str]], seat: int, window: str, on: bool
) -> Mapping[int, frozenset[str]]:
    """The kinds of question with one more for a seat, or with one less."""
    others = kinds.get(seat, frozenset()) - {window}
    return {**kinds, seat: others | {window} if on else others}
