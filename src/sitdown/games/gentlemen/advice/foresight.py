"""What a choice would bring, as far as its seat can know: a remainder, the weight of a vote."""

from __future__ import annotations

from sitdown.games.gentlemen.actions import Proposal, Vote
from sitdown.kernel import Action, Document, Look

from .thinking.prospects import argument_weight, banker_takes, card_of, left_over, plain_weight


def foresee(look: Look, action: Action) -> list[Document]:
    """What the dealer would keep, or what a vote weighs; of the rest nobody knows the end."""
    view = look.view
    if isinstance(action, Proposal):
        deal = card_of(view)
        assert deal is not None
        terms = action.terms()
        amount = deal.money - sum(terms["money"])
        amount -= banker_takes(view, look.seat, amount)
        return [{"event": "kept", "amount": amount, "accomplices": left_over(terms, deal)}]
    if isinstance(action, Vote):
        weight = plain_weight(view, look.seat)
        if action.argument:
            weight += argument_weight(view, look.seat)
        return [{"event": "weighed", "weight": weight}]
    return []
