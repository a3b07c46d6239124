"""`sitdown rate`: recomputes histories and ratings from the records."""

from __future__ import annotations

import argparse
import asyncio

from sitdown.cli.arguments import add_store, existing_store
from sitdown.runtime import Runtime
from sitdown.store.opening import is_shared
from sitdown.table import Hall, open_store


def arguments(parser: argparse.ArgumentParser) -> None:
    add_store(parser)


def run(given: argparse.Namespace) -> int:
    """Works histories and ratings out anew, from the records of finished games."""
    place = existing_store(given.store)
    read, counted = asyncio.run(rate_all(place))
    print(f"{read} finished games were read, {counted} of them are rated and counted")
    return 0


async def rate_all(place: str) -> tuple[int, int]:
    """Returns the number of games read, and of those that are rated and counted."""
    # Here, because no other command needs the server's ratings.
    from sitdown.server.rating import PLACES

    runtime = Runtime()
    store = await open_store(place, "rate", runtime)
    try:
        hall = Hall(store, runtime, process="rate", shared=is_shared(place))
        read = await hall.rounds.tell_all_anew()
        return read, await store.count_anew(runtime.wall(), PLACES)
    finally:
        await store.close()
