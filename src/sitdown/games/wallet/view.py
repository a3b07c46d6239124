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
    for other, player in enumerate(document["players"]):
        if other != seat:
            hide_player(player, document["phase"])
    if document["pending"] is not None:
        hide_pending(document, seat)


def sees_spares(document: Document, seat: int | None) -> bool:
    """Who knows for sure what the spare passports are, and the buyer who looks at them."""
    known: list[int] = document["spares_known"]
    if seat is None:
        return len(known) == len(document["players"])
    return seat in known or (document["phase"] == "passport" and seat in document["actors"])


def hide_player(player: Document, phase: str) -> None:
    player["specials"] = veiled(player["specials"])  # WA-6.7  for ever
    if phase != OVER:
        player["tokens"] = veiled(player["tokens"])
    if not player["revealed"]:
        player["hand"] = veiled(player["hand"])
        if player["verdict"] is not None:
            player["verdict"] = HIDDEN
    if player["sealed"] is not None:
        player["sealed"] = HIDDEN
    if phase not in ALL_OPEN:
        for front in player["front"]:
            if front["special"] == DOUBLE_BOTTOM:
                front["card"] = HIDDEN


def hide_pending(document: Document, seat: int | None) -> None:
    """The cards of a birthday are the active player's; a spot check is for two."""
    pending = document["pending"]
    if seat is not None and seat == document["active"]:
        return
    if "cards" in pending:
        pending["cards"] = veiled(pending["cards"])
    if "card" in pending and seat != pending["target"]:
        pending["card"] = HIDDEN
