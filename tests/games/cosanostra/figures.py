"""What comes of a job: money, and what becomes of its target, if nobody interferes."""

from __future__ import annotations

from typing import Any

from sitdown.games.cosanostra.actions import Execute, Reroll, Stand
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Action, Document

MOST_ANSWERS = 60
OPEN = ("launder", "bargain", "return-fire")
"""What the job leads to, not what comes of it."""
MONEY = ("pay", "steal", "stake", "birthday")
UNPAID = ("act", "scheme")
"""Behind these a payday may have come already."""
FIGURES = {"odds": ("chance", "full"), "stands": ("amount",)}


def play_on(state: CosaNostra, seat: int) -> None:
    """Everybody declines; the first of all answers says so in every window."""
    for _ in range(MOST_ANSWERS):
        if state.result is not None or state.resolving is None or state.phase in OPEN:
            return
        for one in state.actors:
            state.apply(one, state.legal(one)[0])
            break


def came(sign: Document, seat: int, action: Action, before: CosaNostra, after: CosaNostra) -> Any:
    if after.phase in OPEN or after.round != before.round:
        return None
    gained = after.players[seat].cash - before.players[seat].cash
    if isinstance(action, Reroll | Stand):
        if after.phase not in UNPAID:
            return None
        return gained == sign["one"] if sign["event"] == "again" else gained
    if not isinstance(action, Execute):
        return None
    if sign["event"] == "odds":
        happened = has_effect if sign["figure"] == "chance" else has_full_effect
        return happened(sign, seat, action, before, after)
    return gained if sign.get("unit") == "dollars" else None


def has_effect(
    sign: Document, seat: int, action: Execute, before: CosaNostra, after: CosaNostra
) -> bool | None:
    target = action.target
    if sign["effect"] in MONEY:
        return after.players[seat].cash > before.players[seat].cash
    if isinstance(target, int):
        return after.players[target].cash < before.players[target].cash
    if not isinstance(target, str):
        return None
    found = after.find_business(target) or after.find_gangster(target)
    if found is None or not found[1].active:
        return True
    return found[0] == seat


def has_full_effect(
    sign: Document, seat: int, action: Execute, before: CosaNostra, after: CosaNostra
) -> bool | None:
    """Whether two successes did what two successes do."""
    target = action.target
    if sign["effect"] in MONEY:
        return bool(after.players[seat].cash - before.players[seat].cash >= sign["two"])
    if isinstance(target, int):
        return bool(before.players[target].cash - after.players[target].cash >= sign["two"])
    if not isinstance(target, str):
        return None
    return (after.find_business(target) or after.find_gangster(target)) is None
