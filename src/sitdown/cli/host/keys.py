"""`sitdown keys`: makes the VAPID key pair."""

from __future__ import annotations

import argparse
from pathlib import Path

from sitdown import argument_types


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "file",
        type=argument_types.something,
        metavar="TARGET",
        help="a file, where they are to be written",
    )
    add(
        "--contact",
        type=argument_types.contact,
        required=True,
        metavar="CONTACT",
        help="whom push services may write to: mailto:… or https:…",
    )


def run(given: argparse.Namespace) -> int:
    """Makes the pair of keys that a house needs to call people by Web Push."""
    # Here, because no other command needs it.
    from sitdown.server.push.keys import new_keys, write

    made = new_keys(given.contact)
    write(Path(given.file), made)
    print(f"{given.file} has the keys; keep it secret, and run: sitdown serve --push-keys FILE")
    return 0
