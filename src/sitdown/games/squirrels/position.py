"""What lies on the table: two stacks and a hand before each player, and nuts."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Frame, State, closing_fields, common_fields

from .actions import Place
from .components import BANK, PACKAGED, RAID, ROBBERY, WORTH, in_kind_order

APPLIED: Final = frozenset([ROBBERY, RAID, *[kind for kind, worth in WORTH.items() if worth]])
"""SQ-4.2  What has something to apply when it is on top."""


class Options:
    """`first`: who begins, None for a draw. `deck`: each player's set, None for the packaged."""

    def __init__(self, first: int | None, deck: list[str] | None) -> None:
        self.first = first
        self.deck = deck

    def document(self) -> Document:
        deck = None if self.deck is None else {"cards": self.deck[:]}
        return {"first": self.first, "deck": deck}

    def cards(self) -> list[str]:
        """One player's set, in kind order."""
        return in_kind_order(list(PACKAGED) if self.deck is None else self.deck)


class Player:
    """One squirrel boss: nuts, a hand, and two places for stacks, top card first."""

    def __init__(self, nuts: int, hand: list[str], stacks: list[list[str]]) -> None:
        self.nuts = nuts
        self.hand = hand
        self.stacks = stacks

    def copy(self) -> Player:
        left, right = self.stacks
        return Player(self.nuts, self.hand[:], [left[:], right[:]])

    def active(self) -> list[str]:
        """SQ-1.2  The cards on top of the stacks."""
        left, right = self.stacks
        if left:
            return [left[0], right[0]] if right else [left[0]]
        return [right[0]] if right else []

    def shows(self, kind: str) -> bool:
        """Whether a card of this kind is active."""
        left, right = self.stacks
        return (bool(left) and left[0] == kind) or (bool(right) and right[0] == kind)

    def has_two_stacks(self) -> bool:
        """SQ-1.1"""
        return bool(self.stacks[0]) and bool(self.stacks[1])


class Squirrels(State):
    """A game of New York Squirrels in play."""

    def __init__(
        self,
        frame: Frame,
        options: Options,
        first: int,
        turn: int,
        played: int | None,
        queue: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.first = first
        self.turn = turn
        self.played = played
        self.queue = queue
        self.players = players

    def copy(self) -> Squirrels:
        return Squirrels(
            self.frame(),
            self.options,
            self.first,
            self.turn,
            self.played,
            self.queue[:],
            [player.copy() for player in self.players],
        )

    def document(self) -> Document:
        return {
            **common_fields(self, "squirrels", self.options.document()),
            "first": self.first,
            "turn": self.turn,
            "played": self.played,
            "queue": self.queue[:],
            "players": [self.player_document(seat) for seat in range(self.seats)],
            **closing_fields(self),
        }

    def player_document(self, seat: int) -> Document:
        player = self.players[seat]
        choice = self.sealed[seat]
        left, right = player.stacks
        return {
            "nuts": player.nuts,
            "hand": player.hand[:],
            "stacks": [left[:], right[:]],
            "sealed": (
                {"card": choice.card, "stack": choice.stack} if isinstance(choice, Place) else None
            ),
        }

    def opponents_with_two_stacks(self, seat: int) -> list[int]:
        """SQ-8.3  Whom a raid can hit."""
        return [
            other
            for other, player in enumerate(self.players)
            if other != seat and player.has_two_stacks()
        ]

    def is_live(self, seat: int, place: int) -> bool:
        """SQ-4.3  Whether the active card on this place has something to apply."""
        card = self.players[seat].stacks[place][0]
        if card == RAID:
            return bool(self.opponents_with_two_stacks(seat))
        return card in APPLIED

    def owes_duty(self, seat: int, place: int) -> bool:
        """SQ-5.2, SQ-6.2  Only for what came from the hand this turn, and not beside a bank."""
        return place == self.played and not self.players[seat].shows(BANK)


def read_options(options: Document) -> Options:
    deck = options["deck"]
    return Options(options["first"], None if deck is None else deck["cards"])
