"""The bot `search`: sequential halving over playouts in imagined worlds.

All it could do is tried in the same worlds with the same luck, which everybody plays on by the
game's hints. Half of the tries go on with the better half, and so on, until two are left.
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
"""How much of what a game is worth goes to whoever wins; the rest follows the places."""

IMAGINED: Final = 16
"""Out of so many imagined worlds one is taken, where the game knows which are likelier."""
MANY: Final = 1_000_000
Item = TypeVar("Item")

UNLIMITED: Final = 1_000_000
WRITTEN_SIMULATIONS: Final = re.compile(r"[0-9]{1,6}")
WRITTEN_SECONDS: Final = re.compile(r"[0-9]{1,3}(\.[0-9]{1,3})?s")


class SearchEffort(NamedTuple):
    """How much a bot thinks, and how steadily it plays what it thinks best.

    `simulations` are the games that it plays on in its head for one choice, each for `horizon`
    answers at most, and `seconds` the time after which it begins no more of them. `breadth` is how
    many choices it tries, where the game proposes fewer. What the hints would do it leaves only for
    what is better by `doubt` standard errors. At a `temperature` above 0 it also plays what is
    nearly as good: worse by so much of a win is less likely by a factor of e. `ahead` is after how
    many stages a world is judged by the game's value, 0 for never; None: as the value has it.
    """

    simulations: int = 120
    seconds: float | None = None
    breadth: int = 16
    doubt: float = 2.0
    temperature: float = 0.0
    horizon: int = MAX_PLAYOUT_ANSWERS
    ahead: int | None = None


def read_effort(text: str) -> SearchEffort:
    """An effort as it stands in a bot's name: simulations, or seconds with an `s`.

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
    """Something that a seat could do, None for nothing, and what came of it in each world."""

    def __init__(self, action: Action | None) -> None:
        self.action = action
        self.worths: list[float] = []

    def mean(self) -> float:
        return sum(self.worths) / max(len(self.worths), 1)

    def beats(self, other: Candidate, doubt: float) -> bool:
        """Whether it did better in the worlds that both were tried in, by more than chance."""
        gains = [mine - its for mine, its in zip(self.worths, other.worths, strict=False)]
        if len(gains) < 2:
            return False
        mean = sum(gains) / len(gains)
        variance = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
        return mean > doubt * sqrt(variance / len(gains))


class Search(Bot):
    """Plays what does best against others who play by the hints."""

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
        """What does best: of good actions, the first of them by instinct, and some others."""
        options = self.options(good, others)
        if len(options) == 1:
            return options[0].action
        trial = WorldTrial(look, self.luck.raw(), self.effort, self.patience)
        tried = trial.halved(options)
        return self.picked(options[0], tried).action

    def options(self, good: Sequence[Action | None], others: Sequence[Action]) -> list[Candidate]:
        """Each once: the good ones, and of the others as many as there is room for."""
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
    """A look from which all is tried, in worlds that are the same for each option."""

    def __init__(self, look: Look, seed: int, effort: SearchEffort, seconds: float | None) -> None:
        self.look = look
        self.seed = seed
        self.horizon = effort.horizon
        self.value = value_of(look.game)
        self.goal = self.stage_to_reach(effort.ahead)
        self.left = effort.simulations
        self.until = None if seconds is None else monotonic() + seconds

    def stage_to_reach(self, ahead: int | None) -> int | None:
        """Where worlds are judged by their value; None: they are played to the end."""
        if self.value is None:
            return None
        further = self.value.ahead if ahead is None else ahead
        return None if not further else self.value.stage(self.look.state) + further

    def halved(self, options: list[Candidate]) -> list[Candidate]:
        """Tries all, then the better half in more worlds, and so on; the first stays to the end."""
        usual, rest = options[0], options[1:]
        rounds = max(1, len(options).bit_length() - 1)
        for ahead in range(rounds, 0, -1):
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
            if len(worths) < len(options):
                return
            for option, worth in zip(options, worths, strict=True):
                option.worths.append(worth)

    def try_in(self, world: State, options: list[Candidate], number: int) -> list[float]:
        """What each option came to in a world; of fewer, where time runs out."""
        world.reopen(self.look.seat)
        worths: list[float] = []
        for option in options:
            if self.is_late():
                break
            worths.append(self.outcome(world.copy(), option.action, number))
        return worths

    def world(self, number: int) -> State:
        """A world in which players have done what they would do, as far as the game knows it."""
        world = self.likely_world(number)
        arrange = arrange_of(self.look.game)
        if arrange is not None:
            arrange(world, self.look, Luck(f"{self.seed}/{number}/arranged"))
        return world

    def likely_world(self, number: int) -> State:
        """Where the game knows which are likelier, one of several, by how likely it is."""
        plausible = plausible_of(self.look.game)
        if plausible is None:
            return self.look.imagine(f"{self.seed}/{number}")
        worlds = [self.look.imagine(f"{self.seed}/{number}/{one}") for one in range(IMAGINED)]
        likely = [plausible(world, self.look) for world in worlds]
        most = max(likely)
        weights = [exp(one - most) for one in likely]
        return drawn(worlds, weights, Luck(f"{self.seed}/{number}/world"))

    def is_late(self) -> bool:
        return self.until is not None and monotonic() > self.until

    def outcome(self, world: State, action: Action | None, number: int) -> float:
        """What an action came to in a world."""
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
    """One of some items, each as likely as it weighs."""
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
    """What a game that is over was worth to a seat, from 0 to 1."""
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
