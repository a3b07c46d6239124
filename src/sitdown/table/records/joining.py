"""Records of joining: a chair is taken, asked for, granted, refused, moved to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sitdown.kernel import Document

from .feed import Entry
from .people import Asking, Chair
from .record import TableRecord

if TYPE_CHECKING:
    from .sitting import Sitting


class Joined(TableRecord, tag="joined"):
    """A person takes a free chair, or the chair of a bot that replaced a person who left."""

    seat: int
    person: str
    name: str
    mask: str | None = None
    commitment: str | None = None

    def take(self, sitting: Sitting) -> None:
        instead = sitting.chairs[self.seat].bot
        sitting.vacant -= {self.seat}
        gone_at = None if sitting.is_here(self.person) or sitting.started is None else self.at
        chair = Chair(
            kind="person",
            person=self.person,
            name=self.name,
            mask=self.mask,
            gone_at=gone_at,
            commitment=self.commitment,
        )
        sitting.change_hands(self.seat, chair)
        sitting.note_looks()
        if self.person in sitting.shown_out:
            others = {one: why for one, why in sitting.shown_out.items() if one != self.person}
            sitting.shown_out = others
        fields = {
            "seat": self.seat,
            "name": self.name,
            "instead": instead,
            "commitment": self.commitment,
        }
        sitting.feed.add(Entry(self.at, "joined", fields))


class Declined(TableRecord, tag="declined"):
    """A person declines the chair that a rematch has offered. It is free for anybody now."""

    seat: int

    def take(self, sitting: Sitting) -> None:
        name = sitting.chairs[self.seat].name
        sitting.change_hands(self.seat, Chair())
        sitting.feed.add(Entry(self.at, "declined", {"seat": self.seat, "name": name}))


class Asked(TableRecord, tag="asked"):
    """A stranger asks for a chair that was left in mid-game. The host decides."""

    seat: int
    person: str
    name: str
    mask: str | None = None

    def take(self, sitting: Sitting) -> None:
        sitting.requests += 1
        asking = Asking(self.seat, self.person, self.name, self.mask)
        sitting.asking = {**sitting.asking, sitting.requests: asking}
        sitting.feed.add(Entry(self.at, "asked", request_fields(sitting.requests, asking)))


class Admitted(TableRecord, tag="admitted"):
    """The host lets a stranger in. The next record seats them."""

    request: int

    def take(self, sitting: Sitting) -> None:
        asking = sitting.end_request(self.request)
        sitting.feed.add(Entry(self.at, "admitted", request_fields(self.request, asking)))


class TurnedAway(TableRecord, tag="turned-away"):
    """The host does not let a stranger in."""

    request: int

    def take(self, sitting: Sitting) -> None:
        asking = sitting.end_request(self.request)
        sitting.turned_away |= {asking.person}
        sitting.feed.add(Entry(self.at, "turned-away", request_fields(self.request, asking)))


class Withdrawn(TableRecord, tag="withdrawn"):
    """A stranger withdraws the request for a chair."""

    request: int

    def take(self, sitting: Sitting) -> None:
        asking = sitting.end_request(self.request)
        sitting.feed.add(Entry(self.at, "withdrawn", request_fields(self.request, asking)))


def request_fields(request: int, asking: Asking) -> Document:
    return {"request": request, "seat": asking.seat, "name": asking.name}


class Moved(TableRecord, tag="moved"):
    """A seat moves to another device: to the guest that opened the link there."""

    seat: int
    person: str
    commitment: str | None = None

    def take(self, sitting: Sitting) -> None:
        chair = sitting.chairs[self.seat]
        if sitting.host == chair.person and len(sitting.seats_of(sitting.host)) == 1:
            sitting.host = self.person
        if chair.person is not None and chair.person in sitting.looked:
            # The guest that opened the link is the same player and has seen the same hands.
            sitting.look_into(self.person, sitting.looked[chair.person])
        if chair.person is not None:
            sitting.devices = (*sitting.devices, (chair.person, self.person))
        gone_at = None if sitting.is_here(self.person) else self.at
        # Only the device that has committed can open the cut.
        commitment = self.commitment if sitting.started is None else chair.commitment
        moved = replace(
            chair, person=self.person, gone_at=gone_at, next=None, commitment=commitment
        )
        sitting.change_hands(self.seat, moved)
        sitting.note_looks()
        fields = {"seat": self.seat, "name": chair.name, "commitment": self.commitment}
        sitting.feed.add(Entry(self.at, "moved", fields))
