"""Line-ups: everybody against everybody, everywhere, equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from sitdown.lab.line_ups import families, how_many, seatings

ENTERED = [("ab", 2), ("ab", 3), ("abc", 2), ("abc", 3), ("abcd", 2), ("abcd", 5), ("abcdef", 3)]


def every_line_up(bots: str, seats: int) -> set[tuple[str, ...]]:
    return {one for one in combinations_with_replacement(bots, seats) if len(set(one)) > 1}


@pytest.mark.parametrize(("bots", "seats"), ENTERED)
def test_families_have_every_line_up_once(bots: str, seats: int) -> None:
    line_ups = [one for family in families(len(bots), seats) for one in family]
    assert len(line_ups) == len(set(line_ups)) == how_many(len(bots), seats)
    named = {tuple(bots[number] for number in one) for one in line_ups}
    assert named == every_line_up(bots, seats)


@pytest.mark.parametrize(("bots", "seats"), ENTERED)
def test_a_whole_round_has_every_line_up_on_all_its_seats(bots: str, seats: int) -> None:
    wanted = how_many(len(bots), seats) * seats
    found = seatings(bots, seats, wanted, "x")
    assert len(found) == wanted
    assert Counter(tuple(sorted(one)) for one in found) == dict.fromkeys(
        every_line_up(bots, seats), seats
    )


@pytest.mark.parametrize("games", [1, 7, 40, 100])
@pytest.mark.parametrize(("bots", "seats"), ENTERED)
def test_wherever_it_ends_every_bot_had_every_seat_equally_often(
    bots: str, seats: int, games: int
) -> None:
    found = seatings(bots, seats, games, "x")
    assert len(found) >= games
    held = Counter((name, seat) for one in found for seat, name in enumerate(one))
    assert len(held) == len(bots) * seats
    assert len(set(held.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), ENTERED)
def test_each_two_meet_however_few_games_there_are(bots: str, seats: int) -> None:
    found = seatings(bots, seats, 1, "x")
    assert met(bots, found).keys() == set(combinations(bots, 2))


def test_pairs_meet_about_equally_often_where_line_ups_are_too_many() -> None:
    counts = met("abcdef", seatings("abcdef", 5, 300, "x")).values()
    assert max(counts) - min(counts) <= 0.1 * max(counts)


def met(bots: str, found: list[tuple[str, ...]]) -> Counter[tuple[str, str]]:
    return Counter(pair for one in found for pair in combinations(bots, 2) if set(pair) <= set(one))


def test_no_more_games_than_end_the_family_that_was_begun() -> None:
    """Four bots at five seats: a family has four line-ups at most, each turned five times."""
    assert len(seatings("abcd", 5, 100, "x")) < 100 + 4 * 5


def test_fewer_games_are_the_first_of_more() -> None:
    few, many = seatings("abcd", 3, 50, "x"), seatings("abcd", 3, 500, "x")
    assert many[: len(few)] == few


def test_a_seed_is_an_order() -> None:
    one, same, other = (seatings("abcd", 3, 50, seed) for seed in ("x", "x", "y"))
    assert one == same != other
