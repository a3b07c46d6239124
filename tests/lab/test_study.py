"""A study: what is weighed of many games, and what differs between two decks."""

from __future__ import annotations

import pytest

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.lab.estimates import MeanWithError
from sitdown.lab.findings import one_deck, two_decks
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.study.choice_counts import ActionKind, WatchedGame
from sitdown.lab.study.study import Plan, Study, study, weigh_games

HERE = Backend(processes=1)
RAID = ActionKind("play", "raid")


def plan(games: int, options: Document | None = None, slips: int = 0) -> Plan:
    return Plan(catalog.load("squirrels"), 2, ("random",), games, "0", options or {}, slips)


def game(winner: int, uses: int = 0, moves: int = 7, **words: list[str]) -> WatchedGame:
    result: Document = {"scores": [0, 0], "winners": [winner], "places": [[winner], [1 - winner]]}
    return WatchedGame(("a", "a"), moves, result, words, {(RAID, 0): uses}, [])


def made_up(wins: int, uses: int, count: int = 200) -> Study:
    """A study of which seat 0 won so many games, with so many raids in each."""
    return weigh_games(plan(count), [game(int(number >= wins), uses) for number in range(count)])


def test_a_study_weighs_what_a_balance_weighs() -> None:
    found = study(plan(6), HERE)
    shares = found.balance().shares
    assert sum(share.wins for share in shares if share.field == "seat") == 6
    assert sum(share.wins for share in shares if share.field == "order") == 6
    assert found.luck is not None
    assert study(plan(6), HERE, with_luck=False).luck is None
    assert found.document()["uses"][0]["deed"].keys() == {"do", "thing"}


def test_the_same_games_say_the_same_wherever_they_are_played() -> None:
    """Processes of their own hash words otherwise, and order sets otherwise."""
    elsewhere = study(plan(24), Backend(processes=2), with_luck=False)
    assert study(plan(24), HERE, with_luck=False).document() == elsewhere.document()


def test_games_that_repeat_each_other_are_counted_once() -> None:
    assert made_up(200, 1).different == 1
    assert weigh_games(plan(2), [game(0, 1), game(0, 2)]).different == 2


def test_whoever_sits_where_a_course_is_the_same() -> None:
    one = game(0, order=["0", "1"])
    turned = WatchedGame(one.bots, 7, one.result, {"order": ["1", "0"]}, {(RAID, 1): 0}, [])
    assert weigh_games(plan(2), [one, turned]).different == 1


def test_a_word_that_goes_with_the_seat_is_known_as_such() -> None:
    always = [game(0, family=["caruso", "laserva"]), game(1, family=["caruso", "laserva"])]
    assert weigh_games(plan(2), always).tied == ["family"]
    changing = [game(0, family=["caruso", "laserva"]), game(1, family=["laserva", "caruso"])]
    assert weigh_games(plan(2), changing).tied == []


def test_a_seat_that_wins_too_often_is_found() -> None:
    found = {(one.sort, one.name): one.clear for one in one_deck(made_up(130, 1))}
    assert found == {("seat", "0"): True, ("seat", "1"): True}
    assert not any(one.clear for one in one_deck(made_up(108, 1)))


def test_a_few_games_prove_nothing() -> None:
    assert one_deck(made_up(8, 1, count=8)) == []
    assert two_decks(made_up(8, 1, count=8), made_up(0, 3, count=8)) == []


def test_two_decks_that_play_alike_do_not_differ() -> None:
    assert not any(one.clear for one in two_decks(made_up(100, 1), made_up(108, 1)))


def test_what_differs_between_decks_is_the_second_minus_the_first() -> None:
    found = {(one.sort, one.name): one for one in two_decks(made_up(60, 1), made_up(140, 3))}
    assert found["uses", RAID].found == MeanWithError(2.0, 0.0)
    assert found["uses", RAID].clear
    assert found["seat", "0"].found.value == pytest.approx(0.4)
    assert found["seat", "0"].clear
    assert not found["numbers", "moves"].clear
