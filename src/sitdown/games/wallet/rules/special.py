"""Special cards in general (WA-6): what they have in common."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.games.wallet.actions import PLAYS_ALONE, PLAYS_AT, Play
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Document, secret

Ways = Callable[[Wallet, int, str], list[Play]]
Effect = Callable[[Wallet, int, Play], None]


class Special:
    """A special card: what it wants, how it can be played now, and what it does.

    `ways(state, seat, name)` are all ways to play it under that name, none where its condition
    does not hold (WA-6.5): the ambulance plays other cards' ways under its own name. The list may
    be one that is made once, so it is read and never changed.
    """

    def __init__(self, wants: str, ways: Ways, effect: Effect) -> None:
        self.wants = wants
        self.ways = ways
        self.effect = effect


def alone(state: Wallet, seat: int, name: str) -> list[Play]:
    """A card that names nothing and can always be played."""
    return PLAYS_ALONE[name]


def at_a_hand(state: Wallet, seat: int, name: str) -> list[Play]:
    """WA-6.6  A card that takes something out of another player's hand."""
    plays = PLAYS_AT[name]
    return [plays[target] for target in targets_with_cards(state, seat)]


def targets(state: Wallet, seat: int) -> list[int]:
    """WA-6.6  A target is always another player."""
    return [other for other in range(state.seats) if other != seat]


def targets_with_cards(state: Wallet, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat and state.players[other].hand]


def tell_played(state: Wallet, seat: int, action: Play, copies: str | None = None) -> None:
    """Everybody sees which special is played and at whom, never the card that goes with it."""
    if not state.heard:
        return
    told: Document = {"seat": seat, "special": action.special}
    if copies is not None:
        told["copies"] = copies
    document = action.document()
    for name in ("target", "face", "type", "from"):
        if name in document:
            told[name] = document[name]
    state.tell("played", told)


def give(state: Wallet, giver: int, receiver: int, card: str) -> None:
    """A card passes face down from hand to hand; only the two know it."""
    state.players[giver].hand.remove(card)
    state.players[receiver].receive(card)
    tell_gave(state, giver, receiver, card)


def tell_gave(state: Wallet, giver: int, receiver: int, card: str) -> None:
    if state.heard:
        state.tell("gave", {"from": giver, "to": receiver, "card": secret(card, giver, receiver)})
