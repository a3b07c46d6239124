"""The only decoder of untrusted JSON: limits on size, depth and number of values, then types.

What is let in can be walked through, stored, sent to a worker and written out again, however it
was meant. What it says is the next one's business: forms, types, rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from sitdown.words.user_text import Unreadable, is_plain

from .errors import Refused

Kind = TypeVar("Kind")

LARGEST: Final = 2**53
"""Beyond it not every program reads the same whole number."""

PART = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:-]{0,63}")
"""A part of an address that names something: a table, a game, a language, a bot at a level."""


class DecodingLimits(Struct, frozen=True):
    """How large a document may be. Positions nest 8 deep, replays 7."""

    size: int
    """Bytes."""
    values: int = 20_000
    """The names of fields are counted too."""
    items: int = 2_000
    """In one list, or fields of one object."""
    text: int = 2_000
    depth: int = 24


MESSAGE: Final = DecodingLimits(16 * 1024, values=4_000)
"""Over a socket."""
BODY: Final = DecodingLimits(256 * 1024)
REPLAY: Final = DecodingLimits(4 * 1024 * 1024, values=1_000_000, items=40_000, text=100_000)


def decode(content: bytes | str, kind: type[Kind], most: DecodingLimits = BODY) -> Kind:
    """A document as what it should be; Refused says what is wrong with it, and where."""
    is_moderate = is_clearly_small(content)
    if not is_moderate:
        require_measured(content, most)
    try:
        found: Kind = decoder(kind).decode(content)
    except msgspec.DecodeError as fault:
        if is_moderate:
            require_measured(content, most)
        raise decoding_refusal(fault) from None
    return found


DECODERS: dict[Any, msgspec.json.Decoder[Any]] = {}


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Made once for each kind: to make one takes longer than to use it."""
    found = DECODERS.get(kind)
    if found is None:
        found = DECODERS[kind] = msgspec.json.Decoder(kind)
    return found


SHORT = 400
"""Letters: too few for too much of anything, whatever the measure, but for depth and numbers."""
LARGE_NUMBER = re.compile(r"[0-9](?:[0-9]{15}|[eE]\+?[0-9]{2})")
SHALLOW = 16


def is_clearly_small(content: bytes | str) -> bool:
    """Whether it can be seen without reading it that nothing in it is out of any measure."""
    if len(content) > SHORT or not isinstance(content, str):
        return False
    opened = content.count("{") + content.count("[")
    return opened <= SHALLOW and LARGE_NUMBER.search(content) is None


def require_measured(content: bytes | str, most: DecodingLimits) -> None:
    """Refuses what is no JSON, or out of measure; its size before anything is made of it."""
    if len(content) > most.size:
        raise Refused("too-large", f"more than {most.size // 1024} KiB is too much")
    commas = content.count(b",") if isinstance(content, bytes) else content.count(",")
    if commas >= most.values:
        raise too_many(most)
    try:
        value = msgspec.json.decode(content)
    except RecursionError:
        raise too_deep(most) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Refused("bad-request", f"not JSON: {fault}") from None
    require_measure(value, most)


def require_measure(value: Any, most: DecodingLimits) -> None:
    """Refuses what is out of measure. Level by level, so that its depth costs nothing."""
    level: list[Any] = [value]
    seen = depth = 0
    while level:
        seen += len(level)
        if depth > most.depth:
            raise too_deep(most)
        if seen > most.values:
            raise too_many(most)
        for one in level:
            require_small_value(one, most)
        level = parts_of(level)
        depth += 1


def fits(value: Any, most: DecodingLimits = BODY) -> bool:
    """Whether something that lies in a store already would be let in today."""
    try:
        require_measure(value, most)
    except Refused:
        return False
    return True


def require_small_value(value: Any, most: DecodingLimits) -> None:
    """Refuses a value that is too large by itself, whatever lies in it."""
    kind = type(value)
    if kind is str:
        if len(value) > most.text:
            raise Refused("bad-request", f"a text of more than {most.text} letters is too long")
    elif kind is int or kind is float:
        if not -LARGEST <= value <= LARGEST:
            raise Refused("bad-request", f"a number is beyond {LARGEST}")
    elif (kind is list or kind is dict) and len(value) > most.items:
        raise Refused("bad-request", f"a list of more than {most.items} is too long")


def parts_of(values: list[Any]) -> list[Any]:
    """What lies in some values, one level further in."""
    parts: list[Any] = []
    for value in values:
        if isinstance(value, dict):
            parts += value
            parts += value.values()
        elif isinstance(value, list):
            parts += value
    return parts


def texts_in(value: Any) -> Iterator[str]:
    """All texts of a document, however deep; names of fields too."""
    level = [value]
    while level:
        yield from (one for one in level if isinstance(one, str))
        level = parts_of(level)


def too_deep(most: DecodingLimits) -> Refused:
    return Refused("bad-request", f"nested deeper than {most.depth} levels")


def too_many(most: DecodingLimits) -> Refused:
    return Refused("bad-request", f"more than {most.values} values are too many")


def read_query(items: list[tuple[str, str]], kind: type[Kind]) -> Kind:
    """The arguments behind the question mark, each at most once."""
    found: dict[str, Any] = {}
    for name, value in items:
        if len(name) > 40 or len(value) > 200 or not is_plain(name + value):
            raise Refused("bad-request", f"{name[:40]}: too long, or with invisible characters")
        if name in found:
            raise Refused("bad-request", f"{name}: given twice")
        found[name] = {"true": True, "false": False}.get(value, value)
    try:
        return msgspec.convert(found, kind, strict=False)
    except msgspec.ValidationError as fault:
        raise Refused("bad-request", in_words(fault)) from None


def read_part(value: str) -> str:
    """A part of the path; what could never be a name of ours is not looked for."""
    if not PART.fullmatch(value):
        raise Refused("not-found", "nothing here has such a name")
    return value


def decoding_refusal(fault: msgspec.DecodeError) -> Refused:
    """The refusal of what has another form; where people wrote it, in their language too."""
    cause = fault.__cause__
    if isinstance(cause, Unreadable):
        reason = {"id": cause.reason.id, "arguments": cause.reason.arguments}
        return Refused("bad-request", in_words(fault), reason=reason)
    return Refused("bad-request", in_words(fault))


PATTERN = re.compile(r"Expected `str` matching regex .*", re.DOTALL)


def in_words(fault: msgspec.DecodeError) -> str:
    """`seats[1].kind: …` instead of msgspec's own way to name a place."""
    text, _, place = str(fault).partition(" - at `$")
    text = PATTERN.sub("not written as it should be", text)
    place = place.rstrip("`").lstrip(".")
    return f"{place}: {text}" if place else text


TOKEN = re.compile(rb'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


def pruned(content: bytes, depth: int) -> bytes:
    """The same JSON with null in place of what lies deeper: for what an older house let in."""
    kept: list[bytes] = []
    level = start = 0
    for token in TOKEN.finditer(content):
        sign = token[0]
        if sign in b"[{":
            level += 1
            if level == depth + 1:
                kept += [content[start : token.start()], b"null"]
        elif sign in b"]}":
            if level == depth + 1:
                start = token.end()
            level -= 1
    return b"".join([*kept, content[start:]])


class MessageId(Struct):
    """Of a message that is not understood no more is read than its id."""

    id: Annotated[str, Meta(max_length=64)] | None = None


def id_in(text: str | None) -> str | None:
    """The id of a message that is refused, where one can be read."""
    if text is None or len(text) > MESSAGE.size:
        return None
    try:
        found: MessageId = decoder(MessageId).decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found.id
