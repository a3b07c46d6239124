"""Limits: how much of everything one address or guest may use."""

from __future__ import annotations

from msgspec import Struct

from sitdown.wire import decoding


class Limits(Struct, frozen=True):
    """Limits per socket, address or guest.

    A pair of numbers is a token bucket: its size, and its tokens per second.
    """

    body: int = decoding.BODY.size
    """Bytes of a request's body."""
    frame: int = 128 * 1024
    """Bytes of a message over a socket."""
    outgoing: int = 4 * 1024 * 1024
    """Bytes that wait for a slow reader of a socket."""
    requests: tuple[float, float] = (120, 30)
    """Requests of an address. A file costs a quarter of one."""
    checks: tuple[float, float] = (20, 5)
    """Requests of an address to `/healthz`."""
    messages: tuple[float, float] = (30, 10)
    """Messages of a socket. Every frame counts, control frames and fragments too."""
    sockets: int = 200
    """Open sockets of an address."""
    connections: int = 100
    """Open connections of an address that are not WebSockets."""
    header_seconds: float = 10.0
    """Seconds for a request's header, and for a closed connection to go away."""
    body_seconds: float = 60.0
    """Seconds for a request's body, and for the client to read a response."""
    ping: tuple[float, float] = (20.0, 30.0)
    """Seconds between a pong and the next ping, and seconds to answer it."""
    questions: int = 8
    """Questions of an address that wait for a worker."""
    all_questions: int = 100
    """Questions of all addresses together that wait for a worker."""
    bot_tables: int = 3
    """Tables of an address at which only bots play."""
    tables: int = 30
    """Unfinished tables of a guest."""
    laid: int = 60
    """Tables that a guest creates in an hour."""
    new_tables: tuple[float, float] = (30, 120 / 3600)
    """Tables created by an address, even if it makes many guests."""
    imports: tuple[float, float] = (5, 20 / 3600)
    """Replays imported, by a guest and by an address."""
    phrases: tuple[float, float] = (5, 20 / 3600)
    """Recovery phrases made by a guest, and tried by an address."""
    passkeys: tuple[float, float] = (5, 20 / 3600)
    """Passkeys stored by a guest, and presented by an address."""
    devices: tuple[float, float] = (5, 20 / 3600)
    """Web Push subscriptions of a guest."""
    exports: tuple[float, float] = (5, 20 / 3600)
    """Exports of a guest's personal data."""
    erasures: tuple[float, float] = (5, 20 / 3600)
    """Guests erased by an address."""
    reviews: tuple[float, float] = (10, 30 / 3600)
    """New reviews begun, by a guest and by an address."""
    entries: tuple[float, float] = (5, 5 / 60)
    """Attempts of an address to sign in as administrator."""


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
