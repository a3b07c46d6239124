"""The open question: how long programs wait before they answer, so that timing reveals nothing."""

from __future__ import annotations

from hashlib import sha256

from sitdown.kernel import Action, State
from sitdown.wire.settings import Pace

PAUSES: dict[Pace, tuple[float, float]] = {"quick": (0.05, 0.1), "calm": (0.9, 0.9), "slow": (2, 2)}
"""Seconds a bot takes for an answer: the least, and the largest random addition."""

REACTIONS: dict[Pace, tuple[float, float]] = {"quick": (0.3, 0.3), "calm": (2, 2), "slow": (3, 4)}
"""The same for reaction windows."""


FLUENT: dict[Pace, tuple[float, float]] = {"quick": (0, 0), "calm": (0.12, 0.1), "slow": (0.4, 0.2)}
"""The same for a bot that is asked again while no person can interrupt it: one fluent move."""


WAITED: dict[Pace, tuple[float, float]] = {"quick": (2, 2), "calm": (5, 4), "slow": (8, 6)}
"""The same for a seat that passes automatically. It is the time a person needs to react."""


def is_still_open(before: tuple[str, tuple[int, ...]], after: State, seat: int, owed: bool) -> bool:
    """Whether the question stays open after an action, for other seats or for more answers."""
    phase, actors = before
    if after.result is not None or after.phase != phase:
        return False
    if not owed:
        return after.actors == actors
    rest = tuple(who for who in actors if who != seat)
    return bool(rest) and after.actors in (actors, rest)


def only_answer(position: State, seat: int) -> Action | None:
    """The only answer that a seat can give; None if it has a choice.

    An action with fields counts as a choice, because it may have more values than are listed.
    """
    owed = position.owed(seat)
    if len(owed) != 1 or owed[0] != position.default(seat) or len(owed[0].document()) > 1:
        return None
    return owed[0]


def pause(
    secret: str, window: int, seat: int, pace: Pace, hushed: bool, goes_on: bool = False
) -> float:
    """Seconds a program waits with its answer. They reveal nothing about it."""
    ranges = REACTIONS if hushed else FLUENT if goes_on else PAUSES
    return drawn_from(ranges[pace], secret, window, seat)


def drawn_from(range: tuple[float, float], secret: str, window: int, seat: int) -> float:
    """A random number in a range, from a secret seed and independent of hands and answers."""
    least, spread = range
    drawn = int.from_bytes(sha256(f"{secret}/{window}/{seat}".encode()).digest()[:4])
    return least + spread * drawn / 2**32
