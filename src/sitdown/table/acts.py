"""What a seat does and says: each a plan, which is checked and worked out before it is stored."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import IllegalAction, State

from .clock import due, is_too_soon
from .deed import Deed, Plan
from .play import Acted, By, Ended, Meant
from .record import Record
from .refusal import Refused
from .sitting import Sitting, mark_of
from .talk import Auto, Judged, Promised, Said
from .told import written
from .windows import is_hushed, is_owed, is_still_open


def act(seat: int, id: str, action: Any, window: str | None, by: By = "person") -> Plan:
    """An action. `window` is the question it answers; for what is done unasked it is no matter."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        position = playing(sitting)
        require_player(sitting, seat, by)
        try:
            read = position.read(action)
            owed = is_owed(position, seat, read)
            if owed and window != sitting.token(seat):
                raise Refused("stale", "the question has changed; look what is asked now")
            after = position.copy()
            told = [written(event) for event in after.apply(seat, read)]
        except IllegalAction as refusal:
            raise Refused.illegal(refusal) from None
        if owed and seat in sitting.meant and by in ("bot", "stand-in"):
            raise Refused("stale", "this seat has answered already")
        if owed and by == "person" and is_too_soon(sitting, seat, now):
            return Deed([Meant(at=now, seat=seat, id=id, act=read.document())], None, seat, id)
        stays = is_still_open((position.phase, position.actors), after, seat, owed)
        acted = Acted(
            at=now,
            seat=seat,
            id=id,
            act=read.document(),
            by=by,
            told=told,
            mark=mark_of(after),
            owed=owed,
            closes=not stays,
            held=stays and owed and sitting.hushed,
            hushed=not stays and is_hushed(after),
        )
        return Deed([acted, *what_follows(sitting, acted, after, now)], after, seat, id)

    return plan


def what_follows(sitting: Sitting, acted: Acted, after: State, now: float) -> list[Record]:
    """The end of the game, or the time for the next question."""
    if after.result is not None:
        return [Ended(at=now, result=after.result)]
    if acted.closes and sitting.settings.clock is not None:
        return [due(sitting, after, now, acted)]
    return []


def say(seat: int, id: str, text: str, to: int | None = None) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        require_other_seat(sitting, seat, to)
        if to is not None and not (sitting.settings.whispers and sitting.state == "playing"):
            raise Refused("illegal", "no whispering at this table: talk to everybody")
        return Deed([Said(at=now, seat=seat, id=id, text=text, to=to)], None, seat, id)

    return plan


def promise(seat: int, id: str, to: int, text: str, pledge: dict[str, Any] | None) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        playing(sitting)
        require_other_seat(sitting, seat, to)
        if len(sitting.promises) >= 200:
            raise Refused("too-many", "two hundred promises lie on this table; enough is enough")
        promised = Promised(at=now, seat=seat, id=id, to=to, text=text, pledge=pledge)
        return Deed([promised], None, seat, id)

    return plan


def judge(seat: int, id: str, promise: int, kept: bool) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        if not 1 <= promise <= len(sitting.promises):
            raise Refused("not-found", f"no promise {promise} on this table")
        if sitting.promises[promise - 1].to != seat:
            raise Refused("not-yours", "only the one it was given to says whether it was kept")
        return Deed([Judged(at=now, seat=seat, id=id, promise=promise, kept=kept)], None, seat, id)

    return plan


def auto(seat: int, id: str, on: bool) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        return Deed([Auto(at=now, seat=seat, id=id, on=on)], None, seat, id)

    return plan


def playing(sitting: Sitting) -> State:
    """The position of a game under way."""
    if sitting.state == "shelved":
        raise Refused("other-rules", "this table was played by another version of the rules")
    if sitting.state != "playing" or sitting.position is None:
        over = sitting.state == "over"
        raise Refused("not-playing", "the game is over" if over else "the game has not begun")
    return sitting.position


def require_player(sitting: Sitting, seat: int, by: By) -> None:
    """Refuses a bot whose seat a person plays again: its answer comes too late."""
    if by in ("bot", "stand-in") and sitting.chairs[seat].player is None:
        raise Refused("not-yours", f"no bot plays seat {seat} any more")


def require_other_seat(sitting: Sitting, seat: int, to: int | None) -> None:
    if to is not None and (to == seat or not 0 <= to < sitting.players):
        raise Refused("bad-request", f"to: {to} is no other seat at this table")
