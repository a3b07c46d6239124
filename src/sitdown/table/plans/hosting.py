"""Plans of the host: settings, bots on chairs, free chairs."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from sitdown import catalog
from sitdown.kernel import BadOptions, Document
from sitdown.table.records.hosting import Changed, Freed, Seated
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused
from sitdown.wire.settings import Clock, Settings

from .beginning import begun_if_full
from .deed import Deed, Plan
from .permissions import require_host_of_open, require_seat


def place_bot(
    person: str,
    seat: int,
    bot: str,
    name: str,
    house_name: str | UnsetType = UNSET,
    mask: str | None = None,
) -> Plan:
    """The host puts a bot on a chair that no person has."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        require_seat(sitting, seat)
        if sitting.chairs[seat].kind == "person":
            raise Refused("taken", f"{sitting.chairs[seat].name} sits there; free the chair first")
        seated = Seated(
            at=now, seat=seat, bot=bot, name=name, house_name=house_name, mask=mask or UNSET
        )
        return begun_if_full(sitting, [seated], {seat}, now)

    return plan


def free(person: str, seat: int) -> Plan:
    """The host frees a chair, but not their own."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        require_seat(sitting, seat)
        chair = sitting.chairs[seat]
        if chair.kind == "open" and not chair.reserved_for:
            return Deed([])
        if seat in sitting.seats_of(person):
            raise Refused("taken", "this chair is your own; leave it instead")
        return Deed([Freed(at=now, seat=seat)])

    return plan


def change(person: str, **changes: Any) -> Plan:
    """The host changes `title`, `players`, `options` or any field of the settings."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        rest = dict(changes)
        title = rest.pop("title", sitting.title)
        players = rest.pop("players", sitting.players)
        options = rest.pop("options", sitting.named_options)
        settings = sitting.settings.changed(**rest)
        added = by_clock(sitting.game_id, settings.clock, options)
        require_game(sitting.game_id, players, {**options, **added})
        require_standard(sitting.game_id, players, options, settings)
        require_one_each(sitting, settings)
        going = sitting.chairs[players:]
        if any(chair.kind != "open" or chair.reserved_for for chair in going):
            raise Refused("taken", "somebody sits on a chair that would go; free it first")
        changed = Changed(
            at=now,
            title=title,
            players=players,
            options=options,
            settings=settings,
            by_clock=added,
        )
        return Deed([changed])

    return plan


def require_standard(game: str, players: int, options: Document, settings: Settings) -> None:
    """Refuses a rated game with options other than the usual ones."""
    known = catalog.load(game)

    def played(named: Document) -> Document:
        added = by_clock(game, settings.clock, named)
        return known.read_options(players, {**named, **added})

    if settings.rated and played(options) != played({}):
        raise Refused(
            "bad-request", "rated: only at the usual rules; leave the options as they are"
        )


def require_one_each(sitting: Sitting, settings: Settings) -> None:
    """Refuses a rated game in which one person has several chairs."""
    meant = [chair.person or chair.reserved_for for chair in sitting.chairs]
    persons = [person for person in meant if person]
    if settings.rated and len(set(persons)) < len(persons):
        raise Refused("taken", "somebody has several chairs; a rated game has one for each")


def by_clock(game: str, clock: Clock | None, named: Document) -> Document:
    """The options that a fast clock sets in a game, unless the host has named them."""
    if clock is None or not clock.is_of_minutes():
        return {}
    added = catalog.load(game).on_the_clock()
    return {name: value for name, value in added.items() if name not in named}


def require_game(game: str, players: object, options: dict[str, Any]) -> None:
    """Refuses a number of players or options that the game does not allow."""
    try:
        known = catalog.load(game)
        known.read_options(known.read_seats(players), options)
    except BadOptions as fault:
        raise Refused("bad-request", str(fault)) from None
