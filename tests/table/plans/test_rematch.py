"""A rematch is an offer: each player accepts or declines it, and nothing runs before all are in."""

from __future__ import annotations

import msgspec

from sitdown.store.protocol import Wanted
from sitdown.table import Hall, Table, plans
from sitdown.table.records.encoding import decode
from sitdown.table.records.people import Chair
from sitdown.table.running.erasure import erased
from sitdown.table.telling.table_document import table_document
from sitdown.wire.settings import PRESETS
from tests.asynchronous import awaited
from tests.table.people import hall_at, lay

from .test_chairs import ME, refused

BOT = Chair(kind="bot", bot="cautious", name="B")


def offered_to(person: str) -> Chair:
    return Chair(name=f"Name of {person}", mask="owl", commitment=None, reserved_for=person)


async def offer(hall: Hall, *others: Chair) -> Table:
    return await lay(hall, 1 + len(others), chairs=[ME, *others], clock=PRESETS[0])


@awaited
async def test_no_clock_runs_before_everybody_has_accepted(place: str) -> None:
    async with hall_at(place) as hall:
        table = await offer(hall, offered_to("p1"), BOT, offered_to("p2"))
        await table.do(plans.accept("p1"))
        assert (table.sitting.state, table.sitting.due) == ("open", {})
        await table.do(plans.accept("p2"))
        assert table.sitting.state == "playing"
        assert [chair.name for chair in table.sitting.chairs][1::2] == ["Name of p1", "Name of p2"]
        assert table.sitting.due


@awaited
async def test_a_reserved_chair_is_for_nobody_else(file: str) -> None:
    async with hall_at(file) as hall:
        table = await offer(hall, offered_to("p1"))
        await refused(table, plans.join("p7", "P7"), "full")
        await refused(table, plans.join("p7", "P7", seat=1), "taken")
        await refused(table, plans.leave("p7", "cautious", 1), "not-yours")
        await refused(table, plans.start("p0"), "not-open")
        await refused(table, plans.change("p0", players=1), "bad-request")
        await table.do(plans.accept("p7"))
        assert table.sitting.number == 1
        await table.do(plans.join("p1", "Another name"))
        assert table.sitting.chairs[1].name == "Name of p1"
        assert table.sitting.state == "playing"


@awaited
async def test_a_declined_chair_is_free_for_anybody(file: str) -> None:
    async with hall_at(file) as hall:
        table = await offer(hall, offered_to("p1"), offered_to("p1"), offered_to("p2"))
        await table.do(plans.leave("p1", "cautious", 1))
        assert table.sitting.reserved_for("p1") == [2]
        await table.do(plans.leave("p1", "cautious"))
        assert table.sitting.reserved_for("p1") == []
        assert table.sitting.reserved_for("p2") == [3]
        await table.do(plans.join("p7", "P7"))
        assert table.sitting.chairs[1].person == "p7"
        await table.do(plans.place_bot("p0", 2, "cautious", "B"))
        assert table.sitting.started is None
        await table.do(plans.accept("p2"))
        assert table.sitting.state == "playing"


@awaited
async def test_the_host_starts_with_bots_or_gives_up_waiting(file: str) -> None:
    async with hall_at(file) as hall:
        table = await offer(hall, offered_to("p1"), offered_to("p2"))
        await table.do(plans.free("p0", 2))
        await table.do(plans.accept("p2"))
        assert not table.sitting.seats_of("p2")
        await table.do(plans.start("p0", lambda seat: BOT))
        assert [chair.kind for chair in table.sitting.chairs] == ["person", "bot", "bot"]
        assert table.sitting.state == "playing"


@awaited
async def test_an_offer_of_which_nobody_is_left_is_closed(file: str) -> None:
    async with hall_at(file) as hall:
        table = await offer(hall, offered_to("p1"))
        await table.do(plans.leave("p0", "cautious"))
        assert table.sitting.state == "over"
        await table.do(plans.accept("p1"))
        assert not table.sitting.seats_of("p1")


@awaited
async def test_keys_are_not_told_and_who_is_asked_finds_the_table(place: str) -> None:
    async with hall_at(place) as hall:
        table = await offer(hall, offered_to("key-of-gosha"))
        own, other = (table_document(table.sitting, one) for one in ("key-of-gosha", "p0"))
        assert [seat["reserved_for_you"] for seat in own["seats"]] == [False, True]
        assert [seat["reserved_for_you"] for seat in other["seats"]] == [False, False]
        assert [seat["reserved"] for seat in other["seats"]] == [False, True]
        assert other["seats"][1]["name"] == "Name of key-of-gosha"
        assert "key-of-gosha" not in msgspec.json.encode(other["seats"]).decode().replace(
            "Name of key-of-gosha", ""
        )
        [found] = await hall.store.tables(Wanted(person="key-of-gosha"))
        assert found.id == table.id


@awaited
async def test_the_house_puts_out_and_an_erasure_leaves_nothing(file: str) -> None:
    async with hall_at(file) as hall:
        table = await offer(hall, offered_to("key-of-gosha"), offered_to("p2"))
        await table.do(plans.put_out_by_house("p2", "enough"))
        assert not table.sitting.reserved_for("p2")
        records = [decode(line) for line in await hall.store.read(table.id)]
        told = msgspec.json.encode(erased(table.id, records, "key-of-gosha", "alias")).decode()
        assert "key-of-gosha" not in told
        assert "alias" in told
