"""How well can the smallest game of squirrels be played? Counterfactual regret, by OpenSpiel.

Two players, two cards each: everything is known but the first card of the other. What a player
could gain against the strategy that was found is its exploitability; it falls towards nothing.

    python examples/least_squirrels.py 60
"""

from __future__ import annotations

import json
import sys

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import sitdown.envs.openspiel  # noqa: F401, which makes the games known to OpenSpiel

CARDS = ["contraband-2", "robbery"]


def main(rounds: int) -> None:
    options = json.dumps({"first": 0, "deck": {"cards": CARDS}})
    game = pyspiel.load_game("sitdown_squirrels", {"players": 2, "deals": 1, "options": options})
    solver = cfr.CFRPlusSolver(game)
    for number in range(1, rounds + 1):
        solver.evaluate_and_update_policy()
        if number in (1, rounds // 2, rounds):
            left = exploitability.exploitability(game, solver.average_policy())
            print(f"after {number} rounds: {left:.4f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
