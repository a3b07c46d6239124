"""Measures seats held and moves per second of one process."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque

from msgspec import Struct

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.server.socket.admission import files_at_hand
from sitdown.store.protocol import COUNTED
from sitdown.table import open_store

from .light_client import HttpClient, dial
from .light_seats import LightSeat, answers_by_phase, private_table
from .servers import LaunchedServer, cores, stay_on

TABLES_PER_GUEST = 20


class Figures(Struct):
    """The measurements of a run."""

    connected: int = 0
    connected_per_second: float = 0.0
    start_memory: float = 0.0
    idle_kilobytes: float = 0.0
    moves_per_second: float = 0.0
    full_p50: float = 0.0
    full_p99: float = 0.0
    cpu_per_move: float = 0.0
    bytes_per_move: float = 0.0
    half_rate: float = 0.0
    half_p50: float = 0.0
    half_p99: float = 0.0
    half_cpu: float = 0.0
    refused: int = 0
    over: int = 0
    counted: int = 0


class LoadRun:
    """A load test: the server has one core, all its clients another."""

    def __init__(
        self,
        store: str,
        game: str,
        seats: int,
        active: int,
        patches: bool = False,
        rated: bool = False,
    ) -> None:
        self.store = store
        self.rated = rated
        self.over: list[str] = []
        self.guests: list[str] = []
        self.game = catalog.load(game)
        free = cores()
        self.ship = LaunchedServer(store, "--sockets", "100000", core=free[0] if free else None)
        stay_on(free[-1:])
        self.players = self.game.seats[0]
        self.answers = answers_by_phase(self.game)
        self.wanted = seats
        self.active = active
        self.patches = patches
        self.received = 0
        self.seats: list[LightSeat] = []
        self.waiting: deque[LightSeat] = deque()
        self.fresh: deque[list[LightSeat]] = deque()
        self.sent: dict[str, float] = {}
        self.latencies: list[float] = []
        self.count = 0
        self.pushing = False
        self.playing: set[str] = set()
        self.desk = HttpClient(self.ship.port)
        self.figures = Figures()
        self.laid_by_guest = 0

    async def run(self, seconds: float) -> Figures:
        files_at_hand()
        gc.disable()  # the measurement must not contain pauses of this program's garbage collector
        self.ship.start()
        try:
            await self.ship.ready()
            await self.connect_all()
            await self.full_speed(seconds)
            await self.half_speed(seconds)
            self.figures.over = len(self.over)
        finally:
            self.desk.close()
            for seat in self.seats:
                if seat.wire is not None:
                    seat.wire.close()
            self.ship.kill()
        if self.rated:
            self.figures.counted = await self.count_counted()
        return self.figures

    async def count_counted(self) -> int:
        """The number of finished games that were rated while the load ran."""
        store = await open_store(self.store, "load")
        try:
            found = [await store.counted(id) for id in self.over]
        finally:
            await store.close()
        return found.count(COUNTED)

    # Holding.

    async def connect_all(self) -> None:
        figures = self.figures
        figures.start_memory = self.ship.memory() / 1e6
        # the first table loads the game, which must not count as memory of seats
        await asyncio.to_thread(self.lay)
        before = self.ship.memory()
        tables = [await asyncio.to_thread(self.lay) for _ in range(self.wanted // self.players)]
        started = time.perf_counter()
        for place in range(0, len(tables), 50):
            groups = [
                [LightSeat(self, id, seat, cookie) for seat, cookie in enumerate(cookies)]
                for id, cookies in tables[place : place + 50]
            ]
            seats = [seat for group in groups for seat in group]
            await asyncio.gather(*[self.connect(seat) for seat in seats])
            self.seats += seats
            self.fresh += groups
        await asyncio.sleep(2)
        figures.connected = sum(not seat.wire.closed.done() for seat in self.seats if seat.wire)
        figures.connected_per_second = len(self.seats) / (time.perf_counter() - started - 2)
        figures.idle_kilobytes = (self.ship.memory() - before) / max(1, len(self.seats)) / 1000

    def lay(self) -> tuple[str, list[str]]:
        """Creates a table, and returns its id and a cookie for each seat.

        The same guest has all seats, except at rated tables, where each seat has its own guest.
        """
        people = self.players if self.rated else 1
        if self.laid_by_guest % TABLES_PER_GUEST == 0:
            self.guests = [self.desk.new_guest("Load") for _ in range(people)]
        self.laid_by_guest += 1
        body = private_table(self.game.id, [{"kind": "me"}] * self.players)
        return (self.lay_rated if self.rated else self.lay_for_one)(body), self.cookies()

    def cookies(self) -> list[str]:
        return self.guests if self.rated else self.guests * self.players

    def lay_for_one(self, body: Document) -> str:
        self.desk.cookie = self.guests[0]
        id: str = self.desk.post("/api/tables", body)["table"]["id"]
        return id

    def lay_rated(self, body: Document) -> str:
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (self.players - 1)]
        id = self.lay_for_one({**body, "seats": seats, "rated": True})
        for seat, cookie in enumerate(self.guests[1:], start=1):
            self.desk.cookie = cookie
            self.desk.post(f"/api/tables/{id}/join", {"seat": seat})
        return id

    async def connect(self, seat: LightSeat) -> None:
        patch = "&patch=true" if self.patches else ""
        path = f"/api/tables/{seat.id}/socket?seat={seat.seat}{patch}"
        seat.wire = await dial(self.ship.port, path, seat.cookie, seat.hear)

    # Playing.

    def sends(self, seat: LightSeat) -> str:
        """Starts the timing of a move and returns its id."""
        self.count += 1
        id = f"{self.count}"
        self.sent[id] = time.perf_counter()
        return id

    def heard(self, id: str, taken: bool) -> None:
        started = self.sent.pop(id, None)
        if not taken:
            self.figures.refused += 1
        elif started is not None:
            self.latencies.append(time.perf_counter() - started)

    def ready(self, seat: LightSeat) -> None:
        if seat.id in self.playing:
            if self.pushing:
                seat.move()
            else:
                self.waiting.append(seat)

    def finished(self, seat: LightSeat) -> None:
        """Replaces a finished table by one that has not been played yet."""
        if seat.id in self.playing:
            self.playing.discard(seat.id)
            self.over.append(seat.id)
            self.sit_down()

    def sit_down(self) -> None:
        if self.fresh:
            group = self.fresh.popleft()
            self.playing.add(group[0].id)
            for seat in group:
                self.ready(seat)

    async def full_speed(self, seconds: float) -> None:
        """All seats answer at once: measures the largest rate of moves.

        Waits for at least one move.
        """
        self.pushing = True
        self.latencies.clear()
        self.received = 0
        cpu, started = self.ship.seconds(), time.perf_counter()
        for _ in range(self.active):
            self.sit_down()
        while self.fresh and (time.perf_counter() - started < seconds or not self.latencies):
            await asyncio.sleep(0.05)
        elapsed = time.perf_counter() - started
        figures, moves = self.figures, len(self.latencies)
        figures.moves_per_second = moves / elapsed
        figures.full_p50, figures.full_p99 = percentiles(self.latencies)
        figures.cpu_per_move = (self.ship.seconds() - cpu) / max(1, moves) * 1e6
        figures.bytes_per_move = self.received / max(1, moves)
        self.pushing = False
        await asyncio.sleep(1)

    async def half_speed(self, seconds: float) -> None:
        """Sends half as many moves, evenly spread, and measures how long each takes."""
        rate = self.figures.moves_per_second / 2
        self.latencies.clear()
        cpu, started = self.ship.seconds(), time.perf_counter()
        sent = 0
        while self.playing and (elapsed := time.perf_counter() - started) < seconds:
            while sent < elapsed * rate and self.waiting:
                sent += self.waiting.popleft().move()
            await asyncio.sleep(0.002)
        figures = self.figures
        figures.half_rate = len(self.latencies) / (time.perf_counter() - started)
        figures.half_p50, figures.half_p99 = percentiles(self.latencies)
        figures.half_cpu = (self.ship.seconds() - cpu) / (time.perf_counter() - started)


def percentiles(latencies: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile in milliseconds."""
    ordered = sorted(latencies) or [0.0]
    return (
        ordered[len(ordered) // 2] * 1000,
        ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000,
    )
