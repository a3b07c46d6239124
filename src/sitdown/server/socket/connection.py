"""A WebSocket connection: frames, pings, back pressure, closing.

The web server does the handshake. After that, messages pass directly between the network and the
handler, without any layer between. Such layers would be most of the time and memory that a socket
costs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from sitdown.runtime import OrderedSet, Runtime
from sitdown.server.token_bucket import Bucket

from .frames import (
    BINARY,
    CLOSE,
    NO_TEXT,
    PING,
    PONG,
    TEXT,
    TOO_MANY,
    BadFrame,
    Frames,
    Unmask,
    framed,
    unmasked,
)

PARTING = 3.0
"""Seconds that the client has to read the last messages and answer the close frame."""

UNANSWERED, STOPPED = 1011, 1012
"""Close codes without a message before: no pong came, or the server stops."""

MOST_OWED: Final = 100.0
"""The number of frames above the rate limit after which a connection is closed."""

MOST_IGNORED: Final = 4 * 1024 * 1024
"""Bytes that are read and dropped after the end. Beyond that the connection is aborted."""

Pings = tuple[float, float]
"""Seconds between a pong and the next ping, and seconds that the client has to answer it."""


Lists = tuple[OrderedSet[Any] | set[Any], ...]
"""Registries of open connections. A connection removes itself from them when it is lost."""


class MessageHandler(Protocol):
    """The receiver of a connection's messages."""

    def hear(self, text: str | None, wait: float) -> None:
        """Takes a message; None if it is binary.

        `wait`: seconds until the rate limit allows the next message, or 0.
        """

    def flooded(self) -> None:
        """Called at most once, when the rate limit is exceeded by far.

        The connection is closed next.
        """

    def lost(self) -> None:
        """Called once, when the connection is gone. Nothing can be sent or received any more."""


class Connection(Protocol):
    """The part of a connection that a session uses: sending messages, and closing.

    The connection itself reads messages, counts them and passes them to its handler.
    """

    @property
    def waiting(self) -> int:
        """Bytes that wait for a slow reader."""

    def tell(self, message: bytes) -> None:
        """Sends a message, which is JSON in UTF-8. Does nothing after the end."""

    def tell_with_next(self, message: bytes) -> None:
        """Sends a message that another nearly always follows, so that both may go in one packet."""

    def leave_unsaid(self) -> None:
        """Drops all messages that have not been sent yet."""

    def close(self, code: int, reason: str) -> None:
        """Sends a close frame after the last message.

        The handler is told once the connection is gone.
        """

    def hang_up(self) -> None:
        """Closes the connection now, and tells the handler."""


