"""What people do about their chairs: lay a table, join, leave, begin. Each is a plan."""

from __future__ import annotations

from typing import Any

from sitdown import catalog
from sitdown.kernel import BadOptions, State

from .clock import due
from .deed import Deed, Plan
from .fairness import commitment, new_secret, seed_of
from .fingerprint import fingerprint
from .play import Began, Continued, Ended
from .record import Record
from .refusal import Refused
from .seating import (
    Admitted,
    Asked,
    Back,
    Called,
    Changed,
    Cut,
    Freed,
    Hosted,
    Joined,
    Left,
    Moved,
    Seated,
    StoodIn,
    TurnedAway,
    Withdrawn,
)
from .sitting import Sitting, mark_of
from .told import Viewpoint
from .windows import is_hushed

MOST_ASKING = 10
"""So many wait to be let in to one table."""


def join(
    person: str,
    name: str,
    mask: str | None = None,
    seat: int | None = None,
    commitment: str | None = None,
) -> Plan:
    """Take a chair: the one named, or the first that is free."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.state not in ("open", "playing"):
            raise Refused("not-open", "nobody sits down at this table any more")
        own = sitting.seats_of(person)
        if own and (seat is None or seat in own):
            return Deed([])
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


def take_over_as_host(sitting: Sitting, seat: int, now: float) -> list[Record]:
    """Who comes back to a table whose host has left for good decides for it."""
    return [] if sitting.has_host() else [Hosted(at=now, seat=seat)]


def ask(sitting: Sitting, asked: Asked) -> Deed:
    """A stranger sits down in mid-game if the host lets him: he may be somebody who plays here."""
    waiting = [one for one in sitting.asking.values() if one.person == asked.person]
    if any(one.seat == asked.seat for one in waiting):
        return Deed([])
    if asked.person in sitting.turned_away:
        raise Refused("not-yours", "the host has turned you away")
    if not sitting.has_host():
        raise Refused("not-yours", "nobody is left at this table who could let you in")
    if waiting:
        raise Refused("taken", f"you wait for chair {waiting[0].seat}; leave that request first")
    if len(sitting.asking) >= MOST_ASKING:
        raise Refused("too-many", "so many wait to be let in already; look on for a while")
    return Deed([asked])


def admit(person: str, request: int, is_welcome: bool) -> Plan:
    """The host lets a stranger take the chair that he asked for, or turns him away."""

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
    if sitting.state == "open":
        free = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "open"]
    else:
        own = sitting.looked.get(person, frozenset())
        free = sorted(sitting.vacant, key=lambda seat: (seat not in own, seat))
    if not free:
        raise Refused("full", "no free chair at this table")
    return free[0]


def require_free(sitting: Sitting, seat: int, person: str) -> None:
    require_seat(sitting, seat)
    if sitting.state == "open":
        if sitting.chairs[seat].kind != "open":
            raise Refused("taken", f"chair {seat} is taken")
        return
    if seat not in sitting.vacant:
        raise Refused("taken", f"chair {seat} is taken, and the game has begun")
    if person in sitting.looked and seat not in sitting.looked[person]:
        raise Refused("not-yours", "who has looked into one hand cannot take another")


def leave(person: str, bot: str, seat: int | None = None) -> Plan:
    """Stand up, or wait no longer to sit down.

    Before the game begins the chair is free, afterwards a bot plays on.
    """

    def plan(sitting: Sitting, now: float) -> Deed:
        own = sitting.seats_of(person)
        waiting = waiting_for(sitting, person, seat)
        if waiting:
            return Deed([Withdrawn(at=now, request=request) for request in waiting])
        if seat is not None and seat not in own:
            raise Refused("not-yours", f"seat {seat} is not yours")
        leaving = own if seat is None else [seat]
        require_not_called(sitting)
        if sitting.state in ("over", "shelved") or not leaving:
            return Deed([])
        plays_on = bot if sitting.state == "playing" else None
        records: list[Record] = [Left(at=now, seat=one, bot=plays_on) for one in leaving]
        if sitting.host == person and leaving == own:
            records += hand_on(sitting, leaving, now)
        return Deed(records)

    return plan


def waiting_for(sitting: Sitting, person: str, seat: int | None) -> list[int]:
    """The requests of a person who waits to be let in, to one chair or to any."""
    return [
        request
        for request, asking in sitting.asking.items()
        if asking.person == person and seat in (None, asking.seat)
    ]


def hand_on(sitting: Sitting, leaving: list[int], now: float) -> list[Record]:
    """The next person is host; an open table without persons is closed."""
    for seat, chair in enumerate(sitting.chairs):
        if chair.person is not None and seat not in leaving:
            return [Hosted(at=now, seat=seat)]
    return [Ended(at=now)] if sitting.state == "open" else []


def place_bot(person: str, seat: int, bot: str, name: str) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        require_seat(sitting, seat)
        if sitting.chairs[seat].kind == "person":
            raise Refused("taken", f"{sitting.chairs[seat].name} sits there; free the chair first")
        return begun_if_full(sitting, [Seated(at=now, seat=seat, bot=bot, name=name)], {seat}, now)

    return plan


def free(person: str, seat: int) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        require_seat(sitting, seat)
        if sitting.chairs[seat].kind == "open":
            return Deed([])
        if seat in sitting.seats_of(person):
            raise Refused("taken", "this chair is your own; leave it instead")
        return Deed([Freed(at=now, seat=seat)])

    return plan


def change(person: str, **changes: Any) -> Plan:
    """Change how the table is run: `title`, `players`, `options`, or a field of the settings."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        rest = dict(changes)
        title = rest.pop("title", sitting.title)
        players = rest.pop("players", sitting.players)
        options = rest.pop("options", sitting.options)
        require_game(sitting.game_id, players, options)
        if any(chair.kind != "open" for chair in sitting.chairs[players:]):
            raise Refused("taken", "somebody sits on a chair that would go; free it first")
        settings = sitting.settings.changed(**rest)
        changed = Changed(at=now, title=title, players=players, options=options, settings=settings)
        return Deed([changed])

    return plan


