"""Answering in the windows of a job: dice, robbers, traps, doctors, bargains."""

from __future__ import annotations

from sitdown.games.cosanostra.actions import (
    DOC,
    FIRE,
    GUARD,
    PASS,
    STAND,
    STOP,
    VETO,
    Again,
    Force,
    Launder,
    Reroll,
    Rob,
    SetTrap,
    Take,
)
from sitdown.games.cosanostra.kinds import KILL, TRAP
from sitdown.games.cosanostra.player import find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.resolving import FOR_JOB
from sitdown.games.cosanostra.rules.specials import bargain_price
from sitdown.kernel import Action

from .choice import best
from .job_worth import attack_worth
from .money import spare
from .worth import business_worth, harm, rounds_after


def reroll(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A die that has failed can only gain."""
    roll = state.job().roll
    if roll.successes() >= 2:
        return STAND
    for die, value in enumerate(roll.dice):
        if value < roll.difficulty:
            for action in answers:
                if isinstance(action, Reroll) and action.die == die:
                    return action
    return STAND


def force(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A success is spoilt where much hangs on it."""
    job = state.job()
    roll = job.roll
    against_me = job.target == seat or is_mine(state, seat, job.target) or job.holder == seat
    big = roll.for_ == FOR_JOB and job.traits().cash and state.round >= 2
    if not (against_me or big) or roll.successes() > 2:
        return PASS
    for die, value in enumerate(roll.dice):
        if value >= roll.difficulty:
            return Force(die)
    return PASS


def is_mine(state: CosaNostra, seat: int, target: int | str | None) -> bool:
    player = state.players[seat]
    name = str(target)
    return player.gangster(name) is not None or player.business(name) is not None


def rob(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A profit worth a card: the later, the less choosy."""
    least = 12000 if rounds_after(state) else 6000
    if state.job().profit < least:
        return PASS
    return strongest_of(state, seat, [one for one in answers if isinstance(one, Rob)])


def strongest_of(state: CosaNostra, seat: int, answers: list[Rob] | list[SetTrap]) -> Action:
    worths: list[float] = []
    for action in answers:
        found = find_task(state.players[seat], action.task)
        worths.append(0.0 if found is None else float(found[0].strength()))
    return answers[worths.index(max(worths))] if answers else PASS


def trap(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A true Trap always; another job only for what is worth more than it."""
    true: list[SetTrap] = []
    spare: list[SetTrap] = []
    for action in answers:
        if isinstance(action, SetTrap):
            found = find_task(state.players[seat], action.task)
            if found is not None and found[2].job is not None:
                (true if found[2].job.kind == TRAP else spare).append(action)
    if true:
        return strongest_of(state, seat, true)
    if state.job().robber is not None or state.job().kind in ("theft", "assassination"):
        return strongest_of(state, seat, spare)
    return PASS


def guard(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """One's own business, if it earns more than the task would."""
    business = state.players[seat].business(str(state.job().target))
    return GUARD if business is not None and business.card.income >= 4000 else PASS


def doc(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """For one's own people, if they are to die or have something at stake."""
    hit = state.job().hit
    if hit is None or hit.seat != seat or DOC not in answers:
        return PASS
    if hit.effect == KILL:
        return DOC
    gangster = None if hit.gangster is None else state.players[seat].gangster(hit.gangster)
    tasked = gangster is not None and bool(gangster.tasks)
    return DOC if tasked or rounds_after(state) == 0 else PASS


def return_fire(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    return FIRE


def bargain(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """The business that gains most."""
    worths: list[float] = []
    for action in answers:
        if isinstance(action, Take):
            card = state.deck.businesses[action.business]
            worths.append(business_worth(state, seat, card) - bargain_price(state, seat, card))
        else:
            worths.append(0.0)
    return best(answers, worths)[0]


def launder(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """As much as possible; before the last rounds something is kept for what is planned."""
    cash = state.players[seat].cash
    kept = cash - spare(state, seat) + (4000 if rounds_after(state) > 1 else 0)
    amounts = [one for one in answers if isinstance(one, Launder)]
    fitting = [one for one in amounts if one.amount <= max(cash - kept, 0)]
    return fitting[-1]


def second(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """The next best target, if it is worth anything."""
    job = state.job()
    gangster = state.players[seat].gangster(job.gangster)
    card = None if job.card is None else state.deck.jobs[job.card]
    if gangster is None:
        return STOP
    worths = [
        attack_worth(state, seat, gangster, card, job.kind, action.target)
        if isinstance(action, Again)
        else 0.0
        for action in answers
    ]
    return best(answers, worths)[0]


def veto(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """What hurts one's own people, or helps the leader to a second life or an extra turn."""
    played = state.played
    if played is None:
        return PASS
    target = played.action.get("gangster")
    if played.card in ("saboteur", "distraction"):
        return VETO if target is not None and is_mine(state, seat, target) else PASS
    if played.card == "emergency-doc":
        hit = None if state.resolving is None else state.resolving.hit
        return VETO if hit is not None and hit.by == seat else PASS
    strong = played.card in ("machine-pistol", "henchman", "schemer")
    return VETO if strong and harm(state, seat, played.seat) > 0.3 else PASS
