"""What a hand is worth to its owner: tokens to be had if innocent, and the way to get there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import comb, exp
from typing import Final

from sitdown.games.wallet.components import (
    ATM,
    BADGE,
    BLONDE,
    CENTS,
    DOUBLE_BOTTOM,
    EXCHANGE,
    IVANOV,
    JEWEL,
    MILLIONAIRE,
    POLICEMAN,
    SUPER_AGENT,
    kind,
)
from sitdown.games.wallet.judging import LIMIT, MOST_CURRENCIES
from sitdown.games.wallet.rules.deeds import PRICE
from sitdown.games.wallet.rules.tokens import DUE

A_TOKEN: Final = 1.76
"""What a token drawn blindly is worth, in points."""

LOOT: Final = 9_000
"""What a check brings an officer on average: a third of the others are guilty."""

DRAW: Final = 12_000
"""What a plastic card brings an innocent Ivanov on average."""

RICHER: Final = (
    (0, 0.85),
    (250, 0.8),
    (400, 0.6),
    (450, 0.45),
    (490, 0.25),
    (501, 0.15),
    (700, 0.05),
)
"""How likely another player ends innocent with more than so many units, among good players."""

HASTE: Final = 0.6
LONG: Final = 4
"""By how much a rich player's rivals fall behind if time runs out now, and not in so many turns."""

FLIPS: Final = 0.25
"""How often another player turns a time card in its turn."""

PASSPORT_IN: Final = 0.25
"""How many of the cards are passports."""


class Fix:
    """What must go out of a hand: passports and items, notes of a further currency, money over."""

    def __init__(self, cards: int, currency_notes: int, money: int, wealth: int) -> None:
        self.cards = cards
        self.currency_notes = currency_notes
        self.money = money
        self.wealth = wealth


class Sorted:
    """A hand by sorts, as the judgement looks at it."""

    def __init__(self, hand: list[str]) -> None:
        self.passports: list[str] = []
        self.notes: dict[str, list[int]] = {}
        self.jewels: list[int] = []
        self.badges = 0
        self.plastics = 0
        for card in hand:
            sort = kind(card)
            if sort.is_passport:
                self.passports.append(card)
            elif sort.is_note:
                self.notes.setdefault(sort.type, []).append(sort.cents)
            elif sort.type == JEWEL:
                self.jewels.append(sort.cents)
            elif card == BADGE:
                self.badges += 1
            else:
                self.plastics += 1


class Outlook:
    """How one seat sees the rest of the round.

    `laps` is how many turns it may still have, `last` the last cards it holds, `spares` how many
    of the five kinds of passport are left to buy.
    """

    def __init__(
        self, seats: int, coin: int, loses: bool, laps: float, last: list[str], spares: int
    ) -> None:
        self.seats = seats
        self.coin = coin
        self.lost = -1.0 if loses else 0.0
        self.laps = laps
        self.reach = [chance_of_turns(laps, actions) for actions in range(40)]
        self.hidden = last.count(DOUBLE_BOTTOM)
        self.deposits = last.count(ATM)
        self.exchanges = last.count(EXCHANGE)
        self.spares = min(spares, 5)
        self.known: dict[tuple[str, ...], float] = {}
        self.gains: dict[int, float] = {}

    def value(self, hand: list[str]) -> float:
        """What a hand promises, in points."""
        key = tuple(hand)
        if key not in self.known:
            self.known[key] = self.weigh(Sorted(hand))
        return self.known[key]

    def weigh(self, hand: Sorted) -> float:
        best = self.lost
        for identity, spare in persons(hand.passports):
            for fix in fixes(hand, identity, spare, self.coin):
                best = max(best, self.after(self.actions(fix), fix.wealth))
        if self.laps > 0 and best < self.gain(0):
            best = max(best, self.by_purchase(hand), self.by_luck(hand))
        return best

    def after(self, actions: int, wealth: int) -> float:
        """The value of an innocent hand that is so many actions away."""
        likely = self.reach[min(actions, 39)]
        return likely * self.gain(wealth) + (1 - likely) * self.lost

    def actions(self, fix: Fix) -> int:
        """How many turns a fix takes, when the last cards do what they can."""
        notes = max(0, fix.currency_notes - self.exchanges)
        rest = max(0, notes + fix.money - self.deposits)
        return max(0, rest + fix.cards - self.hidden)

    def gain(self, wealth: int) -> float:
        """WA-12.3  The points that an innocent player of this wealth may expect."""
        if wealth not in self.gains:
            haste = HASTE * max(0.0, 1 - self.laps / LONG) * min(1.0, wealth / LIMIT)
            richer = chance_of_a_richer(wealth) * (1 - haste)
            tokens = 0.0
            others = self.seats - 1
            for above, due in enumerate(DUE[self.seats]):
                if above <= others:
                    ways = comb(others, above) * richer**above
                    tokens += due * ways * (1 - richer) ** (others - above)
            self.gains[wealth] = tokens * A_TOKEN + wealth * 1e-7
        return self.gains[wealth]

    def by_purchase(self, hand: Sorted) -> float:
        """WA-5.4  A passport is bought next turn: the one that fits, if it is still there."""
        money = sum(hand.jewels) + sum([sum(notes) for notes in hand.notes.values()])
        if money < PRICE or not self.spares:
            return self.lost
        items = min(hand.badges, 1) + min(hand.plastics, 1)
        extra = 0 if len(hand.passports) <= 1 else len(hand.passports) - 1
        wealth = min(money - PRICE, LIMIT) + self.coin
        there = self.spares / 5
        return there * self.after(1 + max(0, items - 1) + extra, wealth) + (1 - there) * self.lost

    def by_luck(self, hand: Sorted) -> float:
        """A passport is hoped for, where one more is all that is missing."""
        if hand.passports and hand.passports != [SUPER_AGENT]:
            return self.lost
        likely: float = 1 - (1 - PASSPORT_IN) ** self.laps
        wealth = max([fix.wealth for fix in fixes(hand, IVANOV, 0, self.coin)])
        return 0.8 * likely * self.gain(wealth) + (1 - 0.8 * likely) * self.lost


