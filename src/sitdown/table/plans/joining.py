"""Plans: take a chair, ask for one in mid-game, admit, move to another device."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from sitdown.table.records.hosting import Hosted
from sitdown.table.records.joining import Admitted, Asked, Joined, Moved, TurnedAway
from sitdown.table.records.people import Chair
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused

from .beginning import begun_if_full
from .deed import Deed, Plan
from .permissions import require_not_called, require_seat

MOST_ASKING = 10
"""The largest number of strangers that may wait to be let in to one table."""


def join(
    person: str,
    name: str,
    mask: str | None = None,
    seat: int | None = None,
    commitment: str | None = None,
) -> Plan:
    """A person takes a chair: the given one, or the first free one."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.state not in ("open", "playing"):
            raise Refused("not-open", "nobody sits down at this table any more")
        own = sitting.seats_of(person)
        if own and (seat is None or seat in own):
            return Deed([])
        if person in sitting.turned_away:
            raise Refused("not-yours", "the host has turned you away")
        if own and sitting.settings.rated:
            raise Refused("taken", "this table is rated: one chair for each, and you have one")
        if seat is None and sitting.reserved_for(person):
            return accepted(sitting, person, now)
        chosen = free_chair(sitting, person) if seat is None else seat
        require_free(sitting, chosen, person)
        joined = Joined(at=now, seat=chosen, person=person, name=name, mask=mask)
        if sitting.state == "open":
            joined.commitment = commitment
            return begun_if_full(sitting, [joined], {chosen}, now)
        if person in sitting.looked:
            return Deed([joined, *take_over_as_host(sitting, chosen, now)])
        return ask(sitting, Asked(at=now, seat=chosen, person=person, name=name, mask=mask))

    return plan


def accept(person: str) -> Plan:
    """A person takes the chairs that a rematch offers. Without an offer nothing happens."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.state != "open" or not sitting.reserved_for(person):
            return Deed([])
        return accepted(sitting, person, now)

    return plan


def accepted(sitting: Sitting, person: str, now: float) -> Deed:
    """Seats a person on the chairs of the last game, under the same names."""
    seats = sitting.reserved_for(person)
    joined: list[TableRecord] = []
    for seat in seats:
        chair = sitting.chairs[seat]
        assert chair.name is not None
        sits = Joined(at=now, seat=seat, person=person, name=chair.name, mask=chair.mask)
        joined.append(replace(sits, commitment=chair.commitment))
    return begun_if_full(sitting, joined, set(seats), now)


def take_over_as_host(sitting: Sitting, seat: int, now: float) -> list[TableRecord]:
    """Makes a person who comes back the host, if the host has left for good."""
    return [] if sitting.has_host() else [Hosted(at=now, seat=seat)]


def ask(sitting: Sitting, asked: Asked) -> Deed:
    """Asks the host to let a stranger in, who might be another player of this game in disguise."""
    waiting = [one for one in sitting.asking.values() if one.person == asked.person]
    if any(one.seat == asked.seat for one in waiting):
        return Deed([])
    if not sitting.has_host():
        raise Refused("not-yours", "nobody is left at this table who could let you in")
    if waiting:
        raise Refused("taken", f"you wait for chair {waiting[0].seat}; leave that request first")
    if len(sitting.asking) >= MOST_ASKING:
        raise Refused("too-many", "so many wait to be let in already; look on for a while")
    return Deed([asked])


def admit(person: str, request: int, is_welcome: bool) -> Plan:
    """The host lets a stranger take the requested chair, or turns the stranger away."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.host != person or not sitting.has_host():
            raise Refused("not-yours", "only the host can do this")
        if sitting.state != "playing":
            raise Refused("not-playing", "no game is under way here")
        asking = sitting.asking.get(request)
        if asking is None:
            raise Refused("not-found", f"nobody waits any more with request {request}")
        if not is_welcome:
            return Deed([TurnedAway(at=now, request=request)])
        require_free(sitting, asking.seat, asking.person)
        joined = Joined(
            at=now, seat=asking.seat, person=asking.person, name=asking.name, mask=asking.mask
        )
        return Deed([Admitted(at=now, request=request), joined])

    return plan


def free_chair(sitting: Sitting, person: str) -> int:
    """The first free chair. In mid-game a chair whose hand the person has seen comes first."""
    if sitting.state == "open":
        free = [seat for seat in range(sitting.players) if is_free(sitting.chairs[seat], person)]
    else:
        own = sitting.looked.get(person, frozenset())
        free = sorted(sitting.vacant, key=lambda seat: (seat not in own, seat))
    if not free:
        raise Refused("full", "no free chair at this table")
    return free[0]


def require_free(sitting: Sitting, seat: int, person: str) -> None:
    """Refuses a chair that is taken, or a second hand for a person who has seen another."""
    require_seat(sitting, seat)
    if sitting.state == "open":
        if not is_free(sitting.chairs[seat], person):
            raise Refused("taken", f"chair {seat} is taken")
        return
    if seat not in sitting.vacant:
        raise Refused("taken", f"chair {seat} is taken, and the game has begun")
    if person in sitting.looked and seat not in sitting.looked[person]:
        raise Refused("not-yours", "who has looked into one hand cannot take another")


def is_free(chair: Chair, person: str) -> bool:
    """Whether a person may sit down on a chair before the game begins."""
    return chair.kind == "open" and chair.reserved_for in (UNSET, person)


def move(seat: int, epoch: int, person: str, commitment: str | None = None) -> Plan:
    """Moves a seat to another device. A link works once, and only while its maker has the seat."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_seat(sitting, seat)
        if sitting.chairs[seat].person == person:
            return Deed([])
        if sitting.epochs.get(seat, 0) != epoch or sitting.chairs[seat].kind != "person":
            raise Refused(
                "not-yours", "this link was used, or its seat changed hands; make a new one there"
            )
        require_same_hands(sitting, seat, person)
        require_not_called(sitting)
        return Deed([Moved(at=now, seat=seat, person=person, commitment=commitment)])

    return plan


def require_same_hands(sitting: Sitting, seat: int, person: str) -> None:
    """Refuses a guest who has seen a hand that the player on this seat has not seen."""
    known = sitting.looked.get(sitting.chairs[seat].person or "", frozenset())
    if sitting.state == "playing" and sitting.looked.get(person, frozenset()) - known:
        raise Refused("not-yours", "who has looked into one hand cannot take another")
