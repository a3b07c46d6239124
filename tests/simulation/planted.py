"""Planted faults: the server with one fault each, to show that the simulation finds it.

A plant changes the code while its context lasts. Most of them are faults that the program had once,
or nearly had. `PLANTS` says which invariant finds each, and at which seed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any, NamedTuple
from unittest.mock import AsyncMock, patch
from weakref import WeakKeyDictionary
from zlib import crc32

import msgspec

from sitdown.kernel import Document
from sitdown.server import process
from sitdown.server.api import hosting, replays
from sitdown.server.bots.bot_players import BotPlayers, has_worked
from sitdown.server.bots.retries import Errand
from sitdown.server.erased_guests import Departed
from sitdown.server.http.request import ApiRequest
from sitdown.server.soak.simulation import people
from sitdown.server.soak.simulation.machine import Process
from sitdown.store.protocol import Outage, StoreFault
from sitdown.store.sqlite import SQLiteStore
from sitdown.table.plans.deed import Deed, Plan, QueuedPlan
from sitdown.table.plans.upkeep import stood_still
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.people import Chair
from sitdown.table.records.sitting import Sitting
from sitdown.table.running import hall as halls
from sitdown.table.running import heartbeat as pulses
from sitdown.table.running.hall import Hall
from sitdown.table.running.heartbeat import Heartbeat
from sitdown.table.running.housekeeping import Housekeeping
from sitdown.table.running.scheduler import TableScheduler
from sitdown.table.running.steady_clock import SUSPENDED_SECONDS, WAITING
from sitdown.table.running.table import Table
from sitdown.table.telling import updates
from sitdown.table.telling.patches import Edit, Pieces
from sitdown.table.telling.picture import Picture
from sitdown.table.telling.table_document import table_document
from sitdown.table.telling.updates import Updates
from sitdown.table.telling.watcher import Watcher
from sitdown.wire.errors import Refused


@contextmanager
def acknowledged_before_stored() -> Iterator[None]:
    """Somebody is told that a move is stored while the store still writes it."""

    def try_now(self: Table, job: QueuedPlan) -> bool:
        try:
            deed = job.plan(self.sitting, self.hall.now())
            if deed.records:
                coming, stored = self.append(deed)
                number = None
                if deed.seat is not None and deed.id is not None:
                    number = coming.remembered(deed.seat, deed.id)
                job.done(number or 0)
                self.doing, self.working = job, asyncio.ensure_future(stored)
                self.working.add_done_callback(partial(self.stored, job, deed, coming))
            else:
                self.finish(job, deed, self.sitting)
        except Refused as refusal:
            job.done(refusal)
        except Exception:
            self.jobs.appendleft(job)
            return False
        return True

    with patch.object(Table, "try_now", try_now):
        yield


@contextmanager
def told_before_stored() -> Iterator[None]:
    """Everybody sees a move while the store still writes it."""
    append = Table.append

    def tell_first(self: Table, deed: Deed) -> Any:
        coming, stored = append(self, deed)
        self.audience.tell(coming, deed.records, self.stored_number)
        return coming, stored

    with patch.object(Table, "append", tell_first):
        yield


@contextmanager
def done_again() -> Iterator[None]:
    """A request that is sent again is carried out again."""
    remembered = Sitting.remembered

    def number_of(self: Table, deed: Deed) -> int:
        if deed.seat is None or deed.id is None:
            return 0
        return remembered(self.sitting, deed.seat, deed.id) or 0

    with (
        patch.object(Sitting, "remembered", lambda self, seat, id: None),
        patch.object(Table, "number_of", number_of),
    ):
        yield


@contextmanager
def no_timer_after_reopening() -> Iterator[None]:
    """A table that is read from the store sets no timer until something happens there."""
    wake_later = TableScheduler.wake_later
    opened: dict[TableScheduler, int] = {}

    def after_something(self: TableScheduler, seconds: float) -> None:
        if self.table.sitting.number > opened.setdefault(self, self.table.sitting.number):
            wake_later(self, seconds)

    with patch.object(TableScheduler, "wake_later", after_something):
        yield


@contextmanager
def due_tables_not_looked_after() -> Iterator[None]:
    """A table that is not in memory stays there when something is due at it."""

    async def look_at_none(self: Housekeeping) -> None:
        pass

    with patch.object(Housekeeping, "look_after_what_is_due", look_at_none):
        yield


@contextmanager
def no_catch_up_after_fault() -> Iterator[None]:
    """After a fault of the store a table does not read what was written all the same."""
    wait_for_store = Table.wait_for_store

    async def forget_to_read(self: Table, fault: StoreFault) -> None:
        await wait_for_store(self, fault)
        self.must_catch_up = False

    with patch.object(Table, "wait_for_store", forget_to_read):
        yield


@contextmanager
def clocks_run_while_down() -> Iterator[None]:
    """Deadlines stay where they were, however long no server ran."""

    def nothing(*outages: object) -> Plan:
        return lambda sitting, now: Deed([])

    with patch.object(halls, "stood_still", nothing), patch.object(pulses, "stood_still", nothing):
        yield


@contextmanager
def bot_falls_silent() -> Iterator[None]:
    """A bot whose answer the store has not taken is never called again."""

    def done(
        self: BotPlayers, table: Table, key: Errand, seen: int, task: asyncio.Task[bool]
    ) -> None:
        self.tasks.discard(task)
        self.busy.discard(key)
        now = None if self.closed else table.hall.tables.get(table.id)
        if now is not None and has_worked(task) and now.sitting.number != seen:
            self.wake(now)

    with patch.object(BotPlayers, "done", done):
        yield


@contextmanager
def rated_game_counted_twice() -> Iterator[None]:
    """A server that begins anew does not know which games it has counted."""
    start = SQLiteStore.start

    async def forget(self: SQLiteStore) -> None:
        await start(self)
        if isinstance(self.runtime, Process):
            await self.writer.do(forget_counted)

    def forget_counted(connection: Any) -> None:
        connection.execute("UPDATE finished SET counted = 0")
        connection.execute("DELETE FROM changes")  # else the store itself refuses it

    with patch.object(SQLiteStore, "start", forget):
        yield


@contextmanager
def erased_guest_left_at_tables() -> Iterator[None]:
    """Who is erased stays at all tables but the newest."""

    async def erase_newest(self: Housekeeping, person: str, alias: str) -> None:
        over = [one async for one in self.tables_of(person, "over")]
        if over:
            await self.erase_at(over[0].id, person, alias)
            await self.hall.store.has_left(person)

    with patch.object(Housekeeping, "erase", erase_newest):
        yield


@contextmanager
def patch_forgets_a_field() -> Iterator[None]:
    """A patch leaves out its last edit."""
    edits_since = Pieces.edits_since

    def all_but_last(self: Pieces, before: Pieces | None) -> list[Edit] | None:
        found = edits_since(self, before)
        return found[:-1] if found and len(found) > 2 else found

    with patch.object(Pieces, "edits_since", all_but_last):
        yield


@contextmanager
def view_shows_hidden_cards() -> Iterator[None]:
    """The first seat sees the players as they are."""
    of = Picture.of

    def with_players(
        sitting: Sitting, viewpoint: Viewpoint, kept: Any, whole: Callable[[], Document]
    ) -> Picture:
        found: Picture = of(sitting, viewpoint, kept, whole)
        if viewpoint == 0 and found.view is not None:
            found.view = {**found.view, "players": whole()["players"]}
        return found

    with patch.object(Picture, "of", staticmethod(with_players)):
        yield


@contextmanager
def table_tells_a_secret() -> Iterator[None]:
    """Something that everybody is told depends on cards that nobody sees."""

    def with_a_hint(sitting: Sitting, person: str | None, watching: int) -> Document:
        found = table_document(sitting, person, watching)
        if sitting.position is not None:
            found["mood"] = crc32(msgspec.json.encode(sitting.position.document())) % 7
        return found

    with patch.object(updates, "table_document", with_a_hint):
        yield


@contextmanager
def hello_is_behind() -> Iterator[None]:
    """Who comes back is shown the table as it was before its last record."""
    before: WeakKeyDictionary[Sitting, Sitting] = WeakKeyDictionary()
    after, hello = Sitting.after, Updates.hello

    def remember(self: Sitting, *given: Any) -> Sitting:
        coming = after(self, *given)
        before[coming] = self
        return coming

    def older(self: Updates, watcher: Watcher, since: int) -> bytes:
        self.sitting = before.get(self.sitting, self.sitting)
        return hello(self, watcher, since)

    with patch.object(Sitting, "after", remember), patch.object(Updates, "hello", older):
        yield


@contextmanager
def absence_never_noted() -> Iterator[None]:
    """Who has lost the connection counts as present for ever."""

    def note_absence(self: TableScheduler, person: str) -> None:
        self.lingering.pop(person, None)

    with patch.object(TableScheduler, "note_absence", note_absence):
        yield


@contextmanager
def store_that_fails_makes_long_queues() -> Iterator[None]:
    """While the store fails a table keeps whatever it asks of itself, again and again."""
    with patch.object(QueuedPlan, "is_awaited", lambda self: True):
        yield


@contextmanager
def own_deeds_forgotten_after_fault() -> Iterator[None]:
    """What a table was about to do for itself when the store failed is never done."""

    def go_on(self: Table) -> None:
        since, self.store_down_since = self.store_down_since, None
        if since is not None and self.hall.now() - since > SUSPENDED_SECONDS:
            self.submit_first(stood_still([(since, self.hall.now() + WAITING)]))

    with patch.object(Table, "go_on_after_cut_off", go_on):
        yield


@contextmanager
def time_goes_on_while_stopping() -> Iterator[None]:
    """A server that stops writes with the time that it is; its last beat says when it began."""
    stopped: dict[Hall, float] = {}

    def stop(self: Hall) -> None:
        if not self.stopping:
            self.stopping = True
            stopped[self] = self.now()
            for table in self.tables.values():
                table.caretaker.cancel_timers()

    async def say_alive(self: Heartbeat) -> dict[str, float]:
        hall = self.hall
        return await hall.store.beat(hall.process, stopped.get(hall, hall.now()))

    with patch.object(Hall, "stop", stop), patch.object(Heartbeat, "say_alive", say_alive):
        yield


@contextmanager
def clocks_run_while_stopping() -> Iterator[None]:
    """A server that waits for its disk in order to stop refuses everybody and lets clocks run."""

    def stop(self: Hall) -> None:
        self.stopping = True

    with patch.object(Hall, "stop", stop):
        yield


@contextmanager
def older_outages_forgotten() -> Iterator[None]:
    """A server knows the last outage only: of earlier ones a table may not know yet."""

    async def none(self: SQLiteStore) -> list[Outage]:
        return []

    with patch.object(SQLiteStore, "outages", none):
        yield


@contextmanager
def outage_hidden_by_first_beat() -> Iterator[None]:
    """A server says that it is alive before it has written down how long none was."""
    begin = Heartbeat.begin

    async def begin_with_beat(self: Heartbeat) -> None:
        store = self.hall.store
        before = await store.beats()
        await self.say_alive()
        with patch.object(store, "beats", AsyncMock(return_value=before)):
            await begin(self)

    with patch.object(Heartbeat, "begin", begin_with_beat):
        yield


@contextmanager
def slow_beginning_not_noted() -> Iterator[None]:
    """An outage ends where a server begins to write it down, however slow the disk is then."""
    with patch.object(pulses, "MOST_NOTED", 1):
        yield


@contextmanager
def another_device_done_again() -> Iterator[None]:
    """A request that a player sends again from another device is carried out again."""
    with patch.object(Sitting, "devices_of", lambda self, person: [person]):
        yield


@contextmanager
def own_replay_copied() -> Iterator[None]:
    """Bringing in a game that was played here lays a second table, with all its names."""
    with patch.object(replays, "played_here", AsyncMock(return_value=None)):
        yield


@contextmanager
def name_left_in_rematch() -> Iterator[None]:
    """In a rematch a bot keeps the name of the guest whose place it took when he left."""

    def with_names(call: ApiRequest, sitting: Sitting) -> list[Chair]:
        return [hosting.offered_chair(chair, call.guest.id) for chair in sitting.chairs]

    with patch.object(hosting, "offered_chairs", with_names):
        yield


@contextmanager
def erased_guest_let_in() -> Iterator[None]:
    """Where the store fails just after an erasure, the guest's cookie stays good."""

    def learn_once(self: Departed, person: str) -> None:
        self.room.hall.background(self.learn())

    with (
        patch.object(Departed, "add", learn_once),
        patch.object(process, "BETWEEN_RULINGS_ALONE", 1e9),
    ):
        yield


