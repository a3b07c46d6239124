"""Ratings at rated tables: how finished games change them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sitdown.ratings import NEWCOMER, Rating, after_game
from sitdown.store.protocol import Belief


class Places:
    """Computes ratings from the places in a game, by `sitdown.ratings`."""

    newcomer = Belief(NEWCOMER.mu, NEWCOMER.sigma)

    def after(
        self, seats: Sequence[tuple[str, int]], before: Mapping[str, Belief]
    ) -> Mapping[str, Belief]:
        known = {player: Rating(belief.mu, belief.sigma) for player, belief in before.items()}
        ranks = sorted({rank for _, rank in seats})
        places = [[seat for seat, (_, own) in enumerate(seats) if own == rank] for rank in ranks]
        found = after_game(known, [player for player, _ in seats], places)
        return {player: Belief(rating.mu, rating.sigma) for player, rating in found.items()}


PLACES = Places()
