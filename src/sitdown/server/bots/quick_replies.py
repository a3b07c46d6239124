"""Bots answer the quick lines of people: yes, no, or a wish for more, in a sentence of their own.

An answer depends on the temper of a bot, on what everybody at the table was told, and on a draw
from the seed. It knows no hand, so it may be given while others are asked in secret. No answer is a
quick line and only people are answered, so bots never answer each other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from sitdown import catalog
from sitdown.bots import is_builtin
from sitdown.bots.character import read_part
from sitdown.bots.harms import remember
from sitdown.kernel import Document, Memory, Temper
from sitdown.kernel.temper import EVEN, MIDDLE
from sitdown.table import Table
from sitdown.table.plans import ignore
from sitdown.table.plans.windows import drawn_from, pause
from sitdown.table.records.sitting import Sitting
from sitdown.words.bot_names import bot_name
from sitdown.words.messages import LANGUAGES
from sitdown.words.quick_lines import quick_line, words_in

from .memory import words_of_others
from .sentences import Remark, spoken

AGAIN_SECONDS: Final = 30.0
"""Seconds before the same quick line of the same person is answered again."""

STALE_SECONDS: Final = 10.0
"""Lines older than this many seconds are not answered.

Perhaps no process ran the table when they were said.
"""

ENTRIES_REMEMBERED: Final = 200
"""The number of the latest public log entries that are searched for harm done to a bot."""

LEAST_WILLING: Final = 0.25
"""The chance that a bot agrees if it has no trust in the speaker and no grudge against them."""


class Spoken(NamedTuple):
    """A quick line that a person has said, with its log entry and the bot addressed, if any."""

    number: int
    speaker: int
    name: str
    to: int | None


class Answers:
    """Answers of this process's bots, with the time of the latest to each line."""

    def __init__(self) -> None:
        self.read: dict[str, int] = {}
        self.answered: dict[tuple[str, int, str, int | None], float] = {}

    def listen(self, table: Table) -> None:
        """Called after every change of a table: answers new quick lines after a pause."""
        for line in self.heard(table):
            remark = answer_to(table.sitting, line)
            wait = answer_pause(table.sitting, line, remark.seat)
            loop = asyncio.get_running_loop()
            loop.call_later(wait, answer, table, remark, f"answer/{line.number}")

    def heard(self, table: Table) -> Iterator[Spoken]:
        """The new quick lines that want an answer."""
        sitting, now = table.sitting, table.hall.now()
        bots = answering_at(sitting)
        if not bots:
            return
        last = sitting.feed.last(None)
        since = self.read.get(table.id, last)
        self.read[table.id] = last
        for entry in sitting.feed.read(None, since) if since < last else ():
            line = spoken_in(sitting, bots, entry) if entry["kind"] == "talk" else None
            if line is None or entry["at"] < now - STALE_SECONDS:
                continue
            key = (table.id, line.speaker, line.name, line.to)
            if key not in self.answered or now >= self.answered[key] + AGAIN_SECONDS:
                self.answered[key] = now
                yield line

    def forget(self, table: str) -> None:
        self.read.pop(table, None)
        self.answered = {key: at for key, at in self.answered.items() if key[0] != table}


def answer(table: Table, remark: Remark, id: str) -> None:
    """Says the answer, unless the game has ended or the bot has left the chair meanwhile."""
    if remark.seat in answering_at(table.sitting):
        table.submit(spoken(table.sitting, remark, id), ignore)


def answering_at(sitting: Sitting) -> dict[int, Temper]:
    """The built-in bots that answer here, also those that say nothing by themselves."""
    if sitting.settings.quiet or sitting.state != "playing":
        return {}
    return {
        seat: temper_of(chair.bot)
        for seat, chair in enumerate(sitting.chairs)
        if chair.kind == "bot" and chair.bot is not None and is_builtin(chair.bot)
    }


def temper_of(bot: str) -> Temper:
    part = read_part(bot)
    return EVEN if part is None else part.character.temper


