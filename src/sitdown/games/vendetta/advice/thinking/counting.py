"""What everybody can count on the table: points, and what a collection would bring."""

from __future__ import annotations

from sitdown.games.vendetta.deck import Deck
from sitdown.games.vendetta.ending import count_points
from sitdown.games.vendetta.position import income_of
from sitdown.kernel import Document


def points(view: Document, deck: Deck, seat: int) -> int:
    """VE-9.2  What a player has won so far."""
    player = view["players"][seat]
    bandits = [card["id"] for card in player["bandits"]]
    printed = [card["id"] for card in player["locations"]] + player["investigators"]
    return count_points(deck, bandits, printed, player["corrupter"], view["first"] == seat)


def incomes(view: Document, deck: Deck, seat: int) -> list[Document]:
    """VE-3.1, VE-3.2  Each income that a player could still collect, with bills and dues."""
    player = view["players"][seat]
    signs: dict[str, None] = {}
    for location in player["locations"]:
        if not location["turned"]:
            signs.update(dict.fromkeys(deck.locations[location["id"]].signs))
    return [
        income(view, deck, seat, by) for by in signs if income_of(by) not in player["collected"]
    ]


def income(view: Document, deck: Deck, seat: int, by: str) -> Document:
    """VE-3.3, VE-3.5  How many bills are drawn, and who is due how many of them."""
    seats: int = view["seats"]
    owned = [owned_with(view, deck, other, by) for other in range(seats)]
    others = [(seat + step) % seats for step in range(1, seats)]
    due = [{"seat": other, "count": owned[other]} for other in others if owned[other]]
    return {"by": by, "count": sum(owned), "due": due}


def owned_with(view: Document, deck: Deck, seat: int, by: str) -> int:
    """How many locations of a colour, or with a business, a player owns, turned or not."""
    locations = view["players"][seat]["locations"]
    return sum([by in deck.locations[location["id"]].signs for location in locations])
