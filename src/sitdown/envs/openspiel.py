"""OpenSpiel: the games as `sitdown_<game>`.

    import pyspiel, sitdown.envs.openspiel
    game = pyspiel.load_game("sitdown_squirrels(players=2)")

A game begins with a chance node that chooses one of `deals` seeds. All later chance follows from
the seed. With `deals=1` there is no chance node.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

import sitdown
from sitdown.kernel import Document

from .episode import MOST_ANSWERS, Episode, EpisodeSetup
from .recall import Recall, history

DEALS: Final = 1024
"""The default number of seeds among which chance chooses."""
LONGEST_ANSWER: Final = 64
"""The most tokens of an answer, on average over a game. It bounds the length of a game."""


def game_type(id: str, deals: int) -> pyspiel.GameType:
    seats = sitdown.load(id).seats
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"sitdown_{id}",
        long_name=f"Sitdown: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.DETERMINISTIC if deals == 1 else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": seats[0],
            "deals": DEALS,
            "options": "{}",
            "most": MOST_ANSWERS,
            "asides": 1,
        },
    )


class SitdownGame(pyspiel.Game):
    """A game of this project at a table."""

    def __init__(self, id: str, params: dict[str, Any]) -> None:
        given = {"deals": DEALS, "options": "{}", "most": MOST_ANSWERS, "asides": 1, **params}
        game = sitdown.load(id)
        players = params.get("players", game.seats[0])
        self.room = EpisodeSetup(
            game, players, json.loads(given["options"]), given["most"], given["asides"]
        )
        self.deals: int = given["deals"]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.room.tokens),
            max_chance_outcomes=self.deals if self.deals > 1 else 0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=given["most"] * LONGEST_ANSWER,
        )
        super().__init__(game_type(id, self.deals), info, params)

    def new_initial_state(self) -> SitdownState:
        return SitdownState(self, self.room.new(0) if self.deals == 1 else None)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.room, recalls)


class SitdownState(pyspiel.State):
    """A game in progress. The seat whose turn it is chooses the next token.

    Before the deal there is no episode.
    """

    def __init__(self, game: SitdownGame, episode: Episode | None) -> None:
        super().__init__(game)
        # Only these fields, not the game: OpenSpiel deep-copies a state with all that it holds.
        self.room = game.room
        self.deals = game.deals
        self.dealt = episode

    @property
    def episode(self) -> Episode:
        assert self.dealt is not None
        return self.dealt

    def current_player(self) -> int:
        found: int = pyspiel.PlayerId.CHANCE
        if self.dealt is not None:
            found = pyspiel.PlayerId.TERMINAL if self.dealt.is_over else self.dealt.seat
        return found

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal() or player != self.episode.seat:
            return []
        return sorted(self.room.ids[token] for token in self.episode.choices())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            self.dealt = self.room.new(action)
        else:
            self.dealt.choose(self.room.tokens[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.room.tokens[action]

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.dealt.is_over

    def returns(self) -> list[float]:
        return [0.0] * self.room.players if self.dealt is None else self.dealt.rewards()

    def __str__(self) -> str:
        if self.dealt is None:
            return "before the deal"
        written = {"position": self.dealt.state.document(), "begun": self.dealt.prefix}
        return json.dumps(written, ensure_ascii=False)


class Observer:
    """A player's observation as numbers and as text; with perfect recall, the whole history."""

    def __init__(self, room: EpisodeSetup, recalls: bool) -> None:
        self.recall = Recall(room) if recalls else None
        parts = {"view": room.layout.names} if self.recall is None else self.recall.parts
        self.tensor = np.zeros(sum(map(len, parts.values())), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        place = 0
        for name, places in parts.items():
            self.dict[name] = self.tensor[place : place + len(places)]
            place += len(places)

    def set_from(self, state: SitdownState, player: int) -> None:
        if state.dealt is None:
            self.tensor[:] = 0
        elif self.recall is None:
            self.tensor[:] = state.dealt.observation(player)
        else:
            self.tensor[:] = self.recall.row(state.dealt, player)

    def string_from(self, state: SitdownState, player: int) -> str:
        episode = state.dealt
        if episode is None:
            return "before the deal"
        seen: Document = {"view": episode.state.sight(player)}
        if self.recall is not None:
            seen = history(episode, player)
        if player == episode.seat:
            seen["begun"] = episode.prefix
        return json.dumps({"seat": player, "to_choose": episode.seat, **seen}, ensure_ascii=False)


def register(id: str) -> None:
    """Registers a game. OpenSpiel constructs it from a class of its own, by its parameters only."""

    def make(self: SitdownGame, params: dict[str, Any]) -> None:
        SitdownGame.__init__(self, id, params)

    pyspiel.register_game(game_type(id, DEALS), type(id, (SitdownGame,), {"__init__": make}))


for known in sitdown.games():
    register(known)
