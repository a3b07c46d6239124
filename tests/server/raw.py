"""Connections of clients that do not behave like one."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from sitdown.server.identity import COOKIE

from .service import LONGEST, Person, Service
from .test_serving import Running


def port_of(service: Service | Running) -> int:
    return int(service.host.rpartition(":")[2])


@contextmanager
def connected(service: Service | Running, *said: bytes) -> Iterator[socket.socket]:
    """A raw connection on which this has been said."""
    with socket.create_connection(("127.0.0.1", port_of(service)), LONGEST) as line:
        for part in said:
            line.sendall(part)
        yield line


def everything(line: socket.socket) -> bytes:
    """Reads until the other side closes; a time-out of the test itself would be an error."""
    heard = b""
    with suppress(ConnectionResetError):
        while more := line.recv(65536):
            heard += more
    return heard


def heard_until(line: socket.socket, *parts: bytes) -> bytes:
    """What is told until all of this has been."""
    heard = b""
    while not all(part in heard for part in parts):
        more = line.recv(65536)
        assert more, heard
        heard += more
    return heard


def upgrade(person: Person, id: str, seat: int | None = None) -> bytes:
    """The handshake of a client that will not behave like one."""
    asked = f"/api/tables/{id}/socket" + ("" if seat is None else f"?seat={seat}")
    cookie = person.http.cookies.get(COOKIE)
    return (
        f"GET {asked} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Cookie: {COOKIE}={cookie}\r\n\r\n"
    ).encode()


def until(service: Service, is_so: Callable[[], bool]) -> None:
    """The server goes on until this is so."""

    async def goes_on() -> None:
        async with asyncio.timeout(LONGEST):
            while not is_so():
                await asyncio.sleep(0.01)

    service.do(goes_on())
