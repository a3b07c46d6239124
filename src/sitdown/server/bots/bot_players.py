"""BotPlayers: gives the answers, replies and asides that bots owe at this process's tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext, suppress
from functools import partial
from typing import Any

from sitdown import catalog
from sitdown.bots import is_builtin
from sitdown.kernel import Action, Document
from sitdown.runtime import OrderedSet
from sitdown.server import metrics
from sitdown.server.workers.fair_queue import Priority, is_waited_for, turn_at
from sitdown.server.workers.hurried_bot import THINK_SECONDS
from sitdown.server.workers.pool import DeadlineExceeded, WorkerPool
from sitdown.store.periodic import log_errors
from sitdown.table import Refused, Table
from sitdown.table.plans import act
from sitdown.table.plans.clock import answers_after
from sitdown.table.records.sitting import Sitting
from sitdown.table.telling.picture import seen_by
from sitdown.wire.log import By
from sitdown.wire.settings import Settings

from .memory import BotMemories, words_of_others
from .programs import ProgramSeats, What
from .promises import Promises, Vows, vows_of
from .remarks import Remarks
from .retries import Errand, Retries
from .thinking import answer, counter, interjection, luck_of, reply

log = logging.getLogger("sitdown.bots")

INTERJECTIONS = 3
"""The number of unasked actions a bot takes while one question is open.

Counter-offers count too; replies to other seats do not.
"""

REPLIES = 12
"""The number of offers and other requests that a bot answers in one task.

A new task takes the rest.
"""

FAILED_THOUGHTS = 2
"""After this many failures in a row a bot stops thinking about a question and takes the default."""

WANTED: dict[Callable[..., Any], What] = {
    answer: "answer",
    interjection: "remark",
    reply: "response",
}
"""The kind of question that an external program is asked in place of each function of `thinking`.
"""


MAX_THINK_SECONDS = 1.0
"""The longest time in seconds that a bot thinks, even if its pause before the answer is longer."""

Thought = Callable[[str, str, str, Document, Vows, Document | None, float], Any]
"""A function of `thinking`. A worker calls it with a view and gets the bot's action."""


