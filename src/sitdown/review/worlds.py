"""Worlds that fit a view, played on; the chances after each action. In a worker.

All choices are tried in the same worlds with the same luck, so that only the choices differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from sitdown import catalog
from sitdown.bots.playout import carry_out, play_on
from sitdown.bots.search import SearchEffort, WorldTrial, value_of
from sitdown.kernel import Action, Document, Game, Look, Luck, State, Value
from sitdown.kernel.look import NOBODY
from sitdown.wire.review import Chances

from .estimate import SURE

USUAL: Final[Document] = {"do": "?"}
"""Stands for the action of the hints, which may be another one in every world."""

MAX_RELATIVE_LOSS: Final = 0.98
"""A learnt value is used only if its log loss is below this part of the loss of even chances."""
AHEAD: Final = 1
"""Stages to play on if the value names no number of its own."""


class Worlds:
    """The worlds that fit a view, by number, and their outcomes."""

    def __init__(self, game: Game, view: Document, seed: int) -> None:
        self.game = game
        self.look = Look.through(game, view)
        self.seed = seed
        self.value = believed(value_of(game))
        self.goal = stage_to_reach(self.value, self.look.state)
        self.trial = WorldTrial(self.look, seed, SearchEffort(), None)

    def world(self, number: int) -> State:
        """A world by its number; likelier ones come more often, if the game knows which are."""
        if self.look.seat == NOBODY:
            return self.look.imagine(f"{self.seed}/{number}")
        world = self.trial.world(number)
        world.reopen(self.look.seat)
        return world

    def tried(self, number: int, acts: Sequence[Document | None]) -> list[Chances]:
        """The chances of all seats after each act in one world; equal acts are played once."""
        world = self.world(number)
        found: dict[Action | None, Chances] = {}
        for action in (actions := [self.action(world, number, act, acts) for act in acts]):
            if action not in found:
                found[action] = self.outcome(world.copy(), action, number)
        return [found[action] for action in actions]

    def action(
        self, world: State, number: int, act: Document | None, acts: Sequence[Document | None]
    ) -> Action | None:
        if act == USUAL:
            stands_for = next(one for one in acts if one is not None and one != USUAL)
            return self.usual(world, number, world.read(stands_for))
        return None if act is None else world.read(act)

    def usual(self, world: State, number: int, done: Action) -> Action | None:
        """The action of the hints in a world, in place of the one that was done."""
        hints, seat = self.game.hints, self.look.seat
        luck = Luck(f"{self.seed}/{number}/usual")
        look = Look.inside(self.game, world, seat)
        if world.is_owed(seat, done):
            return world.draw(seat, luck) if hints is None else hints.choose(look, luck)
        if hints is not None and hints.reply is not None and done in world.replies(seat):
            return hints.reply(look, luck)
        return None if hints is None or hints.interject is None else hints.interject(look, luck)

    def outcome(self, world: State, action: Action | None, number: int) -> Chances:
        """Plays a world on by the hints. Returns the chances of all seats at the point reached."""
        luck = Luck(f"{self.seed}/{number}")
        if action is not None:
            carry_out(self.game, world, self.look.seat, action, luck)
        play_on(self.game, world, luck, far_enough=self.is_far_enough)
        if world.result is not None:
            return shares(world.result, world.seats)
        even = [1 / world.seats] * world.seats
        return even if self.value is None else self.value.chances(world)

    def is_far_enough(self, world: State) -> bool:
        value, goal = self.value, self.goal
        return value is not None and goal is not None and value.stage(world) >= goal


def believed(value: Value | None) -> Value | None:
    """The value, if it has proved better than even chances.

    Otherwise None, and games are played to the end.
    """
    scores = {} if value is None else value.learnt.get("scores", {})
    if not scores:
        return None
    even: float = scores["constant"]["log_loss"]
    learnt: float = scores["learnt"]["log_loss"]
    return value if learnt < MAX_RELATIVE_LOSS * even else None


def doubt_of(game: str) -> float:
    """The error of chances by the value alone, which more worlds do not reduce."""
    value = believed(value_of(catalog.load(game)))
    return 0.0 if value is None else SURE * float(value.learnt["scores"]["learnt"]["calibration"])


def shares(result: Document, seats: int) -> Chances:
    """The part of the victory of each seat in a finished game: 1, a share, or 0."""
    winners: list[int] = result["winners"]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def stage_to_reach(value: Value | None, state: State) -> int | None:
    return None if value is None else value.stage(state) + (value.ahead or AHEAD)


def worlds_of(game: str, view: bytes, seed: int) -> Worlds:
    return Worlds(catalog.load(game), msgspec.json.decode(view), seed)


def outlook(game: str, sight: bytes, seed: int, first: int, count: int) -> list[Chances]:
    """The chances of all seats in each of these worlds, from what everybody sees."""
    worlds = worlds_of(game, sight, seed)
    return [worlds.tried(number, [None])[0] for number in range(first, first + count)]


def trial(
    game: str, view: bytes, seed: int, acts: list[Document | None], first: int, count: int
) -> list[list[Chances]]:
    """For each of these worlds that fit a view, the chances of all seats after each act."""
    worlds = worlds_of(game, view, seed)
    return [worlds.tried(number, acts) for number in range(first, first + count)]
