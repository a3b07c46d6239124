"""Many games: rows that can be played again."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children

import pytest

from sitdown.lab.play import play_game, play_games


def test_a_row_says_all_that_is_needed_to_play_it_again() -> None:
    row = play_game("squirrels", ["random", "cautious"], seed=3, options={"first": 1})
    assert (row.game, row.seed, row.options) == ("squirrels", 3, {"first": 1})
    assert row.bots == ("random", "cautious")
    assert row.moves > 10
    assert len(row.result["scores"]) == 2
    assert play_game(row.game, row.bots, row.seed, row.options) == row


def test_other_processes_play_the_same_games() -> None:
    line_ups, seeds = [["random"] * 2] * 4, [1, 2, 3, 4]
    here = list(play_games("squirrels", line_ups, seeds, processes=1))
    assert [row.seed for row in here] == seeds
    assert list(play_games("squirrels", line_ups, seeds, processes=2)) == here


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_killed_process_changes_no_row() -> None:
    line_ups, seeds = [["random"] * 2] * 40, list(range(40))
    coming = play_games("squirrels", line_ups, seeds, processes=2)
    first = next(coming)
    victim = active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    here = list(play_games("squirrels", line_ups, seeds, processes=1))
    assert [first, *coming] == here
