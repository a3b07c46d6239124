"""Ratings: places move them as they should, whoever sits where."""

from __future__ import annotations

import pytest

from sitdown.ratings import (
    NEWCOMER,
    RANKED_AFTER,
    Game,
    Rating,
    Standing,
    after_game,
    after_games,
)

IN_ORDER = [[0], [1], [2]]


def test_a_newcomer_is_shown_as_1500_give_or_take_a_thousand() -> None:
    assert (NEWCOMER.figure, NEWCOMER.band) == (1500, 1000)


def test_the_figure_is_sixty_mu_and_the_band_two_sigma() -> None:
    assert (Rating(30.01, 2.0).figure, Rating(30.01, 2.0).band) == (1801, 240)


def test_who_is_placed_before_others_rises_above_them() -> None:
    found = after_game({}, ["ann", "bob", "cy"], [[2], [0], [1]])
    assert found["cy"].mu > found["ann"].mu > found["bob"].mu
    assert found["cy"].mu > NEWCOMER.mu > found["bob"].mu


def test_every_game_tells_something() -> None:
    found = after_game({}, ["ann", "bob", "cy"], IN_ORDER)
    assert all(one.sigma < NEWCOMER.sigma for one in found.values())


def test_a_tie_of_equals_moves_nobody() -> None:
    found = after_game({}, ["ann", "bob"], [[0, 1]])
    assert found["ann"] == found["bob"]
    assert found["ann"].mu == pytest.approx(NEWCOMER.mu)


def test_a_tie_draws_unequals_together() -> None:
    before = {"ann": Rating(30, 3), "bob": Rating(20, 3)}
    found = after_game(before, ["ann", "bob"], [[0, 1]])
    assert 20 < found["bob"].mu < found["ann"].mu < 30


def test_tied_seats_move_alike() -> None:
    found = after_game({}, ["ann", "bob", "cy"], [[1], [0, 2]])
    assert found["ann"] == found["cy"]


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    before = {"ann": Rating(30, 3), "bob": Rating(20, 3)}
    expected = after_game(before, ["ann", "bob"], [[0], [1]])["ann"].mu - 30
    surprise = 30 - after_game(before, ["ann", "bob"], [[1], [0]])["ann"].mu
    assert surprise > 3 * expected > 0


def test_seats_make_no_difference() -> None:
    one = after_game({}, ["ann", "bob", "cy"], [[0], [1], [2]])
    other = after_game({}, ["cy", "ann", "bob"], [[1], [2], [0]])
    assert one == other


def test_who_sits_alone_against_himself_goes_nowhere() -> None:
    found = after_game({}, ["ann", "ann"], [[0], [1]])
    assert found["ann"].mu == pytest.approx(NEWCOMER.mu)


def test_two_seats_of_one_move_him_by_their_mean() -> None:
    apart = after_game({}, ["ann", "bob", "cy"], IN_ORDER)
    together = after_game({}, ["ann", "bob", "ann"], IN_ORDER)
    assert together["ann"].mu == pytest.approx((apart["ann"].mu + apart["cy"].mu) / 2)
    assert together["bob"] == apart["bob"]


def test_who_may_have_learned_is_less_certain() -> None:
    known = {"ann": Rating(25, 1), "bob": Rating(25, 1)}
    steady = after_game(known, ["ann", "bob"], [[0], [1]], drift=0)
    learning = after_game(known, ["ann", "bob"], [[0], [1]], drift=0.5)
    assert steady["ann"].sigma < known["ann"].sigma < learning["ann"].sigma
    assert learning["ann"].mu > steady["ann"].mu


def test_what_was_before_is_left_as_it_was() -> None:
    before = {"ann": Rating(30, 3)}
    after_game(before, ["ann", "bob"], [[1], [0]])
    assert before == {"ann": Rating(30, 3)}


def test_a_seat_without_a_place_is_an_error() -> None:
    with pytest.raises(ValueError, match="seat 2 has no place"):
        after_game({}, ["ann", "bob", "cy"], [[0], [1]])


def test_many_games_are_one_after_the_other() -> None:
    games: list[Game[str]] = [
        (["ann", "bob"], [[0], [1]]),
        (["cy", "ann", "cy"], [[1], [0, 2]]),
    ]
    first = after_game({}, *games[0])
    second = after_game(first, *games[1])
    assert after_games(games) == {
        "ann": Standing(second["ann"], 2),
        "bob": Standing(first["bob"], 1),
        "cy": Standing(second["cy"], 1),
    }


def test_the_better_player_of_many_games_is_told_from_the_worse() -> None:
    games: list[Game[str]] = [
        (["ann", "bob"], [[0], [1]] if number % 8 else [[1], [0]]) for number in range(200)
    ]
    found = after_games(games, drift=0)
    ann, bob = found["ann"].rating, found["bob"].rating
    assert ann.figure - ann.band > bob.figure + bob.band


def test_nobody_is_ranked_before_the_tenth_game() -> None:
    games: list[Game[str]] = [(["ann", "bob"], [[0], [1]])] * RANKED_AFTER
    assert not after_games(games[1:])["ann"].is_ranked
    assert after_games(games)["ann"].is_ranked
    assert not Standing().is_ranked