class BotPlayers:
    """Plays the bots' seats at all tables whose timers this process runs.

    A bot has at most one task for each thing it owes. `busy` has the tasks that run, `retries`
    those that failed and wait.
    """

    def __init__(
        self,
        workers: WorkerPool,
        outside: ProgramSeats,
        budget: float = 3.0,
        laid_from: dict[str, str] | None = None,
    ) -> None:
        self.workers = workers
        self.outside = outside
        self.budget = budget
        self.laid_from = {} if laid_from is None else laid_from
        self.busy: set[Errand] = set()
        self.retries = Retries()
        self.spoken: dict[tuple[str, int, int], int] = {}
        self.spoken_to: dict[tuple[str, int], float] = {}
        self.recollections = BotMemories()
        self.promises = Promises()
        self.remarks = Remarks()
        self.tasks: OrderedSet[asyncio.Task[bool]] = OrderedSet()
        self.closed = False

    def wake(self, table: Table) -> None:
        """The table has changed: starts a task for every bot that owes an answer."""
        with log_errors("the bots did not listen", table.id):
            self.remarks.listen(table)
        for seat, chair in enumerate(table.sitting.chairs):
            if chair.player is not None:
                with log_errors("a bot was not called", table.id):
                    self.call(table, seat)

    def call(self, table: Table, seat: int) -> None:
        """Starts the tasks of one bot, its answer first.

        If a later step fails, only a remark or an aside is lost, never the answer.
        """
        owes = owes_an_answer(table, seat)
        if owes:
            self.begin(table, seat, "answer", self.answer)
        if not self.outside.plays(table.sitting.chairs[seat]):  # a program judges for itself
            self.promises.judge(table, seat)
        if self.pending_replies(table, seat):
            self.begin(table, seat, "reply", self.reply)
        if not owes and self.may_speak_up(table, seat):
            self.begin(table, seat, "speak", self.act_unasked)

    def begin(
        self, table: Table, seat: int, what: str, work: Callable[[Table, int], Awaitable[None]]
    ) -> None:
        key = (table.id, task_key(table, seat, what), seat)
        if key in self.busy or key in self.retries.waiting:
            return
        self.busy.add(key)
        task = asyncio.get_running_loop().create_task(self.logged(table, seat, work))
        self.tasks.add(task)
        task.add_done_callback(partial(self.done, table, key, table.sitting.number))

    def done(self, table: Table, key: Errand, seen: int, task: asyncio.Task[bool]) -> None:
        """Calls the bot again if it still owes what the task was for, so that no bot falls silent.

        It is called at once if the task succeeded and the table has changed meanwhile. Otherwise it
        waits: the store or a worker has failed and would probably fail again.
        """
        self.tasks.discard(task)
        self.busy.discard(key)
        now = None if self.closed else table.hall.tables.get(table.id)
        if now is None or not self.is_owed(now, key):
            self.retries.settle(key)
        elif has_worked(task) and (now is not table or now.sitting.number != seen):
            self.wake(now)
        else:
            self.retries.again(key, partial(self.call_again, now))

    def call_again(self, table: Table) -> None:
        """Called when a wait is over.

        If the table was reloaded meanwhile, this copy is out of use, and the new one has called its
        bots.
        """
        if is_looked_after(table):
            self.wake(table)

    def is_owed(self, table: Table, key: Errand) -> bool:
        """Whether this process still has to do what this task was for."""
        _, what, seat = key
        if not is_looked_after(table) or seat >= len(table.sitting.chairs):
            return False
        if what == "reply":
            with log_errors("a bot was not asked for its reply", table.id):
                return bool(self.pending_replies(table, seat))
        return what == task_key(table, seat, "answer") and owes_an_answer(table, seat)

    async def logged(
        self, table: Table, seat: int, work: Callable[[Table, int], Awaitable[None]]
    ) -> bool:
        """Runs one task and logs its failure. Returns whether it succeeded."""
        try:
            await work(table, seat)
        except Exception as fault:
            where = {"table": table.id, "seat": seat}
            if is_crowded(fault):
                log.warning("a bot has to wait", extra=where)
            else:
                log.exception("a bot failed", extra=where)
            return False
        return True

    async def answer(self, table: Table, seat: int) -> None:
        """Gives an answer: a worker thinks, and the pause before the answer reveals nothing."""
        sitting = table.sitting
        token, number = sitting.token(seat), sitting.number
        opens = sitting.opened + answers_after(sitting, seat)
        action = await self.think(table, seat, answer)
        await asyncio.sleep(max(0.0, opens - table.hall.now()))
        chair = table.sitting.chairs[seat]
        if table.sitting.token(seat) != token or chair.player is None:
            return
        by: By = "bot" if chair.kind == "bot" else "stand-in"
        id = f"{by}/{token}/{table.sitting.number}"
        try:
            if action is None:
                raise Refused("illegal", "no answer in time")
            await table.do(act(seat, id, action, token, by))
        except Refused as refusal:
            if refusal.code != "illegal":
                return
            if action is not None and table.sitting.number != number:
                # The table has changed since the bot thought; `done` has it think again.
                return
            log.error(
                "a bot's answer was refused", extra={"table": table.id, "why": refusal.message}
            )
            await self.play_default(table, seat, token, id, by)

    async def play_default(self, table: Table, seat: int, token: str, id: str, by: By) -> None:
        position = table.sitting.position
        default = None if position is None else position.default(seat)
        if default is not None:
            with suppress(Refused):
                await table.do(act(seat, id, default, token, by))

    async def reply(self, table: Table, seat: int) -> None:
        """Answers offers and other requests to a bot: another seat waits for it.

        A change of the table does not stop it. The pause begins when the bot was spoken to, though
        the game may have gone on since.
        """
        key, now = (table.id, seat), asyncio.get_running_loop().time()
        heard = self.spoken_to.setdefault(key, now)
        await asyncio.sleep(max(0.0, heard + answers_after(table.sitting, seat) - now))
        for _ in range(REPLIES):
            if not self.pending_replies(table, seat):
                return
            action = await self.think(table, seat, reply)
            if action is None and (answers := self.pending_replies(table, seat)):
                # the worker took too long: take the last reply, which declines
                action = answers[-1].document()
            number = table.sitting.number
            instead = await self.counter(table, seat, action)
            await self.do_aside(table, seat, action)
            await self.do_aside(table, seat, instead)
            self.spoken_to.pop(key, None)
            if table.sitting.number == number:
                return

    async def counter(self, table: Table, seat: int, answered: Document | None) -> Document | None:
        """The counter-offer that a bot makes before it declines an offer.

        It counts as an unasked action.
        """
        hints = catalog.load(table.sitting.game_id).hints
        chair = table.sitting.chairs[seat]
        key = (table.id, table.sitting.window, seat)
        if answered is None or hints is None or hints.counter is None or self.outside.plays(chair):
            return None
        if self.spoken.get(key, 0) >= INTERJECTIONS:
            return None
        instead: Document | None = await self.think(table, seat, partial(counter, answered))
        if instead is not None:
            self.spoken[key] = self.spoken.get(key, 0) + 1
            self.remark_on_price(table, seat, instead)
        return instead

    def remark_on_price(self, table: Table, seat: int, instead: Document) -> None:
        """Lets a bot say why it wants another price, if it is in the mood to talk."""
        other = instead.get("to")
        if isinstance(other, int):
            _, broken = words_of_others(table.sitting, seat)
            self.remarks.react(table, seat, "dearer" if other in broken else "counter", other)

    def pending_replies(self, table: Table, seat: int) -> list[Action]:
        """The replies that a bot can give now to requests of other seats."""
        sitting = table.sitting
        if sitting.position is None or not is_calm(table) or sitting.chairs[seat].player is None:
            return []
        return sitting.position.replies(seat)

    async def act_unasked(self, table: Table, seat: int) -> None:
        """Takes an action that nobody asked for: an offer, or a card that fits at any time."""
        sitting = table.sitting
        number = sitting.number
        await asyncio.sleep(answers_after(sitting, seat))
        if table.sitting.number != number or table.sitting.chairs[seat].player is None:
            return
        key = (table.id, sitting.window, seat)
        self.spoken[key] = self.spoken.get(key, 0) + 1
        await self.do_aside(table, seat, await self.think(table, seat, interjection))

    async def do_aside(self, table: Table, seat: int, action: Document | None) -> None:
        if action is not None:
            id = f"aside/{table.hall.runtime.random_hex(8)}"
            with suppress(Refused):
                await table.do(act(seat, id, action, None, played_by(table, seat)))

    def may_speak_up(self, table: Table, seat: int) -> bool:
        sitting = table.sitting
        position = sitting.position
        if position is None or not is_calm(table):
            return False
        if self.spoken.get((table.id, sitting.window, seat), 0) >= INTERJECTIONS:
            return False
        return any(aside.open(position, seat) for aside in position.rules.asides)

    async def think(self, table: Table, seat: int, how: Thought) -> Any:
        """The result of a worker's thinking.

        None if it took too long, or failed too often in a row.
        """
        try:
            return await self.ask_worker(table, seat, how)
        except DeadlineExceeded:
            log.warning("a bot took too long", extra={"table": table.id, "seat": seat})
            return None
        except Exception as fault:
            what = task_key(table, seat, "answer" if how is answer else "reply")
            failures = self.retries.failures.get((table.id, what, seat), 0)
            if is_crowded(fault) or failures < FAILED_THOUGHTS:
                raise
            log.exception("a bot gives up thinking", extra={"table": table.id, "seat": seat})
            return None

    async def ask_worker(self, table: Table, seat: int, how: Thought) -> Any:
        """Has a worker think. It gets what the seat sees and nothing else."""
        sitting = table.sitting
        state = seen_by(sitting, seat)
        chair = sitting.chairs[seat]
        if state is None or chair.player is None:
            return None
        if self.outside.plays(chair):
            return await self.outside.think(table, seat, WANTED[how], self.priority_of(table))
        # An external program that is not configured any more is replaced by the usual stand-in.
        name = chair.player if is_builtin(chair.player) else Settings().stand_in
        luck = luck_of(sitting.seed or "", sitting.window, seat, sitting.number)
        with nullcontext() if sitting.hushed else metrics.thinking():
            return await self.workers.run(
                self.budget,
                how,
                sitting.game_id,
                name,
                luck,
                state.view(seat),
                vows_of(table, seat),
                self.recollections.of(table, seat),
                time_to_think(sitting, seat),
                turn=self.priority_of(table),
            )

    def priority_of(self, table: Table) -> Priority:
        """The bot's place in the queue: tables with a waiting person come before all others.

        Tables of one host take turns among themselves, so more tables do not give a host more time.
        """
        rank = 0 if is_waited_for(table.sitting, table.hall.now()) else 1
        return turn_at(table.sitting, self.laid_from, rank)

    def forget(self, table: str) -> None:
        """Drops everything kept about a table that has left memory."""
        self.spoken = {key: count for key, count in self.spoken.items() if key[0] != table}
        self.spoken_to = {key: at for key, at in self.spoken_to.items() if key[0] != table}
        self.retries.forget(table)
        self.recollections.forget(table)
        self.promises.forget(table)
        self.remarks.forget(table)
        self.outside.forget(table)

    async def close(self) -> None:
        self.closed = True
        self.retries.forget()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.close()
        self.outside.close()


