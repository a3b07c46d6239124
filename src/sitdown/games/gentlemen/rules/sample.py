"""The sample of proposals and asks that `legal` lists (GD-10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sitdown.games.gentlemen.actions import Ask, FinalOffer, Offer, Proposal
from sitdown.games.gentlemen.components import ACCOMPLICES

SHARES: Final = (1, 2, 3, 4)
LARGEST_ASK: Final = 6
LARGEST_ASK_BESIDE: Final = 3

Split = tuple[tuple[int, ...], dict[str, int]]


def basic_splits(seats: int, dealer: int, total: int, names: tuple[str, ...]) -> list[Split]:
    """GD-10.1  Nothing for anybody, then equal shares for each run of at least half the others."""
    splits: list[Split] = [((0,) * seats, {})]
    for group in groups(seats, dealer):
        for share in SHARES:
            if share * len(group) > total:
                break
            money = tuple([share if seat in group else 0 for seat in range(seats)])
            splits.append((money, {}))
            if names:
                splits.append((money, dict(zip(names, group, strict=False))))
    return splits


def groups(seats: int, dealer: int) -> list[list[int]]:
    """GD-10.1  The runs of neighbours among the others, going round past the dealer."""
    others = [(dealer + step) % seats for step in range(1, seats)]
    count = len(others)
    twice_round = others + others
    return [
        twice_round[start : start + length]
        for start in range(count)
        for length in range((count + 1) // 2, count + 1)
        if length < count or start == 0
    ]


@lru_cache(maxsize=256)
def basic_offers(seats: int, dealer: int, total: int, names: tuple[str, ...]) -> list[Offer]:
    """GD-10.2  Actions are values: the same list serves every time this card comes up here."""
    return [Offer(money, gifts) for money, gifts in basic_splits(seats, dealer, total, names)]


@lru_cache(maxsize=256)
def basic_finals(
    seats: int, dealer: int, total: int, names: tuple[str, ...]
) -> dict[FinalOffer, int]:
    """GD-10.3  Each with its place in the order."""
    splits = basic_splits(seats, dealer, total, names)
    return {FinalOffer(money, gifts): place for place, (money, gifts) in enumerate(splits)}


@lru_cache(maxsize=256)
def own_asks(seats: int, seat: int, largest: int) -> list[Ask]:
    """GD-10.4  Asks that name only oneself: money alone, then each accomplice, with some money."""
    asks = [ask_for(seats, seat, money, None) for money in range(1, min(LARGEST_ASK, largest) + 1)]
    for name in ACCOMPLICES:
        asks.append(ask_for(seats, seat, None, name))
        for money in range(1, min(LARGEST_ASK_BESIDE, largest) + 1):
            asks.append(ask_for(seats, seat, money, name))
    return asks


def ask_for(seats: int, seat: int, money: int | None, name: str | None) -> Ask:
    """An ask that names one seat only."""
    sums = tuple([money if other == seat else None for other in range(seats)])
    return Ask(sums, {} if name is None else {name: seat})


def granted(proposal: Proposal, ask: Ask) -> FinalOffer:
    """GD-10.3  A proposal changed in all that an ask names."""
    money = tuple(
        [
            given if asked is None else asked
            for given, asked in zip(proposal.money, ask.money, strict=True)
        ]
    )
    gifts = {**proposal.accomplices, **ask.accomplices}
    return FinalOffer(money, {name: gifts[name] for name in ACCOMPLICES if name in gifts})
