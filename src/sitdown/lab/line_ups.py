"""Balanced line-ups and seatings for a tournament.

A line-up is a choice of bots for the seats, with any of them more than once, and at least two
different ones. A family is a line-up with all that come of it when every bot's place is taken by
the next one entered, and the last one's by the first: in a family every bot has as many seats.
Families are played whole, each line-up of them turned around the table until every bot had each of
its seats, and in an order in which all pairs meet as often as can be. So a tournament is even
wherever it ends; if it is long enough, it has every line-up, and begins anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb

from sitdown.kernel import Chance

LineUp = tuple[int, ...]
"""Numbers of bots, the lowest first."""
Family = list[LineUp]


def seatings(bots: Sequence[str], seats: int, games: int, seed: int | str) -> list[tuple[str, ...]]:
    """Who sits where in so many games, or as many more as it takes until each two have met.

    Fewer games are always the first of more.
    """
    luck = Chance(f"line-ups/{seed}")
    all_families = families(len(bots), seats)
    unmet = set(combinations(range(len(bots)), 2))
    found: list[tuple[str, ...]] = []
    while True:
        for family in in_even_order(all_families, len(bots), luck):
            for line_up in family:
                order = [bots[number] for number in luck.shuffle(list(line_up))]
                found += [(*order[turn:], *order[:turn]) for turn in range(seats)]
            unmet -= set(meetings(family))
            if len(found) >= games and not unmet:
                return found


def how_many(bots: int, seats: int) -> int:
    """All line-ups.

    >>> how_many(3, 2), how_many(4, 5)
    (3, 52)
    """
    return comb(bots + seats - 1, seats) - bots


def families(bots: int, seats: int) -> list[Family]:
    """
    >>> families(3, 2), families(2, 3)
    ([[(0, 1), (0, 2), (1, 2)]], [[(0, 0, 1), (0, 1, 1)]])
    """
    found = []
    for line_up in combinations_with_replacement(range(bots), seats):
        if len(set(line_up)) > 1:
            family = sorted({moved(line_up, by, bots) for by in range(bots)})
            if family[0] == line_up:
                found.append(family)
    return found


def moved(line_up: LineUp, by: int, bots: int) -> LineUp:
    return tuple(sorted([(number + by) % bots for number in line_up]))


def in_even_order(all_families: Sequence[Family], bots: int, luck: Chance) -> Iterator[Family]:
    """Every family once, the one next that leaves the meetings of pairs most even."""
    rest = [(family, meetings(family)) for family in luck.shuffle(list(all_families))]
    met: Counter[tuple[int, int]] = Counter()
    pairs = list(combinations(range(bots), 2))
    while rest:
        counts = [[met[pair] + more[pair] for pair in pairs] for _, more in rest]
        uneven = [max(count) - min(count) for count in counts]
        family, more = rest.pop(uneven.index(min(uneven)))
        met += more
        yield family


def meetings(family: Family) -> Counter[tuple[int, int]]:
    """In how many line-ups of a family each two bots sit together."""
    return Counter(pair for line_up in family for pair in combinations(sorted(set(line_up)), 2))
