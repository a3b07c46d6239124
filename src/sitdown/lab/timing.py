"""Measures how long a bot thinks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import TypeVar

from sitdown.bots import Bot
from sitdown.bots.bot import Listener
from sitdown.kernel import Action, Document, Look

Said = TypeVar("Said", bound=Action | None)


@dataclass
class ThinkTime:
    """The number of a bot's moves and the time it took, both real time and CPU time."""

    moves: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0

    def add(self, other: ThinkTime) -> None:
        self.moves += other.moves
        self.seconds += other.seconds
        self.cpu_seconds += other.cpu_seconds


class Clocked(Bot):
    """Wraps a bot and measures its time, also when it considers an aside and takes none."""

    def __init__(self, bot: Bot, pace: ThinkTime) -> None:
        super().__init__(bot.luck)
        self.bot = bot
        self.pace = pace

    def choose(self, look: Look) -> Action:
        return self.timed(self.bot.choose, look)

    def interject(self, look: Look) -> Action | None:
        return self.timed(self.bot.interject, look)

    def reply(self, look: Look) -> Action:
        return self.timed(self.bot.reply, look)

    def timed(self, think: Callable[[Look], Said], look: Look) -> Said:
        clock, core = perf_counter(), thread_time()
        said = think(look)
        took = ThinkTime(int(said is not None), perf_counter() - clock, thread_time() - core)
        self.pace.add(took)
        return said


class ClockedListener(Clocked, Listener):
    """The same for a bot that listens to events."""

    def __init__(self, bot: Listener, pace: ThinkTime) -> None:
        super().__init__(bot, pace)
        self.listener = bot

    def hear(self, events: list[Document]) -> None:
        self.listener.hear(events)


def clocked(bot: Bot, pace: ThinkTime) -> Bot:
    return ClockedListener(bot, pace) if isinstance(bot, Listener) else Clocked(bot, pace)
