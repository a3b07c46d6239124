"""`sitdown backup`: a copy of a store, also while a server runs on it."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

from sitdown.store.copying import copy_store
from sitdown.store.opening import file_of, is_shared
from sitdown.table import Refused

from .forget import existing_store

BY_PG_DUMP = "a PostgreSQL is copied by its own program: umask 077; pg_dump --file TARGET DATABASE"


def backup(given: argparse.Namespace) -> int:
    """Copies a store into a new file, or says why it cannot."""
    place = existing_store(given.store)
    if is_shared(place):
        raise Refused("bad-request", BY_PG_DUMP)
    try:
        copy_store(file_of(place), Path(given.target))
    except (OSError, sqlite3.Error) as fault:
        why = fault.strerror or fault if isinstance(fault, OSError) else fault
        raise Refused(
            "bad-request", f"{given.target} cannot be the copy of {place}: {why}"
        ) from None
    print(f"{given.target} is written")
    return 0
