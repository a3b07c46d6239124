"""A payment put together card by card (WA-5.4)."""

from __future__ import annotations

from typing import Any

from sitdown.games.wallet.components import in_card_order, kind
from sitdown.games.wallet.position import Wallet
from sitdown.games.wallet.rules.deeds import PRICE, pays
from sitdown.kernel import Look
from sitdown.kernel.filling import OVER, Fill


def fill_payment(look: Look, filled: list[Any]) -> list[Any]:
    """WA-5.5  Cards that pay, in card order, as long as they can still make up the price."""
    state = look.state
    assert isinstance(state, Wallet)
    if look.seat not in state.actors or not any(one.do == "buy" for one in look.legal):
        return []
    hand = state.players[look.seat].hand
    left = [card for card in in_card_order(hand[:]) if pays(state, card)]
    for card in filled:
        del left[: left.index(card) + 1]
    paid = worth(filled)
    cards = [card for place, card in enumerate(left) if paid + worth(left[place:]) >= PRICE]
    return list(dict.fromkeys([OVER, *cards] if paid >= PRICE else cards))


def worth(cards: list[str]) -> int:
    return sum([kind(card).cents for card in cards])


FILLS: dict[str, Fill] = {"buy": fill_payment}
