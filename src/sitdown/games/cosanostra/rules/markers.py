"""Deal markers (CN-8.6 to CN-8.9): where one can lie, placing it, taking it back."""

from __future__ import annotations

from sitdown.games.cosanostra.components import BusinessCard
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster, Task


def can_carry(player: Player) -> list[BusinessCard]:
    """CN-8.6, CN-13.4  A player's active businesses and planned purchases."""
    cards = [business.card for business in player.businesses if business.active]
    for gangster in player.gangsters:
        for task in gangster.tasks:
            if task.business is not None:
                cards.append(task.business)
    return cards


def with_marker_of(state: CosaNostra, seat: int) -> list[str]:
    """The cards on which markers of this player lie, each once."""
    cards: list[str] = []
    for player in state.players:
        for business in player.businesses:
            if seat in business.markers:
                cards.append(business.card.id)
        for gangster in player.gangsters:
            for task in gangster.tasks:
                if task.business is not None and seat in task.markers:
                    cards.append(task.business.id)
    return cards


def take_off_business(state: CosaNostra, seat: int, card: str) -> bool:
    """A marker of this player leaves a business in play; False if none lies there."""
    for player in state.players:
        business = player.business(card)
        if business is not None and seat in business.markers:
            player.put_business(business, business.without_marker(seat))
            return True
    return False


def place_marker(state: CosaNostra, seat: int, owner: int, card: str) -> None:
    """CN-8.6  A marker goes on a business in play, or on a planned purchase."""
    player = state.players[owner]
    business = player.business(card)
    if business is not None:
        marked = business.with_markers(sorted([*business.markers, seat]))
        player.put_business(business, marked)
    else:
        gangster = player.purchase(card)
        assert gangster is not None
        put_on_purchase(gangster, card, [seat])
    if state.heard:
        state.tell("marker", {"seat": seat, "business": card})


def put_on_purchase(gangster: Gangster, card: str, more: list[int]) -> None:
    for place, task in enumerate(gangster.tasks):
        if task.business is not None and task.business.id == card:
            markers = tuple(sorted([*task.markers, *more]))
            gangster.put_task(place, Task(None, task.business, (), markers))
            return


def take_back(state: CosaNostra, seat: int, card: str) -> None:
    """CN-8.7  The owner of a marker may take it back."""
    if not take_off_business(state, seat, card):
        for player in state.players:
            gangster = player.purchase(card)
            if gangster is not None:
                take_off_purchase(gangster, card, seat)
                break
    if state.heard:
        state.tell("marker-back", {"seat": seat, "business": card})


def take_off_purchase(gangster: Gangster, card: str, seat: int) -> None:
    for place, task in enumerate(gangster.tasks):
        if task.business is not None and task.business.id == card and seat in task.markers:
            left = list(task.markers)
            left.remove(seat)
            gangster.put_task(place, Task(None, task.business, (), tuple(left)))
            return