def start(person: str) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        if any(chair.kind == "open" for chair in sitting.chairs):
            raise Refused("not-open", "a chair is still free: wait, or put a bot on it")
        return called_or_begun(sitting, [], now)

    return plan


def begun_if_full(sitting: Sitting, records: list[Record], taken: set[int], now: float) -> Deed:
    """Where the table does not wait for its host, the last chair begins the game."""
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "open"]
    if sitting.settings.start == "host" or set(free) - taken:
        return Deed(records)
    return called_or_begun(sitting, records, now)


def called_or_begun(sitting: Sitting, records: list[Record], now: float) -> Deed:
    """The game begins; where somebody has committed to a cut, that is opened first."""
    if sitting.after(records, None).to_cut():
        return Deed([*records, Called(at=now)])
    return begun(sitting, records, now)


def cut(seat: int, id: str, cut: str, next: str | None) -> Plan:
    """A seat opens its cut; the last one begins the game."""

    def plan(sitting: Sitting, now: float) -> Deed:
        if sitting.remembered(seat, id) is not None:
            return Deed([], seat=seat, id=id)
        chair = sitting.chairs[seat]
        if sitting.called is None or chair.cut is not None:
            raise Refused("not-open", "nobody is to cut now")
        if chair.commitment != commitment(cut):
            raise Refused("bad-request", "cut: not the one that this seat has committed to")
        opened = Cut(at=now, seat=seat, id=id, cut=cut, next=next)
        if sitting.to_cut() != [seat]:
            return Deed([opened], None, seat, id)
        begins = begun(sitting, [opened], now)
        return Deed(begins.records, begins.position, seat, id)

    return plan


def begun(sitting: Sitting, records: list[Record], now: float) -> Deed:
    """The game begins after these records; who has not opened his cut by now adds nothing."""
    more, position = begin(sitting.after(records, None), now)
    return Deed(records + more, position)


