"""Luck and skill, told apart in made-up games of which one knows what decides."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sitdown.kernel import Chance
from sitdown.lab.study.choice_counts import Task, WatchedGame
from sitdown.lab.study.variance import REPEATS, rivals, tasks, weigh_luck

DEALS = 40
MODEL = Task("squirrels", ("cautious", "cautious"), "0", {}, 0)


def play(winner: Callable[[int, Task], int]) -> list[WatchedGame]:
    """The games of the plan, each won by whom a function says."""
    found = []
    for number, task in enumerate(tasks(MODEL, DEALS * REPEATS)):
        seat = winner(number, task)
        result = {"scores": [0, 0], "winners": [seat], "places": [[seat], [1 - seat]]}
        found.append(WatchedGame(task.bots, 1, result, {}, {}, []))
    return found


def test_where_the_better_bot_always_wins_all_is_skill() -> None:
    luck = weigh_luck(play(lambda number, task: task.bots.index("cautious")), MODEL.bots)
    assert luck.skill.value == pytest.approx(1.0)
    assert luck.deal.value == pytest.approx(0.0)
    assert luck.deals == DEALS


def test_where_the_cards_decide_all_is_the_deal() -> None:
    luck = weigh_luck(play(lambda number, task: number // REPEATS * 7 % 5 % 2), MODEL.bots)
    assert luck.deal.value > 0.9
    assert luck.skill.value < 0.05


def test_where_something_else_decides_it_is_neither() -> None:
    coin = Chance("coin")
    luck = weigh_luck(play(lambda number, task: coin.below(2)), MODEL.bots)
    assert luck.skill.value < 0.1
    assert luck.deal.value < 0.1
    assert luck.rest == pytest.approx(1 - luck.skill.value - luck.deal.value)


def test_both_kinds_of_bots_sit_everywhere_and_a_deal_stays_the_same() -> None:
    planned = tasks(MODEL, DEALS * REPEATS)
    assert {task.bots for task in planned} == {("cautious", "random"), ("random", "cautious")}
    assert len({task.seed for task in planned}) == DEALS
    assert len({(task.seed, task.luck) for task in planned}) == len(planned)


def test_the_chosen_bot_is_held_against_a_worse_or_better_one() -> None:
    assert rivals(["cautious"]) == ("cautious", "random")
    assert rivals(["random", "cautious"]) == ("cautious", "random")
