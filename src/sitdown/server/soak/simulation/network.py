"""Connections over a simulated loop: bytes that arrive late, in pieces, or not at all.

A reader above TCP sees neither a lost packet nor a doubled or reordered one. It only sees time: a
lost packet is a longer delay of it and of all that follows. So this network has delays, stalls,
half-open connections and resets.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, Final

from .loop import Host, SimulatedLoop

Delay = Callable[[Random], float]
"""Seconds that a piece is under way."""

Address = tuple[str, int]

LOST: Final = 0.01
"""The share of packets that are lost and sent again."""

CUT: Final = 0.02
GLUED: Final = 0.02
"""The shares of pieces that arrive in two parts, and together with the piece before."""

WINDOW: Final = 256 * 1024
"""Bytes in one direction that the kernels hold: under way, or arrived and not read."""

HIGH, LOW = 64 * 1024, 16 * 1024
"""Waiting bytes above which a writer is paused, and below which it goes on; those of asyncio."""

READING_SECONDS: Final = 0.25
"""A slow reader reads once in this time."""


def usual_delay(luck: Random) -> float:
    """5 to 120 ms; 0.2 to 3 s more for a lost packet."""
    delay = 0.005 + 0.115 * luck.random()
    return delay if luck.random() >= LOST else delay + luck.uniform(0.2, 3.0)


class Pipe(asyncio.Transport):
    """An end of a connection. Bytes that are written here arrive at the other end, in order.

    The protocol of an end runs in the context of its host.
    """

    def __init__(self, connection: Connection, host: Host, address: Address) -> None:
        super().__init__()
        self.connection = connection
        self.loop = connection.loop
        self.host = host
        self.address = address
        self.context = host.context.copy()
        self.other: Pipe
        self.protocol: asyncio.Protocol = NOBODY
        self.has_closed = False
        """It was closed here: no more is read or written. Bytes that wait are still sent."""
        self.has_ended = False
        """The protocol has been told that the connection is lost."""
        # Out.
        self.outgoing: deque[bytes] = deque()
        self.outgoing_size = 0
        self.is_paused = False
        self.high, self.low = HIGH, LOW
        self.flight: deque[tuple[float, bytes]] = deque()
        """Pieces under way with their times. An empty one is the end of the stream."""
        self.latest = 0.0
        self.landing: asyncio.TimerHandle | None = None
        self.unread_by_other = 0
        self.is_refilling = False
        # In.
        self.incoming: deque[bytes] = deque()
        self.reads = True
        self.is_about_to_read = False
        self.bytes_per_second: float | None = None
        """How fast this end reads; None for a reader that always reads at once."""
        host.watchers[self] = self.host_died

    # Questions of the protocol.

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        if name == "peername":
            return self.other.address
        return self.address if name == "sockname" else default

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol

    def is_closing(self) -> bool:
        return self.has_closed

    def can_write_eof(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return self.outgoing_size

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self.low, self.high

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        if high is None:
            high = HIGH if low is None else 4 * low
        self.high, self.low = high, high // 4 if low is None else low

    # Out.

    def write(self, data: bytes | bytearray | memoryview[Any]) -> None:
        if self.has_closed or not data:
            return
        data = bytes(data)
        if not self.outgoing and self.unread_by_other + len(data) <= WINDOW:
            self.send(data)
            return
        self.outgoing.append(data)
        self.outgoing_size += len(data)
        self.fill()
        if self.outgoing_size > self.high and not self.is_paused:
            self.is_paused = True
            self.protocol.pause_writing()

    def fill(self) -> None:
        """Hands over as much as the other end has room for."""
        while self.outgoing and (room := WINDOW - self.unread_by_other) > 0:
            piece = self.outgoing.popleft()
            if len(piece) > room:
                self.outgoing.appendleft(piece[room:])
                piece = piece[:room]
            self.outgoing_size -= len(piece)
            self.send(piece)

    def send(self, data: bytes) -> None:
        """Puts bytes on their way, perhaps in two pieces, or together with the last one."""
        self.unread_by_other += len(data)
        drawn = self.connection.luck.random()
        if drawn < GLUED and self.flight:
            when, before = self.flight.pop()
            self.flight.append((when, before + data))
        elif drawn > 1.0 - CUT and len(data) > 1:
            place = self.connection.luck.randrange(1, len(data))
            self.launch(data[:place])
            self.launch(data[place:])
        else:
            self.launch(data)

    def launch(self, piece: bytes) -> None:
        if self.connection.is_severed:
            return
        # Never before the piece sent last: TCP keeps the order.
        self.latest = max(self.latest, self.loop.clock + self.connection.draw_delay())
        self.flight.append((self.latest, piece))
        if self.landing is None:
            self.land_later()

    def land_later(self) -> None:
        when = max(self.flight[0][0], self.connection.stalled_until)
        self.landing = self.loop.call_at(when, self.land, context=self.other.context)

    def land(self) -> None:
        """The piece that was sent first arrives at the other end."""
        self.landing = None
        if self.connection.is_severed or not self.flight:  # a reset has overtaken it
            self.flight.clear()
        elif self.loop.clock < self.connection.stalled_until:
            self.land_later()
        else:
            _, piece = self.flight.popleft()
            if self.flight:
                self.land_later()
            self.other.arrive(piece)

    def was_read(self, size: int) -> None:
        """The other end has read something, which this one learns a little later."""
        if self.connection.is_severed:
            return
        self.unread_by_other -= size
        if self.outgoing and not self.is_refilling:
            self.is_refilling = True
            delay = self.connection.draw_delay()
            self.loop.call_later(delay, self.refill, context=self.context)

    def refill(self) -> None:
        self.is_refilling = False
        if self.has_ended or self.connection.is_severed:
            return
        self.fill()
        if self.is_paused and self.outgoing_size <= self.low:
            self.is_paused = False
            self.protocol.resume_writing()
        if self.has_closed and not self.outgoing:
            self.end()

    # In.

    def arrive(self, piece: bytes) -> None:
        if self.has_ended:
            # As a kernel does for a socket that was closed; the other end may lose what it has
            # not read yet.
            if piece:
                self.other.reset_later()
        elif self.has_closed or self.incoming or not self.reads:
            self.incoming.append(piece)
        elif self.bytes_per_second is not None:
            self.incoming.append(piece)
            self.read_later()
        else:
            self.deliver(piece)

    def deliver(self, piece: bytes) -> None:
        try:
            if piece:
                self.other.was_read(len(piece))
                self.protocol.data_received(piece)
            elif not self.protocol.eof_received():
                self.close()
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            message = "a protocol has failed on what it was given"
            self.loop.call_exception_handler({"message": message, "exception": error})
            self.abort()

    def is_reading(self) -> bool:
        return self.reads and not self.has_closed

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        if not self.reads and not self.has_closed:
            self.reads = True
            if self.incoming:
                self.loop.call_soon(self.read, context=self.context)

    def read_slowly(self, bytes_per_second: float | None) -> None:
        """From now on this end reads at this rate; None for at once."""
        self.bytes_per_second = bytes_per_second
        if self.incoming:
            self.loop.call_soon(self.read, context=self.context)

    def read_later(self) -> None:
        if not self.is_about_to_read:
            self.is_about_to_read = True
            self.loop.call_later(READING_SECONDS, self.read_some, context=self.context)

    def read_some(self) -> None:
        """Reads as much as a slow reader does at a time."""
        self.is_about_to_read = False
        if not self.incoming or not self.is_reading() or self.bytes_per_second is None:
            return
        most = max(1, int(self.bytes_per_second * READING_SECONDS))
        piece = self.incoming.popleft()
        if len(piece) > most:
            self.incoming.appendleft(piece[most:])
        self.deliver(piece[:most])
        if self.incoming:
            self.read_later()

    def read(self) -> None:
        """Reads all bytes that have arrived meanwhile."""
        if self.bytes_per_second is not None:
            self.read_later()
            return
        while self.incoming and self.is_reading():
            self.deliver(self.incoming.popleft())

    # The end.

    def close(self) -> None:
        if not self.has_closed:
            self.has_closed = True
            if not self.outgoing:
                self.loop.call_soon(self.end, context=self.context)

    def abort(self) -> None:
        if not self.has_ended:
            self.has_closed = True
            self.outgoing.clear()
            self.outgoing_size = 0
            self.loop.call_soon(self.end, context=self.context)

    def end(self) -> None:
        """The last that was written is on its way; now this end is closed."""
        if self.has_ended:
            return
        if any(self.incoming):
            self.other.reset_later()  # a kernel does so where something was left unread
        else:
            self.launch(b"")
        self.lose(None)

    def reset_later(self) -> None:
        """Learns of a reset as soon as the network lets it come through."""
        connection = self.connection
        if not connection.is_severed:
            when = max(self.loop.clock + connection.draw_delay(), connection.stalled_until)
            self.loop.call_at(when, self.be_reset, context=self.context)

    def be_reset(self) -> None:
        if not self.has_ended and not self.connection.is_severed:
            self.flight.clear()
            self.lose(ConnectionResetError("reset by the other end"))

    def lose(self, error: Exception | None) -> None:
        protocol = self.protocol
        self.let_go()
        protocol.connection_lost(error)

    def let_go(self) -> None:
        self.has_closed = self.has_ended = True
        self.outgoing.clear()
        self.outgoing_size = 0
        self.incoming.clear()
        self.protocol = NOBODY
        self.host.watchers.pop(self, None)

    def host_died(self) -> None:
        """The kernel closes what a killed process had open, unless the whole machine is gone."""
        had_ended = self.has_ended
        self.let_go()
        if self.host.has_lost_power:
            self.connection.cut()
        elif not had_ended:
            self.other.reset_later()


NOBODY: Final = asyncio.Protocol()
"""The protocol of an end that has none yet, or none any more."""


class Connection:
    """Two ends, and the weather between them."""

    def __init__(
        self,
        luck: Random,
        client: tuple[Host, Address],
        server: tuple[Host, Address],
        loop: SimulatedLoop,
        delay: Delay = usual_delay,
    ) -> None:
        self.luck = luck
        self.loop = loop
        self.delay = delay
        self.stalled_until = 0.0
        self.is_severed = False
        self.client = Pipe(self, *client)
        self.server = Pipe(self, *server)
        self.client.other, self.server.other = self.server, self.client

    def draw_delay(self) -> float:
        return self.delay(self.luck)

    def stall(self, seconds: float) -> None:
        """Holds up both directions for a while. Then everything arrives, in order."""
        self.stalled_until = max(self.stalled_until, self.loop.clock + seconds)

    def cut(self, silently: bool = True) -> None:
        """Loses all bytes from now on and tells neither side; or tells both, as `reset` does."""
        if silently:
            self.is_severed = True
        else:
            self.reset()

    def reset(self) -> None:
        """Ends the connection for both sides at once. Bytes under way are lost."""
        for end in (self.client, self.server):
            self.loop.call_soon(end.be_reset, context=end.context)
