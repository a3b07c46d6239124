"""Table: the running table. It checks, stores, acknowledges, then tells, one job at a time."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from sitdown.store.protocol import Conflict, StoreFault
from sitdown.table.broken_invariants import BrokenInvariant
from sitdown.table.plans.deed import Deed, Outcome, Plan, QueuedPlan, ignore, read_only
from sitdown.table.records.applying import OtherRules
from sitdown.table.records.encoding import decode, encode
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.table.telling.audience import Audience
from sitdown.table.telling.table_row import table_row
from sitdown.table.telling.watcher import Watcher
from sitdown.wire.errors import Refused

from .loading import Loaded
from .scheduler import TableScheduler
from .steady_clock import SUSPENDED_SECONDS, WAITING

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("sitdown.table")

MAX_CONFLICT_RETRIES = 50
"""How often a plan is tried again after another process was faster."""

STORE_RETRY_SECONDS = 0.3
"""Seconds until a store that has failed is tried again."""


class Table:
    """One table in this process. Its jobs wait in a queue. Records are told only after storing."""

    def __init__(self, hall: Hall, loaded: Loaded) -> None:
        self.hall = hall
        self.sitting = loaded.sitting
        self.stored_number = loaded.sitting.number
        """The number of the newest record that is known to be stored."""
        self.audience = Audience(loaded.sitting, loaded.records, loaded.views, hall.now)
        self.caretaker = TableScheduler(self, loaded.snapshot)
        self.jobs: deque[QueuedPlan] = deque()
        self.working: asyncio.Future[Any] | None = None
        """The write or the task that is under way. One at a time keeps records in order."""
        self.doing: QueuedPlan | None = None
        """The job that is under way."""
        self.stopped: Refused | None = None
        """The reason if the table has left memory."""
        self.must_catch_up = False
        """Whether records of other processes have to be read first."""
        self.store_down_since: float | None = None
        self.used = hall.now()
        """The time of the last use, for eviction."""

    @property
    def id(self) -> str:
        return self.sitting.id

    # Doing.

    async def do(self, plan: Plan) -> int:
        """Carries a plan out and returns when it is stored. Raises Refused if it is refused."""
        future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.submit(plan, lambda outcome: None if future.done() else future.set_result(outcome))
        outcome = await future
        if isinstance(outcome, Refused):
            raise outcome
        return outcome

    def submit(self, plan: Plan, done: Callable[[Outcome], None]) -> None:
        """Queues a plan. `done` is called with the outcome before watchers are told."""
        if self.stopped is not None:
            done(self.stopped)
            return
        self.used = self.hall.now()
        self.jobs.append(QueuedPlan(plan, done))
        self.work()

    def submit_first(self, *plans: Plan) -> None:
        """Queues plans of the table itself in front of all others.

        This does not count as use. Otherwise a process that is often blocked would keep all its
        tables in memory.
        """
        for plan in reversed(plans):
            self.jobs.appendleft(QueuedPlan(plan, ignore))
        self.work()

    def work(self) -> None:
        """Does the next job at once if possible. Jobs that must wait are left to a task.

        Most moves take this short path, which needs no task of its own.
        """
        if self.working is None:
            self.hall.pulse.notice_naps()
        while self.working is None and (self.jobs or self.must_catch_up):
            if self.must_catch_up or self.hall.shared or not self.try_now(self.jobs.popleft()):
                self.working = asyncio.get_running_loop().create_task(self.drain_queue())

    def try_now(self, job: QueuedPlan) -> bool:
        """Checks a job and begins to store its records, without waiting for the store.

        False after any unexpected error. Then the job is put back as the first of the queue.
        """
        try:
            deed = job.plan(self.sitting, self.hall.now())
            if deed.records:
                coming, stored = self.append(deed)
                self.doing, self.working = job, asyncio.ensure_future(stored)
                self.working.add_done_callback(partial(self.stored, job, deed, coming))
            else:
                self.finish(job, deed, self.sitting)
        except Refused as refusal:
            job.done(refusal)
        except Exception:  # `drain_queue` tries again and handles the error
            self.jobs.appendleft(job)
            return False
        return True

    def stored(
        self, job: QueuedPlan, deed: Deed, coming: Sitting, stored: asyncio.Future[None]
    ) -> None:
        """Called when the store has answered a write of `try_now`."""
        fault = asyncio.CancelledError() if stored.cancelled() else stored.exception()
        if fault is not None:
            self.working = asyncio.get_running_loop().create_task(self.drain_queue(fault))
            return
        self.doing = None
        self.stored_number = coming.number
        try:
            self.finish(job, deed, coming)
        except Exception as failure:
            self.report(failure)
            self.working = asyncio.get_running_loop().create_task(self.give_up())
            return
        # Cleared only here, so that `finish` starts no other job meanwhile.
        self.working = None
        self.work()

    def report(self, failure: Exception) -> None:
        """Logs why this table cannot go on."""
        if isinstance(failure, BrokenInvariant):
            self.hall.inspection.report(failure.broken)
        else:
            log.exception("a table failed", extra={"table": self.id})

    async def give_up(self) -> None:
        """Quarantines the table. Its records are safe; its state in memory cannot be trusted."""
        await self.hall.quarantine(self.id, self)
        self.working = None

    async def drain_queue(self, fault: BaseException | None = None) -> None:
        """Does all queued jobs. First it handles the `fault` of a write that was under way."""
        try:
            if isinstance(fault, StoreFault):
                await self.wait_for_store(fault)
            elif fault is not None and self.doing is not None:
                self.jobs.appendleft(self.doing)
            while self.jobs or self.must_catch_up:
                self.hall.pulse.notice_naps()
                self.doing = None if self.must_catch_up else self.jobs.popleft()
                try:
                    await (self.catch_up() if self.doing is None else self.run_job(self.doing))
                except StoreFault as silence:
                    await self.wait_for_store(silence)
        except Exception as failure:
            self.report(failure)
            await self.give_up()
        finally:
            self.working = None
            if self.jobs:
                self.work()

    async def wait_for_store(self, fault: StoreFault) -> None:
        """After a store fault, refuses the current job or all queued ones, and waits.

        The table has to catch up afterwards, because the write may have happened after all.
        """
        log.error("the store failed", extra={"table": self.id, "fault": fault.fault})
        if self.store_down_since is None:
            self.store_down_since = self.hall.now()
        if self.doing is not None:
            self.doing.done(no_store())
        else:
            self.refuse_all(no_store())
        await asyncio.sleep(STORE_RETRY_SECONDS)
        self.must_catch_up = not self.hall.stopping

    async def run_job(self, job: QueuedPlan) -> None:
        """Checks a plan and stores its records. It starts again if another process was faster."""
        is_newest = not self.hall.shared
        for _ in range(MAX_CONFLICT_RETRIES):
            if self.stopped is not None:
                return
            try:
                deed = job.plan(self.sitting, self.hall.now())
                if not deed.records and not is_newest:
                    raise Conflict("perhaps there is more to do than this process knows")
                coming = self.sitting
                if deed.records:
                    coming, stored = self.append(deed)
                    await stored
                    self.stored_number = coming.number
            except (StoreFault, BrokenInvariant):
                raise
            except (Conflict, Refused) as fault:
                if isinstance(fault, Refused) and is_newest:
                    job.done(fault)
                    return
                # Records of another process may be the reason. Read them before refusing.
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

    def finish(self, job: QueuedPlan, deed: Deed, coming: Sitting) -> None:
        """Takes over the next sitting, acknowledges the request, then tells the watchers."""
        self.sitting = coming
        job.done(self.number_of(deed))
        if job.plan is not read_only:
            self.tell(deed.records)

    def number_of(self, deed: Deed) -> int:
        """The number of a request in the log of its seat; 0 if it has none."""
        if deed.seat is None or deed.id is None:
            return 0
        return self.sitting.remembered(deed.seat, deed.id) or 0

    async def catch_up_now(self) -> None:
        """Waits until this process knows the records of all others.

        A guest who reads here may have just joined at another process.
        """
        if self.hall.shared:
            await self.do(read_only)

    def refuse_all(self, why: Refused) -> None:
        """Refuses all queued jobs, so that no caller waits for a stopped table."""
        while self.jobs:
            self.jobs.popleft().done(why)

    def stop(self, why: Refused) -> None:
        """Stops the table in this process. Waiting requests are refused and watchers dismissed."""
        self.stopped = why
        self.must_catch_up = False
        self.caretaker.let_go()
        self.audience.close()
        if self.doing is not None:
            self.doing.done(why)
        self.refuse_all(why)
        self.audience.dismiss(why)

    def silence(self) -> None:
        """Cancels all timers."""
        self.caretaker.cancel_timers()
        self.audience.close()

    def append(self, deed: Deed) -> tuple[Sitting, Awaitable[None]]:
        """Begins to store a deed; returns the next sitting, valid only after the write succeeds."""
        deed.records[0].follows = self.sitting.feed.last_link
        lines = [encode(record) for record in deed.records]
        # Decoded again, so that records share no mutable value with the game.
        deed.records = [
            record if record.is_own else decode(line)
            for record, line in zip(deed.records, lines, strict=True)
        ]
        coming = self.sitting.after(deed.records, deed.position)
        head = table_row(coming, deed.records)
        return coming, self.hall.store.append(self.id, self.sitting.number, lines, head)

    async def catch_up(self) -> None:
        """Reads records that other processes have written, and tells them here."""
        # Cleared before reading: a notice that arrives meanwhile requires another read.
        self.must_catch_up = False
        lines = await self.hall.store.read(self.id, self.sitting.number)
        is_gone = not lines and await self.hall.store.listed(self.id) is None
        self.go_on_after_cut_off()
        if is_gone:
            self.hall.drop(self, Refused("not-found", "this table is no longer kept"))
        elif lines:
            self.take_over([decode(line) for line in lines])

    def take_over(self, records: list[TableRecord]) -> None:
        """Takes over records that another process has stored."""
        try:
            coming = self.sitting.after(records)
        except OtherRules:
            log.exception("other rules wrote here", extra={"table": self.id})
            self.hall.drop(self, Refused("stopping", "come again in a moment"))
            return
        self.sitting = coming
        self.stored_number = coming.number
        self.tell(records)
        # They may include a write of our own that seemed to fail: that a person is connected, for
        # example, although the connection was lost meanwhile.
        self.caretaker.settle()

    def go_on_after_cut_off(self) -> None:
        """After a failure of the store, moves all deadlines by its length.

        No person could answer meanwhile, and timers of the table were not carried out either.
        """
        since, self.store_down_since = self.store_down_since, None
        if since is None:
            return
        # Only jobs with a waiting caller are kept. The table's own jobs are queued again, once.
        self.jobs = deque([job for job in self.jobs if job.is_awaited()])
        self.hall.settle(self)
        self.caretaker.settle()
        if self.hall.now() - since > SUSPENDED_SECONDS:

            def done(outcome: Outcome) -> None:
                if isinstance(outcome, Refused):  # the store has failed again
                    self.store_down_since = since

            still = self.hall.pulse.still(since, self.hall.now() + WAITING)
            self.jobs.appendleft(QueuedPlan(still, done))

    # Telling.

    def tell(self, records: list[TableRecord]) -> None:
        """Sends every watcher its own news; then the scheduler does its work."""
        try:
            self.audience.tell(self.sitting, records, self.stored_number)
        except BrokenInvariant:
            raise
        except Exception:
            # It is stored, so nothing is lost: a watcher that connects again will see it.
            log.exception("telling failed", extra={"table": self.id})
        self.caretaker.after_records(records)

    def watch(self, watcher: Watcher, since: int) -> None:
        """Adds a watcher, which first gets everything it has missed."""
        self.used = self.hall.now()
        if self.stopped is not None:
            watcher.dismiss(self.stopped.code, self.stopped.message)
            return
        self.audience.add(watcher, since)
        if since > self.sitting.feed.last(watcher.viewpoint):
            # It has heard more at another process.
            self.must_catch_up = True
            self.work()
        self.caretaker.note_presence()

    def unwatch(self, watcher: Watcher) -> None:
        self.used = self.hall.now()
        self.audience.remove(watcher)
        self.caretaker.await_return(watcher.person)

    def is_idle(self, since: float) -> bool:
        """Whether it may leave memory: it has no watchers, no work and no timer soon."""
        if self.jobs or self.working or self.used > since or not self.audience.is_empty():
            return False
        return self.caretaker.is_idle()


def no_store() -> Refused:
    return Refused("fault", "the store did not answer; send it again, with the same id")
