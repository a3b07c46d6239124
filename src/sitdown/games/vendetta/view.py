"""Who sees what (VE-1.11): bills, Vendetta cards and sealed bids of the others, and all decks."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, Document, veiled

from .position import SHARE


def hide(document: Document, seat: int | None) -> None:
    """Puts "?" where a seat may not look."""
    for pile in ("street", "money", "discard", "vendetta"):
        document[pile] = veiled(document[pile])
    for bill in document["corruption"]:
        if bill["seat"] != seat:
            bill["card"] = HIDDEN
    if document["phase"] != SHARE or document["actors"] != [seat]:
        document["pot"] = veiled(document["pot"])
    for single in document["keeps"]:
        if single["seat"] != seat:
            single["bills"] = veiled(single["bills"])
    for other, player in enumerate(document["players"]):
        if other != seat:
            hide_player(player)


def hide_player(player: Document) -> None:
    """VE-4.4  Of a bid everybody sees the bandit and how many bills lie on him."""
    player["hand"] = veiled(player["hand"])
    player["vendetta"] = veiled(player["vendetta"])
    for bid in player["bids"]:
        bid["lot"] = HIDDEN
        bid["bills"] = veiled(bid["bills"])
