"""Honest clients beside hostile ones: they play, browse and create tables at a steady rate.

Each client has a loopback address of its own, because limits are by address. Every answer is timed
from the moment of the request.

HTTP requests start at a fixed rate. A slow answer does not delay the next request, so slow answers
count as much as quick ones.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from typing import Final, TypeVar

import msgspec

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.store.protocol import Damaged, Store

from .kill_run import requests_in
from .light_client import HERE, HttpClient, Lost, dial
from .light_seats import LightSeat, answers_by_phase, private_table

Outcome = TypeVar("Outcome")

GAME: Final = "squirrels"
BOT: Final = "cautious"

MEASURES: Final = {
    "move": "a move, until it is acknowledged",
    "bot": "a bot's turn, its pause included",
    "join": "a socket, until the table is told",
    "lay": "a guest and a table",
    "lobby": "the list of tables",
    "health": "/healthz",
}
"""The kinds of answers that are timed, each with a description."""

MOVES_PER_SECOND: Final = 8.0
LOOKS_PER_SECOND: Final = 2.0
NEWCOMERS_PER_SECOND: Final = 1.0

HONEST_ANSWER_SECONDS: Final = 120.0
"""Seconds after which a missing answer counts as never given."""

MOST_AT_ONCE: Final = 64
"""The largest number of HTTP requests that wait for their answers."""


def addresses(network: int) -> Iterator[str]:
    """Yields the 62,500 loopback addresses of one network number."""
    for number in range(250 * 250):
        yield f"127.{network}.{number // 250}.{number % 250 + 1}"


class Guest(LightSeat):
    """The seat of an honest client. At a table with a bot it also times the bot's turns."""

    __slots__ = ("crowd", "is_leaving", "waits_since")

    def __init__(self, crowd: Crowd, id: str, seat: int, cookie: str) -> None:
        super().__init__(crowd, id, seat, cookie)
        self.crowd = crowd
        self.is_leaving = False
        self.waits_since: float | None = None

    def hear(self, content: bytes) -> None:
        now = time.perf_counter()
        super().hear(content)
        if self.is_over or self.decision is None or self.decision.yours:
            if self.waits_since is not None:
                self.crowd.took("bot", now - self.waits_since)
            self.waits_since = None
        elif self.id in self.crowd.with_bots and self.waits_since is None:
            self.waits_since = now

    def move(self) -> bool:
        return not self.is_leaving and super().move()

    def leave(self) -> None:
        self.is_leaving = True
        if self.wire is not None:
            self.wire.close()

    def lost(self, closed: asyncio.Future[None]) -> None:
        """Reports a lost connection as a fault of the server, unless this seat has left."""
        if not self.is_leaving:
            self.crowd.lost(self)


