"""What a choice would bring, as far as the table shows it."""

from __future__ import annotations

from sitdown.games.vendetta.actions import Bribe, Collect, LayBid
from sitdown.games.vendetta.position import Vendetta
from sitdown.games.vendetta.rules.business import bills_paid, dues
from sitdown.kernel import Action, Document, Look


def foresee(look: Look, action: Action) -> list[Document]:
    """A collection's bills and dues, the card on a lot, the way of the marker."""
    state = look.state
    assert isinstance(state, Vendetta)
    if isinstance(action, Collect):
        due = due_to_others(state, look.seat, action.by)
        extra = int(state.options.has_power(action.bandit, "collect"))
        pays: Document = {"event": "pays", "count": bills_paid(state, action.by), "extra": extra}
        return [pays, {"event": "owes", "due": due}] if due else [pays]
    if isinstance(action, LayBid):
        cards = state.lots[action.lot - 1]
        return [{"event": "sells", "cards": cards, "price": state.deck.price_on(cards)}]
    if isinstance(action, Bribe):
        move = sum([state.deck.move[card] for card in action.cards])
        side = "blue" if move < 0 else "red"
        return [{"event": "moves", "squares": abs(move), "side": side}] if move else []
    return []


def due_to_others(state: Vendetta, seat: int, by: str) -> list[Document]:
    """What a collection owes, as it is told."""
    return [{"seat": due.seat, "count": due.count} for due in dues(state, seat, by)]
