"""Frames: what a client sends is put together, however it comes.

What a client may send, and what it may not, is in `test_rfc6455.py`.
"""

from __future__ import annotations

from random import Random

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from sitdown.server.frames import CLOSE, CONTINUED, PING, PONG, TEXT, Broken, Frames, framed

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
    assert (own.reader, own.begun) == (None, b"")


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
    with pytest.raises(Broken):
        next(heard)


def test_fragments_of_nothing_are_counted_and_take_no_room() -> None:
    frames = Frames(10)
    empty = list(frames.read(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 5000))
    assert empty == [(CONTINUED, b"")] * 5001
    assert frames.begun == b""
    assert list(frames.read(b"\x80\x81\0\0\0\0x")) == [(TEXT, b"x")]
