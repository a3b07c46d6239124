"""What a player makes of a view: its side, its money, who leads, how far the marker has to go."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.components import (
    AGENT,
    LAST_BLUE,
    MONTHS,
    RED_PER_SEAT,
    kind_of,
)
from sitdown.games.vendetta.deck import Deck
from sitdown.games.vendetta.options import Options
from sitdown.kernel import Document, Look

from .counting import owned_with, points

RESERVE: Final = 5
"""Squares beyond the border that a mafioso wants in reserve against an agent."""
TRUST: Final = 1.1
"""How many squares a bill of another player in the corruption pile is taken to help the mafia."""


class Sight:
    """A view, read by one of the players."""

    def __init__(self, look: Look) -> None:
        view = look.view
        self.view: Document = view
        self.seat = look.seat
        self.seats: int = view["seats"]
        self.month: int = view["month"]
        self.phase: str = view["phase"]
        self.actor: int = view["actors"][0]
        self.options = Options(view["options"])
        self.deck: Deck = self.options.deck
        self.me: Document = view["players"][look.seat]
        self.hand: list[str] = self.me["hand"]
        self.is_agent = AGENT in self.me["vendetta"]
        self.months_left: int = MONTHS + 1 - self.month

    def bandits(self, seat: int) -> list[str]:
        return [card["id"] for card in self.view["players"][seat]["bandits"]]

    def straight(self, seat: int) -> list[str]:
        """The bandits of a player that are not turned."""
        cards = self.view["players"][seat]["bandits"]
        return [card["id"] for card in cards if not card["turned"]]

    def owned_with(self, seat: int, by: str) -> int:
        return owned_with(self.view, self.deck, seat, by)

    def others(self) -> list[int]:
        return [(self.seat + step) % self.seats for step in range(1, self.seats)]

    def points(self, seat: int) -> int:
        return points(self.view, self.deck, seat)

    def rival(self) -> int:
        """The other player with most points, then with most bills."""
        return max(self.others(), key=lambda seat: (self.points(seat), self.bills_of(seat)))

    def bills_of(self, seat: int | None) -> int:
        """How many bills a player holds."""
        return 0 if seat is None else len(self.view["players"][seat]["hand"])

    def has_power(self, bandit: str, power: str) -> bool:
        return self.options.has_power(bandit, power)

    def pull(self, bill: str) -> int:
        """How many squares a bill moves the marker to this player's side."""
        return self.deck.move[bill] if self.is_agent else -self.deck.move[bill]

    def helpful(self, bills: list[str]) -> list[str]:
        """The bills that move the marker the right way, the strongest first."""
        return sorted([bill for bill in bills if self.pull(bill) > 0], key=self.pull, reverse=True)

    def usefulness(self, bill: str) -> float:
        """What a bill is good for: its value, and a little more where it helps in court."""
        return self.deck.value[bill] + 0.6 * self.pull(bill)

    def trust(self) -> float:
        """What others' bills are taken to be worth: less, if the jury was not much impressed."""
        if self.month <= 3:
            return TRUST
        way = RED_PER_SEAT * self.seats
        came = LAST_BLUE + way - int(self.view["verdict"])
        return TRUST * max(0.0, min(1.0, came / way))

    def way_to_go(self) -> float:
        """How many squares the marker is short of where a mafioso wants to see it in the end."""
        pile = 0.0
        trust = self.trust()
        for bill in self.view["corruption"]:
            if bill["seat"] == self.seat:
                pile += self.deck.move[bill["card"]]
            else:
                pile -= trust
        cards = [card for lot in self.view["lots"] for card in lot]
        prosecutors = [card for card in cards if kind_of(card) == "prosecutor"]
        drift = 0.7 * len(prosecutors) * self.months_left
        return float(self.view["verdict"]) + pile + drift - (LAST_BLUE - RESERVE)
