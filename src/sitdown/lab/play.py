"""Plays many games; one row per game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from sitdown import catalog
from sitdown.bots import Bot, Company, Move, bot
from sitdown.kernel import BadOptions, RulesError, State
from sitdown.kernel.form import Document

from .jobs.backend import Backend
from .jobs.batches import Stream
from .jobs.row_keeper import RowKeeper
from .timing import ThinkTime

LONGEST_GAME = 100_000
"""More moves than any game has: a longer one is an endless loop."""

OnMove = Callable[[State, Move], None]
"""Called with each move before it is made."""
Task = Callable[["GameJob"], "GameResult"]


@dataclass(frozen=True)
class Row:
    """A game that was played: everything needed to play it again, and its result."""

    game: str
    seed: int | str
    options: Document
    bots: tuple[str, ...]
    moves: int
    result: Document


@dataclass(frozen=True)
class DecisionRow:
    """An action of a seat in a game."""

    game: str
    seed: int | str
    step: int
    seat: int
    phase: str
    legal: int
    """The number of actions that were listed for the seat."""
    answer: Document
    """The action."""


class GameJob(NamedTuple):
    """A game to be played: a bot for each seat, a seed, options."""

    game: str
    bots: tuple[str, ...]
    seed: int | str
    options: Document


class GameResult(NamedTuple):
    """The outcome of a `GameJob`."""

    row: Row
    decisions: list[DecisionRow]
    paces: Mapping[str, ThinkTime] = {}
    """The thinking time of each bot; measured in tournaments only."""
    course: str = ""
    """A hash of all moves; set in tournaments only, and "" for a row that was resumed."""


def play_game(
    game: str,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Document | None = None,
    heed: OnMove | None = None,
    seated: Mapping[int, Bot] | None = None,
) -> Row:
    """Plays one game between bots, given by name for each seat.

    `seated` gives the bots themselves, if they are not just as their names say.

    >>> row = play_game("squirrels", ["random", "random"], seed=7)
    >>> row == play_game("squirrels", ["random", "random"], seed=7)
    True
    """
    rules = catalog.load(game)
    given: dict[str, Any] = options or {}
    state = rules.new(len(bots), seed, **given)
    usual = {seat: bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)}
    company = Company(rules, usual if seated is None else seated)
    for moves in range(LONGEST_GAME):
        move = company.move(state)
        if move is None:
            assert state.result is not None
            return Row(game, seed, dict(given), tuple(bots), moves, state.result)
        if heed is not None:
            heed(state, move)
        company.act(state, *move)
    raise RulesError(f"{game}, seed {seed}, {bots}: not over after {LONGEST_GAME} moves")


def play_games(
    game: str,
    line_ups: Iterable[Sequence[str]],
    seeds: Iterable[int | str],
    options: Document | None = None,
    processes: int | None = None,
    way: Backend | None = None,
) -> Stream[Row]:
    """Plays a game for each line-up and seed, in order. `processes=1` plays them all here."""
    pairs = zip(line_ups, seeds, strict=True)
    bouts = [GameJob(game, tuple(bots), seed, options or {}) for bots, seed in pairs]
    way = Backend(processes) if way is None else way
    task = plain if way.decisions is None else with_decisions
    with closing(play_all(task, bouts, way)) as coming:
        for played in coming:
            yield played.row


def play_all(task: Task, bouts: Sequence[GameJob], way: Backend) -> Stream[GameResult]:
    """Results of these games in order. When resuming, games of the earlier run come first.

    Of those only the rows are known.
    """
    keeper = RowKeeper(way)
    there = [GameResult(row_of(document), []) for document in keeper.open()]
    require_same_games(bouts, [one.row for one in there], way)
    coming = kept(there, way.carry_out(task, bouts[len(there) :]), keeper)
    yield from way.watch(coming, len(bouts), len(there))
    keeper.finish()


def kept(
    there: Sequence[GameResult], coming: Iterator[GameResult], keeper: RowKeeper
) -> Iterator[GameResult]:
    yield from there
    for played in coming:
        keeper.keep(asdict(played.row), [asdict(one) for one in played.decisions])
        yield played


def plain(bout: GameJob) -> GameResult:
    return GameResult(play_game(*bout), [])


def with_decisions(bout: GameJob) -> GameResult:
    decisions: list[DecisionRow] = []

    def heed(state: State, move: Move) -> None:
        listed = len(state.legal(move.seat))
        answer = move.action.document()
        step = len(decisions)
        one = DecisionRow(bout.game, bout.seed, step, move.seat, state.phase, listed, answer)
        decisions.append(one)

    return GameResult(play_game(*bout, heed=heed), decisions)


# Resuming.


def row_of(document: Document) -> Row:
    try:
        return Row(**{**document, "bots": tuple(document["bots"])})
    except (KeyError, TypeError):
        raise BadOptions("--resume: the file has other rows than those of games") from None


def require_same_games(bouts: Sequence[GameJob], there: Sequence[Row], way: Backend) -> None:
    """Refuses to resume from rows of other games: they would be taken for those that are wanted."""
    if len(there) > len(bouts):
        raise BadOptions(f"{way.rows} has {len(there)} games, more than the {len(bouts)} wanted")
    for number, (bout, row) in enumerate(zip(bouts, there, strict=False), start=1):
        wanted = (bout.game, bout.bots, str(bout.seed), bout.options)
        if wanted != (row.game, row.bots, str(row.seed), row.options):
            raise BadOptions(f"{way.rows}: row {number} is not of the games that are wanted now")
