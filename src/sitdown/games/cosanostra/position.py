"""What lies on the table: before each player, in the middle, and what is going on."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Action, Document, Frame, Settled, State
from sitdown.kernel.legacy import closing_fields, common_fields

from .components import MONOPOLIES, PACKAGED, Deck, deck_of
from .player import Player
from .records import Business, Discards, Gangster, Mercenaries
from .resolving import Resolving
from .terms import Offer
from .turn import Played, Turn
from .wealth import income

MARKERS: Final = 5
SEALED_PHASES: Final = frozenset(["deal", "scheme", "rob", "doc"])
"""The windows in which an answer waits, unseen, until the last one is in."""


class Options(Settled):
    """The options of a game, and the deck that follows from them."""

    def __init__(self, given: Document) -> None:
        self.families: str | list[str] = given["families"]
        self.start_player: int | None = given["start_player"]
        self.rounds: int = given["rounds"]
        self.mercenaries: bool = given["mercenaries"]
        self.poker: bool = given["poker"]
        self.plan_two: bool = given["plan_two"]
        self.spying: str = given["spying"]
        self.business_bonus: bool = given["business_bonus"]
        self.rob_robbery: bool = given["rob_robbery"]
        self.influence_from: int = given["influence_from"]
        self.own_deck: Document | None = given["deck"]
        self.deck: Deck = (
            PACKAGED[self.poker] if self.own_deck is None else deck_of(self.own_deck, self.poker)
        )

    def document(self) -> Document:
        return {
            "families": self.families if isinstance(self.families, str) else self.families[:],
            "start_player": self.start_player,
            "rounds": self.rounds,
            "mercenaries": self.mercenaries,
            "poker": self.poker,
            "plan_two": self.plan_two,
            "spying": self.spying,
            "business_bonus": self.business_bonus,
            "rob_robbery": self.rob_robbery,
            "influence_from": self.influence_from,
            "deck": self.deck_document(),
        }

    def deck_document(self) -> Document | None:
        if self.own_deck is None:
            return None
        sections: Document = {}
        for section, rows in self.own_deck.items():
            if rows is not None:
                sections[section] = dict(rows) if isinstance(rows, dict) else rows[:]
        return sections


class CosaNostra(State):
    """A game of La Cosa Nostra in play."""

    def __init__(
        self,
        frame: Frame,
        options: Options,
        round: int,
        start: int,
        market: list[str],
        business_stack: list[str],
        job_decks: list[list[str]],
        job_discards: Discards,
        influence_stack: list[str],
        influence_discards: Discards,
        monopolies: list[int | None],
        turn: Turn,
        resolving: Resolving | None,
        played: Played | None,
        offers: list[Offer],
        next_offer: int,
        display: list[str],
        mercenaries: Mercenaries,
        removed: list[str],
        players: list[Player],
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.deck = options.deck
        self.round = round
        self.start = start
        self.market = market
        self.business_stack = business_stack
        self.job_decks = job_decks
        self.job_discards = job_discards
        self.influence_stack = influence_stack
        self.influence_discards = influence_discards
        self.monopolies = monopolies
        self.turn = turn
        self.resolving = resolving
        self.played = played
        self.offers = offers
        self.next_offer = next_offer
        self.display = display
        self.mercenaries = mercenaries
        self.removed = removed
        self.players = players

    def copy(self) -> CosaNostra:
        return CosaNostra(
            self.frame(),
            self.options,
            self.round,
            self.start,
            self.market[:],
            self.business_stack[:],
            [deck[:] for deck in self.job_decks],
            self.job_discards.copy(),
            self.influence_stack[:],
            self.influence_discards.copy(),
            self.monopolies[:],
            self.turn.copy(),
            None if self.resolving is None else self.resolving.copy(),
            self.played,
            self.offers[:],
            self.next_offer,
            self.display[:],
            self.mercenaries.copy(),
            self.removed[:],
            [player.copy() for player in self.players],
        )

    # Small questions about the table.

    def job(self) -> Resolving:
        """The job under resolution, where there must be one."""
        assert self.resolving is not None
        return self.resolving

    def find_gangster(self, id: str) -> tuple[int, Gangster] | None:
        """A gangster in play, with his owner."""
        for seat, player in enumerate(self.players):
            found = player.gangster(id)
            if found is not None:
                return seat, found
        return None

    def find_business(self, id: str, not_of: int | None = None) -> tuple[int, Business] | None:
        """A business in play, with its owner; `not_of`: an opponent's of this seat."""
        for seat, player in enumerate(self.players):
            found = player.business(id)
            if found is not None and seat != not_of:
                return seat, found
        return None

    def markers_free(self, seat: int) -> int:
        """CN-8.9  Five, less those that lie on businesses and planned purchases."""
        placed = 0
        for player in self.players:
            for business in player.businesses:
                if business.markers:
                    placed += business.markers.count(seat)
            for gangster in player.gangsters:
                for task in gangster.tasks:
                    if task.markers:
                        placed += task.markers.count(seat)
        return MARKERS - placed

    def rest_turn(self) -> None:
        """The turn as it stands where nobody is on turn."""
        self.turn = Turn(self.start, [], 1, None)

    # Documents.

    def document(self) -> Document:
        return {
            **common_fields(self, "cosanostra", self.options.document()),
            "round": self.round,
            "start": self.start,
            "players": [self.player_document(seat) for seat in range(self.seats)],
            "market": self.market[:],
            "business_stack": self.business_stack[:],
            "job_decks": {str(place + 1): deck[:] for place, deck in enumerate(self.job_decks)},
            "job_discards": self.job_discards.document(),
            "influence_stack": self.influence_stack[:],
            "influence_discards": self.influence_discards.document(),
            "monopolies": dict(zip(MONOPOLIES, self.monopolies, strict=True)),
            "turn": self.turn.document(),
            "resolving": None if self.resolving is None else self.resolving.document(),
            "played": None if self.played is None else self.played.document(),
            "offers": [offer.document() for offer in self.offers],
            "next_offer": self.next_offer,
            "display": self.display[:],
            "mercenaries": self.mercenaries.document(),
            "removed": self.removed[:],
            **closing_fields(self),
        }

    def player_document(self, seat: int) -> Document:
        player = self.players[seat]
        jobs = self.deck.jobs
        return {
            "family": player.family,
            "cash": player.cash,
            "laundered": player.laundered,
            "jobs": player.jobs[:],
            "backs": [jobs[job].round for job in player.jobs],
            "influence": player.influence[:],
            "businesses": [business.document() for business in player.businesses],
            "gangsters": [gangster.document() for gangster in player.gangsters],
            "pool": player.pool[:],
            "trophies": [trophy.document() for trophy in player.trophies],
            "markers_free": self.markers_free(seat),
            "income": income(player, self.monopolies.count(seat)),
            "sealed": self.sealed_document(seat),
        }

    def sealed_document(self, seat: int) -> Document | None:
        answer: Action | None = self.sealed[seat]
        if answer is None or self.phase not in SEALED_PHASES:
            return None
        return answer.document()
