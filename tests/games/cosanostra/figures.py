"""What comes of a job: money, and what becomes of its target, if nobody interferes."""

from __future__ import annotations

from typing import Any

from sitdown.games.cosanostra.actions import (
    Buy,
    Exchange,
    Execute,
    Hire,
    Recruit,
    Reroll,
    Rob,
    SetTrap,
    Stand,
    Take,
)
from sitdown.games.cosanostra.advice.thinking.worth import paydays
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.wealth import incomes
from sitdown.kernel import Action, Document

MOST_ANSWERS = 60
OPEN = ("launder", "bargain", "return-fire")
"""What the job leads to, not what comes of it."""
MONEY = ("pay", "steal", "stake", "birthday")
UNPAID = ("act", "scheme")
"""Behind these a payday may have come already."""
FIGURES = {
    "odds": ("chance", "full"),
    "stands": ("amount",),
    "price": ("price", "income"),
    "gun": ("price",),
}


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
    if isinstance(action, Hire | Recruit | Exchange):
        return -gained
    if after.phase not in UNPAID:
        return None
    if isinstance(action, Reroll | Stand):
        return gained == sign["one"] if sign["event"] == "again" else gained
    if isinstance(action, Buy | Take):
        return bought(sign, seat, before, after)
    if isinstance(action, SetTrap):
        return trapped(sign, seat, before, after)
    return done(sign, seat, action, before, after) if isinstance(action, Execute | Rob) else None


def bought(sign: Document, seat: int, before: CosaNostra, after: CosaNostra) -> int | None:
    """What was paid, what a payday brings more, and what both come to by the end."""
    paid = before.players[seat].cash - after.players[seat].cash
    added = incomes(after.players)[seat] - incomes(before.players)[seat]
    if sign["event"] == "price":
        return paid if sign["figure"] == "price" else added
    return paydays(before) * added - paid if sign.get("unit") == "profit" else None


def trapped(sign: Document, seat: int, before: CosaNostra, after: CosaNostra) -> bool | None:
    """Whether an attack was repelled; in full, whether the attacker is dead."""
    job = before.job()
    if sign["event"] == "odds" and sign["figure"] == "full":
        return after.find_gangster(job.gangster) is None
    if isinstance(job.target, int):
        return bool(after.players[job.target].cash >= before.players[job.target].cash)
    return not is_lost(str(job.target), seat, after)


def done(
    sign: Document, seat: int, action: Execute | Rob, before: CosaNostra, after: CosaNostra
) -> Any:
    """What came of a job: the chances of its effect, or the sum that it counts."""
    target = action.target if isinstance(action, Execute) else None
    if sign["event"] == "odds":
        happened = has_effect if sign["figure"] == "chance" else has_full_effect
        return happened(sign, seat, target, before, after)
    if sign.get("unit") == "dollars":
        return after.players[seat].cash - before.players[seat].cash
    if sign.get("unit") == "damage" and isinstance(target, int):
        return before.players[target].cash - after.players[target].cash
    is_chance = sign.get("unit") == "chance"
    return has_effect({"effect": None}, seat, target, before, after) if is_chance else None


def is_lost(card: str, seat: int, after: CosaNostra) -> bool:
    """Whether a business or gangster is gone from a seat, or can do nothing."""
    found = after.find_business(card) or after.find_gangster(card)
    return found is None or not found[1].active or found[0] != seat


def has_effect(
    sign: Document, seat: int, target: int | str | None, before: CosaNostra, after: CosaNostra
) -> bool | None:
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
    sign: Document, seat: int, target: int | str | None, before: CosaNostra, after: CosaNostra
) -> bool | None:
    """Whether two successes did what two successes do."""
    if sign["effect"] in MONEY:
        return bool(after.players[seat].cash - before.players[seat].cash >= sign["two"])
    if isinstance(target, int):
        return bool(before.players[target].cash - after.players[target].cash >= sign["two"])
    if not isinstance(target, str):
        return None
    return (after.find_business(target) or after.find_gangster(target)) is None
