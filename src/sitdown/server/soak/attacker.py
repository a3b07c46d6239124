"""The base of all hostile clients: time, counts, sockets and requests."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import Any, Final

from msgspec import Struct, field

from sitdown.kernel import Document

from .honest_people import GAME
from .light_client import HERE, Declined, HttpClient, LightSocket, Lost, dial
from .light_seats import private_table

MOST: Final = 100_000_000
"""The largest number of frames, requests and connections of a client.

It is far more than a client can reach in its time.
"""

ENOUGH: Final = 60.0
"""Seconds for one attempt. Most end earlier, with the time of the client."""

UNSENT: Final = 1 << 20
"""Bytes that a client buffers while the server reads slowly."""


class Counts(Struct):
    """Counts of what hostile clients did and of how the server stopped them."""

    tried: int = 0
    """The number of frames, requests and connections."""
    cut: int = 0
    """The number of connections that the server closed."""
    refused: Counter[str] = field(default_factory=Counter)
    """The number of refusals by HTTP status; `message` counts those over an open socket."""

    def add(self, other: Counts) -> None:
        self.tried += other.tried
        self.cut += other.cut
        self.refused.update(other.refused)


class Attacker:
    """A hostile client with an address of its own, until its time is over."""

    def __init__(self, port: int, source: str, seconds: float) -> None:
        self.port = port
        self.source = source
        self.until = time.monotonic() + seconds
        self.counts = Counts()

    def goes_on(self, least: int = 0) -> bool:
        """Whether time is left, or fewer than `least` attempts were made."""
        is_early = time.monotonic() < self.until or self.counts.tried < least
        return is_early and self.counts.tried < MOST

    async def repeat(self, once: Callable[[], Awaitable[None]], least: int = 0) -> None:
        """Repeats an attempt. Each ends when the server refuses it or closes the connection."""
        while self.goes_on(least):
            try:
                async with asyncio.timeout(ENOUGH):
                    await once()
            except Declined as refusal:
                self.counts.refused[str(refusal.status)] += 1
            except TimeoutError:
                pass
            except (OSError, EOFError, Lost):
                self.counts.cut += 1
            await asyncio.sleep(0)

    # Sockets.

    async def dial(self, path: str, cookie: str = "") -> LightSocket:
        self.counts.tried += 1
        return await dial(self.port, path, cookie, self.hear, ENOUGH, self.source)

    def hear(self, content: bytes) -> None:
        if b'"refused"' in content:
            self.counts.refused["message"] += 1

    async def push(self, wire: LightSocket, data: bytes, frames: int = 1) -> None:
        """Sends as fast as the server reads."""
        self.counts.tried += frames
        wire.transport.write(data)
        await asyncio.sleep(0)
        while wire.transport.get_write_buffer_size() > UNSENT and not wire.closed.done():
            await asyncio.sleep(0.001)
        if wire.closed.done():
            raise Lost

    async def flood(self, path: str, flood: bytes, frames: int, first: bytes = b"") -> None:
        """Opens a socket and floods it with the same frames until the server closes it."""
        wire = await self.dial(path)
        try:
            await self.push(wire, first)
            while self.goes_on():
                await self.push(wire, flood, frames)
        finally:
            wire.hang_up()

    async def say(self, first: bytes, then: bytes, pause: float) -> None:
        """Opens a connection and sends bytes slowly until the server closes it."""
        self.counts.tried += 1
        reader, writer = await asyncio.open_connection(HERE, self.port, local_addr=(self.source, 0))
        try:
            writer.write(first)
            while self.goes_on() and not reader.at_eof():
                writer.write(then)
                await writer.drain()
                await asyncio.sleep(pause)
            if reader.at_eof():
                raise Lost
        finally:
            writer.transport.abort()

    # Requests.

    async def ask(
        self, desk: HttpClient, method: str, path: str, body: bytes | None = None
    ) -> bytes:
        self.counts.tried += 1
        return await asyncio.to_thread(desk.ask, method, path, body)

    async def post(self, desk: HttpClient, path: str, body: Document) -> Any:
        self.counts.tried += 1
        return await asyncio.to_thread(desk.post, path, body)

    def desk(self) -> Any:
        return closing(HttpClient(self.port, self.source))

    async def guest(self, desk: HttpClient) -> str:
        self.counts.tried += 1
        return await asyncio.to_thread(desk.new_guest, "Hostile")

    async def table(self, desk: HttpClient, body: Document) -> str:
        """Creates a table as a new guest, whose cookie `desk` then has."""
        await self.guest(desk)
        id: str = (await self.post(desk, "/api/tables", body))["table"]["id"]
        return id

    async def socket_path(self) -> str:
        """The socket path of a new table that spectators may watch."""
        with self.desk() as desk:
            body = {**private_table(GAME, [{"kind": "me"}, {"kind": "open"}]), "spectators": True}
            return f"/api/tables/{await self.table(desk, body)}/socket?since=0"
