"""The judge: checks invariants during a run, and the contents of the store at its end."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.server.bots.sleeping import check_bots
from sitdown.server.process import ServerProcess
from sitdown.server.rating import PLACES
from sitdown.server.socket.connection import SocketConnection
from sitdown.store.protocol import ALL_GAMES, COUNTED, Damaged, Store
from sitdown.table.broken_invariants import Broken
from sitdown.table.plans.clock import expires
from sitdown.table.records.acting import Acted, Meant
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import SKIP_ALL, Sitting
from sitdown.table.records.talking import Auto, Judged, Promised, Said
from sitdown.table.replays.export import replay_of
from sitdown.table.replays.verify import found_wrong
from sitdown.table.running.hall import Hall
from sitdown.table.running.invariants import (
    LATE_SECONDS,
    check_deadlines,
    check_loading,
    check_number,
    check_table,
)
from sitdown.table.running.loading import Loaded, load
from sitdown.table.running.table import Table
from sitdown.table.telling.patches import Pieces
from sitdown.table.telling.updates import Updates

if TYPE_CHECKING:
    from .people import Player
    from .world import World

SETTLES = 20.0
"""Seconds after a start, a stall or a freeze in which nothing counts as late."""
SILENT = 450.0
"""Seconds within which something must happen at a table with a connected player."""
LONGEST_WAIT = 20.0
"""Seconds within which a request is answered, if server and network work."""
LOST_TO_OUTAGES = 5.5
"""Seconds that an outage may take from a player's clock.

They are the time since the last heartbeat, and gaps too short to count as an outage.
"""
A_DAY = 86400.0
RATED = "SELECT player, games FROM ratings WHERE game = ?"
PLAYED = """SELECT s.player, count(DISTINCT s.table_id) FROM standings s
    JOIN finished f ON f.table_id = s.table_id WHERE f.rated AND f.counted = ? GROUP BY s.player"""
MOST_RETRIES = 1000
MOST_WORKS = 500
"""The largest number of store operations waiting in one lane; a group of commits counts as one."""
ASKED = (Acted, Meant, Said, Promised, Judged, Auto)
"""The records made by a seat's request, under the id of the request."""
ANSWERS = "bot/", "stand-in/"
"""The prefixes of ids of bots' answers; the question's token follows."""


class Failure(Struct, frozen=True):
    """A broken invariant."""

    at: float
    what: str
    facts: dict[str, Any]

    def __str__(self) -> str:
        facts = ", ".join(f"{name}: {value}" for name, value in self.facts.items())
        return f"{self.at:.3f} {self.what} ({facts})"


