"""Plans: leave, remove a person, stand-in bots, presence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from sitdown.table.records.ending import Ended
from sitdown.table.records.hosting import Hosted
from sitdown.table.records.joining import Declined, Withdrawn
from sitdown.table.records.leaving import Back, Gone, Here, Left, StoodIn
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused

from .clock import renewed
from .deed import Deed, Plan
from .permissions import person_for_host, require_not_called, require_own


def leave(person: str, bot: str, seat: int | None = None) -> Plan:
    """A person leaves a chair, withdraws a request for one, or declines the offer of a rematch.

    Before the game begins the chair becomes free; afterwards a bot plays on.
    """

    def plan(sitting: Sitting, now: float) -> Deed:
        own = sitting.seats_of(person)
        waiting = waiting_for(sitting, person, seat)
        if waiting:
            return Deed([Withdrawn(at=now, request=request) for request in waiting])
        declined = declines(sitting, person, now, seat)
        if declined:
            return Deed([*declined])
        if seat is not None and seat not in own:
            raise Refused("not-yours", f"seat {seat} is not yours")
        leaving = own if seat is None else [seat]
        require_not_called(sitting)
        if sitting.state in ("over", "shelved") or not leaving:
            return Deed([])
        return without(sitting, person, leaving, Left(at=now, seat=0, bot=bot))

    return plan


def without(sitting: Sitting, person: str, leaving: list[int], left: Left) -> Deed:
    """Takes a person off some chairs. `left` is the pattern of the records. A host is replaced."""
    bot = left.bot if sitting.state == "playing" else None
    records: list[TableRecord] = [replace(left, seat=one, bot=bot) for one in leaving]
    if sitting.host == person and leaving == sitting.seats_of(person):
        records += hand_on(sitting, leaving, left.at)
    return Deed(records)


def put_out(host: str, seat: int, bot: str, why: str = "") -> Plan:
    """The table's host removes a person, who cannot come back.

    Refused in the middle of a rated game. Leaving it means the last place, and a host must not win
    by removing others.
    """

    def plan(sitting: Sitting, now: float) -> Deed:
        person = person_for_host(sitting, host, seat)
        if sitting.settings.rated and sitting.state == "playing":
            raise Refused("not-open", "nobody is put out of a rated game that has begun")
        require_not_called(sitting)
        left = Left(at=now, seat=seat, bot=bot, put_out="host", why=why)
        return without(sitting, person, sitting.seats_of(person), left)

    return plan


def put_out_by_house(person: str, why: str) -> Plan:
    """The administrator removes a person from all chairs and from the requests for one."""
    return leave_entirely(person, put_out="house", why=why)


def leave_entirely(person: str, **how: Any) -> Plan:
    """Takes a person off all chairs, and withdraws all requests for one. `how`: see `Left`."""

    def plan(sitting: Sitting, now: float) -> Deed:
        waiting = waiting_for(sitting, person, None)
        withdrawn: list[TableRecord] = [Withdrawn(at=now, request=request) for request in waiting]
        withdrawn += declines(sitting, person, now)
        own = sitting.seats_of(person)
        if sitting.state not in ("open", "playing") or not own:
            return Deed(withdrawn)
        require_not_called(sitting)
        left = Left(at=now, seat=0, bot=sitting.settings.stand_in, **how)
        return Deed([*withdrawn, *without(sitting, person, own, left).records])

    return plan


def declines(
    sitting: Sitting, person: str, now: float, seat: int | None = None
) -> Sequence[Declined]:
    """Declines all chairs that a rematch offers a person, or only the given one."""
    offered = sitting.reserved_for(person) if sitting.state == "open" else []
    return [Declined(at=now, seat=one) for one in offered if seat in (None, one)]


def waiting_for(sitting: Sitting, person: str, seat: int | None) -> list[int]:
    """The open requests of a person: for the given chair, or for any."""
    return [
        request
        for request, asking in sitting.asking.items()
        if asking.person == person and seat in (None, asking.seat)
    ]


def hand_on(sitting: Sitting, leaving: list[int], now: float) -> list[TableRecord]:
    """Makes the next person the host. An open table without persons is closed."""
    for seat, chair in enumerate(sitting.chairs):
        if chair.person is not None and seat not in leaving:
            return [Hosted(at=now, seat=seat)]
    return [Ended(at=now)] if sitting.state == "open" else []


def stand_in(person: str, seat: int, on: bool, bot: str) -> Plan:
    """A person switches the stand-in for a seat on or off."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_own(sitting, seat, person)
        if sitting.state != "playing":
            raise Refused("not-playing", "no game is under way here")
        if on == (sitting.chairs[seat].stand_in is not None):
            return Deed([])
        if on:
            return Deed([StoodIn(at=now, seat=seat, bot=bot, by_choice=True)])
        return Deed([Back(at=now, seat=seat)])

    return plan


def presence(person: str, process: str, is_here: bool) -> Plan:
    """A person has connected to this process, or disconnected from it."""

    def plan(sitting: Sitting, now: float) -> Deed:
        known = process in sitting.connected.get(person, ())
        if known == is_here or (is_here and not sitting.seats_of(person)):
            return Deed([])
        if not is_here:
            return Deed([Gone(at=now, person=person, process=process)])
        # Deadlines are renewed only if the person was connected to no other process.
        own = [] if sitting.is_here(person) else sitting.seats_of(person)
        return Deed([Here(at=now, person=person, process=process), *renewed(sitting, own, now)])

    return plan


def ghosts(alive: set[str]) -> Plan:
    """Disconnects all persons from processes that are no longer alive."""

    def plan(sitting: Sitting, now: float) -> Deed:
        gone: list[TableRecord] = [
            Gone(at=now, person=person, process=process)
            for person, processes in sitting.connected.items()
            for process in sorted(processes - alive)
        ]
        return Deed(gone)

    return plan
