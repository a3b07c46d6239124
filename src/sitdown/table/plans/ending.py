"""Plans: close a table, shut it as administrator, go on to a rematch, adopt newer rules."""

from __future__ import annotations

from sitdown.table.records.ending import Adopted, Continued, Ended
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused

from .deed import Deed, Plan
from .permissions import require_host_of_open


def close(person: str) -> Plan:
    """The host closes a table before its game begins."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        return Deed([Ended(at=now)])

    return plan


def shut(why: str) -> Plan:
    """The administrator closes a table, even in mid-game. The game stays but never counts."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.state not in ("open", "playing"):
            raise Refused("not-playing", "this table is over")
        return Deed([Ended(at=now, why=why)])

    return plan


def go_on(person: str, table: str, before: str | None = None) -> Plan:
    """Offers a rematch at a new table that was created already.

    `before`: the table of an earlier offer that failed. If several people offer, the first counts.
    """

    def plan(sitting: Sitting, now: float) -> Deed:
        require_rematch(sitting, person)
        if sitting.rematch != before:
            return Deed([])
        return Deed([Continued(at=now, table=table)])

    return plan


def require_rematch(sitting: Sitting, person: str) -> None:
    if not sitting.seats_of(person):
        raise Refused("not-yours", "only who sits at this table can ask for another game")
    if sitting.state != "over" or sitting.result is None or sitting.imported:
        raise Refused("not-over", "a rematch comes after a game")


def adopt(rules: str) -> Plan:
    """Continues the game under the current rules, which give the same results for its log."""

    def plan(sitting: Sitting, now: float) -> Deed:
        return Deed([Adopted(at=now, rules=rules)])

    return plan
