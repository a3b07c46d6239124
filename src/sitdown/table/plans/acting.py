"""Plan: act, as an answer to the open question or unasked."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import IllegalAction, State
from sitdown.table.records.acting import Acted, Meant
from sitdown.table.records.applying import mark_of
from sitdown.table.records.ending import Ended
from sitdown.table.records.events import heard_by, store_event
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.table.records.talking import Judged, verdict
from sitdown.wire.errors import Refused
from sitdown.wire.log import By

from .clock import due, is_too_soon
from .deed import Deed, Plan
from .windows import is_still_open


def act(seat: int, id: str, action: Any, window: str | None, by: By = "person") -> Plan:
    """Takes an action. `window` is the question that it answers; None if a bot acts unasked."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        position = playing(sitting)
        require_player(sitting, seat, by)
        try:
            read = position.read(action)
            owed = position.is_owed(seat, read)
            # A bot's late answer may be legal as an aside, but it was not meant as one.
            is_answer = owed or (by != "person" and window is not None)
            if is_answer and window != sitting.token(seat):
                raise Refused("stale", "the question has changed; look what is asked now")
            after = position.copy()
            told = [store_event(event) for event in after.apply(seat, read)]
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
            hushed=not stays and after.is_hushed(),
        )
        judged = decided(sitting, acted, after.result is not None)
        return Deed([acted, *judged, *what_follows(sitting, acted, after, now)], after, seat, id)

    return plan


def decided(sitting: Sitting, acted: Acted, is_over: bool) -> list[TableRecord]:
    """Verdicts on promises, by the events that become public now. Held answers do not count yet."""
    if acted.held or not sitting.promises:
        return []
    held = [told for answer in sitting.held for told in answer.told] if acted.closes else []
    told = heard_by([*held, *acted.told], None)
    # A verdict must not reveal a seat's answer, so only asides are compared with `by`.
    unasked = "" if acted.owed else acted.act["do"]
    return [
        Judged(
            at=acted.at, seat=one.to, id=f"house/{one.id}", promise=one.id, kept=kept, house=True
        )
        for one in sitting.promises
        if (kept := verdict(one, told, is_over, unasked)) is not None
    ]


def what_follows(sitting: Sitting, acted: Acted, after: State, now: float) -> list[TableRecord]:
    """The end of the game, or the deadlines of the next question."""
    if after.result is not None:
        return [Ended(at=now, result=after.result)]
    if acted.closes and sitting.settings.clock is not None:
        return [due(sitting, after, now, acted)]
    return []


def playing(sitting: Sitting) -> State:
    """The position of a game under way; Refused if there is none."""
    if sitting.state == "shelved":
        raise Refused("other-rules", "this table was played by another version of the rules")
    if sitting.state != "playing" or sitting.position is None:
        over = sitting.state == "over"
        raise Refused("not-playing", "the game is over" if over else "the game has not begun")
    return sitting.position


def require_player(sitting: Sitting, seat: int, by: By) -> None:
    """Refuses a bot's late answer if a person plays the seat again."""
    if by in ("bot", "stand-in") and sitting.chairs[seat].player is None:
        raise Refused("not-yours", f"no bot plays seat {seat} any more")
