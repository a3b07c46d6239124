"""The dealer's side: the proposal that leaves most, weighed by the chance that it is accepted."""

from __future__ import annotations

from math import ceil
from typing import Final

from sitdown.games.gentlemen.components import ACCOMPLICES
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.rules.accomplices import banker_takes
from sitdown.kernel import EVEN, Temper

from .worth import Promises, Reckoning

ENVY: Final = 0.5
"""What the others get counts against a deal, by this part of their average."""

PRISON: Final = 0.7
"""In coins: what a vote lost in prison costs."""

MOST_STEPS: Final = 40

FIGURES: Final = 6
"""So many figures count, so that every machine chooses alike."""

Split = tuple[list[int], Promises]


class Bargain:
    """A dealer with a card, in search of a proposal."""

    def __init__(self, state: Gentlemen, temper: Temper = EVEN) -> None:
        self.state = state
        self.envy = ENVY * (1 + temper.greed())
        self.fear = PRISON * (1 - temper.daring())
        self.deal = state.deal()
        self.dealer = state.dealer
        self.reckoning = Reckoning(state, state.dealer)
        self.others = [seat for seat in range(state.seats) if seat != self.dealer]
        self.prices = [self.prices_of(seat) for seat in range(state.seats)]
        self.starts: list[Split] = [([0] * state.seats, {})]
        if state.proposal is not None and state.proposal.keeps_to(self.deal):
            self.starts.append((list(state.proposal.money), state.proposal.accomplices))

    def prices_of(self, seat: int) -> list[int]:
        """Sums worth trying on a seat: nothing, what is enough, a little more, what it asks."""
        enough = max(1, ceil(self.reckoning.price))
        prices = [0, enough, enough + 1]
        ask = self.state.asks[seat]
        asked = None if ask is None else ask.money[seat]
        return prices if asked is None else [*prices, asked]

    def best(self) -> Split:
        """From nothing, and from what is on the table, changed as long as it gets better."""
        found = [self.improved(start) for start in self.starts]
        values = [self.value(*split) for split in found]
        return found[values.index(max(values))]

    def improved(self, split: Split) -> Split:
        value = self.value(*split)
        for _ in range(MOST_STEPS):
            steps = self.steps(*split)
            values = [self.value(*step) for step in steps]
            if max(values) <= value:
                break
            value = max(values)
            split = steps[values.index(value)]
        return split

    def steps(self, money: list[int], gifts: Promises) -> list[Split]:
        """All that can be changed at once: what one seat gets, or one in place of another."""
        steps: list[Split] = []
        for seat in self.others:
            for amount in (money[seat] - 1, money[seat] + 1, *self.prices[seat]):
                self.try_money(steps, money, gifts, seat, amount)
        for seat in self.others:
            if money[seat]:
                dropped = money[:]
                dropped[seat] = 0
                for other in self.others:
                    if other != seat:
                        for amount in self.prices[other]:
                            self.try_money(steps, dropped, gifts, other, amount)
        return steps + self.exchanges(money, gifts)

    def try_money(
        self, steps: list[Split], money: list[int], gifts: Promises, seat: int, amount: int
    ) -> None:
        if 0 <= amount != money[seat] and sum(money) - money[seat] + amount <= self.deal.money:
            changed = money[:]
            changed[seat] = amount
            steps.append((changed, gifts))

    def exchanges(self, money: list[int], gifts: Promises) -> list[Split]:
        """Each accomplice to each seat, or to nobody."""
        steps: list[Split] = []
        for name in self.deal.accomplices:
            if name in gifts:
                steps.append((money, {one: seat for one, seat in gifts.items() if one != name}))
            for seat in self.others:
                if gifts.get(name) != seat:
                    given = {**gifts, name: seat}
                    steps.append((money, {one: given[one] for one in ACCOMPLICES if one in given}))
        return steps

    def value(self, money: list[int], gifts: Promises) -> float:
        """What the dealer may expect of a proposal, over what the others get."""
        accepted = self.reckoning.acceptance(money, gifts)
        mine = self.kept(money, gifts) - self.envy * self.given(money, gifts) / len(self.others)
        return round(accepted * mine - (1 - accepted) * self.fear, FIGURES)

    def kept(self, money: list[int], gifts: Promises) -> float:
        """What is left for the dealer: coins, accomplices, and what acceptance means to it."""
        reckoning = self.reckoning
        left = self.deal.money - sum(money)
        kept = left + reckoning.at_stake[self.dealer]
        for name in self.deal.accomplices:
            mine = reckoning.owners[name] == self.dealer
            if mine and name in gifts:
                kept -= reckoning.worth[name]
            elif not mine and name not in gifts:
                kept += reckoning.worth[name]
        return kept + self.banked(money, left)

    def banked(self, money: list[int], left: int) -> int:
        """What the banker brings the dealer, or takes."""
        reckoning = self.reckoning
        if reckoning.banker != self.dealer:
            return -banker_takes(self.state, self.dealer, left)
        return sum(
            [banker_takes(self.state, seat, money[seat]) for seat in reckoning.beside_banker]
        )

    def given(self, money: list[int], gifts: Promises) -> float:
        """What the others get."""
        given = float(sum(money))
        for name in gifts:
            given += self.reckoning.worth[name]
        return given
