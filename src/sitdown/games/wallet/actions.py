"""What a player can do."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sitdown.kernel import Action, Document, Form, Optional
from sitdown.kernel.form import Fields, Many, SeatNumber

from .components import (
    CARD,
    CURRENCY,
    FACE,
    MOST_SEATS,
    PASSPORT,
    PLACE,
    PLACES,
    SPECIAL,
    SPECIALS,
    TOKEN,
    TYPE,
    TYPES,
)


class Flip(Action):
    """`{"do": "flip"}`"""

    do: ClassVar[str] = "flip"


class Take(Action):
    """`{"do": "take", "from": "top"}`"""

    do: ClassVar[str] = "take"
    arguments: ClassVar[dict[str, Form]] = {"from_": PLACE}

    def __init__(self, from_: str) -> None:
        self.from_ = from_


class Put(Action):
    """`{"do": "put", "card": "badge", "at": "bottom"}`"""

    do: ClassVar[str] = "put"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD, "at": PLACE}

    def __init__(self, card: str, at: str) -> None:
        self.card = card
        self.at = at


class Buy(Action):
    """`{"do": "buy", "pay": ["rouble-100", "jewel-190", "jewel-30"]}`"""

    do: ClassVar[str] = "buy"
    arguments: ClassVar[dict[str, Form]] = {"pay": Many(CARD)}

    def __init__(self, pay: tuple[str, ...]) -> None:
        self.pay = pay


class Choose(Action):
    """`{"do": "choose", "passport": "blonde"}`"""

    do: ClassVar[str] = "choose"
    arguments: ClassVar[dict[str, Form]] = {"passport": PASSPORT}

    def __init__(self, passport: str) -> None:
        self.passport = passport


class Play(Action):
    """`{"do": "play", "special": "give-card", "target": 2, "card": "badge"}`

    Each special card has arguments of its own; the others are left out.
    """

    do: ClassVar[str] = "play"
    arguments: ClassVar[dict[str, Form]] = {
        "special": SPECIAL,
        "target": Optional(SeatNumber()),
        "card": Optional(CARD),
        "face": Optional(FACE),
        "type": Optional(TYPE),
        "deposit": Optional(CARD),
        "from_": Optional(PLACE),
        "currency": Optional(CURRENCY),
    }

    def __init__(
        self,
        special: str,
        target: int | None = None,
        card: str | None = None,
        face: int | None = None,
        type: str | None = None,
        deposit: str | None = None,
        from_: str | None = None,
        currency: str | None = None,
    ) -> None:
        self.special = special
        self.target = target
        self.card = card
        self.face = face
        self.type = type
        self.deposit = deposit
        self.from_ = from_
        self.currency = currency


class Share(Action):
    """`{"do": "share", "keep": "blonde", "gifts": [{"seat": 1, "card": "badge"}, …]}`

    With two players there is one gift, and `back` goes into the wallet `at` a place.
    """

    do: ClassVar[str] = "share"
    arguments: ClassVar[dict[str, Form]] = {
        "keep": CARD,
        "gifts": Many(Fields({"seat": SeatNumber(), "card": CARD})),
        "back": Optional(CARD),
        "at": Optional(PLACE),
    }

    def __init__(
        self,
        keep: str,
        gifts: tuple[Document, ...],
        back: str | None = None,
        at: str | None = None,
    ) -> None:
        self.keep = keep
        self.gifts = gifts
        self.back = back
        self.at = at

    def values(self) -> tuple[Any, ...]:
        gifts = tuple([(gift["seat"], gift["card"]) for gift in self.gifts])
        return (self.keep, gifts, self.back, self.at)


class Lay(Action):
    """`{"do": "lay", "card": "euro-50"}`"""

    do: ClassVar[str] = "lay"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD}

    def __init__(self, card: str) -> None:
        self.card = card


class Pass(Action):
    """`{"do": "pass"}`"""

    do: ClassVar[str] = "pass"


class Pick(Action):
    """`{"do": "pick", "card": "euro-50"}`"""

    do: ClassVar[str] = "pick"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD}

    def __init__(self, card: str) -> None:
        self.card = card


class HandOver(Action):
    """`{"do": "hand-over", "card": "badge"}`"""

    do: ClassVar[str] = "hand-over"
    arguments: ClassVar[dict[str, Form]] = {"card": CARD}

    def __init__(self, card: str) -> None:
        self.card = card


class Keep(Action):
    """`{"do": "keep"}`"""

    do: ClassVar[str] = "keep"


class Return(Action):
    """`{"do": "return"}`"""

    do: ClassVar[str] = "return"


class Refuse(Action):
    """`{"do": "refuse"}`"""

    do: ClassVar[str] = "refuse"


class Check(Action):
    """`{"do": "check", "target": 2}`"""

    do: ClassVar[str] = "check"
    arguments: ClassVar[dict[str, Form]] = {"target": SeatNumber()}

    def __init__(self, target: int) -> None:
        self.target = target


class Draw(Action):
    """`{"do": "draw", "from": "bottom"}`"""

    do: ClassVar[str] = "draw"
    arguments: ClassVar[dict[str, Form]] = {"from_": PLACE}

    def __init__(self, from_: str) -> None:
        self.from_ = from_


class Forfeit(Action):
    """`{"do": "forfeit", "token": 1}`"""

    do: ClassVar[str] = "forfeit"
    arguments: ClassVar[dict[str, Form]] = {"token": TOKEN}

    def __init__(self, token: int) -> None:
        self.token = token


FLIP: Final = Flip()
PASS: Final = Pass()
REFUSE: Final = Refuse()
KEEP: Final = Keep()
RETURN: Final = Return()
TAKES: Final = [Take(place) for place in PLACES]
DRAWS: Final = [Draw(place) for place in PLACES]
PUTS: Final[dict[str, list[Put]]] = {}
PLAYS_ALONE: Final = {special: [Play(special)] for special in SPECIALS}
PLAYS_AT: Final = {
    special: [Play(special, target=seat) for seat in range(MOST_SEATS)] for special in SPECIALS
}
PLAYS_FROM: Final = {
    special: [Play(special, from_=place) for place in PLACES] for special in SPECIALS
}
"""Actions are values: those that come up all the time are made once.

Takes, draws and plays from a place are in the order of the places, plays at a target in that of
the seats.
"""


def puts(card: str) -> list[Put]:
    """All ways to put a card, in the order of the places."""
    ways = PUTS.get(card)
    if ways is None:
        ways = PUTS[card] = [Put(card, place) for place in PLACES]
    return ways


def requests(special: str, target: int, faces: list[int]) -> list[Play]:
    """WA-7.13  Every request to a player: a face of the deck in play, or a type."""
    ways = [Play(special, target=target, face=face) for face in faces]
    ways.extend([Play(special, target=target, type=type) for type in TYPES])
    return ways
