"""Accepts connections: counts them per address, closes slow ones, keeps descriptors free.

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
from typing import Protocol

from sitdown.runtime import OrderedSet, Runtime
from sitdown.server.limits import MANY, Limits
from sitdown.server.token_bucket import AddressBuckets, rate_limit_key
from sitdown.table import Refused

from .connection import Connection, MessageHandler

log = logging.getLogger("sitdown.gate")

RESERVED_DESCRIPTORS = 100
"""File descriptors for the store, the workers and the log, whoever comes."""

LISTEN_BACKLOG = 2048
"""So many connections that have not been taken yet wait at most."""

MAX_DESCRIPTORS = 65536
"""More file descriptors than that are not asked for."""

BETWEEN_WARNINGS = 60.0

EVICTION_CANDIDATES = 50
"""So many of the oldest connections are looked at, to find one that can go."""

CALLER = "sitdown.caller"
"""Where the application finds a connection, to take it over."""

Wait = tuple[str, object]
"""What a connection owes us, and since which request."""


class Guarded(Protocol):
    """A connection as the gate sees it. `wait` and `since` are notes of the gate."""

    transport: asyncio.Transport
    wait: Wait | None
    since: float

    def owes(self) -> Wait | None:
        """What the other side has not done yet."""


class HttpConnection(Guarded, Protocol):
    """A connection that is not a socket, or not yet one."""

    client: tuple[str, int] | None


class UpgradingConnection(Protocol):
    """A connection that asks to become a socket. Each front end has a kind of its own."""

    def hand_over(self, ear: MessageHandler) -> Connection:
        """Lets it in: its messages go to this ear from now on. Refused if it has gone already."""


class Admission:
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
        self.queue = min(LISTEN_BACKLOG, max(16, files // 8))
        self.most = max(16, files - RESERVED_DESCRIPTORS - self.queue)
        self.visitors: dict[HttpConnection, str] = {}
        self.from_address: dict[str, dict[HttpConnection, None]] = {}
        self.sockets: OrderedSet[Guarded] = OrderedSet()
        self.requests = AddressBuckets(*limits.requests, self.runtime.ticking)
        """The rate limit of requests, shared with the turnstile."""
        self.told = -BETWEEN_WARNINGS

    def arrived(self, visitor: HttpConnection) -> None:
        """One more connection; it, or one that has less reason to be here, may have to go."""
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
        """Once in a while: who fills the house is not to fill the log as well."""
        if self.runtime.ticking() - self.told >= BETWEEN_WARNINGS:
            self.told = self.runtime.ticking()
            log.warning("all connections are taken", extra={"why": f"{self.most} are here"})

    def left(self, visitor: HttpConnection) -> None:
        """A connection is gone, or has become a socket."""
        address = self.visitors.pop(visitor, None)
        if address is not None:
            del self.from_address[address][visitor]
            if not self.from_address[address]:
                del self.from_address[address]

    def pay_for_refusal(self, caller: HttpConnection) -> None:
        """Charges a malformed handshake to its address: it never reaches the turnstile."""
        try:
            self.requests.take(rate_limit_key(caller.client[0] if caller.client else "?"))
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


def eviction_candidate(
    visitors: Iterable[HttpConnection], newcomer: HttpConnection
) -> HttpConnection:
    """The oldest connection on which nothing is being answered; the newcomer, if there is none."""
    for visitor in islice(visitors, EVICTION_CANDIDATES):
        wait = visitor.owes()
        if wait is not None and wait[0] == "header" and not visitor.transport.is_closing():
            return visitor
    return newcomer


def files_at_hand() -> int:
    """How many file descriptors this process may have, which are now as many as it can get."""
    try:
        import resource
    except ImportError:
        return MANY  # not a machine that says so
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MANY if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
