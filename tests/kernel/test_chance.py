"""Chance (contract §6): the test vectors, and forced outcomes."""

from __future__ import annotations

import pytest

from sitdown.kernel import BadPosition, Chance

LETTERS = list("abcdefgh")


def test_the_first_raw_numbers() -> None:
    chance = Chance("7")
    assert [chance.raw() for _ in range(3)] == [1822653090, 1302548871, 2287371002]


def test_ten_rolls() -> None:
    chance = Chance("7")
    assert [chance.roll(6) for _ in range(10)] == [1, 4, 3, 2, 4, 2, 6, 1, 4, 6]


def test_the_four_draws_one_after_the_other() -> None:
    chance = Chance("7")
    assert "".join(chance.shuffle(LETTERS)) == "efdgahbc"
    assert chance.drawn == 7
    assert "".join(chance.sample(LETTERS, 3)) == "gah"
    assert chance.drawn == 10
    assert chance.pick(LETTERS) == "d"
    assert chance.drawn == 11
    assert [chance.roll(6) for _ in range(4)] == [2, 6, 3, 2]
    assert chance.drawn == 15
    assert list("abcdefgh") == LETTERS


def test_a_draw_of_one_takes_a_raw_number_too() -> None:
    chance = Chance("7")
    assert chance.pick(["only"]) == "only"
    assert chance.drawn == 1


def test_a_stream_goes_on_where_it_was_saved() -> None:
    chance = Chance("a seed")
    for _ in range(20):
        chance.roll(6)
    saved = Chance(chance.seed, chance.drawn)
    copied = chance.copy()
    rolls = [chance.roll(100) for _ in range(40)]
    assert [saved.roll(100) for _ in range(40)] == rolls
    assert [copied.roll(100) for _ in range(40)] == rolls


def test_a_raw_number_above_the_last_full_round_is_passed_over() -> None:
    chance = Chance("7")
    chance.block = 0
    chance.words = (2**32 - 1, 5, *[0] * 14)
    assert chance.below(3) == 2
    assert chance.drawn == 2


def test_forced_outcomes_come_in_order_and_take_no_raw_number() -> None:
    chance = Chance("7")
    chance.force([{"roll": 4}, {"pick": "c"}, {"shuffle": ["b", "a"]}, {"sample": ["h"]}])
    assert chance.document() == {
        "seed": "7",
        "drawn": 0,
        "forced": [{"roll": 4}, {"pick": "c"}, {"shuffle": ["b", "a"]}, {"sample": ["h"]}],
    }
    assert chance.roll(6) == 4
    assert chance.pick(LETTERS) == "c"
    assert chance.shuffle(["a", "b"]) == ["b", "a"]
    assert chance.sample(LETTERS, 1) == ["h"]
    assert chance.document() == {"seed": "7", "drawn": 0}


def test_a_copy_has_forced_outcomes_of_its_own() -> None:
    chance = Chance("7")
    chance.force([{"roll": 4}])
    assert chance.copy().roll(6) == 4
    assert chance.roll(6) == 4


@pytest.mark.parametrize(
    "outcome",
    [
        {"roll": 7},
        {"roll": 0},
        {"roll": True},
        {"roll": "4"},
        {"pick": 4},
    ],
)
def test_a_forced_roll_that_cannot_happen_is_an_error(outcome: dict[str, object]) -> None:
    chance = Chance("7")
    chance.force([outcome])
    with pytest.raises(BadPosition):
        chance.roll(6)


@pytest.mark.parametrize(
    "order", [["a", "b"], ["a", "b", "d"], ["a", "a", "b"], "abc", ["a", "b", "c", "c"]]
)
def test_a_forced_shuffle_must_be_an_order_of_the_list(order: object) -> None:
    chance = Chance("7")
    chance.force([{"shuffle": order}])
    with pytest.raises(BadPosition):
        chance.shuffle(["a", "b", "c"])


def test_a_forced_pick_must_be_in_the_list() -> None:
    chance = Chance("7")
    chance.force([{"pick": "z"}])
    with pytest.raises(BadPosition, match="not among"):
        chance.pick(LETTERS)


@pytest.mark.parametrize("outcomes", [[{"toss": 1}], [{}], [4], [{"roll": 1, "pick": 2}]])
def test_an_unknown_outcome_is_refused(outcomes: list[dict[str, object]]) -> None:
    with pytest.raises(BadPosition, match="outcome"):
        Chance("7").force(outcomes)
