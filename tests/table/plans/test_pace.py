"""How fast bots answer: who may say so, and when many answers of one are a single gesture."""

from __future__ import annotations

import pytest

from sitdown.table import Hall, Refused, Table
from sitdown.table.plans.acting import act
from sitdown.table.plans.clock import answers_after
from sitdown.table.plans.talking import pace
from sitdown.table.plans.windows import FLUENT, PAUSES
from sitdown.table.records.people import Chair
from sitdown.wire.settings import Pace
from tests.asynchronous import awaited
from tests.table.people import Watch, default, hall_at, lay, persons, settled

BOT = Chair(kind="bot", name="B", bot="random")


async def among_bots(hall: Hall, game: str = "squirrels", players: int = 3) -> Table:
    return await lay(hall, players, game, [persons(1)[0], *[BOT] * (players - 1)])


def is_from(ranges: dict[Pace, tuple[float, float]], seconds: float) -> bool:
    least, spread = ranges["calm"]
    return least <= seconds <= least + spread


@awaited
async def test_the_one_person_among_bots_sets_their_pace(file: str) -> None:
    async with hall_at(file) as hall:
        table = await among_bots(hall)
        watch = Watch(table, 0)
        assert is_from(PAUSES, answers_after(table.sitting, 1))
        await table.do(pace(0, "one", "quick"))
        assert answers_after(table.sitting, 1) < 0.2
        await settled(table)
        assert watch.newest("table")["settings"]["pace"] == "quick"


@awaited
async def test_among_people_the_pace_is_nobodys_alone(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3, "squirrels", [*persons(2), BOT])
        with pytest.raises(Refused, match="others sit at this table"):
            await table.do(pace(0, "one", "skip"))


@awaited
async def test_who_skips_waits_for_nobody_until_he_acts(file: str) -> None:
    async with hall_at(file) as hall:
        table = await among_bots(hall)
        await table.do(pace(0, "one", "skip"))
        assert answers_after(table.sitting, 1) == 0
        await default(table, 1)
        assert answers_after(table.sitting, 2) == 0
        await default(table, 0)
        assert is_from(PAUSES, answers_after(table.sitting, 2))


async def bidding(table: Table) -> int:
    """Plays on until a bot has the turn of an auction, and has laid a bill."""
    while True:
        position = table.sitting.position
        assert position is not None
        seat = position.actors[0]
        bids = [one for one in position.owed(seat) if one.do == "bid"]
        if not bids or seat == 0 or table.sitting.chairs[seat].kind == "person":
            await default(table, seat)
            continue
        token = table.sitting.token(seat)
        await table.do(act(seat, f"bid/{token}", bids[0], token))
        return seat


@awaited
async def test_bids_of_a_bot_are_one_gesture(file: str) -> None:
    async with hall_at(file) as hall:
        table = await among_bots(hall, "vendetta", 4)
        seat = await bidding(table)
        assert table.sitting.owing() == (seat,)
        assert is_from(FLUENT, answers_after(table.sitting, seat))
        await default(table, seat)
        assert table.sitting.owing() != (seat,)
        assert is_from(PAUSES, answers_after(table.sitting, table.sitting.owing()[0]))


@awaited
async def test_they_are_not_where_somebody_might_speak_up(file: str) -> None:
    """Whether he has a card for it must not be told by the time that bots take."""
    async with hall_at(file) as hall:
        table = await lay(hall, 4, "vendetta", [*persons(2), BOT, BOT])
        seat = await bidding(table)
        assert is_from(PAUSES, answers_after(table.sitting, seat))
