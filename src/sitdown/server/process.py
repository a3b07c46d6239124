"""ServerProcess: store, hall, bots, workers, limits and background work of one process."""

from __future__ import annotations

import asyncio
import gc
from functools import partial
from typing import TYPE_CHECKING

from sitdown.runtime import OrderedSet, Runtime
from sitdown.store.opening import is_shared
from sitdown.table import Hall, Refused, Table, open_store
from sitdown.table.plans.clock import is_left_to_bots
from sitdown.table.records.events import Viewpoint

from . import metrics
from .bots.bot_players import BotPlayers
from .bots.programs import ProgramSeats
from .bots.sleeping import check_bots
from .config import Config
from .erased_guests import Departed
from .identity import TokenSigner
from .load_history import LoadHistory
from .moderation import Moderation
from .push.sender import PushSender
from .rating import PLACES
from .socket.admission import Admission
from .token_bucket import AddressBuckets
from .workers.fair_queue import turns_of_bots
from .workers.hints import HintService
from .workers.pool import WorkerPool
from .workers.questions import QuestionPool
from .workers.reviews import Reviews

if TYPE_CHECKING:
    from .socket.session import ViewerSession


BETWEEN_COLLECTIONS = 900.0
BETWEEN_COUNTS = 1.0
BETWEEN_RULINGS = 1.0
BETWEEN_RULINGS_ALONE = 10.0
"""Seconds between two readings of the rulings.

A process that does not share its store knows them all, except after a fault of the store. It reads
them less often.
"""
COUNTED_AT_ONCE = 20

ROOMS: OrderedSet[ServerProcess] = OrderedSet()
"""The server processes (objects of this class) that are open in this operating system process."""


