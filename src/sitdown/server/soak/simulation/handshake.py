"""Handshake: the server's end of a simulated connection that wants to become a socket.

It does the work that `gate.Caller` does over a real connection. It calls the application, and hands
the connection over to a `Line` when the application lets the client in.
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
"""The code of a connection that ended without a word."""


class Gone(OSError):
    """The application says something to a client that is gone."""


class Released(asyncio.Transport):
    """In place of a connection that is a line's now."""

    def close(self) -> None:
        """There is nothing to close here."""


def handshake_head(path: str) -> bytes:
    """The request as bytes. The application is told of it by its scope; these take their time."""
    return f"GET {path} HTTP/1.1\r\nUpgrade: websocket".encode() + END_OF_HEAD


class Handshake(asyncio.Protocol):
    """A connection while the application decides whether to let the client in."""

    def __init__(self, front: Front, transport: Pipe, scope: dict[str, Any]) -> None:
        self.front = front
        self.gate: Any = front.gate
        self.transport: asyncio.Transport = transport
        self.scope = scope
        self.head = b""
        self.early = b""
        """Data after the request. It waits for the line, and reading is paused meanwhile."""
        self.queue: asyncio.Queue[Message] = asyncio.Queue()
        self.has_begun = False
        self.is_accepted = False
        self.is_refused = False
        self.is_lost = False
        self.status = 0
        """The status of a refusal in its own words, and those words."""
        self.words: list[bytes] = []
        # Notes of the gate.
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
            pass  # as uvicorn has it: the application need not know of it before
        except Exception as error:
            self.fail(error)
        else:
            if not self.is_accepted and not self.is_refused and not self.is_lost:
                self.fail(None)
        self.transport.close()

    def fail(self, error: Exception | None) -> None:
        """Answers for an application that has not; that is a fault of it."""
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
        """It is let in: what it says goes to this ear from now on, past the application."""
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
            # Later: the application has not told the socket its line yet.
            asyncio.get_running_loop().call_soon(line.go_on, self.early)
        # `serve` closes its transport at the end, and must not close that of the line.
        self.transport = Released()
        return line

    def shutdown(self) -> None:
        """The web server stops."""
        if not self.is_accepted and not self.is_refused:
            self.refuse(HTTPStatus.INTERNAL_SERVER_ERROR, b"")
        self.transport.close()

    def owes(self) -> tuple[str, object] | None:
        return ("farewell", None) if self.transport.is_closing() else None
