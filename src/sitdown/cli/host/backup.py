"""`sitdown backup`: copies a store into a file, also while a server runs on it."""

from __future__ import annotations

import argparse
import sqlite3
from pathlib import Path

from sitdown import argument_types
from sitdown.cli.arguments import add_store, existing_store
from sitdown.store.copying import copy_store
from sitdown.store.opening import file_of, is_shared
from sitdown.table import Refused

BY_PG_DUMP = "a PostgreSQL is copied by its own program: umask 077; pg_dump --file TARGET DATABASE"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "target", type=argument_types.file, metavar="TARGET", help="the file to be made"
    )
    add_store(parser)


def run(given: argparse.Namespace) -> int:
    """Copies the tables into a new file, also while the server runs."""
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
