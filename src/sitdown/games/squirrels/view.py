"""Who sees what (SQ-1.5): hands and set-up choices of the others are hidden."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, OVER, Document, veiled


def hide(document: Document, seat: int | None) -> None:
    """Puts "?" where a seat may not look."""
    for other, player in enumerate(document["players"]):
        if other == seat:
            continue
        if document["phase"] != OVER:
            player["hand"] = veiled(player["hand"])
        if player["sealed"] is not None:
            player["sealed"] = HIDDEN
