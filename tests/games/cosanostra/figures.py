"""What comes of a job: money, and what becomes of its target, if nobody interferes.

What is planned is tried as if its turn had come now, and everybody had cash enough: sums that are
shown while one plans are those of the card, because cash changes until then.
"""

from __future__ import annotations

from typing import Any

import sitdown
from sitdown.games.cosanostra.actions import (
    PASS,
    Again,
    Buy,
    Exchange,
    Execute,
    Fire,
    Force,
    Hire,
    Launder,
    Plan,
    Recruit,
    Reroll,
    Rob,
    SetTrap,
    Stand,
    Take,
)
from sitdown.games.cosanostra.advice.thinking.outcomes import outcome
from sitdown.games.cosanostra.advice.thinking.worth import paydays
from sitdown.games.cosanostra.components import MONOPOLIES
from sitdown.games.cosanostra.deals import Accept, MakeOffer
from sitdown.games.cosanostra.player import find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.rules.cash import ways_to_serve
from sitdown.games.cosanostra.wealth import incomes
from sitdown.kernel import Action, Document

MOST_ANSWERS = 60
BARGAIN = "bargain"
"""What a sale leads to; what is bought there is a choice of its own."""
MONEY = ("pay", "steal", "stake", "birthday")
LAUNDERING = "money-laundering"
SALES = ("exceptional-offer", "connections")
UNPAID = ("act", "scheme", BARGAIN)
"""Behind these a payday may have come already."""
ENOUGH = 60_000
ENOUGH_SUCCESSES = 2
FIGURES = {
    "odds": ("chance", "full", "back"),
    "stands": ("amount",),
    "price": ("price", "income", "total"),
    "gun": ("price",),
}


def stage(state: CosaNostra, seat: int, action: Action) -> tuple[CosaNostra, Action]:
    """What is planned is done now; nobody robs first; who forces a die could force another."""
    if isinstance(action, Plan):
        return on_turn(state, seat, action)
    if isinstance(action, Rob):
        state.sealed = [PASS if isinstance(one, Rob) else one for one in state.sealed]
    if isinstance(action, Force):
        for gangster in state.players[seat].gangsters:
            gangster.used = 0
    return state, action


def on_turn(state: CosaNostra, seat: int, action: Plan) -> tuple[CosaNostra, Action]:
    """The turn at which a task is carried out; the plan itself where it could not be then."""
    planned = state.copy()
    planned.apply(seat, action)
    document = planned.document()
    for player in document["players"]:
        player["cash"] = ENOUGH
    turn = {"regular": seat, "queue": [], "left": 1, "extra": None}
    now = sitdown.load("cosanostra").load(
        {**document, "phase": "act", "actors": [seat], "turn": turn}
    )
    assert isinstance(now, CosaNostra)
    found = [one for one in now.legal(seat) if carries_out(now, seat, one, action)]
    return (
        (now, max(found, key=lambda one: chance_of(now, seat, one))) if found else (state, action)
    )


def carries_out(state: CosaNostra, seat: int, one: Action, plan: Plan) -> bool:
    if not isinstance(one, Buy | Execute) or (isinstance(one, Execute) and one.as_ is not None):
        return False
    found = find_task(state.players[seat], one.task)
    assert found is not None
    task = found[2]
    card = task.job or task.business
    return card is not None and card.id in (plan.job, plan.buy)


def chance_of(state: CosaNostra, seat: int, action: Action) -> float:
    """A plan speaks of the easiest target."""
    if isinstance(action, Buy):
        return 0.0
    assert isinstance(action, Execute)
    found = find_task(state.players[seat], action.task)
    assert found is not None
    gangster, _, task = found
    assert task.job is not None
    return outcome(state, seat, gangster, task.job, task.job.kind, action.target, action.bet).chance


def play_on(state: CosaNostra, seat: int) -> None:
    """Everybody declines; but who is shot at fires back, and what can be laundered is."""
    for _ in range(MOST_ANSWERS):
        if state.result is not None or state.resolving is None or state.phase == BARGAIN:
            return
        one = state.actors[0]
        state.apply(one, reply(state.legal(one)))


def reply(answers: list[Action]) -> Action:
    """The first of all answers declines in every window."""
    fire = [one for one in answers if isinstance(one, Fire)]
    sums = [one for one in answers if isinstance(one, Launder)]
    return fire[0] if fire else max(sums, key=lambda one: one.amount, default=answers[0])


def came(sign: Document, seat: int, action: Action, before: CosaNostra, after: CosaNostra) -> Any:
    if isinstance(action, Force):
        return undone(seat, action, before)
    if after.round != before.round:
        return None
    gained = after.players[seat].cash - before.players[seat].cash
    if isinstance(action, Hire | Recruit | Exchange):
        return guns(after, seat) - guns(before, seat) if sign.get("unit") == "guns" else -gained
    if after.phase not in UNPAID:
        return None
    if isinstance(action, Reroll | Stand):
        return gained == sign["one"] if sign["event"] == "again" else gained
    if isinstance(action, Buy | Take):
        return bought(sign, seat, before, after)
    if isinstance(action, SetTrap):
        return trapped(sign, seat, before, after)
    if isinstance(action, Fire):
        return after.find_gangster(before.job().gangster) is None
    if isinstance(action, Launder):
        return gains(seat, before, after)
    is_job = isinstance(action, Execute | Rob | Again)
    return done(sign, seat, action, before, after) if is_job else None


