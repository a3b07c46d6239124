"""Records of the game under way: its actions, and the time for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from .feed import Entry, Happening
from .playing import Mark, play
from .record import Record
from .settings import Pace
from .told import Told

if TYPE_CHECKING:
    from .sitting import Sitting


By = Literal["person", "bot", "stand-in", "clock", "auto"]


class Acted(Record, tag="acted"):
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
    told: list[Told]
    mark: Mark
    owed: bool = True
    closes: bool = True
    held: bool = False
    hushed: bool = False

    def take(self, sitting: Sitting) -> None:
        play(sitting, self)
        sitting.feed.keep(self.seat, self.act)
        if self.owed:
            sitting.spend(self.seat, self.at)
        fields = {"seat": self.seat, "by": self.by}
        if self.held:
            sitting.feed.tell(Happening(self.at, fields, self.told, (self.seat,)))
            sitting.held = (*sitting.held, self)
        elif self.closes and sitting.held:
            sitting.feed.tell(disclosed(self, sitting.held))
        else:
            sitting.feed.tell(Happening(self.at, fields, self.told))
        if self.owed:
            sitting.answered(self.seat)
            sitting.drop_meant(self.seat)
        if self.by == "person":
            sitting.hurried = None if sitting.hurried == self.seat else sitting.hurried
            # What a program does has a window of its own, or luck in its id: it cannot repeat.
            sitting.remember(self.seat, self.id)
        if self.closes:
            sitting.open_window(self.at, self.mark, self.hushed)


class Meant(Record, tag="meant"):
    """An answer of a seat that lets reactions pass: it is given when it would have passed."""

    on_show: ClassVar[bool] = False

    seat: int
    id: str
    act: dict[str, Any]

    def take(self, sitting: Sitting) -> None:
        sitting.meant = {**sitting.meant, self.seat: self.act}
        sitting.remember(self.seat, self.id)


def disclosed(last: Acted, held: Sequence[Acted]) -> Happening:
    """All answers of a hushed window at once, by seat: neither who was first nor last is told."""
    names = {told.name for answer in held for told in answer.told}
    lead = 0
    while last.owed and lead < len(last.told) and last.told[lead].name in names:
        lead += 1
    answers: list[tuple[int, int | None, list[Told]]]
    answers = [(answer.seat, answer.seat, answer.told) for answer in held]
    answers.append((last.seat, None, last.told[:lead]))
    answers.sort(key=lambda answer: answer[0])
    before = [(heard_by, told) for _, heard_by, told in answers]
    return Happening(last.at, {"seat": None, "by": None}, last.told[lead:], before=before)


class Paced(Record, tag="paced"):
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


class Due(Record, tag="due"):
    """Until when the open question is to be answered, and what each seat has in reserve."""

    on_show: ClassVar[bool] = False

    due: dict[int, float]
    reserve: dict[int, float]

    def take(self, sitting: Sitting) -> None:
        sitting.due = self.due
        sitting.due_since = self.at
        sitting.reserve = self.reserve


class Still(Record, tag="still"):
    """The clocks stood still: the server was down for so many seconds."""

    on_show: ClassVar[bool] = False

    seconds: float

    def take(self, sitting: Sitting) -> None:
        sitting.feed.tell(Entry(self.at, "still", {"seconds": round(self.seconds, 1)}))
