"""Duels: fair seats, honest rates."""

from __future__ import annotations

from collections import Counter

import pytest

from sitdown.kernel import BadOptions
from sitdown.lab.duel import duel, line_up, place_of, round_up, standing, wilson
from sitdown.lab.play import Row


def row(bots: tuple[str, ...], winners: list[int], places: list[list[int]]) -> Row:
    return Row("toy", 0, {}, bots, 1, {"winners": winners, "places": places})


def test_who_sits_alone_has_every_seat_equally_often() -> None:
    seats = Counter(line_up("a", "b", 3, number).index("a") for number in range(12))
    assert seats == {0: 4, 1: 4, 2: 4}


def test_games_are_whole_rounds_of_seats() -> None:
    assert [round_up(number, 3) for number in (1, 3, 3.5, 200)] == [3, 3, 6, 201]


def test_a_shared_victory_is_a_share_of_a_win() -> None:
    rows = [
        row(("a", "b", "b"), [0], [[0], [1], [2]]),
        row(("b", "a", "b"), [0, 1], [[0, 1], [2]]),
        row(("b", "b", "a"), [], [[0], [1], [2]]),
    ]
    one = standing("a", "b", rows)
    assert one.wins == 1.5
    assert one.rate == 0.5
    assert one.place == pytest.approx((1 + 1.5 + 3) / 3)
    assert one.before == pytest.approx((2 + 1.5 + 0) / 6)
    assert one.fair == pytest.approx(1 / 3)


def test_a_seat_without_a_place_is_an_error() -> None:
    with pytest.raises(ValueError, match="seat 5 has no place"):
        place_of({"places": [[0], [1]]}, 5)


def test_the_interval_holds_the_rate_and_narrows() -> None:
    few, many = wilson(9, 10), wilson(900, 1000)
    assert few[0] < many[0] < 0.9 < many[1] < few[1]
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_the_cautious_beat_the_careless() -> None:
    """Few games, and far from even: it does not hang on luck."""
    winner, loser = duel("squirrels", "cautious", "random", games=12, players=3, processes=1)
    assert (winner.bot, winner.games, loser.games) == ("cautious", 6, 6)
    assert winner.low > winner.fair
    assert loser.rate < loser.fair


def test_at_two_seats_both_halves_are_counted_together() -> None:
    one, other = duel("squirrels", "cautious", "random", games=8, players=2, processes=1)
    assert one.games == other.games == 8
    assert one.wins + other.wins == 8


def test_who_thinks_long_need_not_be_seated_more_than_once() -> None:
    usual, _ = duel("squirrels", "cautious", "random", games=12, players=3, processes=1)
    (lone,) = duel("squirrels", "cautious", "random", 6, 3, processes=1, alone=True)
    assert lone == usual


def test_a_bot_does_not_fight_itself() -> None:
    with pytest.raises(BadOptions, match="two different bots"):
        duel("squirrels", "random", "random")
