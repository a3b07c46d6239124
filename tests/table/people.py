"""People for tests: a hall with a clock of its own, tables laid in one line, and watchers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from sitdown.kernel import Document
from sitdown.runtime import Runtime
from sitdown.store.protocol import Head, StoreFault
from sitdown.store.sqlite import SQLiteStore
from sitdown.table import Hall, Table, open_store
from sitdown.table.plans.acting import act
from sitdown.table.plans.hosting import by_clock
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.hosting import Laid
from sitdown.table.records.people import Chair
from sitdown.table.running.steady_clock import SuspendDetector
from sitdown.table.telling.patches import Pieces
from sitdown.wire.settings import Settings


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        return self.seconds


class Watch:
    """Somebody who looks at a table and keeps what he is told."""

    def __init__(
        self,
        table: Table,
        viewpoint: Viewpoint,
        since: int = 0,
        on_tell: Callable[[], None] | None = None,
    ) -> None:
        self.viewpoint = viewpoint
        self.person = None if viewpoint is None else f"p{viewpoint}"
        self.sketches = False
        self.patches = False
        self.seen: Pieces | None = None
        self.messages: list[Document] = []
        self.dismissed: str | None = None
        self.table = table
        self.on_tell = on_tell
        table.watch(self, since)

    def tell(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))
        if self.on_tell is not None:
            self.on_tell()

    def dismiss(self, code: str, message: str, **further: Any) -> None:
        self.dismissed = code

    def leave(self) -> None:
        self.table.unwatch(self)

    @property
    def last(self) -> Document:
        return self.messages[-1]

    @property
    def entries(self) -> list[Document]:
        return [entry for message in self.messages for entry in message["entries"]]

    def newest(self, field: str) -> Any:
        return next(message[field] for message in reversed(self.messages) if field in message)


@asynccontextmanager
async def hall_at(place: str, **settings: Any) -> AsyncIterator[Hall]:
    """A hall on a store, with a clock of its own unless it is given one."""
    process = settings.pop("process", "one")
    store = await open_store(place, process)
    usual: dict[str, Any] = {"now": Time(), "naps": SuspendDetector(lambda: 0.0)}
    hall = Hall(store, Runtime(), process=process, **{**usual, **settings})
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


def persons(count: int) -> list[Chair]:
    return [Chair(kind="person", person=f"p{seat}", name=f"P{seat}") for seat in range(count)]


async def lay(
    hall: Hall,
    players: int = 2,
    game: str = "squirrels",
    chairs: Sequence[Chair] | None = None,
    options: Document | None = None,
    **settings: Any,
) -> Table:
    """A table; unless told otherwise all chairs are taken by persons and the game begins."""
    named = options or {}
    return await hall.lay(
        Laid(
            at=hall.now(),
            host="p0",
            name="P0",
            title="",
            game=game,
            players=players,
            options=named,
            settings=Settings(**settings),
            chairs=list(persons(players) if chairs is None else chairs),
            by_clock=by_clock(game, settings.get("clock"), named),
        )
    )


async def default(table: Table, seat: int, id: str | None = None) -> int:
    """A seat does the least that the rules allow."""
    sitting = table.sitting
    assert sitting.position is not None
    action = sitting.position.default(seat)
    assert action is not None
    token = sitting.token(seat)
    return await table.do(act(seat, id or f"{seat}/{token}", action, token))


async def choose(table: Table, seat: int, place: int) -> int:
    """A seat takes one of its legal actions, by its place in the list."""
    sitting = table.sitting
    assert sitting.position is not None
    legal = sitting.position.legal(seat)
    action = legal[place % len(legal)]
    return await table.do(act(seat, f"{sitting.number}/{seat}", action, sitting.token(seat)))


async def play_to_the_end(table: Table) -> None:
    """Everybody answers what they owe, one way or another, until the game is over."""
    while table.sitting.state == "playing":
        await choose(table, table.sitting.owing()[0], table.sitting.number)


class Fragile(SQLiteStore):
    """A store that keeps a diary, and can be made to fail before or after it writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, Runtime())
        self.diary: list[str] = []
        self.fails_before = False
        self.fails_after = False
        self.is_away = False
        self.meanwhile: Callable[[], Awaitable[None]] | None = None

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if self.is_away:
            raise StoreFault("nobody there")
        lines = await super().read(table, after)
        if self.meanwhile is not None:
            happens, self.meanwhile = self.meanwhile, None
            await happens()
        return lines

    async def append(self, table: str, number: int, lines: Sequence[bytes], head: Head) -> None:
        if self.is_away or self.fails_before:
            self.fails_before = False
            raise StoreFault("out of paper")
        await super().append(table, number, lines, head)
        self.diary.append("stored")
        if self.fails_after:
            self.fails_after = False
            raise StoreFault("the line is dead")


@asynccontextmanager
async def fragile_hall(file: str) -> AsyncIterator[tuple[Hall, Fragile]]:
    store = Fragile(Path(file))
    await store.start()
    hall = Hall(store, Runtime(), now=Time(), naps=SuspendDetector(lambda: 0.0))
    await hall.open()
    try:
        yield hall, store
    finally:
        await hall.close()
        await store.close()


async def settled(table: Table) -> None:
    """Until the table has nothing more to write down."""
    while table.working is not None:
        await asyncio.wait([table.working])
