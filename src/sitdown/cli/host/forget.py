"""`sitdown forget`: deletes one table from a store."""

from __future__ import annotations

import argparse
import asyncio

from sitdown import argument_types
from sitdown.cli.arguments import add_store, existing_store
from sitdown.table import Refused, open_store


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "table",
        type=argument_types.something,
        metavar="TABLE",
        help="its whole id, as in its address",
    )
    add_store(parser)


def run(given: argparse.Namespace) -> int:
    """Forgets a table: its records, its snapshot, its place in all lists."""
    place = existing_store(given.store)
    asyncio.run(forget_table(place, given.table))
    print(f"{given.table} is forgotten")
    return 0


async def forget_table(place: str, id: str) -> None:
    store = await open_store(place, "forget")
    try:
        if not await store.remove(id):
            raise Refused("not-found", f"no table {id[:40]!r} in this store; is the id whole?")
    finally:
        await store.close()
