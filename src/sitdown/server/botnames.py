"""Names for bots that were given none."""

from __future__ import annotations

NAMES = ("Knuckles", "Penny", "Mr. Cog", "Tin Lizzie", "Springs", "Ms. Ratchet", "Winder", "Tick")


def bot_name(seat: int) -> str:
    return NAMES[seat % len(NAMES)]
