"""Frames: what a client sends is put together, however it comes.

What a client may send, and what it may not, is in `test_rfc6455.py`.
"""

from __future__ import annotations

import codecs
from random import Random

import pytest
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.frames import Close, Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.protocol import Protocol, Side
from websockets.streams import StreamReader

from sitdown.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    NO_TEXT,
    PING,
    PONG,
    TEXT,
    TOO_LARGE,
    WRONG,
    BadFrame,
    Frames,
    framed,
    require_goodbye,
    unmasked,
)

from .wire import frame

MOST = 70_000
LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, MOST]
SHORT = b"\x81\x83\0\0\0\0abc"


def read(data: bytes, most: int = MOST) -> list[tuple[int, bytes]]:
    return list(Frames(most).read(data))


@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_of_any_length_is_read(length: int) -> None:
    content = Random(length).randbytes(length)
    sent = Frame(Opcode.TEXT, content).serialize(mask=True)
    assert read(sent + SHORT) == [(TEXT, content), (TEXT, b"abc")]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("kind", [TEXT, CLOSE, PING, PONG])
def test_others_read_what_is_sent(kind: int, length: int) -> None:
    content = bytes(length) if kind == TEXT else b"\x03\xe8" + bytes(min(length, 100))
    client = Protocol(Side.CLIENT)
    client.receive_data(framed(kind, content))
    (event,) = client.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, event.data, event.fin) == (kind, content, True)


@pytest.mark.parametrize("seed", range(40))
def test_it_is_the_same_in_whatever_pieces_it_comes(seed: int) -> None:
    """Messages in parts with pings between them, cut anywhere: as another library reads them."""
    luck = Random(seed)
    frames: list[Frame] = []
    for _ in range(12):
        content = luck.randbytes(luck.choice([0, 3, 90, 126, 700])).hex().encode()
        cuts = sorted(luck.randrange(len(content) + 1) for _ in range(luck.choice([0, 0, 1, 4])))
        parts = [content[a:b] for a, b in zip([0, *cuts], [*cuts, len(content)], strict=True)]
        for place, part in enumerate(parts):
            kind = Opcode.CONT if place else luck.choice([Opcode.TEXT, Opcode.BINARY])
            frames.append(Frame(kind, part, fin=place == len(parts) - 1))
            if luck.random() < 0.3:
                frames.append(Frame(luck.choice([Opcode.PING, Opcode.PONG]), part[:9]))
    sent = b"".join(frame.serialize(mask=True) for frame in frames)
    other, own, heard = Protocol(Side.SERVER), Frames(MOST), []
    while sent:
        length = luck.choice([1, 2, 5, 40, 2000])
        piece, sent = sent[:length], sent[length:]
        other.receive_data(piece)
        text = own.alone(piece)
        heard += list(own.read(piece)) if text is None else [(TEXT, text)]
    assert heard == put_together(other)
    assert (own.rest, own.begun) == (None, b"")


@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_that_comes_alone_is_the_same_by_the_shorter_way(length: int) -> None:
    content = Random(length).randbytes(length)
    sent = Frame(Opcode.TEXT, content).serialize(mask=True)
    found = Frames(MOST).alone(sent)
    assert found == (content if length < 1 << 16 else None)
    for other in (sent + SHORT, sent[:-1], sent[:3], sent[:1], b""):
        assert Frames(MOST).alone(other) is None


@pytest.mark.parametrize("data", [b"\x01", b"\x82", b"\x89", b"\xc1", b"\x80"])
def test_only_a_whole_text_goes_the_shorter_way(data: bytes) -> None:
    assert Frames(MOST).alone(data + b"\x83\0\0\0\0abc") is None
    assert Frames(MOST).alone(b"\x81\x03abcdefg") is None
    assert Frames(MOST).alone(b"\x81\xfe\0\x03\0\0\0\0abc") is None  # a length in too many bytes
    assert Frames(2).alone(SHORT) is None
    for before in (b"\x01\x81\0\0\0\0x", SHORT[:1], SHORT[:-1]):
        begun = Frames(MOST)
        assert all(kind == CONTINUED for kind, _ in begun.read(before))
        assert begun.alone(SHORT) is None


