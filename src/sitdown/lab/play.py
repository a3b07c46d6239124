"""Playing many games: one row per game, on all processors or on many machines if wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from sitdown import catalog
from sitdown.bots import Bot, Company, Move, bot
from sitdown.kernel import BadOptions, RulesError, State
from sitdown.kernel.form import Document

from .jobs.backend import Keeper, Way
from .jobs.batches import Stream
from .timing import Pace

LONGEST_GAME = 100_000
"""More moves than any game has: past it something turns in circles."""

Heed = Callable[[State, Move], None]
"""Is told each move before it is made."""
Task = Callable[["Bout"], "Played"]


@dataclass(frozen=True)
class Row:
    """One game: what it was made from, so that it can be played again, and what came of it."""

    game: str
    seed: int | str
    options: Document
    bots: tuple[str, ...]
    moves: int
    result: Document


@dataclass(frozen=True)
class Decision:
    """One thing that a seat did, out of so many that were listed for it."""

    game: str
    seed: int | str
    step: int
    seat: int
    phase: str
    legal: int
    answer: Document


class Bout(NamedTuple):
    """A game that is to be played: a bot for each seat, a seed, options."""

    game: str
    bots: tuple[str, ...]
    seed: int | str
    options: Document


class Played(NamedTuple):
    """What came of a game; `paces` of its bots, and its `course`, only where somebody asks."""

    row: Row
    decisions: list[Decision]
    paces: Mapping[str, Pace] = {}
    course: str = ""


def play_game(
    game: str,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Document | None = None,
    heed: Heed | None = None,
    seated: Mapping[int, Bot] | None = None,
) -> Row:
    """One game between bots, a name for each seat; `seated`, if they are not just as named.

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
    way: Way | None = None,
) -> Stream[Row]:
    """A game for each line-up and seed, in their order; `processes=1` plays them all here."""
    pairs = zip(line_ups, seeds, strict=True)
    bouts = [Bout(game, tuple(bots), seed, options or {}) for bots, seed in pairs]
    way = Way(processes) if way is None else way
    task = plain if way.decisions is None else with_decisions
    with closing(play_all(task, bouts, way)) as coming:
        for played in coming:
            yield played.row


def play_all(task: Task, bouts: Sequence[Bout], way: Way) -> Stream[Played]:
    """What comes of these games, in their order: those of before, if it goes on, then the others.

    Of those of before there are the rows alone.
    """
    keeper = Keeper(way)
    there = [Played(row_of(document), []) for document in keeper.open()]
    require_same_games(bouts, [one.row for one in there], way)
    coming = kept(there, way.carry_out(task, bouts[len(there) :]), keeper)
    yield from way.watch(coming, len(bouts), len(there))
    keeper.finish()


def kept(there: Sequence[Played], coming: Iterator[Played], keeper: Keeper) -> Iterator[Played]:
    yield from there
    for played in coming:
        keeper.keep(asdict(played.row), [asdict(one) for one in played.decisions])
        yield played


def plain(bout: Bout) -> Played:
    return Played(play_game(*bout), [])


def with_decisions(bout: Bout) -> Played:
    decisions: list[Decision] = []

    def heed(state: State, move: Move) -> None:
        listed = len(state.legal(move.seat))
        answer = move.action.document()
        step = len(decisions)
        one = Decision(bout.game, bout.seed, step, move.seat, state.phase, listed, answer)
        decisions.append(one)

    return Played(play_game(*bout, heed=heed), decisions)


# Going on.


def row_of(document: Document) -> Row:
    try:
        return Row(**{**document, "bots": tuple(document["bots"])})
    except (KeyError, TypeError):
        raise BadOptions("--resume: the file has other rows than those of games") from None


def require_same_games(bouts: Sequence[Bout], there: Sequence[Row], way: Way) -> None:
    """Rows of other games would be taken for those that are wanted."""
    if len(there) > len(bouts):
        raise BadOptions(f"{way.rows} has {len(there)} games, more than the {len(bouts)} wanted")
    for number, (bout, row) in enumerate(zip(bouts, there, strict=False), start=1):
        wanted = (bout.game, bout.bots, str(bout.seed), bout.options)
        if wanted != (row.game, row.bots, str(row.seed), row.options):
            raise BadOptions(f"{way.rows}: row {number} is not of the games that are wanted now")
