"""Bots' remarks: canned sentences about public events, seldom.

Bots say nothing while answers are hushed, and nothing where only bots would hear it. Silent
characters never do. `quick_replies` has the sentences with which they answer a person.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, NamedTuple

from sitdown import catalog
from sitdown.bots.character import Character, read_part
from sitdown.bots.harms import harm_to
from sitdown.kernel import Document, Game
from sitdown.table import Table
from sitdown.table.plans import ignore, promise
from sitdown.table.records.sitting import Sitting

from .quick_replies import Answers
from .sentences import Remark, spoken, words_of

TABLE_PAUSE_SECONDS: Final = 25.0
BOT_PAUSE_SECONDS: Final = 75.0
"""Seconds between two remarks at a table, and between two remarks of the same bot."""

MAX_REMARKS: Final = 6
"""The largest number of remarks a bot makes in a game."""

SCALE: Final = 1000
"""The range of the draw that decides whether a bot is in the mood to talk."""


class LastRemark(NamedTuple):
    """When a bot spoke last, and how often it has spoken."""

    at: float = 0.0
    times: int = 0


class Remarks:
    """Decides what this process's bots say, and keeps it rare."""

    def __init__(self) -> None:
        self.read: dict[str, int] = {}
        self.spoke: dict[str, float] = {}
        self.said: dict[tuple[str, int], LastRemark] = {}
        self.answers = Answers()

    def listen(self, table: Table) -> None:
        """Called after every change of a table: lets bots remark on what happened."""
        self.answers.listen(table)
        sitting = table.sitting
        talkers = talkers_at(sitting)
        if not talkers or sitting.state != "playing" or sitting.hushed:
            return
        entries = self.news(table)
        for remark in remarks_on(sitting, talkers, entries):
            if self.would_say(table, remark, talkers[remark.seat]):
                self.say(table, remark)
        if any(entry["kind"] == "started" for entry in entries):
            give_a_word(table, talkers)

    def news(self, table: Table) -> list[Document]:
        """The public log entries since the last call.

        A table that this process has just loaded has no news, except that its game has begun.
        """
        feed = table.sitting.feed
        last = feed.last(None)
        since = self.read.get(table.id)
        self.read[table.id] = last
        if since is None:
            latest = feed.read(None, max(0, last - 2))
            return [entry for entry in latest if entry["kind"] == "started"]
        return feed.read(None, since) if since < last else []

    def react(self, table: Table, seat: int, line: str, about: int) -> None:
        """Has a bot say something about its own action, if it may speak and is in the mood."""
        sitting = table.sitting
        talkers = talkers_at(sitting)
        remark = Remark(seat, line, about)
        if seat in talkers and not sitting.hushed and self.would_say(table, remark, talkers[seat]):
            self.say(table, remark)

    def would_say(self, table: Table, remark: Remark, talker: Character) -> bool:
        """Whether enough time has passed and this character is in the mood to talk."""
        now, key = table.hall.now(), (table.id, remark.seat)
        at, times = self.said.get(key, LastRemark())
        if times >= MAX_REMARKS or now < self.spoke.get(table.id, 0.0) + TABLE_PAUSE_SECONDS:
            return False
        if times and now < at + BOT_PAUSE_SECONDS:
            return False
        return luck_of(table.sitting, remark) < SCALE * talker.temper.chattiness()

    def say(self, table: Table, remark: Remark) -> None:
        now, key = table.hall.now(), (table.id, remark.seat)
        self.spoke[table.id] = now
        self.said[key] = LastRemark(now, self.said.get(key, LastRemark()).times + 1)
        id = f"line/{table.sitting.number}/{remark.line}"
        table.submit(spoken(table.sitting, remark, id), ignore)

    def forget(self, table: str) -> None:
        self.read.pop(table, None)
        self.spoke.pop(table, None)
        self.said = {key: said for key, said in self.said.items() if key[0] != table}
        self.answers.forget(table)


def talkers_at(sitting: Sitting) -> dict[int, Character]:
    """The bots that may say something here, by seat; empty where only bots would hear it."""
    if sitting.settings.quiet or not any(chair.kind == "person" for chair in sitting.chairs):
        return {}
    parts = {
        seat: read_part(chair.bot)
        for seat, chair in enumerate(sitting.chairs)
        if chair.kind == "bot" and chair.bot is not None
    }
    return {
        seat: part.character
        for seat, part in parts.items()
        if part is not None and part.character.temper.chattiness()
    }


def remarks_on(
    sitting: Sitting, talkers: dict[int, Character], entries: list[Document]
) -> Iterator[Remark]:
    """The remarks that these public log entries would allow."""
    game = catalog.load(sitting.game_id)
    for entry in entries:
        if entry["kind"] == "started":
            yield from [Remark(seat, "hello") for seat in talkers]
        elif entry["kind"] == "judged" and entry["promise"]["to"] in talkers:
            word = entry["promise"]
            yield Remark(word["to"], f"word-{word['state']}", word["seat"])
        elif entry["kind"] == "events":
            for event in entry["events"]:
                yield from remarks_on_event(game, talkers, event)


def remarks_on_event(
    game: Game, talkers: dict[int, Character], event: Document
) -> Iterator[Remark]:
    for seat, talker in talkers.items():
        by = harm_to(game.advice.harms, seat, event)
        if by is not None:
            yield Remark(seat, "harmed" if talker.temper.rancour() else "shrug", by)


def give_a_word(table: Table, talkers: dict[int, Character]) -> None:
    """When a game begins, the bot most in the mood to talk promises something to a person.

    The promise is not for another bot: bots answer a promise with the same, people may.
    """
    sitting = table.sitting
    pledges = catalog.load(sitting.game_id).advice.pledges
    people = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "person"]
    remarks = {seat: luck_of(sitting, Remark(seat, "vow")) for seat in talkers}
    willing = [
        seat
        for seat, talker in talkers.items()
        if 2 * remarks[seat] < SCALE * talker.temper.chattiness()
    ]
    if pledges is None or not willing:
        return
    seat = min(willing, key=remarks.__getitem__)
    to = people[remarks[seat] % len(people)]
    for name, pledge in pledges(seat, to).items():
        line = f"pledge-{name}"
        text = words_of(sitting).say(line)
        table.submit(promise(seat, f"vow/{name}", to, text, pledge, line), ignore)
        return


def luck_of(sitting: Sitting, remark: Remark) -> int:
    """A number below `SCALE`, from the seed.

    A small one means that the bot is in the mood to talk.
    """
    spoken = f"{sitting.seed}/{sitting.number}/{remark.seat}/{remark.line}"
    return int.from_bytes(sha256(spoken.encode()).digest()[:4]) % SCALE
