"""What lies on the table: before each player, in the middle, and what is going on."""

from __future__ import annotations

from typing import Any, Final

from sitdown.kernel import UNKNOWN, Document, Form, Frame, Position, Record, Settled, State
from sitdown.kernel.form import Default, Fields, Many, Maybe, SeatNumber, Whole, Write

from .components import INFLUENCE_CARD, MONOPOLIES, PACKAGED, ROUNDS, Deck, deck_of
from .face_down import FaceDown
from .player import Player, player_record
from .records import Business, Discards, Gangster, Mercenaries
from .resolving import FOR_RETURN_FIRE, Resolving, resolving_record
from .terms import OFFER, Offer, offer_record
from .turn import Played, Turn, played_record, turn_record
from .wealth import income, monopoly_holders

MARKERS: Final = 5
PLAYERS_TO_PLAN_TWO: Final = 5
AFTER_A_FAILURE: Final = frozenset(["return-fire", "second"])
"""CN-9.10, CN-19.12  Where a job may go on whose roll has failed."""


class Options(Settled):
    """The options of a game, and the deck that follows from them."""

    def __init__(self, given: Document) -> None:
        self.given = given
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
        families = self.families if isinstance(self.families, str) else self.families[:]
        return {**self.given, "families": families, "deck": self.deck_document()}

    def deck_document(self) -> Document | None:
        if self.own_deck is None:
            return None
        sections: Document = {}
        for section, rows in self.own_deck.items():
            if rows is not None:
                sections[section] = dict(rows) if isinstance(rows, dict) else rows[:]
        return sections


