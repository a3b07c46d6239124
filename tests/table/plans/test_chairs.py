"""Chairs: seats, persons and connections are three things."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import pytest

from sitdown.store.protocol import Wanted
from sitdown.table import Hall, Refused, Table, plans
from sitdown.table.plans.deed import Plan
from sitdown.table.plans.joining import MOST_ASKING
from sitdown.table.plans.leaving import ghosts
from sitdown.table.records.people import Chair
from sitdown.table.telling.table_document import table_document
from tests.asynchronous import awaited
from tests.table.people import Watch, default, hall_at, lay, persons, settled

ME = Chair(kind="person", person="p0", name="P0")


async def refused(table: Table, plan: Plan, code: str) -> None:
    number = table.sitting.number
    with pytest.raises(Refused) as refusal:
        await table.do(plan)
    assert refusal.value.code == code
    assert table.sitting.number == number


async def open_table(hall: Hall, players: int = 3, **settings: Any) -> Table:
    return await lay(hall, players, chairs=[ME, *[Chair() for _ in range(players - 1)]], **settings)


@awaited
async def test_the_last_chair_begins_the_game(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall)
        await table.do(plans.join("p1", "P1"))
        assert table.sitting.position is None
        await table.do(plans.join("p2", "P2"))
        assert table.sitting.state == "playing"
        assert table.sitting.position is not None


@awaited
async def test_a_table_can_wait_for_its_host(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall, 2, start="host")
        await refused(table, plans.start("p0"), "not-open")
        await table.do(plans.join("p1", "P1"))
        assert table.sitting.position is None
        await refused(table, plans.start("p1"), "not-yours")
        await table.do(plans.start("p0"))
        assert table.sitting.state == "playing"
        await refused(table, plans.start("p0"), "not-open")


@awaited
async def test_of_two_who_take_the_last_chair_one_gets_it(place: str) -> None:
    async with hall_at(place) as hall:
        table = await open_table(hall, 2)
        outcomes = await asyncio.gather(
            table.do(plans.join("p1", "P1")),
            table.do(plans.join("p2", "P2")),
            return_exceptions=True,
        )
        assert sum(isinstance(outcome, Refused) for outcome in outcomes) == 1


@awaited
async def test_a_chair_can_be_chosen_and_not_taken_twice(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall, 4)
        await table.do(plans.join("p1", "P1", seat=2))
        await refused(table, plans.join("p2", "P2", seat=2), "taken")
        await refused(table, plans.join("p2", "P2", seat=9), "not-found")
        await table.do(plans.join("p1", "P1"))
        assert table.sitting.seats_of("p1") == [2]
        await table.do(plans.join("p1", "Her sister", seat=3))
        assert table.sitting.seats_of("p1") == [2, 3]


@awaited
async def test_a_full_table_says_so(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall, 2, start="host")
        await table.do(plans.join("p1", "P1"))
        await refused(table, plans.join("p2", "P2"), "full")


@awaited
async def test_before_the_start_a_chair_is_given_back(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall)
        await table.do(plans.join("p1", "P1"))
        await table.do(plans.leave("p1", "cautious"))
        assert table.sitting.chairs[1].kind == "open"
        await refused(table, plans.leave("p1", "cautious", 0), "not-yours")


@awaited
async def test_the_next_person_is_host_and_the_last_one_closes_the_table(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall)
        await table.do(plans.join("p1", "P1"))
        await table.do(plans.leave("p0", "cautious"))
        assert table.sitting.host == "p1"
        assert table.sitting.feed.read(None, 0)[-1]["kind"] == "host"
        await table.do(plans.leave("p1", "cautious"))
        assert table.sitting.state == "over"
        assert table.sitting.result is None
        await refused(table, plans.join("p2", "P2"), "not-open")


@awaited
async def test_who_leaves_a_game_is_played_by_a_bot_and_may_come_back(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3)
        watch = Watch(table, 1)
        await settled(table)
        await table.do(plans.leave("p1", "cautious"))
        assert watch.dismissed == "not-yours"
        assert table.sitting.chairs[1].player == "cautious"
        await refused(table, plans.join("p2", "P2", seat=1), "not-yours")
        await refused(table, plans.join("p9", "P9", seat=0), "taken")
        await table.do(plans.join("p1", "P1"))
        assert table.sitting.seats_of("p1") == [1]
        await table.do(plans.leave("p1", "cautious"))
        await table.do(plans.leave("p2", "cautious"))
        await refused(table, plans.join("p2", "P2", seat=1), "not-yours")
        await table.do(plans.join("p2", "P2"))
        assert table.sitting.seats_of("p2") == [2]


# Strangers in mid-game.


def waiting(table: Table, person: str) -> list[Any]:
    """Who waits to be let in, as a person is shown it."""
    return [one["name"] for one in table_document(table.sitting, person)["asking"]]


def kinds(table: Table) -> list[str]:
    return [entry["kind"] for entry in table.sitting.feed.read(None, 0)]


async def left_by_one(hall: Hall) -> Table:
    table = await lay(hall, 3)
    await table.do(plans.leave("p1", "cautious"))
    return table


@awaited
async def test_a_stranger_takes_a_chair_in_mid_game_if_the_host_lets_him(file: str) -> None:
    async with hall_at(file) as hall:
        table = await left_by_one(hall)
        await table.do(plans.join("p9", "P9", seat=1))
        assert table.sitting.seats_of("p9") == []
        assert table.sitting.feed.read(None, 0)[-1]["name"] == "P9"
        assert waiting(table, "p0") == waiting(table, "p9") == ["P9"]
        assert waiting(table, "p2") == []
        assert "p9" not in str(table_document(table.sitting, "p0"))
        await refused(table, plans.admit("p2", 1, True), "not-yours")
        await refused(table, plans.admit("p9", 1, True), "not-yours")
        await refused(table, plans.admit("p0", 2, True), "not-found")
        await table.do(plans.admit("p0", 1, True))
        assert table.sitting.seats_of("p9") == [1]
        assert kinds(table)[-3:] == ["asked", "admitted", "joined"]
        assert waiting(table, "p0") == []
        await refused(table, plans.admit("p0", 1, True), "not-found")


@awaited
async def test_who_is_turned_away_does_not_ask_again(file: str) -> None:
    async with hall_at(file) as hall:
        table = await left_by_one(hall)
        await table.do(plans.join("p9", "P9"))
        number = table.sitting.number
        await table.do(plans.join("p9", "P9"))
        assert table.sitting.number == number
        await table.do(plans.admit("p0", 1, False))
        assert kinds(table)[-1] == "turned-away"
        assert table.sitting.seats_of("p9") == []
        await refused(table, plans.join("p9", "P9"), "not-yours")
        await table.do(plans.join("p8", "P8"))
        assert waiting(table, "p0") == ["P8"]


@awaited
async def test_a_request_ends_when_the_chair_is_taken_or_wanted_no_longer(file: str) -> None:
    async with hall_at(file) as hall:
        table = await left_by_one(hall)
        await table.do(plans.join("p8", "P8", seat=1))
        await table.do(plans.join("p9", "P9", seat=1))
        await table.do(plans.leave("p8", "cautious"))
        assert kinds(table)[-1] == "withdrawn"
        assert waiting(table, "p0") == ["P9"]
        await refused(table, plans.admit("p0", 1, True), "not-found")
        await table.do(plans.join("p1", "P1"))
        assert waiting(table, "p0") == []
        await refused(table, plans.admit("p0", 2, True), "not-found")
        await table.do(plans.leave("p1", "cautious"))
        await table.do(plans.join("p9", "P9", seat=1))
        await table.do(plans.leave("p9", "cautious", 1))
        await table.do(plans.join("p8", "P8", seat=1))
        while table.sitting.state == "playing":
            await default(table, table.sitting.owing()[0])
        assert waiting(table, "p0") == []
        await refused(table, plans.admit("p0", 4, True), "not-playing")


@awaited
async def test_who_waits_for_a_chair_is_let_in_by_whoever_is_host_then(file: str) -> None:
    async with hall_at(file) as hall:
        table = await left_by_one(hall)
        await table.do(plans.join("p9", "P9", seat=1))
        await table.do(plans.leave("p0", "cautious"))
        assert waiting(table, "p2") == ["P9"]
        await refused(table, plans.admit("p0", 1, True), "not-yours")
        await table.do(plans.admit("p2", 1, True))
        assert table.sitting.seats_of("p9") == [1]


@awaited
async def test_a_table_without_people_lets_in_only_who_sat_there(file: str) -> None:
    async with hall_at(file) as hall:
        table = await left_by_one(hall)
        await table.do(plans.join("p8", "P8", seat=1))
        await table.do(plans.leave("p2", "cautious"))
        await table.do(plans.leave("p0", "cautious"))
        await refused(table, plans.admit("p0", 1, True), "not-yours")
        await refused(table, plans.join("p9", "P9"), "not-yours")
        await table.do(plans.join("p2", "P2"))
        assert table.sitting.seats_of("p2") == [2]
        assert table.sitting.host == "p2"
        assert kinds(table)[-2:] == ["joined", "host"]
        await table.do(plans.admit("p2", 1, True))
        assert table.sitting.seats_of("p8") == [1]


@awaited
async def test_so_many_may_wait_at_one_table(file: str) -> None:
    async with hall_at(file) as hall:
        table = await left_by_one(hall)
        for number in range(MOST_ASKING):
            await table.do(plans.join(f"g{number}", "Guest"))
        await refused(table, plans.join("p9", "P9"), "too-many")
        await table.do(plans.leave("g0", "cautious"))
        await table.do(plans.join("p9", "P9"))


@awaited
async def test_who_looked_on_from_two_chairs_comes_back_to_either(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(
            hall, 3, chairs=[ME, Chair(kind="person", person="p0", name="Sister"), *persons(3)[2:]]
        )
        await table.do(plans.leave("p0", "cautious"))
        await table.do(plans.leave("p2", "cautious"))
        await refused(table, plans.join("p0", "P0", seat=2), "not-yours")
        await table.do(plans.join("p0", "P0", seat=1))
        await table.do(plans.join("p0", "P0", seat=0))
        assert table.sitting.seats_of("p0") == [0, 1]


@awaited
async def test_every_change_of_hands_raises_the_epoch_of_a_chair(place: str) -> None:
    async with hall_at(place) as hall:
        table = await open_table(hall, 3, start="host")
        assert table.sitting.epochs == {}
        await table.do(plans.join("p1", "P1", seat=1))
        await table.do(plans.leave("p1", "cautious"))
        assert table.sitting.epochs == {1: 2}
        await table.do(plans.place_bot("p0", 1, "random", "Knuckles"))
        await table.do(plans.free("p0", 1))
        assert table.sitting.epochs == {1: 4}
        await table.do(plans.change("p0", players=2))
        await table.do(plans.change("p0", players=3))
        assert table.sitting.epochs == {1: 4, 2: 1}
        await table.do(plans.move(0, 0, "phone"))
        assert table.sitting.epochs == {0: 1, 1: 4, 2: 1}
        del hall.tables[table.id]
        again = await hall.table(table.id)
        assert again.sitting.epochs == table.sitting.epochs


@awaited
async def test_the_host_puts_bots_on_chairs_and_frees_them(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall, 4)
        await refused(table, plans.place_bot("p1", 1, "random", "Knuckles"), "not-yours")
        await table.do(plans.place_bot("p0", 1, "random", "Knuckles"))
        await table.do(plans.join("p1", "P1", seat=2))
        await refused(table, plans.place_bot("p0", 2, "random", "Knuckles"), "taken")
        await table.do(plans.free("p0", 2))
        await table.do(plans.free("p0", 1))
        assert [chair.kind for chair in table.sitting.chairs] == ["person", "open", "open", "open"]
        await refused(table, plans.free("p0", 0), "taken")


@awaited
async def test_the_host_changes_the_table_before_it_begins(file: str) -> None:
    async with hall_at(file) as hall:
        table = await open_table(hall, 3)
        watch = Watch(table, None)
        await table.do(plans.change("p0", players=5, public=False, title="Late", grace=None))
        assert table.sitting.players == 5
        assert watch.last["table"]["settings"]["public"] is False
        assert watch.last["entries"][0]["players"] == 5
        await table.do(plans.join("p4", "P4", seat=4))
        seat = Watch(table, 4)
        assert [entry["n"] for entry in seat.entries] == list(range(1, seat.last["n"] + 1))
        await settled(table)
        await refused(table, plans.change("p0", players=4), "taken")
        await refused(table, plans.change("p0", players=9), "bad-request")
        await refused(table, plans.change("p0", options={"frist": 1}), "bad-request")
        await refused(table, plans.change("p1", title="Mine"), "not-yours")
        await settled(table)
        await table.do(plans.leave("p4", "cautious"))
        assert seat.dismissed == "not-yours"
        await table.do(plans.change("p0", players=2))
        assert table.sitting.players == 2
        assert [table.id for table in await hall.store.tables(Wanted())] == []


@awaited
async def test_a_seat_moves_to_another_device_once(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        old = Watch(table, 0)
        await settled(table)
        await table.do(plans.move(0, 0, "phone"))
        assert old.dismissed == "not-yours"
        assert table.sitting.seats_of("phone") == [0]
        assert table.sitting.host == "phone"
        await refused(table, plans.move(0, 0, "thief"), "not-yours")
        await table.do(plans.move(0, 1, "p0"))
        assert table.sitting.seats_of("p0") == [0]
        mine = await hall.store.tables(Wanted(person="phone"))
        assert [one.id for one in mine] == [table.id]


@awaited
async def test_one_guest_can_hold_several_seats(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2, chairs=[ME, Chair(kind="person", person="p0", name="Sister")])
        assert table.sitting.seats_of("p0") == [0, 1]
        await default(table, 0)
        await default(table, 1)
        assert table.sitting.window == 2


@awaited
async def test_who_is_connected_is_in_the_log(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        watch = Watch(table, None)
        first, second = Watch(table, 0), Watch(table, 0)
        await settled(table)
        assert [entry["kind"] for entry in watch.entries].count("here") == 1
        assert watch.newest("table")["seats"][0]["here"]
        assert not watch.newest("table")["seats"][1]["here"]
        first.leave()
        assert not table.caretaker.lingering
        second.leave()
        table.caretaker.lingering["p0"].cancel()
        table.caretaker.note_absence("p0")
        await settled(table)
        assert watch.entries[-1]["kind"] == "gone"
        assert not watch.newest("table")["seats"][0]["here"]


@awaited
async def test_a_page_that_is_loaded_anew_is_no_absence(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        watch = Watch(table, 0)
        await settled(table)
        watch.leave()
        Watch(table, 0)
        table.caretaker.lingering["p0"].cancel()
        table.caretaker.note_absence("p0")
        await settled(table)
        assert table.sitting.is_here("p0")


@awaited
async def test_who_was_at_a_dead_process_is_gone(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        Watch(table, 0)
        await settled(table)
        await table.do(ghosts({"one"}))
        assert table.sitting.is_here("p0")
        await table.do(ghosts({"another"}))
        assert not table.sitting.is_here("p0")


@awaited
async def test_the_seed_is_committed_to_and_told_at_the_end(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        watch = Watch(table, None)
        assert watch.newest("table")["seed"] is None
        commitment = watch.newest("table")["commitment"]
        secret, seed = table.sitting.secret, table.sitting.seed
        assert secret is not None
        assert seed is not None
        while table.sitting.state == "playing":
            assert secret not in str(watch.messages)
            assert seed not in str(watch.messages)
            await default(table, table.sitting.owing()[0])
        over = watch.entries[-1]
        assert over["kind"] == "over"
        assert over["seed"] == seed
        assert sha256(over["secret"].encode()).hexdigest() == commitment


@awaited
async def test_every_game_has_a_seed_of_its_own(file: str) -> None:
    async with hall_at(file) as hall:
        found = {(await lay(hall, 2)).sitting.seed for _ in range(5)}
        assert len(found) == 5
        assert all(seed is not None and len(seed) == 64 for seed in found)