def begin(sitting: Sitting, now: float) -> tuple[list[Record], State]:
    """A new game. Its seed is of the house and of all who have cut, and can be checked later."""
    secret = sitting.secret or new_secret()
    cuts = [chair.cut for chair in sitting.chairs]
    seed = seed_of(secret, cuts)
    position = catalog.load(sitting.game_id).new(sitting.players, seed, **sitting.options)
    began = Began(
        at=now,
        seed=seed,
        commitment=commitment(secret),
        rules=fingerprint(sitting.game_id),
        mark=mark_of(position),
        hushed=is_hushed(position),
        secret=None if sitting.secret else secret,
        cuts=cuts,
    )
    if position.result is not None:
        return [began, Ended(at=now, result=position.result)], position
    if sitting.settings.clock is None:
        return [began], position
    return [began, due(sitting, position, now)], position


def stand_in(person: str, seat: int, on: bool, bot: str) -> Plan:
    """A bot plays this seat from now on, or no longer."""

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


def move(seat: int, epoch: int, person: str, commitment: str | None = None) -> Plan:
    """Take a seat over to another device; a link works once, and for who made it only."""

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
    """Refuses who knows a hand of this game that the player on this seat does not know."""
    known = sitting.looked.get(sitting.chairs[seat].person or "", frozenset())
    if sitting.state == "playing" and sitting.looked.get(person, frozenset()) - known:
        raise Refused("not-yours", "who has looked into one hand cannot take another")


def close(person: str) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        return Deed([Ended(at=now)])

    return plan


def go_on(person: str, table: str) -> Plan:
    """Everybody plays again, at a new table that has been laid already."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_rematch(sitting, person)
        if sitting.rematch is not None:
            return Deed([])
        return Deed([Continued(at=now, table=table)])

    return plan


def require_rematch(sitting: Sitting, person: str) -> None:
    if not sitting.seats_of(person):
        raise Refused("not-yours", "only who sits at this table can ask for another game")
    if sitting.state != "over" or sitting.result is None or sitting.imported:
        raise Refused("not-over", "a rematch comes after a game")


def require_game(game: str, players: object, options: dict[str, Any]) -> None:
    """Refuses a number of players and options that the game does not take."""
    try:
        known = catalog.load(game)
        known.read_options(known.read_seats(players), options)
    except BadOptions as fault:
        raise Refused("bad-request", str(fault)) from None


def require_seat(sitting: Sitting, seat: int) -> None:
    if not 0 <= seat < sitting.players:
        raise Refused(
            "not-found", f"no seat {seat} at this table (seats 0 to {sitting.players - 1})"
        )


def require_own(sitting: Sitting, seat: int, person: str | None) -> None:
    if person is None:
        raise Refused("no-guest", "who are you? make yourself a guest first")
    if seat not in sitting.seats_of(person):
        raise Refused("not-yours", f"seat {seat} is not yours")


def require_viewpoint(sitting: Sitting, viewpoint: Viewpoint, person: str | None) -> None:
    """Refuses who wants to look at a table from where he may not."""
    if viewpoint is not None:
        require_own(sitting, viewpoint, person)
    elif not sitting.settings.spectators and not sitting.seats_of(person):
        raise Refused("closed", "this table takes no spectators")


def owned(seat: int, person: str | None, plan: Plan) -> Plan:
    """What a person does on a seat: only as long as it is theirs."""

    def owners_plan(sitting: Sitting, now: float) -> Deed:
        require_own(sitting, seat, person)
        return plan(sitting, now)

    return owners_plan


def require_host_of_open(sitting: Sitting, person: str) -> None:
    if sitting.host != person:
        raise Refused("not-yours", "only the host can do this")
    if sitting.state != "open":
        raise Refused("not-open", "the game has begun already, or is over")
    require_not_called(sitting)


def require_not_called(sitting: Sitting) -> None:
    """Who has seen the cuts of others changes nothing any more that the seed is made of."""
    if sitting.called is not None:
        raise Refused("not-open", "the game is about to begin; a moment")