class SocketConnection(asyncio.Protocol):
    """An open WebSocket.

    It is pinged, and closed if no pong comes.

    `lists`: the registries that it is in while it is open. `outgoing`: frames that wait for a slow
    reader, or None if the network takes more. `waiting`: their size in bytes. `pong`: the latest
    pong, which goes before them. `held`: frames that are sent together with the next one.

    Every frame costs a token of `bucket`. After the end `frames` is None, and `ignored` counts the
    bytes that came since. `wait` and `since` are notes of `Admission`.
    """

    __slots__ = (
        "alarm",
        "bucket",
        "ear",
        "frames",
        "held",
        "ignored",
        "is_closing",
        "lists",
        "outgoing",
        "pinged",
        "pings",
        "pong",
        "runtime",
        "since",
        "transport",
        "wait",
        "waiting",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        ear: MessageHandler,
        most: int,
        rate: tuple[float, float],
        pings: Pings,
        lists: Lists,
        runtime: Runtime,
        unmask: Unmask = unmasked,
    ) -> None:
        self.transport = transport
        self.ear: MessageHandler | None = ear
        self.frames: Frames | None = Frames(most, unmask)
        self.ignored = 0
        self.runtime = runtime
        self.bucket = Bucket(rate[0], rate[1], runtime.ticking())
        self.pings = pings
        self.lists = lists
        self.held = b""
        self.pong = b""
        self.outgoing: list[bytes] | None = None
        self.waiting = 0
        self.is_closing = False
        self.pinged: bytes | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.wait: Any = None
        self.since = 0.0
        for everybody in lists:
            everybody.add(self)
        self.ring_later(pings[0], self.ping)

    # Sending.

    def tell(self, message: bytes) -> None:
        """Sends a message, unless the connection is closing."""
        if not self.is_closing:
            self.write(framed(TEXT, message))

    def tell_with_next(self, message: bytes) -> None:
        """Sends a message that another nearly always follows: they go together.

        If no other follows, it goes alone in the next turn of the event loop.
        """
        if not self.is_closing:
            if not self.held:
                asyncio.get_running_loop().call_soon(self.let_go)
            self.held += framed(TEXT, message)

    def let_go(self) -> None:
        if self.held and not self.transport.is_closing():
            self.write(b"")

    def write(self, frame: bytes) -> None:
        if self.held:
            frame, self.held = self.held + frame, b""
        if self.outgoing is None:
            self.transport.write(frame)
        else:
            self.outgoing.append(frame)
            self.waiting += len(frame)

    def pause_writing(self) -> None:
        if self.outgoing is None:
            self.outgoing = []

    def resume_writing(self) -> None:
        outgoing, self.outgoing = self.outgoing, None
        pong, self.pong = self.pong, b""
        self.waiting = 0
        if outgoing or pong:
            self.transport.write(pong + b"".join(outgoing or ()))

    def leave_unsaid(self) -> None:
        """Drops the messages that wait for a slow reader."""
        if self.outgoing:
            self.outgoing.clear()
            self.waiting = 0

    # Receiving.

    def go_on(self, early: bytes) -> None:
        """Reads on, beginning with the data that came with the handshake."""
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(early)

    def data_received(self, data: bytes) -> None:
        if self.frames is None:
            self.ignore(data)
            return
        try:
            text = self.frames.alone(data)
            if text is not None:
                self.take(TEXT, text)
                return
            for kind, content in self.frames.read(data):
                self.take(kind, content)
                if kind == CLOSE:
                    return
        except BadFrame as fault:
            self.frames = None
            if fault.code == TOO_MANY and self.ear is not None:
                self.ear.flooded()
            self.close(fault.code, "")

    def ignore(self, data: bytes) -> None:
        """Drops data after the end.

        A socket closed with unread data would be reset, and the client would lose our last
        messages.
        """
        self.ignored += len(data)
        if self.ignored > MOST_IGNORED:
            self.transport.abort()

    def take(self, kind: int, content: bytes) -> None:
        wait = self.bucket.charge(self.runtime.ticking())
        if self.bucket.tokens < -MOST_OWED:
            raise BadFrame(TOO_MANY)
        if kind == CLOSE:
            self.answer_goodbye(content)
        elif self.is_closing:
            return
        elif kind == PING:
            self.answer_ping(content)
        elif kind == PONG:
            self.hear_pong(content)
        elif kind == TEXT:
            self.hear(content, wait)
        elif kind == BINARY and self.ear is not None:
            self.ear.hear(None, wait)

    def hear(self, content: bytes, wait: float) -> None:
        if self.ear is None:
            return
        try:
            text = content.decode()
        except UnicodeDecodeError:
            raise BadFrame(NO_TEXT) from None
        self.ear.hear(text, wait)

    def answer_ping(self, content: bytes) -> None:
        """A client that does not read gets a pong for its latest ping only (RFC 6455, 5.5.3).

        Otherwise its pings would fill our memory with pongs.
        """
        if self.outgoing is None:
            self.write(framed(PONG, content))
        else:
            self.pong = framed(PONG, content)

    # Pings.

    def ping(self) -> None:
        self.pinged = self.runtime.random_bytes(4)
        self.write(framed(PING, self.pinged))
        self.ring_later(self.pings[1], self.give_up)

    def give_up(self) -> None:
        self.close(UNANSWERED, "")
        self.hang_up()

    def hear_pong(self, content: bytes) -> None:
        """Only the answer to our last ping counts."""
        if content == self.pinged:
            self.pinged = None
            self.ring_later(self.pings[0], self.ping)

    def ring_later(self, seconds: float, what: Callable[[], None]) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = asyncio.get_running_loop().call_later(seconds, what)

    # Closing.

    def close(self, code: int, reason: str) -> None:
        """Sends a close frame, and waits a moment for the client's."""
        if not self.is_closing:
            self.write(framed(CLOSE, code.to_bytes(2) + reason.encode()))
            self.is_closing = True
            self.ring_later(PARTING, self.hang_up)

    def answer_goodbye(self, content: bytes) -> None:
        if not self.is_closing:
            self.write(framed(CLOSE, content[:2]))
            self.is_closing = True
        self.frames = None
        self.hang_up()

    def hang_up(self) -> None:
        self.leave()
        self.resume_writing()
        self.transport.close()

    def shutdown(self) -> None:
        """Called by the web server when it stops. It waits until the connection is gone."""
        self.close(STOPPED, "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closing = True
        for everybody in self.lists:
            everybody.discard(self)
        if self.alarm is not None:
            self.alarm.cancel()
        self.leave()

    def leave(self) -> None:
        """Tells the handler that the connection is gone, once."""
        ear, self.ear = self.ear, None
        if ear is not None:
            ear.lost()

    def owes(self) -> tuple[str, object] | None:
        """Without this limit a closed socket whose client does not read would stay half open."""
        return ("farewell", None) if self.transport.is_closing() else None
