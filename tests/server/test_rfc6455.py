"""RFC 6455, as thoroughly as sections 1 to 7 of the Autobahn test suite, whose numbers stand here.

Each case is a conversation with one line, without a network. What comes back is read by the library
`websockets`, so that nothing is judged by the code under test.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from websockets.frames import Opcode

from sitdown.server.limits import Limits
from sitdown.server.socket.connection import MOST_IGNORED, MOST_OWED
from sitdown.server.socket.frames import BINARY, CLOSE, CONTINUED, PING, PONG, TEXT

from .wire import LIMITS, Client, frame, octets

WRONG, NO_TEXT, TOO_LARGE = 1002, 1007, 1009
SIZES = [0, 1, 125, 126, 127, 128, 65_535, 65_536, LIMITS.frame]
CUTS: dict[str, Callable[[bytes], list[bytes]]] = {
    "whole": lambda data: [data],
    "octets": octets,
    "pieces": lambda data: octets(data, 997),
}
HELLO = frame(TEXT, b"hello")


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


@pytest.fixture
def client(loop: asyncio.AbstractEventLoop) -> Iterator[Client]:
    with in_loop(loop):
        client = Client()
        yield client
        client.line.connection_lost(None)
        assert client.lines_lost == 1


@contextmanager
def in_loop(loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """As if the loop ran: alarms are set, and none rings while a test speaks."""
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(None)


def require_end(client: Client, code: int) -> None:
    """It is closed with this code, and nothing more is listened to."""
    assert client.code() == code
    before = list(client.heard), client.wire.written
    client.send(HELLO, frame(PING, b"?"))
    assert (client.heard, client.wire.written) == before


def require_open(client: Client, *heard: str | None) -> None:
    """It has heard this, and goes on."""
    assert client.code() is None
    client.send(HELLO)
    assert client.heard == [*heard, "hello"]


# 1: texts and binary messages of all sizes.


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cut", ["whole", "pieces"])
def test_1_1_a_text_of_any_size_is_heard(client: Client, size: int, cut: str) -> None:
    client.send(*CUTS[cut](frame(TEXT, b"*" * size)))
    require_open(client, "*" * size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("cut", ["whole", "pieces"])
def test_1_2_a_binary_message_of_any_size_is_known_as_one(
    client: Client, size: int, cut: str
) -> None:
    client.send(*CUTS[cut](frame(BINARY, b"\xfe" * size)))
    require_open(client, None)


@pytest.mark.parametrize("kind", [TEXT, BINARY, PING])
def test_what_is_larger_than_the_limit_is_refused_by_its_length(client: Client, kind: int) -> None:
    client.send(frame(kind, bytes(LIMITS.frame + 1))[:14])
    require_end(client, TOO_LARGE)


def test_fragments_together_are_no_larger_than_the_limit(client: Client) -> None:
    client.send(frame(TEXT, b"*" * LIMITS.frame, last=False), frame(CONTINUED, b"*"))
    require_end(client, TOO_LARGE)


@pytest.mark.parametrize(
    "length",
    [b"\xfe\x00\x00", b"\xfe\x00\x7d", b"\xff" + bytes(8), b"\xff" + (65_535).to_bytes(8)],
    ids=["0 in 2", "125 in 2", "0 in 8", "65535 in 8"],
)
@pytest.mark.parametrize("kind", [TEXT, BINARY, PING])
def test_5_2_a_length_is_said_in_as_few_bytes_as_can_be(
    client: Client, kind: int, length: bytes
) -> None:
    size = int.from_bytes(length[1:])
    client.send(bytes([128 | kind]) + length + bytes(4 + size))
    require_end(client, WRONG)


def test_5_2_the_highest_bit_of_a_length_is_none(client: Client) -> None:
    client.send(b"\x81\xff\x80" + bytes(11))
    require_end(client, TOO_LARGE)


@pytest.mark.parametrize("kind", [TEXT, BINARY, PING, PONG, CLOSE])
def test_5_1_what_is_not_masked_is_refused(client: Client, kind: int) -> None:
    client.send(bytes([128 | kind, 0]))
    require_end(client, WRONG)


# 2: pings and pongs.


@pytest.mark.parametrize(
    "content", [b"", b"Hello, world!", b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", b"\xfe" * 125]
)
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_2_1_to_4_and_6_a_ping_is_answered_with_its_content(
    client: Client, content: bytes, cut: str
) -> None:
    client.send(*CUTS[cut](frame(PING, content)))
    assert client.answers() == [(Opcode.PONG, content)]
    require_open(client)


@pytest.mark.parametrize("kind", [PING, PONG, CLOSE])
@pytest.mark.parametrize("size", [126, 65_536])
def test_2_5_a_control_frame_has_125_bytes_at_most(client: Client, kind: int, size: int) -> None:
    client.send(frame(kind, b"\x03\xe8" + b"*" * (size - 2)))
    require_end(client, WRONG)


@pytest.mark.parametrize("content", [b"", b"unsolicited"])
def test_2_7_and_8_a_pong_that_nobody_asked_for_is_ignored(client: Client, content: bytes) -> None:
    client.send(frame(PONG, content))
    assert client.answers() == []
    require_open(client)


def test_2_9_a_ping_after_such_a_pong_is_answered(client: Client) -> None:
    client.send(frame(PONG, b"unsolicited"), frame(PING, b"ping"))
    assert client.answers() == [(Opcode.PONG, b"ping")]


@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_2_10_and_11_ten_pings_are_answered_in_their_order(client: Client, cut: str) -> None:
    contents = [b"payload-%d" % number for number in range(10)]
    client.send(*CUTS[cut](b"".join(frame(PING, content) for content in contents)))
    assert client.answers() == [(Opcode.PONG, content) for content in contents]


# 3: reserved bits.


@pytest.mark.parametrize("reserved", range(1, 8))
@pytest.mark.parametrize("kind", [TEXT, BINARY, PING, PONG, CLOSE])
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_3_reserved_bits_are_refused(client: Client, kind: int, reserved: int, cut: str) -> None:
    client.send(*CUTS[cut](HELLO + frame(kind, b"\x03\xe8", reserved=reserved)))
    assert client.heard == ["hello"]
    require_end(client, WRONG)


def test_3_reserved_bits_of_a_fragment_are_refused(client: Client) -> None:
    client.send(frame(TEXT, b"a", last=False), frame(CONTINUED, b"b", reserved=4))
    require_end(client, WRONG)


# 4: kinds that there are not.


@pytest.mark.parametrize("kind", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
@pytest.mark.parametrize("content", [b"", b"reserved"])
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_4_reserved_kinds_are_refused(client: Client, kind: int, content: bytes, cut: str) -> None:
    client.send(*CUTS[cut](HELLO + frame(kind, content) + frame(PING)))
    assert client.heard == ["hello"]
    assert [kind for kind, _ in client.answers()] == [Opcode.CLOSE]
    require_end(client, WRONG)


# 5: fragments.


@pytest.mark.parametrize("kind", [PING, PONG, CLOSE])
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_5_1_and_2_a_control_frame_has_no_fragments(client: Client, kind: int, cut: str) -> None:
    client.send(*CUTS[cut](frame(kind, b"\x03\xe8", last=False) + frame(CONTINUED, b"b")))
    require_end(client, WRONG)


@pytest.mark.parametrize("cut", ["whole", "octets"])
@pytest.mark.parametrize("between", [b"", frame(PING, b"!"), frame(PONG), frame(PING, b"!") * 3])
@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_5_3_to_8_fragments_are_put_together(
    client: Client, kind: int, between: bytes, cut: str
) -> None:
    parts = frame(kind, b"frag", last=False), frame(CONTINUED, b"ment"), HELLO
    client.send(*CUTS[cut](between.join(parts)))
    assert client.heard == ["fragment" if kind == TEXT else None, "hello"]
    assert client.answers() == [(Opcode.PONG, b"!")] * between.count(frame(PING, b"!")) * 2
    require_open(client, *client.heard)


@pytest.mark.parametrize("last", [True, False])
@pytest.mark.parametrize("before", [b"", HELLO, frame(TEXT, b"a", last=False) + frame(CONTINUED)])
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_5_9_to_17_there_must_be_something_to_go_on_with(
    client: Client, before: bytes, last: bool, cut: str
) -> None:
    client.send(*CUTS[cut](before + frame(CONTINUED, b"nothing", last=last) + HELLO))
    assert client.heard == (["hello"] if before == HELLO else ["a"] if before else [])
    require_end(client, WRONG)


@pytest.mark.parametrize("last", [True, False])
@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_5_18_a_message_begins_when_the_one_before_is_over(
    client: Client, kind: int, last: bool
) -> None:
    client.send(frame(TEXT, b"a", last=False), frame(kind, b"b", last=last))
    require_end(client, WRONG)


def test_5_19_and_20_many_fragments_with_pings_between(client: Client) -> None:
    for number in range(5):
        kind = CONTINUED if number else TEXT
        client.send(frame(kind, b"%d" % number, last=False), frame(PING, b"%d" % number))
        # Each is answered at once, not when the message is whole.
        assert client.answers()[-1] == (Opcode.PONG, b"%d" % number)
    client.send(frame(CONTINUED, b"5"))
    require_open(client, "012345")


# 6: UTF-8.

KOSME = "κόσμε"
GREETING = "Hello-µ@ßöäüàá-UTF-8!!"
VALID = [
    GREETING,
    KOSME,
    *map(chr, [0, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFF, 0x10000, 0x10FFFF]),  # 6.7, 6.9
    *map(chr, [0xD7FF, 0xE000, 0xFFFD, 0xFFFE]),  # 6.11, 6.22, 6.23
    *[chr(plane << 16 | 0xFFFE) for plane in range(1, 17)],
    *[chr(plane << 16 | 0xFFFF) for plane in range(1, 17)],
]
INVALID = {
    "6.3 a surrogate in a text": KOSME.encode() + b"\xed\xa0\x80edited",
    "6.4 too high in a text": KOSME.encode() + b"\xf4\x90\x80\x80edited",
    "6.6 cut off": KOSME.encode()[:-1],
    "6.8 five bytes": b"\xf8\x88\x80\x80\x80",
    "6.8 six bytes": b"\xfc\x84\x80\x80\x80\x80",
    "6.10 U+110000": b"\xf4\x90\x80\x80",
    "6.10 five bytes, the highest": b"\xfb\xbf\xbf\xbf\xbf",
    "6.10 six bytes, the highest": b"\xfd\xbf\xbf\xbf\xbf\xbf",
    **{f"6.12 goes on {count}": b"\x80" * count for count in (1, 2, 6)},
    "6.12 goes on, the highest": b"\xbf",
    "6.12 goes on, all of them": bytes(range(0x80, 0xC0)),
    "6.13 two bytes, begun": b"".join(bytes([first, 32]) for first in range(0xC0, 0xE0)),
    "6.13 three bytes, begun": b"".join(bytes([first, 32]) for first in range(0xE0, 0xF0)),
    "6.13 four bytes, begun": b"".join(bytes([first, 32]) for first in range(0xF0, 0xF8)),
    "6.14 two bytes without the last": b"\xc2",
    "6.14 three bytes without the last": b"\xe0\xa0",
    "6.14 four bytes without the last": b"\xf0\x90\x80",
    "6.15 all of those": b"\xc2\xe0\xa0\xf0\x90\x80\xdf\xef\xbf\xf7\xbf\xbf",
    "6.16 fe": b"\xfe",
    "6.16 ff": b"\xff",
    "6.17 / in two": b"\xc0\xaf",
    "6.17 / in three": b"\xe0\x80\xaf",
    "6.17 / in four": b"\xf0\x80\x80\xaf",
    "6.18 U+7F in two": b"\xc1\xbf",
    "6.18 U+7FF in three": b"\xe0\x9f\xbf",
    "6.18 U+FFFF in four": b"\xf0\x8f\xbf\xbf",
    "6.19 zero in two": b"\xc0\x80",
    "6.19 zero in three": b"\xe0\x80\x80",
    "6.19 zero in four": b"\xf0\x80\x80\x80",
    **{
        f"6.20 surrogate {number:x}": chr(number).encode("utf-8", "surrogatepass")
        for number in (0xD800, 0xDB7F, 0xDB80, 0xDBFF, 0xDC00, 0xDF80, 0xDFFF)
    },
    "6.21 surrogates in pairs": b"\xed\xa0\x80\xed\xb0\x80",
    "6.21 the last pair": b"\xed\xaf\xbf\xed\xbf\xbf",
}


def fragments(content: bytes) -> bytes:
    """A text in fragments of one byte."""
    parts = octets(content)
    return b"".join(
        frame(CONTINUED if place else TEXT, part, last=place == len(parts) - 1)
        for place, part in enumerate(parts)
    )


def test_6_1_texts_of_nothing(client: Client) -> None:
    empty = frame(TEXT, last=False), frame(CONTINUED, last=False), frame(CONTINUED)
    client.send(frame(TEXT), *empty)
    client.send(frame(TEXT, last=False), frame(CONTINUED, b"x", last=False), frame(CONTINUED))
    require_open(client, "", "", "x")


@pytest.mark.parametrize("text", VALID, ids=ascii)
@pytest.mark.parametrize("framed", [lambda text: frame(TEXT, text), fragments])
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_6_what_is_text_is_heard(
    client: Client, text: str, framed: Callable[[bytes], bytes], cut: str
) -> None:
    client.send(*CUTS[cut](framed(text.encode())))
    require_open(client, text)


@pytest.mark.parametrize("content", INVALID.values(), ids=INVALID)
@pytest.mark.parametrize("framed", [lambda text: frame(TEXT, text), fragments])
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_6_what_is_no_text_is_refused(
    client: Client, content: bytes, framed: Callable[[bytes], bytes], cut: str
) -> None:
    client.send(*CUTS[cut](framed(content)))
    assert client.heard == []
    require_end(client, NO_TEXT)


def test_6_4_a_wrong_fragment_is_refused_before_the_next_one_comes(client: Client) -> None:
    client.send(frame(TEXT, KOSME.encode(), last=False))
    assert client.code() is None
    client.send(frame(CONTINUED, b"\xf4", last=False))
    assert client.code() is None  # a letter may begin so
    client.send(frame(CONTINUED, b"\x90", last=False))
    require_end(client, NO_TEXT)


def test_what_is_binary_need_be_no_text(client: Client) -> None:
    client.send(frame(BINARY, b"\xff", last=False), frame(CONTINUED, b"\xfe"))
    require_open(client, None)


# 7: goodbyes.

ALLOWED = [*range(1000, 1004), *range(1007, 1015), 3000, 3999, 4000, 4999]
FORBIDDEN = [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535]


def require_goodbye(client: Client, content: bytes) -> None:
    """It is answered with the same code, and the connection is closed."""
    assert client.answers()[-1] == (Opcode.CLOSE, content[:2])
    assert client.wire.closing
    assert not client.wire.aborted
    assert client.lines_lost == 1


@pytest.mark.parametrize(
    "after", [b"", frame(CLOSE, b"\x03\xe8"), frame(PING), HELLO, frame(CONTINUED, b"b")]
)
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_7_1_after_a_goodbye_nothing_is_heard(client: Client, after: bytes, cut: str) -> None:
    client.send(*CUTS[cut](HELLO + frame(CLOSE, b"\x03\xe8") + after))
    assert client.heard == ["hello"]
    assert len(client.answers()) == 1
    require_goodbye(client, b"\x03\xe8")


def test_7_1_5_a_goodbye_in_the_middle_of_a_message(client: Client) -> None:
    client.send(frame(TEXT, b"a", last=False) + frame(CLOSE, b"\x03\xe8") + frame(CONTINUED, b"b"))
    assert client.heard == []
    require_goodbye(client, b"\x03\xe8")


def test_7_1_6_a_goodbye_behind_a_large_message(client: Client) -> None:
    large = frame(TEXT, b"*" * LIMITS.frame)
    client.send(*octets(large + frame(CLOSE, b"\x03\xe8") + frame(PING), 65_536))
    assert client.heard == ["*" * LIMITS.frame]
    require_goodbye(client, b"\x03\xe8")


@pytest.mark.parametrize(
    "content",
    [b"", b"\x03\xe8", b"\x03\xe8Hello", b"\x03\xe8" + b"*" * 123, b"\x03\xe8" + GREETING.encode()],
)
@pytest.mark.parametrize("cut", ["whole", "octets"])
def test_7_3_a_goodbye_may_have_a_code_and_a_reason(
    client: Client, content: bytes, cut: str
) -> None:
    client.send(*CUTS[cut](frame(CLOSE, content)))
    require_goodbye(client, content)


@pytest.mark.parametrize("content", [b"\x03", b"\x00", b"\x03\xe8" + b"*" * 124])
def test_7_3_half_a_code_and_too_long_a_reason_are_refused(client: Client, content: bytes) -> None:
    client.send(frame(CLOSE, content))
    require_end(client, WRONG)


def test_7_5_a_reason_that_is_no_text_is_refused(client: Client) -> None:
    client.send(frame(CLOSE, b"\x03\xe8" + INVALID["6.3 a surrogate in a text"]))
    require_end(client, NO_TEXT)


@pytest.mark.parametrize("code", ALLOWED)
def test_7_7_codes_that_may_be_sent_are_answered(client: Client, code: int) -> None:
    client.send(frame(CLOSE, code.to_bytes(2)))
    require_goodbye(client, code.to_bytes(2))


@pytest.mark.parametrize("code", FORBIDDEN)
@pytest.mark.parametrize("reason", [b"", b"Reason"])
def test_7_9_and_13_other_codes_are_refused(client: Client, code: int, reason: bytes) -> None:
    client.send(frame(CLOSE, code.to_bytes(2) + reason))
    require_end(client, WRONG)


def test_our_goodbye_is_said_once_and_theirs_ends_it(client: Client) -> None:
    client.line.close(1001, "later")
    client.line.close(1012, "")
    client.send(HELLO, frame(PING), frame(TEXT, b"a", last=False))
    assert client.answers() == [(Opcode.CLOSE, b"\x03\xe9later")]
    assert client.heard == []
    assert not client.wire.closing
    client.send(frame(CLOSE, b"\x03\xe9"))
    assert client.wire.closing
    assert len(client.answers()) == 1


# What no suite asks: that nobody can send more than a server can bear.

ONCE = Limits(messages=(5, 1e-9))
"""Five frames, and hardly ever another one."""


@pytest.fixture
def flooder(loop: asyncio.AbstractEventLoop) -> Iterator[Client]:
    with in_loop(loop):
        client = Client(ONCE)
        yield client
        client.line.connection_lost(None)


EMPTY = {
    "ping": frame(PING),
    "pong": frame(PONG),
    "text": frame(TEXT),
    "binary": frame(BINARY),
    "continued": frame(CONTINUED, last=False),
}


@pytest.mark.parametrize("name", EMPTY)
@pytest.mark.parametrize("at_once", [1, 40_000])
def test_every_frame_costs_a_token_and_a_flood_ends_the_line(
    flooder: Client, name: str, at_once: int
) -> None:
    if name == "continued":
        flooder.send(frame(TEXT, last=False))
    most = 5 + int(MOST_OWED)
    flooder.send(*[EMPTY[name] * at_once] * (1 if at_once > most else most + 1))
    assert flooder.code() == 1008
    assert flooder.floods == 1
    # What came behind the frame that was too much has cost nothing.
    assert flooder.line.bucket.tokens == pytest.approx(-MOST_OWED - 1)
    assert len(flooder.answers()) <= most + 1


def test_who_is_a_little_too_fast_is_told_so_and_stays(flooder: Client) -> None:
    flooder.send(*[HELLO] * 8)
    assert (len(flooder.heard), flooder.refused) == (8, 3)
    flooder.send(frame(PING, b"still here"))
    assert flooder.answers() == [(Opcode.PONG, b"still here")]


def test_after_the_end_so_much_is_ignored_and_then_it_is_cut_off(client: Client) -> None:
    client.send(frame(3))
    piece = bytes(1 << 18)
    for _ in range(MOST_IGNORED // len(piece)):
        client.send(piece)
    assert not client.wire.closing
    client.send(b"\0")
    assert client.wire.aborted


def test_who_does_not_read_is_owed_the_latest_pong_and_no_other(client: Client) -> None:
    client.line.pause_writing()
    client.line.tell(b"news")
    for number in range(1000):
        client.send(frame(PING, b"%d" % number))
    assert client.wire.written == b""
    assert client.line.waiting == len(b"\x81\x04news")
    client.line.resume_writing()
    assert client.answers() == [(Opcode.PONG, b"999"), (Opcode.TEXT, b"news")]
    client.send(frame(PING, b"again"))
    assert client.answers()[-1] == (Opcode.PONG, b"again")


def test_nothing_of_a_message_is_kept_when_it_is_over(client: Client) -> None:
    client.send(frame(TEXT, b"a", last=False), frame(CONTINUED, b"b"), frame(PING)[:3])
    frames = client.line.frames
    assert frames is not None
    client.send(frame(PING)[3:])
    assert (frames.rest, frames.size, frames.begun, frames.decoder) == (None, 0, b"", None)
