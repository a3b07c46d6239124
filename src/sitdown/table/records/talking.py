"""Records of talk: messages, promises and their verdicts, mutes, auto-pass."""

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
    """Whether what everybody is told decides it: kept, broken, or None while it stands.

    `do`: what was done unasked and brought it. A pledge may say by which of these it is kept.
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
    """Whether one of these events is what was pledged, or one of several such things."""
    parts = pledged if isinstance(pledged, list) else [pledged]
    return any(contains(event, part) for event in told for part in parts if part)


def contains(event: Document, part: Document) -> bool:
    """Whether an event has all fields of a part of one."""
    return all(name in event and fits_part(event[name], value) for name, value in part.items())


def fits_part(value: Any, part: Any) -> bool:
    """Whether a value is what a part says; of a list it may say a few places: `{"2": …}`."""
    if isinstance(part, dict) and isinstance(value, list):
        places = {str(place): item for place, item in enumerate(value)}
        return contains(places, part)
    if isinstance(part, dict) and isinstance(value, dict):
        return contains(value, part)
    return bool(value == part)


class Said(TableRecord, tag="said"):
    """Somebody says something, to all or to one seat.

    `line`: which of the house's sentences it is, where a bot has said it, and `about` whom.
    """

    on_show: ClassVar[bool] = False

    seat: int
    id: str
    text: str
    to: int | None = None
    line: str | UnsetType = UNSET
    about: int | UnsetType = UNSET

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
    """The host of the table does not let somebody talk at it, or lets him again."""

    seat: int
    on: bool

    def take(self, sitting: Sitting) -> None:
        person = sitting.chairs[self.seat].person
        if person is not None:
            others = sitting.muted - {person}
            sitting.muted = others | {person} if self.on else others
        sitting.feed.add(Entry(self.at, "muted", {"seat": self.seat, "on": self.on}))


class Promised(TableRecord, tag="promised"):
    """Somebody gives their word to a seat."""

    seat: int
    id: str
    to: int
    text: str
    pledge: dict[str, Any] | None = None
    line: str | UnsetType = UNSET

    def take(self, sitting: Sitting) -> None:
        # What cannot be told any more would end every connection at this table.
        pledge = self.pledge if fits(self.pledge) else None
        number = len(sitting.promises) + 1
        promise = Promise(number, self.seat, self.to, self.text, pledge, self.at, line=self.line)
        sitting.promises = (*sitting.promises, promise)
        sitting.feed.add(Entry(self.at, "promise", {"promise": promise.document()}))
        sitting.remember(self.seat, self.id)


class Judged(TableRecord, tag="judged"):
    """The addressee of a promise says whether it was kept, or the house does by the record."""

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
    """A seat lets reactions pass by itself unless it says something in time; only it knows.

    With `window` it is not asked in this kind of question, where it has one answer only; with
    `choices` too, reactions of this kind pass whatever it could answer.
    """

    on_show: ClassVar[bool] = False

    seat: int
    id: str
    on: bool
    window: str | UnsetType = UNSET
    choices: bool | UnsetType = UNSET

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
