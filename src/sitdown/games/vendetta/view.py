"""Who sees what (VE-1.11): bills, Vendetta cards and sealed bids of the others, and all decks."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, Document, veiled

from .position import SHARE


def hide(document: Document, seat: int | None) -> None:
    """Puts "?" where a seat may not look."""
    for pile in ("street", "money", "discard", "vendetta"):
        document[pile] = veiled(document[pile])
    document["corruption"] = [
        bill if bill["seat"] == seat else {**bill, "card": HIDDEN}
        for bill in document["corruption"]
    ]
    if document["phase"] != SHARE or document["actors"] != [seat]:
        document["pot"] = veiled(document["pot"])
    document["keeps"] = [
        single if single["seat"] == seat else {**single, "bills": veiled(single["bills"])}
        for single in document["keeps"]
    ]
    document["players"] = [
        player if other == seat else hidden_player(player)
        for other, player in enumerate(document["players"])
    ]


def hidden_player(player: Document) -> Document:
    """VE-4.4  Of a bid everybody sees the bandit and how many bills lie on him."""
    return {
        **player,
        "hand": veiled(player["hand"]),
        "vendetta": veiled(player["vendetta"]),
        "bids": [{**bid, "lot": HIDDEN, "bills": veiled(bid["bills"])} for bid in player["bids"]],
    }
