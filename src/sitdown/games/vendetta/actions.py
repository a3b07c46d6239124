"""What a player can do."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from sitdown.kernel import Action, Form, Optional
from sitdown.kernel.form import Many, SeatNumber, Text, Word

from .components import BUSINESSES, COLORS, GRUDGE, LOT

CARD = Text(1, 60)
"""A card of the deck in play; whether there is such a one, and where, the rules say."""


class Collect(Action):
    """`{"do": "collect", "bandit": "racketeer.1", "location": "green-casino", "by": "casino"}`"""

    do: ClassVar[str] = "collect"
    arguments: ClassVar[dict[str, Form]] = {
        "bandit": CARD,
        "location": CARD,
        "by": Word((*COLORS, *BUSINESSES), "colour or business"),
    }

    def __init__(self, bandit: str, location: str, by: str) -> None:
        self.bandit = bandit
        self.location = location
        self.by = by


class Pass(Action):
    """`{"do": "pass"}`: the end of the turn."""

    do: ClassVar[str] = "pass"


class Give(Action):
    """`{"do": "give", "card": "plain-1"}`: a bill of the pot to the player it is due to."""

    do: ClassVar[str] = "give"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD}

    def __init__(self, card: str) -> None:
        self.card = card


class GiveFirst(Action):
    """`{"do": "give-first"}`: the first-player card in place of the bill."""

    do: ClassVar[str] = "give-first"


class Withhold(Action):
    """`{"do": "withhold"}`: nothing for the player something is due to."""

    do: ClassVar[str] = "withhold"


class LayBid(Action):
    """`{"do": "bid", "bandit": "broker.1", "lot": 4, "card": "red-2"}`"""

    do: ClassVar[str] = "bid"
    arguments: ClassVar[dict[str, Form]] = {"bandit": CARD, "lot": LOT, "card": CARD}

    def __init__(self, bandit: str, lot: int, card: str) -> None:
        self.bandit = bandit
        self.lot = lot
        self.card = card


class Raise(Action):
    """`{"do": "raise", "bandit": "broker.1", "card": "plain-1"}`"""

    do: ClassVar[str] = "raise"
    arguments: ClassVar[dict[str, Form]] = {"bandit": CARD, "card": CARD}

    def __init__(self, bandit: str, card: str) -> None:
        self.bandit = bandit
        self.card = card


class Keep(Action):
    """`{"do": "keep", "card": "blue-4"}`: the one bill of a single bid that comes back."""

    do: ClassVar[str] = "keep"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD}

    def __init__(self, card: str) -> None:
        self.card = card


class Bribe(Action):
    """`{"do": "bribe", "bandit": "fixer.1", "cards": ["plain-1", "blue-2"]}`"""

    do: ClassVar[str] = "bribe"
    arguments: ClassVar[dict[str, Form]] = {"bandit": CARD, "cards": Many(CARD, least=1, most=2)}

    def __init__(self, bandit: str, cards: tuple[str, ...]) -> None:
        self.bandit = bandit
        self.cards = cards


class Discard(Action):
    """`{"do": "discard", "card": "plain-1"}`"""

    do: ClassVar[str] = "discard"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD}

    def __init__(self, card: str) -> None:
        self.card = card


class PlayVendetta(Action):
    """`{"do": "vendetta", "card": "ambush", "seat": 0, "bandit": "fixer.1"}`

    Which of `seat`, `bandit` and `bill` there are depends on the card.
    """

    do: ClassVar[str] = "vendetta"
    arguments: ClassVar[dict[str, Form]] = {
        "card": GRUDGE,
        "seat": Optional(SeatNumber()),
        "bandit": Optional(CARD),
        "bill": Optional(CARD),
    }

    def __init__(
        self,
        card: str,
        seat: int | None = None,
        bandit: str | None = None,
        bill: str | None = None,
    ) -> None:
        self.card = card
        self.seat = seat
        self.bandit = bandit
        self.bill = bill

    def named(self) -> list[int | str]:
        """What it is played with."""
        return [one for one in (self.seat, self.bandit, self.bill) if one is not None]


PASS: Final = Pass()
GIVE_FIRST: Final = GiveFirst()
WITHHOLD: Final = Withhold()

MOST_KEPT: Final = 5_000
collecting: Final = lru_cache(MOST_KEPT)(Collect)
bidding: Final = lru_cache(MOST_KEPT)(LayBid)
raising: Final = lru_cache(MOST_KEPT)(Raise)
playing: Final = lru_cache(MOST_KEPT)(PlayVendetta)
"""Actions are values: those that come up all the time are made once."""
