"""What a choice would bring, as far as its seat can know: a remainder, the weight of a vote."""

from __future__ import annotations

from sitdown.games.gentlemen.actions import Fold, Pass, Proposal, Vote
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.rules.accomplices import banker_takes
from sitdown.kernel import AGAINST, FOR, PASSES, Action, Document, Look


def foresee(look: Look, action: Action) -> list[Document]:
    """What the dealer would keep if the others accept, or what a vote weighs.

    Of the rest nobody knows the end.
    """
    state = look.state
    assert isinstance(state, Gentlemen)
    if isinstance(action, Proposal):
        amount = action.remainder_of(state.deal())
        amount -= banker_takes(state, look.seat, amount)
        rest = action.leaves_of(state.deal())
        return [{"event": "kept", "amount": amount, "accomplices": rest, "if": "accepted"}]
    if isinstance(action, Vote):
        return [{"event": "weighed", "weight": state.weight(look.seat, action.argument)}]
    return []


def stance(action: Action) -> str | None:
    """A vote is for or against; who asks for nothing, or lets the time run out, passes."""
    if isinstance(action, Vote):
        return FOR if action.accept else AGAINST
    return PASSES if isinstance(action, Pass | Fold) else None
