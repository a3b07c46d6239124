"""Who sees what (GD-9): the pile, the dealer's card, money behind screens, sealed answers."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, OVER, Document, veiled


def hide(document: Document, seat: int | None) -> None:
    """GD-9.7  Puts "?" where a seat may not look; all the rest is public."""
    document["deck"] = veiled(document["deck"])  # GD-9.1
    if document["card"] is not None and seat != document["dealer"]:
        document["card"] = HIDDEN  # GD-9.2
    if not document["options"]["open_money"] and document["phase"] != OVER:
        document["players"] = [  # GD-9.3
            player if other == seat else {**player, "money": HIDDEN}
            for other, player in enumerate(document["players"])
        ]
    if document["phase"] == "talk":
        hide_replies(document, seat)
    elif document["phase"] == "vote":
        hide_votes(document, seat)


def hide_replies(document: Document, seat: int | None) -> None:
    """GD-9.5  A seat that has replied: whether it asked or passed stays sealed."""
    shown = [seat, document["dealer"], *document["actors"]]
    document["asks"] = [
        ask if other in shown else HIDDEN for other, ask in enumerate(document["asks"])
    ]


def hide_votes(document: Document, seat: int | None) -> None:
    """GD-9.6"""
    document["votes"] = [
        vote if vote is None or other == seat else HIDDEN
        for other, vote in enumerate(document["votes"])
    ]
