"""Kinds: one card of each, out of cards of which equal ones lie side by side."""

from __future__ import annotations


def one_of_each(cards: list[str]) -> list[str]:
    """Each kind once, in the order of the cards.

    >>> one_of_each(["bank", "bank", "raid"])
    ['bank', 'raid']
    """
    kinds: list[str] = []
    last = ""
    for card in cards:
        if card != last:
            kinds.append(card)
            last = card
    return kinds
