"""Who lets reactions pass by himself: how long a window is open tells nothing of his hand."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

import sitdown
from sitdown.kernel import Action, Document, State
from sitdown.table import Hall, Refused, Table
from sitdown.table.plans.acting import act
from sitdown.table.plans.clock import passes_at
from sitdown.table.plans.talking import auto
from sitdown.table.plans.upkeep import upkeep
from sitdown.table.plans.windows import WAITED, drawn_from
from sitdown.table.records.acting import Acted, Meant
from sitdown.table.records.applying import mark_of
from sitdown.table.records.encoding import decode
from sitdown.wire.settings import Clock
from tests.asynchronous import awaited
from tests.table.people import Time, Watch, hall_at, lay, settled

GAMES = ["cosanostra", "wallet"]
"""Those in which a hand decides whether one can react at all."""

STEP = 0.25
LONG = 40


def has_something(state: State, seat: int) -> bool:
    return len(state.owed(seat)) > 1


def windows(game: str) -> list[tuple[State, int]]:
    """Reaction windows in which a seat may do something and may decline."""
    found = []
    known = sitdown.load(game)
    for seed in range(40):
        luck = Random(seed)
        state = known.new(luck.choice(list(known.seats)), seed)
        for _ in range(300):
            if state.result is not None:
                break
            if state.is_hushed():
                able = [seat for seat in state.actors if has_something(state, seat)]
                able = [seat for seat in able if state.declining(seat) is not None]
                found += [(state.copy(), seat) for seat in able[:1]]
            seat = luck.choice(state.actors)
            state.apply(seat, luck.choice(state.legal(seat)))
    return found


def without(state: State, seat: int, onlooker: int) -> State | None:
    """The same for who looks on, but this seat can only decline."""
    game = sitdown.load(state.document()["game"])
    for seed in range(60):
        other = game.imagine(state.view(onlooker), seed=seed)
        other.chance = state.chance.copy()
        if other.is_hushed() and not has_something(other, seat):
            return other
    return None


@cache
def twins(game: str) -> tuple[State, State, int, int]:
    """Two worlds, a seat that has something in the first only, and one that cannot tell."""
    for state, seat in windows(game):
        for onlooker in state.actors:
            other = None if onlooker == seat else without(state, seat, onlooker)
            if other is not None:
                return state, other, seat, onlooker
    raise AssertionError(f"no such window in {game}")


async def put(hall: Hall, state: State, **settings: Any) -> Table:
    """A table at which this is the open question."""
    document = state.document()
    table = await lay(hall, state.seats, document["game"], options=document["options"], **settings)
    sitting = table.sitting
    sitting.seed = "the same in both worlds"
    sitting.position = state.copy()
    sitting.open_window(hall.now(), mark_of(state), state.is_hushed())
    return table


class World:
    """A table at which a seat lets reactions pass, and all that an onlooker hears, and when."""

    def __init__(self, table: Table, time: Time, seat: int, onlooker: int) -> None:
        self.table = table
        self.time = time
        self.seat = seat
        self.begun = time.seconds
        self.heard: list[tuple[float, Document]] = []
        self.watch = Watch(table, onlooker, on_tell=self.hear)
        self.own = Watch(table, seat)

    def hear(self) -> None:
        message = dict(self.watch.messages[-1] if hasattr(self, "watch") else {})
        self.heard.append((self.time.seconds - self.begun, message))

    def moments(self) -> list[float]:
        return [moment for moment, _ in self.heard]

    async def answer(self, seat: int, action: Action, id: str = "own") -> int:
        token = self.table.sitting.token(seat)
        return await self.table.do(act(seat, f"{id}/{seat}", action, token))

    async def play(self, acts: dict[float, Action]) -> None:
        """The others decline after a second; this seat acts as it likes; then time goes by."""
        sitting = self.table.sitting
        window = sitting.window
        for step in range(LONG):
            elapsed = step * STEP
            self.time.seconds = self.begun + elapsed
            if elapsed == 1:
                for seat in [one for one in sitting.owing() if one != self.seat]:
                    await self.decline(seat)
            if elapsed in acts and sitting.window == window:
                await self.answer(self.seat, acts[elapsed])
            number = -1
            while sitting.number != number and sitting.window == window:
                number = sitting.number
                await self.table.do(upkeep)

    async def decline(self, seat: int) -> None:
        position = self.table.sitting.position
        assert position is not None
        chosen = position.declining(seat) or position.owed(seat)[0]
        await self.answer(seat, chosen, "declined")


async def world(
    hall: Hall, time: Time, state: State, seat: int, onlooker: int, **settings: Any
) -> World:
    table = await put(hall, state, **settings)
    made = World(table, time, seat, onlooker)
    await settled(table)
    await table.do(auto(seat, "auto", True))
    made.heard.clear()
    return made


@pytest.mark.parametrize("acts_at", [None, 0.25, 1.0, 3.0], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_length_of_a_window_does_not_depend_on_the_hand(
    file: str, game: str, acts_at: float | None
) -> None:
    @awaited
    async def compare() -> None:
        rich, poor, seat, onlooker = twins(game)
        time = Time()
        async with hall_at(file, now=time) as hall:
            one = await world(hall, time, rich, seat, onlooker)
            chosen = next(a for a in rich.owed(seat) if a != rich.declining(seat))
            await one.play({} if acts_at is None else {acts_at: chosen})
            time.seconds = one.begun
            two = await world(hall, time, poor, seat, onlooker)
            await two.play({})
            closed = passes_at_of(two)
            assert one.moments() == two.moments()
            assert len(one.heard) > 0
            before = [message for moment, message in one.heard if moment < closed]
            same = [message for moment, message in two.heard if moment < closed]
            assert before == same
            assert one.table.sitting.window == two.table.sitting.window == 3
            assert 5 <= closed <= 9

    compare()


def passes_at_of(played: World) -> float:
    """When the window of this world was closed."""
    return played.table.sitting.opened - played.begun


@awaited
async def test_an_answer_given_sooner_is_kept_and_acknowledged(file: str) -> None:
    rich, _, seat, onlooker = twins("cosanostra")
    time = Time()
    async with hall_at(file, now=time) as hall:
        one = await world(hall, time, rich, seat, onlooker)
        sitting = one.table.sitting
        moment = passes_at(sitting, seat)
        assert moment is not None
        assert one.own.newest("decision")["passes_at"] == moment
        chosen = next(a for a in rich.owed(seat) if a != rich.declining(seat))
        n = await one.answer(seat, chosen)
        sitting = one.table.sitting
        assert n == sitting.feed.last(seat)
        assert await one.answer(seat, chosen) == n
        # It looks to its own seat as every answer in such a window does, and to others as none.
        assert not one.own.newest("decision")["yours"]
        assert seat not in one.own.newest("view")["actors"]
        assert one.heard == []
        assert sitting.position is not None
        assert seat in sitting.position.actors
        sitting.change_chair(seat, stand_in="cautious")
        with pytest.raises(Refused, match="answered already"):
            await one.table.do(act(seat, "x", chosen, sitting.token(seat), "stand-in"))
        sitting.change_chair(seat, stand_in=None)
        time.seconds = moment
        await one.table.do(upkeep)
        lines = [decode(line) for line in await hall.store.read(one.table.id)]
        given = next(record for record in lines if isinstance(record, Acted))
        assert any(isinstance(record, Meant) for record in lines)
        assert (given.seat, given.by, given.act) == (seat, "person", chosen.document())
        assert given.at == moment
        assert not one.table.sitting.meant


@awaited
async def test_who_wants_to_think_longer_says_so(file: str) -> None:
    rich, _, seat, onlooker = twins("cosanostra")
    time = Time()
    async with hall_at(file, now=time) as hall:
        one = await world(hall, time, rich, seat, onlooker)
        await one.table.do(auto(seat, "off", False))
        assert passes_at(one.table.sitting, seat) is None
        assert one.own.newest("decision")["passes_at"] is None
        time.seconds += 100
        await one.table.do(upkeep)
        assert seat in one.table.sitting.owing()


@awaited
async def test_one_kind_of_reaction_passes_alone(file: str) -> None:
    rich, _, seat, onlooker = twins("cosanostra")
    other = next(phase for phase in rich.rules.decisions if phase != rich.phase)
    time = Time()
    async with hall_at(file, now=time) as hall:
        one = await world(hall, time, rich, seat, onlooker)
        await one.table.do(auto(seat, "off", False))
        await one.table.do(auto(seat, "another", True, other, choices=True))
        assert passes_at(one.table.sitting, seat) is None
        await one.table.do(auto(seat, "this", True, rich.phase, choices=True))
        assert passes_at(one.table.sitting, seat) is not None
        assert Watch(one.table, seat).last["waived"] == sorted([other, rich.phase])
        assert Watch(one.table, onlooker).last["waived"] == []
        await one.table.do(auto(seat, "asked again", False, rich.phase, choices=True))
        assert passes_at(one.table.sitting, seat) is None


@awaited
async def test_what_was_meant_is_done_though_one_wants_to_be_asked_again(file: str) -> None:
    rich, _, seat, onlooker = twins("wallet")
    time = Time()
    async with hall_at(file, now=time) as hall:
        one = await world(hall, time, rich, seat, onlooker)
        chosen = next(a for a in rich.owed(seat) if a != rich.declining(seat))
        await one.answer(seat, chosen)
        await one.table.do(auto(seat, "off", False))
        time.seconds += 20
        await one.table.do(upkeep)
        assert not one.table.sitting.meant
        assert one.table.sitting.answers.get(seat) == 1 or one.table.sitting.window == 2


@awaited
async def test_what_was_meant_outlives_a_restart(file: str) -> None:
    time = Time()
    async with hall_at(file, now=time) as hall:
        table = await lay(hall, 3, "cosanostra")
        assert table.sitting.hushed
        await table.do(auto(0, "auto", True))
        await table.do(act(0, "own", {"do": "keep"}, table.sitting.token(0)))
        moment = passes_at(table.sitting, 0)
        assert moment is not None
        assert await hall.store.due(moment, 10) == [table.id]
        hall.tables.clear()
        again = await hall.table(table.id)
        assert not Watch(again, 0).last["decision"]["yours"]
        assert Watch(again, 1).last["view"]["actors"] == [0, 1, 2]
        await settled(again)
        time.seconds = moment
        await again.do(upkeep)
        assert again.sitting.owing() == (1, 2)
        assert [acted.by for acted in again.sitting.held] == ["person"]


@awaited
async def test_who_switches_it_on_late_still_has_time(file: str) -> None:
    rich, _, seat, onlooker = twins("cosanostra")
    time = Time()
    async with hall_at(file, now=time) as hall:
        one = await world(hall, time, rich, seat, onlooker)
        await one.table.do(auto(seat, "off", False))
        time.seconds += 100
        await one.table.do(auto(seat, "on again", True))
        moment = passes_at(one.table.sitting, seat)
        assert moment is not None
        assert 5 <= moment - time.seconds <= 9


@awaited
async def test_nobody_waits_longer_than_the_clock(file: str) -> None:
    rich, _, seat, onlooker = twins("cosanostra")
    time = Time()
    clock = Clock(decision=10, trading=10, reaction=1)
    async with hall_at(file, now=time) as hall:
        one = await world(hall, time, rich, seat, onlooker, clock=clock)
        one.table.sitting.due = dict.fromkeys(rich.actors, time.seconds + 1)
        assert passes_at(one.table.sitting, seat) == time.seconds + 1


def test_the_moment_is_drawn_from_what_nobody_knows() -> None:
    drawn = [drawn_from(WAITED["calm"], "seed", window, 1) for window in range(300)]
    assert 5 <= min(drawn) < 5.2
    assert 8.8 < max(drawn) <= 9
    assert drawn_from(WAITED["calm"], "other", 0, 1) != drawn[0]
