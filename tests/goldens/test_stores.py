"""Stores of an older version open, and their games go on.

`stores/89eed91.*` were written by servers of commit 89eed91 on both back ends, while people played
(`evening.py`). Then the servers were killed. The `told` files are what each viewpoint was told.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from sitdown import fingerprint
from sitdown.table import Hall, Table
from sitdown.table.plans.acting import act
from sitdown.table.records.encoding import decode
from sitdown.table.replays.export import replay_of
from sitdown.table.replays.verify import found_wrong
from sitdown.table.telling.history import HISTORY
from tests.asynchronous import awaited
from tests.table.people import Time, hall_at

from .golden import FOLDER

WRITTEN_ON = "3.11"
"""The Python of the old servers: the fingerprints of the rules in the records are those of it."""

DOWN = 60.0
"""Seconds between the end of the old server and the start of the new one."""

MOST_ANSWERS = 3000


@pytest.fixture(autouse=True)
def same_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each Python has other fingerprints for the same rules; here they are the old server's."""
    known = json.loads((FOLDER / "fingerprints.json").read_text(encoding="utf-8"))
    monkeypatch.setattr(fingerprint, "KNOWN", known[WRITTEN_ON])


def kept(place: str, suffix: str = "") -> bytes:
    """What is kept of the old server on the back end of this place."""
    backend = "postgresql" if place.startswith("postgresql:") else "sqlite"
    return lzma.decompress((FOLDER / "stores" / f"89eed91.{backend}{suffix}.xz").read_bytes())


async def restore(place: str) -> None:
    if place.startswith("postgresql:"):
        connection = await asyncpg.connect(place)
        await connection.execute(kept(place).decode())
        await connection.close()
    else:
        Path(place).write_bytes(kept(place))


async def forget_snapshots(place: str) -> None:
    """Then every record is read."""
    if place.startswith("postgresql:"):
        connection = await asyncpg.connect(place)
        await connection.execute("DELETE FROM public.snapshots")
        await connection.close()
    else:
        file = sqlite3.connect(place)
        file.execute("DELETE FROM snapshots")
        file.commit()
        file.close()


@asynccontextmanager
async def hall_after(place: str, told: list[dict[str, Any]]) -> AsyncIterator[tuple[Hall, Time]]:
    """A hall that opens the old store a little later."""
    time = Time()
    entries = (entry for one in told for log in one["entries"].values() for entry in log)
    time.seconds = max(entry["at"] for entry in entries) + DOWN
    async with hall_at(place, now=time) as hall:
        yield hall, time


@pytest.mark.parametrize("whole", [False, True], ids=["snapshots", "all records"])
@awaited
async def test_everybody_is_told_what_they_were_told(place: str, whole: bool) -> None:
    await restore(place)
    if whole:
        await forget_snapshots(place)
    told = json.loads(kept(place, ".told"))
    async with hall_after(place, told) as (hall, _):
        for one in told:
            table = await hall.table(one["table"]["id"])
            assert table.sitting.state == one["table"]["state"]
            for viewpoint, entries in one["entries"].items():
                seat = None if viewpoint == "None" else int(viewpoint)
                texts = table.sitting.feed.texts(seat, 0, len(entries))
                assert [json.loads(text) for text in map(bytes, texts)] == entries


@awaited
async def test_games_go_on_to_an_end_that_can_be_verified(place: str) -> None:
    await restore(place)
    told = json.loads(kept(place, ".told"))
    async with hall_after(place, told) as (hall, time):
        played = [one["table"]["id"] for one in told if one["table"]["state"] == "playing"]
        tables = [await hall.table(id) for id in played]
        games = {table.sitting.game_id for table in tables}
        assert games == {"cosanostra", "gentlemen", "squirrels", "vendetta", "wallet"}
        assert any(table.sitting.held for table in tables), "answers that nobody has heard of yet"
        for table in tables:
            await play_on(table, time)
        over = [one["table"]["id"] for one in told if one["table"]["state"] == "over"]
        for id in [*over, *(table.id for table in tables)]:
            table = await hall.table(id)
            if table.sitting.position is not None:
                records = [decode(line) for line in await hall.lines(id)]
                assert found_wrong(replay_of(table.sitting, records)) == [], id
        await hall.rounds.backfill_history()
        assert await hall.store.untold(HISTORY, 1) == []


async def play_on(table: Table, time: Time) -> None:
    """Everybody answers what they owe; where nobody does, time goes on."""
    for number in range(MOST_ANSWERS):
        sitting = table.sitting
        if sitting.state != "playing":
            return
        owing = sitting.owing()
        if not owing:
            time.seconds += 1
            await table.catch_up_now()
            continue
        assert sitting.position is not None
        legal = sitting.position.legal(owing[0])
        action = legal[number % len(legal)] if legal else sitting.position.default(owing[0])
        assert action is not None
        await table.do(act(owing[0], f"on/{number}", action, sitting.token(owing[0])))
    raise AssertionError(f"{table.id} is not over after {MOST_ANSWERS} answers")
