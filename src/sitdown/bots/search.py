"""The bot `search`: sequential halving over playouts in imagined worlds.

Every option is tried in the same imagined worlds with the same luck. From there on, all seats play
by the game's policy. The better half of the options is then tried in more worlds, and so on, until
about two are left.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from math import exp, sqrt
from time import monotonic
from typing import Any, Final, NamedTuple, TypeVar

from sitdown.kernel import (
    EVEN,
    Action,
    BadOptions,
    Chance,
    Draws,
    Game,
    Look,
    Luck,
    State,
    Temper,
    Value,
)
from sitdown.kernel.form import quoted

from .bot import Bot, owed, replies
from .cautious import Cautious
from .playout import MAX_PLAYOUT_ANSWERS, carry_out, play_on

WON: Final = 0.8
"""The part of a game's worth that goes to the winner. The rest is divided by places."""

IMAGINED: Final = 16
"""The number of worlds from which one is drawn, if the game can tell how plausible each is."""
MANY: Final = 1_000_000
"""The resolution of a weighted draw."""
Item = TypeVar("Item")

UNLIMITED: Final = 1_000_000
"""Simulations, if only time limits the search."""
WRITTEN_SIMULATIONS: Final = re.compile(r"[0-9]{1,6}")
WRITTEN_SECONDS: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?s")


class SearchEffort(NamedTuple):
    """How long the bot searches, and how strictly it plays the best option."""

    simulations: int = 120
    """The number of playouts for one choice."""
    seconds: float | None = None
    """Seconds after which no more playouts are begun; None for no limit."""
    breadth: int = 16
    """The number of options to try. The game's own proposals are all tried, even if more."""
    doubt: float = 2.0
    """Standard errors by which an option must be better to replace the choice of the policy."""
    temperature: float = 0.0
    """Above 0, options nearly as good as the best are played too.

    An option that is worse by `temperature`, as a part of a win, is less likely by a factor of e.
    """
    horizon: int = MAX_PLAYOUT_ANSWERS
    """The most answers in one playout."""
    ahead: int | None = None
    """Stages after which a world is judged by the game's value.

    0 plays every world to its end. None takes the value's own setting.
    """


def read_effort(text: str) -> SearchEffort:
    """Parses an effort from a bot's name: simulations, or seconds with an `s`.

    >>> read_effort("200").simulations, read_effort("0.5s").seconds
    (200, 0.5)
    """
    if WRITTEN_SECONDS.fullmatch(text):
        return SearchEffort(UNLIMITED, seconds=float(text[:-1]))
    if WRITTEN_SIMULATIONS.fullmatch(text):
        return SearchEffort(int(text))
    example = 'neither simulations, such as "search:200", nor seconds, such as "search:0.5s"'
    raise BadOptions(f"{quoted(text)} is {example}")


class Candidate:
    """An option of a seat (None for doing nothing) and its worth in each world."""

    def __init__(self, action: Action | None) -> None:
        self.action = action
        self.worths: list[float] = []

    def mean(self) -> float:
        return sum(self.worths) / max(len(self.worths), 1)

    def beats(self, other: Candidate, doubt: float) -> bool:
        """Whether this option did better in the worlds both were tried in, by `doubt` errors."""
        gains = [mine - its for mine, its in zip(self.worths, other.worths, strict=False)]
        if len(gains) < 2:
            return False
        mean = sum(gains) / len(gains)
        variance = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
        return mean > doubt * sqrt(variance / len(gains))


class Search(Bot):
    """Plays the option that does best if all seats then play by the game's policy."""

    def __init__(
        self, luck: Chance, effort: SearchEffort | None = None, temper: Temper = EVEN
    ) -> None:
        super().__init__(luck, temper)
        self.effort = SearchEffort() if effort is None else effort
        self.patience = self.effort.seconds
        self.instinct = Cautious(luck, temper)

    def choose(self, look: Look) -> Action:
        answers = owed(look)
        if len(answers) == 1:
            return answers[0]
        usual = self.instinct.choose(look)
        ideas = [one for one in proposals_for(look) if look.state.is_owed(look.seat, one)]
        action = self.best(look, [usual, *ideas], answers)
        assert action is not None
        return action

    def interject(self, look: Look) -> Action | None:
        usual = self.instinct.interject(look)
        ideas = [one for one in proposals_for(look) if not look.state.is_owed(look.seat, one)]
        return self.best(look, [usual, None, *ideas])

    def reply(self, look: Look) -> Action:
        answers = replies(look)
        if len(answers) == 1:
            return answers[0]
        action = self.best(look, [self.instinct.reply(look)], answers)
        assert action is not None
        return action

    def counter(self, look: Look, answer: Action) -> Action | None:
        return self.instinct.counter(look, answer)

    def best(
        self, look: Look, good: Sequence[Action | None], others: Sequence[Action] = ()
    ) -> Action | None:
        """The best of the good actions (the policy's is the first) and of some others."""
        options = self.options(good, others)
        if len(options) == 1:
            return options[0].action
        trial = WorldTrial(look, self.luck.raw(), self.effort, self.patience)
        tried = trial.halved(options)
        return self.picked(options[0], tried).action

    def options(self, good: Sequence[Action | None], others: Sequence[Action]) -> list[Candidate]:
        """The good actions, and others drawn at random up to `breadth` options."""
        each = list(dict.fromkeys(good))
        rest = [action for action in dict.fromkeys(others) if action not in each]
        room = min(max(self.effort.breadth - len(each), 0), len(rest))
        return [Candidate(action) for action in [*each, *self.luck.sample(rest, room)]]

    def picked(self, usual: Candidate, tried: list[Candidate]) -> Candidate:
        if self.effort.temperature > 0:
            return self.any_good(tried)
        found = max(tried, key=Candidate.mean)
        return found if found.beats(usual, self.effort.doubt) else usual

    def any_good(self, tried: list[Candidate]) -> Candidate:
        best = max([option.mean() for option in tried])
        heat = self.effort.temperature
        weights = [exp((option.mean() - best) / heat) for option in tried]
        return drawn(tried, weights, self.luck)


