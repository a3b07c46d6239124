"""Deadlines, reserves, and the moments at which programs answer for a seat.

All deadlines are in records. While no server runs, the clocks stand still.
"""

from __future__ import annotations

from typing import Final

from sitdown.kernel import State
from sitdown.table.records.acting import Acted, Due
from sitdown.table.records.sitting import Sitting

from .windows import WAITED, drawn_from, only_answer, pause

OPENING = 5.0
"""Seconds that the start of a game waits for seats that have committed to a cut."""

MAX_ABSENCES: Final = 2
"""How often a person may disconnect during one question before the clock no longer waits."""


def due(sitting: Sitting, position: State, now: float, acted: Acted | None = None) -> Due:
    """The deadlines of the next question."""
    clock = sitting.settings.clock
    assert clock is not None
    if position.is_hushed():
        seconds = clock.reaction
    elif position.is_bargaining():
        seconds = clock.trading
    else:
        seconds = clock.decision
    return Due(
        at=now,
        due=dict.fromkeys(position.actors, now + seconds),
        reserve=reserves(sitting, now, acted),
    )


def reserves(sitting: Sitting, now: float, acted: Acted | None) -> dict[int, float]:
    """The reserve of each seat after the answer that is about to be taken."""
    clock = sitting.settings.clock
    full = 0.0 if clock is None else float(clock.reserve)
    left = {seat: sitting.reserve.get(seat, full) for seat in range(sitting.players)}
    if acted is not None and acted.owed and not sitting.hushed and acted.seat in sitting.due:
        late = max(0.0, now - sitting.due[acted.seat])
        left[acted.seat] = max(0.0, left[acted.seat] - late)
    return left


def renewed(sitting: Sitting, seats: list[int], now: float) -> list[Due]:
    """New deadlines for seats whose deadline has passed while the clock waited for them."""
    clock = sitting.settings.clock
    late = [seat for seat in seats if sitting.due.get(seat, now) < now]
    if clock is None or not late or sitting.state != "playing":
        return []
    due = {**sitting.due, **dict.fromkeys(late, now + clock.reaction)}
    reserve = dict(sitting.reserve)
    for seat in late if not sitting.hushed else ():
        reserve[seat] = max(0.0, reserve.get(seat, 0.0) - (now - sitting.due[seat]))
    return [Due(at=now, due=due, reserve=reserve)]


def shifted(sitting: Sitting, seconds: float, now: float) -> Due:
    """All deadlines moved by a time in which no seat could answer."""
    later = {seat: moment + seconds for seat, moment in sitting.due.items()}
    return Due(at=now, due=later, reserve=dict(sitting.reserve))


def expires(sitting: Sitting, seat: int) -> float | None:
    """When the default is taken for a seat; None without a deadline or while the clock waits."""
    if seat not in sitting.due or is_waited_for(sitting, seat):
        return None
    return sitting.due[seat] + (0.0 if sitting.hushed else sitting.reserve.get(seat, 0.0))


def is_waited_for(sitting: Sitting, seat: int) -> bool:
    """Whether the clock of this seat stands still because its person is offline.

    It does for the first MAX_ABSENCES absences in a question only. Otherwise a person could stop
    the clock by disconnecting again and again.
    """
    chair = sitting.chairs[seat]
    if chair.gone_at is None or chair.player is not None or sitting.settings.grace is None:
        return False
    return sitting.absences.get(seat, 0) <= MAX_ABSENCES


def sits_in_at(sitting: Sitting, seat: int) -> float | None:
    """When a stand-in takes over from a person who is away; None if none will.

    None too while no person is connected: then it is not needed.
    """
    chair = sitting.chairs[seat]
    grace = sitting.settings.grace
    if chair.gone_at is None or chair.player is not None or grace is None:
        return None
    if sitting.state != "playing" or not somebody_waits(sitting):
        return None
    return chair.gone_at + grace


def somebody_waits(sitting: Sitting) -> bool:
    """Whether any person who sits there is connected."""
    return any(
        chair.person is not None and sitting.is_here(chair.person) for chair in sitting.chairs
    )


