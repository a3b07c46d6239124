"""Small questions, to which a seat has one answer only: who is spared them, and who may notice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import sitdown
from sitdown.kernel import Luck, State
from sitdown.table import Hall, Refused, Table
from sitdown.table.plans.clock import passes_at, wakes_at
from sitdown.table.plans.talking import auto
from sitdown.table.plans.upkeep import upkeep
from sitdown.table.plans.windows import only_answer
from sitdown.table.records.applying import mark_of
from sitdown.table.records.people import Chair
from tests.asynchronous import awaited
from tests.table.people import Time, Watch, default, hall_at, lay, persons, settled

GAME = "cosanostra"


def positions() -> Iterator[State]:
    for seed in range(40):
        state, luck = sitdown.load(GAME).new(4, seed), Luck(seed)
        while state.result is None:
            yield state
            seat = state.actors[0]
            state.play(seat, state.draw(seat, luck))


@cache
def small(hushed: bool, empty: bool = True) -> tuple[State, int]:
    """A question, and a seat that has one answer only; or a window in which it has more."""
    for state in positions():
        if state.is_hushed() is hushed and state.phase not in ("deal", "plan"):
            for seat in state.actors:
                if (only_answer(state, seat) is not None) is empty:
                    return state.copy(), seat
    raise AssertionError("no such question")


def among_bots(seat: int) -> list[Chair]:
    bots = [Chair(kind="bot", name="B", bot="random") for _ in range(4)]
    return [*bots[:seat], persons(4)[seat], *bots[seat + 1 :]]


async def put(hall: Hall, state: State, chairs: list[Chair] | None = None) -> Table:
    """A table at which this is the open question."""
    table = await lay(hall, 4, GAME, chairs, state.document()["options"])
    sitting = table.sitting
    sitting.seed = "drawn"
    sitting.position = state.copy()
    sitting.open_window(hall.now(), mark_of(state), state.is_hushed())
    return table


@pytest.mark.parametrize("hushed", [True, False])
def test_one_person_among_bots_is_not_asked_what_has_one_answer(file: str, hushed: bool) -> None:
    @awaited
    async def play() -> None:
        state, seat = small(hushed)
        async with hall_at(file) as hall:
            table = await put(hall, state, among_bots(seat))
            assert wakes_at(table.sitting) == table.sitting.opened
            assert not Watch(table, seat).last["decision"]["yours"]
            await table.do(upkeep)
            assert table.sitting.answers.get(seat, 1) == 1
            assert seat not in table.sitting.owing() or table.sitting.window > 1

    play()


@pytest.mark.parametrize("hushed", [True, False])
def test_among_people_everybody_is_asked_until_he_wishes_otherwise(file: str, hushed: bool) -> None:
    @awaited
    async def play() -> None:
        state, seat = small(hushed)
        time = Time()
        async with hall_at(file, now=time) as hall:
            table = await put(hall, state)
            watch = Watch(table, seat)
            assert watch.last["decision"]["yours"]
            assert passes_at(table.sitting, seat) is None
            await table.do(auto(seat, "spare", True, state.phase))
            moment = passes_at(table.sitting, seat)
            assert moment is not None
            assert 5 <= moment - time.seconds <= 9
            assert not watch.newest("decision")["yours"]
            await table.do(upkeep)
            assert seat in table.sitting.owing()
            time.seconds = moment
            window = table.sitting.window
            await table.do(upkeep)
            assert seat not in table.sitting.owing() or table.sitting.window > window

    play()


@awaited
async def test_who_has_something_is_asked_and_his_answer_comes_no_sooner(file: str) -> None:
    state, seat = small(hushed=True, empty=False)
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await put(hall, state)
        await table.do(auto(seat, "spare", True, state.phase))
        watch = Watch(table, seat)
        assert watch.last["decision"]["yours"]
        assert passes_at(table.sitting, seat) is None
        await default(table, seat)
        moment = passes_at(table.sitting, seat)
        assert moment is not None
        assert seat in table.sitting.owing()
        time.seconds = moment
        await table.do(upkeep)
        assert seat not in table.sitting.owing()


@awaited
async def test_it_holds_for_one_kind_and_only_its_seat_knows(file: str) -> None:
    state, seat = small(hushed=True)
    async with hall_at(file) as hall:
        table = await put(hall, state)
        other = next(one for one in range(4) if one != seat)
        own, others = Watch(table, seat), Watch(table, other)
        await settled(table)
        heard = len(others.messages)
        await table.do(auto(seat, "one", True, "trap"))
        assert own.last["entries"][-1]["window"] == "trap"
        assert len(others.messages) == heard
        assert passes_at(table.sitting, seat) is None
        assert Watch(table, seat).last["small"] == ["trap"]
        assert Watch(table, other).last["small"] == []
        await table.do(auto(seat, "two", False, "trap"))
        assert Watch(table, seat).last["small"] == []


@awaited
async def test_a_kind_that_is_never_asked_is_refused(file: str) -> None:
    state, seat = small(hushed=True)
    async with hall_at(file) as hall:
        table = await put(hall, state)
        with pytest.raises(Refused, match="nothing of this kind"):
            await table.do(auto(seat, "one", True, "poker"))


@awaited
async def test_who_takes_the_chair_is_asked_again(file: str) -> None:
    state, seat = small(hushed=True)
    async with hall_at(file) as hall:
        table = await put(hall, state)
        await table.do(auto(seat, "one", True, state.phase))
        table.sitting.change_hands(seat, Chair(kind="person", person="q", name="Q"))
        assert passes_at(table.sitting, seat) is None
