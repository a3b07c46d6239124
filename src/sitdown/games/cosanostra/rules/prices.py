"""What a business costs (CN-6.1, CN-19.29)."""

from __future__ import annotations

from sitdown.games.cosanostra.components import BusinessCard
from sitdown.games.cosanostra.player import Player

from .bank import half


def price(player: Player, card: BusinessCard, less: int = 0, halved: bool = False) -> int:
    """CN-19.29  Discounts of mercenaries, that of the card played, halves, last reductions."""
    helpers = [
        one.card.ability
        for one in player.gangsters
        if one.card.ability.changes_prices and one.active
    ]
    if not (helpers or less or halved):
        return card.price
    cost = max(card.price - sum([helper.discount for helper in helpers]), 0)
    cost = max(cost - less, 0)
    if halved:
        cost = half(cost)
    for helper in helpers:
        if helper.halves_prices:
            cost = half(cost)
    return max(cost - sum([helper.last_discount for helper in helpers]), 0)
