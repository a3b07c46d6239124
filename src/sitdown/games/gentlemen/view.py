"""Who sees what (GD-9): the pile, the dealer's card, money behind screens, sealed answers."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, OVER, Document, veiled


def hide(document: Document, seat: int | None) -> None:
    """GD-9.7  Puts "?" where a seat may not look; all the rest is public."""
    document["deck"] = veiled(document["deck"])  # GD-9.1
    if document["card"] is not None and seat != document["dealer"]:
        document["card"] = HIDDEN  # GD-9.2
    if not document["options"]["open_money"] and document["phase"] != OVER:
        for other, player in enumerate(document["players"]):
            if other != seat:
                player["money"] = HIDDEN  # GD-9.3
    if document["phase"] == "talk":
        hide_replies(document, seat)
    elif document["phase"] == "vote":
        hide_votes(document, seat)


def hide_replies(document: Document, seat: int | None) -> None:
    """GD-9.5  A seat that has replied: whether it asked or passed stays sealed."""
    asks = document["asks"]
    shown = [seat, document["dealer"], *document["actors"]]
    for other in range(len(asks)):
        if other not in shown:
            asks[other] = HIDDEN


def hide_votes(document: Document, seat: int | None) -> None:
    """GD-9.6"""
    votes = document["votes"]
    for other, vote in enumerate(votes):
        if vote is not None and other != seat:
            votes[other] = HIDDEN