def spoken_in(sitting: Sitting, bots: dict[int, Temper], entry: Document) -> Spoken | None:
    """The quick line in an entry, perhaps with a bot's name before or after it; or None."""
    if sitting.chairs[entry["seat"]].kind != "person" or "line" in entry:
        return None
    words = words_in(entry["text"])
    name, to = quick_line(words), None
    for seat in bots if name is None else ():
        for rest in without_name(sitting, seat, words):
            if (found := quick_line(rest)) is not None:
                name, to = found, seat
    return None if name is None else Spoken(entry["n"], entry["seat"], name, to)


def without_name(sitting: Sitting, seat: int, words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The words without a seat's name at their beginning or end, in any language."""
    chair = sitting.chairs[seat]
    names = [chair.name] if chair.name else []
    if chair.house_name:
        names += [bot_name(chair.house_name, language) for language in LANGUAGES]
    for called in map(words_in, dict.fromkeys(names)):
        if called and words[: len(called)] == called:
            yield words[len(called) :]
        if called and words[-len(called) :] == called:
            yield words[: -len(called)]


def answer_to(sitting: Sitting, line: Spoken) -> Remark:
    """The bot that answers a quick line, and its sentence."""
    bots = answering_at(sitting)
    seat = keenest(sitting, bots, line) if line.to is None else line.to
    memory = public_memory(sitting, seat, bots[seat])
    luck = draw(sitting, line, seat, "answer")
    return Remark(seat, ANSWERS[line.name](bots[seat], memory, line.speaker, luck), line.speaker)


def keenest(sitting: Sitting, bots: dict[int, Temper], line: Spoken) -> int:
    """The bot that answers a line said to all: talkative bots do so more often."""
    return max(bots, key=lambda seat: bots[seat].talkative * draw(sitting, line, seat, "keen"))


def public_memory(sitting: Sitting, seat: int, temper: Temper) -> Memory:
    """A bot's memory of the others, from the public log alone.

    Only vengeful characters recall harm.
    """
    memory = Memory(*words_of_others(sitting, seat))
    if temper.rancour():
        harms = catalog.load(sitting.game_id).advice.harms
        since = sitting.feed.last(None) - ENTRIES_REMEMBERED
        for entry in sitting.feed.read(None, max(0, since)):
            if entry["kind"] == "events":
                remember(memory, harms, seat, entry["events"])
    return memory


def is_willing(temper: Temper, memory: Memory, speaker: int, luck: float) -> bool:
    """Whether a bot agrees. It does in three of four cases with a seat it knows nothing about."""
    return luck < willingness(temper, memory, speaker)


def willingness(temper: Temper, memory: Memory, speaker: int) -> float:
    return LEAST_WILLING + memory.trust(speaker) - temper.rancour() * memory.grudge(speaker)


def answer_offer(temper: Temper, memory: Memory, speaker: int, luck: float) -> str:
    """Answers an offer: no, yes or "more".

    The greedier the bot, the more of its yes become "more".
    """
    if not is_willing(temper, memory, speaker, luck):
        return "offer-no"
    wants_more = (MIDDLE + temper.greedy) / 2 * willingness(temper, memory, speaker)
    return "offer-more" if luck < wants_more else "offer-yes"


def answer_denial(temper: Temper, memory: Memory, speaker: int, luck: float) -> str:
    return "believe" if is_willing(temper, memory, speaker, luck) else "doubt"


ANSWERS: Final[dict[str, Callable[[Temper, Memory, int, float], str]]] = {
    "deal": answer_offer,
    "vote": answer_offer,
    "innocent": answer_denial,
    "betrayed": lambda *_: "no-names",
    "remember": lambda *_: "noted",
}
"""For each quick line the function that chooses the sentence of the answer."""


def answer_pause(sitting: Sitting, line: Spoken, seat: int) -> float:
    """The pause before a move at this pace. Reaction windows do not change it."""
    secret = f"{sitting.seed}/said"
    return pause(secret, line.number, seat, sitting.settings.pace, hushed=False)


def draw(sitting: Sitting, line: Spoken, seat: int, what: str) -> float:
    """A number from 0 to 1, drawn from the seed, so it reveals nothing about the game."""
    return drawn_from((0.0, 1.0), f"{sitting.seed}/{line.name}/{what}", line.number, seat)
