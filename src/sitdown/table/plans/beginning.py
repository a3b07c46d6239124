"""Plans: start the game, open a cut. The game is dealt when all cuts are open."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from sitdown import catalog
from sitdown.fingerprint import fingerprint
from sitdown.kernel import State
from sitdown.table.records.applying import mark_of
from sitdown.table.records.beginning import Began, Called, Cut
from sitdown.table.records.ending import Ended
from sitdown.table.records.fairness import commitment, seed_of
from sitdown.table.records.hosting import Seated
from sitdown.table.records.people import Chair
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.wire.errors import Refused

from .clock import due
from .deed import Deed, Plan
from .permissions import require_host_of_open

Filler = Callable[[int], Chair]
"""Gives the bot for a chair that is still free when the game begins."""


def start(person: str, filler: Filler | None = None) -> Plan:
    """The host starts the game: with a full table, or with bots on all free chairs."""

    def plan(sitting: Sitting, now: float) -> Deed:
        require_host_of_open(sitting, person)
        free = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "open"]
        if free and filler is None:
            raise Refused("not-open", "a chair is still free: wait, or put a bot on it")
        seated = [] if filler is None else [seated_by(filler(seat), seat, now) for seat in free]
        return called_or_begun(sitting, [*seated], now)

    return plan


def seated_by(chair: Chair, seat: int, now: float) -> Seated:
    assert chair.bot is not None
    assert chair.name is not None
    return Seated(
        at=now,
        seat=seat,
        bot=chair.bot,
        name=chair.name,
        house_name=chair.house_name,
        mask=chair.mask or UNSET,
    )


def begun_if_full(
    sitting: Sitting, records: list[TableRecord], taken: set[int], now: float
) -> Deed:
    """Starts the game when the last chair is taken, unless the table waits for its host."""
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "open"]
    if sitting.settings.start == "host" or set(free) - taken:
        return Deed(records)
    return called_or_begun(sitting, records, now)


def called_or_begun(sitting: Sitting, records: list[TableRecord], now: float) -> Deed:
    """Starts the game. If a seat has committed to a cut, the cuts are called for first."""
    if sitting.after(records, None).to_cut():
        return Deed([*records, Called(at=now)])
    return begun(sitting, records, now)


def cut(seat: int, id: str, cut: str, next: str | None) -> Plan:
    """A seat opens its cut. The last cut starts the game."""

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


def begun(sitting: Sitting, records: list[TableRecord], now: float) -> Deed:
    """Starts the game after these records. Cuts that are not open yet are left out."""
    more, position = begin(sitting.after(records, None), now)
    return Deed(records + more, position)


def begin(sitting: Sitting, now: float) -> tuple[list[TableRecord], State]:
    """Deals a new game. Its seed is made from the server's secret and all cuts (verifiable)."""
    secret = sitting.secret
    assert secret is not None  # `Hall.open_table` sets it
    cuts = [chair.cut for chair in sitting.chairs]
    seed = seed_of(secret, cuts)
    position = catalog.load(sitting.game_id).new(sitting.players, seed, **sitting.options)
    began = Began(
        at=now,
        seed=seed,
        commitment=commitment(secret),
        rules=fingerprint(sitting.game_id),
        mark=mark_of(position),
        hushed=position.is_hushed(),
        secret=secret if sitting.commitment is None else None,
        cuts=cuts,
    )
    if position.result is not None:
        return [began, Ended(at=now, result=position.result)], position
    if sitting.settings.clock is None:
        return [began], position
    return [began, due(sitting, position, now)], position
