"""Records of talk: messages, promises and their verdicts, mutes, automatic passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from sitdown.kernel import Document
from sitdown.wire.decoding import fits
from sitdown.wire.log import Promise

from .feed import Entry
from .record import TableRecord

if TYPE_CHECKING:
    from .sitting import Sitting


def verdict(promise: Promise, told: list[Document], is_over: bool, do: str = "") -> bool | None:
    """The verdict on a promise by public events: True if kept, False if broken, None if open.

    `do`: the aside that caused the events, or empty. A pledge may list the asides that keep it.
    """
    if promise.state != "standing" or not promise.pledge:
        return None
    never, will = promise.pledge.get("never"), promise.pledge.get("will")
    if tells_of(told, never):
        return False
    if tells_of(told, will) and do in (promise.pledge.get("by") or [do]):
        return True
    return not will if is_over else None


def tells_of(told: list[Document], pledged: Document | list[Document] | None) -> bool:
    """Whether one of these events matches the pledge, or one of its alternatives."""
    parts = pledged if isinstance(pledged, list) else [pledged]
    return any(contains(event, part) for event in told for part in parts if part)


def contains(event: Document, part: Document) -> bool:
    """Whether an event has all fields of a partial event."""
    return all(name in event and fits_part(event[name], value) for name, value in part.items())


def fits_part(value: Any, part: Any) -> bool:
    """Whether a value matches a part. For a list a part may name some places: `{"2": …}`."""
    if isinstance(part, dict) and isinstance(value, list):
        places = {str(place): item for place, item in enumerate(value)}
        return contains(places, part)
    if isinstance(part, dict) and isinstance(value, dict):
        return contains(value, part)
    return bool(value == part)


class Said(TableRecord, tag="said"):
    """A message of a seat, to all or to one seat."""

    on_show: ClassVar[bool] = False

    seat: int
    id: str
    text: str
    to: int | None = None
    line: str | UnsetType = UNSET
    """The id of the sentence, if a bot says one of the server's own."""
    about: int | UnsetType = UNSET
    """The seat that this sentence is about."""

    def take(self, sitting: Sitting) -> None:
        fields: dict[str, Any] = {"seat": self.seat, "to": self.to, "text": self.text}
        if self.line is not UNSET:
            fields["line"] = self.line
        if self.about is not UNSET:
            fields["about"] = self.about
        pair = None if self.to is None else tuple({self.seat, self.to})
        sitting.feed.add(Entry(self.at, "talk", fields, pair))
        sitting.remember(self.seat, self.id)


class Muted(TableRecord, tag="muted"):
    """The table's host mutes a person, or ends that."""

    seat: int
    on: bool

    def take(self, sitting: Sitting) -> None:
        person = sitting.chairs[self.seat].person
        if person is not None:
            others = sitting.muted - {person}
            sitting.muted = others | {person} if self.on else others
        sitting.feed.add(Entry(self.at, "muted", {"seat": self.seat, "on": self.on}))


class Promised(TableRecord, tag="promised"):
    """A seat makes a promise to another seat."""

    seat: int
    id: str
    to: int
    text: str
    pledge: dict[str, Any] | None = None
    line: str | UnsetType = UNSET

    def take(self, sitting: Sitting) -> None:
        # A pledge that cannot be encoded would end every connection at this table.
        pledge = self.pledge if fits(self.pledge) else None
        number = len(sitting.promises) + 1
        promise = Promise(number, self.seat, self.to, self.text, pledge, self.at, line=self.line)
        sitting.promises = (*sitting.promises, promise)
        sitting.feed.add(Entry(self.at, "promise", {"promise": promise.document()}))
        sitting.remember(self.seat, self.id)


class Judged(TableRecord, tag="judged"):
    """A verdict on a promise: by the seat it was given to, or by the server from the events."""

    seat: int
    id: str
    promise: int
    kept: bool
    house: bool = False

    def take(self, sitting: Sitting) -> None:
        place = self.promise - 1
        state: Literal["kept", "broken"] = "kept" if self.kept else "broken"
        promise = replace(
            sitting.promises[place], state=state, judged_at=self.at, house=self.house or UNSET
        )
        before, after = sitting.promises[:place], sitting.promises[self.promise :]
        sitting.promises = (*before, promise, *after)
        sitting.feed.add(Entry(self.at, "judged", {"promise": promise.document()}))
        sitting.remember(self.seat, self.id)


class Auto(TableRecord, tag="auto"):
    """A seat switches automatic passing on or off. Only the seat itself is told.

    Without `window`, all reactions pass unless the seat answers in time.
    """

    on_show: ClassVar[bool] = False

    seat: int
    id: str
    on: bool
    window: str | UnsetType = UNSET
    """The kind of question in which the seat is not asked if it has only one answer."""
    choices: bool | UnsetType = UNSET
    """With `window`: reactions of this kind pass even if the seat has a choice."""

    def take(self, sitting: Sitting) -> None:
        fields: dict[str, Any] = {"on": self.on}
        if self.window and self.choices:
            sitting.waive(self.seat, self.window, self.on)
            fields |= {"window": self.window, "choices": True}
        elif self.window:
            sitting.spare(self.seat, self.window, self.on)
            fields["window"] = self.window
        else:
            sitting.change_chair(self.seat, auto=self.on)
        sitting.auto_since = {**sitting.auto_since, self.seat: self.at}
        sitting.feed.add(Entry(self.at, "auto", fields, (self.seat,)))
        sitting.remember(self.seat, self.id)
