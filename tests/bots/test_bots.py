"""The bots themselves: what they do, and that they do it again."""

from __future__ import annotations

from collections import Counter

import pytest

import sitdown
from sitdown.bots import bot, names, owed
from sitdown.bots.cautious import gain
from sitdown.bots.random_bot import SELDOM
from sitdown.kernel import BadOptions, Look
from sitdown.lab.play import play_game
from tests.kernel.toy import Rob, game


def test_the_bots_have_names() -> None:
    assert names() == ["cautious", "random", "search"]


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions, match=r'no bot "cautios"; did you mean "cautious"\? \(there'):
        bot("cautios")


def test_the_careless_one_chooses_evenly_among_what_it_owes() -> None:
    state = game.new(3)
    state.apply(1, Rob(0))
    careless = bot("random", 1)
    chosen = Counter(str(careless.choose(Look.at(game, state, 2))) for _ in range(400))
    assert len(chosen) == 2
    assert min(chosen.values()) > 150


def test_the_careless_one_seldom_speaks_unasked() -> None:
    state = game.new(3)
    state.apply(1, Rob(0))
    careless = bot("random", 1)
    spoken = [careless.interject(Look.at(game, state, 1)) for _ in range(400)]
    times = sum(word is not None for word in spoken)
    assert 0 < times < 3 * 400 / SELDOM


def test_the_careless_one_says_nothing_where_nothing_can_be_said() -> None:
    state = game.new(3)
    careless = bot("random", 1)
    assert all(careless.interject(Look.at(game, state, 0)) is None for _ in range(50))


def test_without_hints_the_cautious_one_tries_things_out() -> None:
    state = game.new(3)
    state.apply(1, Rob(0))
    state.apply(0, {"do": "trap", "set": True})
    state.apply(2, {"do": "trap", "set": False})
    assert state.phase == "doctor"
    look = Look.at(game, state, 1)
    chosen = bot("cautious", 1).choose(look)
    assert chosen in owed(look)
    assert bot("cautious", 1).interject(look) is None


def test_a_game_that_was_won_is_worth_more_than_a_lost_one() -> None:
    state = game.new(3)
    assert gain(state, 0) == 0.5
    state.result = {"winners": [2], "places": [[2], [0], [1]], "scores": [2, 1, 3]}
    assert gain(state, 2) > gain(state, 0) > gain(state, 1)


@pytest.mark.parametrize("name", ["cautious", "random"])
def test_a_game_between_bots_can_be_played_again(name: str) -> None:
    first = play_game("squirrels", [name] * 3, seed=5)
    assert play_game("squirrels", [name] * 3, seed=5) == first
    assert play_game("squirrels", [name] * 3, seed=6) != first


@pytest.mark.parametrize("id", sitdown.games())
@pytest.mark.parametrize("name", ["cautious", "random"])
def test_bots_play_every_game_to_its_end(id: str, name: str) -> None:
    """With hints or without, what a bot does is legal, and the game ends."""
    seats = sitdown.load(id).seats[0]
    assert play_game(id, [name] * seats, seed=1).result["places"]
