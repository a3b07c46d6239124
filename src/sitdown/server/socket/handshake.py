"""Accepts or refuses a WebSocket: checks origin, limits, guest and seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from sitdown.server import metrics
from sitdown.server.identity import COOKIE
from sitdown.server.origin import require_origin
from sitdown.server.token_bucket import address_of
from sitdown.table import Refused
from sitdown.table.plans import require_viewpoint
from sitdown.wire import decoding
from sitdown.wire.requests import SocketQuery

from .admission import CALLER, UpgradingConnection
from .connection import Connection, MessageHandler
from .session import CLOSE, ENCODER, ViewerSession

if TYPE_CHECKING:
    from sitdown.server.process import ServerProcess


async def serve_socket(room: ServerProcess, websocket: WebSocket) -> None:
    """Handles a connection until it is accepted or refused."""
    address = address_of(websocket)
    try:
        require_origin(websocket, room.config.origins)
        room.let_in(address)
    except Refused as refusal:
        await turn_away(websocket, refusal, lambda: None)
        return
    try:
        socket, since = await connect(room, websocket)
    except Refused as refusal:
        await turn_away(websocket, refusal, lambda: room.let_out(address))
        return
    except BaseException:
        room.let_out(address)
        raise
    attend(room, socket, since)


async def connect(room: ServerProcess, websocket: WebSocket) -> tuple[ViewerSession, int]:
    """Checks the guest and the seat, and accepts the socket.

    Returns its session and `since`. Raises Refused with the reason otherwise.
    """
    if not room.is_open:
        raise Refused("stopping", "the server is about to stop; come again in a moment")
    query = decoding.read_query(list(websocket.query_params.multi_items()), SocketQuery)
    guest = room.seal.guest(websocket.cookies.get(COOKIE))
    table = await room.hall.table(decoding.read_part(websocket.path_params["id"]))
    person = None if guest is None else guest.id
    room.moderation.require_in(person, table.id)
    await table.catch_up_now()
    require_viewpoint(table.sitting, query.seat, person)
    room.make_room_for(query.seat)
    name = "" if guest is None else guest.name
    socket = ViewerSession(room, address_of(websocket), table, person, query, name)
    await websocket.accept()
    # Again: the seat may have changed hands during the wait.
    require_viewpoint(table.sitting, query.seat, person)
    socket.line = hand_over(websocket, socket)
    return socket, query.since


def attend(room: ServerProcess, socket: ViewerSession, since: int) -> None:
    """Makes the session a watcher of its table, until the connection is lost."""
    metrics.count_sockets(1)
    room.sockets.add(socket)
    room.learn_address(socket.table, socket.person, socket.address)
    try:
        socket.table.watch(socket, since)
    except BaseException:
        socket.line.hang_up()
        raise


def hand_over(websocket: WebSocket, ear: MessageHandler) -> Connection:
    caller: UpgradingConnection = websocket.scope["extensions"][CALLER]["caller"]
    return caller.hand_over(ear)


class TurnedAway:
    """The handler of a refused socket, which counts for its address until it is gone."""

    def __init__(self, gone: Callable[[], None]) -> None:
        self.gone = gone

    def hear(self, text: str | None, wait: float) -> None:
        """Messages of a refused socket are ignored."""

    def flooded(self) -> None:
        """The connection is being closed already."""

    def lost(self) -> None:
        self.gone()


async def turn_away(websocket: WebSocket, refusal: Refused, gone: Callable[[], None]) -> None:
    """Accepts the socket, sends the reason and closes it.

    A browser would not learn the reason from a refused handshake.
    """
    code = CLOSE.get(refusal.code, 4000)
    if refusal.code == "wrong-origin":
        await websocket.close(code)
        return
    try:
        if websocket.application_state.name == "CONNECTING":
            await websocket.accept()
        line = hand_over(websocket, TurnedAway(gone))
    except (WebSocketDisconnect, RuntimeError, OSError, Refused):
        gone()
        return
    line.tell(ENCODER.encode({"type": "bye", **refusal.document()}))
    line.close(code, refusal.code)