class Crowd:
    """The honest clients of a server. `times`: seconds that answers took in this phase."""

    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.wanted = tables
        self.answers = answers_by_phase(catalog.load(GAME))
        self.received = 0
        self.phase = "arrival"
        self.times: dict[str, list[float]] = {what: [] for what in MEASURES}
        self.faults: list[str] = []
        self.guests: dict[str, list[Guest]] = {}
        self.with_bots: set[str] = set()
        self.laid: list[str] = []
        self.waiting: deque[Guest] = deque()
        self.sent: dict[str, tuple[LightSeat, float]] = {}
        self.acknowledged: set[str] = set()
        self.count = 0
        self.addresses = addresses(1)
        self.underway: set[asyncio.Task[None]] = set()
        self.threads = ThreadPoolExecutor(MOST_AT_ONCE)

    # A phase.

    async def arrive(self) -> None:
        """Creates the tables of people, and half as many with a bot."""
        await self.in_thread(partial(self.ask, "lobby", HERE, "/api/games"))
        await asyncio.gather(*[self.sit_down(with_bot=False) for _ in range(self.wanted)])
        await asyncio.gather(*[self.sit_down(with_bot=True) for _ in range(-(-self.wanted // 2))])

    async def during(self, phase: str, work: Awaitable[Outcome]) -> Outcome:
        """Plays and sends requests until `work` is done and everything is answered."""
        self.phase = phase
        self.times = {what: [] for what in MEASURES}
        steady = [
            asyncio.create_task(self.repeat(MOVES_PER_SECOND, self.move)),
            asyncio.create_task(self.repeat(LOOKS_PER_SECOND, self.look)),
            asyncio.create_task(self.repeat(NEWCOMERS_PER_SECOND, self.newcomer)),
        ]
        try:
            return await work
        finally:
            for one in steady:
                one.cancel()
            await self.settle()

    async def repeat(self, per_second: float, begin: Callable[[], None]) -> None:
        while True:
            begin()
            await asyncio.sleep(1 / per_second)

    async def settle(self) -> None:
        """Waits until everything is answered. A missing answer is a fault."""
        until = time.monotonic() + HONEST_ANSWER_SECONDS
        while self.owed() and time.monotonic() < until:
            await asyncio.sleep(0.05)
        self.faults += [f"{self.phase}: {count} {what}" for what, count in self.owed().items()]
        self.sent.clear()
        for task in self.underway:
            task.cancel()

    def owed(self) -> Counter[str]:
        bots = [guest for guests in self.guests.values() for guest in guests if guest.waits_since]
        owed = Counter(
            {
                "moves never answered": len(self.sent),
                "requests never answered": len(self.underway),
                "turns that a bot never ended": len(bots),
            }
        )
        return +owed

    def took(self, what: str, seconds: float) -> None:
        self.times[what].append(seconds)

    def begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self.without_fault(work))
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)

    async def without_fault(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Lost as fault:
            self.faults.append(f"{self.phase}: {fault or 'no connection'}")

    # Playing.

    async def sit_down(self, with_bot: bool) -> None:
        """Creates a table and connects its guests."""
        other: Document = {"kind": "bot", "bot": BOT} if with_bot else {"kind": "me"}
        body = private_table(GAME, [{"kind": "me"}, other])
        source = next(self.addresses)
        id, cookie = await self.in_thread(partial(self.lay, source, body))
        if with_bot:
            self.with_bots.add(id)
        guests = self.guests[id] = [Guest(self, id, seat, cookie) for seat in range(2 - with_bot)]
        for guest in guests:
            path = f"/api/tables/{id}/socket?seat={guest.seat}"
            guest.wire = await dial(
                self.port, path, cookie, guest.hear, HONEST_ANSWER_SECONDS, source
            )
            guest.wire.closed.add_done_callback(guest.lost)

    def lay(self, source: str, body: Document) -> tuple[str, str]:
        """Runs in a thread: a new guest creates a table."""
        with closing(HttpClient(self.port, source, HONEST_ANSWER_SECONDS)) as desk:
            desk.new_guest("Honest")
            id: str = desk.post("/api/tables", body)["table"]["id"]
            self.laid.append(id)
            return id, desk.cookie

    async def in_thread(self, work: Callable[[], Outcome]) -> Outcome:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def move(self) -> None:
        """Has the seat that has waited longest make its move."""
        while self.waiting and not self.waiting.popleft().move():
            pass

    def sends(self, seat: LightSeat) -> str:
        self.count += 1
        id = f"honest-{self.count}"
        self.sent[id] = seat, time.perf_counter()
        return id

    def heard(self, id: str, taken: bool) -> None:
        _, began = self.sent.pop(id)
        if taken:
            self.took("move", time.perf_counter() - began)
            self.acknowledged.add(id)
        else:
            self.faults.append(f"{self.phase}: a move was refused")

    def ready(self, seat: LightSeat) -> None:
        assert isinstance(seat, Guest)
        self.waiting.append(seat)

    def finished(self, seat: LightSeat) -> None:
        """A seat leaves when it has seen the end. The first one to do so starts a new table."""
        assert isinstance(seat, Guest)
        if self.guests.pop(seat.id, None):
            self.begin(self.sit_down(seat.id in self.with_bots))
        seat.leave()

    def lost(self, guest: Guest) -> None:
        """Counts a lost connection as one fault.

        Answers that the guest still waited for are not counted as further faults.
        """
        self.faults.append(f"{self.phase}: somebody was disconnected")
        self.forget(guest.id)

    def forget(self, table: str) -> None:
        """Ends play at a table. Its open moves are not waited for."""
        self.sent = {id: one for id, one in self.sent.items() if one[0].id != table}
        for guest in self.guests.pop(table, []):
            guest.leave()

    # Looking around.

    def look(self) -> None:
        source = next(self.addresses)
        for what, path in (("health", "/healthz"), ("lobby", "/api/tables")):
            self.begin(self.in_thread(partial(self.ask, what, source, path)))

    def ask(self, what: str, source: str, path: str) -> None:
        """Runs in a thread: one request over a new connection."""
        began = time.perf_counter()
        with closing(HttpClient(self.port, source, HONEST_ANSWER_SECONDS)) as desk:
            desk.get(path)
        self.took(what, time.perf_counter() - began)

    def newcomer(self) -> None:
        self.begin(self.come())

    async def come(self) -> None:
        """A new guest creates a public table and opens a socket to it."""
        source, began = next(self.addresses), time.perf_counter()
        body = {"game": GAME, "players": 2}
        id, cookie = await self.in_thread(partial(self.lay, source, body))
        laid = time.perf_counter()
        self.took("lay", laid - began)
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        path = f"/api/tables/{id}/socket?seat=0"
        wire = await dial(
            self.port, path, cookie, partial(first, told), HONEST_ANSWER_SECONDS, source
        )
        await asyncio.wait([told, wire.closed], return_when=asyncio.FIRST_COMPLETED)
        self.took("join", time.perf_counter() - laid)
        if not told.done():
            raise Lost("a newcomer was disconnected")
        wire.close()

    # The end.

    def leave(self) -> None:
        for table in list(self.guests):
            self.forget(table)
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def inspect(self, store: Store) -> None:
        """Checks that every acknowledged move is in the store exactly once."""
        found: Counter[str] = Counter()
        for table in self.laid:
            try:
                found.update(id for _, id in requests_in(await store.read(table)).elements())
            except Damaged as damage:
                self.faults.append(f"{table}: {damage}")
        lost = [id for id in self.acknowledged if not found[f"c/{id}"]]
        twice = [id for id in self.acknowledged if found[f"c/{id}"] > 1]
        if lost or twice:
            self.faults.append(f"acknowledged moves: {len(lost)} lost, {len(twice)} done twice")


def first(told: asyncio.Future[None], content: bytes) -> None:
    """Marks the socket as joined when the first message with the table comes."""
    if not told.done() and msgspec.json.decode(content)["type"] == "hello":
        told.set_result(None)