class ServerProcess:
    """A server process with everything it needs: store, tables, bots, workers, limits.

    `laid_from` has the address that each table is played from. `laying` is a lock: tables are
    counted and created under it, so that two requests at once cannot exceed a limit.
    """

    def __init__(
        self, config: Config, gate: Admission | None = None, runtime: Runtime | None = None
    ) -> None:
        self.config = config
        self.limits = config.limits
        self.runtime = runtime = runtime or Runtime()
        self.gate = gate or Admission(config.limits, runtime=runtime)
        self.process_id = runtime.random_hex(6)
        self.hall: Hall
        self.seal: TokenSigner
        self.herald: PushSender | None = None
        self.laid_from: dict[str, str] = {}
        self.laying = asyncio.Lock()
        workers = WorkerPool(runtime, config.bot_workers, turns_of_bots())
        outside = ProgramSeats(config.programs, runtime)
        self.bots = BotPlayers(workers, outside, config.bot_budget, self.laid_from)
        self.desk = QuestionPool(runtime, config.study_workers, config.limits)
        self.reviews = Reviews(workers, config.review)
        self.hints = HintService(workers, config.bot_budget, self.laid_from)
        self.requests = self.gate.requests
        self.new_tables = self.buckets(config.limits.new_tables)
        self.imports = self.buckets(config.limits.imports)
        self.phrases = self.buckets(config.limits.phrases)
        self.passkeys = self.buckets(config.limits.passkeys)
        self.devices = self.buckets(config.limits.devices)
        self.exports = self.buckets(config.limits.exports)
        self.erasures = self.buckets(config.limits.erasures)
        self.reviewing = self.buckets(config.limits.reviews)
        self.checks = self.buckets(config.limits.checks)
        self.sockets: OrderedSet[ViewerSession] = OrderedSet()
        self.per_address: dict[str, int] = {}
        self.entries = self.buckets(config.limits.entries)
        self.moderation = Moderation(self)
        self.departed = Departed(self)
        self.load = LoadHistory(self)
        self.is_open = False

    def buckets(self, limit: tuple[float, float]) -> AddressBuckets:
        return AddressBuckets(*limit, self.runtime.ticking)

    async def open(self) -> None:
        store = await open_store(self.config.store, self.process_id, self.runtime)
        key = await store.secret("guests", self.runtime.random_bytes(32))
        self.seal = TokenSigner(key, self.now, self.departed.has)
        self.hall = Hall(
            store,
            self.runtime,
            process=self.process_id,
            shared=is_shared(self.config.store),
            idle=self.config.idle,
            adopt=self.config.adopt,
            keep_days=self.config.keep_days,
            on_table_changed=self.bots.wake,
            on_table_evicted=self.forget,
            check=partial(check_bots, self.bots),
            count_broken=metrics.count_broken,
        )
        await self.moderation.refresh()
        await self.departed.learn()
        # Opened last, after everything slow: its first heartbeat ends the time counted as downtime.
        await self.hall.open()
        metrics.count_tables(lambda: len(self.hall.tables))
        self.hall.rounds.keep("tidy", self.tidy, BETWEEN_COLLECTIONS)
        self.hall.rounds.keep("count rated games", self.count, BETWEEN_COUNTS)
        if self.config.push is not None:
            self.herald = PushSender(self.hall, self.config.push, self.config.push_services)
        pause = BETWEEN_RULINGS if self.hall.shared else BETWEEN_RULINGS_ALONE
        self.hall.rounds.keep("learn what is ruled", self.moderation.refresh, pause)
        self.hall.rounds.keep("learn who is erased", self.departed.learn, pause)
        if self.config.admin is not None:
            self.load.begin()
        self.is_open = True
        ROOMS.add(self)

    def forget(self, table: str) -> None:
        """Forgets a table that has left memory."""
        self.laid_from.pop(table, None)
        self.bots.forget(table)

    async def count(self) -> None:
        """Updates the ratings of players after finished rated games."""
        await self.hall.store.count(self.now(), COUNTED_AT_ONCE, PLACES)

    async def tidy(self) -> None:
        """Collects garbage among long-lived objects.

        `serve` excludes these from Python's own collections.
        """
        gc.collect()

    def say_goodbye(self) -> None:
        """Tells all clients that the server stops. Their connections close by themselves."""
        self.is_open = False
        self.hall.stop()
        for socket in list(self.sockets):
            socket.dismiss("stopping", "the server is about to stop; come again in a moment")

    async def close(self) -> None:
        """Stops in order: tells all clients, ends background work, and closes the store last."""
        ROOMS.discard(self)
        if self.config.admin is not None:
            self.load.end()
        self.say_goodbye()
        await self.reviews.close()
        await self.bots.close()
        self.desk.close()
        if self.herald is not None:
            await self.herald.close()
        await self.hall.close()
        await self.hall.store.close()

    def now(self) -> float:
        return self.hall.now()

    def learn_address(self, table: Table, person: str | None, address: str) -> None:
        """Notes the address that a table is played from, which its records do not contain.

        A table that was reloaded, after a restart for example, at first counts for its host alone.
        Guests are made easily, so tables of many guests would then get more bot time than others.
        The host's address decides. Until the host comes, that of another seated person is used.
        Spectators do not count: a stranger could otherwise have a table counted as theirs.
        """
        sitting = table.sitting
        if person is not None and person == sitting.host:
            self.laid_from[table.id] = address
        elif sitting.seats_of(person):
            self.laid_from.setdefault(table.id, address)

    # Tables with bots only.

    def let_bots_play(self, address: str) -> None:
        """Refused if too many tables without people run for this address already."""
        running = sum(
            self.laid_from.get(table.id) == address and is_left_to_bots(table.sitting)
            for table in self.hall.tables.values()
        )
        if running >= self.limits.bot_tables:
            raise Refused(
                "too-many",
                f"bots play at {running} tables of yours without you; sit down at one, or let "
                "them finish first",
            )

    # Sockets.

    def let_in(self, address: str) -> None:
        """Counts a new socket of an address; Refused if it has too many."""
        if self.per_address.get(address, 0) >= self.limits.sockets:
            raise Refused("too-many", "too many connections from your address")
        self.per_address[address] = self.per_address.get(address, 0) + 1

    def make_room_for(self, seat: Viewpoint) -> None:
        """If all connections are taken, players come first: a spectator is closed, or refused."""
        if not self.gate.is_full():
            return
        watching = (one for one in self.sockets if one.viewpoint is None and not one.is_leaving)
        spectator = None if seat is None else next(watching, None)
        if spectator is None:
            raise Refused("too-many", "the house is full; come again later")
        spectator.dismiss("too-many", "the house is full, and who plays comes first; come again")

    def let_out(self, address: str) -> None:
        self.per_address[address] -= 1
        if not self.per_address[address]:
            del self.per_address[address]