def passes_at(sitting: Sitting, seat: int) -> float | None:
    """When a seat that passes automatically answers; None if it wants to be asked.

    The moment depends neither on its hand nor on an answer that it has given meanwhile. So the
    time for which the question is open reveals nothing.
    """
    if seat not in sitting.owing():
        return None
    spared = is_spared(sitting, seat)
    if spared and is_alone(sitting, seat):
        return sitting.opened
    if spared or seat in sitting.meant or lets_pass(sitting, seat):
        return drawn_moment(sitting, seat)
    return None


def drawn_moment(sitting: Sitting, seat: int) -> float:
    """A random moment for the answer of a seat, so that its time reveals nothing."""
    pace = sitting.settings.pace
    waited = drawn_from(WAITED[pace], sitting.seed or "", sitting.window, seat)
    # If it was switched on in the middle of a question, the time begins then.
    moment = max(sitting.opened, sitting.auto_since.get(seat, 0.0)) + waited
    return min(moment, sitting.due.get(seat, moment))


def lets_pass(sitting: Sitting, seat: int) -> bool:
    """Whether a seat passes a reaction window unless it answers in time."""
    chair, position = sitting.chairs[seat], sitting.position
    if position is None or not sitting.hushed or chair.player is not None:
        return False
    if not chair.auto and position.phase not in sitting.waived.get(seat, ()):
        return False
    return position.declining(seat) is not None


def is_spared(sitting: Sitting, seat: int) -> bool:
    """Whether a person is not asked because there is only one answer.

    The person has chosen so for this kind of question, or sits among bots, which notice nothing.
    """
    chair, position = sitting.chairs[seat], sitting.position
    if position is None or chair.kind != "person" or chair.player is not None:
        return False
    if not wants_no_small(sitting, seat) and not is_alone(sitting, seat):
        return False
    return only_answer(position, seat) is not None


def wants_no_small(sitting: Sitting, seat: int) -> bool:
    position = sitting.position
    return position is not None and position.phase in sitting.small.get(seat, ())


def is_alone(sitting: Sitting, seat: int) -> bool:
    """Whether a person sits among bots only. Bots learn nothing from the time of an answer."""
    return all(chair.kind == "bot" for other, chair in enumerate(sitting.chairs) if other != seat)


def is_too_soon(sitting: Sitting, seat: int, now: float) -> bool:
    """Whether an answer of this seat has to wait until the moment at which it would pass."""
    if not sitting.hushed or is_alone(sitting, seat):
        return False
    if not lets_pass(sitting, seat) and not wants_no_small(sitting, seat):
        return False
    return now < drawn_moment(sitting, seat)


def answers_after(sitting: Sitting, seat: int) -> float:
    """Seconds after the question until a program answers for a seat."""
    if sitting.hurried is not None:
        return 0.0
    secret, pace = sitting.seed or "", sitting.settings.pace
    goes_on = sitting.goes_on and not may_be_interrupted(sitting)
    return pause(secret, sitting.window, seat, pace, sitting.hushed, goes_on)


def may_be_interrupted(sitting: Sitting) -> bool:
    """Whether one of several people might act unasked now, by what everybody knows.

    False for a single person among bots. That person has time whenever another bot begins, and can
    choose a slower pace.
    """
    position = sitting.position
    people = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "person"]
    if position is None or len(people) < 2:
        return False
    return any(aside.open(position, seat) for aside in position.rules.asides for seat in people)


def wakes_at(sitting: Sitting) -> float | None:
    """The time of the table's next timer; None if it has none."""
    if sitting.called is not None:
        return sitting.called + OPENING
    if sitting.state != "playing":
        return None
    moments = [
        sits_in_at(sitting, seat)
        for seat, chair in enumerate(sitting.chairs)
        if chair.gone_at is not None
    ]
    for seat in sitting.owing():
        moments += [expires(sitting, seat), passes_at(sitting, seat)]
    known = [moment for moment in moments if moment is not None]
    return min(known) if known else None


def is_left_to_bots(sitting: Sitting) -> bool:
    """Whether bots play every seat and no person who sits there is connected."""
    if sitting.state != "playing" or somebody_waits(sitting):
        return False
    return all(chair.player is not None for chair in sitting.chairs)


def bots_owe(sitting: Sitting) -> bool:
    """Whether a bot owes an answer."""
    return any(sitting.chairs[seat].player is not None for seat in sitting.owing())
