"""WebSocket frames (RFC 6455), as far as a server needs them.

A whole text frame that comes alone is the common case and has a fast path. The header of a frame is
checked before its content is read, so at most one message of a connection is kept.
"""

from __future__ import annotations

import codecs
from collections.abc import Callable, Iterator
from typing import Final

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

KINDS: Final = (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)

LAST: Final = 128
RESERVED: Final = 112
KIND: Final = 15
"""Bits of the first byte."""

WHOLE_TEXT: Final = LAST | TEXT
"""The first byte of a text that is not in fragments."""

MASKED: Final = 128
LENGTH: Final = 127
"""Bits of the second byte."""

MASK: Final = 4
"""Bytes of a mask, which stands between the header and the content."""

SHORT: Final = 125
LONG: Final = 126
LONGEST: Final = 127
"""The longest length in the second byte, and the markers for a length in two or eight bytes."""

WRONG: Final = 1002
NO_TEXT: Final = 1007
TOO_MANY: Final = 1008
TOO_LARGE: Final = 1009
"""Codes to close with: a broken frame, invalid UTF-8, too many frames, too large a message."""

BYTES: Final = [bytes([number]) for number in range(256)]
"""Every byte as an object: joining these is faster than making bytes from numbers."""

Unmask = Callable[[bytes, bytes], bytes]
"""Removes the mask from a payload. The version in C of `websockets` is ten times as fast."""


class BadFrame(Exception):
    """A client sent something forbidden. `code` is the code to close with."""

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


def unmasked(content: bytes, mask: bytes) -> bytes:
    """The payload without its mask. XOR of one large number is the fastest way in plain Python."""
    length = len(content)
    repeated = (mask * (length // MASK + 1))[:length]
    number = int.from_bytes(content, "little") ^ int.from_bytes(repeated, "little")
    return number.to_bytes(length, "little")


class Frames:
    """Assembles messages from the pieces that the network brings."""

    __slots__ = ("begun", "decoder", "kind", "most", "rest", "size", "unmask")

    def __init__(self, most: int, unmask: Unmask = unmasked) -> None:
        self.most = most
        """The largest size of a message in bytes."""
        self.unmask = unmask
        self.rest: bytearray | None = None
        """Unfinished data. None between messages; only then the fast path is taken."""
        self.size = 0
        """The size of the frame at the front of `rest`; 0 until its header has come."""
        self.kind = CONTINUED
        self.begun = b""
        """The fragments received so far of a message of this kind."""
        self.decoder: codecs.IncrementalDecoder | None = None
        """Finds invalid UTF-8 as soon as a fragment contains it."""

    def alone(self, data: bytes) -> bytes | None:
        """The text, if the data is exactly one whole text frame, as nearly always; else None."""
        if self.rest is not None or len(data) < 6 or data[0] != WHOLE_TEXT:
            return None
        # without the mask bit the length becomes 128 or more, and the frame is not taken here
        length, start = data[1] ^ MASKED, 2
        if length == LONG:
            length, start = int.from_bytes(data[2:4]), 4
            if length <= SHORT:
                return None
        elif length > SHORT:
            return None
        if length > self.most or len(data) != start + 4 + length:
            return None
        return self.unmask(data[start + 4 :], data[start : start + 4])

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Yields each frame that is complete with this data; raises BadFrame at the first fault.

        No frame is left out, so that the caller can count them. The last fragment of a message
        yields the whole message. The fragments before it yield `CONTINUED` without content.
        """
        rest = self.rest = self.rest or bytearray()
        rest += data
        while self.is_whole(rest):
            first = rest[0]
            content = self.take_content(rest)
            kind = first & KIND
            if kind < CLOSE:
                yield self.put_together(kind, content, first & LAST != 0)
                continue
            if kind == CLOSE:
                require_goodbye(content)
            yield kind, content
        if self.kind == CONTINUED and not rest:
            self.rest = None

    def is_whole(self, rest: bytearray) -> bool:
        """Whether the next frame is complete. Its header is read only once."""
        if not self.size:
            self.size = self.size_of_frame(rest)
        return 0 < self.size <= len(rest)

    def size_of_frame(self, rest: bytearray) -> int:
        """The size of the next frame with its header; 0 until it is known.

        A forbidden frame is refused by its header. A length must be in the shortest form (RFC 6455,
        5.2).
        """
        if len(rest) < 2:
            return 0
        first, second = rest[0], rest[1]
        kind, length, start = first & KIND, second & LENGTH, 2
        if kind not in KINDS or not second & MASKED:
            raise BadFrame(WRONG)
        if length > SHORT:
            start, least = (4, LONG) if length == LONG else (10, 1 << 16)
            if len(rest) < start:
                return 0
            length = int.from_bytes(rest[2:start])
            if length < least:
                raise BadFrame(WRONG)
        if length > self.most - len(self.begun):
            raise BadFrame(TOO_LARGE)
        if first & RESERVED or not self.may_come(kind, length, first & LAST != 0):
            raise BadFrame(WRONG)
        return start + MASK + length

    def may_come(self, kind: int, length: int, is_last: bool) -> bool:
        """Whether a frame of this kind may follow the frames before it."""
        if kind >= CLOSE:
            return is_last and length <= SHORT
        return (kind == CONTINUED) == (self.kind != CONTINUED)

    def take_content(self, rest: bytearray) -> bytes:
        """Takes the complete frame at the front out of `rest`, and returns its content."""
        length = rest[1] & LENGTH
        start = MASK + (2 if length <= SHORT else 4 if length == LONG else 10)
        frame, self.size = bytes(rest[: self.size]), 0
        del rest[: len(frame)]
        return self.unmask(frame[start:], frame[start - MASK : start])

    def put_together(self, kind: int, content: bytes, is_last: bool) -> tuple[int, bytes]:
        """Adds a fragment, and returns the message if it is complete now."""
        if is_last and kind != CONTINUED:
            return kind, content
        self.kind = self.kind or kind
        self.begun += content
        if self.kind == TEXT:
            self.require_text(content, is_last)
        if not is_last:
            return CONTINUED, b""
        whole = self.kind, self.begun
        self.kind, self.begun, self.decoder = CONTINUED, b"", None
        return whole

    def require_text(self, fragment: bytes, is_last: bool) -> None:
        """Refuses invalid UTF-8 at once. A character may be split between two fragments."""
        if self.decoder is None:
            self.decoder = codecs.getincrementaldecoder("utf-8")()
        try:
            self.decoder.decode(fragment, is_last)
        except UnicodeDecodeError:
            raise BadFrame(NO_TEXT) from None


def require_goodbye(content: bytes) -> None:
    """Refuses a close frame with a forbidden code, half a code, or a reason that is not UTF-8.

    See RFC 6455, 7.4.
    """
    if not content:
        return
    try:
        content[2:].decode()
    except UnicodeDecodeError:
        raise BadFrame(NO_TEXT) from None
    if len(content) < 2 or not may_close(int.from_bytes(content[:2])):
        raise BadFrame(WRONG)


def may_close(code: int) -> bool:
    """Whether a client may close with this code: a registered one, or one for applications."""
    return 1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code < 5000
