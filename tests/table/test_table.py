"""A running table: check, store, acknowledge, tell; and nothing is done twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from inspect import CORO_CLOSED, getcoroutinestate
from random import Random
from typing import Any, get_args

import pytest

import sitdown
from sitdown.kernel import Action, Decision, Document, Event, State
from sitdown.store.protocol import Store
from sitdown.table import Hall, Refused, Table, plans
from sitdown.table.plans.acting import act
from sitdown.table.plans.deed import Deed, Outcome, Plan
from sitdown.table.plans.leaving import presence
from sitdown.table.plans.talking import auto, judge, promise, say
from sitdown.table.records.acting import Acted
from sitdown.table.records.encoding import AnyRecord, decode
from sitdown.table.records.events import StoredEvent, Viewpoint, store_event
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import Sitting
from sitdown.table.records.talking import verdict
from sitdown.table.running.hall import damaged
from sitdown.table.running.loading import load
from sitdown.table.telling.patches import Pieces
from sitdown.wire.log import Promise
from tests.asynchronous import awaited

from .people import Watch, choose, default, fragile_hall, hall_at, lay, settled


async def play_on(table: Table, luck: Random, most: int) -> None:
    """So many actions, each at random."""
    for _ in range(most):
        owing = table.sitting.owing()
        if not owing:
            return
        await choose(table, luck.choice(owing), luck.randrange(10**6))


def viewpoints(table: Table) -> list[Viewpoint]:
    return [None, *range(table.sitting.players)]


# The order of things.


@awaited
async def test_an_action_is_stored_then_acknowledged_then_told(file: str) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall)
        Watch(table, 1, on_tell=lambda: store.diary.append("told"))
        await settled(table)
        store.diary.clear()
        done = asyncio.Event()

        def answered(outcome: Outcome) -> None:
            store.diary.append("acknowledged")
            done.set()

        position = table.sitting.position
        assert position is not None
        table.submit(act(0, "x", position.legal(0)[0], table.sitting.token(0)), answered)
        await done.wait()
        assert store.diary == ["stored", "acknowledged", "told"]


@awaited
async def test_a_refused_action_changes_nothing_and_is_told_to_nobody(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        watch = Watch(table, 1)
        await settled(table)
        assert table.sitting.position is not None
        before = (table.sitting.number, table.sitting.position.document(), len(watch.messages))
        for action in ({"do": "place", "card": "bnak", "stack": 0}, {"do": "fly"}, {}, "x", None):
            with pytest.raises(Refused) as refusal:
                await table.do(act(0, "x", action, table.sitting.token(0)))
            assert refusal.value.code == "illegal"
        after = (table.sitting.number, table.sitting.position.document(), len(watch.messages))
        assert before == after


@awaited
async def test_a_store_that_fails_leaves_the_table_as_it_was(file: str) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall)
        watch = Watch(table, 0)
        await settled(table)
        told = len(watch.messages)
        store.fails_before = True
        with pytest.raises(Refused) as refusal:
            await default(table, 0, "mine")
        assert refusal.value.code == "fault"
        assert len(watch.messages) == told
        assert await default(table, 0, "mine") == watch.last["n"]


class Glance:
    """Somebody who looks for a moment, and of whom the table takes no note."""

    sketches = False
    patches = False
    seen: Pieces | None = None

    def __init__(self, viewpoint: Viewpoint) -> None:
        self.viewpoint = viewpoint
        self.person = None if viewpoint is None else f"p{viewpoint}"

    def tell(self, message: bytes) -> None:
        raise AssertionError("only who stays is told anything")

    def dismiss(self, code: str, message: str, **further: Any) -> None:
        raise AssertionError("nobody is sent away")


def shown(table: Table) -> list[bytes]:
    """All that a table shows to anybody, now."""
    tidings = table.audience.tidings()
    return [tidings.hello(Glance(viewpoint), 0) for viewpoint in viewpoints(table)]


def first_answer(sitting: Sitting, now: float) -> Deed:
    """Whoever is asked first answers."""
    assert sitting.position is not None
    seat = sitting.owing()[0]
    return act(seat, "x", sitting.position.legal(seat)[0], sitting.token(seat))(sitting, now)


@pytest.mark.parametrize(
    "plan",
    [
        auto(0, "x", True),
        say(0, "x", "good evening"),
        promise(0, "x", 1, "never again", None),
        judge(0, "x", 1, True),
        plans.leave("p0", "cautious"),
        plans.stand_in("p0", 0, True, "cautious"),
        plans.move(1, 0, "p9"),
        presence("p0", "two", True),
        presence("p1", "one", False),
        first_answer,
    ],
)
@awaited
async def test_what_was_not_stored_has_not_happened(file: str, plan: Plan) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall, game="wallet", players=3)
        await table.do(promise(1, "y", 0, "I am with you", None))
        await table.do(presence("p1", "one", True))
        before = shown(table)
        store.fails_before = True
        with pytest.raises(Refused):
            await table.do(plan)
        assert shown(table) == before
        await table.do(plan)
        assert shown(table) != before


@awaited
async def test_a_record_is_taken_once_where_it_is_written(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, game="wallet", players=3)
        taken = counted(monkeypatch)
        before = table.sitting.number
        await table.do(auto(0, "y", True))
        await table.do(first_answer)
        assert [taken[n] for n in range(before + 1, table.sitting.number + 1)] == [1, 1]


def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """How often a record is taken from now on, by its number, whatever sitting takes it."""
    taken: Counter[int] = Counter()

    def count_those_of(kind: type[TableRecord]) -> None:
        take = kind.take

        def count(record: TableRecord, sitting: Sitting) -> None:
            take(record, sitting)
            taken[sitting.number] += 1

        monkeypatch.setattr(kind, "take", count)

    for kind in get_args(AnyRecord):
        count_those_of(kind)
    return taken


@awaited
async def test_while_the_store_is_away_everybody_is_told_so_and_afterwards_all_goes_on(
    file: str,
) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall)
        store.is_away = True
        outcomes = await asyncio.gather(
            *[default(table, seat) for seat in (0, 1)], return_exceptions=True
        )
        assert [getattr(outcome, "code", None) for outcome in outcomes] == ["fault", "fault"]
        store.is_away = False
        await asyncio.gather(default(table, 0, "again"), default(table, 1, "again"))
        assert table.sitting.window == 2


@awaited
async def test_what_was_stored_though_nobody_heard_of_it_is_done_once(file: str) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall)
        position = table.sitting.position
        assert position is not None
        plan = act(0, "mine", position.legal(0)[0], table.sitting.token(0))
        store.fails_after = True
        with pytest.raises(Refused):
            await table.do(plan)
        n = await table.do(plan)
        assert n == table.sitting.feed.last(0)
        assert table.sitting.owing() == (1,)
        records = [decode(line) for line in await store.read(table.id)]
        assert sum(getattr(record, "id", None) == "mine" for record in records) == 1


@awaited
async def test_the_same_id_is_acknowledged_again_and_not_done_twice(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall)
        position = table.sitting.position
        assert position is not None
        plan = act(0, "mine", position.legal(0)[0], table.sitting.token(0))
        first = await table.do(plan)
        number = table.sitting.number
        assert await table.do(plan) == first
        words = say(1, "words", "good evening")
        assert await table.do(words) == await table.do(words)
        assert table.sitting.number == number + 1
        hall.tables.clear()
        assert await (await hall.table(table.id)).do(plan) == first


@awaited
async def test_a_request_is_remembered_for_who_made_it(place: str) -> None:
    """Who comes to a seat later has ids of his own; who comes back is known."""
    async with hall_at(place) as hall:
        table = await lay(hall, 2)
        first = await table.do(say(1, "c/1", "hm"))
        await table.do(plans.leave("p1", "cautious"))
        await table.do(plans.join("p9", "P9"))
        await table.do(plans.admit("p0", 1, True))
        theirs = await table.do(say(1, "c/1", "good evening"))
        assert theirs > first
        await table.do(plans.leave("p9", "cautious"))
        await table.do(plans.join("p1", "P1"))
        number = table.sitting.number
        assert await table.do(say(1, "c/1", "hm")) == first
        assert table.sitting.number == number
        del hall.tables[table.id]
        again = await hall.table(table.id)
        assert await again.do(say(1, "c/1", "hm")) == first


@awaited
async def test_a_request_that_another_device_sends_again_is_done_once(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 2)
        first = await table.do(say(1, "c/1", "hm"))
        await table.do(plans.move(1, 0, "phone"))
        await table.do(plans.move(1, 1, "tablet"))
        number = table.sitting.number
        assert await table.do(say(1, "c/1", "hm")) == first
        assert table.sitting.number == number
        del hall.tables[table.id]
        again = await hall.table(table.id)
        assert await again.do(say(1, "c/1", "hm")) == first


@awaited
async def test_only_the_latest_request_of_a_program_is_kept_in_mind(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        await table.do(plans.stand_in("p0", 0, True, "cautious"))
        assert table.sitting.position is not None
        for id in ("stand-in/x", "stand-in/y"):
            while 0 not in table.sitting.owing():
                await default(table, 1)
            action = table.sitting.position.default(0)
            await table.do(act(0, id, action, table.sitting.token(0), "stand-in"))
        assert table.sitting.remembered(0, "stand-in/x") is None
        assert table.sitting.remembered(0, "stand-in/y") is not None


@awaited
async def test_a_bot_answers_for_nobody_who_plays_himself(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 2)
        await table.do(plans.stand_in("p0", 0, True, "cautious"))
        assert table.sitting.position is not None
        late = act(0, "x", table.sitting.position.default(0), table.sitting.token(0), by="stand-in")
        await table.do(plans.stand_in("p0", 0, False, "cautious"))
        with pytest.raises(Refused) as refusal:
            await table.do(late)
        assert refusal.value.code == "not-yours"


@awaited
async def test_an_answer_to_another_question_is_stale(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        old = table.sitting.token(0)
        await default(table, 0)
        await default(table, 1)
        seat = table.sitting.owing()[0]
        assert table.sitting.position is not None
        action = table.sitting.position.legal(seat)[0]
        for window in (old, None, "7.7", ""):
            with pytest.raises(Refused) as refusal:
                await table.do(act(seat, "x", action, window))
            assert refusal.value.code == "stale"


@awaited
async def test_answers_at_the_same_time_are_all_taken(place: str) -> None:
    async with hall_at(place) as hall:
        table = await lay(hall, 5)
        tokens = [table.sitting.token(seat) for seat in range(5)]
        position = table.sitting.position
        assert position is not None
        plans = [act(seat, "mine", position.legal(seat)[seat], tokens[seat]) for seat in range(5)]
        await asyncio.gather(*[table.do(plan) for plan in plans])
        assert table.sitting.window == 2
        assert len(table.sitting.owing()) == 1


@awaited
async def test_rules_that_break_harm_nothing(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        position = table.sitting.position
        assert position is not None

        question = position.rules.decisions["place"]

        class Breaking(Decision[State, Action]):
            """The same question, with a fault in its rule."""

            phase = question.phase
            actions = question.actions
            several = question.several

            def legal(self, state: State, seat: int) -> list[Action]:
                legal: list[Action] = question.legal(state, seat)
                return legal

            def seal(self, state: State, seat: int, action: Action) -> bool:
                raise ZeroDivisionError

        monkeypatch.setitem(position.rules.decisions, "place", Breaking())
        with pytest.raises(Refused) as refusal:
            await default(table, 0)
        assert refusal.value.code == "fault"
        monkeypatch.undo()
        await default(table, 0, "again")
        assert table.sitting.owing() == (1,)


# Numbers.


@awaited
@pytest.mark.parametrize("game", sitdown.games())
async def test_what_each_viewpoint_was_told_comes_back_the_same(file: str, game: str) -> None:
    luck = Random(game)
    async with hall_at(file) as hall:
        players = sitdown.load(game).seats[0]
        table = await lay(hall, players, game, whispers=True)
        watches = {viewpoint: Watch(table, viewpoint) for viewpoint in viewpoints(table)}
        await settled(table)
        for turn in range(60):
            await play_on(table, luck, 1)
            if turn % 20 == 0 and table.sitting.state == "playing":
                await table.do(say(0, f"w{turn}", "psst", to=1))
        for viewpoint, watch in watches.items():
            numbers = [entry["n"] for entry in watch.entries]
            assert numbers == list(range(1, len(numbers) + 1))
            assert watch.entries == jsonable(table.sitting.feed.read(viewpoint, 0))
        hall.tables.clear()
        again = await hall.table(table.id)
        assert again is not table
        for viewpoint, watch in watches.items():
            assert jsonable(again.sitting.feed.read(viewpoint, 0)) == watch.entries
            newcomer = Watch(again, viewpoint)
            assert newcomer.last["view"] == watch.newest("view")
            if table.sitting.state == "playing":
                assert newcomer.last["decision"] == watch.newest("decision")


def jsonable(entries: object) -> object:
    return json.loads(json.dumps(entries))


@awaited
async def test_who_comes_back_gets_what_was_missed(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        watch = Watch(table, 0)
        await settled(table)
        seen = watch.last["n"]
        watch.leave()
        await play_on(table, Random(1), 6)
        again = Watch(table, 0, since=seen)
        numbers = [entry["n"] for entry in again.messages[0]["entries"]]
        assert numbers == list(range(seen + 1, again.messages[0]["n"] + 1))
        assert again.messages[0]["first"] == seen + 1
        ahead = Watch(table, 0, since=10**6)
        assert ahead.messages[0]["entries"] == []


@awaited
async def test_two_processes_tell_the_same_under_the_same_numbers(database: str) -> None:
    async with (
        hall_at(database, process="one", shared=True) as one,
        hall_at(database, process="two", shared=True) as two,
    ):
        here = await lay(one, 3)
        there = await two.table(here.id)
        near, far = Watch(here, None), Watch(there, None)
        luck = Random(3)
        for turn in range(12):
            table = (here, there)[turn % 2]
            await catch_up(table, here, there)
            await play_on(table, luck, 1)
        await catch_up(here, here, there)
        await catch_up(there, here, there)
        assert near.entries == far.entries
        assert near.newest("view") == far.newest("view")


async def catch_up(table: Table, *tables: Table) -> None:
    """Until a table knows what the others know."""
    newest = max(one.sitting.number for one in tables)
    while table.sitting.number < newest or table.working is not None:
        await asyncio.sleep(0.005)


@awaited
async def test_a_process_that_is_behind_looks_before_it_refuses(database: str) -> None:
    async with (
        hall_at(database, process="one", shared=True) as one,
        hall_at(database, process="two", shared=True) as two,
    ):
        here = await lay(one, 2)
        there = await two.table(here.id)
        two.store.listen(lambda table, number: None)
        await default(here, 0)
        await default(here, 1)
        assert there.sitting.window == 1
        assert here.sitting.position is not None
        seat = here.sitting.owing()[0]
        action = here.sitting.position.legal(seat)[0]
        await there.do(act(seat, "x", action, here.sitting.token(seat)))
        assert there.sitting.window == 3
        again = Watch(there, 1 - seat, since=there.sitting.feed.last(1 - seat))
        assert again.last["entries"] == []


@awaited
async def test_a_process_that_is_behind_looks_before_it_lets_somebody_read(database: str) -> None:
    async with (
        hall_at(database, process="one", shared=True) as one,
        hall_at(database, process="two", shared=True) as two,
    ):
        here = await lay(one, 2)
        there = await two.table(here.id)
        await settled(there)
        two.store.listen(lambda table, number: None)
        seen = Watch(there, 1)
        await settled(there)
        await here.catch_up_now()
        await here.do(plans.leave("p1", "cautious"))
        assert there.sitting.seats_of("p1") == [1]
        await there.catch_up_now()
        assert there.sitting.seats_of("p1") == []
        assert seen.dismissed == "not-yours"
        called: list[Table] = []
        two.on_table_changed = called.append
        there.caretaker.driven_until = two.now() + 60
        await there.catch_up_now()
        assert called == []


@awaited
async def test_who_cannot_be_told_the_newest_is_told_nothing(file: str) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall, 2)
        hall.shared = True
        store.is_away = True
        with pytest.raises(Refused) as refusal:
            await table.catch_up_now()
        assert refusal.value.code == "fault"
        store.is_away = False


@awaited
async def test_what_is_written_while_a_process_reads_is_not_missed(file: str) -> None:
    async with fragile_hall(file) as (one, store):
        two = Hall(store, one.runtime, process="two", now=one.now, shared=True)
        here = await lay(one, 2)
        there = await two.table(here.id)
        await settled(there)
        await default(here, 0)

        async def another_answer() -> None:
            await default(here, 1)
            two.noticed(here.id, here.sitting.number)

        store.meanwhile = another_answer
        two.noticed(here.id, here.sitting.number)
        await catch_up(there, here, there)
        assert there.sitting.window == 2


@awaited
async def test_who_has_heard_more_elsewhere_is_told_the_rest_at_once(database: str) -> None:
    async with (
        hall_at(database, process="one", shared=True) as one,
        hall_at(database, process="two", shared=True) as two,
    ):
        here = await lay(one, 2)
        there = await two.table(here.id)
        two.store.listen(lambda table, number: None)
        await default(here, 0)
        Watch(there, 0, since=here.sitting.feed.last(0))
        await catch_up(there, here, there)
        assert there.sitting.owing() == (1,)


@awaited
async def test_two_processes_that_answer_at_once_both_come_through(database: str) -> None:
    async with (
        hall_at(database, process="one", shared=True) as one,
        hall_at(database, process="two", shared=True) as two,
    ):
        here = await lay(one, 5)
        there = await two.table(here.id)
        halves = [(here, 0), (there, 1), (here, 2), (there, 3), (here, 4)]
        await asyncio.gather(*[default(table, seat) for table, seat in halves])
        await catch_up(here, here, there)
        await catch_up(there, here, there)
        assert here.sitting.window == there.sitting.window == 2
        assert here.sitting.position == there.sitting.position


# Memory.


@awaited
async def test_an_idle_table_leaves_memory_and_comes_back(file: str) -> None:
    async with hall_at(file, idle=60.0) as hall:
        table = await lay(hall)
        watch = Watch(table, 0)
        await play_on(table, Random(2), 4)
        await forward(hall, 100)
        hall.rounds.evict_idle()
        assert table.id in hall.tables
        watch.leave()
        table.caretaker.lingering["p0"].cancel()
        table.caretaker.note_absence("p0")
        await settled(table)
        await forward(hall, 100)
        hall.rounds.evict_idle()
        assert table.id not in hall.tables
        again = await hall.table(table.id)
        assert again.sitting.position == table.sitting.position


@awaited
async def test_who_does_not_come_back_to_a_table_that_is_read_again_is_gone(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitdown.table.running.scheduler.RECONNECT_SECONDS", 0.0)
    async with hall_at(file) as hall:
        table = await lay(hall)
        watches = [Watch(table, 0), Watch(table, 1)]
        await settled(table)
        hall.drop(table, damaged())
        for watch in watches:
            watch.leave()
        again = await hall.table(table.id)
        assert Watch(again, 0).dismissed is None
        while again.sitting.is_here("p1"):
            await asyncio.sleep(0)
        await settled(again)
        assert again.sitting.is_here("p0")


@awaited
async def test_who_leaves_while_the_store_fails_is_gone(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That he came was written after all; that he has gone was not."""
    monkeypatch.setattr("sitdown.table.running.scheduler.RECONNECT_SECONDS", 0.0)
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall)
        await table.do(presence("p1", hall.process, False))
        store.fails_after = True
        watch = Watch(table, 1)
        while table.store_down_since is None:
            await asyncio.sleep(0)
        watch.leave()
        assert not table.sitting.is_here("p1")
        while not table.sitting.is_here("p1"):
            await asyncio.sleep(0)
        while table.sitting.is_here("p1"):
            await asyncio.sleep(0)


