"""`sitdown soak memory`: a server's memory while games begin and end for a long time.

A fixed number of tables is in play at all times. At most of them people have all seats; at the
others one person plays against bots. After each game another one begins with a new guest.

The bots' workers are processes of their own, so their memory is measured apart.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException
from math import nan
from random import Random
from statistics import linear_regression

from msgspec import Struct
from msgspec.structs import astuple

from sitdown import catalog
from sitdown.server.socket.admission import files_at_hand

from .light_client import HttpClient, Lost, dial
from .light_seats import LightSeat, answers_by_phase, private_table
from .servers import LaunchedServer, free_port, resident

MEGABYTE = 1e6

BOTS_AT_EVERY = 3
"""The interval of tables with bots: every third one."""

BOT = "cautious"
"""The bot at those tables: it thinks, but not for long."""

TALK_AT_EVERY = 20
"""The average number of moves between two lines of talk."""

RETRY_SECONDS = 1.0
"""Seconds of waiting after a failed attempt to create a table or a lost connection."""


class Sample(Struct):
    """The server's state at one moment."""

    seconds: float
    """Seconds since the first table was created."""
    server: float
    """Resident memory of the server in MB."""
    workers: float
    """Resident memory of the bots' workers in MB."""
    tables: int
    """Tables in the server's memory, also those with finished games."""
    moves: int
    """Moves answered so far."""
    games: int
    """Games finished so far."""
    sockets: int = 0
    collections: int = 0
    """Full runs of the garbage collector so far."""
    collected: int = 0
    """Objects freed by these runs."""


