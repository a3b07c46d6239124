"""Records of the start: cuts called for and opened, the game dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from .applying import deal
from .feed import Entry
from .record import GameMark, TableRecord

if TYPE_CHECKING:
    from .sitting import Sitting


class Called(TableRecord, tag="called"):
    """Everybody has sat down: who has committed to a cut is to open it, and the game begins."""

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
    """The game begins with a seed that the house's secret and the cuts of all seats make.

    `secret`: of a table that was laid without one; then it is committed to only now.
    """

    seed: str
    commitment: str
    rules: str
    mark: GameMark
    hushed: bool = False
    secret: str | None = None
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
