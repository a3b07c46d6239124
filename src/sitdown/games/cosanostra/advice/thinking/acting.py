"""Acting: which task is resolved, and when not to wait for one's turn."""

from __future__ import annotations

from sitdown.games.cosanostra.actions import (
    DONE,
    PASS,
    SCHEMER,
    Buy,
    Cancel,
    Execute,
)
from sitdown.games.cosanostra.player import find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.kernel import Action

from .choice import best
from .job_worth import attack_worth, job_worth
from .leaning import Leaning
from .money import can_be_borrowed, planned_cash_jobs
from .planning import WORTHWHILE, instead_worth
from .worth import purchase_worth, rounds_after


def act(state: CosaNostra, seat: int, answers: list[Action], leaning: Leaning) -> Action:
    """The task worth most now; what cannot pay is dropped last, the least first."""
    tasks = [one for one in answers if isinstance(one, Execute | Buy)]
    worths = [resolving_worth(state, seat, action, leaning) for action in tasks]
    if tasks:
        action, worth = best(list(tasks), worths)
        if worth > 0:
            return action
    if DONE in answers:
        return DONE
    drops = [one for one in answers if isinstance(one, Cancel)]
    hopes = [hope(state, seat, one.task) for one in drops]
    if min(hopes) > WORTHWHILE and SCHEMER in answers and waiting_helps(state, seat):
        return SCHEMER
    return drops[hopes.index(min(hopes))]


def waiting_helps(state: CosaNostra, seat: int) -> bool:
    """Whether a planned job lacks only what can be borrowed yet; money does not come by itself."""
    return any(can_be_borrowed(state, seat, job) for job in planned_cash_jobs(state, seat))


def resolving_worth(state: CosaNostra, seat: int, action: Action, leaning: Leaning) -> float:
    if isinstance(action, Buy):
        found = find_task(state.players[seat], action.task)
        if found is None or found[2].business is None:
            return 0.0
        return purchase_worth(state, seat, found[2].business) + 100
    assert isinstance(action, Execute)
    found = find_task(state.players[seat], action.task)
    if found is None or found[2].job is None:
        return 0.0
    gangster, _, task = found
    if action.as_ is not None:
        return instead_at(state, seat, gangster, action) * leaning.towards(state, action.target)
    assert task.job is not None
    worth = job_worth(state, seat, gangster, task.job, action.target)
    worth *= leaning.of_job(state, task.job, action.target)
    if action.bet is not None:
        return worth * action.bet / 20000
    return worth


def instead_at(state: CosaNostra, seat: int, gangster: Gangster, action: Execute) -> float:
    if action.target is None:
        return instead_worth(state, seat, gangster)
    return attack_worth(state, seat, gangster, None, str(action.as_), action.target)


def hope(state: CosaNostra, seat: int, reference: str) -> float:
    """What a task that waits may still be worth."""
    found = find_task(state.players[seat], reference)
    if found is None:
        return 0.0
    gangster, _, task = found
    if task.business is not None:
        return max(purchase_worth(state, seat, task.business), 0.0) + 50
    assert task.job is not None
    return max(job_worth(state, seat, gangster, task.job), 0.0)


def scheme(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """A Schemer is for what should not wait, or for a hand that is full anyway."""
    player = state.players[seat]
    theft = any(job.kind == "theft" for one in player.gangsters for _, job in one.jobs())
    full = len(player.influence) > 3 or rounds_after(state) == 0
    return SCHEMER if SCHEMER in answers and (theft or full) else PASS