def task_key(table: Table, seat: int, what: str) -> str:
    """The name of a bot's task: one per question for answers, one per change for unasked actions.

    All replies share one task, which answers everything that was put to the bot.
    """
    if what == "reply":
        return what
    number = table.sitting.token(seat) if what == "answer" else table.sitting.number
    return f"{what}/{number}"


def is_looked_after(table: Table) -> bool:
    """Whether this process runs the bots of this table, by this copy of it."""
    hall = table.hall
    is_open = hall.tables.get(table.id) is table and table.stopped is None
    return is_open and not hall.stopping and table.caretaker.holds_lease()


def owes_an_answer(table: Table, seat: int) -> bool:
    """Whether a bot has to answer.

    An answer that the person gave before the bot replaced them counts for the seat.
    """
    sitting = table.sitting
    is_bot = sitting.chairs[seat].player is not None
    return is_bot and seat in sitting.owing() and seat not in sitting.meant


def has_worked(task: asyncio.Task[bool]) -> bool:
    """Whether a bot's task ended without an error."""
    return not task.cancelled() and task.result()


def is_crowded(fault: Exception) -> bool:
    """Whether the bot's request was refused because the worker queue is full."""
    return isinstance(fault, Refused) and fault.code == "too-many"


def is_calm(table: Table) -> bool:
    """Whether talk and asides give nothing away now: a game is on and its window is not hushed."""
    return table.sitting.state == "playing" and not table.sitting.hushed


def played_by(table: Table, seat: int) -> By:
    """Whether the bot has the chair itself, or is the stand-in of a person."""
    return "bot" if table.sitting.chairs[seat].kind == "bot" else "stand-in"


def time_to_think(sitting: Sitting, seat: int) -> float:
    """Seconds that a bot may think: within its pause anyway, so that nobody waits longer for it.

    With one worker the bots of a table think one after the other, so each gets a share.
    """
    bots = len([chair for chair in sitting.chairs if chair.player is not None])
    share = answers_after(sitting, seat) / max(bots, 1)
    return min(max(share, THINK_SECONDS), MAX_THINK_SECONDS)
