"""Limits: token buckets for those who are too fast, and how much of everything there may be."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct

from sitdown.table import Refused, door


class Limits(Struct, frozen=True):
    """How much is too much."""

    body: int = door.BODY.size
    frame: int = 128 * 1024
    outgoing: int = 4 * 1024 * 1024
    requests: tuple[float, float] = (120, 30)
    """At once, and a second, for an address."""
    messages: tuple[float, float] = (30, 10)
    """The same for a socket."""
    sockets: int = 200
    """At once, for an address."""
    tables: int = 30
    """Not over, for a guest."""
    laid: int = 60
    """In an hour, for a guest."""
    imports: tuple[float, float] = (5, 20 / 3600)
    """Replays brought in at once, and a second, for a guest and for an address."""


MANY = 10**9
NO_LIMITS = Limits(
    requests=(MANY, MANY),
    messages=(MANY, MANY),
    sockets=MANY,
    tables=MANY,
    laid=MANY,
    imports=(MANY, MANY),
)


class Bucket:
    """Holds so many tokens, and gets so many a second. Who finds it empty is too fast."""

    __slots__ = ("per_second", "size", "tokens", "updated")

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self.size = size
        self.per_second = per_second
        self.tokens = size
        self.updated = now

    def wait(self, now: float) -> float:
        """Takes a token: 0.0; or says how many seconds it takes until there is one."""
        self.tokens = min(self.size, self.tokens + (now - self.updated) * self.per_second)
        self.updated = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.per_second


class Buckets:
    """A bucket for each address; full ones are forgotten."""

    def __init__(
        self, size: float, per_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.size = size
        self.per_second = per_second
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        now = self.clock()
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= 10_000:
                self.forget_full(now)
            bucket = self.buckets[address] = Bucket(self.size, self.per_second, now)
        wait = bucket.wait(now)
        if wait:
            raise too_fast(wait)

    def forget_full(self, now: float) -> None:
        lull = self.size / self.per_second
        self.buckets = {
            address: bucket
            for address, bucket in self.buckets.items()
            if now - bucket.updated < lull
        }


def too_fast(wait: float) -> Refused:
    return Refused("too-many", "too fast; wait a moment", retry_after=round(wait, 2))
