"""Drawing, hiring, recruiting, and what is kept at the end of a round."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.actions import (
    KEEP,
    PASS,
    REDEAL,
    STRENGTHEN,
    Discard,
    Exchange,
    Hire,
    Recruit,
)
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.rules.hiring import difference
from sitdown.kernel import Action

from .choice import best
from .job_worth import job_worth
from .worth import gangster_worth, majority_worth, rounds_after

KEPT: Final = {
    "emergency-doc": 9,
    "machine-pistol": 7,
    "henchman": 6,
    "schemer": 4,
    "saboteur": 5,
    "distraction": 3,
    "spy": 2,
    "snitch": 1,
}
"""Influence cards by how much one likes to keep them."""


def deal(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """Attacks alone earn little in the first rounds."""
    return REDEAL if state.round <= 2 else KEEP


def hire(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """Whom one can pay and who brings more than he costs."""
    rounds = rounds_after(state) + 1
    worths: list[float] = []
    for action in answers:
        if isinstance(action, Hire):
            card = state.deck.gangsters[action.gangster]
            gains = gangster_worth(state, card, rounds) + majority_worth(state, seat)
            worths.append(gains - (card.price or 0) + drawn(action.draw))
        elif isinstance(action, Exchange):
            card = state.deck.gangsters[action.for_]
            old = state.deck.gangsters[action.gangster]
            gains = gangster_worth(state, card, rounds) - gangster_worth(state, old, rounds)
            worths.append(gains - 1.5 * difference(card) + drawn(action.draw))
        else:
            worths.append(0.0)
    return best(answers, worths)[0]


def drawn(draw: tuple[str, ...] | None) -> float:
    return 0.0 if draw is None else float(draw.count("job"))


def recruit(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """Another gangster is another task every round to come, and may be the majority."""
    worths: list[float] = []
    for action in answers:
        if isinstance(action, Recruit):
            card = state.deck.gangsters[action.gangster]
            gains = gangster_worth(state, card, rounds_after(state)) + majority_worth(state, seat)
            worths.append(gains - (card.price or 0))
        else:
            worths.append(0.0)
    return best(answers, worths)[0]


def strengthen(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    return STRENGTHEN if rounds_after(state) > 1 or state.players[seat].cash > 8000 else PASS


def discard(state: CosaNostra, seat: int, answers: list[Action]) -> Action:
    """What is worth least goes."""
    strongest = max(state.players[seat].gangsters, key=lambda one: one.strength(), default=None)
    worths: list[float] = []
    for action in answers:
        if isinstance(action, Discard) and action.job is not None and strongest is not None:
            worths.append(-job_worth(state, seat, strongest, state.deck.jobs[action.job]))
        elif isinstance(action, Discard) and action.influence is not None:
            worths.append(-1000.0 * KEPT.get(action.influence, 0))
        else:
            worths.append(0.0)
    return best(answers, worths)[0]
