"""Hostile clients, by kind.

Each kind runs in a process beside the honest clients, and ends by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Final

from msgspec import Struct

from sitdown import catalog

from .attacker import ENOUGH, Attacker, Counts
from .honest_people import GAME, addresses
from .light_client import (
    CONTINUED,
    HERE,
    NO_MASK,
    PING,
    SWITCHING,
    TEXT,
    Declined,
    dial,
    framed,
    handshake,
    status_of,
)
from .light_seats import LightSeat, answers_by_phase, private_table

HALF_OPEN: Final = 150
SLOW: Final = 30
SPECTATORS: Final = 150
AT_ONCE: Final = 8
"""Connections of one client: half open, slow, of spectators, and at once for requests."""

BAD_FRAMES: Final = (
    b"\xc1\x80" + NO_MASK,
    b"\x83\x80" + NO_MASK,
    b"\x81\x05hello",
    b"\x89\xfe\x00\x7e" + NO_MASK + b"x" * 126,
    b"\x81\xff\x7f" + b"\xff" * 7 + NO_MASK,
    b"\x81\xff" + (1 << 20).to_bytes(8) + NO_MASK + b"x" * 65536,
    b"\x81\x82" + NO_MASK + b"\xc3\x28",
    b"\x80\x80" + NO_MASK,
    b"\x88\x81" + NO_MASK + b"\x03",
)
"""In this order: a reserved bit, an unknown kind, no mask, a long PING, two excessive lengths. Then
invalid UTF-8, a continuation without a beginning, half a close code."""

BAD_HANDSHAKES: Final = (
    (b"Sec-WebSocket-Version: 13", b"Sec-WebSocket-Version: 12"),
    (b"Sec-WebSocket-Key: ", b"X-Key: "),
    (b"Host: ", b"Origin: https://elsewhere.example\r\nHost: "),
    (b"GET /api/tables/", b"GET /api/nothing/"),
    (b"?", b"-unknown?"),
)
"""Replacements that spoil a good handshake."""

COSTLY: Final = (
    "/api/tables?limit=100",
    "/api/tables?state=over&limit=100",
    "/api/games",
    "/api/openapi.json",
    "/api/docs",
)
STRONG: Final = "search"
QUICK: Final = {"pace": "quick", "level": "sharp"}
STUDY: Final = {
    "game": GAME,
    "players": 2,
    "acts": [{"bot": STRONG, "until": 0}, {"bot": STRONG, "seat": 0}] * 25,
}
"""A study in which strong bots play fifty turns."""


# Frames.


async def pings(me: Attacker) -> None:
    """Sends empty PINGs as fast as possible."""
    path, flood = await me.socket_path(), framed(PING, b"") * 1000
    await me.repeat(lambda: me.flood(path, flood, 1000))


async def continuations(me: Attacker) -> None:
    """Sends empty continuation frames of a message that never ends."""
    path, flood = await me.socket_path(), framed(CONTINUED, b"", is_last=False) * 1000
    await me.repeat(lambda: me.flood(path, flood, 1000, framed(TEXT, b"{", is_last=False)))


async def fragments(me: Attacker) -> None:
    """Sends messages in long fragments, larger than the limit."""
    path, flood = await me.socket_path(), framed(CONTINUED, b" " * 60_000, is_last=False)
    await me.repeat(lambda: me.flood(path, flood, 1, framed(TEXT, b"{", is_last=False)))


async def unread_pongs(me: Attacker) -> None:
    """Sends long PINGs and never reads the PONGs."""
    path, flood = await me.socket_path(), framed(PING, b"x" * 125) * 100

    async def once() -> None:
        wire = await me.dial(path)
        wire.transport.pause_reading()
        try:
            while me.goes_on():
                await me.push(wire, flood, 100)
        finally:
            wire.hang_up()

    await me.repeat(once)


async def bad_frames(me: Attacker) -> None:
    """Sends frames that RFC 6455 forbids, each on a socket of its own."""
    path = await me.socket_path()

    async def once() -> None:
        wire = await me.dial(path)
        wire.transport.write(BAD_FRAMES[me.counts.tried % len(BAD_FRAMES)])
        await wire.closed
        me.counts.cut += 1

    await me.repeat(once, least=len(BAD_FRAMES))


# Handshakes.


async def half_open(me: Attacker) -> None:
    """Opens connections that begin a request and send nothing more."""
    begun = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
    hold = partial(me.say, begun, b"", 0.1)
    await asyncio.gather(*[me.repeat(hold, least=2 * HALF_OPEN) for _ in range(HALF_OPEN)])


async def slow_headers(me: Attacker) -> None:
    """Sends requests very slowly, one byte at a time."""
    trickle = partial(me.say, b"GET / HTTP/1.1\r\nX-Slow: ", b"x", 0.2)
    await asyncio.gather(*[me.repeat(trickle) for _ in range(SLOW)])


async def refused_sockets(me: Attacker) -> None:
    """Repeats handshakes that the server refuses."""
    path = await me.socket_path()

    async def once() -> None:
        me.counts.tried += 1
        old, new = BAD_HANDSHAKES[me.counts.tried % len(BAD_HANDSHAKES)]
        asked = handshake(me.port, path, "").replace(old, new, 1)
        reader, writer = await asyncio.open_connection(HERE, me.port, local_addr=(me.source, 0))
        try:
            writer.write(asked)
            head = await reader.readuntil(b"\r\n\r\n")
            await reader.read()
        finally:
            writer.transport.abort()
        status = status_of(head)
        if status != SWITCHING:
            raise Declined(status, "the socket")

    await asyncio.gather(*[me.repeat(once, least=200) for _ in range(AT_ONCE)])


# Tables and bots.


async def laid_tables(me: Attacker) -> None:
    """Creates public tables as fast as possible, each by a new guest."""
    body = {"game": GAME, "players": 2, "title": "Come here"}

    async def once() -> None:
        with me.desk() as desk:
            await me.table(desk, body)

    await asyncio.gather(*[me.repeat(once, least=200) for _ in range(AT_ONCE)])


class Hasty:
    """Has light seats move at once when asked."""

    def __init__(self, me: Attacker, game: str) -> None:
        self.me = me
        self.answers = answers_by_phase(catalog.load(game))
        self.received = 0

    def sends(self, seat: LightSeat) -> str:
        self.me.counts.tried += 1
        return f"hasty-{self.me.counts.tried}"

    def heard(self, id: str, taken: bool) -> None:
        if not taken:
            self.me.counts.refused["message"] += 1

    def ready(self, seat: LightSeat) -> None:
        seat.move()

    def finished(self, seat: LightSeat) -> None:
        """The attacker does not play again."""


async def thinking_bots(me: Attacker) -> None:
    """Creates as many tables of strong bots as one guest may, so that all the bots think."""
    game, wires = "cosanostra", []
    hasty, with_person = Hasty(me, game), [{"kind": "me"}, *[{"kind": "bot", "bot": STRONG}] * 4]
    with me.desk() as desk:
        await me.guest(desk)

        async def once() -> None:
            alone = me.counts.tried % 2 == 0
            body = private_table(game, with_person[1:] if alone else with_person)
            id = (await me.post(desk, "/api/tables", {**body, **QUICK}))["table"]["id"]
            if not alone:
                seat = LightSeat(hasty, id, 0, desk.cookie)
                path = f"/api/tables/{id}/socket?seat=0"
                seat.wire = await dial(me.port, path, desk.cookie, seat.hear, ENOUGH, me.source)
                wires.append(seat.wire)

        await me.repeat(once, least=80)
    for wire in wires:
        wire.close()


# Talk.


async def talk(me: Attacker) -> None:
    """Talks as fast as possible, in lines of the greatest length and longer."""
    with me.desk() as desk:
        id = await me.table(desk, private_table(GAME, [{"kind": "me"}] * 2))
        cookie = desk.cookie

    async def once() -> None:
        wire = await me.dial(f"/api/tables/{id}/socket?seat=0", cookie)
        try:
            # On a busy machine the time may be over before the first answer of the server.
            while me.goes_on() or not me.counts.refused["message"]:
                for length in (500, 500, 500, 5000):
                    me.counts.tried += 1
                    say = {"type": "say", "text": "ж" * length}
                    wire.send({**say, "id": f"talk-{me.counts.tried}"})
                await me.push(wire, b"", 0)
        finally:
            wire.hang_up()

    await me.repeat(once, least=200)


async def deaf_spectators(me: Attacker) -> None:
    """Holds spectators that never read while somebody talks at the table."""
    with me.desk() as desk:
        body = {**private_table(GAME, [{"kind": "me"}] * 2), "spectators": True}
        id = await me.table(desk, body)
        talker = await me.dial(f"/api/tables/{id}/socket?seat=0", desk.cookie)

    async def hold() -> None:
        wire = await me.dial(f"/api/tables/{id}/socket")
        wire.transport.pause_reading()
        try:
            while me.goes_on():
                await asyncio.sleep(0.1)
        finally:
            wire.hang_up()

    async def go_on_talking() -> None:
        while me.goes_on():
            me.counts.tried += 1
            talker.send({"type": "say", "id": f"talk-{me.counts.tried}", "text": "ж" * 500})
            await asyncio.sleep(0.15)

    await asyncio.gather(go_on_talking(), *[me.repeat(hold) for _ in range(SPECTATORS)])
    talker.close()


# Requests.


async def costly_pages(me: Attacker) -> None:
    """Requests the largest responses again and again."""

    async def once() -> None:
        with me.desk() as desk:
            while me.goes_on(200):
                await me.ask(desk, "GET", COSTLY[me.counts.tried % len(COSTLY)])

    await asyncio.gather(*[me.repeat(once, least=200) for _ in range(AT_ONCE)])


async def studies(me: Attacker) -> None:
    """Requests studies in which strong bots play."""

    async def once() -> None:
        with me.desk() as desk:
            await me.post(desk, "/api/study", STUDY)

    await asyncio.gather(*[me.repeat(once) for _ in range(2 * AT_ONCE)])


async def large_bodies(me: Attacker) -> None:
    """Sends bodies above the size limit, also as replays."""
    body = b'{"format":"' + b"x" * (5 << 20) + b'"}'

    async def once() -> None:
        with me.desk() as desk:
            await me.guest(desk)
            for path in ("/api/guest", "/api/tables", "/api/replays"):
                await me.ask(desk, "POST", path, body)

    await me.repeat(once, least=4)


Client = Callable[[Attacker], Awaitable[None]]


class Kind(Struct, frozen=True):
    """Hostile clients that attack together. Each has an address of its own."""

    sentence: str
    clients: tuple[Client, ...]


KINDS: Final = {
    "frames": Kind(
        "floods of frames, unread answers, messages without an end, broken frames",
        (pings, continuations, fragments, unread_pongs, bad_frames),
    ),
    "handshakes": Kind(
        "half-open connections, slow headers, refused sockets",
        (half_open, slow_headers, refused_sockets),
    ),
    "tables": Kind("tables laid as fast as it goes", (laid_tables,)),
    "bots": Kind("many tables of strong bots", (thinking_bots,)),
    "chat": Kind("endless talk, spectators who do not read", (talk, deaf_spectators)),
    "requests": Kind(
        "costly pages and positions, large bodies", (costly_pages, studies, large_bodies)
    ),
}


def attack(kind: str, port: int, seconds: float) -> Counts:
    """Runs all clients of a kind in this process."""
    # Each kind has its own addresses, so that limits used up by one do not affect the next.
    sources = addresses(2 + list(KINDS).index(kind))
    return asyncio.run(all_at_once(KINDS[kind].clients, sources, port, seconds))


async def all_at_once(
    clients: tuple[Client, ...], sources: Iterator[str], port: int, seconds: float
) -> Counts:
    attackers = [Attacker(port, next(sources), seconds) for _ in clients]
    await asyncio.gather(*[client(me) for client, me in zip(clients, attackers, strict=True)])
    whole = Counts()
    for one in attackers:
        whole.add(one.counts)
    return whole
