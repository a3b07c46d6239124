"""Beyond chance: errors, surprises, and many comparisons at once."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from sitdown.lab.estimates import MeanWithError, beyond_chance, mean


def test_a_mean_knows_its_error() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.error == pytest.approx(sqrt(5 / 3 / 4))
    assert found.low < 2.5 < found.high
    assert mean([3.0]).error == inf


def test_errors_of_a_difference_add_up() -> None:
    found = MeanWithError(3.0, 0.3).minus(MeanWithError(1.0, 0.4))
    assert found.value == 2.0
    assert found.error == pytest.approx(0.5)


def test_what_never_varies_surprises_only_where_it_differs() -> None:
    assert MeanWithError(0.0, 0.0).surprise() == 1.0
    assert MeanWithError(1.0, 0.0).surprise() == 0.0
    assert MeanWithError(1.0, inf).surprise() == 1.0


def test_one_in_twenty_among_many_is_no_finding() -> None:
    many = [0.04, *[0.5] * 19]
    assert beyond_chance([0.04]) == [True]
    assert not any(beyond_chance(many))


def test_what_is_less_surprising_than_a_finding_may_be_one_by_its_rank() -> None:
    """Benjamini and Hochberg: all up to the last that is below its own bound."""
    assert beyond_chance([0.03, 0.02, 0.04, 0.9, 0.05]) == [False] * 5
    assert beyond_chance([0.03, 0.02, 0.029, 0.031]) == [True] * 4


def test_nothing_compared_is_nothing_found() -> None:
    assert beyond_chance([]) == []
