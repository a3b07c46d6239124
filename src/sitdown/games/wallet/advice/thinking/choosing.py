"""What a player can think at the table: what it holds, and what the cards it does not see are."""

from __future__ import annotations

from collections import Counter
from math import comb

from sitdown.games.wallet.advice.sketch import turns_left
from sitdown.games.wallet.components import AMBULANCE, EXCHANGE, kind
from sitdown.games.wallet.position import Options
from sitdown.kernel import HIDDEN, Document

from .weighing import FLIPS, Outlook

Guess = list[tuple[str, int]]
"""Cards that may come, and how many of each there may be."""


class Thought:
    """One seat's view, weighed."""

    def __init__(self, view: Document, seat: int) -> None:
        self.view = view
        self.seat = seat
        player = view["players"][seat]
        self.hand: list[str] = player["hand"]
        self.specials: list[str] = player["specials"]
        self.counted = self.hand + [
            f"{front['currency']}-{kind(front['card']).face}"
            for front in player["front"]
            if front["special"] == EXCHANGE and front["card"] is not None
        ]
        options = Options(view["seats"], view["options"])
        unseen = Counter(options.cards + options.spares)
        unseen.subtract(self.hand + view["centre"])
        self.spares_seen = HIDDEN not in view["spares"]
        self.spares: list[str] = view["spares"] if self.spares_seen else options.spares
        if self.spares_seen:
            unseen.subtract(self.spares)
        self.unseen: Guess = [(card, count) for card, count in unseen.items() if count > 0]
        self.outlooks: dict[tuple[int, tuple[str, ...]], Outlook] = {}
        self.best_deed = float("-inf")

    def value(self, hand: list[str], flips: int = 0, last: list[str] | None = None) -> float:
        """What a hand promises, after so many time cards and with these cards left to play."""
        return self.outlook(flips, self.specials if last is None else last).value(hand)

    def outlook(self, flips: int, last: list[str]) -> Outlook:
        key = (flips, tuple(last))
        if key not in self.outlooks:
            player = self.view["players"][self.seat]
            self.outlooks[key] = Outlook(
                self.view["seats"],
                player["coin"],
                bool(player["tokens"]),
                self.laps(flips),
                last,
                len(self.view["spares"]),
            )
        return self.outlooks[key]

    def laps(self, flips: int) -> float:
        """How many turns this seat may expect after the one under way."""
        left: int = self.view["time_left"] - flips
        if left <= 0:
            return 0.0
        most = turns_left(self.view, self.seat) - flips - int(self.view["active"] == self.seat)
        others: int = self.view["seats"] - 1
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
        kinds, left = len(values), len(self.view["spares"])
        if left >= kinds:
            return values[0]
        ways = [comb(kinds - place - 1, left - 1) for place in range(kinds)]
        return sum([way * value for way, value in zip(ways, values, strict=True)]) / sum(ways)

    def card_behind(self, special: str) -> str:
        """WA-7.15  What an ambulance copies."""
        discard: list[str] = self.view["discard"]
        return discard[0] if special == AMBULANCE else special

    def spite(self, seat: int, card: str) -> float:
        """A little for what harms whoever leads: passports and items do, money does not."""
        lead = 1 + len(self.view["players"][seat]["tokens"])
        return 0.004 * lead * (1 - kind(card).face / 100)


def without(cards: list[str], *gone: str) -> list[str]:
    rest = cards[:]
    for card in gone:
        rest.remove(card)
    return rest
