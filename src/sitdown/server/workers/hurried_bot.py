"""Runs in a worker: a bot with a limit on how long it thinks about a choice."""

from __future__ import annotations

from sitdown.bots import Bot, bot

THINK_SECONDS = 0.1
"""The usual limit in seconds on how long a bot thinks about a choice."""


def timed_bot(name: str, luck: str, seconds: float) -> Bot:
    """A bot that thinks about a choice for at most this many seconds."""
    player = bot(name, luck)
    player.patience = seconds
    return player
