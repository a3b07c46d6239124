"""What a good boss does: plans for value, pays fair prices, strikes at the leader, keeps docs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.cosanostra.deals import Decline
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Action, Draws, Hints, Look

from .thinking.acting import act, scheme
from .thinking.haggling import answer_offer, counter_offer, haggle
from .thinking.hiring import deal, discard, hire, recruit, strengthen
from .thinking.leaning import Leaning
from .thinking.planning import plan
from .thinking.windows import (
    bargain,
    doc,
    force,
    guard,
    launder,
    reroll,
    return_fire,
    rob,
    second,
    trap,
    veto,
)


def choose(look: Look, luck: Draws) -> Action:
    """The answer to what is asked, by the phase."""
    state = look.state
    assert isinstance(state, CosaNostra)
    answers = look.owed
    if len(answers) == 1:
        return answers[0]
    if state.phase in INCLINED:
        return INCLINED[state.phase](state, look.seat, answers, Leaning(look))
    weigh = CHOICES.get(state.phase)
    if weigh is None:
        return luck.pick(answers)
    return weigh(state, look.seat, answers)


def interject(look: Look, luck: Draws) -> Action | None:
    """Offers made, where there is anything to ask for at all."""
    state = look.state
    if not state.is_bargaining() or (look.seat not in state.actors and luck.below(2)):
        return None
    return haggle(look)


def reply(look: Look, luck: Draws) -> Action:
    return answer_offer(look)


def counter(look: Look, answer: Action) -> Action | None:
    """What a declined offer would be worth it, if the other can pay that."""
    return counter_offer(look, answer.offer) if isinstance(answer, Decline) else None


CHOICES: Final[dict[str, Callable[[CosaNostra, int, list[Action]], Action]]] = {
    "deal": deal,
    "hire": hire,
    "scheme": scheme,
    "reroll": reroll,
    "force": force,
    "rob": rob,
    "trap": trap,
    "guard": guard,
    "doc": doc,
    "return-fire": return_fire,
    "bargain": bargain,
    "launder": launder,
    "second": second,
    "veto": veto,
    "recruit": recruit,
    "strengthen": strengthen,
    "discard": discard,
}
"""How each question is weighed; what is not here is left to chance."""

INCLINED: Final[dict[str, Callable[[CosaNostra, int, list[Action], Leaning], Action]]] = {
    "plan": plan,
    "act": act,
}
"""The same for those in which it matters what a boss is like."""

HINTS: Final = Hints(choose, interject, reply, counter)
