"""Who owns what after some events: what everybody could follow on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Business
from sitdown.kernel import Document


def owners_after(state: CosaNostra, events: list[Document]) -> list[Player]:
    """The players of a position with the gangsters and businesses that events leave them."""
    players = [player.copy() for player in state.players]
    for event in events:
        change = CHANGES.get(event["event"])
        if change is not None:
            change(state, players, event)
    return players


def bought(state: CosaNostra, players: list[Player], event: Document) -> None:
    """CN-6.1"""
    card = state.deck.businesses[event["business"]]
    owner = players[event["seat"]]
    owner.businesses = [*owner.businesses, Business(card, True, False, [])]


def moved(state: CosaNostra, players: list[Player], event: Document) -> None:
    """CN-13.5, CN-13.6, CN-9.8  A business or a gangster goes over to somebody else."""
    giver, taker = players[event["from"]], players[event["to"]]
    if event.get("gangster") is not None:
        gangster = giver.gangster(event["gangster"])
        if gangster is not None:
            giver.gangsters.remove(gangster)
            taker.gangsters.append(gangster)
        return
    business = giver.business(event["business"])
    if business is not None:
        giver.lose_business(business)
        taker.businesses = [*taker.businesses, business]


def deactivated(state: CosaNostra, players: list[Player], event: Document) -> None:
    """CN-12.1, CN-12.3"""
    owner = players[event["seat"]]
    gangster = owner.gangster(event.get("gangster", ""))
    if gangster is not None:
        gangster.active = False
    business = owner.business(event.get("business", ""))
    if business is not None:
        owner.put_business(business, Business(business.card, False, business.used, []))


def killed(state: CosaNostra, players: list[Player], event: Document) -> None:
    """CN-12.4, CN-12.5"""
    owner = players[event["seat"]]
    owner.gangsters = [one for one in owner.gangsters if one.card.id != event.get("gangster")]
    owner.businesses = [one for one in owner.businesses if one.card.id != event.get("business")]


CHANGES: Final[dict[str, Callable[[CosaNostra, list[Player], Document], None]]] = {
    "bought": bought,
    "traded": moved,
    "persuaded": moved,
    "deactivated": deactivated,
    "killed": killed,
}
