"""Frames: how messages travel over a socket (RFC 6455), as far as a server needs it.

The library `websockets` parses what comes in. A whole text frame that comes alone is the common
case and has a fast path, which takes a tenth of the time. The length of a frame is checked before
its content is read, so at most one message of a connection is kept.
"""

from __future__ import annotations

import codecs
from collections.abc import Generator, Iterator
from typing import Final

from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.frames import Close, Frame, apply_mask  # type: ignore[attr-defined]
from websockets.streams import StreamReader

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

LAST: Final = 128
MASKED: Final = 128
LENGTH: Final = 127
"""Bits of the first two bytes."""

SHORT: Final = 125
LONG: Final = 126
LONGEST: Final = 127
"""What fits into the second byte, and what says that two or eight more tell the length."""

WRONG: Final = 1002
NO_TEXT: Final = 1007
TOO_MANY: Final = 1008
TOO_LARGE: Final = 1009
"""Codes to close with: a broken frame, invalid UTF-8, too many frames, too large a message."""

BYTES: Final = [bytes([number]) for number in range(256)]
"""Each byte by itself: what is put together of them costs less than what is made of numbers."""


class Broken(Exception):
    """A client sent what it may not send. `code` is the code to close with."""

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
    """Puts messages together out of the pieces that the network brings."""

    __slots__ = ("begun", "decoder", "kind", "most", "parser", "reader")

    def __init__(self, most: int) -> None:
        self.most = most
        """How many bytes a message may have."""
        self.reader: StreamReader | None = None
        """Holds what is unfinished. Between messages it is None: then the fast path is open."""
        self.parser: Generator[None, None, Frame] | None = None
        """The parser of the library, paused inside a frame."""
        self.kind = CONTINUED
        self.begun = b""
        """The fragments so far of a message of this kind."""
        self.decoder: codecs.IncrementalDecoder | None = None
        """Finds invalid UTF-8 as soon as a fragment has it."""

    def alone(self, data: bytes) -> bytes | None:
        """The text, if this is exactly one whole text frame, as it nearly always is; else None."""
        if self.reader is not None or len(data) < 6 or data[0] != LAST | TEXT:
            return None
        length, start = data[1] ^ MASKED, 2  # without a mask it is longer than can be
        if length == LONG:
            length, start = int.from_bytes(data[2:4]), 4
            if length <= SHORT:
                return None
        elif length > SHORT:
            return None
        if length > self.most or len(data) != start + 4 + length:
            return None
        return apply_mask(data[start + 4 :], data[start : start + 4])

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Yields each frame that is whole with this piece; raises Broken at the first fault.

        No frame is left out, so that the caller can count them. The last fragment of a message
        yields all of it. The fragments before it yield `CONTINUED` and nothing.
        """
        reader = self.reader = self.reader or StreamReader()
        reader.feed_data(data)
        while (frame := self.next_frame(reader)) is not None:
            content = bytes(frame.data)
            if frame.opcode < CLOSE:
                yield self.put_together(frame.opcode, content, frame.fin)
                continue
            if frame.opcode == CLOSE:
                require_goodbye(content)
            yield int(frame.opcode), content
        if self.kind == CONTINUED and self.parser is None and not reader.buffer:
            self.reader = None

    def next_frame(self, reader: StreamReader) -> Frame | None:
        """The next whole frame; None until the rest of it has come."""
        if self.parser is None:
            if not has_header(reader.buffer):
                return None
            room = self.most - len(self.begun)
            self.parser = Frame.parse(reader.read_exact, mask=True, max_size=room)
        try:
            next(self.parser)
        except StopIteration as whole:
            self.parser = None
            frame: Frame = whole.value
            return frame
        except PayloadTooBig:
            raise Broken(TOO_LARGE) from None
        except ProtocolError:
            raise Broken(WRONG) from None
        return None

    def put_together(self, kind: int, content: bytes, is_last: bool) -> tuple[int, bytes]:
        """A message, if it is whole with this fragment."""
        if (kind == CONTINUED) != (self.kind != CONTINUED):
            raise Broken(WRONG)
        if is_last and kind != CONTINUED:
            return int(kind), content
        self.kind = self.kind or int(kind)
        self.begun += content
        if self.kind == TEXT:
            self.require_text(content, is_last)
        if not is_last:
            return CONTINUED, b""
        whole = self.kind, self.begun
        self.kind, self.begun, self.decoder = CONTINUED, b"", None
        return whole

    def require_text(self, fragment: bytes, is_last: bool) -> None:
        """Refuses invalid UTF-8 at once. A character may be cut in two by fragments."""
        if self.decoder is None:
            self.decoder = codecs.getincrementaldecoder("utf-8")()
        try:
            self.decoder.decode(fragment, is_last)
        except UnicodeDecodeError:
            raise Broken(NO_TEXT) from None


def has_header(data: bytearray) -> bool:
    """Whether the header has come up to the length. A length must not be longer than need be.

    RFC 6455 demands that (5.2), and the library does not check it.
    """
    if len(data) < 2:
        return False
    length = data[1] & LENGTH
    if length <= SHORT:
        return True
    size, least = (2, LONG) if length == LONG else (8, 1 << 16)
    if len(data) < 2 + size:
        return False
    if int.from_bytes(data[2 : 2 + size]) < least:
        raise Broken(WRONG)
    return True


def require_goodbye(content: bytes) -> None:
    """Refuses a forbidden code, half a code, and a reason that is not UTF-8 (RFC 6455, 7.4)."""
    try:
        Close.parse(content)
    except ProtocolError:
        raise Broken(WRONG) from None
    except UnicodeDecodeError:
        raise Broken(NO_TEXT) from None
