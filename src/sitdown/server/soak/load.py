"""`sitdown soak load`: how many seats one process holds, how many moves it makes durable."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque
from random import Random

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sitdown import catalog
from sitdown.kernel import Document, Game
from sitdown.server.gate import files_at_hand
from sitdown.table import open_store
from sitdown.table.store.protocol import COUNTED

from .fleet import Ship, cores, stay_on
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
    bytes_per_move: float = 0.0
    half_rate: float = 0.0
    half_p50: float = 0.0
    half_p99: float = 0.0
    half_cpu: float = 0.0
    refused: int = 0
    over: int = 0
    counted: int = 0


class Decision(Struct):
    window: str
    phase: str
    yours: bool
    default: msgspec.Raw


class View(Struct):
    legal: list[msgspec.Raw]
    result: dict[str, object] | None


class Heard(Struct):
    """The little that a light seat needs of a message; what is not in it has not changed."""

    type: str
    id: str | None = None
    view: View | None = None
    patch: list[list[msgspec.Raw]] = []
    decision: Decision | UnsetType | None = UNSET


class Do(Struct):
    do: str


HEARD = msgspec.json.Decoder(Heard)
DO = msgspec.json.Decoder(Do)
LEGAL = msgspec.json.Decoder(list[msgspec.Raw])


class LightSeat:
    """A seat that answers at once, or when its turn comes in a given rate."""

    __slots__ = (
        "answered",
        "cookie",
        "decision",
        "id",
        "is_over",
        "legal",
        "load",
        "luck",
        "seat",
        "wire",
    )

    def __init__(self, load: Load, id: str, seat: int, cookie: str) -> None:
        self.load = load
        self.id = id
        self.seat = seat
        self.cookie = cookie
        self.wire: Wire | None = None
        self.legal: list[msgspec.Raw] = []
        self.is_over = False
        self.decision: Decision | None = None
        self.answered = ""
        self.luck = Random(f"{id}/{seat}")

    def hear(self, content: bytes) -> None:
        self.load.received += len(content)
        message = HEARD.decode(content)
        if message.type in ("ack", "refused"):
            self.load.heard(message.id or "", message.type == "ack")
        if message.view is not None:
            self.see(message.view)
        for edit in message.patch:
            self.take_edit(edit)
        if self.is_over:
            self.load.finished(self)
            return
        if not isinstance(message.decision, UnsetType):
            self.decision = message.decision
            if self.owes():
                self.load.ready(self)

    def see(self, view: View) -> None:
        self.legal = view.legal
        self.is_over = view.result is not None

    def take_edit(self, edit: list[msgspec.Raw]) -> None:
        """Of what is different no more than it needs, which comes whole."""
        field, value = bytes(edit[1]), edit[-1]
        if field == b'"legal"':
            self.legal = LEGAL.decode(value)
        elif field == b'"result"':
            self.is_over = bytes(value) != b"null"

    def owes(self) -> bool:
        """Whether it is asked something that it has not answered yet."""
        decision = self.decision
        return decision is not None and decision.yours and decision.window != self.answered

    def move(self) -> bool:
        """Gives one of the legal answers; False if nothing is asked of it."""
        decision = self.decision
        if decision is None or not self.owes() or self.wire is None:
            return False
        self.answered = decision.window
        act = self.answer(decision)
        id = self.load.sends()
        self.wire.send({"type": "act", "id": id, "window": decision.window, "act": act})
        return True

    def answer(self, decision: Decision) -> msgspec.Raw:
        """Any of the answers, each equally likely; the default where none is listed."""
        answers = self.legal
        kinds = self.load.answers.get(decision.phase)
        if kinds is not None:  # offers are legal too, and answer nothing
            answers = [act for act in answers if DO.decode(act).do in kinds]
        return answers[self.luck.randrange(len(answers))] if answers else decision.default


class Load:
    """One server process on one core, and everybody else on another."""

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
        self.ship = Ship(store, "--sockets", "100000", core=free[0] if free else None)
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
        self.desk = Desk(self.ship.port)
        self.figures = Figures()
        self.laid_by_guest = 0

    async def run(self, seconds: float) -> Figures:
        files_at_hand()
        gc.disable()  # What is measured is the server's time, not this program's.
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
        """Of the games that are over, those that have moved ratings while the load ran."""
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
        await asyncio.to_thread(self.lay)  # the game is loaded with the first table of it
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
        """A table, and the guest on each of its chairs: one for all, or each his own if rated."""
        people = self.players if self.rated else 1
        if self.laid_by_guest % TABLES_PER_GUEST == 0:
            self.guests = [self.desk.new_guest("Load") for _ in range(people)]
        self.laid_by_guest += 1
        body: Document = {
            "game": self.game.id,
            "players": self.players,
            "seats": [{"kind": "me"}] * self.players,
            "public": False,
            "spectators": False,
        }
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

    def sends(self) -> str:
        """The id of a move that is about to go out; the time runs."""
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
        """A table that is over makes room for one that has not been played yet."""
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
        """Everybody answers at once: as many moves as there can be, and one at least."""
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
        """Half as many moves, evenly spread: how long does one take?"""
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


def answers_by_phase(game: Game) -> dict[str, set[str]]:
    """What answers each question, in games where one may also do something that answers none."""
    if not game.rules.asides:
        return {}
    return {
        phase: {kind.do for kind in decision.actions}
        for phase, decision in game.rules.decisions.items()
    }


def percentiles(latencies: list[float]) -> tuple[float, float]:
    """In milliseconds."""
    ordered = sorted(latencies) or [0.0]
    return (
        ordered[len(ordered) // 2] * 1000,
        ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000,
    )
