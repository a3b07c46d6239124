"""A family: what lies before a player, and what it has laid face down."""

from __future__ import annotations

from sitdown.kernel import Document


class Bid:
    """VE-4.2  A bandit with the number of a lot and bills on him, all face down."""

    def __init__(self, bandit: str, lot: int, bills: list[str]) -> None:
        self.bandit = bandit
        self.lot = lot
        self.bills = bills

    def copy(self) -> Bid:
        return Bid(self.bandit, self.lot, self.bills[:])

    def document(self) -> Document:
        return {"bandit": self.bandit, "lot": self.lot, "bills": self.bills[:]}


class SingleBid:
    """VE-4.13  The bills of a bid that met no other: the owner has yet to choose one."""

    def __init__(self, seat: int, lot: int, bills: list[str]) -> None:
        self.seat = seat
        self.lot = lot
        self.bills = bills

    def document(self) -> Document:
        return {"seat": self.seat, "lot": self.lot, "bills": self.bills[:]}


class Player:
    """A family: `turned` are those of its bandits and locations that were used this month."""

    def __init__(
        self,
        bandits: list[str],
        locations: list[str],
        turned: set[str],
        hand: list[str],
        vendetta: list[str],
        investigators: list[str],
        corrupter: int,
        collected: list[str],
        bids: list[Bid],
        bribes: int,
    ) -> None:
        self.bandits = bandits
        self.locations = locations
        self.turned = turned
        self.hand = hand
        self.vendetta = vendetta
        self.investigators = investigators
        self.corrupter = corrupter
        self.collected = collected
        self.bids = bids
        self.bribes = bribes

    def copy(self) -> Player:
        return Player(
            self.bandits[:],
            self.locations[:],
            self.turned.copy(),
            self.hand[:],
            self.vendetta[:],
            self.investigators[:],
            self.corrupter,
            self.collected[:],
            [bid.copy() for bid in self.bids],
            self.bribes,
        )

    def document(self) -> Document:
        turned = self.turned
        return {
            "bandits": [{"id": one, "turned": one in turned} for one in self.bandits],
            "locations": [{"id": one, "turned": one in turned} for one in self.locations],
            "hand": self.hand[:],
            "vendetta": self.vendetta[:],
            "investigators": self.investigators[:],
            "corrupter": self.corrupter,
            "collected": self.collected[:],
            "bids": [bid.document() for bid in self.bids],
            "bribes": self.bribes,
        }

    def straight_bandits(self) -> list[str]:
        """The bandits that can still be turned."""
        return [bandit for bandit in self.bandits if bandit not in self.turned]

    def straight_locations(self) -> list[str]:
        return [location for location in self.locations if location not in self.turned]

    def has_straight_bandit(self) -> bool:
        return any(bandit not in self.turned for bandit in self.bandits)

    def carriers(self) -> list[str]:
        """The bandits that carry bids."""
        return [bid.bandit for bid in self.bids]
