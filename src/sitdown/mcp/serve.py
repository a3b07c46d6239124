"""`sitdown mcp`: serves one seat over stdin/stdout or HTTP."""

from __future__ import annotations

import uvicorn

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.server.serve import bind

from .assistant_seat import AssistantSeat
from .local_seat import LocalAssistantSeat
from .remote_seat import RemoteAssistantSeat
from .tools import SeatServer, Tools, desk_for

HERE = "127.0.0.1"


def sit_down(
    table: str,
    name: str | None,
    seat: int | None,
    players: int | None,
    bots: list[str],
    seed: int | str,
    options: Document,
    language: str,
) -> tuple[AssistantSeat, str]:
    """Takes a seat by a link, or at a new local table by a game's name.

    Returns it with the game's id.
    """
    if "/" in table:
        far = RemoteAssistantSeat.taken(table, name, seat, language)
        return far, str(far.far.table["game"])
    game = catalog.load(table)
    return LocalAssistantSeat.laid(game, players, seat or 0, bots, seed, options, language), game.id


def serve(tools: Tools, port: int | None) -> int:
    """Serves until the assistant disconnects (stdin and stdout) or the server is stopped (HTTP)."""
    desk = desk_for(tools)
    try:
        if port is None:
            desk.run("stdio")
        else:
            serve_http(desk, port)
    finally:
        if tools.taken is not None:
            tools.taken.close()
    return 0


def serve_http(desk: SeatServer, port: int) -> None:
    """Serves on the loopback address only: every client that reaches it can play the seat."""
    with bind(HERE, port) as listening:
        address = f"http://{HERE}:{listening.getsockname()[1]}/mcp"
        print(f"the seat is at {address} (Ctrl-C stops it)", flush=True)
        app = desk.streamable_http_app(host=HERE)
        config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1)
        uvicorn.Server(config).run([listening])
