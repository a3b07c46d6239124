"""Whose turn it is, and the influence card that waits for a veto."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.kernel import Document, Record
from sitdown.kernel.form import AnObject, Default, Just, Many, Maybe, SeatNumber, Whole

from .components import INFLUENCE_CARD, Deck
from .records import LeftOut


class Turn:
    """Whose turn it is: `queue` are extra turns or seats still to be asked, `left` tasks to plan,
    `extra` the gangster whose second task may follow (CN-19.27, CN-19.28).

    Copies share the queue: it is never changed, another takes its place.
    """

    def __init__(self, regular: int, queue: list[int], left: int, extra: str | None) -> None:
        self.regular = regular
        self.queue = queue
        self.left = left
        self.extra = extra

    def copy(self) -> Turn:
        return Turn(self.regular, self.queue, self.left, self.extra)

    def next_in_queue(self) -> int:
        """Who is first in the queue, and leaves it."""
        first = self.queue[0]
        self.queue = self.queue[1:]
        return first


def turn_record(deck: Deck, seats: int) -> Record:
    """The regular turn may be left out: then it is the start player's."""
    return Record(
        Turn,
        regular=LeftOut(SeatNumber(seats)),
        queue=Default(Many(SeatNumber(seats)), []),
        left=Default(Whole(0, 2), 1),
        extra=Maybe(deck.gangster),
    )


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
        actors: Sequence[int],
        cancelled: bool = False,
    ) -> None:
        self.seat = seat
        self.card = card
        self.why = why
        self.action = action
        self.phase = phase
        self.actors = tuple(actors)
        self.cancelled = cancelled

    def cancel(self) -> Played:
        """The same card, cancelled."""
        return Played(self.seat, self.card, self.why, self.action, self.phase, self.actors, True)


def played_record(seats: int) -> Record:
    return Record(
        Played,
        seat=SeatNumber(seats),
        card=INFLUENCE_CARD,
        why=Just("play", "skip", "scheme", "doc"),
        action=AnObject(),
        phase=Just("plan", "act", "doc"),
        actors=Many(SeatNumber(seats)),
    )
