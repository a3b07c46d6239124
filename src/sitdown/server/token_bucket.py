"""Token buckets per address, and the key by which addresses are counted."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

from sitdown.table import Refused


# Cached because every request and every connection asks for its key.
@lru_cache(maxsize=10_000)
def rate_limit_key(host: str) -> str:
    """The key for rate limits: an IPv4 address, or the /64 network of an IPv6 address.

    A provider usually gives each subscriber a whole /64.
    """
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
    """The address of a request or socket, as limits count it."""
    return rate_limit_key(connection.client.host if connection.client else "?")


class Bucket:
    """A token bucket: it holds up to `size` tokens and gains `per_second`."""

    __slots__ = ("per_second", "size", "tokens", "updated")

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self.size = size
        self.per_second = per_second
        self.tokens = size
        self.updated = now

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Takes tokens and returns 0.0.

        If there are too few, takes none and returns the seconds until there are enough.
        """
        self.fill(now)
        if self.tokens >= cost:
            self.tokens -= cost
            return 0.0
        return (cost - self.tokens) / self.per_second

    def charge(self, now: float) -> float:
        """Takes a token, into debt if need be.

        Returns 0.0, or the seconds until the next is free.
        """
        self.fill(now)
        self.tokens -= 1.0
        return 0.0 if self.tokens >= 0.0 else (1.0 - self.tokens) / self.per_second

    def fill(self, now: float) -> None:
        self.tokens = min(self.size, self.tokens + (now - self.updated) * self.per_second)
        self.updated = now


MANY_BUCKETS = 10_000


class AddressBuckets:
    """A bucket for each address. Full buckets are dropped, as a new one is full too."""

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
        # The threshold doubles with what is left, so that the cost per request stays constant.
        self.sweep_at = max(MANY_BUCKETS, 2 * len(self.buckets))


def too_fast(wait: float) -> Refused:
    return Refused("too-many", "too fast; wait a moment", retry_after=round(wait, 2))
