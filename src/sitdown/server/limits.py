"""Limits: token buckets for those who are too fast, and how much of everything there may be."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from msgspec import Struct
from starlette.requests import HTTPConnection

from sitdown.table import Refused
from sitdown.wire import decoding


class Limits(Struct, frozen=True):
    """How much is too much."""

    body: int = decoding.BODY.size
    frame: int = 128 * 1024
    outgoing: int = 4 * 1024 * 1024
    requests: tuple[float, float] = (120, 30)
    """At once, and a second, for an address. A file costs a quarter of one."""
    checks: tuple[float, float] = (20, 5)
    """The same for `/healthz`."""
    messages: tuple[float, float] = (30, 10)
    """The same for a socket: every frame counts, control frames and fragments too."""
    sockets: int = 200
    """At once, for an address."""
    connections: int = 100
    """That are no sockets, at once, for an address."""
    header_seconds: float = 10.0
    """For the header of a request, and to go when a connection is closed."""
    body_seconds: float = 60.0
    """For the body of a request, and to read an answer."""
    ping: tuple[float, float] = (20.0, 30.0)
    """Seconds after which a socket is pinged, and how many it has to answer."""
    questions: int = 8
    """That wait to be worked out, for an address."""
    all_questions: int = 100
    """The same for everybody together."""
    bot_tables: int = 3
    """At which bots play among themselves, for an address."""
    tables: int = 30
    """Not over, for a guest."""
    laid: int = 60
    """In an hour, for a guest."""
    new_tables: tuple[float, float] = (30, 120 / 3600)
    """Tables laid at once, and a second, for an address, however many guests it makes."""
    imports: tuple[float, float] = (5, 20 / 3600)
    """Replays brought in at once, and a second, for a guest and for an address."""
    phrases: tuple[float, float] = (5, 20 / 3600)
    """Phrases made, for a guest, and tried, for an address."""
    passkeys: tuple[float, float] = (5, 20 / 3600)
    """Passkeys kept, for a guest, and shown, for an address."""
    devices: tuple[float, float] = (5, 20 / 3600)
    """Subscriptions to Web Push, for a guest."""
    exports: tuple[float, float] = (5, 20 / 3600)
    """Files with everything of a guest."""
    erasures: tuple[float, float] = (5, 20 / 3600)
    """Guests erased, for an address."""
    reviews: tuple[float, float] = (10, 30 / 3600)
    """Games reviewed that nobody had asked for, in the same way."""
    entries: tuple[float, float] = (5, 5 / 60)
    """Tries to come in as the host of the house, at once and a second, for an address."""


MANY = 10**9
NO_LIMITS = Limits(
    requests=(MANY, MANY),
    checks=(MANY, MANY),
    messages=(MANY, MANY),
    sockets=MANY,
    connections=MANY,
    questions=MANY,
    all_questions=MANY,
    bot_tables=MANY,
    tables=MANY,
    laid=MANY,
    new_tables=(MANY, MANY),
    imports=(MANY, MANY),
    phrases=(MANY, MANY),
    passkeys=(MANY, MANY),
    devices=(MANY, MANY),
    exports=(MANY, MANY),
    erasures=(MANY, MANY),
    reviews=(MANY, MANY),
    entries=(MANY, MANY),
)


@lru_cache(maxsize=10_000)
def counted_as(host: str) -> str:
    """The address that limits count: who has an IPv6 address has 2 ** 64 of them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from, as limits count it."""
    return counted_as(connection.client.host if connection.client else "?")


class Bucket:
    """Holds so many tokens, and gets so many a second. Who finds it empty is too fast."""

    __slots__ = ("per_second", "size", "tokens", "updated")

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self.size = size
        self.per_second = per_second
        self.tokens = size
        self.updated = now

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Takes tokens: 0.0; or says how many seconds it takes until there are enough."""
        self.fill(now)
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / self.per_second

    def charge(self, now: float) -> float:
        """Takes one token, into debt if need be: 0.0, or the seconds until the next one is free."""
        self.fill(now)
        self.tokens -= 1.0
        return 0.0 if self.tokens >= 0.0 else (1.0 - self.tokens) / self.per_second

    def fill(self, now: float) -> None:
        self.tokens = min(self.size, self.tokens + (now - self.updated) * self.per_second)
        self.updated = now


MANY_BUCKETS = 10_000


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(self, size: float, per_second: float, clock: Callable[[], float]) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self.sweep_at = MANY_BUCKETS

    def take(self, address: str, cost: float = 1.0) -> None:
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= self.sweep_at:
                self.forget_full(now)
            bucket = self.buckets[address] = Bucket(self.size, self.per_second, now)
        wait = bucket.wait(now, cost)
        if wait:
            raise too_fast(wait)

    def forget_full(self, now: float) -> None:
        lull = self.size / self.per_second
        self.buckets = {
            address: bucket
            for address, bucket in self.buckets.items()
            if now - bucket.updated < lull
        }
        # However many there are: what is swept has doubled since it was swept last.
        self.sweep_at = max(MANY_BUCKETS, 2 * len(self.buckets))


def too_fast(wait: float) -> Refused:
    return Refused("too-many", "too fast; wait a moment", retry_after=round(wait, 2))
