"""The end of the game (CN-18)."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, places

from .player import Player
from .position import CosaNostra
from .wealth import incomes

MOST_GANGSTERS: Final = 15000
POWER: Final = (0, 2000, 4000, 6000)


def end_game(state: CosaNostra) -> None:
    """CN-18.2 to CN-18.8  The final sums, places by cash, then by value."""
    state.offers = []  # CN-16.6
    final = final_sums(state)
    for player, sums in zip(state.players, final, strict=True):
        player.cash = sum(sums.values())
        player.laundered = 0
    scores = [player.cash for player in state.players]
    values = [value(player) for player in state.players]
    ranked = places(list(zip(scores, values, strict=True)))
    state.finish(
        {
            "scores": scores,
            "winners": ranked[0],
            "places": ranked,
            "values": values,
            "final": final,
        }
    )


def final_sums(state: CosaNostra) -> list[Document]:
    """What each had before, and what the end adds."""
    earned = incomes(state.players)
    active = [len(player.active_gangsters()) for player in state.players]
    alone = active.count(max(active)) == 1
    return [
        {
            "cash": player.cash,
            "income": 2 * earned[seat],  # CN-18.2
            "gangsters": MOST_GANGSTERS if alone and active[seat] == max(active) else 0,  # CN-18.3
            "power": power(player),
            "laundered": 2 * player.laundered,  # CN-18.6
        }
        for seat, player in enumerate(state.players)
    ]


def power(player: Player, *more: int) -> int:
    """CN-18.4  The strengths of the trophies, and of `more`, worth more the more there are."""
    strengths = [*[trophy.strength for trophy in player.trophies], *more]
    return sum(strengths) * POWER[min(len(strengths), len(POWER) - 1)]


def value(player: Player) -> int:
    """CN-18.7  What businesses and gangsters in play are worth, active or not."""
    businesses = sum([business.card.price for business in player.businesses])
    return businesses + sum([gangster.card.value() for gangster in player.gangsters])
