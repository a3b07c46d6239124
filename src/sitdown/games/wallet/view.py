"""Who sees what (WA-3.5, WA-5.4, WA-12.5): piles, hands, specials and tokens of the others."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import HIDDEN, OVER, Document, veiled

from .components import DOUBLE_BOTTOM

ALL_OPEN: Final = ("plastic", "forfeit", OVER)
"""WA-11.1  The phases in which the cards under a double bottom have been shown."""


def hide(document: Document, seat: int | None) -> None:
    """Puts "?" where a seat may not look."""
    for pile in ("wallet", "aside", "bag"):
        document[pile] = veiled(document[pile])
    if not sees_spares(document, seat):
        document["spares"] = veiled(document["spares"])
    phase = document["phase"]
    document["players"] = [
        player if other == seat else hidden_player(player, phase)
        for other, player in enumerate(document["players"])
    ]
    if document["pending"] is not None:
        document["pending"] = hidden_pending(document, seat)


def sees_spares(document: Document, seat: int | None) -> bool:
    """Who knows for sure what the spare passports are, and the buyer who looks at them."""
    known: list[int] = document["spares_known"]
    if seat is None:
        return len(known) == len(document["players"])
    return seat in known or (document["phase"] == "passport" and seat in document["actors"])


def hidden_player(player: Document, phase: str) -> Document:
    """A player's document as the others see it."""
    shown = player.copy()
    shown["specials"] = veiled(player["specials"])  # WA-6.7  for ever
    if phase != OVER:
        shown["tokens"] = veiled(player["tokens"])
    if not player["revealed"]:
        shown["hand"] = veiled(player["hand"])
        if player["verdict"] is not None:
            shown["verdict"] = HIDDEN
    if player["sealed"] is not None:
        shown["sealed"] = HIDDEN
    if phase not in ALL_OPEN:
        shown["front"] = [
            {**front, "card": HIDDEN} if front["special"] == DOUBLE_BOTTOM else front
            for front in player["front"]
        ]
    return shown


def hidden_pending(document: Document, seat: int | None) -> Document:
    """The cards of a birthday are the active player's; a spot check is for two."""
    pending: Document = document["pending"]
    if seat is not None and seat == document["active"]:
        return pending
    shown = pending.copy()
    if "cards" in pending:
        shown["cards"] = veiled(pending["cards"])
    if "card" in pending and seat != pending["target"]:
        shown["card"] = HIDDEN
    return shown
