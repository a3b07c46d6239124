"""The sample of proposals and asks that `legal` lists (GD-10)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sitdown.games.gentlemen.actions import PASS, Ask, FinalOffer, Offer, Proposal
from sitdown.games.gentlemen.components import ACCOMPLICES, others
from sitdown.kernel import Action

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
    count = seats - 1
    twice_round = others(seats, dealer) * 2
    return [
        twice_round[start : start + length]
        for start in range(count)
        for length in range((count + 1) // 2, count + 1)
        if length < count or start == 0
    ]


class Basics:
    """GD-10.2, GD-10.3  The basic proposals, tentative and final ones, in their order.

    `places` tells by the money where those that give it begin in the order.
    """

    def __init__(self, splits: list[Split]) -> None:
        self.offers = [Offer(money, gifts) for money, gifts in splits]
        self.finals = [FinalOffer(money, gifts) for money, gifts in splits]
        self.places: dict[tuple[int, ...], int] = {}
        for place, (money, _) in enumerate(splits):
            self.places.setdefault(money, place)

    def place_of(self, final: FinalOffer) -> int:
        """Where a final proposal stands in the order; -1 if it is not a basic one."""
        place = self.places.get(final.money, len(self.finals))
        while place < len(self.finals) and self.finals[place].money == final.money:
            if self.finals[place].accomplices == final.accomplices:
                return place
            place += 1
        return -1


@lru_cache(maxsize=256)
def basics(seats: int, dealer: int, total: int, names: tuple[str, ...]) -> Basics:
    """Actions are values: the same ones serve every time this card comes up here."""
    return Basics(basic_splits(seats, dealer, total, names))


@lru_cache(maxsize=256)
def replies(seats: int, seat: int, largest: int) -> list[Action]:
    """GD-10.4  Nothing, or an ask for oneself."""
    return [PASS, *own_asks(seats, seat, largest)]


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
    money = [*proposal.money]
    for seat, asked in enumerate(ask.money):
        if asked is not None:
            money[seat] = asked
    if not ask.accomplices:
        return FinalOffer(money, proposal.accomplices)
    gifts = {**proposal.accomplices, **ask.accomplices}
    return FinalOffer(money, {name: gifts[name] for name in ACCOMPLICES if name in gifts})
