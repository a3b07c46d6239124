"""A player that learns squirrels from nothing: a masked policy gradient with numpy alone.

The policy is one layer: what a seat sees, times weights, gives a liking for each token; tokens that
lead nowhere are masked. After every game the weights move towards what was chosen in it, by as much
as the game went better than usual.

    python examples/learner.py 400
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sitdown.envs.gymnasium import Seat  # which makes the games known to Gymnasium

STEP = 0.05
Floats = NDArray[np.float64]


def chances(weights: Floats, seen: dict[str, Floats]) -> Floats:
    """How likely each token is to be chosen."""
    liking = np.tanh(seen["observation"] / 8) @ weights
    liking[seen["action_mask"] == 0] = -np.inf
    odds = np.exp(liking - liking.max())
    return np.asarray(odds / odds.sum())


def play(
    env: gymnasium.Env[dict[str, Floats], int],
    weights: Floats,
    luck: np.random.Generator,
    seed: int,
) -> tuple[float, Floats]:
    """One game: how it went, and which way the weights would make it likelier."""
    seen, _ = env.reset(seed=seed)
    slope = np.zeros_like(weights)
    while True:
        likely = chances(weights, seen)
        token = int(luck.choice(len(likely), p=likely))
        slope[:, token] += np.tanh(seen["observation"] / 8)
        slope -= np.outer(np.tanh(seen["observation"] / 8), likely)
        seen, reward, ended, cut_off, _ = env.step(token)
        if ended or cut_off:
            return float(reward), slope


def main(games: int) -> None:
    env = gymnasium.make("Sitdown/Squirrels-v0", players=2, bots="random").unwrapped
    assert isinstance(env, Seat)
    luck = np.random.default_rng(7)
    size = (len(env.room.layout.names), len(env.room.tokens))
    weights = np.zeros(size)
    usual, won = 0.0, []
    for number in range(games):
        reward, slope = play(env, weights, luck, number)
        weights += STEP * (reward - usual) * slope
        usual += 0.05 * (reward - usual)
        won.append(reward > 0)
        if (number + 1) % (games // 4) == 0:
            print(f"after {number + 1} games: {np.mean(won[-(games // 4) :]):.0%} of the last won")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
