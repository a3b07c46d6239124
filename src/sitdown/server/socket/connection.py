"""One WebSocket connection: frames, pings, back pressure, closing.

The web server shakes hands; then messages go to and fro between the network and who listens here
without passing through anything else. That is most of what a socket costs, in time and in memory.
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
"""Seconds for the other side to read our last words, and to say goodbye."""

UNANSWERED, STOPPED = 1011, 1012
"""Why a line is closed without a word before."""

MOST_OWED: Final = 100.0
"""Frames above the rate limit after which a line is closed."""

MOST_IGNORED: Final = 4 * 1024 * 1024
"""Bytes that are read and dropped after the end. Beyond that the connection is aborted."""

Pings = tuple[float, float]
"""After how many seconds a line is pinged, and how many it has to answer."""


Lists = tuple[OrderedSet[Any] | set[Any], ...]


class MessageHandler(Protocol):
    """Who listens at a line."""

    def hear(self, text: str | None, wait: float) -> None:
        """A message; None if it is binary. `wait`: seconds by which it exceeds the rate limit."""

    def flooded(self) -> None:
        """The rate limit is exceeded by far, and the line closes next. Called at most once."""

    def lost(self) -> None:
        """The line is dead: nothing more comes, and nobody is told anything. Called once."""


class Connection(Protocol):
    """The part of a connection that a socket uses: messages out, and an end.

    The connection itself brings messages in. It hears them, counts them and tells its ear.
    """

    @property
    def waiting(self) -> int:
        """Bytes that wait for a slow reader."""

    def tell(self, message: bytes) -> None:
        """Sends a message, which is JSON in UTF-8. After the end it does nothing."""

    def tell_with_next(self, message: bytes) -> None:
        """The same with a message that another nearly always follows: they may go together."""

    def leave_unsaid(self) -> None:
        """Drops all messages that have not been sent yet."""

    def close(self, code: int, reason: str) -> None:
        """Says goodbye after the last message. The ear is told once the connection is gone."""

    def hang_up(self) -> None:
        """Ends it now, and tells the ear."""


class SocketConnection(asyncio.Protocol):
    """One socket. It is pinged; who does not answer is closed.

    `lists` are those that it stands in while it is open. `outgoing` is what waits for a slow
    reader, `waiting` how many bytes that is; `pong` goes before it, `held` with what is said next.
    Every frame costs a token of `bucket`. After the end `frames` is None, and `ignored` counts the
    bytes that came since. `wait` and `since` are notes of the gate.
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

    # Out.

    def tell(self, message: bytes) -> None:
        """Puts a message on its way."""
        if not self.is_closing:
            self.write(framed(TEXT, message))

    def tell_with_next(self, message: bytes) -> None:
        """The same with one that another nearly always follows: they go together.

        If none does, it goes by itself as soon as what is being done is done.
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
        """What has not been sent yet never is."""
        if self.outgoing:
            self.outgoing.clear()
            self.waiting = 0

    # In.

    def go_on(self, early: bytes) -> None:
        """Takes what came with the handshake, and reads on."""
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
        """Drops what comes after the end. To close on unread data would cut off our last words."""
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
        """A client that does not read gets a pong for its latest ping only (RFC 6455, 5.5.3)."""
        if self.outgoing is None:
            self.write(framed(PONG, content))
        else:
            self.pong = framed(PONG, content)

    # Is anybody there?

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

    # The end.

    def close(self, code: int, reason: str) -> None:
        """Says goodbye, and waits a moment for theirs."""
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
        """The web server stops, and waits for us."""
        self.close(STOPPED, "")

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closing = True
        for everybody in self.lists:
            everybody.discard(self)
        if self.alarm is not None:
            self.alarm.cancel()
        self.leave()

    def leave(self) -> None:
        """Who listened here is told, once."""
        ear, self.ear = self.ear, None
        if ear is not None:
            ear.lost()

    def owes(self) -> tuple[str, object] | None:
        """A socket that is closed and not read from would otherwise stay half open."""
        return ("farewell", None) if self.transport.is_closing() else None
