"""`sitdown forget`: takes one table out of a store for good."""

from __future__ import annotations

import argparse
import asyncio

from sitdown.server.serve import home
from sitdown.store.opening import file_of, is_shared
from sitdown.table import Refused, open_store


def forget(given: argparse.Namespace) -> int:
    """Forgets a table, or says why it cannot."""
    place = existing_store(given.store)
    asyncio.run(forget_table(place, given.table))
    print(f"{given.table} is forgotten")
    return 0


def existing_store(given: str | None) -> str:
    """The address of a store that is there already: the one given, or the usual one."""
    place = given or str(home() / "tables.sqlite")
    if not is_shared(place) and not file_of(place).exists():
        raise Refused("not-found", f"there is no store at {place}")
    return place


async def forget_table(place: str, id: str) -> None:
    store = await open_store(place, "forget")
    try:
        if not await store.remove(id):
            raise Refused("not-found", f"no table {id[:40]!r} in this store; is the id whole?")
    finally:
        await store.close()
