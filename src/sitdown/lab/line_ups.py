"""Balanced line-ups and seatings for a tournament.

A line-up is a choice of bots for the seats. A bot may have several seats, but there are at least
two different bots. A family is a line-up and all its shifts: every bot is replaced by the next one
entered, and the last by the first. So every bot has equally many seats in a family.

Families are played whole. Each line-up is rotated around the table until every bot had each of its
seats. Families come in an order that keeps the meetings of all pairs as equal as can be. So a
tournament is balanced wherever it ends. If it is long enough to have every line-up, it starts over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb

from sitdown.kernel import Chance

LineUp = tuple[int, ...]
"""Numbers of bots in ascending order."""
Family = list[LineUp]


def seatings(bots: Sequence[str], seats: int, games: int, seed: int | str) -> list[tuple[str, ...]]:
    """The bot of each seat, for at least `games` games, until every two bots have met.

    The shorter list is always the beginning of the longer one.
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
    """The number of possible line-ups.

    >>> how_many(3, 2), how_many(4, 5)
    (3, 52)
    """
    return comb(bots + seats - 1, seats) - bots


def families(bots: int, seats: int) -> list[Family]:
    """All families, each once. A family is made from the lowest of its line-ups.

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
    """Every family once. The next one is the one that keeps the meetings of pairs most even."""
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
    """For each pair of bots, the number of line-ups of a family that have both."""
    return Counter(pair for line_up in family for pair in combinations(sorted(set(line_up)), 2))
