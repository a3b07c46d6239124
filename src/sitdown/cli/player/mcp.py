"""`sitdown mcp`: a seat for an AI assistant."""

from __future__ import annotations

import argparse
from random import SystemRandom
from typing import TYPE_CHECKING

from sitdown import argument_types
from sitdown.argument_types import read_options
from sitdown.cli.arguments import (
    USUAL_BOT,
    add_endpoints,
    add_language,
    add_options,
    add_players,
    invite_programs,
)
from sitdown.kernel import BadOptions
from sitdown.words import Words

if TYPE_CHECKING:
    from sitdown.mcp.assistant_seat import AssistantSeat


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add = parser.add_argument
    add(
        "table",
        nargs="?",
        metavar="SEAT",
        help="the link of a seat, or a game to be played here (the assistant takes one itself)",
    )
    add(
        "--http",
        type=argument_types.PORT,
        metavar="N",
        help="on this port; 0 takes a free one (stdin)",
    )
    add(
        "--name",
        dest="name_",
        type=argument_types.person,
        metavar="NAME",
        help="what it is called there",
    )
    add("--seat", type=argument_types.SEAT, metavar="N", help="this chair, from 0")
    add_players(parser)
    add(
        "--bots",
        type=argument_types.several,
        metavar="BOTS",
        help=f"who else plays here ({USUAL_BOT})",
    )
    add_endpoints(parser)
    add("--seed", metavar="SEED", help="of a game played here (drawn)")
    add_options(parser)


def run(given: argparse.Namespace) -> int:
    """Gives an assistant a seat, by the Model Context Protocol: here, or by a link elsewhere."""
    # Here, because the package `mcp` is an extra.
    try:
        from sitdown.mcp.serve import serve, sit_down
        from sitdown.mcp.tools import SeatlessTools, Tools
    except ModuleNotFoundError as missing:
        needed = 'needs a package that is not here: pip install "sitdown[mcp]"'
        raise BadOptions(f"it {needed} ({missing.name})") from None
    invite_programs(given)

    def sit(
        table: str, name: str | None, seat: int | None, players: int | None, bots: str | None
    ) -> tuple[AssistantSeat, str]:
        """Takes a seat at this table. Arguments that are not given come from the command."""
        return sit_down(
            table,
            name or given.name_,
            given.seat if seat is None else seat,
            players or given.players,
            (bots or given.bots or USUAL_BOT).split(","),
            SystemRandom().randrange(10**9) if given.seed is None else given.seed,
            read_options(given.option),
            given.lang,
        )

    if given.table is None:
        return serve(SeatlessTools(Words(given.lang), sit), given.http)
    chair, game = sit(given.table, None, None, None, None)
    return serve(Tools(chair.words, chair, game), given.http)
