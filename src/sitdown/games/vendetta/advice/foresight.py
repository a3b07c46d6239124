"""What a choice would bring, as far as the table shows it."""

from __future__ import annotations

from sitdown.games.vendetta.actions import Bribe, Collect, LayBid
from sitdown.games.vendetta.options import Options
from sitdown.kernel import Action, Document, Look

from .thinking.counting import income


def foresee(look: Look, action: Action) -> list[Document]:
    """A collection's bills and dues, the card on a lot, the way of the marker."""
    view = look.view
    options = Options(view["options"])
    if isinstance(action, Collect):
        found = income(view, options.deck, look.seat, action.by)
        extra = int(options.has_power(action.bandit, "collect"))
        pays: Document = {"event": "pays", "count": found["count"], "extra": extra}
        return [pays, {"event": "owes", "due": found["due"]}] if found["due"] else [pays]
    if isinstance(action, LayBid):
        cards = view["lots"][action.lot - 1]
        return [{"event": "sells", "cards": cards, "price": options.deck.price_on(cards)}]
    if isinstance(action, Bribe):
        move = sum([options.deck.move[card] for card in action.cards])
        side = "blue" if move < 0 else "red"
        return [{"event": "moves", "squares": abs(move), "side": side}] if move else []
    return []
