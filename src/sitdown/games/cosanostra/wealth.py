"""What a boss controls and earns: monopolies (CN-17) and the income of payday (CN-16.1)."""

from __future__ import annotations

from typing import Final

from .components import MONOPOLIES
from .player import Player

MONOPOLY_PAYS: Final = 5000


def monopoly_holders(players: list[Player]) -> list[int | None]:
    """CN-17.1  Who holds each monopoly: two active cards, and more than all others together."""
    strengths = [strong_in(player) for player in players]
    holders: list[int | None] = []
    for kind in MONOPOLIES.values():
        counts = [strength.get(kind, 0) for strength in strengths]
        most = max(counts)
        rest = sum(counts) - most
        holders.append(counts.index(most) if most >= 2 and most > rest else None)
    return holders


def strong_in(player: Player) -> dict[str, int]:
    """CN-17.2  How many active businesses count for each kind; CN-19.31  some for other kinds."""
    counts = kinds_of(player)
    for gangster in player.gangsters:
        if gangster.active and gangster.card.ability.counts_as:
            for kind, others in gangster.card.ability.counts_as.items():
                for other in others:
                    counts[other] = counts.get(other, 0) + counts.get(kind, 0)
    return counts


def kinds_of(player: Player) -> dict[str, int]:
    """How many active businesses of each kind he owns."""
    counts: dict[str, int] = {}
    for business in player.businesses:
        if business.active:
            counts[business.card.kind] = counts.get(business.card.kind, 0) + 1
    return counts


def income(player: Player, monopolies: int) -> int:
    """CN-16.1  Active businesses and 5,000 a monopoly; CN-19.13  and what mercenaries bring."""
    earned = MONOPOLY_PAYS * monopolies
    doubled: dict[str, int] = {}
    for gangster in player.gangsters:
        if gangster.active:
            earned += gangster.card.ability.income
            if gangster.card.ability.doubles_kinds:  # CN-19.14
                doubled = kinds_of(player)
    for business in player.businesses:
        if business.active:
            pairs = doubled.get(business.card.kind, 0)
            earned += business.card.income * (2 if pairs >= 2 else 1)
    return earned


def incomes(players: list[Player]) -> list[int]:
    """What payday would bring each seat now, without CN-16.2."""
    holders = monopoly_holders(players)
    return [income(player, holders.count(seat)) for seat, player in enumerate(players)]
