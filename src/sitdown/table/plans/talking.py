"""Plans: say, promise, judge a promise, mute, pass automatically, pace of bots."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType

from sitdown.kernel.errors import Reason
from sitdown.table.records.acting import Paced
from sitdown.table.records.sitting import Sitting
from sitdown.table.records.talking import Auto, Judged, Muted, Promised, Said
from sitdown.wire.errors import Refused
from sitdown.wire.settings import Pace

from .acting import playing
from .clock import is_alone
from .deed import Deed, Plan
from .permissions import person_for_host

MUTED = Reason("because-muted-here", "the host of this table does not let you talk at it")


def say(
    seat: int,
    id: str,
    text: str,
    to: int | None = None,
    line: str | UnsetType = UNSET,
    about: int | UnsetType = UNSET,
) -> Plan:
    """Says something. A bot gives `line`, the id of its sentence, and `about`, the seat meant."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        require_other_seat(sitting, seat, to)
        if to is not None and not (sitting.settings.whispers and sitting.state == "playing"):
            raise Refused("illegal", "no whispering at this table: talk to everybody")
        said = Said(at=now, seat=seat, id=id, text=text, to=to, line=line, about=about)
        return Deed([said], None, seat, id)

    return plan


def mute(host: str, seat: int, on: bool) -> Plan:
    """The table's host mutes a person, or ends that."""

    def plan(sitting: Sitting, now: float) -> Deed:
        person = person_for_host(sitting, host, seat)
        if (person in sitting.muted) == on:
            return Deed([])
        return Deed([Muted(at=now, seat=seat, on=on)])

    return plan


def unless_muted(seat: int, plan: Plan) -> Plan:
    """A plan for free text, which is refused while the person is muted."""

    def plan_of_a_talker(sitting: Sitting, now: float) -> Deed:
        if sitting.chairs[seat].person in sitting.muted:
            raise Refused.because("muted", MUTED)
        return plan(sitting, now)

    return plan_of_a_talker


def promise(
    seat: int,
    id: str,
    to: int,
    text: str,
    pledge: dict[str, Any] | None,
    line: str | UnsetType = UNSET,
) -> Plan:
    """A seat makes a promise to another. `pledge` is the part that the program can check."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        playing(sitting)
        require_other_seat(sitting, seat, to)
        if len(sitting.promises) >= 200:
            raise Refused("too-many", "two hundred promises lie on this table; enough is enough")
        promised = Promised(at=now, seat=seat, id=id, to=to, text=text, pledge=pledge, line=line)
        return Deed([promised], None, seat, id)

    return plan


def judge(seat: int, id: str, promise: int, kept: bool) -> Plan:
    """A seat judges a promise that it was given, unless the program has judged it."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        if not 1 <= promise <= len(sitting.promises):
            raise Refused("not-found", f"no promise {promise} on this table")
        if sitting.promises[promise - 1].to != seat:
            raise Refused("not-yours", "only the one it was given to says whether it was kept")
        if sitting.promises[promise - 1].house:
            raise Refused("illegal", "the record has decided this one")
        return Deed([Judged(at=now, seat=seat, id=id, promise=promise, kept=kept)], None, seat, id)

    return plan


def auto(seat: int, id: str, on: bool, window: str | None = None, choices: bool = False) -> Plan:
    """Switches automatic passing of reactions on or off.

    With `window` it concerns only questions of this kind with a single answer. With `choices` too,
    it concerns reactions of this kind even if the seat has a choice.
    """

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        if window is None:
            return Deed([Auto(at=now, seat=seat, id=id, on=on)], None, seat, id)
        if window not in playing(sitting).rules.decisions:
            raise Refused("bad-request", f"window: nothing of this kind is asked, {window}")
        wish = Auto(at=now, seat=seat, id=id, on=on, window=window, choices=choices or UNSET)
        return Deed([wish], None, seat, id)

    return plan


def pace(seat: int, id: str, pace: Pace | Literal["skip"]) -> Plan:
    """Sets how fast bots answer. Only a person who sits among bots alone may do that."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        playing(sitting)
        if not is_alone(sitting, seat):
            raise Refused("illegal", "others sit at this table too: its pace stays as it is")
        return Deed([Paced(at=now, seat=seat, id=id, pace=pace)], None, seat, id)

    return plan


def require_other_seat(sitting: Sitting, seat: int, to: int | None) -> None:
    if to is not None and (to == seat or not 0 <= to < sitting.players):
        raise Refused("bad-request", f"to: {to} is no other seat at this table")