class WorldTrial:
    """Tries options from one look, each in the same worlds."""

    def __init__(self, look: Look, seed: int, effort: SearchEffort, seconds: float | None) -> None:
        self.look = look
        self.seed = seed
        self.horizon = effort.horizon
        self.value = value_of(look.game)
        self.goal = self.stage_to_reach(effort.ahead)
        self.left = effort.simulations
        self.until = None if seconds is None else monotonic() + seconds

    def stage_to_reach(self, ahead: int | None) -> int | None:
        """The stage at which worlds are judged by their value; None plays them to the end."""
        if self.value is None:
            return None
        further = self.value.ahead if ahead is None else ahead
        return None if not further else self.value.stage(self.look.state) + further

    def halved(self, options: list[Candidate]) -> list[Candidate]:
        """Sequential halving. The first option is never dropped, so that it can be compared."""
        usual, rest = options[0], options[1:]
        rounds = max(1, len(options).bit_length() - 1)
        for ahead in range(rounds, 0, -1):
            # Each round gets the same share of the simulations.
            worlds = max(1, self.left // (ahead * (len(rest) + 1)))
            self.try_all([usual, *rest], len(usual.worths), worlds)
            rest.sort(key=Candidate.mean, reverse=True)
            if ahead > 1:
                rest = rest[: max(1, len(rest) // 2)]
        return [usual, *rest]

    def try_all(self, options: list[Candidate], first: int, worlds: int) -> None:
        for number in range(first, first + worlds):
            if self.left < len(options):
                return
            self.left -= len(options)
            worths = self.try_in(self.world(number), options, number)
            # Time ran out: a world counts only if all options were tried in it.
            if len(worths) < len(options):
                return
            for option, worth in zip(options, worths, strict=True):
                option.worths.append(worth)

    def try_in(self, world: State, options: list[Candidate], number: int) -> list[float]:
        """The worth of each option in a world; of fewer options if time runs out."""
        # Sealed answers were imagined blindly. The policy gives them again from its cards.
        world.reopen(self.look.seat)
        worths: list[float] = []
        for option in options:
            if self.is_late():
                break
            worths.append(self.outcome(world.copy(), option.action, number))
        return worths

    def world(self, number: int) -> State:
        """An imagined world. If the game can, it arranges what players would have done in it."""
        world = self.likely_world(number)
        arrange = arrange_of(self.look.game)
        if arrange is not None:
            arrange(world, self.look, Luck(f"{self.seed}/{number}/arranged"))
        return world

    def likely_world(self, number: int) -> State:
        """An imagined world; one of several, drawn by plausibility, if the game can tell it."""
        plausible = plausible_of(self.look.game)
        if plausible is None:
            return self.look.imagine(f"{self.seed}/{number}")
        worlds = [self.look.imagine(f"{self.seed}/{number}/{one}") for one in range(IMAGINED)]
        likely = [plausible(world, self.look) for world in worlds]
        # Logarithms: less the largest one, so that `exp` cannot overflow.
        most = max(likely)
        weights = [exp(one - most) for one in likely]
        return drawn(worlds, weights, Luck(f"{self.seed}/{number}/world"))

    def is_late(self) -> bool:
        return self.until is not None and monotonic() > self.until

    def outcome(self, world: State, action: Action | None, number: int) -> float:
        """The worth of an action in a world, after a playout."""
        look, luck = self.look, Luck(f"{self.seed}/{number}")
        if action is not None:
            carry_out(look.game, world, look.seat, action, luck)
        play_on(look.game, world, luck, self.horizon, self.is_far_enough)
        if world.result is None and self.value is not None:
            return self.value.chances(world)[look.seat]
        return worth(world, look.seat)

    def is_far_enough(self, world: State) -> bool:
        value, goal = self.value, self.goal
        return value is not None and goal is not None and value.stage(world) >= goal


def drawn(items: Sequence[Item], weights: Sequence[float], luck: Draws) -> Item:
    """One item, drawn at random by weight."""
    left = luck.below(MANY) / MANY * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        left -= weight
        if left < 0:
            return item
    return items[-1]


def plausible_of(game: Game) -> Callable[[Any, Look], float] | None:
    return game.advice.plausible


def arrange_of(game: Game) -> Callable[[Any, Look, Draws], None] | None:
    return game.advice.arrange


def proposals_for(look: Look) -> list[Action]:
    propose = look.game.advice.proposals
    return [] if propose is None else propose(look)


def value_of(game: Game) -> Value | None:
    return game.advice.value


def worth(world: State, seat: int) -> float:
    """The worth of a game to a seat, from 0 to 1; an equal share if it is not over."""
    result = world.result
    if result is None:
        return 1 / world.seats
    winners: list[int] = result["winners"]
    won = 1 / len(winners) if seat in winners else 0.0
    behind = 0.0
    for place in reversed(result["places"]):
        if seat in place:
            behind += (len(place) - 1) / 2
            break
        behind += len(place)
    return WON * won + (1 - WON) * behind / (world.seats - 1)