class Judge:
    """Watches one run. `digest` is a hash of everything that people were told, and when."""

    trace: ClassVar[Callable[[bytes], None] | None] = None
    """Called with each message to a client, for `sitdown soak simulate --trace`."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.failures: list[Failure] = []
        self.digest = sha256()
        self.store: sqlite3.Connection | None = None
        """The judge's own connection.

        While it is open, closing others does not empty the write-ahead log.
        """
        self.known: set[tuple[Any, ...]] = set()
        self.erased: list[str] = []
        self.late: list[Broken] = []
        """Deadlines that were missed at the last look."""
        self.let_in: set[bytes] = set()
        """Digests of erased guests whose cookies were still accepted at the last look."""
        self.numbers: dict[str, tuple[int, float]] = {}
        """The number of records of each table, and since when it has been the same."""
        self.left: dict[tuple[str, int, str], float] = {}
        """The seconds that seats had left when the server ended."""

    def fail(self, what: str, **facts: Any) -> None:
        self.failures.append(Failure(round(self.world.loop.clock, 3), what, facts))

    def fail_once(self, what: str, **facts: Any) -> None:
        key = (what, *map(str, facts.values()))
        if key not in self.known:
            self.known.add(key)
            self.fail(what, **facts)

    def note(self, who: str, content: bytes) -> None:
        """Adds a message to the digest."""
        line = f"{self.world.loop.clock!r} {who} ".encode() + content
        self.digest.update(line)
        if Judge.trace is not None:
            Judge.trace(line)

    # Checks of messages to clients.

    def was_acknowledged(self, player: Player, id: str, asked: float | None) -> None:
        """Checks that an acknowledged request is in the store, and did not take too long."""
        assert self.store is not None
        wanted = f'"c/{id}"'.encode()
        newest = "SELECT line FROM records WHERE table_id = ? ORDER BY number DESC LIMIT ?"
        for limit in (10, -1):
            rows = self.store.execute(newest, (player.table, limit)).fetchall()
            if any(wanted in line for (line,) in rows):
                break
        else:
            self.fail("acknowledged and not stored", who=player.name, id=id)
        if asked is not None and self.is_calm_since(asked) and player.connected_at < asked:
            waited = self.world.loop.clock - asked
            if waited > LONGEST_WAIT and not player.habits.is_rude:
                self.fail("waited long", who=player.name, id=id, seconds=round(waited, 1))

    def look_at(self, player: Player) -> None:
        """Compares the view that a player has just received with the server's, in some cases."""
        room = self.world.room
        if room is None or not room.is_open:
            return
        table = room.hall.tables.get(player.table)
        if table is None or player.view is None:
            return
        sitting = table.sitting
        if player.seat is None or sitting.position is None:
            return
        if sitting.feed.last(player.seat) != player.seen or sitting.hushed:
            return
        self.world.counts["views compared"] += 1
        if self.world.luck.random() < 0.1:
            view = sitting.position.view(player.seat)
            if msgspec.json.encode(view) != msgspec.json.encode(player.view):
                self.fail("another view", who=player.name, n=player.seen)
        if self.world.luck.random() < 0.02:
            self.look_for_leaks(table, player.seat)

    def look_for_leaks(self, table: Table, seat: int) -> None:
        """Checks for leaks.

        In another world that fits the seat's view, the seat must be told the same.
        """
        sitting = table.sitting
        assert sitting.position is not None
        view = sitting.position.view(seat)
        paired = sitting.copy()
        seed = f"{table.id}/{sitting.number}/{seat}"
        paired.position = catalog.load(sitting.game_id).imagine(view, seed)
        self.world.counts["worlds imagined"] += 1
        if greeting(sitting, seat) != greeting(paired, seat):
            self.fail("a leak", table=table.id, seat=seat, n=sitting.number)

    # Checks of the server.

    def is_calm_since(self, moment: float) -> bool:
        """Whether server and disk have worked without faults since then."""
        return max(self.world.trouble_until, self.world.machine.trouble_until) < moment

    def watch(self) -> None:
        """All checks of a running server, called at regular intervals."""
        world = self.world
        room = world.room
        if room is None or not room.is_open:
            return
        for table in room.hall.tables.values():
            self.look_at_clocks(table)
            self.fail_each(check_table(table))
            self.fail_each(check_bots(room.bots, table))
        self.look_at_stored_numbers(room.hall)
        self.look_at_queues(room)
        if not self.is_calm_since(world.loop.clock - SETTLES):
            return
        self.look_at_deadlines(room.hall)
        self.look_for_the_erased(room)
        for table in room.hall.tables.values():
            self.look_for_silence(table)

    def look_at_queues(self, room: ServerProcess) -> None:
        """Checks that every queue is bounded, even if clients send much and the disk is slow."""
        assert self.world.process is not None
        assert self.world.front is not None
        limits = room.limits
        lines = [one for one in self.world.front.connections if isinstance(one, SocketConnection)]
        waiting = {
            "retries": (len(room.bots.retries.waiting), MOST_RETRIES),
            "thoughts": (len(room.bots.workers.turns), MOST_RETRIES),
            "questions": (len(room.desk.workers.turns), limits.all_questions),
            "store": (max(len(lane.begun) for lane in self.world.process.lanes), MOST_WORKS),
            "bytes": (max((line.waiting for line in lines), default=0), limits.outgoing),
        }
        for queue, (length, most) in waiting.items():
            if length > most:
                self.fail_once("a queue is too long", queue=queue)

    def look_at_deadlines(self, hall: Hall) -> None:
        """Checks that deadlines are kept.

        A table that was just put aside may be late once. A deadline is a failure only if it is
        missed at two looks in a row.
        """
        assert self.store is not None
        due = "SELECT id FROM tables WHERE due < ? LIMIT 50"
        rows = self.store.execute(due, (hall.now() - LATE_SECONDS,)).fetchall()
        found = [broken for table in hall.tables.values() for broken in check_deadlines(table)]
        found += check_loading(hall, [id for (id,) in rows])
        self.fail_each(broken for broken in found if broken in self.late)
        self.late = found

    def look_at_stored_numbers(self, hall: Hall) -> None:
        assert self.store is not None
        stored = dict(self.store.execute("SELECT id, number FROM tables").fetchall())
        for table in hall.tables.values():
            self.fail_each(check_number(table, stored.get(table.id)))

    def look_for_the_erased(self, room: ServerProcess) -> None:
        """Checks that cookies of erased guests are refused.

        Only a guest found at two looks in a row is a failure: the store has the row a moment before
        its process knows.
        """
        assert self.store is not None
        erased = self.store.execute("SELECT digest FROM erased").fetchall()
        found = {digest for (digest,) in erased} - room.departed.digests
        if found & self.let_in:
            self.fail_once("erased and still let in")
        self.let_in = found

    def fail_each(self, found: Iterable[Broken]) -> None:
        for broken in found:
            facts = {"number": broken.number, "seat": broken.seat}
            known = {name: value for name, value in facts.items() if value is not None}
            self.fail_once(broken.what, table=broken.table, **known)

    def look_for_silence(self, table: Table) -> None:
        """Checks that tables go on where a present player is asked."""
        now, number = self.world.loop.clock, table.sitting.number
        before, since = self.numbers.get(table.id, (-1, now))
        if number != before or table.sitting.state != "playing":
            self.numbers[table.id] = (number, now)
        elif now - since > SILENT and self.is_somebody_at(table) and is_asked(table.sitting):
            self.fail_once("nothing happens", table=table.id, number=number)

    def is_somebody_at(self, table: Table) -> bool:
        """Whether a player who owes an answer has been connected for long."""
        owing = set(table.sitting.owing())
        return any(
            player.table == table.id
            and player.seat in owing
            and player.is_connected
            and self.world.loop.clock - player.connected_at > SILENT
            for player in self.world.players
        )

    def look_at_clocks(self, table: Table) -> None:
        """Checks that players' clocks did not run while no server ran."""
        if not self.left or table.sitting.state != "playing":
            return
        sitting = table.sitting
        now = self.world.room.now() if self.world.room is not None else 0.0
        for seat in sitting.owing():
            before = self.left.pop((table.id, seat, sitting.token(seat)), None)
            ends = expires(sitting, seat)
            if before is None or ends is None or table.working or table.jobs:
                continue
            if before - (ends - now) > LOST_TO_OUTAGES + self.world.seconds_up():
                self.fail(
                    "a clock ran",
                    table=table.id,
                    seat=seat,
                    before=round(before, 1),
                    after=round(ends - now, 1),
                )

    def remember_clocks(self, hall: Hall) -> None:
        """Called before the server ends: notes the time that each seat has left."""
        now = hall.now()
        self.left = {
            (table.id, seat, table.sitting.token(seat)): ends - now
            for table in hall.tables.values()
            for seat in table.sitting.owing()
            if (ends := expires(table.sitting, seat)) is not None and ends > now
        }

    # Checks of the store at the end.

    async def inspect(self, store: Store) -> None:
        """Checks the store at the end of the story."""
        tables = sorted({player.table for player in self.world.players})
        for id in tables:
            await self.inspect_table(store, id)
        await self.inspect_ratings(store)
        await self.inspect_erased(store)

    async def inspect_table(self, store: Store, id: str) -> None:
        try:
            loaded = await load(store, id, adopt=self.world.versions > 0)
        except Damaged as damage:
            self.fail("damaged", table=id, why=str(damage))
            return
        if loaded.why is not None:
            self.fail("not loaded", table=id, why=loaded.why)
        self.world.counts["records"] += len(loaded.records)
        self.inspect_records(id, loaded.records)
        self.inspect_answers(id, loaded.records)
        for player in self.world.players:
            if player.table == id:
                self.inspect_player(player, loaded)
        if loaded.sitting.state == "over" and loaded.sitting.started is not None:
            for fault in found_wrong(replay_of(loaded.sitting, loaded.records)):
                self.fail("a replay that does not hold", table=id, why=fault)

    def inspect_records(self, id: str, records: list[TableRecord]) -> None:
        """Checks that no request was carried out twice."""
        found: Counter[tuple[int, str]] = Counter()
        for record in records:
            if isinstance(record, ASKED) and not isinstance(record, Meant):
                found[record.seat, record.id] += 1
            self.world.counts["moves"] += isinstance(record, Acted)
        for (seat, request), count in found.items():
            if count > 1:
                self.fail("done twice", table=id, seat=seat, id=request)

    def inspect_answers(self, id: str, records: list[TableRecord]) -> None:
        """Checks that each bot's answer belongs to the question that was open at that moment."""
        sitting = Sitting(id)
        sitting.replayed_from = SKIP_ALL
        for record in records:
            if isinstance(record, Acted) and record.id.startswith(ANSWERS):
                _, window, _ = record.id.split("/")
                if window != sitting.token(record.seat):
                    self.fail("an answer to another question", table=id, id=record.id)
            sitting.take(record)

    def inspect_player(self, player: Player, loaded: Loaded) -> None:
        """Checks that acknowledged requests are stored, and told entries are unchanged."""
        kept = {(record.seat, record.id) for record in loaded.records if isinstance(record, ASKED)}
        for id in player.acknowledged:
            if (player.seat, f"c/{id}") not in kept:
                self.fail("lost", who=player.name, id=id)
        entries = {
            entry["n"]: msgspec.json.encode(entry)
            for text in loaded.sitting.feed.texts(player.seat, 0)
            for entry in [msgspec.json.decode(text)]
        }
        if sorted(entries) != list(range(1, len(entries) + 1)):
            self.fail("numbers have gaps", who=player.name)
        for n, told in player.told.items():
            if n not in entries:
                self.fail("told and not kept", who=player.name, n=n)
            elif entries[n] != told and not loaded.sitting.renamed:
                self.fail("told otherwise than kept", who=player.name, n=n)

    def has_anybody_been_erased(self) -> bool:
        """Whether a guest has been erased.

        The store knows it, even if the answer to the request was lost.
        """
        assert self.store is not None
        return self.store.execute("SELECT 1 FROM erased").fetchone() is not None

    async def inspect_ratings(self, store: Store) -> None:
        """Checks that each finished rated game counted once for each of its players."""
        assert self.store is not None
        # later than the clock of any process, so that all games are due
        now = self.world.machine.wall() + A_DAY
        while await store.count(now, 50, PLACES):
            pass
        counted = "SELECT count(*) FROM finished WHERE rated AND counted = 0"
        (waiting,) = self.store.execute(counted).fetchone()
        if waiting:
            self.fail("rated games that were never counted", count=waiting)
        known = dict(self.store.execute(RATED, (ALL_GAMES,)).fetchall())
        self.world.counts["ratings"] += len(known)
        has_been_erased = self.has_anybody_been_erased()
        for player, games in self.store.execute(PLAYED, (COUNTED,)).fetchall():
            # An erased guest has no rating.
            if games != known.get(player, games if has_been_erased else 0):
                self.fail("counted wrongly", player=player, games=games, rated=known.get(player))

    async def inspect_erased(self, store: Store) -> None:
        """Checks that no table contains the name of an erased guest."""
        assert self.store is not None
        leaving = {person for person, _ in await store.leaving("", 1000)}
        if leaving:
            return  # their names stay until their games are over
        lines = self.store.execute("SELECT table_id, line FROM records").fetchall()
        for name in self.erased:
            wanted = msgspec.json.encode(name)
            for id, line in lines:
                if wanted in line:
                    self.fail_once("erased and still there", name=name, table=id)


class Looker:
    """A watcher used to compute what a client would be sent."""

    def __init__(self, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self.person: str | None = None
        self.sketches = True
        self.patches = False
        self.seen: Pieces | None = None

    def tell(self, message: bytes) -> None:
        """Does nothing: the message is taken from the return value."""

    def dismiss(self, code: str, message: str, **further: Any) -> None:
        """Does nothing: there is no connection."""


def greeting(sitting: Sitting, seat: int) -> Document:
    """The first message that a seat would get at this table."""
    found: Document = msgspec.json.decode(Updates(sitting, 1, 0.0, {}).hello(Looker(seat), 10**9))
    return found


def is_asked(sitting: Sitting) -> bool:
    return bool(sitting.owing())
