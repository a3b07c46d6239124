"""Purchases (CN-6) and tasks cancelled (CN-5.4)."""

from __future__ import annotations

from sitdown.games.cosanostra.components import BusinessCard
from sitdown.games.cosanostra.player import find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Business, Gangster
from sitdown.kernel import Document, secret

from .bank import pay
from .losses import discard_helpers, give_up_task
from .prices import price


def acquire(
    state: CosaNostra, seat: int, card: BusinessCard, cost: int, markers: list[int]
) -> None:
    """CN-6.1, CN-6.3  Paid to the bank, the business is in play and counts at once."""
    pay(state, seat, None, cost)
    player = state.players[seat]
    player.businesses = [*player.businesses, Business(card, True, False, markers)]
    state.recount = True
    if state.heard:
        state.tell("bought", {"seat": seat, "business": card.id, "price": cost})


def buy(state: CosaNostra, seat: int, reference: str) -> Gangster:
    """CN-6.1, CN-6.2  The price is paid; markers on the planned card stay on it."""
    found = find_task(state.players[seat], reference)
    assert found is not None
    gangster, place, task = found
    assert task.business is not None
    gangster.lose_task(place)
    cost = price(state.players[seat], task.business)
    acquire(state, seat, task.business, cost, list(task.markers))
    discard_helpers(state, gangster)  # CN-6.4
    return gangster


def cancel(state: CosaNostra, seat: int, reference: str) -> Gangster:
    """CN-5.4  A job goes face down to the discards, a purchase under the stack."""
    found = find_task(state.players[seat], reference)
    assert found is not None
    gangster, place, task = found
    give_up_task(state, gangster, place)
    if state.heard:
        told: Document = {"seat": seat, "gangster": gangster.card.id}
        if task.job is not None:
            state.tell("cancelled", {**told, "job": secret(task.job.id, seat)})
        elif task.business is not None:
            state.tell("cancelled", {**told, "buy": task.business.id})
    return gangster