class CosaNostra(State):
    """A game of La Cosa Nostra in play.

    Copies share all lists: they are never changed, others take their place. `recount`: a business
    or a gangster has come, gone or been turned over, so that monopolies may have changed hands.
    `face_down` is there only where the game is seen through a view.
    """

    recount: bool = False
    face_down: FaceDown | None = None

    def __init__(
        self,
        frame: Frame,
        options: Options,
        round: int,
        start: int,
        players: list[Player],
        market: list[str],
        business_stack: list[str],
        job_decks: dict[str, list[str]],
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
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.deck = options.deck
        self.round = round
        self.start = start
        self.players = players
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

    def copy(self) -> CosaNostra:
        twin = CosaNostra(
            self.frame(),
            self.options,
            self.round,
            self.start,
            [player.copy() for player in self.players],
            self.market,
            self.business_stack,
            self.job_decks,
            self.job_discards,
            self.influence_stack,
            self.influence_discards,
            self.monopolies,
            self.turn.copy(),
            None if self.resolving is None else self.resolving.copy(),
            self.played,
            self.offers,
            self.next_offer,
            self.display,
            self.mercenaries,
            self.removed,
        )
        if self.face_down is not None:
            twin.face_down = self.face_down
        return twin

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
        return MARKERS - self.markers_placed().count(seat)

    def markers_placed(self) -> list[int]:
        """CN-8.6, CN-8.9  The owners of all markers that lie on cards."""
        placed: list[int] = []
        for player in self.players:
            for business in player.businesses:
                if business.markers:
                    placed.extend(business.markers)
            for gangster in player.gangsters:
                for task in gangster.tasks:
                    if task.markers:
                        placed.extend(task.markers)
        return placed

    def income(self, seat: int) -> int:
        """CN-16.1  What payday would bring this player now."""
        return income(self.players[seat], self.monopolies.count(seat))

    def job_deck(self) -> list[str]:
        """CN-3.3  The jobs of this round."""
        return self.job_decks[str(self.round)]

    def put_job_deck(self, jobs: list[str]) -> None:
        """Another deck of this round."""
        self.job_decks = {**self.job_decks, str(self.round): jobs}

    def tasks_a_turn(self) -> int:
        """CN-4.6  Two with the option, five players, from round II on."""
        two = self.options.plan_two and self.seats == PLAYERS_TO_PLAN_TWO and self.round > 1
        return 2 if two else 1

    def rest_turn(self) -> None:
        """The turn as it stands where nobody is on turn."""
        self.turn = Turn(self.start, [], 1, None)


class TablePosition(Position):
    """A position, with what a document tells of a player that follows from the whole table."""

    def write(self, state: State) -> Document:
        assert isinstance(state, CosaNostra)
        document = super().write(state)
        placed = state.markers_placed()
        for seat, shown in enumerate(document["players"]):
            shown["markers_free"] = MARKERS - placed.count(seat)
            shown["income"] = state.income(seat)
        return document

    def see(self, frame: Frame, view: Document) -> State:
        state = super().see(frame, view)
        assert isinstance(state, CosaNostra)
        rest = businesses_left(state)
        backs = [player["backs"] for player in view["players"]]
        state.face_down = FaceDown(backs, rest, len(state.business_stack))
        state.business_stack = rest[: len(state.business_stack)]
        return state


def businesses_left(state: CosaNostra) -> list[str]:
    """CN-1.2  Which cards lie in the stack follows from what is open; here they lie by id."""
    seen = set(state.market)
    for player in state.players:
        seen.update([business.card.id for business in player.businesses])
        for gangster in player.gangsters:
            seen.update([task.business.id for task in gangster.tasks if task.business is not None])
    return sorted([name for name in state.deck.businesses if name not in seen])


class Holders(Form):
    """CN-17.1  Who holds each monopoly, by its name; worked out anew when it is read."""

    def read(self, value: Any) -> list[int | None]:
        return []

    def absent(self) -> Any:
        return []

    def writer(self) -> Write | None:
        return lambda holders: dict(zip(MONOPOLIES, holders, strict=True))

    def see(self, value: Any) -> list[int | None]:
        return list(value.values())

    def schema(self) -> Document:
        return {}


def position(seats: int, options: Document) -> Position:
    """What stands in a position document, and in which order."""
    chosen = Options(options)
    deck = chosen.deck
    gangsters = Many(deck.gangster)
    jobs = Many(deck.job)
    influence = Many(INFLUENCE_CARD)
    return TablePosition(
        CosaNostra,
        chosen,
        complete=complete,
        round=Whole(1, ROUNDS),
        start=SeatNumber(seats),
        players=Many(player_record(deck, seats), length=seats),
        market=Many(deck.business, most=4),
        business_stack=Many(deck.business),
        job_decks=Fields({str(back): jobs for back in range(1, ROUNDS + 1)}),
        job_discards=Record(Discards, open=jobs, closed=jobs),
        influence_stack=influence,
        influence_discards=Record(Discards, open=influence, closed=influence),
        monopolies=Holders(),
        turn=Default(turn_record(deck, seats), {}),
        resolving=Maybe(resolving_record(deck, seats)),
        played=Maybe(played_record(seats)),
        offers=Many(offer_record(seats)),
        next_offer=OFFER,
        display=gangsters,
        mercenaries=Record(Mercenaries, stack=gangsters, strong=gangsters, aside=gangsters),
        removed=gangsters,
    )


def complete(state: CosaNostra, found: Document) -> None:
    """What follows from the rest in a position that was read."""
    state.monopolies = monopoly_holders(state.players)
    if state.turn.regular == UNKNOWN:
        state.turn.regular = state.start
    for seat, player in enumerate(state.players):
        for gangster in player.gangsters:
            for laid in gangster.mods:
                if laid.by == UNKNOWN:
                    laid.by = seat
    complete_turn(state)
    complete_job(state)


def complete_turn(state: CosaNostra) -> None:
    """CN-4.6, CN-19.27  Whoever may give a second task now has given a task of this turn."""
    planning = state.phase == "plan" or (state.played is not None and state.played.phase == "plan")
    if planning and state.turn.extra is not None:
        state.turn.left = min(state.turn.left, state.tasks_a_turn() - 1)


def complete_job(state: CosaNostra) -> None:
    """No successes may be left out; where a job that failed goes on, that means none."""
    job = state.resolving
    if job is None or job.successes is not None:
        return
    if state.phase in AFTER_A_FAILURE or job.roll.for_ == FOR_RETURN_FIRE:
        job.successes = 0
