"""The cards as data: kinds in kind order, what contraband is worth, and the packaged set."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sitdown.kernel.form import Fields, Many, Where, Word

DATA: Final[dict[str, Any]] = json.loads(
    Path(__file__).with_name("components.json").read_text(encoding="utf-8")
)

KINDS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in DATA["kinds"])
RANK: Final[dict[str, int]] = {kind: rank for rank, kind in enumerate(KINDS)}
WORTH: Final[dict[str, int]] = {kind["id"]: kind.get("worth", 0) for kind in DATA["kinds"]}
DUTY: Final[dict[str, int]] = {kind["id"]: kind.get("duty", 0) for kind in DATA["kinds"]}
"""SQ-5.4  What a contraband pays to each officer."""

PACKAGED: Final[tuple[str, ...]] = tuple(DATA["deck"]["cards"])
"""One player's set."""

CUSTOMS: Final = "customs"
ROBBERY: Final = "robbery"
BANK: Final = "bank"
RAID: Final = "raid"
HIDEOUT: Final = "hideout"

APPLIED: Final = frozenset([ROBBERY, RAID, *[kind for kind in KINDS if WORTH[kind]]])
"""SQ-4.2, SQ-9.4  What has something to apply when it is on top."""

CARD = Word(KINDS, "card")


def too_many_hideouts(cards: list[str]) -> str | None:
    """SQ-9.5  A hideout works once in a game, as nothing brings the only one of a set back."""
    if cards.count(HIDEOUT) > 1:
        return "two hideouts in a set: such a game need not end, so one is the most"
    return None


DECK = Fields({"cards": Where(Many(CARD, least=2, most=20), too_many_hideouts)})


def in_kind_order(cards: list[str]) -> list[str]:
    """SQ-1.6  A hand is kept in kind order."""
    return sorted(cards, key=RANK.__getitem__)
