"""What a player has: money, a hand, a play area."""

from __future__ import annotations

from sitdown.kernel import Derived, Record, Sealed
from sitdown.kernel.form import Many, Maybe, Ordered, Whole, Word

from .actions import THOUSANDS as MONEY
from .components import FAMILIES, INFLUENCE_CARD, Deck
from .records import Business, Gangster, Task, Trophy, business_record, gangster_record


class Player:
    """A boss: money, a hand, a play area, recruits still in the pool, trophies.

    Copies share all lists but that of gangsters: they are never changed, others take their place.
    """

    def __init__(
        self,
        family: str | None,
        cash: int,
        laundered: int,
        jobs: list[str],
        influence: list[str],
        businesses: list[Business],
        gangsters: list[Gangster],
        pool: list[str],
        trophies: list[Trophy],
    ) -> None:
        self.family = family
        self.cash = cash
        self.laundered = laundered
        self.jobs = jobs
        self.influence = influence
        self.businesses = businesses
        self.gangsters = gangsters
        self.pool = pool
        self.trophies = trophies

    def copy(self) -> Player:
        return Player(
            self.family,
            self.cash,
            self.laundered,
            self.jobs,
            self.influence,
            self.businesses,
            [gangster.copy() for gangster in self.gangsters],
            self.pool,
            self.trophies,
        )

    def gangster(self, id: str) -> Gangster | None:
        for one in self.gangsters:
            if one.card.id == id:
                return one
        return None

    def business(self, id: str) -> Business | None:
        for one in self.businesses:
            if one.card.id == id:
                return one
        return None

    def active_of(self, kind: str) -> int:
        """How many active businesses of a kind he owns."""
        number = 0
        for one in self.businesses:
            if one.active and one.card.kind == kind:
                number += 1
        return number

    def put_business(self, old: Business, new: Business) -> None:
        """One business in the place of another."""
        self.businesses = [new if one is old else one for one in self.businesses]

    def lose_business(self, lost: Business) -> None:
        self.businesses = [one for one in self.businesses if one is not lost]

    def purchase(self, id: str) -> Gangster | None:
        """The gangster who is to buy this business."""
        for one in self.gangsters:
            for task in one.tasks:
                if task.business is not None and task.business.id == id:
                    return one
        return None

    def active_gangsters(self) -> list[Gangster]:
        return [one for one in self.gangsters if one.active]

    def has_task(self) -> bool:
        return bool([one for one in self.gangsters if one.tasks])

    def holds_back(self, least: int) -> bool:
        """Whether a planned job of this round or a later one lies on a gangster of his."""
        for one in self.gangsters:
            for task in one.tasks:
                if task.job is not None and task.job.round >= least:
                    return True
        return False


def find_task(player: Player, reference: str) -> tuple[Gangster, int, Task] | None:
    """CN-1.10  The task of a player that a reference names."""
    for gangster in player.gangsters:
        for place, task in enumerate(gangster.tasks):
            if gangster.reference(place) == reference:
                return gangster, place, task
    return None


def without(cards: list[str], card: str) -> list[str]:
    """The cards without one of these; what copies share is never changed."""
    rest = cards[:]
    rest.remove(card)
    return rest


def player_record(deck: Deck, seats: int) -> Record:
    """A player; what follows from the whole table is put in last (`TablePosition`)."""
    return Record(
        Player,
        family=Maybe(Word(FAMILIES, "family")),
        cash=MONEY,
        laundered=MONEY,
        jobs=Ordered(Many(deck.job), deck.in_hand_order),
        backs=Derived(lambda player: [deck.jobs[job].round for job in player.jobs]),
        influence=Ordered(Many(INFLUENCE_CARD), sorted),
        businesses=Many(business_record(deck, seats)),
        gangsters=Many(gangster_record(deck, seats)),
        pool=Many(deck.gangster),
        trophies=Many(Record(Trophy, gangster=deck.gangster, strength=Whole(1))),
        markers_free=Derived(lambda player: None),
        income=Derived(lambda player: None),
        sealed=Sealed(),
    )
