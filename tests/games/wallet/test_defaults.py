"""What is done for a seat whose time is up, phase by phase."""

from __future__ import annotations

from typing import Any

import pytest

from .tables import GUILTY, INNOCENT, table

OFFICER = {"identity": "policeman", "guilty": False, "reasons": []}
END: dict[str, Any] = {"time_left": 0, "actions_left": 0}


def over(*verdicts: dict[str, Any], **changes: Any) -> dict[str, Any]:
    own = {f"p{seat}_verdict": one for seat, one in enumerate(verdicts)}
    shown = {f"p{seat}_revealed": True for seat in range(len(verdicts))}
    return {**END, **own, **shown, **changes}


MONEY = ["ivanov", "rouble-100", "euro-50", "jewel-50"]
CASES: list[tuple[list[list[str]], dict[str, Any], dict[str, Any]]] = [
    ([MONEY, []], {}, {"do": "flip"}),
    ([MONEY, []], {"phase": "passport"}, {"do": "choose", "passport": "ivanov"}),
    (
        [[], [], [], []],
        {
            "phase": "birthday",
            "active": 2,
            "actors": [2],
            "actions_left": 0,
            "pending": {"cards": ["badge", "ivanov", "euro-20"]},
        },
        {
            "do": "share",
            "keep": "ivanov",
            "gifts": [{"seat": 0, "card": "badge"}, {"seat": 3, "card": "euro-20"}],
        },
    ),
    (
        [[], []],
        {
            "phase": "birthday",
            "actions_left": 0,
            "pending": {"cards": ["badge", "ivanov", "euro-20"]},
        },
        {
            "do": "share",
            "keep": "ivanov",
            "gifts": [{"seat": 1, "card": "euro-20"}],
            "back": "badge",
            "at": "top",
        },
    ),
    ([MONEY, []], {"phase": "pool"}, {"do": "lay", "card": "euro-50"}),
    (
        [["ivanov"], []],
        {"phase": "pool-pick", "pending": {"laid": ["jewel-80", "euro-300"]}},
        {"do": "pick", "card": "euro-300"},
    ),
    (
        [MONEY, []],
        {"phase": "pass-cards", "pending": {"direction": "left"}},
        {"do": "hand-over", "card": "ivanov"},
    ),
    (
        [["badge"], ["blonde"]],
        {"phase": "swap", "actors": [0, 1], "pending": {"target": 1}},
        {"do": "hand-over", "card": "badge"},
    ),
    (
        [[], []],
        {"phase": "spot-check", "pending": {"target": 1, "card": "badge"}},
        {"do": "return"},
    ),
    (
        [MONEY, []],
        {"phase": "request", "active": 1, "pending": {"target": 0, "type": "jewel"}},
        {"do": "hand-over", "card": "jewel-50"},
    ),
    (
        [["badge"], []],
        {"phase": "request", "active": 1, "pending": {"target": 0, "face": 50}},
        {"do": "refuse"},
    ),
    ([[], []], {"phase": "extra-time", "specials": [["extra-time"]], **END}, {"do": "pass"}),
    (
        [[], []],
        {"phase": "extra-action", "pending": {"queue": [0]}, **END},
        {"do": "take", "from": "top"},
    ),
    (
        [MONEY, []],
        {"phase": "extra-action", "pending": {"queue": [0]}, "wallet": [], **END},
        {"do": "put", "card": "ivanov", "at": "top"},
    ),
    (
        [MONEY, []],
        {"phase": "last-cards", "pending": {"queue": [0]}, "specials": [["atm"]], **END},
        {"do": "pass"},
    ),
    (
        [["policeman", "badge"], [], []],
        over(OFFICER, GUILTY, GUILTY, phase="police", pending={"queue": [0]}),
        {"do": "check", "target": 1},
    ),
    (
        [["ivanov", "plastic"], []],
        over(INNOCENT, GUILTY, phase="plastic", pending={"queue": [0]}),
        {"do": "pass"},
    ),
    (
        [[], ["ivanov"]],
        over(GUILTY, INNOCENT, phase="forfeit", p0_tokens=[3, 2, 2]),
        {"do": "forfeit", "token": 2},
    ),
]


@pytest.mark.parametrize(("hands", "changes", "default"), CASES)
def test_the_default_is_that_of_the_page(
    hands: list[list[str]], changes: dict[str, Any], default: dict[str, Any]
) -> None:
    state = table(*hands, **changes)
    found = state.default(state.actors[0])
    assert found is not None
    assert found.document() == default
    state.check(state.actors[0], found)


def test_every_phase_is_tried() -> None:
    tried = {changes.get("phase", "turn") for _, changes, _ in CASES}
    assert tried == set(table([], []).rules.decisions)
