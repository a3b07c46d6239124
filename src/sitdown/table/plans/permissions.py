"""Permissions: acting on a seat, hosting the table, watching it."""

from __future__ import annotations

from sitdown.kernel.errors import Reason
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused

from .deed import Deed, Plan


def require_seat(sitting: Sitting, seat: int) -> None:
    if not 0 <= seat < sitting.players:
        raise Refused(
            "not-found", f"no seat {seat} at this table (seats 0 to {sitting.players - 1})"
        )


def require_own(sitting: Sitting, seat: int, person: str | None) -> None:
    if person is None:
        raise Refused("no-guest", "who are you? make yourself a guest first")
    if not 0 <= seat < len(sitting.chairs) or sitting.chairs[seat].person != person:
        if person in sitting.shown_out:
            raise put_out_for(sitting.shown_out[person])
        raise Refused("not-yours", f"seat {seat} is not yours")


def put_out_for(why: str) -> Refused:
    """The refusal for a person who was removed from the table and asks for the old seat."""
    said = f": {why}" if why else ""
    english = f"you were put out of this table{said}"
    return Refused.because("put-out", Reason("because-shown-out", english, {"why": why or "none"}))


def require_viewpoint(sitting: Sitting, viewpoint: Viewpoint, person: str | None) -> None:
    """Refuses a viewpoint that a person may not look from."""
    if viewpoint is not None:
        require_own(sitting, viewpoint, person)
    elif not sitting.settings.spectators and not (
        sitting.seats_of(person) or sitting.reserved_for(person)
    ):
        raise Refused("closed", "this table takes no spectators")


def owned(seat: int, person: str | None, plan: Plan) -> Plan:
    """A plan that is refused unless the person has the seat at that moment."""

    def owners_plan(sitting: Sitting, now: float) -> Deed:
        require_own(sitting, seat, person)
        return plan(sitting, now)

    return owners_plan


def require_not_called(sitting: Sitting) -> None:
    """Refuses changes while cuts are being opened.

    A person who has seen the cuts of others must not influence the seed any more.
    """
    if sitting.called is not None:
        raise Refused("not-open", "the game is about to begin; a moment")


def person_for_host(sitting: Sitting, host: str, seat: int) -> str:
    """The guest on a chair, for a host's action against that guest; Refused if not allowed."""
    if sitting.host != host or not sitting.has_host():
        raise Refused("not-yours", "only the host can do this")
    if sitting.state not in ("open", "playing"):
        raise Refused("not-playing", "this table is over")
    require_seat(sitting, seat)
    person = sitting.chairs[seat].person
    if person is None:
        raise Refused("not-found", "nobody sits on this chair")
    if person == host:
        raise Refused("taken", "this chair is your own; leave it instead")
    return person


def require_host_of_open(sitting: Sitting, person: str) -> None:
    if sitting.host != person:
        raise Refused("not-yours", "only the host can do this")
    if sitting.state != "open":
        raise Refused("not-open", "the game has begun already, or is over")
    require_not_called(sitting)
