"""The web server: the only module that knows uvicorn, h11 and websockets.

It takes connections from a listening socket, has `Admission` count them, and calls the application.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

import h11
import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

from sitdown.table import Refused

from .socket.admission import CALLER, Admission, Wait
from .socket.connection import Lists, MessageHandler, SocketConnection

SWITCHING = 101


class HttpVisitor(H11Protocol):
    """A connection for HTTP requests."""

    gate: Admission
    wait: Wait | None = None
    since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.gate.arrived(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.left(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.gate.left(self)
        super().handle_websocket_upgrade(event)
        early, _ = self.conn.trailing_data
        if early:
            # uvicorn drops data that came in one packet with the handshake.
            caller = self.transport.get_protocol()
            assert isinstance(caller, SocketCaller)
            caller.data_received(early)

    def owes(self) -> Wait | None:
        """What the client has not done yet: send the rest of a request, read, or disconnect."""
        if self.transport.is_closing():
            return "farewell", None
        if self.conn.their_state is h11.IDLE:
            return "header", self.cycle
        unread = self.transport.get_write_buffer_size() > 0
        if self.conn.their_state is h11.SEND_BODY or unread:
            return "body", self.cycle
        return None


class SocketCaller(WebSocketsSansIOProtocol):
    """A connection that asks to become a WebSocket, until the application has decided."""

    gate: Admission
    wait: Wait | None = None
    since = 0.0
    early = b""
    """Data that came after the handshake. It waits for the connection, and reading is paused."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.gate.sockets.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.sockets.discard(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING:
            self.scope["extensions"][CALLER] = {"caller": self}
        else:
            self.gate.pay_for_refusal(self)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if not self.early:
            self.transport.pause_reading()
        self.early += data

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            # uvicorn does not count a refusal with a body as a response, and would log an error.
            self.handshake_complete = True

    def hand_over(self, ear: MessageHandler) -> SocketConnection:
        """Replaces uvicorn's protocol by a `SocketConnection`, and returns that."""
        if not self.queue.empty():
            raise Refused("bad-request", "gone before being let in")
        limits = self.gate.limits
        lists: Lists = (self.gate.sockets, self.connections)
        for everybody in lists:
            everybody.discard(self)
        runtime = self.gate.runtime
        line = SocketConnection(
            *(self.transport, ear, limits.frame, limits.messages, limits.ping, lists, runtime),
            unmask=apply_mask,
        )
        self.transport.set_protocol(line)
        if self.early:
            # Later: the session does not have its connection yet.
            self.loop.call_soon(line.go_on, self.early)
        # uvicorn closes its transport when the application returns, so it gets an empty one.
        self.transport = Released()
        return line

    def owes(self) -> Wait | None:
        """Without this limit a closed socket whose client does not read would stay half open."""
        return ("farewell", None) if self.transport.is_closing() else None


class Released(asyncio.Transport):
    """A placeholder for a transport that belongs to another protocol now."""

    def close(self) -> None:
        """Does nothing: the connection goes on."""


class AdmissionServer(uvicorn.Server):
    """A web server that reports all its connections to `Admission`.

    `grace`: seconds that it waits for running requests when it stops.
    """

    def __init__(
        self,
        make_app: Callable[[], ASGIApp],
        gate: Admission,
        say_goodbye: Callable[[], object],
        grace: int = 10,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                make_app,
                factory=True,
                http=type("HttpVisitor", (HttpVisitor,), {"gate": gate}),
                ws=type("SocketCaller", (SocketCaller,), {"gate": gate}),
                ws_max_size=gate.limits.frame,
                ws_per_message_deflate=False,
                ws_ping_interval=None,
                backlog=gate.queue,
                proxy_headers=False,
                timeout_graceful_shutdown=grace,
                server_header=False,
                log_config=None,
                access_log=False,
                lifespan="on",
            )
        )
        self.gate = gate
        self.say_goodbye = say_goodbye

    async def on_tick(self, counter: int) -> bool:
        # There are far more sockets than other connections: they are checked at every tenth tick.
        self.gate.look_around(everybody=counter % 10 == 0)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tells all clients before their connections are closed."""
        self.say_goodbye()
        await super().shutdown(sockets)


def serve_on(
    listening: socket.socket,
    make_app: Callable[[], ASGIApp],
    gate: Admission,
    say_goodbye: Callable[[], object],
) -> bool:
    """Serves an application until a signal stops it. False if it could not begin."""
    server = AdmissionServer(make_app, gate, say_goodbye)
    server.run([listening])
    return server.started


def trusting(app: ASGIApp, proxy: str) -> ASGIApp:
    """Wraps an application so that it trusts these proxies' headers about its clients."""
    return ProxyHeadersMiddleware(app, proxy)  # type: ignore[arg-type,return-value]
