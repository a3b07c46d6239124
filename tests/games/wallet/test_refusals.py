"""What cannot be done is refused in the seat's own words, with what would do."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.kernel.form import Document

from .tables import GUILTY, INNOCENT, refusal, table

END: dict[str, Any] = {"time_left": 0, "actions_left": 0}
VERDICTS: dict[str, Any] = {"p0_verdict": INNOCENT, "p1_verdict": GUILTY}
HAND = ["ivanov", "euro-50"]
CASES: list[tuple[dict[str, Any], Document, str]] = [
    (
        {"wallet": ["badge"]},
        {"do": "take", "from": "bottom"},
        "take: bottom will not do while the wallet holds 1 card (top will)",
    ),
    ({"wallet": []}, {"do": "take", "from": "top"}, "take: the wallet is empty"),
    (
        {"wallet": ["badge"]},
        {"do": "put", "card": "ivanov", "at": "middle"},
        "put: middle will not do while the wallet holds 1 card (top or bottom will)",
    ),
    (
        {},
        {"do": "put", "card": "badge", "at": "top"},
        "put: you hold no badge (your hand: ivanov, euro-50)",
    ),
    ({"p0_hand": []}, {"do": "put", "card": "badge", "at": "top"}, "(your hand is empty)"),
    ({}, {"do": "take", "from": "side"}, 'take: from: no place "side"'),
    ({}, {"do": "keep"}, "keep: you are asked to flip or take or put"),
    (
        {"phase": "passport", "spares": ["blonde"]},
        {"do": "choose", "passport": "ivanov"},
        "choose: no ivanov is left (there are: blonde)",
    ),
    (
        {"phase": "pool-pick", "pending": {"laid": ["euro-50", "jewel-40"]}},
        {"do": "pick", "card": "euro-20"},
        "pick: nobody laid euro-20 (open are: euro-50, jewel-40)",
    ),
    (
        {"phase": "pool", "actors": [0, 1]},
        {"do": "pass"},
        "pass: lay a note or a jewel of your hand (your hand: ivanov, euro-50)",
    ),
    (
        {"phase": "pass-cards", "actors": [0, 1], "pending": {"direction": "left"}},
        {"do": "hand-over", "card": "badge"},
        "hand-over: you hold no badge (your hand: ivanov, euro-50)",
    ),
    (
        {"phase": "birthday", "pending": {"cards": ["badge", "badge", "ivanov"]}},
        {"do": "share", "keep": "badge", "gifts": []},
        "share: of ivanov, badge, badge keep one, give one and put one back",
    ),
    (
        {"phase": "extra-time", "specials": [["pool"]], **END},
        {"do": "play", "special": "extra-time"},
        "play: you have no extra-time face down, so you pass",
    ),
    (
        {"phase": "extra-time", "specials": [["extra-time", "pool"]], **END},
        {"do": "play", "special": "pool"},
        "play: only extra-time can be played now",
    ),
    (
        {"phase": "last-cards", "specials": [["atm"]], "pending": {"queue": [0]}, **END},
        {"do": "play", "special": "exchange", "card": "euro-50", "currency": "rouble"},
        "play: you have no exchange face down",
    ),
    (
        {"phase": "last-cards", "specials": [["atm"]], "pending": {"queue": [0]}, **END},
        {"do": "play", "special": "atm"},
        "play: atm names either a note of your hand to deposit or a place to draw from",
    ),
    (
        {"phase": "last-cards", "specials": [["pool"]], "pending": {"queue": [0]}, **END},
        {"do": "play", "special": "pool"},
        "play: pool cannot be played at the end of a round",
    ),
    (
        {"phase": "plastic", "wallet": ["badge"], "pending": {"queue": [0]}, **END, **VERDICTS},
        {"do": "draw", "from": "bottom"},
        "draw: bottom will not do while the wallet holds 1 card (top will)",
    ),
    (
        {"phase": "forfeit", "first": 1, "p1_tokens": [], **END, "p1_verdict": GUILTY}
        | {"p0_verdict": GUILTY, "p0_tokens": [3, 1]},
        {"do": "forfeit", "token": 2},
        "forfeit: you have no token of 2 (you have: 1, 3)",
    ),
]


@pytest.mark.parametrize(("changes", "action", "words"), CASES)
def test_a_refusal_says_what_would_do(
    changes: dict[str, Any], action: Document, words: str
) -> None:
    assert words in refusal(table(HAND, ["badge"], **changes), 0, action)
