"""The suites of the libraries we adapt to, on the beginnings of all games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import sitdown
import sitdown.envs.gymnasium
from sitdown.envs import pettingzoo
from tests.suites import IS_LONG, long_case

MORE = 12 if IS_LONG else 2
GAMES = pytest.mark.parametrize("game", sitdown.games())

SPIEL = """
import sys
import pyspiel, sitdown.envs.openspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
name, most, file = f"sitdown_{sys.argv[1]}", int(sys.argv[2]), sys.argv[3]
game = pyspiel.load_game(name, {"most": most})
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
flags.FLAGS(["playthrough"])
with open(file, "w") as opened:
    opened.write(generate_playthrough.playthrough(f"{name}(most=3,deals=3)", None, seed=1))
first, again = generate_playthrough.replay(file)
assert first == again
state = game.new_initial_state()
state.apply_action(1)
print(state.observation_string(0)[:20], len(state.observation_tensor(0)))
print(len(state.information_state_tensor(0)), game.information_state_tensor_size())
"""
"""In a process of its own: OpenSpiel's faults end the process they happen in."""


@GAMES
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoo(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game), num_cycles=100 * MORE)
    seed_test(lambda: pettingzoo.env(game), num_cycles=10 * MORE)


@GAMES
@pytest.mark.filterwarnings("ignore:.*A Box observation space")
def test_gymnasium(game: str) -> None:
    """It samples without the mask: an illegal token gets a penalty and the default."""
    env = gymnasium.make(f"Sitdown/{game.capitalize()}-v0", bots="random").unwrapped
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize(
    "game", [game if game == "squirrels" else long_case(game) for game in sitdown.games()]
)
def test_openspiel(game: str, tmp_path: Path) -> None:
    """Random games, each state written and read again; and a playthrough, replayed."""
    told = subprocess.run(
        [sys.executable, "-c", SPIEL, game, str(6 * MORE), str(tmp_path / "playthrough.txt")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr[-2000:]
    assert told.stdout.startswith('{"seat": 0')
    recalled, size = told.stdout.splitlines()[-1].split()
    assert recalled == size


def test_one_seat_against_bots_ends_with_its_place() -> None:
    env = gymnasium.make("Sitdown/Wallet-v0", players=3, seat=1).unwrapped
    luck = np.random.default_rng(3)
    seen, _ = env.reset(seed=5)
    total, ended = 0.0, False
    while not ended:
        token = luck.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, ended, _, _ = env.step(token)
        total += float(reward)
    assert total in (-1, -0.5, 0, 0.5, 1)
