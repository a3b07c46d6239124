"""What a player can think at the table: what it holds, and what the cards it does not see are."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Final

from sitdown.games.wallet.components import kind
from sitdown.games.wallet.judging import exchanged
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Look

from .weighing import FLIPS, Outlook

ENEMY: Final = 10
"""So many tokens an enemy seems to have more than he has."""

Guess = list[tuple[str, int]]
"""Cards that may come, and how many of each there may be."""


class Thought:
    """What one seat sees, weighed."""

    def __init__(self, look: Look) -> None:
        state = look.state
        assert isinstance(state, Wallet)
        self.state = state
        self.seat = look.seat
        self.temper = look.temper
        self.grudges = [look.spite(other) for other in range(state.seats)]
        self.player = state.players[look.seat]
        self.hand = self.player.hand
        self.counted = self.hand + [
            f"{currency}-{kind(note).face}" for note, currency in exchanged(self.player.front)
        ]
        unseen = Counter(state.options.cards + state.options.spares)
        unseen.subtract(self.hand + state.centre)
        self.spares = state.options.spares
        if knows_spares(state, look.seat):
            self.spares = state.spares
            unseen.subtract(self.spares)
        self.unseen: Guess = [(card, count) for card, count in unseen.items() if count > 0]
        self.outlooks: dict[tuple[int, tuple[str, ...]], Outlook] = {}
        self.best_deed = float("-inf")

    def value(self, hand: list[str], flips: int = 0, last: list[str] | None = None) -> float:
        """What a hand promises, after so many time cards and with these cards left to play."""
        return self.outlook(flips, self.player.specials if last is None else last).value(hand)

    def outlook(self, flips: int, last: list[str]) -> Outlook:
        key = (flips, tuple(last))
        if key not in self.outlooks:
            self.outlooks[key] = Outlook(
                self.state.seats,
                self.player.coin,
                bool(self.player.tokens),
                self.laps(flips),
                last,
                len(self.state.spares),
            )
        return self.outlooks[key]

    def laps(self, flips: int) -> float:
        """How many turns this seat may expect after the one under way."""
        left = self.state.time_left - flips
        if left <= 0:
            return 0.0
        most = self.state.turns_left(self.seat) - flips - int(self.state.active == self.seat)
        others = self.state.seats - 1
        return max(0.0, min(float(most), left / (1 + FLIPS * others)))

    def mean(self, hand: list[str], guess: Guess, last: list[str] | None = None) -> float:
        """What a hand promises with one more card, one of those that may come."""
        weight = sum([count for _, count in guess])
        if not weight:
            return self.value(hand, last=last)
        values = [count * self.value([*hand, card], last=last) for card, count in guess]
        return sum(values) / weight

    def unseen_notes(self) -> Guess:
        return [(card, count) for card, count in self.unseen if kind(card).is_note]

    def unseen_money(self) -> Guess:
        return [(card, count) for card, count in self.unseen if kind(card).is_money]

    def bought(self, hand: list[str]) -> float:
        """What a hand promises with a passport to choose, also where the spares are not known."""
        values = sorted([self.value([*hand, one]) for one in self.spares], reverse=True)
        kinds, left = len(values), len(self.state.spares)
        if left >= kinds:
            return values[0]
        ways = [comb(kinds - place - 1, left - 1) for place in range(kinds)]
        return sum([way * value for way, value in zip(ways, values, strict=True)]) / sum(ways)

    def spite(self, seat: int, card: str) -> float:
        """A little for what harms whoever leads: passports and items do, money does not.

        More for what harms an enemy.
        """
        lead = 1 + len(self.state.players[seat].tokens) + ENEMY * self.grudges[seat]
        return 0.004 * lead * (1 - kind(card).face / 100)


def knows_spares(state: Wallet, seat: int) -> bool:
    """Who bought a passport last, who buys one now; everybody, where none was bought or is left."""
    buys = state.phase == "passport" and seat in state.actors
    return buys or seat in state.spares_known or not state.spares
