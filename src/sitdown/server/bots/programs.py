"""External programs seated as bots: asked in workers, rested when silent.

A program that does not answer delays neither another table nor, for long, its own: after a few
questions without a word it rests, and meanwhile the default is done for it at once.
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
"""Seconds beside those of a program: to put its page together, and to read its answer."""
MAX_SILENT_QUESTIONS = 2
"""After so many questions in a row without any answer a program rests."""
REST = 60.0
LOOKING_BACK = 200
"""So many entries of its log at most a program is told anew."""

What = Literal["answer", "remark", "response"]
"""What is wanted of a program, by the methods of `Endpoint`."""


class ProgramConfig(msgspec.Struct, frozen=True):
    """Which programs there are, told by whoever runs the house."""

    places: dict[str, str] = {}
    seconds: float = USUAL_SECONDS
    language: str = "en"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.places)


class ProgramSeats:
    """Asks the programs for what their seats owe."""

    def __init__(self, programs: ProgramConfig, runtime: Runtime) -> None:
        self.programs = programs
        self.workers = WorkerPool(runtime, AT_ONCE, turns_of_bots())
        self.read: dict[tuple[str, int], int] = {}
        self.silent: Counter[str] = Counter()
        self.rests_until: dict[str, float] = {}

    def plays(self, chair: Chair) -> bool:
        return chair.player in self.programs.places

    async def think(self, table: Table, seat: int, what: What, turn: Priority) -> Document | None:
        """What the program on a seat does; None if it said nothing in time."""
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
        """Asks a worker, which gets what the seat sees and was told, and asks the program."""
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
        """What the seat was told since its program was asked last."""
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
    """What the program says beside its answer; what the table refuses of it is not said."""
    id = f"outside/{table.sitting.number}/{seat}"
    if said["say"] is not None:
        table.submit(say(seat, f"{id}/say", said["say"]), ignore)
    if said["promise"] is not None:
        vow = said["promise"]
        table.submit(promise(seat, f"{id}/word", vow["to"], vow["text"], vow["pledge"]), ignore)
    if said["judged"] is not None:
        table.submit(judge(seat, f"{id}/judge", *said["judged"]), ignore)


# In a worker.


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
    """A program's answer, and what it says beside it; `silent`: it has said nothing at all."""
    look = Look.through(catalog.load(game), view)
    luck = Chance("outside")  # which it has no use for
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
    """A promise as a person's client could send it; a pledge of another form is left out."""
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
