"""What only grows: a copy goes its own way, and costs no more the longer it gets."""

from __future__ import annotations

import pytest

from sitdown.table.records.append_only import AppendOnlyDict, AppendOnlyList

MANY = 64
LENGTHS = [0, 1, MANY, 3 * MANY + 5]


def sequel(length: int) -> AppendOnlyList[int]:
    made: AppendOnlyList[int] = AppendOnlyList()
    for number in range(length):
        made.append(number)
    return made


@pytest.mark.parametrize("length", LENGTHS)
def test_a_part_is_that_of_a_list(length: int) -> None:
    numbers, made = list(range(length)), sequel(length)
    assert len(made) == length
    for first in range(length + 2):
        for end in [None, *range(length + 2)]:
            assert made.part(first, end) == numbers[first:end]


@pytest.mark.parametrize("length", LENGTHS)
def test_copies_know_nothing_of_each_other(length: int) -> None:
    one = sequel(length)
    other = one.copy()
    for number in range(MANY + 1):
        one.append(number)
        other.append(-number)
    assert one.part(length) == list(range(MANY + 1))
    assert other.part(length) == [-number for number in range(MANY + 1)]
    assert other.part(0, length) == list(range(length))


@pytest.mark.parametrize("length", LENGTHS)
def test_a_memory_keeps_all_and_its_copy_nothing_more(length: int) -> None:
    one: AppendOnlyDict[str, int] = AppendOnlyDict()
    for number in range(length):
        one.keep(str(number), number)
    other = one.copy()
    one.keep("more", 1)
    assert [other.get(str(number)) for number in range(length)] == list(range(length))
    assert (one.get("more"), other.get("more")) == (1, None)


def test_a_copy_shares_all_there_is() -> None:
    one: AppendOnlyDict[int, int] = AppendOnlyDict()
    for number in range(LENGTHS[-1]):
        one.keep(number, number)
        assert one.copy().items is one.items
    numbers = sequel(LENGTHS[-1])
    assert numbers.copy().items is numbers.items


def test_what_was_written_on_in_vain_is_not_there() -> None:
    """A sitting that could not be stored leaves nothing behind in the one that goes on."""
    one = sequel(3)
    one.copy().append(-1)
    assert (len(one), one.part(), one.part(2, 9)) == (3, [0, 1, 2], [2])
    again = one.copy()
    again.append(3)
    assert (again.part(), one.part()) == ([0, 1, 2, 3], [0, 1, 2])


def test_what_was_kept_in_vain_is_not_remembered() -> None:
    """The same, and the one that goes on keeps things of its own under the same keys."""
    one: AppendOnlyDict[str, int] = AppendOnlyDict()
    one.keep("a", 1)
    one.copy().keep("b", 2)
    assert (one.get("a"), one.get("b")) == (1, None)
    again = one.copy()
    again.keep("b", 3)
    assert (again.get("b"), one.get("b")) == (3, None)
    again.keep("a", 4)
    assert [again.get(key) for key in "ab"] == [4, 3]
    assert [one.get(key) for key in "ab"] == [1, None]