@contextmanager
def dead_lines_kept() -> Iterator[None]:
    """People wait for ever at a connection that brings nothing."""
    with patch.object(people, "QUIET", 1e9):
        yield


class Plant(NamedTuple):
    """A planted fault, and how it is found."""

    plant: Callable[[], AbstractContextManager[None]]
    what: str
    """The invariant that it breaks, as the judge calls it."""
    mix: str = "standard"
    is_quick: bool = False
    """Whether one or two small stories are enough to find it."""
    seed: int = 0
    """The first small story that found it."""


PLANTS = {
    plant.plant.__name__: plant
    for plant in (
        Plant(acknowledged_before_stored, "acknowledged and not stored", is_quick=True),
        Plant(told_before_stored, "told before it is stored", "storm", is_quick=True),
        Plant(done_again, "done twice", "storm"),
        Plant(no_timer_after_reopening, "late"),
        Plant(due_tables_not_looked_after, "late, and not in memory"),
        Plant(no_catch_up_after_fault, "not as stored", "storm", is_quick=True),
        Plant(clocks_run_while_down, "a clock ran", is_quick=True),
        Plant(bot_falls_silent, "a bot sleeps", "storm"),
        Plant(rated_game_counted_twice, "counted wrongly", is_quick=True),
        Plant(erased_guest_left_at_tables, "erased and still there"),
        Plant(patch_forgets_a_field, "another view", is_quick=True),
        Plant(view_shows_hidden_cards, "another view", is_quick=True),
        Plant(table_tells_a_secret, "a leak", is_quick=True),
        Plant(hello_is_behind, "acknowledged and not shown", is_quick=True),
        Plant(absence_never_noted, "thought to be here", is_quick=True),
        Plant(own_deeds_forgotten_after_fault, "thought to be here", "storm"),
        Plant(older_outages_forgotten, "a clock ran"),
        Plant(outage_hidden_by_first_beat, "a clock ran"),
        Plant(clocks_run_while_stopping, "a clock ran", "storm"),
        Plant(own_replay_copied, "erased and still there"),
        Plant(store_that_fails_makes_long_queues, "too many jobs wait", "storm"),
    )
}

STORIES = {
    "a-bot-sleeps-after-a-store-fault-1": bot_falls_silent,
    "a-clock-ran-behind-a-slow-stop-6": time_goes_on_while_stopping,
    "a-clock-ran-killed-while-opening-1": outage_hidden_by_first_beat,
    "a-clock-ran-slow-beginning-52": slow_beginning_not_noted,
    "a-clock-ran-slow-stop-34": clocks_run_while_stopping,
    "a-clock-ran-two-outages-1": older_outages_forgotten,
    "done-twice-from-another-device-119": another_device_done_again,
    "erased-and-still-let-in-6": erased_guest_let_in,
    "erased-and-still-there-in-a-copy-1": own_replay_copied,
    "erased-and-still-there-in-a-rematch-10": name_left_in_rematch,
    "late-after-reopening-39": no_timer_after_reopening,
    "nothing-happens-on-a-dead-line-16": dead_lines_kept,
    "thought-to-be-here-after-a-failing-store-9": own_deeds_forgotten_after_fault,
    "too-many-jobs-wait-for-a-full-disk-90": store_that_fails_makes_long_queues,
}
"""The stories of the corpus, and the fault that each found. The invariant begins its name."""
