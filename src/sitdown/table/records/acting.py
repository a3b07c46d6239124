"""Records of play: an action, an answer held back, deadlines, stopped clocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from sitdown.wire.log import By
from sitdown.wire.settings import Pace

from .applying import take_act
from .events import StoredEvent
from .feed import Entry
from .record import GameMark, TableRecord

if TYPE_CHECKING:
    from .sitting import Sitting


class Acted(TableRecord, tag="acted"):
    """A seat did something, and this is what it brought.

    `owed`: it was an answer to the open question. `closes`: with it the question is over.
    `held`: an answer in a hushed window that goes on; only the seat itself is told. `hushed`:
    whether the question that comes next is such a window.
    """

    on_show: ClassVar[bool] = False
    is_own: ClassVar[bool] = True

    seat: int
    id: str
    act: dict[str, Any]
    by: By
    told: list[StoredEvent]
    mark: GameMark
    owed: bool = True
    closes: bool = True
    held: bool = False
    hushed: bool = False

    def take(self, sitting: Sitting) -> None:
        take_act(sitting, self)


class Meant(TableRecord, tag="meant"):
    """An answer of a seat that lets reactions pass: it is given when it would have passed."""

    on_show: ClassVar[bool] = False

    seat: int
    id: str
    act: dict[str, Any]

    def take(self, sitting: Sitting) -> None:
        sitting.meant = {**sitting.meant, self.seat: self.act}
        sitting.remember(self.seat, self.id)


class Paced(TableRecord, tag="paced"):
    """A person among bots sets how fast they answer; `skip`: at once, until he acts again."""

    seat: int
    id: str
    pace: Pace | Literal["skip"]

    def take(self, sitting: Sitting) -> None:
        if self.pace == "skip":
            sitting.hurried = self.seat
        else:
            sitting.settings = sitting.settings.changed(pace=self.pace)
        sitting.remember(self.seat, self.id)


class Due(TableRecord, tag="due"):
    """Until when the open question is to be answered, and what each seat has in reserve."""

    on_show: ClassVar[bool] = False

    due: dict[int, float]
    reserve: dict[int, float]

    def take(self, sitting: Sitting) -> None:
        sitting.due = self.due
        sitting.due_since = self.at
        sitting.reserve = self.reserve


class Still(TableRecord, tag="still"):
    """The clocks stood still: the server was down for so many seconds."""

    on_show: ClassVar[bool] = False

    seconds: float

    def take(self, sitting: Sitting) -> None:
        sitting.feed.add(Entry(self.at, "still", {"seconds": round(self.seconds, 1)}))
