"""Games that bots have played, as files that can be reviewed."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from sitdown.kernel import Document
from tests.browser.recorded import Recorded


@cache
def played(game: str, seats: int, seed: str = "5") -> bytes:
    """A game in which every second one plays at random."""
    bots = ["cautious" if seat % 2 == 0 else "random" for seat in range(seats)]
    return msgspec.json.encode(Recorded(game, bots, seed).document)


def changed(content: bytes, **fields: Any) -> bytes:
    document: Document = msgspec.json.decode(content)
    return msgspec.json.encode({**document, **fields})
