"""Speed of the environments, with observation and mask.

A step is one choice of the learning agent: a token here, a move in OpenSpiel's own games. Those are
written in C++ and driven from Python. The same code drives our games through OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

from sitdown import catalog
from sitdown.envs.episode import EpisodeSetup
from sitdown.kernel import Document

from .bench import SLICES, USUAL_SEATS, rates
from .bench_openspiel import OTHERS, the_package


@dataclass(frozen=True)
class EnvSpeed:
    """Speed of one environment, in CPU time of one core."""

    name: str
    players: int
    sees: int
    """Length of the observation."""
    steps_per_second: float
    games_per_second: float


def pace(
    id: str, players: int | None = None, seconds: float = 3.0, options: Document | None = None
) -> EnvSpeed:
    """Speed of our own environment, without any library around it."""
    game = catalog.load(id)
    seats = game.read_seats(max(game.seats[0], USUAL_SEATS) if players is None else players)
    room = EpisodeSetup(game, seats, options)
    luck = Random(id)
    return measured(id, seats, len(room.layout.names), lambda: whole_episode(room, luck), seconds)


def whole_episode(room: EpisodeSetup, luck: Random) -> int:
    """Plays a random game token by token. Returns the number of tokens."""
    episode = room.new(luck.getrandbits(32))
    steps = 0
    while not episode.is_over:
        episode.observation(episode.seat)
        tokens = episode.choices()
        episode.choose(tokens[int(luck.random() * len(tokens))])
        steps += 1
    return steps


def paces_of_openspiel(tables: list[tuple[str, int]], seconds: float) -> list[EnvSpeed]:
    """Speeds of our games through OpenSpiel, then of OpenSpiel's own."""
    spiel = the_package()
    import_module("sitdown.envs.openspiel")
    ours = [spiel.load_game(f"sitdown_{id}", {"players": seats}) for id, seats in tables]
    return [spiel_pace(game, seconds) for game in [*ours, *map(spiel.load_game, OTHERS)]]


def spiel_pace(game: Any, seconds: float) -> EnvSpeed:
    kind = game.get_type()
    luck = Random(0)
    if kind.provides_observation_tensor:
        sees, look = game.observation_tensor_size(), "observation_tensor"
    else:
        sees, look = game.information_state_tensor_size(), "information_state_tensor"

    def whole_game() -> int:
        return stepped(game.new_initial_state(), look, luck)

    return measured(kind.short_name, game.num_players(), sees, whole_game, seconds)


def stepped(state: Any, look: str, luck: Random) -> int:
    """Plays a random game of OpenSpiel. Counts the players' moves; chance only takes time."""
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, weights)[0])
            continue
        getattr(state, look)(state.current_player())
        state.legal_actions_mask()
        actions = state.legal_actions()
        state.apply_action(actions[int(luck.random() * len(actions))])
        steps += 1
    return steps


def measured(
    name: str, players: int, sees: int, whole_game: Callable[[], int], seconds: float
) -> EnvSpeed:
    """The best of several slices, so that other load on the machine disturbs less."""
    found = [rates(whole_game, seconds / SLICES) for _ in range(SLICES)]
    return EnvSpeed(name, players, sees, max(steps for steps, _ in found), max(n for _, n in found))
