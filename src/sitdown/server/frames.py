"""Frames: how messages travel over a socket (RFC 6455), as far as a server needs it.

A text that comes in passes here on its way to the door, so no more than one frame of a connection
is ever kept, and its length is looked at before its content.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
KINDS: Final = (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)

LAST: Final = 128
KIND: Final = 15
MASKED: Final = 128
LENGTH: Final = 127
"""The bits of the first two bytes; those between are for extensions, and we have none."""

SHORT: Final = 125
LONG: Final = 126
LONGEST: Final = 127
"""What fits into the second byte, and what says that two or eight more tell the length."""

WRONG: Final = 1002
NO_TEXT: Final = 1007
TOO_LARGE: Final = 1009
"""Why a connection is closed on which something else comes than frames."""

BYTES: Final = [bytes([number]) for number in range(256)]
"""Each byte by itself: what is put together of them costs less than what is made of numbers."""


class Broken(Exception):
    """What came is no frame that a client may send; with the code to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def framed(kind: int, content: bytes) -> bytes:
    """A whole message, or a control frame, as a server sends it."""
    length, first = len(content), BYTES[LAST | kind]
    if length <= SHORT:
        return first + BYTES[length] + content
    if length < 1 << 16:
        return first + BYTES[LONG] + BYTES[length >> 8] + BYTES[length & 255] + content
    return first + BYTES[LONGEST] + length.to_bytes(8) + content


class Frames:
    """What a client sends, put together out of the pieces in which it comes.

    `most`: how large a message may be. `rest` is the beginning of a frame, `begun` that of a
    message of this `kind`.
    """

    __slots__ = ("begun", "kind", "most", "rest")

    def __init__(self, most: int) -> None:
        self.most = most
        self.rest = b""
        self.begun = b""
        self.kind = CONTINUED

    def alone(self, data: bytes) -> bytes | None:
        """The text of a whole message, if that is all that came, as nearly always; else None."""
        if self.rest or self.kind or len(data) < 4 or data[0] != LAST | TEXT:
            return None
        length, start = data[1] ^ MASKED, 2  # without a mask it is longer than can be
        if length == LONG:
            length, start = int.from_bytes(data[2:4]), 4
        elif length > SHORT:
            return None
        if length > self.most or len(data) != start + 4 + length:
            return None
        return unmasked_by(data[start : start + 4], data[start + 4 :])

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """The messages and control frames that are whole with this piece; Broken ends it."""
        data = self.rest + data if self.rest else data
        start = 0
        while (end := self.end_of(data, start)) is not None:
            first, content = data[start], unmasked(data[start:end])
            start = end
            if first & KIND >= CLOSE:
                yield first & KIND, content
            elif (message := self.put_together(first, content)) is not None:
                yield message
        self.rest = data[start:]

    def end_of(self, data: bytes, start: int) -> int | None:
        """Where the frame that begins here ends; None as long as not all of it is there."""
        if len(data) < start + 2:
            return None
        first, second = data[start], data[start + 1]
        length, place = second & LENGTH, start + 2
        if first & KIND not in KINDS or first & ~(LAST | KIND) or not second & MASKED:
            raise Broken(WRONG)
        if first & KIND >= CLOSE and (length > SHORT or not first & LAST):
            raise Broken(WRONG)
        if length > SHORT:
            size = 2 if length == LONG else 8
            if len(data) < place + size:
                return None
            length, place = int.from_bytes(data[place : place + size]), place + size
        if length + len(self.begun) > self.most:
            raise Broken(TOO_LARGE)
        end = place + 4 + length
        return end if len(data) >= end else None

    def put_together(self, first: int, content: bytes) -> tuple[int, bytes] | None:
        """A message, if it is whole with this part."""
        kind = first & KIND
        if (kind == CONTINUED) != (self.kind != CONTINUED):
            raise Broken(WRONG)
        if first & LAST and kind != CONTINUED:
            return kind, content
        self.begun += content
        self.kind = self.kind or kind
        if not first & LAST:
            return None
        whole = self.kind, self.begun
        self.kind, self.begun = CONTINUED, b""
        return whole


def unmasked(frame: bytes) -> bytes:
    """The content of a whole frame: a client masks what it sends, with four bytes of its own."""
    length = frame[1] & LENGTH
    start = 2 if length <= SHORT else 4 if length == LONG else 10
    return unmasked_by(frame[start : start + 4], frame[start + 4 :])


def unmasked_by(mask: bytes, content: bytes) -> bytes:
    repeated = (mask * (len(content) // 4 + 1))[: len(content)]
    return (int.from_bytes(content) ^ int.from_bytes(repeated)).to_bytes(len(content))
