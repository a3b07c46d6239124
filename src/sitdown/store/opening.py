"""Opens a store by its address: a file for one process, or a PostgreSQL for several."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sitdown.runtime import Runtime
from sitdown.wire.errors import Refused

from .postgresql import PostgreSQLStore
from .protocol import Store
from .sqlite import SQLiteStore


async def open_store(address: str, process: str, runtime: Runtime | None = None) -> Store:
    """Opens PostgreSQL for `postgresql://…`; any other address is the path of an SQLite file."""
    if is_shared(address):
        return await PostgreSQLStore.open(address, process)
    path = file_of(address)
    try:
        return await SQLiteStore.open(path, runtime or Runtime())
    except (OSError, sqlite3.Error) as fault:
        why = fault.strerror if isinstance(fault, OSError) else fault
        raise Refused("not-found", f"{path} cannot be the store: {why}") from None


def is_shared(address: str) -> bool:
    """Whether several processes can use this store at once."""
    return address.startswith(("postgresql://", "postgres://"))


def file_of(address: str) -> Path:
    """The path of a store that is a file."""
    return Path(address.removeprefix("sqlite:"))
