"""Who sees what (SQ-1.5): hands and set-up choices of the others are hidden."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, OVER, Document, veiled


def hide(document: Document, seat: int | None) -> None:
    """Puts "?" where a seat may not look."""
    is_over = document["phase"] == OVER
    document["players"] = [
        player if other == seat else hidden_player(player, is_over)
        for other, player in enumerate(document["players"])
    ]


def hidden_player(player: Document, is_over: bool) -> Document:
    """A player's document as the others see it."""
    shown = player.copy()
    if not is_over:
        shown["hand"] = veiled(player["hand"])
    if player["sealed"] is not None:
        shown["sealed"] = HIDDEN
    return shown
