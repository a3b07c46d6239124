"""Limits: how much of everything one address or guest may use."""

from __future__ import annotations

from msgspec import Struct

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
