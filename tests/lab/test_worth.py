"""Worth: what goes with a deed, among choices that are alike."""

from __future__ import annotations

import pytest

from sitdown.lab.study.choice_counts import ActionKind, ChoiceCount
from sitdown.lab.study.worth import FEWEST_GAMES, WeighedChoice, worth_of

PLAY = ActionKind("play", "raid")


def weighed(game: int, did: int, won: float, seat: int = 0, could: int = 1) -> WeighedChoice:
    return WeighedChoice(game, "cautious", ChoiceCount(PLAY, seat, 0, could, did), won)


def games(count: int, did: int, wins: int, seat: int = 0, first: int = 0) -> list[WeighedChoice]:
    """So many games in which a seat did it or not, and won so many of them."""
    return [weighed(first + number, did, float(number < wins), seat) for number in range(count)]


def test_it_is_the_difference_of_win_rates() -> None:
    found = worth_of([*games(100, 1, 60), *games(100, 0, 20, first=100)])
    assert found is not None
    assert found.value == pytest.approx(0.4)
    assert found.low > 0.2
    assert found.high < 0.6


def test_a_seat_that_wins_more_and_does_it_more_is_no_reason() -> None:
    """Whoever does it wins as often as the others at the same seat."""
    good = [*games(80, 1, 64), *games(20, 0, 16, first=80)]
    bad = [*games(20, 1, 4, 1, first=100), *games(80, 0, 16, 1, first=120)]
    found = worth_of([*good, *bad])
    assert found is not None
    assert found.value == pytest.approx(0.0)


def test_choices_of_one_game_are_not_counted_as_if_they_were_many() -> None:
    once = [*games(40, 1, 24), *games(40, 0, 12, first=40)]
    often = [weighed(one.game, 10 * one.choice.did, one.won, could=10) for one in once]
    found, again = worth_of(once), worth_of(often)
    assert found is not None
    assert again is not None
    assert again.value == pytest.approx(found.value)
    assert again.error == pytest.approx(found.error)


def test_too_few_games_tell_nothing() -> None:
    assert worth_of([*games(100, 1, 50), *games(FEWEST_GAMES - 1, 0, 5, first=100)]) is None
    assert worth_of([*games(100, 1, 50), *games(FEWEST_GAMES, 0, 5, first=100)]) is not None
    assert worth_of([]) is None


def test_what_is_always_done_at_one_seat_and_never_at_another_tells_nothing() -> None:
    assert worth_of([*games(30, 1, 9), *games(30, 0, 9, 1, first=30)]) is None
