"""The round scored last, open to all."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Record
from sitdown.kernel.form import Just, Many, Maybe, Ordered, Whole

from .components import CARD, COINS, LAST_ROUND, MONEY, in_card_order
from .judging import GUILT, Verdict, fits_guilt
from .records import FRONT, Front

MOST_WEALTH: Final = 10_000_000


class Outcome(Verdict):
    """How a player came out of the round: what it had when all was open, and what it got for it."""

    def __init__(
        self,
        hand: list[str],
        front: list[Front],
        loot: list[str],
        coin: int,
        identity: str | None,
        reasons: list[str],
        wealth: int | None,
        rank: int | None,
        tokens: int,
    ) -> None:
        super().__init__(identity, reasons)
        self.hand = hand
        self.front = front
        self.loot = loot
        self.coin = coin
        self.wealth = wealth
        self.rank = rank
        self.tokens = tokens


class LastRound:
    """A round that was scored: its number, and how each seat came out of it."""

    def __init__(self, round: int, players: list[Outcome]) -> None:
        self.round = round
        self.players = players


OUTCOME: Final = Record(
    Outcome,
    fits_guilt,
    hand=Ordered(Many(CARD), in_card_order),
    front=Many(FRONT),
    loot=Ordered(Many(MONEY), in_card_order),
    coin=Just(*COINS),
    **GUILT,
    wealth=Maybe(Whole(0, MOST_WEALTH)),
    rank=Maybe(Whole(1)),
    tokens=Whole(-1, 4),
)


def last_round_form(seats: int) -> Record:
    return Record(LastRound, round=Whole(1, LAST_ROUND), players=Many(OUTCOME, length=seats))
