"""Filling in a view: a hand is what the deck leaves, a sealed choice can be any card of it."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, UNKNOWN_ANSWER, Luck

from .actions import PLACINGS, Place
from .components import in_kind_order
from .position import Squirrels


def fill(state: Squirrels, seat: int | None, luck: Luck) -> None:
    """Replaces every "?" by something possible."""
    cards = state.options.cards()
    for other, player in enumerate(state.players):
        rest = cards[:]
        for stack in player.stacks:
            take_out(rest, stack)
        choice = state.sealed[other]
        if choice is UNKNOWN_ANSWER:
            choice = PLACINGS[luck.pick(rest)][luck.pick([0, 1])]
            state.sealed[other] = choice
        if isinstance(choice, Place):
            take_out(rest, [choice.card])
        if HIDDEN in player.hand:
            player.hand = in_kind_order(hand_of(rest, len(player.hand), cards, luck))


def take_out(cards: list[str], gone: list[str]) -> None:
    for card in gone:
        if card in cards:
            cards.remove(card)


def hand_of(rest: list[str], size: int, cards: list[str], luck: Luck) -> list[str]:
    """What the deck leaves; in a made-up position that it does not fit, any cards of the deck."""
    if len(rest) >= size:
        return rest if len(rest) == size else luck.sample(rest, size)
    return rest + [luck.pick(cards) for _ in range(size - len(rest))]
