"""The gate: connections are counted where they arrive, and closed where nobody speaks.

The web server itself waits for ever for the end of a header, of a body, or for somebody to read;
and it takes connections until there is no file descriptor left, not even for the store. Here an
address has so many connections that are no sockets yet, slow ones are closed, and what is reserved
stays free. When it is full, who has said nothing yet goes first, and who plays stays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from itertools import islice
from typing import Any

import h11
import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from sitdown.runtime import OrderedSet, Runtime
from sitdown.table import Refused

from .limits import MANY, Buckets, Limits, counted_as
from .line import Ear, Line, Lists

log = logging.getLogger("sitdown.gate")

RESERVED = 100
"""File descriptors for the store, the workers and the log, whoever comes."""

QUEUE = 2048
"""So many connections that have not been taken yet wait at most."""

ENOUGH = 65536
"""More file descriptors than that are not asked for."""

BETWEEN_WARNINGS = 60.0

TRIED = 50
"""So many of the oldest connections are looked at, to find one that can go."""

CALLER = "sitdown.caller"
"""Where the application finds a connection, to take it over."""

SWITCHING = 101

Wait = tuple[str, object]
"""What a connection owes us, and since which request."""


class Gate:
    """All connections of a process: `visitors` are those that are no sockets, oldest first."""

    def __init__(
        self,
        limits: Limits,
        files: int = MANY,
        counts_addresses: bool = True,
        runtime: Runtime | None = None,
    ) -> None:
        self.limits = limits
        self.counts_addresses = counts_addresses
        self.runtime = runtime or Runtime()
        self.queue = min(QUEUE, max(16, files // 8))
        self.most = max(16, files - RESERVED - self.queue)
        self.visitors: dict[Visitor, str] = {}
        self.from_address: dict[str, dict[Visitor, None]] = {}
        self.sockets: OrderedSet[Caller | Line] = OrderedSet()
        self.requests = Buckets(*limits.requests, self.runtime.ticking)
        """The rate limit of requests, shared with the turnstile."""
        self.told = -BETWEEN_WARNINGS

    def arrived(self, visitor: Visitor) -> None:
        """One more connection; it, or one that has less reason to be here, may have to go."""
        address = counted_as(visitor.client[0] if visitor.client else "?")
        self.visitors[visitor] = address
        neighbours = self.from_address.setdefault(address, {})
        neighbours[visitor] = None
        if self.counts_addresses and len(neighbours) > self.limits.connections:
            least_needed(neighbours, visitor).transport.abort()
        elif len(self.visitors) + len(self.sockets) > self.most:
            self.tell_that_it_is_full()
            least_needed(self.visitors, visitor).transport.abort()

    def tell_that_it_is_full(self) -> None:
        """Once in a while: who fills the house is not to fill the log as well."""
        if self.runtime.ticking() - self.told >= BETWEEN_WARNINGS:
            self.told = self.runtime.ticking()
            log.warning("all connections are taken", extra={"why": f"{self.most} are here"})

    def left(self, visitor: Visitor) -> None:
        """A connection is gone, or has become a socket."""
        address = self.visitors.pop(visitor, None)
        if address is not None:
            del self.from_address[address][visitor]
            if not self.from_address[address]:
                del self.from_address[address]

    def pay_for_refusal(self, caller: Caller) -> None:
        """Charges a malformed handshake to its address: it never reaches the turnstile."""
        try:
            self.requests.take(counted_as(caller.client[0] if caller.client else "?"))
        except Refused:
            caller.transport.abort()

    def is_full(self) -> bool:
        """Whether there are as many sockets as can be; a tenth is kept for other connections."""
        return len(self.sockets) > self.most - max(8, self.most // 10)

    def look_around(self, everybody: bool = True) -> None:
        """Closes the connections on which somebody has been waited for too long."""
        now = self.runtime.ticking()
        for connection in [*self.visitors, *(self.sockets if everybody else ())]:
            wait = connection.owes()
            if wait is None or wait != connection.wait:
                connection.wait, connection.since = wait, now
            elif now - connection.since >= self.patience(wait[0]):
                connection.transport.abort()

    def patience(self, what: str) -> float:
        limits = self.limits
        return limits.body_seconds if what == "body" else limits.header_seconds

    def settings(self) -> dict[str, Any]:
        """What the web server has to be told, so that all that comes passes here."""
        return {
            "http": type("Visitor", (Visitor,), {"gate": self}),
            "ws": type("Caller", (Caller,), {"gate": self}),
            "ws_max_size": self.limits.frame,
            "ws_per_message_deflate": False,
            "ws_ping_interval": None,
            "backlog": self.queue,
        }


def least_needed(visitors: Iterable[Visitor], newcomer: Visitor) -> Visitor:
    """The oldest connection on which nothing is being answered; the newcomer, if there is none."""
    for visitor in islice(visitors, TRIED):
        wait = visitor.owes()
        if wait is not None and wait[0] == "header" and not visitor.transport.is_closing():
            return visitor
    return newcomer


class Visitor(H11Protocol):
    """A connection over which requests come."""

    gate: Gate
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
            # The web server drops what came in one packet with the handshake.
            caller = self.transport.get_protocol()
            assert isinstance(caller, Caller)
            caller.data_received(early)

    def owes(self) -> Wait | None:
        """What the other side has not done yet: the rest of a request, to read, to go."""
        if self.transport.is_closing():
            return "farewell", None
        if self.conn.their_state is h11.IDLE:
            return "header", self.cycle
        unread = self.transport.get_write_buffer_size() > 0
        if self.conn.their_state is h11.SEND_BODY or unread:
            return "body", self.cycle
        return None


class Caller(WebSocketsSansIOProtocol):
    """A connection that wants to become a socket, while the application looks who it is."""

    gate: Gate
    wait: Wait | None = None
    since = 0.0
    early = b""
    """Data after the handshake. It waits for the line, and reading is paused meanwhile."""

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
            # The web server takes a refusal with a body for no answer, and would log an error.
            self.handshake_complete = True

    def put_through(self, ear: Ear) -> Line:
        """It is let in: what it says goes to this ear from now on, past the application."""
        if not self.queue.empty():
            raise Refused("bad-request", "gone before being let in")
        limits = self.gate.limits
        lists: Lists = (self.gate.sockets, self.connections)
        for everybody in lists:
            everybody.discard(self)
        line = Line(
            self.transport,
            ear,
            limits.frame,
            limits.messages,
            limits.ping,
            lists,
            self.gate.runtime,
        )
        self.transport.set_protocol(line)
        if self.early:
            # Later: the application has not told the socket its line yet.
            self.loop.call_soon(line.go_on, self.early)
        # The web server closes what it still holds when the application has done its part.
        self.transport = Released()
        return line

    def owes(self) -> Wait | None:
        """A socket that is closed and not read from would otherwise stay half open."""
        return ("farewell", None) if self.transport.is_closing() else None


class Released(asyncio.Transport):
    """In place of a connection that is somebody else's now."""

    def close(self) -> None:
        """There is nothing to close here."""


class GatedServer(uvicorn.Server):
    """A web server with somebody at its gate."""

    def __init__(self, config: uvicorn.Config, gate: Gate) -> None:
        super().__init__(config)
        self.gate = gate

    async def on_tick(self, counter: int) -> bool:
        self.gate.look_around(everybody=counter % 10 == 0)
        return await super().on_tick(counter)


def files_at_hand() -> int:
    """How many file descriptors this process may have, which are now as many as it can get."""
    try:
        import resource
    except ImportError:
        return MANY  # not a machine that says so
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MANY if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
