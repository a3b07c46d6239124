"""Table: a running table. Check, store, acknowledge, tell the others: in this order, one by one."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from .caretaker import Caretaker
from .loading import Loaded
from .plans.deed import Deed, Job, Outcome, Plan, ignore, look
from .plans.upkeep import stood_still
from .records.coding import decode, encode
from .records.playing import OtherRules
from .records.record import Record
from .records.sitting import Sitting
from .refusal import Refused
from .steady import NAP, WAITING
from .store.protocol import Conflict, StoreFault
from .telling.audience import Audience
from .telling.heads import head_of
from .telling.watcher import Watcher

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("sitdown.table")

TRIES = 50
"""So often a deed is worked out anew after somebody else was faster."""

RETRY = 0.3
"""Seconds after which a store that did not answer is asked again."""


class Table:
    """One table in this process. Its jobs queue; what is told was stored before."""

    def __init__(self, hall: Hall, loaded: Loaded) -> None:
        self.hall = hall
        self.sitting = loaded.sitting
        self.audience = Audience(loaded.sitting, loaded.records, loaded.views, hall.now)
        self.caretaker = Caretaker(self, loaded.snapshot)
        self.jobs: deque[Job] = deque()
        self.working: asyncio.Task[None] | None = None
        self.doing: Job | None = None
        self.stopped: Refused | None = None
        self.behind = False
        self.cut_off: float | None = None
        self.used = hall.now()

    @property
    def id(self) -> str:
        return self.sitting.id

    # Doing.

    async def do(self, plan: Plan) -> int:
        """Carries a plan out; returns when it is stored. Refused says why not."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.submit(plan, lambda outcome: None if future.done() else future.set_result(outcome))
        outcome = await future
        if isinstance(outcome, Refused):
            raise outcome
        return outcome

    def submit(self, plan: Plan, done: Callable[[Outcome], None]) -> None:
        """Carries a plan out when its turn comes; `done` is called before others are told."""
        if self.stopped is not None:
            done(self.stopped)
            return
        self.jobs.append(Job(plan, done))
        self.work()

    def submit_first(self, plan: Plan) -> None:
        """For what the table asks of itself before anything else is done."""
        self.jobs.appendleft(Job(plan, ignore))
        self.work()

    def work(self) -> None:
        if self.working is None:
            self.working = asyncio.get_running_loop().create_task(self.work_off())

    async def work_off(self) -> None:
        try:
            while self.jobs or self.behind:
                self.hall.pulse.notice_naps()
                self.doing = None if self.behind else self.jobs.popleft()
                try:
                    await (self.catch_up() if self.doing is None else self.carry_out(self.doing))
                except StoreFault as fault:
                    await self.wait_for_store(fault)
        except Exception:
            # What is stored is stored; what this process makes of it can no longer be trusted.
            log.exception("a table failed", extra={"table": self.id})
            await self.hall.put_aside(self.id, self)
        finally:
            self.working = None
            if self.jobs:
                self.work()

    async def wait_for_store(self, fault: StoreFault) -> None:
        """Who waits for something is to send it again; the store is asked again in a moment."""
        log.error("the store failed", extra={"table": self.id, "fault": fault.fault})
        if self.cut_off is None:
            self.cut_off = self.hall.now()
        if self.doing is not None:
            self.doing.done(no_store())
        else:
            self.refuse_all(no_store())
        await asyncio.sleep(RETRY)
        self.behind = not self.hall.stopping

    async def carry_out(self, job: Job) -> None:
        """Works a plan out and stores it: anew, if somebody else was faster."""
        self.used = self.hall.now()
        is_newest = not self.hall.shared
        for _ in range(TRIES):
            if self.stopped is not None:
                return
            try:
                deed = job.plan(self.sitting, self.hall.now())
                if not deed.records and not is_newest:
                    raise Conflict("perhaps there is more to do than this process knows")
                coming = await self.append(deed) if deed.records else self.sitting
            except StoreFault:
                raise
            except (Conflict, Refused) as fault:
                if isinstance(fault, Refused) and is_newest:
                    job.done(fault)
                    return
                # Perhaps only because another process knows more: nobody is refused for that.
                await self.catch_up()
                is_newest = True
            except Exception:
                log.exception("a deed failed", extra={"table": self.id})
                job.done(Refused("fault", "this went wrong in the server; nothing has changed"))
                return
            else:
                self.finish(job, deed, coming)
                return
        job.done(Refused("fault", "too many write to this table at once; send it again"))

    def finish(self, job: Job, deed: Deed, coming: Sitting) -> None:
        """What was stored has happened: who asked hears of it first, then everybody else."""
        self.sitting = coming
        job.done(self.number_of(deed))
        if job.plan is not look:
            self.tell(deed.records)

    def number_of(self, deed: Deed) -> int:
        """Under which number its seat sees what was done."""
        if deed.seat is None or deed.id is None:
            return 0
        return self.sitting.remembered(deed.seat, deed.id) or 0

    async def newest(self) -> None:
        """Until this process knows all that others had written: who reads may have just joined."""
        if self.hall.shared:
            await self.do(look)

    def refuse_all(self, why: Refused) -> None:
        """Nobody waits in vain for a table that does nothing."""
        while self.jobs:
            self.jobs.popleft().done(why)

    def stop(self, why: Refused) -> None:
        """This table is over for this process: everybody is told."""
        self.stopped = why
        self.behind = False
        self.silence()
        if self.doing is not None:
            self.doing.done(why)
        self.refuse_all(why)
        self.audience.dismiss(why)

    def silence(self) -> None:
        """Nothing rings here any more."""
        self.caretaker.silence()
        self.audience.close()

    async def append(self, deed: Deed) -> Sitting:
        """Stores what is to be done; the sitting that comes of it is not this table's before."""
        deed.records[0].follows = self.sitting.feed.head
        lines = [encode(record) for record in deed.records]
        # As it will be read again: nothing that a game still changes stays in it.
        deed.records = [decode(line) for line in lines]
        coming = self.sitting.after(deed.records, deed.position)
        head = head_of(coming, deed.records)
        await self.hall.store.append(self.id, self.sitting.number, lines, head)
        return coming

    async def catch_up(self) -> None:
        """Reads what other processes have written, and tells it here."""
        self.behind = False  # before reading: what is written meanwhile is one more thing to read
        lines = await self.hall.store.read(self.id, self.sitting.number)
        is_gone = not lines and await self.hall.store.listed(self.id) is None
        self.go_on_after_cut_off()
        if is_gone:
            self.hall.drop(self, Refused("not-found", "this table is no longer kept"))
        elif lines:
            self.take_over([decode(line) for line in lines])

    def take_over(self, records: list[Record]) -> None:
        """What another process has stored."""
        try:
            coming = self.sitting.after(records)
        except OtherRules:
            log.exception("other rules wrote here", extra={"table": self.id})
            self.hall.drop(self, Refused("stopping", "come again in a moment"))
            return
        self.sitting = coming
        self.tell(records)

    def go_on_after_cut_off(self) -> None:
        """While the store did not answer nobody could: the clocks go on where they were."""
        since, self.cut_off = self.cut_off, None
        if since is not None and self.hall.now() - since > NAP:
            self.submit_first(stood_still(since, self.hall.now() + WAITING))

    # Telling.

    def tell(self, records: list[Record]) -> None:
        """Each watcher gets his own; then the table looks what there is to do for itself."""
        try:
            self.audience.tell(self.sitting, records)
        except Exception:
            # It is stored, so nothing is lost: who looks again will see it.
            log.exception("telling failed", extra={"table": self.id})
        self.caretaker.look_round(records)

    def watch(self, watcher: Watcher, since: int) -> None:
        """From now on this watcher is told everything; first what it has missed."""
        self.used = self.hall.now()
        if self.stopped is not None:
            watcher.dismiss(self.stopped.code, self.stopped.message)
            return
        self.audience.add(watcher, since)
        if since > self.sitting.feed.last(watcher.viewpoint):
            # It has heard more at another process.
            self.behind = True
            self.work()
        self.caretaker.note_presence()

    def unwatch(self, watcher: Watcher) -> None:
        self.used = self.hall.now()
        self.audience.remove(watcher)
        self.caretaker.await_return(watcher.person)

    def is_idle(self, since: float) -> bool:
        """Whether it may leave memory: nobody looks, and nothing is to be done before long."""
        if self.jobs or self.working or self.used > since or not self.audience.is_empty():
            return False
        return self.caretaker.is_idle()


def no_store() -> Refused:
    return Refused("fault", "the store did not answer; send it again, with the same id")
