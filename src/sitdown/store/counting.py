"""Counting rated games: the effect of one game on the ratings, the same in both back ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from .protocol import ALL_GAMES, Belief, Reckoning

NEWCOMER = (0.0, 0.0, 0, 0)
"""The row of a player without a rating. Only its games and wins are used."""


class Uncounted(Struct, frozen=True):
    """A rated game that waits to be counted."""

    table: str
    game: str
    ended: float
    document: bytes


class Seated(Struct, frozen=True):
    """A seat that was dealt in, its player and its result."""

    seat: int
    player: str
    rank: int
    won: bool


Known = Mapping[str, tuple[float, float, int, int]]
"""Ratings before a game by player: mu, sigma, games and wins. Newcomers are missing."""
Rows = list[tuple[Any, ...]]


def pools(one: Uncounted) -> tuple[str, str]:
    """The two ratings that a game counts for: that of the game itself, and that of all games."""
    return one.game, ALL_GAMES


def moved(
    one: Uncounted, game: str, seats: Sequence[Seated], known: Known, reckoning: Reckoning
) -> tuple[Rows, Rows]:
    """Rows for the ratings after a game, and rows for the changes seat by seat."""
    before = {player: Belief(mu, sigma) for player, (mu, sigma, _, _) in known.items()}
    after = reckoning.after([(seat.player, seat.rank) for seat in seats], before)
    faces = {face["player"]: face for face in msgspec.json.decode(one.document)["seats"]}
    ratings: Rows = []
    for player, belief in after.items():
        _, _, games, won = known.get(player, NEWCOMER)
        face = faces[player]
        has_won = any(seat.won for seat in seats if seat.player == player)
        name = face["bot"] or face["name"]
        figures = (belief.mu, belief.sigma, games + 1, won + has_won)
        ratings.append((game, player, name, face["mask"], *figures))
    changes: Rows = []
    for seat in seats:
        old, new = before.get(seat.player, reckoning.newcomer), after[seat.player]
        place = (one.table, seat.seat, game, seat.player, one.ended)
        changes.append((*place, old.mu, old.sigma, new.mu, new.sigma))
    return ratings, changes
