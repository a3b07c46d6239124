"""What lies on the table: families, four lots, the piles and the verdict track."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Frame, State
from sitdown.kernel.legacy import closing_fields, common_fields

from .components import COLORS
from .family import Player, SingleBid
from .options import Options

BUSINESS: Final = "business"
SHARE: Final = "share"
AUCTION: Final = "auction"
KEEP: Final = "keep"
TRIAL: Final = "trial"
DISCARD: Final = "discard"

BY_COLOR: Final = "color"


class Vendetta(State):
    """A game of Vendetta in play.

    `turn` is the place in `order` of the seat whose turn it is; a document tells it by its actors.
    """

    def __init__(
        self,
        frame: Frame,
        options: Options,
        month: int,
        order: list[int],
        turn: int,
        first: int,
        first_moved: bool,
        verdict: int,
        lots: list[list[str]],
        boss_is_out: bool,
        street: list[str],
        money: list[str],
        vendetta: list[str],
        discard: list[str],
        vendetta_discard: list[str],
        gone: list[str],
        corruption: list[tuple[int, str]],
        corrupters: int,
        pot: list[str],
        due: list[tuple[int, int]],
        keeps: list[SingleBid],
        players: list[Player],
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.deck = options.deck
        self.month = month
        self.order = order
        self.turn = turn
        self.first = first
        self.first_moved = first_moved
        self.verdict = verdict
        self.lots = lots
        self.boss_is_out = boss_is_out
        self.street = street
        self.money = money
        self.vendetta = vendetta
        self.discard = discard
        self.vendetta_discard = vendetta_discard
        self.gone = gone
        self.corruption = corruption
        self.corrupters = corrupters
        self.pot = pot
        self.due = due
        self.keeps = keeps
        self.players = players

    def copy(self) -> Vendetta:
        return Vendetta(
            self.frame(),
            self.options,
            self.month,
            self.order,
            self.turn,
            self.first,
            self.first_moved,
            self.verdict,
            [lot[:] for lot in self.lots],
            self.boss_is_out,
            self.street[:],
            self.money[:],
            self.vendetta[:],
            self.discard[:],
            self.vendetta_discard[:],
            self.gone[:],
            self.corruption[:],
            self.corrupters,
            self.pot[:],
            self.due[:],
            self.keeps[:],
            [player.copy() for player in self.players],
        )

    def document(self) -> Document:
        return {
            **common_fields(self, "vendetta", self.options.document()),
            "month": self.month,
            "order": self.order[:],
            "first": self.first,
            "first_moved": self.first_moved,
            "verdict": self.verdict,
            "lots": [lot[:] for lot in self.lots],
            "boss": "out" if self.boss_is_out else "waiting",
            "street": self.street[:],
            "money": self.money[:],
            "vendetta": self.vendetta[:],
            "discard": self.discard[:],
            "vendetta_discard": self.vendetta_discard[:],
            "gone": self.gone[:],
            "corruption": [{"seat": seat, "card": card} for seat, card in self.corruption],
            "corrupters": self.corrupters,
            "pot": self.pot[:],
            "due": [{"seat": seat, "count": count} for seat, count in self.due],
            "keeps": [single.document() for single in self.keeps],
            "players": [player.document() for player in self.players],
            **closing_fields(self),
        }

    def in_turn(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    def is_shielded(self, seat: int) -> bool:
        """VE-8.4  Whether an unturned bodyguard stands before this player."""
        player = self.players[seat]
        for bandit in player.bandits:
            if bandit not in player.turned and self.options.has_power(bandit, "shield"):
                return True
        return False

    def owned_with(self, seat: int, by: str) -> int:
        """How many locations of a colour, or with a business, a player owns, turned or not."""
        locations = self.deck.locations
        return sum([by in locations[name].signs for name in self.players[seat].locations])

    def take(self, seat: int, bill: str) -> None:
        """A bill goes to a hand."""
        self.players[seat].hand = self.deck.sort([*self.players[seat].hand, bill])

    def throw_away(self, bills: list[str]) -> None:
        """Bills go to the discarded ones."""
        self.discard = self.deck.sort(self.discard + bills)


def income_of(by: str) -> str:
    """VE-3.2  The income that is used up: any colour is the same one."""
    return BY_COLOR if by in COLORS else by
