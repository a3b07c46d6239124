"""The variants that a table can choose (VE-10), and the deck that follows from them."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from sitdown.kernel import Document, Settled

from .components import MOST_SEATS, POWERS, kind_of
from .deck import PACKAGED, Deck

OWN: Final = "own"
"""The value of `timing` that lets only who owes a decision play Vendetta cards."""


class Options(Settled):
    """What was chosen; `given` is the deck that was brought along, None for the packaged one.

    `powers` says of every bandit what he is good for.
    """

    def __init__(self, given: Document) -> None:
        self.agents: int = given["agents"]
        self.abilities: bool = given["abilities"]
        self.timing: str = given["timing"]
        self.verdict_start: int | None = given["verdict_start"]
        self.given: Document | None = given["deck"]
        self.deck = PACKAGED if self.given is None else Deck(self.given)
        self.powers: dict[str, frozenset[str]] = {
            bandit: POWERS[kind_of(bandit)] if self.abilities else frozenset()
            for bandit in self.deck.bandits(MOST_SEATS)
        }

    def has_power(self, bandit: str, power: str) -> bool:
        """VE-10.2  Whether a bandit has a power, and bandits have powers at all."""
        return power in self.powers[bandit]

    def strength(self, bandit: str, bills: list[str]) -> int:
        """VE-4.5  The sum of the bills of a bid, and 1 for a broker."""
        return self.deck.worth(bills) + int(self.has_power(bandit, "bid"))

    def document(self) -> Document:
        return {
            "agents": self.agents,
            "abilities": self.abilities,
            "timing": self.timing,
            "verdict_start": self.verdict_start,
            "deck": deepcopy(self.given),
        }
