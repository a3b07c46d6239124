"""Handshake: the server's end of a simulated connection that asks to become a WebSocket.

It does the work of `SocketCaller` in `web_server` over a real connection. It calls the application.
When the application accepts, it hands the connection over to a `SocketConnection`.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from starlette.types import Message

from sitdown.server.socket.admission import CALLER
from sitdown.server.socket.connection import Lists, MessageHandler, SocketConnection
from sitdown.table import Refused

from .network import Pipe

if TYPE_CHECKING:
    from .front import Front

END_OF_HEAD = b"\r\n\r\n"
WITHOUT_A_WORD = 1006
"""The close code of a connection that ended without a close frame."""


class Gone(OSError):
    """The application sends something to a client that is gone."""


class Released(asyncio.Transport):
    """A placeholder for a transport that belongs to another protocol now."""

    def close(self) -> None:
        """Does nothing: the connection goes on."""


def handshake_head(path: str) -> bytes:
    """The request as bytes.

    The application reads its scope, not these; they only take their time in the network.
    """
    return f"GET {path} HTTP/1.1\r\nUpgrade: websocket".encode() + END_OF_HEAD


class Handshake(asyncio.Protocol):
    """A connection while the application decides whether to accept it."""

    def __init__(self, front: Front, transport: Pipe, scope: dict[str, Any]) -> None:
        self.front = front
        self.gate: Any = front.gate
        self.transport: asyncio.Transport = transport
        self.scope = scope
        self.head = b""
        self.early = b""
        """Data that came after the request. It waits for the connection, and reading is paused."""
        self.queue: asyncio.Queue[Message] = asyncio.Queue()
        self.has_begun = False
        self.is_accepted = False
        self.is_refused = False
        self.is_lost = False
        self.status = 0
        """The status of a refusal that the application words itself, and its body."""
        self.words: list[bytes] = []
        # Notes of `Admission`.
        self.wait: Any = None
        self.since = 0.0

    def data_received(self, data: bytes) -> None:
        if self.has_begun:
            self.keep(data)
            return
        self.head += data
        _, end, early = self.head.partition(END_OF_HEAD)
        if end:
            self.begin()
            if early:
                self.keep(early)

    def keep(self, early: bytes) -> None:
        if not self.early:
            self.transport.pause_reading()
        self.early += early

    def begin(self) -> None:
        self.has_begun = True
        self.gate.sockets.add(self)
        self.front.connections.add(self)
        self.scope["subprotocols"] = []
        self.scope["extensions"] = {"websocket.http.response": {}, CALLER: {"caller": self}}
        self.queue.put_nowait({"type": "websocket.connect"})
        asyncio.get_running_loop().create_task(self.serve())

    def connection_lost(self, error: Exception | None) -> None:
        self.leave()
        self.is_lost = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": WITHOUT_A_WORD})

    def leave(self) -> None:
        self.gate.sockets.discard(self)
        self.front.connections.discard(self)

    async def serve(self) -> None:
        try:
            await self.front.app(self.scope, self.queue.get, self.send)
        except Gone:
            pass  # as in uvicorn: the application need not have noticed that the client is gone
        except Exception as error:
            self.fail(error)
        else:
            if not self.is_accepted and not self.is_refused and not self.is_lost:
                self.fail(None)
        self.transport.close()

    def fail(self, error: Exception | None) -> None:
        """Refuses the client because the application failed to decide, and reports that fault."""
        if not self.is_accepted and not self.is_refused:
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR, b"")
        message = f"the application failed: a socket at {self.scope['path']}"
        asyncio.get_running_loop().call_exception_handler({"message": message, "exception": error})

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if self.is_lost:
            raise Gone
        if kind == "websocket.accept":
            self.is_accepted = True
            self.transport.write(b"HTTP/1.1 101 Switching Protocols" + END_OF_HEAD)
        elif kind == "websocket.close" and not self.is_accepted:
            self.refuse(HTTPStatus.FORBIDDEN, b"")
        elif kind == "websocket.http.response.start":
            self.status = message["status"]
        elif kind == "websocket.http.response.body":
            self.words.append(message.get("body", b""))
            if not message.get("more_body", False):
                self.refuse(self.status, b"".join(self.words))
        else:
            raise RuntimeError(f"{kind} is not for a socket that has a line of its own")

    def refuse(self, status: int, words: bytes) -> None:
        self.is_refused = True
        head = f"HTTP/1.1 {status:d} {HTTPStatus(status).phrase}".encode()
        self.transport.write(head + END_OF_HEAD + words)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": WITHOUT_A_WORD})
        self.transport.close()

    def hand_over(self, ear: MessageHandler) -> SocketConnection:
        """Replaces this protocol by a `SocketConnection`, whose messages go to `ear`."""
        if not self.queue.empty():
            raise Refused("bad-request", "gone before being let in")
        limits = self.gate.limits
        self.leave()
        lists: Lists = (self.gate.sockets, self.front.connections)
        runtime = self.gate.runtime
        line = SocketConnection(
            self.transport, ear, limits.frame, limits.messages, limits.ping, lists, runtime
        )
        self.transport.set_protocol(line)
        if self.early:
            # Later: the session does not have its connection yet.
            asyncio.get_running_loop().call_soon(line.go_on, self.early)
        # `serve` closes its transport at the end, and must not close the new protocol's.
        self.transport = Released()
        return line

    def shutdown(self) -> None:
        """Called when the web server stops."""
        if not self.is_accepted and not self.is_refused:
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR, b"")
        self.transport.close()

    def owes(self) -> tuple[str, object] | None:
        return ("farewell", None) if self.transport.is_closing() else None