class Group:
    """The people at a table, from the first move to the end of the game."""

    def __init__(self, run: MemoryRun, game: str, id: str, cookie: str, people: int) -> None:
        self.run = run
        self.id = id
        self.received = 0
        self.answers = run.answers[game]
        self.luck = Random(id)
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seats = [LightSeat(self, id, seat, cookie) for seat in range(people)]

    async def play(self) -> None:
        """Plays until the game is over or a connection is lost."""
        try:
            for seat in self.seats:
                path = f"/api/tables/{self.id}/socket?seat={seat.seat}&patch=true"
                seat.wire = await dial(self.run.ship.port, path, seat.cookie, seat.hear)
            ends = [seat.wire.closed for seat in self.seats if seat.wire is not None]
            await asyncio.wait([self.over, *ends], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for seat in self.seats:
                if seat.wire is not None:
                    seat.wire.close()

    def ready(self, seat: LightSeat) -> None:
        """Has the seat move after a pause, as a person would."""
        pause = self.luck.uniform(0, 2 * self.run.pause)
        asyncio.get_running_loop().call_later(pause, self.move, seat)

    def move(self, seat: LightSeat) -> None:
        if not self.over.done() and seat.move() and self.luck.randrange(TALK_AT_EVERY) == 0:
            assert seat.wire is not None
            seat.wire.send({"type": "say", "id": self.sends(seat), "text": "Shall we deal?"})

    def sends(self, seat: LightSeat) -> str:
        self.run.sent += 1
        return f"{self.run.sent}"

    def heard(self, id: str, taken: bool) -> None:
        self.run.moves += taken

    def finished(self, seat: LightSeat) -> None:
        if not self.over.done():
            self.over.set_result(None)
            self.run.games_over += 1


class MemoryRun:
    """A memory test: a server with all its players.

    `tables`: in play at once. `pause`: seconds that a person thinks, on average.
    """

    def __init__(
        self,
        store: str,
        games: list[str],
        tables: int,
        pause: float,
        every: float,
        tell: Callable[[Sample], None] = lambda sample: None,
    ) -> None:
        self.metrics = free_port()
        self.ship = LaunchedServer(
            store, "--sockets", "100000", "--metrics-port", str(self.metrics)
        )
        self.games = games
        self.tables = tables
        self.pause = pause
        self.every = every
        self.tell = tell
        self.answers = {game: answers_by_phase(catalog.load(game)) for game in games}
        self.laid = 0
        self.sent = 0
        self.moves = 0
        self.games_over = 0

    async def run(self, seconds: float) -> list[Sample]:
        """Returns all samples; the first is from before the first table. At least one game ends."""
        files_at_hand()
        self.ship.start()
        try:
            await self.ship.ready()
            playing = [asyncio.create_task(self.keep_playing()) for _ in range(self.tables)]
            samples = await self.watch(seconds)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        finally:
            self.ship.stop()
        return samples

    async def watch(self, seconds: float) -> list[Sample]:
        """Takes samples until the time is over and a game has ended."""
        started = time.monotonic()
        samples: list[Sample] = []
        while True:
            elapsed = time.monotonic() - started
            samples.append(await asyncio.to_thread(self.sample, elapsed))
            self.tell(samples[-1])
            if elapsed >= seconds and self.games_over:
                return samples
            await asyncio.sleep(self.every)

    def sample(self, elapsed: float) -> Sample:
        told = self.told_figures()
        full = 'generation="2"'
        return Sample(
            round(elapsed, 1),
            round(self.ship.memory() / MEGABYTE, 1),
            round(sum(map(resident, self.ship.children())) / MEGABYTE, 1),
            told.get("sitdown_tables", 0),
            self.moves,
            self.games_over,
            told.get("sitdown_sockets", 0),
            told.get(f"python_gc_collections_total{{{full}}}", 0),
            told.get(f"python_gc_objects_collected_total{{{full}}}", 0),
        )

    def told_figures(self) -> dict[str, int]:
        """The server's Prometheus metrics, by name."""
        connection = HTTPConnection("127.0.0.1", self.metrics, timeout=30)
        try:
            connection.request("GET", "/metrics")
            text = connection.getresponse().read().decode()
        except (OSError, HTTPException) as error:
            raise Lost from error
        finally:
            connection.close()
        pairs = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
        return {name: int(float(value)) for name, value in pairs if value != "NaN"}

    async def keep_playing(self) -> None:
        """Plays one table after the other."""
        while True:
            try:
                laid = await asyncio.to_thread(self.lay)
                await Group(self, *laid).play()
            except Lost:
                await asyncio.sleep(RETRY_SECONDS)

    def lay(self) -> tuple[str, str, str, int]:
        """Creates a table of the next game for a new guest.

        Returns the game, the id, the cookie and the number of people's seats.
        """
        number, self.laid = self.laid, self.laid + 1
        game = self.games[number % len(self.games)]
        players = catalog.load(game).seats[0]
        # Counted in rounds through all games, so that every game is also played with bots.
        people = 1 if number // len(self.games) % BOTS_AT_EVERY == 0 else players
        bots = [{"kind": "bot", "bot": BOT}] * (players - people)
        desk = HttpClient(self.ship.port)
        try:
            cookie = desk.new_guest("Patient")
            seats = [*[{"kind": "me"}] * people, *bots]
            body = {**private_table(game, seats), "pace": "quick"}
            table = desk.post("/api/tables", body)["table"]
        finally:
            desk.close()
        return game, table["id"], cookie, people


# The report.

ROWS = 12
"""The number of printed rows. The file has all of them."""


def csv_head() -> str:
    return ",".join(Sample.__struct_fields__)


def csv_line(sample: Sample) -> str:
    return ",".join(str(value) for value in astuple(sample))


def report(samples: list[Sample]) -> Iterator[str]:
    """A few of the samples, and the change of memory in the second half."""
    yield "minutes   server MB   workers MB   tables    moves    games"
    for one in spread(samples):
        figures = f"{one.server:9.1f}   {one.workers:10.1f}   {one.tables:6}"
        yield f"{one.seconds / 60:7.1f}   {figures}   {one.moves:6}   {one.games:6}"
    last = samples[-1]
    yield f"collector       {last.collections} full runs freed {last.collected} objects"
    half = [one for one in samples if one.seconds >= last.seconds / 2]
    per_second = slope([(one.seconds, one.server) for one in half])
    per_game = slope([(one.games, one.server) for one in half])
    yield f"second half     {per_second * 3600:+.1f} MB an hour, {per_game * 1000:+.2f} kB a game"


def spread(samples: list[Sample]) -> list[Sample]:
    """The first and the last sample, and some in between at equal distances."""
    last = len(samples) - 1
    return [samples[place] for place in sorted({last * row // ROWS for row in range(ROWS + 1)})]


def slope(points: list[tuple[float, float]]) -> float:
    """The slope of the second value over the first, by least squares."""
    places, values = zip(*points, strict=True)
    return linear_regression(places, values).slope if len(set(places)) > 1 else nan
