"""Which comparisons of a study or tournament are beyond chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from .balance import Share
from .duel import CONFIDENCE
from .estimates import MeanWithError, beyond_chance, by_chance
from .study.study import Study, Use
from .study.worth import FEWEST_GAMES
from .tournament import Meeting, Tournament

NUMBERS = "numbers"
USES = "uses"
WORTH = "worth"
MEETING = "meeting"


@dataclass(frozen=True)
class Finding:
    """A comparison: of what, how much, how surprising, and whether it is significant."""

    sort: str
    """A field of shares, or `numbers`, `uses`, `worth`, `meeting`."""
    name: Any
    """The value, number, deed or pair of that sort."""
    found: MeanWithError
    surprise: float
    """The p-value."""
    clear: bool = False
    """Whether it is significant among all comparisons made with it."""


def one_deck(found: Study) -> list[Finding]:
    """Every win rate compared with the even share, and every deed's worth compared with zero."""
    return told([*against_even(found.shares), *worths(found.uses)])


def against_even(shares: Iterable[Share]) -> Iterator[Finding]:
    for share in shares:
        if share.held < FEWEST_GAMES:
            continue
        error = sqrt(share.fair * (1 - share.fair) / share.held)
        surprise = by_chance((share.rate - share.fair) / error)
        yield Finding(
            share.field, share.value, MeanWithError(share.rate - share.fair, error), surprise
        )


def worths(uses: Iterable[Use]) -> Iterator[Finding]:
    for use in uses:
        if use.worth is not None:
            yield Finding("worth", use.deed, use.worth, use.worth.surprise())


def one_tournament(found: Tournament) -> list[Finding]:
    """Every bot's win rate compared with the even share, and every meeting with a half."""
    return told([*against_even([one.share for one in found.entries]), *halves(found.meetings)])


def halves(meetings: Iterable[Meeting]) -> Iterator[Finding]:
    """Every meeting against a half. The error is an upper bound.

    A game with a tie or with several pairs of seats deviates less by chance than a plain one.
    """
    for one in meetings:
        if one.games >= FEWEST_GAMES:
            found = MeanWithError(one.rate - 0.5, 0.5 / sqrt(one.games))
            yield Finding(MEETING, (one.one, one.other), found, found.surprise())


def two_decks(one: Study, other: Study) -> list[Finding]:
    """Compares every figure that both decks have: how much more it is with the second deck.

    There are no comparisons if there are too few games.
    """
    if min(one.plan.games, other.plan.games) < FEWEST_GAMES:
        return []
    comparisons = [
        *differences("numbers", one.numbers, other.numbers),
        *[
            difference
            for field in dict.fromkeys([share.field for share in one.shares])
            for difference in differences(field, rates(one, field), rates(other, field))
        ],
        *differences("uses", uses_a_game(one), uses_a_game(other)),
        *differences("worth", worth_by_deed(one), worth_by_deed(other)),
    ]
    return told(comparisons)


def differences(
    sort: str, one: dict[Any, MeanWithError], other: dict[Any, MeanWithError]
) -> Iterator[Finding]:
    for name in one:
        if name in other:
            found = other[name].minus(one[name])
            yield Finding(sort, name, found, found.surprise())


def rates(found: Study, field: str) -> dict[Any, MeanWithError]:
    return {
        share.value: rate(share)
        for share in found.shares
        if share.field == field and share.held >= FEWEST_GAMES
    }


def rate(share: Share) -> MeanWithError:
    """A win rate with its error from Wilson's interval, which is never zero."""
    low, high = share.interval
    return MeanWithError(share.rate, (high - low) / 2 / CONFIDENCE)


def uses_a_game(found: Study) -> dict[Any, MeanWithError]:
    return {use.deed: use.a_game for use in found.uses}


def worth_by_deed(found: Study) -> dict[Any, MeanWithError]:
    return {use.deed: use.worth for use in found.uses if use.worth is not None}


def told(comparisons: Sequence[Finding]) -> list[Finding]:
    """Marks those comparisons that are significant, given how many there are."""
    clear = beyond_chance([one.surprise for one in comparisons])
    return [replace(one, clear=mark) for one, mark in zip(comparisons, clear, strict=True)]
