"""Perfect-recall observation: counts and a digest of a seat's whole history.

After the view come three kinds of counts. The first is of the tokens of an answer that is not yet
complete. The second is of the events that the seat was told, by name and acting seat. The third is
of the tokens that the seat has chosen.

Counts lose the order and the other fields of events. So a hash of the whole history follows, one
number per bit. Histories that the seat can tell apart have different rows, others the same.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, Final

from .episode import Episode, EpisodeSetup

BITS: Final = 64
"""The length of the hash."""


class Recall:
    """The layout of the observation: the names of its numbers, part by part."""

    def __init__(self, room: EpisodeSetup) -> None:
        self.room = room
        self.events = [
            (event, step)
            for event in room.game.rules.events
            for step in (*range(room.players), None)
        ]
        self.parts: dict[str, list[str]] = {
            "view": room.layout.names,
            "begun": [f"begun: {token}" for token in room.tokens],
            "told": [f"told: {event} of {whom(step)}" for event, step in self.events],
            "chosen": [f"chosen: {token}" for token in room.tokens],
            "digest": [f"digest: {bit}" for bit in range(BITS)],
        }
        self.names = [name for names in self.parts.values() for name in names]

    def row(self, episode: Episode, seat: int) -> list[float]:
        begun = episode.prefix if seat == episode.seat else ()
        told = Counter([(one["event"], self.step(one, seat)) for one in episode.told[seat]])
        return [
            *episode.observation(seat),
            *counts(self.room.tokens, begun),
            *[float(told[event]) for event in self.events],
            *counts(self.room.tokens, episode.chosen[seat]),
            *bits(json.dumps([history(episode, seat), begun])),
        ]

    def step(self, told: dict[str, Any], seat: int) -> int | None:
        """The acting seat of an event, counted from the seat that is told; None if it has none."""
        of = told.get("seat")
        return (of - seat) % self.room.players if isinstance(of, int) else None


def history(episode: Episode, seat: int) -> dict[str, Any]:
    """The history of a seat: its first view, all events it was told, and the tokens it chose."""
    return {
        "first": episode.first[seat],
        "told": episode.told[seat],
        "chosen": episode.chosen[seat],
    }


def whom(step: int | None) -> str:
    return "nobody" if step is None else f"seat+{step}"


def counts(tokens: Sequence[str], found: Iterable[str]) -> list[float]:
    counted = Counter(found)
    return [float(counted[token]) for token in tokens]


def bits(text: str) -> list[float]:
    number = int.from_bytes(sha256(text.encode()).digest()[: BITS // 8], "big")
    return [float(number >> bit & 1) for bit in range(BITS)]
