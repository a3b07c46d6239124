"""`sitdown soak load`: how many seats one process holds, how many moves it makes durable."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import time
from collections import deque
from random import Random

import msgspec
from msgspec import Struct

from sitdown.kernel import Document

from .fleet import Ship
from .wire import Desk, Wire, dial

TABLES_PER_GUEST = 20


class Figures(Struct):
    """What was measured."""

    connected: int = 0
    connected_per_second: float = 0.0
    start_memory: float = 0.0
    idle_kilobytes: float = 0.0
    moves_per_second: float = 0.0
    full_p50: float = 0.0
    full_p99: float = 0.0
    cpu_per_move: float = 0.0
    half_rate: float = 0.0
    half_p50: float = 0.0
    half_p99: float = 0.0
    half_cpu: float = 0.0


class LightSeat:
    """A seat that answers at once, or when its turn comes in a given rate."""

    __slots__ = ("cookie", "decision", "id", "legal", "load", "luck", "seat", "sent", "wire")

    def __init__(self, load: Load, id: str, seat: int, cookie: str) -> None:
        self.load = load
        self.id = id
        self.seat = seat
        self.cookie = cookie
        self.wire: Wire | None = None
        self.legal: list[msgspec.Raw] = []
        self.decision: Decision | None = None
        self.sent: dict[str, float] = {}
        self.luck = Random(f"{id}/{seat}")

    def hear(self, content: bytes) -> None:
        message = HEARD.decode(content)
        if message.type == "ack":
            started = self.sent.pop(message.id or "", None)
            if started is not None:
                self.load.latencies.append(time.perf_counter() - started)
        elif message.view is not None:
            self.legal = message.view.legal
            self.decision = message.decision
            if message.view.result is not None:
                self.load.finished(self)
            elif self.decision is not None and self.decision.yours:
                self.load.ready(self)

    def move(self) -> None:
        """Takes one of the legal actions."""
        decision = self.decision
        if decision is None or not decision.yours or self.wire is None:
            return
        self.decision = None
        self.load.count += 1
        id = f"{self.load.count}"
        self.sent[id] = time.perf_counter()
        act = self.legal[self.luck.randrange(len(self.legal))]
        self.wire.send({"type": "act", "id": id, "window": decision.window, "act": act})


class Decision(Struct):
    window: str
    yours: bool


class View(Struct):
    legal: list[msgspec.Raw]
    result: dict[str, object] | None


class Heard(Struct):
    """The little that a light seat needs of a message."""

    type: str
    id: str | None = None
    view: View | None = None
    decision: Decision | None = None


HEARD = msgspec.json.Decoder(Heard)


class Load:
    """One server process on one core, and everybody else on another."""

    def __init__(self, store: str, seats: int, active: int) -> None:
        cores = sorted(os.sched_getaffinity(0))
        self.ship = Ship(store, "--sockets", "100000", core=cores[0])
        os.sched_setaffinity(0, {cores[-1]})
        self.wanted = seats
        self.active = active
        self.seats: list[LightSeat] = []
        self.waiting: deque[LightSeat] = deque()
        self.fresh: deque[tuple[LightSeat, LightSeat]] = deque()
        self.latencies: list[float] = []
        self.count = 0
        self.pushing = False
        self.playing: set[str] = set()
        self.desk = Desk(self.ship.port)
        self.figures = Figures()
        self.laid_by_guest = 0

    async def run(self, seconds: float) -> Figures:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        gc.disable()  # What is measured is the server's time, not this program's.
        self.ship.start()
        try:
            await self.ship.ready()
            await self.connect_all()
            await self.full_speed(seconds)
            await self.half_speed(seconds)
        finally:
            self.desk.close()
            for seat in self.seats:
                if seat.wire is not None:
                    seat.wire.close()
            self.ship.kill()
        return self.figures

    # Holding.

    async def connect_all(self) -> None:
        figures = self.figures
        figures.start_memory = self.ship.memory() / 1e6
        tables = [await asyncio.to_thread(self.lay) for _ in range(self.wanted // 2)]
        before = self.ship.memory()
        started = time.perf_counter()
        for place in range(0, len(tables), 50):
            pairs = [
                LightSeat(self, id, seat, cookie)
                for id, cookie in tables[place : place + 50]
                for seat in (0, 1)
            ]
            await asyncio.gather(*[self.connect(seat) for seat in pairs])
            self.seats += pairs
        await asyncio.sleep(2)
        figures.connected = sum(not seat.wire.closed.done() for seat in self.seats if seat.wire)
        figures.connected_per_second = len(self.seats) / (time.perf_counter() - started - 2)
        figures.idle_kilobytes = (self.ship.memory() - before) / max(1, len(self.seats)) / 1000
        self.fresh = deque(zip(self.seats[::2], self.seats[1::2], strict=True))

    def lay(self) -> tuple[str, str]:
        if self.laid_by_guest % TABLES_PER_GUEST == 0:
            self.desk.new_guest("Load")
        self.laid_by_guest += 1
        body = {"game": "squirrels", "players": 2, "public": False, "spectators": False}
        chairs = [{"kind": "me"}, {"kind": "me"}]
        table: Document = self.desk.post("/api/tables", {**body, "seats": chairs})["table"]
        return table["id"], self.desk.cookie

    async def connect(self, seat: LightSeat) -> None:
        path = f"/api/tables/{seat.id}/socket?seat={seat.seat}"
        seat.wire = await dial(self.ship.port, path, seat.cookie, seat.hear)

    # Playing.

    def ready(self, seat: LightSeat) -> None:
        if seat.id in self.playing:
            if self.pushing:
                seat.move()
            else:
                self.waiting.append(seat)

    def finished(self, seat: LightSeat) -> None:
        """A table that is over makes room for one that has not been played yet."""
        if seat.id in self.playing:
            self.playing.discard(seat.id)
            self.sit_down()

    def sit_down(self) -> None:
        if self.fresh:
            pair = self.fresh.popleft()
            self.playing.add(pair[0].id)
            for seat in pair:
                self.ready(seat)

    async def full_speed(self, seconds: float) -> None:
        """Everybody answers at once: as many moves as there can be."""
        self.pushing = True
        self.latencies.clear()
        cpu, started = self.ship.seconds(), time.perf_counter()
        for _ in range(self.active):
            self.sit_down()
        while self.fresh and time.perf_counter() - started < seconds:
            await asyncio.sleep(0.05)
        elapsed = time.perf_counter() - started
        figures, moves = self.figures, len(self.latencies)
        figures.moves_per_second = moves / elapsed
        figures.full_p50, figures.full_p99 = percentiles(self.latencies)
        figures.cpu_per_move = (self.ship.seconds() - cpu) / max(1, moves) * 1e6
        self.pushing = False
        await asyncio.sleep(1)

    async def half_speed(self, seconds: float) -> None:
        """Half as many moves, evenly spread: how long does one take?"""
        rate = self.figures.moves_per_second / 2
        self.latencies.clear()
        cpu, started = self.ship.seconds(), time.perf_counter()
        sent = 0
        while self.playing and (elapsed := time.perf_counter() - started) < seconds:
            while sent < elapsed * rate and self.waiting:
                self.waiting.popleft().move()
                sent += 1
            await asyncio.sleep(0.002)
        figures = self.figures
        figures.half_rate = len(self.latencies) / (time.perf_counter() - started)
        figures.half_p50, figures.half_p99 = percentiles(self.latencies)
        figures.half_cpu = (self.ship.seconds() - cpu) / (time.perf_counter() - started)


def percentiles(latencies: list[float]) -> tuple[float, float]:
    """In milliseconds."""
    ordered = sorted(latencies) or [0.0]
    return (
        ordered[len(ordered) // 2] * 1000,
        ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000,
    )