def chance_of_turns(laps: float, turns: int) -> float:
    """How likely a player still has so many turns, if it expects `laps` of them."""
    if turns == 0:
        return 1.0
    return 0.0 if laps <= 0 else 1 / (1 + exp(2.2 * (turns - laps - 0.4)))


def chance_of_a_richer(wealth: int) -> float:
    """How likely another player ends innocent and richer than this."""
    for (low, above), (high, below) in pairwise(RICHER):
        if wealth <= high * CENTS:
            return above + (below - above) * (wealth / CENTS - low) / (high - low)
    return RICHER[-1][1]


def persons(passports: list[str]) -> Iterator[tuple[str, int]]:
    """WA-9.3  Who the owner can be, and how many passports would have to go for it."""
    for passport in dict.fromkeys(passports):
        if passport != SUPER_AGENT:
            yield passport, len(passports) - 1
        elif len(passports) > 1:
            yield passport, 0


def fixes(hand: Sorted, identity: str, spare: int, coin: int) -> Iterator[Fix]:
    """WA-9.4  The ways to make a hand innocent as this person by taking cards out of it."""
    cards = spare
    cards += 0 if identity == POLICEMAN else hand.badges
    cards += 0 if identity == IVANOV else hand.plastics
    bonus = LOOT if identity == POLICEMAN and hand.badges else 0
    bonus += DRAW if identity == IVANOV and hand.plastics else 0
    if identity == BLONDE:
        if hand.jewels:
            gem = min(hand.jewels)
            money = [note for notes in hand.notes.values() for note in notes] + hand.jewels
            money.remove(gem)
            count, total = trimmed(money, coin + gem)
            yield Fix(cards, 0, count, total)
        return
    many = len(hand.notes) > MOST_CURRENCIES
    for kept in combinations(hand.notes, MOST_CURRENCIES) if many else [tuple(hand.notes)]:
        money = [note for currency in kept for note in hand.notes[currency]]
        gone = sum([len(notes) for notes in hand.notes.values()]) - len(money)
        money += hand.jewels
        total = coin + sum(money)
        if identity == MILLIONAIRE:
            if total > LIMIT:
                yield Fix(cards, gone, 0, total)
        else:
            count, total = trimmed(money, coin)
            yield Fix(cards, gone, count, total + bonus)


def trimmed(money: list[int], rest: int) -> tuple[int, int]:
    """How many cards must go for the total to keep the limit, and what is left then."""
    total = rest + sum(money)
    if total <= LIMIT:
        return 0, total
    left = sorted(money)
    count = 0
    while total > LIMIT and left:
        enough = [one for one in left if total - one <= LIMIT]
        out = enough[0] if enough else left[-1]
        left.remove(out)
        total -= out
        count += 1
    return count, total
