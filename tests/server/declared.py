"""Whether what the server says is what its types declare: no field missing, none unknown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from sitdown.wire.game_documents import Open, Position

OPEN = (Open, Position)
"""Those with further fields, which belong to the game."""


def require_declared(told: Any, kind: Any) -> None:
    """Fails where something has another form than its type, or a field that is in none."""
    unknown = list(undeclared(told, msgspec.convert(told, kind)))
    assert not unknown, f"in no type: {unknown}"


def undeclared(told: Any, read: Any, place: str = "") -> Iterator[str]:
    if isinstance(read, Struct):
        known = dict(zip(read.__struct_encode_fields__, read.__struct_fields__, strict=True))
        for name, value in told.items():
            if name in known:
                yield from undeclared(value, getattr(read, known[name]), f"{place}.{name}")
            elif not isinstance(read, OPEN) and name != read.__struct_config__.tag_field:
                yield f"{place}.{name}"
    elif isinstance(read, list):
        for number, (one, item) in enumerate(zip(told, read, strict=True)):
            yield from undeclared(one, item, f"{place}[{number}]")
    elif isinstance(read, dict):
        for name, value in read.items():
            yield from undeclared(told[name], value, f"{place}.{name}")
