"""`sitdown verify`: replays a game from its seed and checks everything."""

from __future__ import annotations

import argparse

from sitdown import argument_types
from sitdown.cli.arguments import naming
from sitdown.kernel import BadOptions
from sitdown.terminal.replaying import saved_in, verify_saved


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("replay", type=argument_types.file, metavar="REPLAY.json")
    add(
        "--commitment",
        type=argument_types.sha256_hex,
        metavar="HEX",
        help="the house's, as you know it",
    )
    add(
        "--link",
        type=argument_types.sha256_hex,
        metavar="HEX",
        help="the last of the log, as you know it",
    )


def run(given: argparse.Namespace) -> int:
    """Plays a replay again and confirms every shuffle, roll and result."""
    # Here, because no other command needs it.
    from sitdown.table.replays.verify import verify

    with naming(given.replay):
        saved = saved_in(given.replay.read_bytes())
        if saved is None:
            return verify(str(given.replay), given.commitment, given.link)
        if given.commitment or given.link:
            raise BadOptions("a saved game has neither a commitment nor a log")
        return verify_saved(saved)
