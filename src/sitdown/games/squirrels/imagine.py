"""Filling in a view: a hand is what the deck leaves, a sealed choice can be any card of it."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, Chance, Document

from .components import PACKAGED


def fill(document: Document, seat: int | None, chance: Chance) -> None:
    """Replaces every "?" by something possible."""
    deck = document["options"]["deck"]
    cards = list(PACKAGED) if deck is None else list(deck["cards"])
    for player in document["players"]:
        rest = cards[:]
        for stack in player["stacks"]:
            take_out(rest, stack)
        if player["sealed"] == HIDDEN:
            player["sealed"] = {"card": chance.pick(rest), "stack": chance.pick([0, 1])}
        if player["sealed"] is not None:
            take_out(rest, [player["sealed"]["card"]])
        if HIDDEN in player["hand"]:
            player["hand"] = hand_of(rest, len(player["hand"]), cards, chance)


def take_out(cards: list[str], gone: list[str]) -> None:
    for card in gone:
        if card in cards:
            cards.remove(card)


def hand_of(rest: list[str], size: int, cards: list[str], chance: Chance) -> list[str]:
    """What the deck leaves; in a made-up position that it does not fit, any cards of the deck."""
    if len(rest) >= size:
        return rest if len(rest) == size else chance.sample(rest, size)
    return rest + [chance.pick(cards) for _ in range(size - len(rest))]
