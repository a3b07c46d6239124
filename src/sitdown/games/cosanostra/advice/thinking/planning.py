"""Planning: who gets which task, and which cards help it."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.actions import (
    DONE,
    PASS,
    Lay,
    Plan,
)
from sitdown.games.cosanostra.kinds import INFLUENCE_KINDS, JOB_KINDS
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.attacks import targets
from sitdown.games.cosanostra.rules.cash import HUSTLE
from sitdown.games.cosanostra.rules.dice import difficulty, number_of_dice
from sitdown.games.cosanostra.rules.prices import price
from sitdown.kernel import Action

from .choice import best
from .job_worth import attack_worth, job_worth
from .leaning import Leaning
from .money import chance_to_pay
from .odds import chances, job_chances
from .worth import harm, purchase_worth

WORTHWHILE: Final = 1500
"""What a card must bring to be played."""


def plan(state: CosaNostra, seat: int, answers: list[Action], leaning: Leaning) -> Action:
    """First a card that helps what is planned already, then the task worth most."""
    if state.turn.extra is None:
        card = card_to_lay(state, seat, answers)
        if card is not None:
            return card
    tasks = [action for action in answers if isinstance(action, Plan)]
    if not tasks:
        return DONE if DONE in answers else PASS
    worths = [task_worth(state, seat, task, leaning) for task in tasks]
    action, worth = best(list(tasks), worths)
    if worth < 0 and DONE in answers:
        return DONE
    return PASS if worth < 0 and PASS in answers else action


def task_worth(state: CosaNostra, seat: int, action: Plan, leaning: Leaning) -> float:
    """What a task brings with this gangster; purchases are left to the weak."""
    gangster = state.players[seat].gangster(action.gangster)
    assert gangster is not None
    if action.job is not None:
        card = state.deck.jobs[action.job]
        worth = job_worth(state, seat, gangster, card) * leaning.of_job(state, card)
        if gangster.card.ability.instead is not None:
            worth = max(worth, instead_worth(state, seat, gangster) - worth / 2)
        return worth
    assert action.buy is not None
    business = state.deck.businesses[action.buy]
    worth = purchase_worth(state, seat, business)
    cost = price(state.players[seat], business)
    return worth * chance_to_pay(state, seat, cost) - gangster.strength()


def instead_worth(state: CosaNostra, seat: int, gangster: Gangster) -> float:
    """What a gangster can do in place of any job."""
    kind = gangster.card.ability.instead
    if kind is None:
        return 0.0
    if JOB_KINDS[kind].cash:
        one, two = job_chances(state, seat, gangster, None, kind)
        return one * HUSTLE[0] + two * (HUSTLE[1] - HUSTLE[0])
    aims = targets(state, seat, kind)
    worths = [attack_worth(state, seat, gangster, None, kind, aim) for aim in aims]
    return max(worths, default=0.0)


def card_to_lay(state: CosaNostra, seat: int, answers: list[Action]) -> Action | None:
    """A Henchman or a Machine Pistol for one's best job, the rest for the leader's best man."""
    worths = [
        laying_worth(state, seat, action) if isinstance(action, Lay) else 0.0 for action in answers
    ]
    action, worth = best(answers, worths)
    return action if worth > WORTHWHILE else None


def laying_worth(state: CosaNostra, seat: int, action: Lay) -> float:
    found = state.find_gangster(action.gangster)
    if found is None:
        return 0.0
    owner, gangster = found
    if owner == seat and helps(action.do):
        return help_worth(state, seat, gangster, action.do)
    if owner == seat or helps(action.do):
        return 0.0
    if not any(task.job is not None for task in gangster.tasks) or state.round == 1:
        return 0.0
    return harm(state, seat, owner) * gangster.strength() * 1500.0


def helps(card: str) -> bool:
    """Whether a card makes whom it lies on better at his job."""
    traits = INFLUENCE_KINDS[card]
    return traits.guns > 0 or traits.difficulty < 0


def help_worth(state: CosaNostra, seat: int, gangster: Gangster, card: str) -> float:
    """How much more likely his cash job or attack becomes, and what hangs on it."""
    worth = 0.0
    traits = INFLUENCE_KINDS[card]
    for _, job in gangster.jobs():
        if not job.traits.cash and job.traits.target is None:
            continue
        dice = number_of_dice(gangster, job.kind)
        needed = difficulty(state, seat, gangster, job.kind, job.difficulty or 3)
        now = sum(chances(dice, needed), 0.0)
        then = sum(chances(dice + traits.guns, needed + traits.difficulty), 0.0)
        if now > 0:
            worth = max(worth, job_worth(state, seat, gangster, job) * (then / now - 1))
    return worth