def put_together(protocol: Protocol) -> list[tuple[int, bytes]]:
    """The messages, fragments and control frames that another library has read."""
    found: list[tuple[int, bytes]] = []
    kind, begun = 0, b""
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode >= CLOSE:
            found.append((event.opcode, bytes(event.data)))
            continue
        kind, begun = kind or event.opcode, begun + bytes(event.data)
        found.append((kind, begun) if event.fin else (CONTINUED, b""))
        if event.fin:
            kind, begun = 0, b""
    return found


def test_what_came_before_a_fault_is_heard() -> None:
    heard = Frames(MOST).read(SHORT + b"\x83\x80\0\0\0\0")
    assert next(heard) == (TEXT, b"abc")
    with pytest.raises(BadFrame):
        next(heard)


def test_fragments_of_nothing_are_counted_and_take_no_room() -> None:
    frames = Frames(10)
    empty = list(frames.read(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 5000))
    assert empty == [(CONTINUED, b"")] * 5001
    assert frames.begun == b""
    assert list(frames.read(b"\x80\x81\0\0\0\0x")) == [(TEXT, b"x")]


def test_a_mask_is_taken_off_as_the_library_does_it() -> None:
    luck = Random(1)
    for length in (*range(70), 1000, 65_537):
        content, mask = luck.randbytes(length), luck.randbytes(4)
        assert unmasked(content, mask) == apply_mask(content, mask)
    assert unmasked(b"\0\0", b"\0\0\0\0") == b"\0\0"


def test_the_codes_of_the_library_are_those_to_close_with() -> None:
    for code in range(1 << 16):
        assert refusal_of(code.to_bytes(2) + b"bye") == library_refusal_of(code.to_bytes(2))
    for content in (b"", b"\x03", b"\xff", b"\x03\xe8\xff", b"\x03\xed\xff"):
        assert refusal_of(content) == library_refusal_of(content)


def refusal_of(content: bytes) -> int | None:
    try:
        require_goodbye(content)
    except BadFrame as fault:
        return fault.code
    return None


def library_refusal_of(content: bytes) -> int | None:
    try:
        Close.parse(content)
    except ProtocolError:
        return WRONG
    except UnicodeDecodeError:
        return NO_TEXT
    return None


# Any stream at all, beside a parser made of the library.

SMALL = 300
"""Bytes of a message at most, so that random streams often come to the limit."""

Heard = tuple[list[tuple[int, bytes]], int | None]
"""The frames before the first fault, and the code of that fault."""


@pytest.mark.parametrize("seed", range(40))
def test_any_stream_is_heard_as_the_library_hears_it(seed: int) -> None:
    luck = Random(seed)
    for _ in range(100):
        stream = random_stream(luck)
        heard, code = in_pieces(luck, stream)
        expected, fault = by_library(stream)
        if code is not None and fault is None:
            # The library looks at some faults of a header only after the content.
            expected, fault = by_library(stream + bytes(2 * SMALL))
        assert (heard, code) == (expected, fault), stream


def test_random_streams_have_all_faults_and_none() -> None:
    """Otherwise the test above would compare little."""
    ends = {by_library(random_stream(Random(seed)))[1] for seed in range(400)}
    assert ends == {None, WRONG, NO_TEXT, TOO_LARGE}


def random_stream(luck: Random) -> bytes:
    """Frames that may follow each other, then perhaps some damage."""
    stream, is_open = b"", False
    for _ in range(luck.randrange(1, 10)):
        drawn, is_open = random_frame(luck, is_open)
        stream += drawn
    damage = luck.randrange(8)
    place = luck.randrange(len(stream))
    if damage == 0:
        stream = stream[:place]
    elif damage == 1:
        stream = stream[:place] + luck.randbytes(1) + stream[place + 1 :]
    elif damage == 2:
        stream = stream[:place] + stream[place + luck.randrange(1, 4) :]
    elif damage == 3:
        stream = stream[:place] + luck.randbytes(luck.randrange(1, 30)) + stream[place:]
    return stream


