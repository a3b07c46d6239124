"""Hints: what `search` would do, worked out for one seat.

A hint is not recorded, and no other seat learns that it was asked for.
"""

from __future__ import annotations

import msgspec

from sitdown import catalog
from sitdown.bots import replies
from sitdown.bots.search import Search, read_effort
from sitdown.kernel import Action, Chance, Document, Look
from sitdown.review.alternatives import reasons
from sitdown.table import Refused, Table
from sitdown.table.plans.clock import is_alone
from sitdown.table.records.sitting import Sitting

from .fair_queue import turn_at
from .pool import WorkerPool

HINT_EFFORT = "1s"
"""The time that the search spends on a hint."""
SOON = 1
"""The rank of a hint: after bots that a person waits for, before everything else."""


class HintService:
    """Works out hints. Each seat has at most one request under way."""

    def __init__(self, workers: WorkerPool, budget: float, laid_from: dict[str, str]) -> None:
        self.workers = workers
        self.budget = budget
        self.laid_from = laid_from
        self.asking: set[tuple[str, int]] = set()

    async def think(self, table: Table, seat: int, view: Document) -> Document:
        sitting, key = table.sitting, (table.id, seat)
        if not are_given(sitting, seat):
            raise Refused("closed", "at this table everybody thinks for themselves")
        if key in self.asking:
            raise Refused("too-many", "the house is thinking about it already", retry_after=1.0)
        self.asking.add(key)
        try:
            turn = turn_at(sitting, self.laid_from, SOON)
            luck = f"hint/{table.id}/{sitting.number}"
            game = sitting.game_id
            return await self.workers.run(self.budget, advised, game, view, luck, turn=turn)
        finally:
            self.asking.discard(key)


def are_given(sitting: Sitting, seat: int) -> bool:
    """Whether hints are given to a seat: never in rated games, otherwise by the table's setting.

    If it is not set, a person who plays alone against bots gets them.
    """
    settings = sitting.settings
    if settings.rated or sitting.state != "playing":
        return False
    return is_alone(sitting, seat) if settings.hints is msgspec.UNSET else bool(settings.hints)


def advised(game: str, view: Document, luck: str) -> Document:
    """Runs in a worker: what `search` would do in this seat, and the reasons for it."""
    look = Look.through(catalog.load(game), view)
    chosen = choice(look, Search(Chance(luck), read_effort(HINT_EFFORT)))
    act = None if chosen is None else chosen.document()
    why = reasons(game, msgspec.json.encode(view), act, None)
    return {"act": act, "reasons": msgspec.to_builtins(why)}


def choice(look: Look, search: Search) -> Action | None:
    """The answer to the open question; otherwise a reply to another seat, or an unasked action."""
    if look.owed:
        return search.choose(look)
    return search.reply(look) if replies(look) else search.interject(look)
