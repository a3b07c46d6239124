"""What lies hidden from a seat, and how likely a card of it is one of some kind.

By the view alone all hidden cards are alike: whoever holds them, they were dealt or taken unseen.
Only the spare passports are apart, since nothing but passports lies there.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from sitdown.games.wallet.components import CENTS, kind
from sitdown.games.wallet.dealing import common, unseen
from sitdown.games.wallet.imagine import open_cards
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import HIDDEN

Asks = Callable[[str], bool]


class Hidden:
    """The cards that a seat does not see, the hidden spare passports left out.

    `weights` say how likely each kind is, in shares of `whole`; `count` is how many there are.
    """

    def __init__(self, state: Wallet) -> None:
        options = state.options
        rest = unseen(options.cards + options.spares, open_cards(state))
        apart = state.spares.count(HIDDEN)
        may_be_apart = common(rest, options.spares) if apart else []
        share = max(len(may_be_apart), 1)
        self.count = len(rest) - apart
        self.cards = rest
        self.weights = dict.fromkeys(rest, 0)
        for card in rest:
            self.weights[card] += share
        for card in may_be_apart:
            self.weights[card] -= apart
        self.whole = sum(self.weights.values())

    def chance(self, asks: Asks) -> float:
        """How likely a hidden card is one that is asked for."""
        if self.whole <= 0:
            return 0.0
        return sum([own for card, own in self.weights.items() if asks(card)]) / self.whole

    def chance_among(self, places: int, asks: Asks) -> float:
        """How likely one at least of so many hidden cards is money that is asked for."""
        fitting = len([card for card in self.cards if kind(card).is_money and asks(card)])
        places = min(places, self.count)
        return 1 - comb(self.count - fitting, places) / comb(self.count, places)

    def mean_note(self) -> int:
        """What a hidden note is worth on average, in whole units."""
        notes = [kind(card).cents for card in self.cards if kind(card).is_note]
        return round(sum(notes) / len(notes) / CENTS) if notes else 0


def percent(chance: float) -> int:
    """A chance in whole per cents: 0 and 100 only where it is certain."""
    if chance <= 0:
        return 0
    return 100 if chance >= 1 else min(max(round(100 * chance), 1), 99)
