"""What a deal means to a seat, told from a view: shares, weights, possible cards."""

from __future__ import annotations

from sitdown.games.gentlemen.components import ACCOMPLICES, BANKER, PACKAGED, SENATOR, Deal, deals
from sitdown.games.gentlemen.imagine import allows
from sitdown.kernel import HIDDEN, Document


def deals_of(view: Document) -> dict[str, Deal]:
    """The deal cards of the game."""
    deck = view["options"]["deck"]
    return PACKAGED if deck is None else deals(deck)


def card_of(view: Document) -> Deal | None:
    """The dealer's card, for who may see it."""
    card = view["card"]
    return None if card is None or card == HIDDEN else deals_of(view)[card]


def possible_cards(view: Document) -> list[Deal]:
    """GD-9.10  Which card the dealer may hold, to who has not seen it."""
    every = list(deals_of(view).values())
    fitting = [deal for deal in every if allows(deal, view["proposal"])]
    return [deal for deal in fitting if deal.id not in view["discard"]] or fitting or every


def others(view: Document) -> list[int]:
    """The seats that share in a deal beside the dealer, clockwise from its left."""
    seats: int = view["seats"]
    dealer: int = view["dealer"]
    return [(dealer + step) % seats for step in range(1, seats)]


def voters(view: Document) -> list[int]:
    """GD-4.1"""
    return [seat for seat in others(view) if seat != view["prison"]]


def next_dealers(view: Document) -> list[int]:
    """GD-2.1  Who deals after this turn, up to the end of the game."""
    left = view["options"]["rounds"] * view["seats"] - view["turn"]
    return [(view["dealer"] + 1 + step) % view["seats"] for step in range(left)]


def argument_weight(view: Document, seat: int) -> int:
    """GD-4.6  What an argument would add to the vote of a seat."""
    return 4 if view["accomplices"][SENATOR] == seat else 2


def plain_weight(view: Document, seat: int) -> int:
    """GD-4.5  The weight of a vote without an argument."""
    return 1 + int(view["players"][seat]["gangs"])


def given_to(terms: Document, seat: int) -> list[str]:
    """The accomplices that a proposal gives to a seat."""
    return [name for name in ACCOMPLICES if terms["accomplices"].get(name) == seat]


def left_over(terms: Document, deal: Deal) -> list[str]:
    """GD-5.5  The accomplices that stay with the dealer."""
    return [name for name in deal.accomplices if name not in terms["accomplices"]]


def banker_takes(view: Document, seat: int, got: int) -> int:
    """GD-6.6  1 from a neighbour who gets money from the deal."""
    banker = view["accomplices"][BANKER]
    seats: int = view["seats"]
    beside = banker is not None and seat in ((banker + 1) % seats, (banker - 1) % seats)
    return 1 if beside and got else 0
