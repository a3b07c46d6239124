"""Table: a running table. Check, store, acknowledge, tell the others: in this order, one by one."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sitdown.kernel import Document
from sitdown.table.records.playing import OtherRules

from .keeper import carefully
from .loading import Loaded, snapshot_of
from .plans.clock import bots_owe, wakes_at
from .plans.deed import Deed, Plan
from .plans.leaving import presence
from .plans.owning import require_viewpoint
from .plans.upkeep import stood_still, upkeep
from .records.beginning import Began
from .records.coding import decode, encode
from .records.ending import Ended
from .records.joining import Joined, Moved
from .records.record import Record
from .records.sitting import Sitting
from .records.told import Viewpoint
from .refusal import Refused
from .steady import NAP, WAITING
from .store.protocol import Conflict, StoreFault
from .telling.gallery import Gallery
from .telling.heads import head_of
from .telling.tidings import Tidings
from .telling.watcher import Watcher

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("sitdown.table")

TRIES = 50
"""So often a deed is worked out anew after somebody else was faster."""

BETWEEN_SNAPSHOTS = 25
LINGERING = 4.0
"""Seconds until a lost connection counts: a page that is loaded anew is not an absence."""

RETRY = 0.3
"""Seconds after which a store that did not answer is asked again."""

LATER = 5.0
"""Seconds after which a table tries again what it could not do when it was due."""

Outcome = int | Refused
"""Of a request: the number under which its seat sees it, or why it was refused."""


class Job:
    """A plan, and who waits to hear what came of it."""

    def __init__(self, plan: Plan, done: Callable[[Outcome], None]) -> None:
        self.plan = plan
        self.waits = done

    def done(self, outcome: Outcome) -> None:
        """Says what came of it, once."""
        waits, self.waits = self.waits, ignore
        waits(outcome)


class Table:
    """One table in this process. Its jobs queue; what is told was stored before."""

    def __init__(self, hall: Hall, loaded: Loaded) -> None:
        self.hall = hall
        self.sitting = loaded.sitting
        self.views = loaded.views
        self.kept = loaded.snapshot
        self.jobs: deque[Job] = deque()
        self.working: asyncio.Task[None] | None = None
        self.doing: Job | None = None
        self.stopped: Refused | None = None
        self.behind = False
        self.cut_off: float | None = None
        self.watchers: dict[Viewpoint, list[Watcher]] = {}
        self.lingering: dict[str, asyncio.TimerHandle] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.gallery = Gallery(self.sitting, loaded.records)
        self.curtain: asyncio.TimerHandle | None = None
        self.driven_until = 0.0
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
                self.hall.notice_naps()
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
        before, self.sitting = self.told(), coming
        job.done(self.number_of(deed))
        if job.plan is not look:
            self.tell(before, deed.records)

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
        for watchers in self.watchers.values():
            for watcher in watchers[:]:
                watcher.dismiss(why.code, why.message)

    def silence(self) -> None:
        """Nothing rings here any more."""
        if self.alarm is not None:
            self.alarm.cancel()
        for handle in self.lingering.values():
            handle.cancel()

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
        before, self.sitting = self.told(), coming
        self.tell(before, records)

    def go_on_after_cut_off(self) -> None:
        """While the store did not answer nobody could: the clocks go on where they were."""
        since, self.cut_off = self.cut_off, None
        if since is not None and self.hall.now() - since > NAP:
            self.submit_first(stood_still(since, self.hall.now() + WAITING))

    # Telling.

    def watch(self, watcher: Watcher, since: int) -> None:
        """From now on this watcher is told everything; first what it has missed."""
        self.used = self.hall.now()
        if self.stopped is not None:
            watcher.dismiss(self.stopped.code, self.stopped.message)
            return
        watchers = self.watchers.setdefault(watcher.viewpoint, [])
        if watcher.viewpoint is None and self.gallery.is_open(self.used):
            self.tell_gallery()
            watchers.append(watcher)
            watcher.tell(self.late_tidings().hello(watcher, since))
            self.await_gallery()
        else:
            watchers.append(watcher)
            watcher.tell(self.tidings().hello(watcher, since))
            if since > self.sitting.feed.last(watcher.viewpoint):
                # It has heard more at another process.
                self.behind = True
                self.work()
        self.note_presence()

    def unwatch(self, watcher: Watcher) -> None:
        self.used = self.hall.now()
        watchers = self.watchers.get(watcher.viewpoint, [])
        if watcher in watchers:
            watchers.remove(watcher)
        person = watcher.person
        if person is not None and not self.is_connected(person) and person not in self.lingering:
            loop = asyncio.get_running_loop()
            self.lingering[person] = loop.call_later(LINGERING, self.note_absence, person)

    def tidings(self) -> Tidings:
        watching = len(self.watchers.get(None, []))
        return Tidings(self.sitting, watching, self.hall.now(), self.views)

    def late_tidings(self) -> Tidings:
        """The table as spectators see it, some time later."""
        watching = len(self.watchers.get(None, []))
        return Tidings(self.gallery.late, watching, self.hall.now(), self.views, self.gallery)

    def last_shown(self, viewpoint: Viewpoint) -> int:
        """The number of the newest entry that a viewpoint may see by now."""
        return self.in_sight(viewpoint).feed.last(viewpoint)

    def document_for(self, person: str | None) -> Document:
        """The table as somebody sees it who asks; without a seat no sooner than spectators."""
        is_late = self.in_sight(None) is not self.sitting and not self.sitting.seats_of(person)
        return (self.late_tidings() if is_late else self.tidings()).table(person)

    def in_sight(self, viewpoint: Viewpoint) -> Sitting:
        """The table as a viewpoint may see it by now: spectators of some see it late."""
        if viewpoint is None and self.gallery.is_open(self.hall.now()):
            self.tell_gallery()
            return self.gallery.late
        return self.sitting

    def told(self) -> dict[Viewpoint, int]:
        """Up to which number each viewpoint here was told what has happened."""
        return {viewpoint: self.sitting.feed.last(viewpoint) for viewpoint in self.watchers}

    def tell(self, before: dict[Viewpoint, int], records: list[Record]) -> None:
        """Each watcher gets his own; then the table looks what there is to do for itself."""
        self.gallery.note(self.sitting, records)
        try:
            self.tell_watchers(before, records)
        except Exception:
            # It is stored, so nothing is lost: who looks again will see it.
            log.exception("telling failed", extra={"table": self.id})
        self.note_presence()
        self.look_ahead()
        self.keep_if_time(records)

    def tell_watchers(self, before: dict[Viewpoint, int], records: list[Record]) -> None:
        if not records:
            return
        tidings = self.tidings()
        if self.gallery.is_open(tidings.now):
            before.pop(None, None)
            if self.watchers.get(None):
                self.tell_gallery(records)
        for viewpoint, after in before.items():
            for watcher in self.watchers[viewpoint][:]:
                self.tell_one(tidings, watcher, after, records)

    def tell_gallery(self, new: Sequence[Record] = ()) -> None:
        """Spectators see what is due by now; of what is `new`, only what they need not wait for."""
        after = self.gallery.late.feed.last(None)
        due = self.gallery.take_due(self.hall.now())
        tidings = self.late_tidings()
        for watcher in self.watchers.get(None, [])[:]:
            at_once = [record for record in new if is_told_at_once(record, watcher.person)]
            self.tell_one(tidings, watcher, after, due + at_once)
        self.await_gallery()

    def await_gallery(self) -> None:
        """Sets the alarm for what spectators will see next, if there are any."""
        if self.curtain is not None:
            self.curtain.cancel()
            self.curtain = None
        moment = self.gallery.next_at()
        if moment is not None and self.watchers.get(None) and not self.hall.stopping:
            wait = max(0.0, moment - self.hall.now())
            self.curtain = asyncio.get_running_loop().call_later(wait, self.tell_gallery)

    def tell_one(
        self, tidings: Tidings, watcher: Watcher, after: int, records: list[Record]
    ) -> None:
        if self.may_look(watcher):
            message = tidings.news(watcher, after, records)
            if message is not None:
                watcher.tell(message)

    def may_look(self, watcher: Watcher) -> bool:
        """Whether a watcher is still where he may look from; if not he is sent away."""
        try:
            require_viewpoint(self.sitting, watcher.viewpoint, watcher.person)
        except Refused as refusal:
            self.watchers[watcher.viewpoint].remove(watcher)
            watcher.dismiss(refusal.code, refusal.message)
            return False
        return True

    # Who is here.

    def is_connected(self, person: str) -> bool:
        return any(
            watcher.person == person for watchers in self.watchers.values() for watcher in watchers
        )

    def note_presence(self) -> None:
        """Writes down who has come to their seats here, once."""
        persons = {chair.person for chair in self.sitting.chairs if chair.person is not None}
        for person in persons:
            if self.hall.house in self.sitting.houses.get(person, ()):
                continue
            if self.is_connected(person) and self.sitting.state in ("open", "playing"):
                self.submit(presence(person, self.hall.house, True), ignore)

    def note_absence(self, person: str) -> None:
        self.lingering.pop(person, None)
        if not self.is_connected(person) and not self.hall.stopping:
            self.submit(presence(person, self.hall.house, False), ignore)

    # What the table does by itself.

    def look_ahead(self) -> None:
        """Sets the alarm for the next thing that is due, and calls the bots to their moves."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.hall.stopping:
            return
        moment = wakes_at(self.sitting)
        if moment is not None:
            self.wake_later(max(0.0, moment - self.hall.now()))
        if self.drives() and self.sitting.started is not None:
            with carefully("the bots were not called", self.id):
                self.hall.attend(self)

    def wake(self) -> None:
        self.alarm = None
        if self.drives():
            self.submit(upkeep, self.woken)
        else:
            self.wake_later(1.0)

    def woken(self, outcome: Outcome) -> None:
        """What could not be done when it was due is tried again."""
        if isinstance(outcome, Refused) and self.alarm is None and not self.hall.stopping:
            self.wake_later(LATER)

    def wake_later(self, seconds: float) -> None:
        self.alarm = asyncio.get_running_loop().call_later(seconds, self.wake)

    def drives(self) -> bool:
        """Whether this process looks after the table, and not another one."""
        return not self.hall.shared or self.driven_until > self.hall.now()

    def wants_driving(self) -> bool:
        """Whether there is anything to look after."""
        sitting = self.sitting
        if wakes_at(sitting) is not None:
            return True
        bots = any(chair.player is not None for chair in sitting.chairs)
        return sitting.state == "playing" and bots

    def is_idle(self, since: float) -> bool:
        """Whether it may leave memory: nobody looks, and nothing is to be done before long."""
        if self.jobs or self.working or self.used > since or any(self.watchers.values()):
            return False
        moment = wakes_at(self.sitting)
        soon = moment is not None and moment < self.hall.now() + 60
        return not (soon or bots_owe(self.sitting) or self.lingering)

    # Snapshots.

    def keep_if_time(self, records: list[Record]) -> None:
        ended = any(isinstance(record, Ended) for record in records)
        if ended or self.sitting.number - self.kept >= BETWEEN_SNAPSHOTS:
            self.keep()

    def keep(self) -> None:
        """A snapshot makes reading quicker, no more: a table goes on without one."""
        if self.sitting.number <= self.kept:
            return
        with carefully("a snapshot failed", self.id):
            snapshot = snapshot_of(self.sitting)
            if snapshot is not None:
                self.kept = snapshot.number
                self.hall.background(self.hall.store.keep(self.id, snapshot))


def look(sitting: Sitting, now: float) -> Deed:
    """The plan of who wants to know how things stand: it sets nothing going."""
    return Deed([])


def is_told_at_once(record: Record, person: str | None) -> bool:
    """Whether a spectator hears of it without delay: how long he waits, and that he has a seat."""
    if isinstance(record, Began):
        return True
    return isinstance(record, Joined | Moved) and record.person == person


def no_store() -> Refused:
    return Refused("fault", "the store did not answer; send it again, with the same id")


def ignore(outcome: Outcome) -> None:
    """For what the table asks of itself."""
