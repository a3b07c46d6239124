"""The open question: how long programs wait before they answer, so that timing tells nothing."""

from __future__ import annotations

from hashlib import sha256

from sitdown.kernel import Action, State
from sitdown.wire.settings import Pace

PAUSES: dict[Pace, tuple[float, float]] = {"quick": (0.05, 0.1), "calm": (0.9, 0.9), "slow": (2, 2)}
"""The least time a bot takes for an answer, and how much longer it may be, in seconds."""

REACTIONS: dict[Pace, tuple[float, float]] = {"quick": (0.3, 0.3), "calm": (2, 2), "slow": (3, 4)}
"""The same in reaction windows."""


FLUENT: dict[Pace, tuple[float, float]] = {"quick": (0, 0), "calm": (0.12, 0.1), "slow": (0.4, 0.2)}
"""The same for a bot that goes on where nobody can say anything between: one gesture, not many."""


WAITED: dict[Pace, tuple[float, float]] = {"quick": (2, 2), "calm": (5, 4), "slow": (8, 6)}
"""The same for a seat that lets reactions pass: a person who has one needs this time to use it."""


def is_still_open(before: tuple[str, tuple[int, ...]], after: State, seat: int, owed: bool) -> bool:
    """Whether an action left the question on the table, for the others or for more answers."""
    phase, actors = before
    if after.result is not None or after.phase != phase:
        return False
    if not owed:
        return after.actors == actors
    rest = tuple(who for who in actors if who != seat)
    return bool(rest) and after.actors in (actors, rest)


def only_answer(position: State, seat: int) -> Action | None:
    """What a seat must say because it can say nothing else; None if it has a choice.

    What has fields may have more values than are listed.
    """
    owed = position.owed(seat)
    if len(owed) != 1 or owed[0] != position.default(seat) or len(owed[0].document()) > 1:
        return None
    return owed[0]


def pause(
    secret: str, window: int, seat: int, pace: Pace, hushed: bool, goes_on: bool = False
) -> float:
    """How long a program waits with its answer: nothing can be told from it."""
    ranges = REACTIONS if hushed else FLUENT if goes_on else PAUSES
    return drawn_from(ranges[pace], secret, window, seat)


def drawn_from(range: tuple[float, float], secret: str, window: int, seat: int) -> float:
    """Drawn from what nobody knows and neither hand nor answer has a part in."""
    least, spread = range
    drawn = int.from_bytes(sha256(f"{secret}/{window}/{seat}".encode()).digest()[:4])
    return least + spread * drawn / 2**32
