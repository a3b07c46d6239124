"""Bots' memory of a table: promises kept and broken, harm done.

All of it is read from the log of their seat, so it comes back after a restart.
"""

from __future__ import annotations

from sitdown import catalog
from sitdown.bots.character import read_part
from sitdown.bots.harms import remember
from sitdown.kernel import Document, Memory
from sitdown.table import Table
from sitdown.table.records.sitting import Sitting


class BotMemories:
    """The memories of all bots at the tables that this process runs."""

    def __init__(self) -> None:
        self.harms: dict[tuple[str, int], Memory] = {}
        self.read: dict[tuple[str, int], int] = {}

    def of(self, table: Table, seat: int) -> Document | None:
        """The memory that the bot on this seat has of the others; None if it is empty."""
        kept, broken = words_of_others(table.sitting, seat)
        harms = self.harms_to(table, seat)
        if not (kept or broken or harms):
            return None
        return Memory(kept, broken, harms).document()

    def harms_to(self, table: Table, seat: int) -> dict[int, int]:
        """How often each seat has harmed this bot. Only vengeful characters count."""
        part = read_part(table.sitting.chairs[seat].player or "")
        if part is None or not part.character.temper.rancour():
            return {}
        key, feed = (table.id, seat), table.sitting.feed
        memory = self.harms.setdefault(key, Memory())
        harms = catalog.load(table.sitting.game_id).advice.harms
        for entry in feed.read(seat, self.read.get(key, 0)):
            if entry["kind"] == "events":
                remember(memory, harms, seat, entry["events"])
        self.read[key] = feed.last(seat)
        return memory.harms

    def forget(self, table: str) -> None:
        self.harms = {key: memory for key, memory in self.harms.items() if key[0] != table}
        self.read = {key: number for key, number in self.read.items() if key[0] != table}


def words_of_others(sitting: Sitting, seat: int) -> tuple[dict[int, int], dict[int, int]]:
    """The numbers of promises that each other seat has kept and broken.

    Counted are promises judged by the program, and those given to this seat. A seat's judgements
    about promises to other seats do not count.
    """
    kept: dict[int, int] = {}
    broken: dict[int, int] = {}
    for one in sitting.promises:
        if one.seat != seat and (one.house or one.to == seat) and one.state != "standing":
            words = kept if one.state == "kept" else broken
            words[one.seat] = words.get(one.seat, 0) + 1
    return kept, broken
