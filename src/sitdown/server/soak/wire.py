"""A WebSocket client that is just good enough, and light enough to hold thousands of them."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from typing import Any

import msgspec

from sitdown.server.guests import COOKIE

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\x00\x00\x00\x00"
"""A client must mask what it sends; a mask of nothing leaves it as it is."""


class Lost(Exception):
    """The connection is gone, or never came about."""


class Wire(asyncio.Protocol):
    """One connection. `heard` is called with each message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.transport: asyncio.Transport
        self.buffer = bytearray()
        self.upgraded = False
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
        if not head.startswith(b"HTTP/1.1 101"):
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
        length = len(content)
        if length < 126:
            head = struct.pack(">BB", 128 | kind, 128 | length)
        else:
            head = struct.pack(">BBH", 128 | kind, 254, length)
        if not self.transport.is_closing():
            self.transport.write(head + NO_MASK + content)

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.open, self.closed):
            if not future.done():
                future.set_result(None)

    def close(self) -> None:
        self.transport.close()


async def dial(
    port: int, path: str, cookie: str, heard: Callable[[bytes], None], patience: float = 20.0
) -> Wire:
    """An open connection; Lost if there is none to be had."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {COOKIE}={cookie}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(patience):
            _, wire = await loop.create_connection(lambda: Wire(request, heard), "127.0.0.1", port)
            await wire.open
    except (OSError, TimeoutError) as error:
        raise Lost from error
    if not wire.upgraded:
        raise Lost
    return wire


class Desk:
    """Requests over HTTP, one after the other, over one connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.connection = HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

    def new_guest(self, name: str) -> str:
        self.cookie = ""
        self.post("/api/guest", {"name": name})
        return self.cookie

    def post(self, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json"}
        if self.cookie:
            headers["cookie"] = f"{COOKIE}={self.cookie}"
        try:
            self.connection.request("POST", path, msgspec.json.encode(body), headers)
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
            raise Lost(content.decode(errors="replace")[:200])
        return msgspec.json.decode(content)

    def close(self) -> None:
        self.connection.close()
