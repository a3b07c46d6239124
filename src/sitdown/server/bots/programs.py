"""External programs seated as bots: asked in workers, rested when silent.

A program that does not answer delays no other table, and its own not for long. After a few
questions without an answer it rests. While it rests, the default is taken for it at once.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from sitdown import catalog
from sitdown.bots.endpoint import MAX_ANSWER_TRIES, USUAL_SECONDS, EndpointBot, known_line
from sitdown.bots.transports import AT_ONCE
from sitdown.kernel import Chance, Document, Look
from sitdown.runtime import Runtime
from sitdown.server.workers.fair_queue import Priority, turns_of_bots
from sitdown.server.workers.pool import DeadlineExceeded, WorkerPool
from sitdown.table import Table
from sitdown.table.plans import ignore, judge, promise, say
from sitdown.table.records.people import Chair
from sitdown.table.telling.picture import seen_by
from sitdown.wire.requests import Pledge
from sitdown.words import Words
from sitdown.words.seat_page import ParsedAnswer, sentences

log = logging.getLogger("sitdown.bots")

PROGRAM_START_SECONDS = 5.0
"""Seconds beyond the program's own time, to build its prompt and to read its answer."""
MAX_SILENT_QUESTIONS = 2
"""After this many questions in a row without any answer a program rests."""
REST = 60.0
"""Seconds that a silent program is not asked."""
LOOKING_BACK = 200
"""The largest number of log entries that one question repeats to a program."""

What = Literal["answer", "remark", "response"]
"""The kind of question to a program: the name of the method of `EndpointBot`."""


class ProgramConfig(msgspec.Struct, frozen=True):
    """The external programs of this server, as its administrator configured them."""

    places: dict[str, str] = {}
    seconds: float = USUAL_SECONDS
    language: str = "en"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.places)


class ProgramSeats:
    """Asks external programs for the actions of their seats."""

    def __init__(self, programs: ProgramConfig, runtime: Runtime) -> None:
        self.programs = programs
        self.workers = WorkerPool(runtime, AT_ONCE, turns_of_bots())
        self.read: dict[tuple[str, int], int] = {}
        self.silent: Counter[str] = Counter()
        self.rests_until: dict[str, float] = {}

    def plays(self, chair: Chair) -> bool:
        return chair.player in self.programs.places

    async def think(self, table: Table, seat: int, what: What, turn: Priority) -> Document | None:
        """The action of the program on a seat; None if it said nothing in time."""
        name = table.sitting.chairs[seat].player
        if name is None or self.rests(name, table.hall.now()):
            return None
        last = table.sitting.feed.last(seat)
        said = await self.ask(table, seat, what, turn, name)
        self.note(name, said is None or said["silent"], table.hall.now())
        if said is None:
            log.warning("a program took too long", extra={"table": table.id, "bot": name})
            return None
        self.read[table.id, seat] = last
        if table.sitting.chairs[seat].player == name and not table.sitting.hushed:
            speak(table, seat, said)
        act: Document | None = said["act"]
        return act

    async def ask(
        self, table: Table, seat: int, what: What, turn: Priority, name: str
    ) -> Document | None:
        """Has a worker ask the program. It gets what the seat sees and was told."""
        sitting = table.sitting
        state = seen_by(sitting, seat)
        if state is None:
            return None
        try:
            return await self.workers.run(
                MAX_ANSWER_TRIES * self.programs.seconds + PROGRAM_START_SECONDS,
                asked,
                self.programs.places[name],
                self.programs.seconds,
                self.programs.language,
                what,
                sitting.game_id,
                state.view(seat),
                [(chair.name, chair.house_name or None) for chair in sitting.chairs],
                self.news_for(table, seat),
                [one.id for one in sitting.promises if one.to == seat],
                turn=turn,
            )
        except DeadlineExceeded:
            return None

    def news_for(self, table: Table, seat: int) -> list[Document]:
        """The log entries of the seat since its program was asked last."""
        after = self.read.get((table.id, seat), 0)
        feed = table.sitting.feed
        return feed.read(seat, max(after, feed.last(seat) - LOOKING_BACK))

    def rests(self, name: str, now: float) -> bool:
        return now < self.rests_until.get(name, 0.0)

    def note(self, name: str, silent: bool, now: float) -> None:
        """Counts how often in a row a program said nothing at all."""
        self.silent[name] = self.silent[name] + 1 if silent else 0
        if self.silent[name] >= MAX_SILENT_QUESTIONS:
            self.silent[name] = 0
            self.rests_until[name] = now + REST
            log.warning("a program does not answer and rests", extra={"bot": name})

    def forget(self, table: str) -> None:
        self.read = {key: number for key, number in self.read.items() if key[0] != table}

    def close(self) -> None:
        self.workers.close()


def speak(table: Table, seat: int, said: Document) -> None:
    """Says, promises and judges what the program gave beside its answer.

    Messages that the table refuses are dropped.
    """
    id = f"outside/{table.sitting.number}/{seat}"
    if said["say"] is not None:
        table.submit(say(seat, f"{id}/say", said["say"]), ignore)
    if said["promise"] is not None:
        vow = said["promise"]
        table.submit(promise(seat, f"{id}/word", vow["to"], vow["text"], vow["pledge"]), ignore)
    if said["judged"] is not None:
        table.submit(judge(seat, f"{id}/judge", *said["judged"]), ignore)


# The functions below run in a worker.


def asked(
    place: str,
    seconds: float,
    language: str,
    what: What,
    game: str,
    view: Document,
    chairs: Sequence[tuple[str | None, str | None]],
    entries: list[Document],
    judgeable: list[int],
) -> Document:
    """A program's answer, and what it says beside it.

    `silent` is True if the program said nothing at all.
    """
    look = Look.through(catalog.load(game), view)
    luck = Chance("outside")  # an `EndpointBot` draws no random numbers
    common = Words(language)
    names = [common.guest(*chair) for chair in chairs]
    program = EndpointBot(luck, known_line(place), seconds, language, names, judgeable)
    words = program.words = Words(language, game, names, look.seat)
    program.said = [line for entry in entries for line in sentences(words, entry)]
    answer: ParsedAnswer = getattr(program, what)(look)
    return {
        "act": None if answer.action is None else answer.action.document(),
        "say": answer.say,
        "promise": vow_in(answer),
        "judged": answer.judged,
        "silent": program.is_silent,
    }


def vow_in(answer: ParsedAnswer) -> dict[str, Any] | None:
    """A promise in the form that a client sends. A pledge of another form is left out."""
    if answer.promise is None:
        return None
    try:
        pledge = msgspec.convert(answer.promise.pledge, Pledge | None)
    except msgspec.ValidationError:
        pledge = None
    return {
        "to": answer.promise.to,
        "text": answer.promise.text,
        "pledge": None if pledge is None else msgspec.to_builtins(pledge),
    }
