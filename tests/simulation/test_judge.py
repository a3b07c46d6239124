"""Checks of the judge that no planted fault reaches within a minute."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from msgspec.structs import replace

from sitdown.server.soak.simulation.judge import Judge
from sitdown.table.plans.acting import act
from sitdown.table.records.acting import Acted
from sitdown.table.records.encoding import decode
from sitdown.table.records.people import Chair
from tests.asynchronous import awaited
from tests.table.people import hall_at, lay

BOT = Chair(kind="bot", name="B", bot="random")


@awaited
async def test_an_answer_of_a_bot_belongs_to_its_question(tmp_path: Path) -> None:
    async with hall_at(str(tmp_path / "tables.sqlite")) as hall:
        table = await lay(hall, 2, chairs=[BOT, BOT])
        for _ in range(3):
            seat = table.sitting.owing()[0]
            token, number = table.sitting.token(seat), table.sitting.number
            assert table.sitting.position is not None
            least = table.sitting.position.default(seat)
            await table.do(act(seat, f"bot/{token}/{number}", least, token, "bot"))
        records = [decode(line) for line in await hall.store.read(table.id)]
    judge = Judge(cast(Any, SimpleNamespace(loop=SimpleNamespace(clock=0.0))))
    judge.inspect_answers("table", records)
    assert judge.failures == []
    last = next(record for record in reversed(records) if isinstance(record, Acted))
    late = replace(last, id="bot/0.0/1")
    judge.inspect_answers("table", [late if one is last else one for one in records])
    assert [failure.what for failure in judge.failures] == ["an answer to another question"]


def test_an_erasure_that_is_being_carried_out_is_no_fault() -> None:
    rows: list[tuple[bytes]] = []
    room: Any = SimpleNamespace(departed=SimpleNamespace(digests=frozenset[bytes]()))
    judge = Judge(cast(Any, SimpleNamespace(loop=SimpleNamespace(clock=0.0))))
    judge.store = cast(
        Any, SimpleNamespace(execute=lambda _: SimpleNamespace(fetchall=lambda: rows))
    )
    rows.append((b"stored",))
    judge.look_for_the_erased(room)
    room.departed.digests = frozenset([b"stored"])
    judge.look_for_the_erased(room)
    rows.append((b"forgotten",))
    judge.look_for_the_erased(room)
    assert judge.failures == []
    judge.look_for_the_erased(room)
    assert [failure.what for failure in judge.failures] == ["erased and still let in"]
