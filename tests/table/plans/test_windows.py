"""Reaction windows: who has answered is nobody's business until all have."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

import sitdown
from sitdown.kernel import Document
from sitdown.table import Hall, Refused, Table
from sitdown.table.plans.acting import act
from sitdown.table.plans.clock import answers_after, passes_at
from sitdown.table.plans.talking import auto
from sitdown.table.plans.upkeep import upkeep
from sitdown.table.plans.windows import pause
from sitdown.table.records.people import Chair
from tests.asynchronous import awaited
from tests.table.people import Time, Watch, default, hall_at, lay, settled


async def talk(hall: Hall, **settings: Any) -> Table:
    """A table of gentlemen at which everybody but the dealer is asked to reply."""
    table = await lay(hall, 5, "gentlemen", **settings)
    assert table.sitting.position is not None
    await default(table, table.sitting.owing()[0])
    assert table.sitting.position.phase == "talk"
    assert table.sitting.hushed
    return table


async def reply(table: Table, seat: int, action: Document) -> None:
    await table.do(act(seat, f"reply/{seat}", action, table.sitting.token(seat)))


@awaited
async def test_an_answer_is_shown_to_its_seat_alone(file: str) -> None:
    async with hall_at(file) as hall:
        table = await talk(hall)
        asked = table.sitting.asked
        watches = {seat: Watch(table, seat) for seat in (None, *range(5))}
        await settled(table)
        before = {seat: len(watch.messages) for seat, watch in watches.items()}
        first = asked[1]
        await reply(table, first, {"do": "pass"})
        for seat, watch in watches.items():
            heard = len(watch.messages) - before[seat]
            assert heard == (1 if seat == first else 0)
        own = watches[first]
        assert own.last["view"]["actors"] == [seat for seat in asked if seat != first]
        assert not own.last["decision"]["yours"]


@awaited
async def test_who_connects_in_between_sees_no_more_than_the_others(file: str) -> None:
    async with hall_at(file) as hall:
        table = await talk(hall)
        asked = table.sitting.asked
        newcomers = {seat: Watch(table, seat) for seat in (None, *range(5))}
        await settled(table)
        await reply(table, asked[0], {"do": "pass"})
        await reply(table, asked[2], {"do": "pass"})
        for seat, before in newcomers.items():
            if seat in (asked[0], asked[2]):
                continue
            later = Watch(table, seat, since=before.last["n"])
            assert later.last["view"] == before.newest("view")
            assert later.last["n"] == before.last["n"]
            assert later.last["decision"] == before.newest("decision")
        hall.tables.clear()
        again = await hall.table(table.id)
        assert Watch(again, None).last["view"] == newcomers[None].newest("view")


@awaited
async def test_all_answers_are_told_together_in_the_order_of_the_seats(file: str) -> None:
    told = []
    for order in ([3, 1, 0, 2], [0, 1, 2, 3], [2, 3, 1, 0]):
        async with hall_at(f"{file}{order[0]}") as hall:
            table = await talk(hall)
            asked = sorted(table.sitting.asked)
            watch = Watch(table, None)
            dealer = next(seat for seat in range(5) if seat not in asked)
            for place in order:
                await reply(table, asked[place], {"do": "pass"})
            entry = watch.entries[-1]
            assert entry["kind"] == "events"
            assert entry["seat"] is None
            assert entry["by"] is None
            told.append([(event["event"], event.get("seat")) for event in entry["events"]])
            assert told[-1][0][1] != dealer
    by_rank = [[event for event, _ in one] for one in told]
    assert by_rank[0] == by_rank[1] == by_rank[2]


@awaited
async def test_a_seat_hears_of_its_own_answer_once(file: str) -> None:
    async with hall_at(file) as hall:
        table = await talk(hall)
        asked = table.sitting.asked
        watches = {seat: Watch(table, seat) for seat in asked}
        await settled(table)
        start = {seat: watch.last["n"] for seat, watch in watches.items()}
        for seat in asked:
            await reply(table, seat, {"do": "pass"})
        for seat, watch in watches.items():
            events = [
                event
                for entry in watch.entries
                if entry["n"] > start[seat] and entry["kind"] == "events"
                for event in entry["events"]
            ]
            own = [event for event in events if event.get("seat") == seat]
            assert len(own) == len({str(event) for event in own})
            assert watch.entries[-1]["n"] == table.sitting.feed.last(seat)


@awaited
async def test_in_a_vote_it_is_shown_who_is_ready(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3)
        watch = Watch(table, 2)
        await settled(table)
        await default(table, 0)
        assert watch.last["view"]["actors"] == [1, 2]
        assert watch.last["decision"]["asked"] == [0, 1, 2]
        assert not watch.last["decision"]["hushed"]


@awaited
async def test_a_seat_can_let_pass_what_it_cannot_answer_anyway(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await talk(hall)
        seat = table.sitting.asked[0]
        watch, other = Watch(table, seat), Watch(table, table.sitting.asked[1])
        await settled(table)
        heard = len(other.messages)
        await table.do(auto(seat, "a", True))
        assert watch.last["entries"][0]["kind"] == "auto"
        assert len(other.messages) == heard
        # Who comes back later is told; the others are not.
        assert [Watch(table, one).last["auto"] for one in table.sitting.asked[:2]] == [True, False]
        # Here it could ask for something, so it is asked.
        assert passes_at(table.sitting, seat) is None


def test_pauses_are_drawn_from_what_nobody_knows() -> None:
    pauses = [
        pause("seed", window, seat, "calm", True) for window in range(50) for seat in range(4)
    ]
    assert 2 <= min(pauses) < 2.2
    assert 3.8 < max(pauses) <= 4
    assert 2.8 < statistics.mean(pauses) < 3.2
    assert pause("seed", 3, 1, "calm", True) == pause("seed", 3, 1, "calm", True)
    assert pause("other", 3, 1, "calm", True) != pause("seed", 3, 1, "calm", True)


@awaited
async def test_a_pause_does_not_depend_on_the_answer(file: str) -> None:
    async with hall_at(file) as hall:
        table = await talk(hall)
        before = [answers_after(table.sitting, seat) for seat in range(5)]
        await reply(table, table.sitting.asked[0], {"do": "pass"})
        assert [answers_after(table.sitting, seat) for seat in range(5)] == before


@awaited
async def test_nothing_is_due_at_a_table_without_a_clock(file: str) -> None:
    async with hall_at(file) as hall:
        table = await talk(hall)
        number = table.sitting.number
        await table.do(upkeep)
        assert table.sitting.number == number


@pytest.mark.parametrize("game", sitdown.games())
def test_every_question_that_several_may_decline_is_hushed(game: str) -> None:
    """Games declare it; those of the house call it a pass or a keep."""
    for seed in range(3):
        known = sitdown.load(game)
        state = known.new(known.seats[-1], seed)
        for turn in range(120):
            if state.result is not None:
                break
            kinds = state.rules.decisions[state.phase].actions
            may_decline = any(kind.do in ("pass", "keep") for kind in kinds)
            assert state.is_hushed() == (len(state.actors) > 1 and may_decline)
            seat = state.actors[turn % len(state.actors)]
            legal = state.legal(seat)
            state.apply(seat, legal[(turn * 7 + seed) % len(legal)])


@awaited
async def test_the_answer_of_a_bot_is_no_action_unasked_when_it_comes_again(file: str) -> None:
    """After a failing store a bot may answer twice. Here the same action is legal afterwards."""
    async with hall_at(file) as hall:
        table = await talk(hall, chairs=[Chair(kind="bot", name="B", bot="random")] * 5)
        late = []
        for seat in table.sitting.asked:
            token = table.sitting.token(seat)
            await table.do(act(seat, "first", wish(seat, 1), token, "bot"))
            late.append(act(seat, "second", wish(seat, 2), token, "bot"))
        assert table.sitting.position is not None
        assert table.sitting.position.phase == "final"
        number = table.sitting.number
        for answer in late:
            with pytest.raises(Refused, match="the question has changed"):
                await table.do(answer)
        assert table.sitting.number == number


@awaited
async def test_a_bot_that_asks_again_after_a_failing_store_does_nothing_twice(file: str) -> None:
    """An offer leaves the question open, so that the window is the same still."""
    async with hall_at(file) as hall:
        table = await lay(hall, 3, "cosanostra", [Chair(kind="bot", name="B", bot="random")] * 3)
        while table.sitting.position is None or table.sitting.position.phase != "plan":
            await default(table, table.sitting.owing()[0])
        seat = table.sitting.owing()[0]
        token = table.sitting.token(seat)
        offers = [
            {"do": "offer", "to": (seat + 1) % 3, "give": {"cash": cash}, "take": {}}
            for cash in (1000, 2000)
        ]
        await table.do(act(seat, "once", offers[0], token, "bot"))
        number = table.sitting.number
        assert table.sitting.token(seat) == token
        await table.do(act(seat, "once", offers[1], token, "bot"))
        assert table.sitting.number == number
        hall.tables.clear()
        again = await hall.table(table.id)
        await again.do(act(seat, "once", offers[1], token, "bot"))
        assert again.sitting.number == number


def wish(seat: int, money: int) -> Document:
    shares = [money if other == seat else None for other in range(5)]
    return {"do": "ask", "money": shares, "accomplices": {}}
