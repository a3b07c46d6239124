"""Gymnasium: one seat, bots on the others.

    import gymnasium, sitdown.envs.gymnasium
    env = gymnasium.make("Sitdown/Squirrels-v0", players=3, bots="cautious")

An illegal token costs a penalty, and the default is used instead.
"""

from __future__ import annotations

from typing import Any, Final, SupportsFloat

import gymnasium
import numpy as np

import sitdown
from sitdown.bots import Bot, bot

from .episode import MOST_ANSWERS, WAIT, Episode, EpisodeSetup
from .spaces import Seen, observed, spaces

PENALTY: Final = 0.1
"""Subtracted from the reward for an illegal token."""


class Seat(gymnasium.Env[Any, Any]):
    """A seat of a table. `bots` play the other seats: one name for all, or one for each."""

    metadata = {"render_modes": []}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: str | list[str] = "cautious",
        options: dict[str, Any] | None = None,
        most: int = MOST_ANSWERS,
        asides: int = 1,
        render_mode: str | None = None,
    ) -> None:
        known = sitdown.load(game)
        self.render_mode = render_mode
        self.room = EpisodeSetup(
            known, known.seats[0] if players is None else players, options, most, asides
        )
        self.seat = seat
        kinds = [bots] * (self.room.players - 1) if isinstance(bots, str) else bots
        others = [other for other in range(self.room.players) if other != seat]
        self.kinds = dict(zip(others, kinds, strict=True))
        self.observation_space, self.action_space = spaces(self.room)
        self.company: dict[int, Bot] = {}
        self.episode: Episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        name = f"{self.np_random.integers(2**63)}"
        self.company = {other: bot(kind, f"{name}/{other}") for other, kind in self.kinds.items()}
        self.episode = self.room.new(name)
        self.play_on()
        return self.seen(), self.info()

    def step(self, action: np.int64) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        reward = 0.0 if self.episode.try_token(int(action)) else -PENALTY
        self.play_on()
        reward += self.episode.rewards()[self.seat]
        ended = self.episode.state.result is not None
        return self.seen(), reward, ended, self.episode.is_over and not ended, self.info()

    def seen(self) -> Seen:
        return observed(self.episode, self.seat)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.seen()["action_mask"]}

    def play_on(self) -> None:
        """Lets the bots move until it is this seat's turn."""
        episode = self.episode
        while not episode.is_over and episode.seat != self.seat:
            action = episode.wish(self.company[episode.seat])
            episode.choose(WAIT) if action is None else episode.act(action)


for game in sitdown.games():
    gymnasium.register(
        f"Sitdown/{game.capitalize()}-v0",
        entry_point="sitdown.envs.gymnasium:Seat",
        kwargs={"game": game},
        disable_env_checker=True,
    )
