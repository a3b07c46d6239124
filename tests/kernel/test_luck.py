"""Luck: the same numbers everywhere, each equally likely."""

from __future__ import annotations

from collections import Counter

import pytest

from sitdown.kernel import Luck


def test_the_same_seed_gives_the_same_numbers() -> None:
    luck = Luck("a seed")
    numbers = [luck.below(1000) for _ in range(5)]
    again = Luck("a seed")
    assert [again.below(1000) for _ in range(5)] == numbers
    other = Luck("another")
    assert [other.below(1000) for _ in range(5)] != numbers


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Luck(7).below(10**9) == Luck("7").below(10**9)


@pytest.mark.parametrize("sides", [2, 6, 7, 52])
def test_each_number_comes_about_equally_often(sides: int) -> None:
    luck = Luck(sides)
    throws = 2000 * sides
    counts = Counter(luck.below(sides) for _ in range(throws))
    assert set(counts) == set(range(sides))
    # Chi square of so many throws, which are the same in every run.
    spread = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert spread < sides + 4 * (2 * sides) ** 0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(Luck(seed).below(10) for seed in range(5000))
    assert all(400 < count < 600 for count in firsts.values())


def test_pairs_come_equally_often_too() -> None:
    luck = Luck("pairs")
    pairs = Counter((luck.below(5), luck.below(5)) for _ in range(25_000))
    assert len(pairs) == 25
    assert all(850 < count < 1150 for count in pairs.values())


def test_one_item_is_picked() -> None:
    luck = Luck()
    assert luck.pick(["only"]) == "only"
    assert {luck.pick([1, 2, 3]) for _ in range(50)} == {1, 2, 3}
