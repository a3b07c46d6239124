"""A line without a network: what a client sends goes in, and what it gets is read by a library."""

from __future__ import annotations

import asyncio

from websockets.frames import Close, Frame, Opcode
from websockets.protocol import Protocol, Side, State

from sitdown.runtime import Runtime
from sitdown.server.limits import Limits
from sitdown.server.socket.connection import SocketConnection

LIMITS = Limits(messages=(1e6, 1e6))


class Wire(asyncio.Transport):
    """The network's side. `unread` is what waits in it while the client does not read."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = False
        self.aborted = False

    def write(self, data: bytes | bytearray | memoryview[int]) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True


class Client:
    """A client of one line, and who listens there. It needs a running event loop."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.heard: list[str | None] = []
        self.refused = 0
        self.floods = 0
        self.lines_lost = 0
        self.wire = Wire()
        self.line = SocketConnection(
            self.wire, self, limits.frame, limits.messages, limits.ping, (), Runtime()
        )

    def hear(self, text: str | None, wait: float) -> None:
        self.heard.append(text)
        self.refused += wait > 0

    def flooded(self) -> None:
        self.floods += 1

    def lost(self) -> None:
        self.lines_lost += 1

    def send(self, *pieces: bytes) -> None:
        """As the network would bring it: nothing more once the connection is closed."""
        for piece in pieces:
            if not self.wire.closing:
                self.line.data_received(piece)

    def answers(self) -> list[tuple[Opcode, bytes]]:
        """The frames that came back, as another library reads them."""
        reader = Protocol(Side.CLIENT, state=State.OPEN, max_size=None)
        reader.receive_data(self.wire.written)
        assert reader.parser_exc is None
        frames = [event for event in reader.events_received() if isinstance(event, Frame)]
        return [(frame.opcode, bytes(frame.data)) for frame in frames]

    def code(self) -> int | None:
        """The code with which the server has closed; None as long as it has not."""
        goodbyes = [content for kind, content in self.answers() if kind == Opcode.CLOSE]
        assert len(goodbyes) <= 1
        return Close.parse(goodbyes[0]).code if goodbyes else None


def frame(
    kind: int,
    content: bytes = b"",
    last: bool = True,
    reserved: int = 0,
    mask: bytes = b"\x37\xfa\x21\x3d",
) -> bytes:
    """A frame as a client sends it, also one that no library would send."""
    length = len(content)
    if length < 126:
        size = bytes([128 | length])
    elif length < 1 << 16:
        size = b"\xfe" + length.to_bytes(2)
    else:
        size = b"\xff" + length.to_bytes(8)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return bytes([last << 7 | reserved << 4 | kind]) + size + mask + masked


def octets(data: bytes, size: int = 1) -> list[bytes]:
    """The same in pieces of this size."""
    return [data[start : start + size] for start in range(0, len(data), size)]
