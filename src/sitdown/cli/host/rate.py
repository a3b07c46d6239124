"""`sitdown rate`: works histories and ratings out anew, from the records of finished games."""

from __future__ import annotations

import argparse
import asyncio

from sitdown.runtime import Runtime
from sitdown.server.rating import PLACES
from sitdown.store.opening import is_shared
from sitdown.table import Hall, open_store

from .forget import existing_store


def rate(given: argparse.Namespace) -> int:
    """Works all histories and ratings of a store out anew, from the records of its games."""
    place = existing_store(given.store)
    read, counted = asyncio.run(rate_all(place))
    print(f"{read} finished games were read, {counted} of them are rated and counted")
    return 0


async def rate_all(place: str) -> tuple[int, int]:
    runtime = Runtime()
    store = await open_store(place, "rate", runtime)
    try:
        hall = Hall(store, runtime, process="rate", shared=is_shared(place))
        read = await hall.rounds.tell_all_anew()
        return read, await store.count_anew(runtime.wall(), PLACES)
    finally:
        await store.close()