def random_frame(luck: Random, is_open: bool) -> tuple[bytes, bool]:
    """A frame, sometimes a wrong one, and whether a message is unfinished after it."""
    kind = luck.choice([PING, PONG, CLOSE, None, None, None, None])
    length = luck.choice([0, 1, 5, 90, 125, 126, 127, 200])
    content = ("ж€😀a" * 50).encode()[:length] if luck.random() < 0.8 else luck.randbytes(length)
    last = luck.random() < 0.6
    if kind is None:
        kind = CONTINUED if is_open else luck.choice([TEXT, BINARY])
        is_open = not last
    elif luck.random() < 0.95:
        last, content = True, content[:125]
    if kind == CLOSE and luck.random() < 0.8:
        code = luck.choice([1000, 1001, 1005, 1012, 1016, 2999, 3000, 4999, 5000])
        content = code.to_bytes(2) + content[:120]
    if luck.random() < 0.03:
        kind = luck.randrange(16)
    reserved = luck.randrange(1, 8) if luck.random() < 0.02 else 0
    return frame(kind, content, last, reserved, luck.randbytes(4)), is_open


def in_pieces(luck: Random, stream: bytes) -> Heard:
    """The frames that `Frames` reads from the stream, cut at random."""
    frames, heard = Frames(SMALL), []
    largest = luck.choice([1, 3, 20, 2000])
    try:
        while stream:
            length = luck.randrange(1, largest + 1)
            piece, stream = stream[:length], stream[length:]
            text = frames.alone(piece)
            if text is not None:
                heard.append((TEXT, text))
            else:
                for one in frames.read(piece):
                    heard.append(one)
    except BadFrame as fault:
        return heard, fault.code
    return heard, None


def by_library(stream: bytes) -> Heard:
    """The frames that a parser made of the library reads."""
    heard: list[tuple[int, bytes]] = []
    try:
        hear_by_library(stream, heard)
    except PayloadTooBig:
        return heard, TOO_LARGE
    except ProtocolError:
        return heard, WRONG
    except UnicodeDecodeError:
        return heard, NO_TEXT
    return heard, None


def hear_by_library(stream: bytes, heard: list[tuple[int, bytes]]) -> None:
    reader = StreamReader()
    reader.feed_data(stream)
    kind, begun, decoder = 0, b"", codecs.getincrementaldecoder("utf-8")()
    while (found := frame_by_library(reader, SMALL - len(begun))) is not None:
        content = bytes(found.data)
        if found.opcode >= CLOSE:
            if found.opcode == CLOSE:
                Close.parse(content)
            heard.append((found.opcode, content))
            continue
        if (found.opcode == CONTINUED) != (kind != CONTINUED):
            raise ProtocolError("a fragment of nothing, or a message within another")
        kind, begun = kind or found.opcode, begun + content
        if kind == TEXT and not (found.opcode == TEXT and found.fin):
            decoder.decode(content, found.fin)
        heard.append((kind, begun) if found.fin else (CONTINUED, b""))
        if found.fin:
            kind, begun, decoder = 0, b"", codecs.getincrementaldecoder("utf-8")()


def frame_by_library(reader: StreamReader, room: int) -> Frame | None:
    """The next frame, or None if it is not whole."""
    require_short_length(reader.buffer)
    parser = Frame.parse(reader.read_exact, mask=True, max_size=room)
    try:
        next(parser)
    except StopIteration as whole:
        found: Frame = whole.value
        return found
    return None


def require_short_length(data: bytearray) -> None:
    """The library takes a length in more bytes than need be."""
    size, least = {126: (2, 126), 127: (8, 1 << 16)}.get(data[1] & 127 if data[1:] else 0, (0, 0))
    if len(data) >= 2 + size and int.from_bytes(data[2 : 2 + size]) < least:
        raise ProtocolError("a length in too many bytes")
