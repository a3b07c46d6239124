"""An invariant: a bot that owes an answer is thinking, or waits to be called again."""

from __future__ import annotations

from collections.abc import Iterator

from sitdown.table import Table
from sitdown.table.broken_invariants import BOT_SLEEPS, Broken
from sitdown.table.running.invariants import is_at_rest

from .bot_players import BotPlayers, is_looked_after, owes_an_answer, task_key


def check_bots(bots: BotPlayers, table: Table) -> Iterator[Broken]:
    """Yields the bots at a table at rest that owe an answer but have no task."""
    if bots.closed or not is_at_rest(table) or not is_looked_after(table):
        return
    for seat in table.sitting.owing():
        if owes_an_answer(table, seat):
            key = (table.id, task_key(table, seat, "answer"), seat)
            if key not in bots.busy and key not in bots.retries.waiting:
                yield Broken(BOT_SLEEPS, table.id, table.sitting.number, seat)
