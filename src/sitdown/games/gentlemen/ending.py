"""The end (GD-8): the screens are lifted, most money wins."""

from __future__ import annotations

from sitdown.kernel import places

from .position import Gentlemen


def end_game(state: Gentlemen) -> None:
    """GD-8.2, GD-8.3  The score is the money; equal sums share a place."""
    scores = [player.money for player in state.players]
    ranked = places(scores)
    state.finish({"scores": scores, "winners": ranked[0], "places": ranked})
