"""In a worker: a bot with a limit on how long it thinks about a choice."""

from __future__ import annotations

from sitdown.bots import Bot, bot

THINK_SECONDS = 0.1
"""How many seconds a bot thinks about a choice at most, where nobody says otherwise."""


def timed_bot(name: str, luck: str, seconds: float) -> Bot:
    """A bot that never thinks longer than this for a choice."""
    player = bot(name, luck)
    player.patience = seconds
    return player
