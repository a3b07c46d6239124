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
    """An action of a seat, with the events that it caused."""

    on_show: ClassVar[bool] = False
    is_own: ClassVar[bool] = True

    seat: int
    id: str
    act: dict[str, Any]
    by: By
    told: list[StoredEvent]
    mark: GameMark
    owed: bool = True
    """Whether it was an answer to the open question."""
    closes: bool = True
    """Whether it ended the question."""
    held: bool = False
    """Whether it is an answer in a hushed window that goes on. Only the seat itself is told."""
    hushed: bool = False
    """Whether the next question is a hushed window."""

    def take(self, sitting: Sitting) -> None:
        take_act(sitting, self)


class Meant(TableRecord, tag="meant"):
    """An early answer of a seat that lets reactions pass automatically.

    It is given at the moment at which the seat would have passed, so that its time tells nothing.
    """

    on_show: ClassVar[bool] = False

    seat: int
    id: str
    act: dict[str, Any]

    def take(self, sitting: Sitting) -> None:
        sitting.meant = {**sitting.meant, self.seat: self.act}
        sitting.remember(self.seat, self.id)


class Paced(TableRecord, tag="paced"):
    """The only person at a table of bots sets their pace; `skip`: none until the person acts."""

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
    """The deadlines of the open question, and the reserve of time of each seat."""

    on_show: ClassVar[bool] = False

    due: dict[int, float]
    reserve: dict[int, float]

    def take(self, sitting: Sitting) -> None:
        sitting.due = self.due
        sitting.due_since = self.at
        sitting.reserve = self.reserve


class Still(TableRecord, tag="still"):
    """A time in which the server was down and the clocks stood still."""

    on_show: ClassVar[bool] = False

    seconds: float

    def take(self, sitting: Sitting) -> None:
        sitting.feed.add(Entry(self.at, "still", {"seconds": round(self.seconds, 1)}))
