"""Whose turn it is, and the influence card that waits for a veto."""

from __future__ import annotations

from sitdown.kernel import Document


class Turn:
    """Whose turn it is: `queue` are extra turns or seats still to be asked, `left` tasks to plan,
    `extra` the gangster whose second task may follow (CN-19.27, CN-19.28)."""

    def __init__(self, regular: int, queue: list[int], left: int, extra: str | None) -> None:
        self.regular = regular
        self.queue = queue
        self.left = left
        self.extra = extra

    def copy(self) -> Turn:
        return Turn(self.regular, self.queue[:], self.left, self.extra)

    def document(self) -> Document:
        return {
            "regular": self.regular,
            "queue": self.queue[:],
            "left": self.left,
            "extra": self.extra,
        }


class Played:
    """An influence card that waits for a veto (CN-19.21), and the decision to go back to.

    `cancelled` is the answer; nothing waits once it is given, so no document has it. A value.
    """

    def __init__(
        self,
        seat: int,
        card: str,
        why: str,
        action: Document,
        phase: str,
        actors: tuple[int, ...],
        cancelled: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.why = why
        self.action = action
        self.phase = phase
        self.actors = actors
        self.cancelled = cancelled

    def cancel(self) -> Played:
        """The same card, cancelled."""
        return Played(self.seat, self.card, self.why, self.action, self.phase, self.actors, True)

    def document(self) -> Document:
        return {
            "seat": self.seat,
            "card": self.card,
            "why": self.why,
            "action": dict(self.action),
            "phase": self.phase,
            "actors": list(self.actors),
        }