def guns(state: CosaNostra, seat: int) -> int:
    return sum([gangster.printed_strength() for gangster in state.players[seat].gangsters])


def undone(seat: int, action: Force, before: CosaNostra) -> bool:
    """Whether a success less lies there once the die is rolled again."""
    rolled = before.copy()
    rolled.apply(seat, action)
    return rolled.job().roll.successes() < before.job().roll.successes()


def gains(seat: int, before: CosaNostra, after: CosaNostra) -> int:
    """Dollars; those that were laundered are no cash any more, and count all the same."""
    cleaned = after.players[seat].laundered - before.players[seat].laundered
    return cleaned or after.players[seat].cash - before.players[seat].cash


def bought(sign: Document, seat: int, before: CosaNostra, after: CosaNostra) -> int | None:
    """What was paid, what a payday brings more, and what both come to by the end."""
    paid = before.players[seat].cash - after.players[seat].cash
    added = incomes(after.players)[seat] - incomes(before.players)[seat]
    total = paydays(before) * added
    if sign["event"] == "price":
        return {"price": paid, "income": added, "total": total}[sign["figure"]]
    return total - paid if sign.get("unit") == "profit" else None


def trapped(sign: Document, seat: int, before: CosaNostra, after: CosaNostra) -> bool | None:
    """Whether an attack was repelled; in full, whether the attacker is dead."""
    job = before.job()
    attacker, gangster = job.attacker()
    if sign["event"] == "odds" and sign["figure"] == "full":
        return after.find_gangster(gangster) is None
    if job.robber is not None:
        return after.players[attacker].cash == before.players[attacker].cash
    if isinstance(job.target, int):
        return bool(after.players[job.target].cash >= before.players[job.target].cash)
    return not is_lost(str(job.target), seat, after)


def done(sign: Document, seat: int, action: Action, before: CosaNostra, after: CosaNostra) -> Any:
    """What came of a job: the chances of its effect, or the sum that it counts."""
    target = action.target if isinstance(action, Execute | Again) else None
    if sign["event"] == "odds" and sign["figure"] == "back":
        return isinstance(action, Execute) and is_dead(action.task, seat, before, after)
    if sign["event"] == "odds":
        happened = has_effect if sign["figure"] == "chance" else has_full_effect
        return happened(sign, seat, target, before, after)
    if sign.get("unit") == "dollars":
        return gains(seat, before, after)
    if sign.get("unit") == "damage" and isinstance(target, int):
        return before.players[target].cash - after.players[target].cash
    is_chance = sign.get("unit") == "chance"
    return has_effect({"effect": None}, seat, target, before, after) if is_chance else None


def is_dead(task: str, seat: int, before: CosaNostra, after: CosaNostra) -> bool:
    """Whether the gangster who carried out a task is gone."""
    found = find_task(before.players[seat], task)
    return found is not None and after.find_gangster(found[0].card.id) is None


def is_lost(card: str, seat: int, after: CosaNostra) -> bool:
    """Whether a business or gangster is gone from a seat, or can do nothing."""
    found = after.find_business(card) or after.find_gangster(card)
    return found is None or not found[1].active or found[0] != seat


def has_effect(
    sign: Document, seat: int, target: int | str | None, before: CosaNostra, after: CosaNostra
) -> bool | None:
    if sign["effect"] in SALES:
        return bool(after.phase == BARGAIN)
    if sign["effect"] in (*MONEY, LAUNDERING):
        return gains(seat, before, after) > 0
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
    if sign["effect"] in SALES:
        return after.phase == BARGAIN and (after.job().successes or 0) >= ENOUGH_SUCCESSES
    if sign["effect"] in (*MONEY, LAUNDERING):
        return bool(gains(seat, before, after) >= sign["two"])
    if isinstance(target, int):
        return bool(before.players[target].cash - after.players[target].cash >= sign["two"])
    if not isinstance(target, str):
        return None
    return (after.find_business(target) or after.find_gangster(target)) is None


def can_be_done(
    sign: Document, seat: int, action: Action, before: CosaNostra, after: CosaNostra
) -> bool:
    """CN-8.1  Whether a job has all that it needs, as soon as both agree to the deal."""
    agreed = after.copy()
    if isinstance(action, MakeOffer):
        agreed.apply(action.to, Accept(after.offers[-1].id))
    return bool(ways_to_serve(agreed, seat, agreed.deck.jobs[sign["job"]]))


def is_held(
    sign: Document, seat: int, action: Action, before: CosaNostra, after: CosaNostra
) -> bool:
    return after.monopolies[list(MONOPOLIES).index(sign["name"])] == seat


PROMISES = {"makes": can_be_done, "holds": is_held}
