"""A study of a game with one deck: wins, lengths, uses, luck."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass

from sitdown.kernel import Document, Game
from sitdown.lab.balance import Balance, Figure, Share, figure, number_fields, seated_in_turn
from sitdown.lab.estimates import MeanWithError, mean
from sitdown.lab.jobs.backend import Backend

from .choice_counts import ORDER, ActionKind, Task, WatchedGame, watch_game
from .variance import VarianceParts, tasks, weigh_luck
from .worth import WeighedChoice, worth_of

SEAT = "seat"
MOVES = "moves"
LOST = "lost"
LUCK_PART = 4
"""An extra game for each of this many is played to separate luck from skill."""


@dataclass(frozen=True)
class Plan:
    """The plan of a study. Seats rotate from game to game, so that every bot has every seat."""

    game: Game
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Document
    slips: int = 0

    def tasks(self) -> list[Task]:
        return [
            Task(
                self.game.id,
                seated_in_turn(self.bots, self.seats, number),
                f"{self.seed}/{number}",
                self.options,
                self.slips,
            )
            for number in range(self.games)
        ]

    def luck_tasks(self) -> list[Task]:
        bots = seated_in_turn(self.bots, self.seats, 0)
        model = Task(self.game.id, bots, self.seed, self.options, self.slips)
        return tasks(model, self.games // LUCK_PART)


@dataclass(frozen=True)
class Use:
    """How often a deed was done."""

    deed: ActionKind
    a_game: MeanWithError
    """How often it was done in a game."""
    could: int
    """How often it was one of several choices."""
    did: int
    """How often it was then chosen."""
    worth: MeanWithError | None
    """The win rate after doing it, minus the win rate after passing it over.

    Compared at the same seat, with the same bot, at the same stage; None if there are too few
    games.
    """

    @property
    def taken(self) -> float | None:
        return self.did / self.could if self.could else None


@dataclass(frozen=True)
class Study:
    """The results of a plan."""

    plan: Plan
    different: int
    """The number of distinct games; a game with the seats rotated is the same."""
    lost: int
    """The number of games that nobody won."""
    lengths: list[int]
    shares: list[Share]
    tied: list[str]
    """The fields that say the same of each seat in every game."""
    figures: list[Figure]
    numbers: dict[str, MeanWithError]
    uses: list[Use]
    luck: VarianceParts | None

    def balance(self) -> Balance:
        """The part of it that the terminal shows as a table."""
        return Balance(self.plan.games, self.plan.seats, self.lost, self.shares, self.figures)

    def document(self) -> Document:
        """All figures, for further computation."""
        return {
            "game": self.plan.game.id,
            "players": self.plan.seats,
            "bots": list(self.plan.bots),
            "games": self.plan.games,
            "seed": self.plan.seed,
            "options": self.plan.options,
            "slips": self.plan.slips,
            "different": self.different,
            "lost": self.lost,
            "lengths": self.lengths,
            "shares": [asdict(share) for share in self.shares],
            "figures": [asdict(one) for one in self.figures],
            "uses": [{**asdict(use), "deed": use.deed._asdict()} for use in self.uses],
            "luck": None if self.luck is None else asdict(self.luck),
        }


# Playing.


def study(plan: Plan, way: Backend, with_luck: bool = True) -> Study:
    """Plays the games of a plan and evaluates them."""
    planned = plan.tasks()
    tasks = [*planned, *(plan.luck_tasks() if with_luck else [])]
    watched = list(way.watch(way.carry_out(watch_game, tasks), len(tasks), 0))
    games, others = watched[: len(planned)], watched[len(planned) :]
    return weigh_games(plan, games, weigh_luck(others, plan.bots) if others else None)


# Evaluation.


def weigh_games(
    plan: Plan, games: Sequence[WatchedGame], luck: VarianceParts | None = None
) -> Study:
    return Study(
        plan,
        len({course(game) for game in games}),
        len([game for game in games if not game.result["winners"]]),
        [game.moves for game in games],
        list(all_shares(plan, games)),
        [field for field in fields(games) if is_tied(field, games)],
        list(all_figures(games)),
        dict(all_numbers(games)),
        all_uses(games),
        luck,
    )


def course(game: WatchedGame) -> str:
    """Identifies a game by its deeds, moves and scores, counting seats from the first to move.

    So a game with the seats rotated has the same course.
    """
    first = game.words[ORDER].index("0") if ORDER in game.words else 0
    seats = len(game.bots)
    done = sorted([(*deed, (seat - first) % seats, n) for (deed, seat), n in game.uses.items()])
    scores = [game.result["scores"][(first + place) % seats] for place in range(seats)]
    return repr((game.moves, scores, done))


def won(game: WatchedGame, seat: int) -> float:
    winners: list[int] = game.result["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def all_shares(plan: Plan, games: Sequence[WatchedGame]) -> Iterator[Share]:
    """The win rate of each seat, each place in the order of play, and each role."""
    seats = range(plan.seats)
    yield from shares(
        plan, SEAT, [(str(seat), won(game, seat)) for game in games for seat in seats]
    )
    for field in fields(games):
        held = [
            (word, won(game, seat))
            for game in games
            for seat, word in enumerate(game.words.get(field, ()))
        ]
        yield from shares(plan, field, held)


def fields(games: Sequence[WatchedGame]) -> list[str]:
    return list(dict.fromkeys([field for game in games for field in game.words]))


def is_tied(field: str, games: Sequence[WatchedGame]) -> bool:
    """Whether a field differs between seats but never between games, so that it is just a seat."""
    first = games[0].words.get(field, [])
    return len(set(first)) > 1 and all(game.words.get(field) == first for game in games)


def shares(plan: Plan, field: str, held: Sequence[tuple[str, float]]) -> Iterator[Share]:
    wins: defaultdict[str, list[float]] = defaultdict(list)
    for word, win in held:
        wins[word].append(win)
    for word in sorted(wins):
        yield Share(field, word, len(wins[word]), sum(wins[word]), 1 / plan.seats)


def all_figures(games: Sequence[WatchedGame]) -> Iterator[Figure]:
    yield figure(MOVES, [game.moves for game in games])
    for field in number_fields(games[0].result):
        yield figure(field, [game.result[field] for game in games])


def all_numbers(games: Sequence[WatchedGame]) -> Iterator[tuple[str, MeanWithError]]:
    """The means of all numbers that each game has once."""
    yield MOVES, mean([game.moves for game in games])
    yield LOST, mean([float(not game.result["winners"]) for game in games])
    for field in number_fields(games[0].result):
        yield field, mean([game.result[field] for game in games])


def all_uses(games: Sequence[WatchedGame]) -> list[Use]:
    """All deeds of the games, those done most often first."""
    done: defaultdict[ActionKind, Counter[int]] = defaultdict(Counter)
    chosen: defaultdict[ActionKind, list[WeighedChoice]] = defaultdict(list)
    for number, game in enumerate(games):
        for (deed, _), times in game.uses.items():
            done[deed][number] += times
        for choice in game.choices:
            chosen[choice.deed].append(
                WeighedChoice(number, game.bots[choice.seat], choice, won(game, choice.seat))
            )
    found = [use_of(deed, done[deed], chosen[deed], len(games)) for deed in {**done, **chosen}]
    return sorted(found, key=lambda use: (-use.a_game.value, use.deed))


def use_of(
    deed: ActionKind, done: Counter[int], choices: Sequence[WeighedChoice], games: int
) -> Use:
    return Use(
        deed,
        mean([float(done[number]) for number in range(games)]),
        sum(one.choice.could for one in choices),
        sum(one.choice.did for one in choices),
        worth_of(choices),
    )
