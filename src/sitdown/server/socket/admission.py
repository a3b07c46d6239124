"""Accepts connections: counts them per address, closes slow ones, keeps descriptors free.

The web server itself has no timeout for a header, a body or a slow reader. It also accepts
connections until no file descriptor is left, not even for the store.

Here each address has a limit of HTTP connections, slow ones are closed, and some descriptors stay
reserved. When all are taken, an idle connection is closed first. Players stay connected.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from itertools import islice
from typing import Protocol

from sitdown.runtime import OrderedSet, Runtime
from sitdown.server.limits import MANY, Limits
from sitdown.server.token_bucket import AddressBuckets, rate_limit_key
from sitdown.table import Refused

from .connection import Connection, MessageHandler

log = logging.getLogger("sitdown.gate")

RESERVED_DESCRIPTORS = 100
"""File descriptors reserved for the store, the workers and the log."""

LISTEN_BACKLOG = 2048
"""The largest number of connections that wait to be accepted."""

MAX_DESCRIPTORS = 65536
"""The largest number of file descriptors that is asked for."""

BETWEEN_WARNINGS = 60.0

EVICTION_CANDIDATES = 50
"""The number of the oldest connections that are searched for one to close."""

CALLER = "sitdown.caller"
"""The key in the ASGI scope under which the application finds a connection to take over."""

Wait = tuple[str, object]
"""What the client still has to do, and since which request."""


class Guarded(Protocol):
    """A connection as `Admission` sees it. It keeps its own notes in `wait` and `since`."""

    transport: asyncio.Transport
    wait: Wait | None
    since: float

    def owes(self) -> Wait | None:
        """What the client has not done yet: send the rest of a request, read, or disconnect."""


class HttpConnection(Guarded, Protocol):
    """An HTTP connection that is not, or not yet, a WebSocket."""

    client: tuple[str, int] | None


class UpgradingConnection(Protocol):
    """A connection that asks to become a WebSocket. Each web server has its own kind."""

    def hand_over(self, ear: MessageHandler) -> Connection:
        """Accepts it: `ear` gets its messages from now on. Refused if it has gone already."""


class Admission:
    """All connections of a process: `visitors` are those that are not WebSockets, oldest first."""

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
        self.queue = min(LISTEN_BACKLOG, max(16, files // 8))
        # asyncio may accept a whole backlog before any of it is counted, so that many stay free.
        self.most = max(16, files - RESERVED_DESCRIPTORS - self.queue)
        self.visitors: dict[HttpConnection, str] = {}
        self.from_address: dict[str, dict[HttpConnection, None]] = {}
        self.sockets: OrderedSet[Guarded] = OrderedSet()
        self.requests = AddressBuckets(*limits.requests, self.runtime.ticking)
        """The rate limit of requests, shared with `RateLimitMiddleware`."""
        self.told = -BETWEEN_WARNINGS

    def arrived(self, visitor: HttpConnection) -> None:
        """Counts a new connection. If there are too many, closes it or an idle older one."""
        address = rate_limit_key(visitor.client[0] if visitor.client else "?")
        self.visitors[visitor] = address
        neighbours = self.from_address.setdefault(address, {})
        neighbours[visitor] = None
        if self.counts_addresses and len(neighbours) > self.limits.connections:
            eviction_candidate(neighbours, visitor).transport.abort()
        elif len(self.visitors) + len(self.sockets) > self.most:
            self.tell_that_it_is_full()
            eviction_candidate(self.visitors, visitor).transport.abort()

    def tell_that_it_is_full(self) -> None:
        """Logs that no connection is free; rarely, so that an attack cannot fill the log."""
        if self.runtime.ticking() - self.told >= BETWEEN_WARNINGS:
            self.told = self.runtime.ticking()
            log.warning("all connections are taken", extra={"why": f"{self.most} are here"})

    def left(self, visitor: HttpConnection) -> None:
        """Forgets a connection that is gone or has become a WebSocket."""
        address = self.visitors.pop(visitor, None)
        if address is not None:
            del self.from_address[address][visitor]
            if not self.from_address[address]:
                del self.from_address[address]

    def pay_for_refusal(self, caller: HttpConnection) -> None:
        """Charges a malformed handshake to its address, since it never reaches the rate limiter."""
        try:
            self.requests.take(rate_limit_key(caller.client[0] if caller.client else "?"))
        except Refused:
            caller.transport.abort()

    def is_full(self) -> bool:
        """Whether there are as many sockets as allowed; a tenth is kept for other connections."""
        return len(self.sockets) > self.most - max(8, self.most // 10)

    def look_around(self, everybody: bool = True) -> None:
        """Closes the connections whose client has kept us waiting for too long."""
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


def eviction_candidate(
    visitors: Iterable[HttpConnection], newcomer: HttpConnection
) -> HttpConnection:
    """The oldest connection on which no request is being handled; the newcomer if there is none.

    Only the oldest ones are looked at, so that a flood of connections stays cheap.
    """
    for visitor in islice(visitors, EVICTION_CANDIDATES):
        wait = visitor.owes()
        if wait is not None and wait[0] == "header" and not visitor.transport.is_closing():
            return visitor
    return newcomer


def files_at_hand() -> int:
    """Raises the limit of file descriptors as far as allowed, and returns it."""
    try:
        import resource
    except ImportError:
        return MANY  # Windows has no such limit
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MANY if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
