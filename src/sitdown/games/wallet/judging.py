"""The judgement (WA-9): who a hand makes of its owner, and whether that is guilty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.kernel import Derived, Document, Form, Misfit, Record
from sitdown.kernel.form import Many, Maybe, Where, Word

from .components import (
    BADGE,
    BLONDE,
    CENTS,
    EXCHANGE,
    IVANOV,
    JEWEL,
    MILLIONAIRE,
    PASSPORT,
    PLASTIC,
    POLICEMAN,
    SUPER_AGENT,
    kind,
    twice,
)
from .records import Front

LIMIT: Final = 500 * CENTS
MOST_CURRENCIES: Final = 2


class Holding:
    """WA-9.2  What counts of what a player has: the hand, and a note on an exchange."""

    def __init__(self, hand: list[str], front: list[Front], coin: int) -> None:
        self.hand = hand
        self.passports: list[str] = []
        self.total = coin  # WA-1.2  it is money, but no card and no currency
        self.jewels = 0
        currencies: set[str] = set()
        for card in hand:
            sort = kind(card)
            self.total += sort.cents
            if sort.is_passport:
                self.passports.append(card)
            elif sort.is_note:
                currencies.add(sort.type)
            elif sort.type == JEWEL:
                self.jewels += 1
        for note, currency in exchanged(front):
            self.total += kind(note).cents
            currencies.add(currency)
        self.currencies = len(currencies)
        self.identity = identity(self.passports)


def exchanged(front: list[Front]) -> list[tuple[str, str]]:
    """WA-8.8  The notes in front that still count, each with its new currency."""
    return [
        (one.card, one.currency)
        for one in front
        if one.special == EXCHANGE and one.card is not None and one.currency is not None
    ]


def identity(passports: list[str]) -> str | None:
    """WA-9.3  The one passport's person, or the super-agent among several."""
    if len(passports) == 1:
        return passports[0]
    return SUPER_AGENT if SUPER_AGENT in passports else None


def has_no_passport(holding: Holding) -> bool:
    return not holding.passports


def has_too_many_passports(holding: Holding) -> bool:
    return len(holding.passports) > 1 and holding.identity is None


def is_lone_super_agent(holding: Holding) -> bool:
    return holding.identity == SUPER_AGENT and len(holding.passports) == 1


def is_over_limit(holding: Holding) -> bool:
    """WA-9.5  Exactly 500 in cards plus any coin is over the limit."""
    return holding.identity not in (None, MILLIONAIRE) and holding.total > LIMIT


def is_under_limit(holding: Holding) -> bool:
    return holding.identity == MILLIONAIRE and holding.total <= LIMIT


def has_too_many_currencies(holding: Holding) -> bool:
    return holding.identity not in (None, BLONDE) and holding.currencies > MOST_CURRENCIES


def has_no_jewellery(holding: Holding) -> bool:
    return holding.identity == BLONDE and not holding.jewels


def has_a_badge(holding: Holding) -> bool:
    """WA-9.6  A policeman may have several."""
    return holding.identity != POLICEMAN and BADGE in holding.hand


def has_plastic(holding: Holding) -> bool:
    """WA-9.6  An Ivanov may have several."""
    return holding.identity != IVANOV and PLASTIC in holding.hand


REASONS: Final[dict[str, Callable[[Holding], bool]]] = {
    "no-passport": has_no_passport,
    "too-many-passports": has_too_many_passports,
    "lone-super-agent": is_lone_super_agent,
    "over-limit": is_over_limit,
    "under-limit": is_under_limit,
    "too-many-currencies": has_too_many_currencies,
    "no-jewellery": has_no_jewellery,
    "badge": has_a_badge,
    "plastic": has_plastic,
}
"""WA-9.4  Guilty for each of these that holds, in this order."""


class Verdict:
    """WA-9.1  Who a player turned out to be, and what it is guilty of."""

    def __init__(self, identity: str | None, reasons: list[str]) -> None:
        self.identity = identity
        self.reasons = reasons

    @property
    def guilty(self) -> bool:
        return bool(self.reasons)

    def is_innocent(self, identity: str) -> bool:
        """Whether it finds this person, and nothing against it."""
        return self.identity == identity and not self.reasons


def fits_guilt(found: Document) -> None:
    if found["guilty"] is not bool(found["reasons"]):
        raise Misfit("guilty exactly if there are reasons", "guilty")


GUILT: Final[dict[str, Form]] = {
    "identity": Maybe(PASSPORT),
    "guilty": Derived(lambda verdict: verdict.guilty),
    "reasons": Where(Many(Word(REASONS, "reason")), twice),
}
VERDICT: Final = Record(Verdict, fits_guilt, **GUILT)


def verdict(holding: Holding) -> Verdict:
    """WA-9.4  Innocent where no reason holds."""
    reasons = [reason for reason, holds in REASONS.items() if holds(holding)]
    return Verdict(holding.identity, reasons)


def wealth(holding: Holding, loot: list[str]) -> int:
    """WA-12.2  The total and the faces of the loot, in cents."""
    return holding.total + sum([kind(card).cents for card in loot])
