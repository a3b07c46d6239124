"""Records of the start: cuts are called for and opened, and the game is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from .applying import deal
from .feed import Entry
from .record import GameMark, TableRecord

if TYPE_CHECKING:
    from .sitting import Sitting


class Called(TableRecord, tag="called"):
    """The game is about to begin. Seats that have committed to a cut are to open it now."""

    def take(self, sitting: Sitting) -> None:
        sitting.called = self.at
        sitting.feed.add(Entry(self.at, "called", {"seats": sitting.to_cut()}))


class Cut(TableRecord, tag="cut"):
    """A seat opens its cut; `next` is its commitment for a rematch."""

    seat: int
    id: str
    cut: str
    next: str | None = None

    def take(self, sitting: Sitting) -> None:
        sitting.change_chair(self.seat, cut=self.cut, next=self.next)
        sitting.feed.add(Entry(self.at, "cut", {"seat": self.seat, "cut": self.cut}))
        sitting.remember(self.seat, self.id)


class Began(TableRecord, tag="began"):
    """The game begins with a seed made from the server's secret and the cuts of all seats."""

    seed: str
    commitment: str
    rules: str
    mark: GameMark
    hushed: bool = False
    secret: str | None = None
    """The server's secret of a table that was created without one, committed to only now."""
    cuts: list[str | None] = field(default_factory=list)

    def take(self, sitting: Sitting) -> None:
        sitting.state = "playing"
        sitting.started = self.at
        sitting.called = None
        sitting.set_secret(self.secret or sitting.secret or self.seed)
        sitting.cuts = self.cuts
        sitting.commitments = [chair.commitment for chair in sitting.chairs if self.cuts]
        sitting.seed = self.seed
        sitting.commitment = self.commitment
        sitting.rules = self.rules
        for seat, chair in enumerate(sitting.chairs):
            if chair.person is not None and not sitting.is_here(chair.person):
                sitting.change_chair(seat, gone_at=self.at)
        sitting.dealt = sitting.chairs
        sitting.note_looks()
        deal(sitting, self.mark)
        sitting.open_window(self.at, self.mark, self.hushed)
        fields = {"commitment": self.commitment, "cuts": self.cuts, "rules": self.rules}
        sitting.feed.add(Entry(self.at, "started", fields))
