"""The timers of a table: defaults when time is up, stand-ins for absent people."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from sitdown.table.records.acting import Still
from sitdown.table.records.leaving import StoodIn
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused
from sitdown.wire.log import By

from .acting import act
from .beginning import begun
from .clock import expires, passes_at, renewed, shifted, sits_in_at, wakes_at
from .deed import Deed, Plan


def upkeep(sitting: Sitting, now: float) -> Deed:
    """Does the next thing that is due; an empty deed if nothing is."""
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
    """Gives the waiting answer of a seat that passes automatically. Without one it passes."""
    token = sitting.token(seat)
    if seat in sitting.meant:
        # The waiting answer may have become illegal since.
        with suppress(Refused):
            return act(seat, f"meant/{token}", sitting.meant[seat], token)(sitting, now)
    passed = None if sitting.position is None else sitting.position.declining(seat)
    if passed is None:
        return default(sitting, seat, "auto", now)
    return act(seat, f"auto/{token}", passed, token, "auto")(sitting, now)


def default(sitting: Sitting, seat: int, by: By, now: float) -> Deed:
    """Takes the default action for a seat."""
    position = sitting.position
    action = None if position is None else position.default(seat)
    if action is None:
        return Deed([])
    token = sitting.token(seat)
    return act(seat, f"{by}/{token}", action, token, by)(sitting, now)


def stood_still(outages: Iterable[tuple[float, float]]) -> Plan:
    """Moves deadlines by the times in which no server ran after they were set."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.state != "playing" or not sitting.due:
            return Deed([])
        seconds = seconds_after(sitting.due_since, outages)
        if not seconds:
            return Deed([])
        return Deed([Still(at=now, seconds=seconds), shifted(sitting, seconds, now)])

    return plan


def seconds_after(moment: float, outages: Iterable[tuple[float, float]]) -> float:
    """Seconds of these times after a moment. Overlapping times count once."""
    seconds = 0.0
    for since, until in sorted(outage for outage in outages if outage[1] > moment):
        seconds += max(0.0, until - max(since, moment))
        moment = max(moment, until)
    return seconds
