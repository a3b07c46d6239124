"""Frames: what a client sends is put together, however it comes; what is no frame is refused."""

from __future__ import annotations

from random import Random

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from sitdown.server.frames import CLOSE, PING, PONG, TEXT, Broken, Frames, framed

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
        content = luck.randbytes(luck.choice([0, 3, 90, 126, 700]))
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
        other.receive_data(sent[:length])
        heard += list(own.read(sent[:length]))
        sent = sent[length:]
    assert heard == put_together(other)
    assert (own.rest, own.begun) == (b"", b"")


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
    assert Frames(2).alone(SHORT) is None
    begun = Frames(MOST)
    assert list(begun.read(b"\x01\x81\0\0\0\0x" + SHORT[:2])) == []
    assert begun.alone(SHORT) is None


def put_together(protocol: Protocol) -> list[tuple[int, bytes]]:
    """The messages and control frames that another library has read."""
    found: list[tuple[int, bytes]] = []
    kind, begun = 0, b""
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        if event.opcode >= CLOSE:
            found.append((event.opcode, bytes(event.data)))
            continue
        kind, begun = kind or event.opcode, begun + bytes(event.data)
        if event.fin:
            found.append((kind, begun))
            kind, begun = 0, b""
    return found


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x03abc", 1002),  # not masked
        (b"\xc1\x83\0\0\0\0abc", 1002),  # of an extension that nobody has agreed to
        (b"\x83\x80\0\0\0\0", 1002),  # of a kind that there is not
        (b"\x8b\x80\0\0\0\0", 1002),
        (b"\x09\x80\0\0\0\0", 1002),  # a ping in parts
        (b"\x89\xfe\0\x7e", 1002),  # a ping that is too long
        (b"\x80\x80\0\0\0\0", 1002),  # goes on with nothing
        (b"\x01\x80\0\0\0\0" * 2, 1002),  # begins again in the middle
        (b"\x81\xff" + (MOST + 1).to_bytes(8), 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
        (b"\x01\xff" + MOST.to_bytes(8) + bytes(4 + MOST) + b"\x80\x81\0\0\0\0x", 1009),
    ],
)
def test_what_no_client_may_send_is_refused(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        read(SHORT + data)
    assert broken.value.code == code


def test_what_came_before_is_heard_and_parts_of_nothing_take_no_room() -> None:
    frames = Frames(MOST)
    heard = frames.read(SHORT + b"\xff\xff")
    assert next(heard) == (TEXT, b"abc")
    with pytest.raises(Broken):
        next(heard)
    parts = Frames(10)
    assert list(parts.read(b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 5000)) == []
    assert parts.begun == b""
    assert list(parts.read(b"\x80\x81\0\0\0\0x")) == [(TEXT, b"x")]