async def forward(hall: Hall, seconds: float) -> None:
    clock = hall.now
    assert hasattr(clock, "seconds")
    clock.seconds += seconds


@awaited
async def test_a_snapshot_and_the_records_after_it_give_the_whole(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sitdown.table.running.scheduler.RECORDS_PER_SNAPSHOT", 25)
    async with hall_at(file) as hall:
        table = await lay(hall, 5)
        await play_on(table, Random(5), 30)
        await asyncio.gather(*hall.tasks)
        snapshot = await hall.store.snapshot(table.id)
        assert snapshot is not None
        assert 0 < snapshot.number < table.sitting.number
        loaded = await load(hall.store, table.id)
        assert loaded.snapshot == snapshot.number
        assert loaded.sitting.position == table.sitting.position
        assert loaded.sitting.token(0) == table.sitting.token(0)


@awaited
async def test_a_table_of_other_rules_is_shown_and_not_played(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        watch = Watch(table, 0)
        await play_on(table, Random(5), 4)
        table.caretaker.save_snapshot()
        await asyncio.gather(*hall.tasks)
        hall.tables.clear()
        for place in ("running.loading", "running.hall", "plans.beginning"):
            monkeypatch.setattr(f"sitdown.table.{place}.fingerprint", lambda game: "newer")
        shelved = await hall.table(table.id)
        assert shelved.sitting.state == "shelved"
        newcomer = Watch(shelved, 0)
        assert newcomer.last["view"] == watch.newest("view")
        assert newcomer.last["table"]["state"] == "shelved"
        assert newcomer.entries[-1] == watch.entries[-1]
        with pytest.raises(Refused) as refusal:
            await shelved.do(act(0, "x", {"do": "place"}, "1.0"))
        assert refusal.value.code == "other-rules"


@awaited
async def test_a_table_goes_on_under_newer_rules_only_if_its_log_comes_out_the_same(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(file, adopt=True) as hall:
        table = await lay(hall)
        await play_on(table, Random(5), 4)
        hall.tables.clear()
        for place in ("running.loading", "running.hall", "plans.beginning"):
            monkeypatch.setattr(f"sitdown.table.{place}.fingerprint", lambda game: "newer")
        adopted = await hall.table(table.id)
        await settled(adopted)
        assert adopted.sitting.state == "playing"
        assert adopted.sitting.feed.read(None, 0)[-1]["kind"] == "rules"
        await play_on(adopted, Random(6), 1)
        hall.tables.clear()
        assert (await hall.table(table.id)).sitting.state == "playing"

        other = await lay(hall)
        await play_on(other, Random(5), 4)
        hall.tables.clear()
        for place in ("running.loading", "running.hall", "plans.beginning"):
            monkeypatch.setattr(f"sitdown.table.{place}.fingerprint", lambda game: "newest")
        monkeypatch.setattr(
            "sitdown.table.records.applying.store_event", lambda event: "something else"
        )
        assert (await hall.table(other.id)).sitting.state == "shelved"


# Talk.


@awaited
async def test_a_whisper_is_heard_by_two_and_leaves_no_gap_for_the_others(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3, whispers=True)
        watches = [Watch(table, viewpoint) for viewpoint in (0, 1, 2, None)]
        await settled(table)
        before = [len(watch.messages) for watch in watches]
        await table.do(say(0, "a", "psst", to=1))
        assert [len(watch.messages) for watch in watches] == [
            before[0] + 1,
            before[1] + 1,
            before[2],
            before[3],
        ]
        await table.do(say(0, "b", "good evening"))
        for watch in watches:
            numbers = [entry["n"] for entry in watch.entries]
            assert numbers == list(range(1, len(numbers) + 1))
        assert "psst" not in str(watches[2].messages) + str(watches[3].messages)


@awaited
async def test_no_whispers_where_the_table_does_not_allow_them(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3)
        for to, code in ((1, "illegal"), (0, "bad-request"), (7, "bad-request")):
            with pytest.raises(Refused) as refusal:
                await table.do(say(0, "a", "psst", to=to))
            assert refusal.value.code == code


@awaited
async def test_a_promise_stays_on_the_table_and_its_addressee_judges_it(file: str) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, 3)
        watch = Watch(table, None)
        await table.do(promise(0, "a", 2, "I leave you alone", None))
        assert watch.last["entries"][0]["promise"]["state"] == "standing"
        assert watch.last["table"]["promises"][0]["text"] == "I leave you alone"
        for seat in (0, 1):
            with pytest.raises(Refused) as refusal:
                await table.do(judge(seat, "b", 1, True))
            assert refusal.value.code == "not-yours"
        with pytest.raises(Refused):
            await table.do(judge(2, "b", 2, True))
        await table.do(judge(2, "b", 1, True))
        await table.do(judge(2, "c", 1, False))
        told = [entry["promise"]["state"] for entry in watch.entries if entry["kind"] == "judged"]
        assert told == ["kept", "broken"]
        hall.tables.clear()
        again = await hall.table(table.id)
        assert again.sitting.promises[0].state == "broken"


@pytest.mark.parametrize(
    ("pledge", "state"),
    [
        ({"never": {"event": "turn", "seat": 0}}, "broken"),
        ({"will": {"event": "turn", "seat": 0}}, "kept"),
        ({"will": {"event": "turn", "seat": 0}, "by": ["place"]}, "standing"),
        ({"never": {"event": "raided", "seat": 0, "target": 1}}, "standing"),
        ({"will": {"event": "sealed", "seat": 1, "card": "bank"}}, "standing"),
    ],
)
@awaited
async def test_what_the_record_can_decide_of_a_promise_it_decides(
    file: str, pledge: Document, state: str
) -> None:
    """By what everybody is told: a card that is chosen closed is no matter for it."""
    async with hall_at(file) as hall:
        table = await lay(hall, 2, options={"first": 0})
        await table.do(promise(0, "a", 1, "no turns", pledge))
        for seat in (0, 1):
            assert table.sitting.promises[0].state == "standing"
            place = {"do": "place", "card": "bank", "stack": 0}
            await table.do(act(seat, f"p{seat}", place, table.sitting.token(seat)))
        assert table.sitting.promises[0].state == state
        if state != "standing":
            with pytest.raises(Refused, match="the record has decided"):
                await table.do(judge(1, "b", 1, state != "kept"))
        hall.tables.clear()
        again = await hall.table(table.id)
        assert again.sitting.promises == table.sitting.promises


def test_at_the_end_what_was_never_done_is_kept_and_what_is_missing_is_broken() -> None:
    def given(pledge: Document) -> Promise:
        return Promise(1, 0, 1, "x", pledge, 5.0)

    assert verdict(given({"never": {"event": "raided"}}), [], is_over=True) is True
    assert verdict(given({"will": {"event": "paid"}}), [], is_over=True) is False
    assert verdict(given({"will": {"event": "paid"}}), [], is_over=False) is None
    assert verdict(Promise(1, 0, 1, "x", None, 5.0), [], is_over=True) is None


def test_a_payment_is_kept_only_by_what_is_given_freely() -> None:
    """A theft tells the same event, and is no payment."""
    given = {"event": "paid", "from": 0, "to": 1}
    word = Promise(1, 0, 1, "I pay", {"will": given, "by": ["pay", "accept"]}, 5.0)
    told = [{**given, "amount": 3000}]
    assert verdict(word, told, is_over=False, do="stand") is None
    assert verdict(word, told, is_over=False, do="pay") is True
    assert verdict(word, [{"event": "accepted"}, *told], is_over=False, do="accept") is True
    assert verdict(word, told, is_over=True, do="stand") is False


@pytest.mark.parametrize(
    ("event", "kept"),
    [
        ({"event": "killed", "seat": 1, "gangster": "big-joey", "by": 0}, False),
        ({"event": "robbery", "seat": 0, "victim": 1}, False),
        ({"event": "robbery", "seat": 2, "victim": 1}, None),
    ],
)
def test_a_word_may_name_several_things(event: Document, kept: bool | None) -> None:
    attacks = [
        {"event": "killed", "seat": 1, "by": 0},
        {"event": "robbery", "seat": 0, "victim": 1},
    ]
    word = Promise(1, 0, 1, "I leave you alone", {"never": attacks}, 5.0)
    assert verdict(word, [event], is_over=False) is kept


# Coming back.


@pytest.mark.parametrize("snapshots", [True, False])
@pytest.mark.parametrize("delay", [0, 60])
@awaited
async def test_a_table_that_comes_back_takes_each_record_once(
    file: str, monkeypatch: pytest.MonkeyPatch, delay: int, snapshots: bool
) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall, delay=delay)
        await play_on(table, Random(1), 10)
        if snapshots:
            table.caretaker.save_snapshot()
            await asyncio.gather(*hall.tasks)
        hall.tables.clear()
        taken = counted(monkeypatch)
        told = told_again(monkeypatch)
        again = await hall.table(table.id)
        assert again.caretaker.kept == (table.sitting.number if snapshots else 0)
        assert taken == dict.fromkeys(range(1, again.sitting.number + 1), 1)
        assert len(told) == (0 if snapshots else await events_in(hall.store, table.id))


def told_again(monkeypatch: pytest.MonkeyPatch) -> list[Event]:
    """The events that come of playing a game again from now on."""
    told: list[Event] = []

    def note(event: Event) -> StoredEvent:
        told.append(event)
        return store_event(event)

    monkeypatch.setattr("sitdown.table.records.applying.store_event", note)
    return told


async def events_in(store: Store, table: str) -> int:
    """How many its actions have brought."""
    records = [decode(line) for line in await store.read(table)]
    return sum(len(record.told) for record in records if isinstance(record, Acted))


@awaited
async def test_a_table_of_other_rules_is_read_once(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(file) as hall:
        table = await lay(hall)
        await play_on(table, Random(1), 10)
        hall.tables.clear()
        monkeypatch.setattr("sitdown.table.running.loading.fingerprint", lambda game: "newer")
        taken = counted(monkeypatch)
        again = await hall.table(table.id)
        assert again.sitting.state == "shelved"
        assert taken == dict.fromkeys(range(1, again.sitting.number + 1), 1)


@awaited
async def test_what_another_process_wrote_is_taken_once(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with fragile_hall(file) as (hall, store):
        table = await lay(hall)
        await settled(table)
        store.fails_after = True
        with pytest.raises(Refused):
            await default(table, 0)
        taken = counted(monkeypatch)
        before = table.sitting.number
        await settled(table)
        assert table.sitting.number == before + 1
        assert taken == {before + 1: 1}


@awaited
async def test_work_that_is_called_off_before_it_begins_leaves_nothing_behind(file: str) -> None:
    """A coroutine that nobody has come to would warn when it goes, and a warning is a fault."""
    begun: list[str] = []

    async def work() -> None:
        begun.append("begun")

    async with hall_at(file) as hall:
        never = work()
        task = hall.background(never)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert begun == []
        assert getcoroutinestate(never) == CORO_CLOSED
