"""Records of leaving: a person left, was removed, connected, disconnected, is replaced or back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec import field

from .feed import Entry
from .people import Chair
from .record import TableRecord

if TYPE_CHECKING:
    from .sitting import Sitting


class Left(TableRecord, tag="left"):
    """A person leaves a chair. In a game that has begun a bot plays on."""

    seat: int
    bot: str | None = None
    put_out: Literal["host", "house"] | None = None
    """The table's host or the administrator (`house`) who removed the person; None if they left.

    A person whom the host has removed cannot come back.
    """
    why: str = ""
    """The reason that was given for the removal."""

    def take(self, sitting: Sitting) -> None:
        chair = sitting.chairs[self.seat]
        if self.bot is None:
            sitting.change_hands(self.seat, Chair())
        else:
            sitting.change_hands(self.seat, Chair(kind="bot", name=chair.name, bot=self.bot))
            sitting.vacant |= {self.seat}
        fields: dict[str, Any] = {"seat": self.seat, "name": chair.name, "bot": self.bot}
        if self.put_out is not None:
            fields |= {"put_out": self.put_out, "why": self.why}
            self.show_out(sitting, chair.person)
        sitting.feed.add(Entry(self.at, "left", fields))

    def show_out(self, sitting: Sitting, person: str | None) -> None:
        if person is not None:
            sitting.shown_out = {**sitting.shown_out, person: self.why}
        if self.put_out == "host" and person is not None:
            sitting.turned_away |= {person}


class Here(TableRecord, tag="here"):
    """A person is connected to one of the server's processes."""

    person: str
    process: str = field(name="house")

    def take(self, sitting: Sitting) -> None:
        was_here = sitting.is_here(self.person)
        processes = sitting.connected.get(self.person, frozenset()) | {self.process}
        sitting.connected = {**sitting.connected, self.person: processes}
        if was_here:
            return
        for seat in sitting.seats_of(self.person):
            chair = sitting.chairs[seat]
            sitting.change_chair(seat, gone_at=None)
            sitting.feed.add(Entry(self.at, "here", {"seat": seat}))
            if chair.stand_in is not None and not chair.by_choice:
                sitting.change_chair(seat, stand_in=None)
                sitting.feed.add(Entry(self.at, "back", {"seat": seat}))


class Gone(TableRecord, tag="gone"):
    """A person is no longer connected to a process."""

    person: str
    process: str = field(name="house")

    def take(self, sitting: Sitting) -> None:
        was_here = sitting.is_here(self.person)
        processes = sitting.connected.get(self.person, frozenset()) - {self.process}
        others = {who: where for who, where in sitting.connected.items() if who != self.person}
        sitting.connected = {**sitting.connected, self.person: processes} if processes else others
        if not was_here or processes:
            return
        for seat in sitting.seats_of(self.person):
            sitting.change_chair(seat, gone_at=self.at)
            sitting.absences = {**sitting.absences, seat: sitting.absences.get(seat, 0) + 1}
            sitting.feed.add(Entry(self.at, "gone", {"seat": seat}))


class StoodIn(TableRecord, tag="stand-in"):
    """A stand-in plays for a person who is away, or who asked for it."""

    seat: int
    bot: str
    by_choice: bool = False

    def take(self, sitting: Sitting) -> None:
        sitting.change_chair(self.seat, stand_in=self.bot, by_choice=self.by_choice)
        sitting.feed.add(Entry(self.at, "stand-in", {"seat": self.seat, "bot": self.bot}))


class Back(TableRecord, tag="back"):
    """The stand-in ends: the person plays again."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        sitting.change_chair(self.seat, stand_in=None, by_choice=False)
        sitting.feed.add(Entry(self.at, "back", {"seat": self.seat}))
