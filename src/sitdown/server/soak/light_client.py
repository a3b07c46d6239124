"""A minimal WebSocket and HTTP client, light enough for thousands."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from typing import Any

import msgspec

from sitdown.server.identity import COOKIE

HERE = "127.0.0.1"
"""The address of all servers in a soak."""

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
SWITCHING = 101
NO_MASK = b"\x00\x00\x00\x00"
"""Clients must mask their frames; this mask changes nothing."""


class Lost(Exception):
    """The connection is lost, or could not be opened."""


class Declined(Lost):
    """The server answered with an error. `status` is its HTTP status."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(f"{status} {why}")
        self.status = status


class LightSocket(asyncio.Protocol):
    """A WebSocket connection. `heard` is called with each message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.transport: asyncio.Transport
        self.buffer = bytearray()
        self.upgraded = False
        self.status = 0
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded and not self.upgrade():
            return
        while self.take_frame():
            pass

    def upgrade(self) -> bool:
        head, separator, rest = self.buffer.partition(b"\r\n\r\n")
        if not separator:
            return False
        self.status = status_of(bytes(head))
        if self.status != SWITCHING:
            self.transport.close()
            return False
        self.upgraded = True
        self.buffer = bytearray(rest)
        if not self.open.done():
            self.open.set_result(None)
        return True

    def take_frame(self) -> bool:
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        kind, length, start = buffer[0] & 15, buffer[1] & 127, 2
        if length == 126:
            if len(buffer) < 4:
                return False
            length, start = struct.unpack_from(">H", buffer, 2)[0], 4
        elif length == 127:
            if len(buffer) < 10:
                return False
            length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < start + length:
            return False
        content = bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == TEXT:
            self.heard(content)
        elif kind == PING:
            self.frame(PONG, content)
        elif kind == CLOSE:
            self.transport.close()
        return True

    def send(self, message: Any) -> None:
        self.frame(TEXT, msgspec.json.encode(message))

    def frame(self, kind: int, content: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.write(framed(kind, content))

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.open, self.closed):
            if not future.done():
                future.set_result(None)

    def close(self) -> None:
        self.transport.close()

    def hang_up(self) -> None:
        """Closes the connection at once and drops unsent data."""
        if not self.closed.done():
            self.transport.abort()


def framed(kind: int, content: bytes, is_last: bool = True) -> bytes:
    """A frame as a client sends it, of at most 65,535 bytes."""
    length, first = len(content), kind | 128 * is_last
    if length < 126:
        return struct.pack(">BB", first, 128 | length) + NO_MASK + content
    return struct.pack(">BBH", first, 254, length) + NO_MASK + content


def status_of(head: bytes) -> int:
    """The HTTP status in the head of a response."""
    return int(head[len("HTTP/1.1 ") :][:3])


def handshake(port: int, path: str, cookie: str) -> bytes:
    """The HTTP request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={cookie}\r\n\r\n"
    ).encode()


async def dial(
    port: int,
    path: str,
    cookie: str,
    heard: Callable[[bytes], None],
    patience: float = 20.0,
    source: str = HERE,
) -> LightSocket:
    """Opens a connection from the address `source`; raises Lost if it fails."""
    request = handshake(port, path, cookie)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(patience):
            _, wire = await loop.create_connection(
                lambda: LightSocket(request, heard), HERE, port, local_addr=(source, 0)
            )
            await wire.open
    except (OSError, TimeoutError) as error:
        raise Lost from error
    if wire.status not in (0, SWITCHING):
        raise Declined(wire.status, "the socket")
    if not wire.upgraded:
        raise Lost
    return wire


class HttpClient:
    """Sends HTTP requests one after the other over a connection from the address `source`."""

    def __init__(self, port: int, source: str = HERE, patience: float = 30.0) -> None:
        self.port = port
        self.connection = HTTPConnection(HERE, port, timeout=patience, source_address=(source, 0))
        self.cookie = ""

    def new_guest(self, name: str) -> str:
        self.cookie = ""
        self.post("/api/guest", {"name": name})
        return self.cookie

    def get(self, path: str) -> bytes:
        return self.ask("GET", path, None)

    def post(self, path: str, body: Any) -> Any:
        return msgspec.json.decode(self.ask("POST", path, msgspec.json.encode(body)))

    def ask(self, method: str, path: str, body: bytes | None) -> bytes:
        """The content of the response; raises Declined for an error, Lost without a response."""
        headers = {"content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = f"{COOKIE}={self.cookie}"
        try:
            self.connection.request(method, path, body, headers)
            response = self.connection.getresponse()
            content = response.read()
        except (OSError, HTTPException) as error:
            self.connection.close()
            raise Lost from error
        for header in response.headers.get_all("set-cookie", []):
            name, _, value = header.partition(";")[0].partition("=")
            if name == COOKIE:
                self.cookie = value
        if response.status >= 400:
            raise Declined(response.status, content.decode(errors="replace")[:200])
        return content

    def close(self) -> None:
        self.connection.close()
