"""The end (SQ-10): most nuts, then contraband in hand, then contraband on top."""

from __future__ import annotations

from sitdown.kernel import places

from .components import WORTH
from .position import Squirrels


def end_game(state: Squirrels) -> None:
    """SQ-10.5, SQ-10.6  All places are ranked in the same way; equal seats share one."""
    scores = [player.nuts for player in state.players]  # SQ-10.4
    in_hand = [sum([WORTH[card] for card in player.hand]) for player in state.players]
    on_top = [sum([WORTH[card] for card in player.active()]) for player in state.players]  # SQ-10.3
    ranked = places(list(zip(scores, in_hand, on_top, strict=True)))
    state.finish(
        {
            "scores": scores,
            "winners": ranked[0],
            "places": ranked,
            "hand_contraband": in_hand,
            "top_contraband": on_top,
        }
    )
