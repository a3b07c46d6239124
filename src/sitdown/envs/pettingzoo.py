"""PettingZoo (AEC): every seat an agent.

from sitdown.envs import pettingzoo
env = pettingzoo.env("wallet", players=4)
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import sitdown

from .episode import MOST_ANSWERS, Episode, EpisodeSetup
from .spaces import Seen, observed, spaces


def env(game: str, **settings: Any) -> AECEnv:
    """The environment in PettingZoo's wrapper, which checks the order of calls."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **settings))


class raw_env(AECEnv):  # noqa: N801, the name that PettingZoo's users look for
    """A game of this project. An illegal token costs a penalty; the default is used instead."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        most: int = MOST_ANSWERS,
        asides: int = 1,
        penalty: float = 0.1,
    ) -> None:
        super().__init__()
        known = sitdown.load(game)
        self.metadata = {"name": f"sitdown_{game}", "is_parallelizable": False}
        self.render_mode = None
        self.penalty = penalty
        self.room = EpisodeSetup(
            known, known.seats[0] if players is None else players, options, most, asides
        )
        self.possible_agents = [f"seat_{seat}" for seat in range(self.room.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, chosen = spaces(self.room)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, chosen)
        self.luck = np.random.default_rng()
        self.episode: Episode

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.episode = self.room.new(f"{self.luck.integers(2**63)}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.turn_to_next()

    def turn_to_next(self) -> None:
        self.agent_selection = self.possible_agents[self.episode.seat]
        self.infos: dict[str, dict[str, Any]] = {agent: self.info(agent) for agent in self.agents}

    def info(self, agent: str) -> dict[str, Any]:
        """The action mask once more, for libraries that expect it in `infos`."""
        return {"action_mask": self.observe(agent)["action_mask"]}

    def observe(self, agent: str) -> Seen:
        return observed(self.episode, self.seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if not self.episode.try_token(int(action)):
            self.rewards[agent] -= self.penalty
        if self.episode.is_over:
            self.end()
        self.turn_to_next()
        self._accumulate_rewards()

    def end(self) -> None:
        won = self.episode.rewards()
        cut_off = self.episode.state.result is None
        for agent in self.agents:
            self.rewards[agent] += won[self.seats[agent]]
            self.terminations[agent] = not cut_off
            self.truncations[agent] = cut_off

    def render(self) -> None:
        """Draws nothing: `observe` and the episode's views have all the information."""

    def close(self) -> None:
        """Does nothing: no resources are held open."""
