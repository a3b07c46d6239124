"""What a table does by itself: play for those whose time is up, and seat bots for who is gone."""

from __future__ import annotations

from contextlib import suppress

from .acts import act
from .clock import expires, passes_at, renewed, shifted, sits_in_at, wakes_at
from .deed import Deed, Plan
from .play import By, Still
from .record import Record
from .refusal import Refused
from .seating import Gone, Here, StoodIn
from .seats import begun
from .sitting import Sitting
from .windows import declining


def upkeep(sitting: Sitting, now: float) -> Deed:
    """The next thing that is due; nothing if none is."""
    if sitting.called is not None:
        return begun(sitting, [], now) if is_past(wakes_at(sitting), now) else Deed([])
    if sitting.state != "playing":
        return Deed([])
    for seat in range(sitting.players):
        moment = sits_in_at(sitting, seat)
        if moment is not None and moment <= now:
            stood_in = StoodIn(at=now, seat=seat, bot=sitting.settings.stand_in)
            return Deed([stood_in, *renewed(sitting, [seat], now)])
    for seat in sitting.owing():
        if is_past(passes_at(sitting, seat), now):
            return as_meant(sitting, seat, now)
        if is_past(expires(sitting, seat), now):
            return default(sitting, seat, "clock", now)
    return Deed([])


def is_past(moment: float | None, now: float) -> bool:
    return moment is not None and moment <= now


def as_meant(sitting: Sitting, seat: int, now: float) -> Deed:
    """What a seat that lets reactions pass has said meanwhile; it passes if it has not."""
    token = sitting.token(seat)
    if seat in sitting.meant:
        # What it meant may have been ruled out since.
        with suppress(Refused):
            return act(seat, f"meant/{token}", sitting.meant[seat], token)(sitting, now)
    passed = None if sitting.position is None else declining(sitting.position, seat)
    if passed is None:
        return default(sitting, seat, "auto", now)
    return act(seat, f"auto/{token}", passed, token, "auto")(sitting, now)


def default(sitting: Sitting, seat: int, by: By, now: float) -> Deed:
    """The least that the rules allow, done for a seat."""
    position = sitting.position
    action = None if position is None else position.default(seat)
    if action is None:
        return Deed([])
    token = sitting.token(seat)
    return act(seat, f"{by}/{token}", action, token, by)(sitting, now)


def presence(person: str, house: str, is_here: bool) -> Plan:
    """A person has come to this process, or has gone from it."""

    def plan(sitting: Sitting, now: float) -> Deed:
        known = house in sitting.houses.get(person, ())
        if known == is_here or (is_here and not sitting.seats_of(person)):
            return Deed([])
        if not is_here:
            return Deed([Gone(at=now, person=person, house=house)])
        own = [] if sitting.is_here(person) else sitting.seats_of(person)
        return Deed([Here(at=now, person=person, house=house), *renewed(sitting, own, now)])

    return plan


def ghosts(alive: set[str]) -> Plan:
    """Who was connected to a process that is no more is gone."""

    def plan(sitting: Sitting, now: float) -> Deed:
        gone: list[Record] = [
            Gone(at=now, person=person, house=house)
            for person, houses in sitting.houses.items()
            for house in sorted(houses - alive)
        ]
        return Deed(gone)

    return plan


def stood_still(since: float, until: float) -> Plan:
    """No server ran for a while: deadlines from before are moved by that."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.state != "playing" or not sitting.due or sitting.due_since >= until:
            return Deed([])
        seconds = until - max(since, sitting.due_since)
        return Deed([Still(at=now, seconds=seconds), shifted(sitting, seconds, now)])

    return plan
