"""Connections over a simulated loop: bytes that arrive late, in pieces, or not at all.

A reader above TCP sees no lost, doubled or reordered packets. It only sees time: a lost packet
delays itself and everything after it. So this network has delays, stalls, half-open connections and
resets.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, Final

from .loop import Host, SimulatedLoop

Delay = Callable[[Random], float]
"""Draws the seconds that a piece is under way."""

Address = tuple[str, int]

LOST: Final = 0.01
"""The share of packets that are lost and sent again."""

CUT: Final = 0.02
GLUED: Final = 0.02
"""The shares of pieces that are split in two, and that are joined to the piece before."""

WINDOW: Final = 256 * 1024
"""Bytes that the kernels buffer in one direction: under way, or arrived but not read."""

HIGH, LOW = 64 * 1024, 16 * 1024
"""The buffered bytes above which a writer is paused, and below which it goes on, as in asyncio."""

READING_SECONDS: Final = 0.25
"""Seconds between two reads of a slow reader."""


def usual_delay(luck: Random) -> float:
    """A delay of 5 to 120 ms, and 0.2 to 3 s more for a lost packet."""
    delay = 0.005 + 0.115 * luck.random()
    return delay if luck.random() >= LOST else delay + luck.uniform(0.2, 3.0)


class Pipe(asyncio.Transport):
    """One end of a connection.

    Bytes written here arrive at the other end, in order. The protocol of an end runs in the context
    of its host.
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
        """Whether this end was closed.

        It reads and writes no more, but waiting bytes are still sent.
        """
        self.has_ended = False
        """Whether the protocol has been told that the connection is lost."""
        # Out.
        self.outgoing: deque[bytes] = deque()
        self.outgoing_size = 0
        self.is_paused = False
        self.high, self.low = HIGH, LOW
        self.flight: deque[tuple[float, bytes]] = deque()
        """Pieces under way with their arrival times. An empty piece is the end of the stream."""
        self.latest = 0.0
        self.landing: asyncio.TimerHandle | None = None
        self.unread_by_other = 0
        self.is_refilling = False
        # In.
        self.incoming: deque[bytes] = deque()
        self.reads = True
        self.is_about_to_read = False
        self.bytes_per_second: float | None = None
        """The rate at which this end reads; None for a reader that always reads at once."""
        host.watchers[self] = self.host_died

    # The interface of `asyncio.Transport`.

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
        """Sends as many waiting bytes as the other end has room for."""
        while self.outgoing and (room := WINDOW - self.unread_by_other) > 0:
            piece = self.outgoing.popleft()
            if len(piece) > room:
                self.outgoing.appendleft(piece[room:])
                piece = piece[:room]
            self.outgoing_size -= len(piece)
            self.send(piece)

    def send(self, data: bytes) -> None:
        """Sends bytes, perhaps in two pieces, or joined to the piece before."""
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
        # Never before the previous piece: TCP keeps the order.
        self.latest = max(self.latest, self.loop.clock + self.connection.draw_delay())
        self.flight.append((self.latest, piece))
        if self.landing is None:
            self.land_later()

    def land_later(self) -> None:
        when = max(self.flight[0][0], self.connection.stalled_until)
        self.landing = self.loop.call_at(when, self.land, context=self.other.context)

    def land(self) -> None:
        """Delivers the oldest piece to the other end."""
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
        """Called when the other end has read something. This end learns it after a delay."""
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
            # A kernel does the same for a closed socket. The other end may lose data that it has
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
        """Makes this end read at this rate from now on; None for at once."""
        self.bytes_per_second = bytes_per_second
        if self.incoming:
            self.loop.call_soon(self.read, context=self.context)

    def read_later(self) -> None:
        if not self.is_about_to_read:
            self.is_about_to_read = True
            self.loop.call_later(READING_SECONDS, self.read_some, context=self.context)

    def read_some(self) -> None:
        """Reads the amount that a slow reader takes at a time."""
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
        """Closes this end after its last bytes have been sent."""
        if self.has_ended:
            return
        if any(self.incoming):
            self.other.reset_later()  # a kernel resets a connection closed with unread data
        else:
            self.launch(b"")
        self.lose(None)

    def reset_later(self) -> None:
        """Schedules the arrival of a reset from the other end."""
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
        """Called when the host dies.

        The kernel closes the connections of a killed process. If the machine lost power, nobody
        does.
        """
        had_ended = self.has_ended
        self.let_go()
        if self.host.has_lost_power:
            self.connection.cut()
        elif not had_ended:
            self.other.reset_later()


NOBODY: Final = asyncio.Protocol()
"""The protocol of an end that has none yet, or none any more."""


class Connection:
    """A connection: two ends, and the faults between them."""

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
        """Delays both directions for a while. Then everything arrives, in order."""
        self.stalled_until = max(self.stalled_until, self.loop.clock + seconds)

    def cut(self, silently: bool = True) -> None:
        """Drops all bytes from now on without telling either side.

        If not `silently`, tells both, as `reset` does.
        """
        if silently:
            self.is_severed = True
        else:
            self.reset()

    def reset(self) -> None:
        """Ends the connection for both sides at once. Bytes under way are lost."""
        for end in (self.client, self.server):
            self.loop.call_soon(end.be_reset, context=end.context)
