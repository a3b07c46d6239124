"""Speed of OpenSpiel's own card games, for comparison."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from sitdown.kernel import BadOptions

from .bench import SLICES, rates

OTHERS = ("leduc_poker", "crazy_eights", "hearts", "liars_dice")
"""OpenSpiel's C++ games with hidden cards or dice, driven from Python as its guide shows."""


def beside(seconds: float = 3.0) -> dict[str, float]:
    """Moves per second of these games, in CPU time of one core, best of several slices."""
    spiel = the_package()
    return {name: others_speed(spiel.load_game(name), seconds) for name in OTHERS}


def the_package() -> Any:
    try:
        return import_module("pyspiel")
    except ImportError:
        raise BadOptions("--beside: the package open_spiel is not installed") from None


def others_speed(game: Any, seconds: float) -> float:
    luck = Random(0)

    def whole_game() -> int:
        return play_other(game.new_initial_state(), luck)

    return max([rates(whole_game, seconds / SLICES)[0] for _ in range(SLICES)])


def play_other(state: Any, luck: Random) -> int:
    """Plays a random game of OpenSpiel. Counts the players' moves; chance only takes time."""
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(luck.random() * len(actions))])
            moves += 1
    return moves
