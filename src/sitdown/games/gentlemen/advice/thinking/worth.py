"""What a deal is worth to each player, and how likely it is accepted: guesses for bots.

All in coins. The rates follow the page's advice: an accomplice is worth its income for as long as
one can hope to keep it, and nothing on the last turn.
"""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from sitdown.games.gentlemen.components import (
    ACCOMPLICES,
    BANKER,
    BOSS,
    JOURNALIST,
    SENATOR,
    SHERIFF,
    TYCOON,
    Deal,
)
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.records import Outcome

INCOME: Final = {
    SHERIFF: 0.6,
    SENATOR: 0.4,
    TYCOON: 0.7,
    JOURNALIST: 0.4,
    BOSS: 0.2,
    BANKER: 1.0,
}
"""What each brings in a turn, on average."""

KEPT: Final = 0.5
"""How likely an accomplice stays with its owner for another turn: half of the cards show it."""

GANG: Final = 0.3
"""A gang card."""

CONTENT: Final = 0.8
"""A voter is content with this part of an even share."""

DOUBT: Final = 0.4
"""In coins: how sharply others are thought to tell a good offer from a bad one."""

GRANTED: Final = 0.9
"""How likely a seat votes for a proposal that gives all it asked for itself."""

EMPHASIS: Final = 0.5
"""How likely a voter who feels strongly spends an argument."""

CREDIT: Final = 2
"""So many sensible votes are taken for granted before any is seen."""

Promises = dict[str, int]


class Reckoning:
    """What a seat can say of the open deal, whose card only the dealer has seen."""

    def __init__(self, state: Gentlemen, seat: int) -> None:
        self.seats = state.seats
        self.dealer = state.dealer
        self.owners = state.accomplices
        self.asks = state.asks
        self.voters = state.voters()
        self.turns_left = state.turns_left()
        everyone = range(self.seats)
        self.weights = [state.weight(seat, argument=False) for seat in everyone]
        self.more = [state.argument_weight(seat) for seat in everyone]
        self.tokens = [player.arguments for player in state.players]
        self.banker = self.owners[BANKER]
        self.beside_banker = () if self.banker is None else state.neighbours(self.banker)
        cards = state.options.possible_deals(state.discard, state.proposal)
        self.price = CONTENT * sum([deal.money for deal in cards]) / len(cards) / self.seats
        self.sense = sense_of_voters(state.last, self.price)
        self.shown = chances_shown([state.deal()] if seat == state.dealer else cards)
        self.worth = {name: self.worth_of(name) for name in ACCOMPLICES}
        self.at_stake = [self.beside_the_share(seat) for seat in everyone]

    def worth_of(self, name: str) -> float:
        """Income per turn for as long as it may last; nothing after the last turn."""
        return INCOME[name] * (1 - KEPT**self.turns_left) / (1 - KEPT)

    def beside_the_share(self, seat: int) -> float:
        """What acceptance means to a seat that is given nothing, over rejection."""
        gain = 0.0
        if self.owners[TYCOON] == seat:
            gain += 1
        if self.owners[SHERIFF] == seat:
            gain -= 2
        if seat != self.dealer:  # what is given to nobody goes to the dealer
            for name in ACCOMPLICES:
                if self.owners[name] == seat:
                    gain -= self.shown[name] * self.worth[name]
        return gain

    def gains(self, money: list[int], gifts: Promises) -> list[float]:
        """What each seat but the dealer has of acceptance, over rejection."""
        gains = [self.at_stake[seat] + money[seat] for seat in range(self.seats)]
        for name, seat in gifts.items():
            owner = self.owners[name]
            if owner is not None:  # now it is certain that it leaves, or stays
                gains[owner] -= (1 - self.shown[name]) * self.worth[name]
            gains[seat] += self.worth[name]
        if self.banker is not None:
            for neighbour in self.beside_banker:
                if money[neighbour] or neighbour == self.dealer:
                    gains[self.banker] += 1
                    gains[neighbour] -= 1
        if self.turns_left > 1:
            left_out = [seat for seat in self.voters if not money[seat]]
            for seat in left_out:
                if seat not in gifts.values() and seat != (self.dealer + 1) % self.seats:
                    gains[seat] += GANG
        return gains

    def leaning(self, seat: int, gain: float, money: list[int], gifts: Promises) -> float:
        """How likely a seat votes for a proposal."""
        likely = 1 / (1 + exp((self.price - gain) / DOUBT))
        if likely < GRANTED and self.is_granted(seat, money, gifts):
            likely = GRANTED
        return 0.5 + self.sense * (likely - 0.5)

    def is_granted(self, seat: int, money: list[int], gifts: Promises) -> bool:
        """Whether a seat gets all that it asks for itself."""
        ask = self.asks[seat]
        if ask is None:
            return False
        asked = ask.money[seat]
        names = [name for name, other in ask.accomplices.items() if other == seat]
        if asked is None and not names:
            return False
        denied = [name for name in names if gifts.get(name) != seat]
        return not denied and (asked is None or money[seat] >= asked)

    def margin(self, money: list[int], gifts: Promises, but: int) -> tuple[float, float]:
        """The weight for less the weight against, without one seat: its mean and variance."""
        gains = self.gains(money, gifts)
        mean = variance = 0.0
        for seat in self.voters:
            if seat != but:
                feeling = 2 * self.leaning(seat, gains[seat], money, gifts) - 1
                weight, more = self.weights[seat], self.more[seat]
                uses = EMPHASIS * abs(feeling) if self.tokens[seat] else 0.0
                average = feeling * (weight + uses * more)
                mean += average
                variance += weight**2 + uses * more * (2 * weight + more) - average**2
        return mean, variance

    def tie(self) -> int:
        """GD-4.7  Where the weights can be equal, equal ones accept: a step of the scales more."""
        return 1 - sum([self.weights[seat] for seat in self.voters]) % 2

    def acceptance(self, money: list[int], gifts: Promises) -> float:
        """How likely a proposal is accepted."""
        mean, variance = self.margin(money, gifts, self.dealer)
        return above(mean + self.tie(), variance)


def sense_of_voters(last: Outcome | None, price: float) -> float:
    """From 0, as if by the toss of a coin, to 1: how far the last votes followed the shares."""
    if last is None or last.proposal is None:
        return 1.0
    sensible, all_told = CREDIT, CREDIT
    for seat, ballot in enumerate(last.ballots):
        pleased = last.proposal.money[seat] >= price
        if ballot is not None and (pleased or last.proposal.gives_nothing_to(seat)):
            all_told += 1
            sensible += 1 if ballot.accept == pleased else 0
    return 2 * sensible / all_told - 1 if 2 * sensible > all_told else 0.0


def chances_shown(cards: list[Deal]) -> dict[str, float]:
    """How likely the dealer's card, one of these, shows each accomplice."""
    return {
        name: len([deal for deal in cards if name in deal.accomplices]) / len(cards)
        for name in ACCOMPLICES
    }


def above(mean: float, variance: float) -> float:
    """How likely a sum of many small things comes out above nothing."""
    return 0.5 * (1 + erf(mean / sqrt(2 * variance + 1e-9)))
