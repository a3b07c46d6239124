"""Playing many games: one row per game, on all processors if wanted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from multiprocessing import get_context
from typing import Any

from sitdown import catalog
from sitdown.bots import Company, bot
from sitdown.kernel import RulesError
from sitdown.kernel.form import Document

LONGEST_GAME = 100_000
"""More moves than any game has: past it something turns in circles."""


@dataclass(frozen=True)
class Row:
    """One game: what it was made from, so that it can be played again, and what came of it."""

    game: str
    seed: int | str
    options: Document
    bots: tuple[str, ...]
    moves: int
    result: Document


def play_game(
    game: str,
    bots: Sequence[str],
    seed: int | str = 0,
    options: Document | None = None,
) -> Row:
    """One game between bots, a name for each seat.

    >>> row = play_game("squirrels", ["random", "random"], seed=7)
    >>> row == play_game("squirrels", ["random", "random"], seed=7)
    True
    """
    rules = catalog.load(game)
    given: dict[str, Any] = options or {}
    state = rules.new(len(bots), seed, **given)
    company = Company(rules, {seat: bot(name, f"{seed}/{seat}") for seat, name in enumerate(bots)})
    for moves in range(LONGEST_GAME):
        move = company.move(state)
        if move is None:
            assert state.result is not None
            return Row(game, seed, dict(given), tuple(bots), moves, state.result)
        company.act(state, *move)
    raise RulesError(f"{game}, seed {seed}, {bots}: not over after {LONGEST_GAME} moves")


def play_games(
    game: str,
    line_ups: Iterable[Sequence[str]],
    seeds: Iterable[int | str],
    options: Document | None = None,
    processes: int | None = None,
) -> Iterator[Row]:
    """A game for each line-up and seed, in their order; `processes=1` plays them all here."""
    line_ups, seeds = list(line_ups), list(seeds)
    arguments = (repeat(game), line_ups, seeds, repeat(options))
    if processes == 1 or len(line_ups) < 2:
        yield from map(play_game, *arguments)
        return
    chunk = max(1, len(line_ups) // 64)
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_game, *arguments, chunksize=chunk)
