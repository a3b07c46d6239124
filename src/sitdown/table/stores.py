"""Opens a store by its address: a file for one process, or a PostgreSQL for several."""

from __future__ import annotations

from pathlib import Path

from .postgresql import PostgreSQLStore
from .sqlite import SQLiteStore
from .store import Store


async def open_store(address: str, house: str) -> Store:
    """`postgresql://…` is a database, anything else the path of a file."""
    if is_shared(address):
        return await PostgreSQLStore.open(address, house)
    return await SQLiteStore.open(Path(address.removeprefix("sqlite:")))


def is_shared(address: str) -> bool:
    """Whether several processes can use this store at once."""
    return address.startswith(("postgresql://", "postgres://"))
