"""Bots in processes of their own, their budget, and their word."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

import sitdown
from sitdown.kernel import Document, Look, State
from sitdown.runtime import Runtime
from sitdown.runtime.pool import ProcessPool
from sitdown.server.bots.promises import mirrored
from sitdown.server.bots.thinking import answer, breaks_promise, interjection, reply
from sitdown.server.workers.foresight import foreseen
from sitdown.server.workers.hurried_bot import THINK_SECONDS
from sitdown.server.workers.pool import DeadlineExceeded, WorkerPool
from sitdown.table import Table
from sitdown.table.plans.acting import act
from sitdown.table.plans.talking import say
from sitdown.table.records.talking import contains
from sitdown.wire.log import Promise
from tests.asynchronous import awaited

from .service import Person, Seat, Service, service_at

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def raid_on_two() -> State:
    """Seat 1 raids, and both others could be hit."""
    game = sitdown.load("squirrels")
    document = game.new(3, 7).document()
    stacks = [[["bank"], ["customs"]], [["raid"], ["bank"]], [["bank"], ["customs"]]]
    for player, own in zip(document["players"], stacks, strict=True):
        player["stacks"], player["hand"] = own, ["hideout"]
    document.update(phase="raid", actors=[1], played=0, queue=[0])
    return game.load(document)


NEVER = {"event": "raided", "seat": 1, "target": 0}


def test_a_bot_keeps_its_word_if_it_can() -> None:
    view = raid_on_two().view(1)
    free = {answer("squirrels", "random", f"{luck}", view, [])["seat"] for luck in range(20)}
    assert free == {0, 2}
    bound = {answer("squirrels", "random", f"{luck}", view, [NEVER])["seat"] for luck in range(20)}
    assert bound == {2}
    both = [NEVER, {"event": "raided", "target": 2}]
    assert answer("squirrels", "random", "1", view, both)["do"] == "raid"


def test_what_breaks_a_promise_is_seen_beforehand() -> None:
    game = sitdown.load("squirrels")
    look = Look.at(game, raid_on_two(), 1)
    assert breaks_promise(look, look.legal[0], [NEVER])
    assert not breaks_promise(look, look.legal[-1], [NEVER])
    assert interjection("squirrels", "random", "1", raid_on_two().view(1), []) is None


def assassins() -> State:
    """Seat 1 is to kill somebody; who is struck may send a doc before it comes true."""
    document = sitdown.load("cosanostra").new(3, 7, start_player=1).document()
    for player in document["players"]:
        player["jobs"], player["influence"] = [], ["henchman"]
    killer = document["players"][1]["gangsters"][0]
    killer["tasks"] = [{"job": "assassination.1", "back": 3, "seen": []}]
    document.update(phase="act", actors=[1], round=3)
    return sitdown.load("cosanostra").load(document)


def test_a_word_is_kept_though_dice_and_others_come_between() -> None:
    never = {"event": "killed", "seat": 0, "by": 1}
    view = assassins().view(1)
    look = Look.through(sitdown.load("cosanostra"), view)
    struck = {str(act): breaks_promise(look, act, [never]) for act in look.owed}
    assert len(set(struck.values())) == 2
    for luck in range(10):
        bound = answer("cosanostra", "random", f"{luck}", view, [never])
        assert not struck[str(look.state.read(bound))]


def given(pledge: Document | None) -> Promise:
    return Promise(1, 0, 1, "no raids", pledge, 5.0)


def test_a_part_of_an_event_may_name_places_of_a_list() -> None:
    counted = {"event": "counted", "votes": [None, {"accept": True, "weight": 1}]}
    assert contains(counted, {"event": "counted", "votes": {"1": {"accept": True}}})
    assert not contains(counted, {"votes": {"1": {"accept": False}}})
    assert not contains(counted, {"votes": {"0": {"accept": True}}})
    assert not contains(counted, {"votes": {"7": {"accept": True}}})


def test_a_promise_is_mirrored() -> None:
    turned = mirrored(given({"never": {"event": "raided", "seat": 0, "target": 1, "amount": 2}}))
    assert turned == {"never": {"event": "raided", "seat": 1, "target": 0, "amount": 2}}
    assert mirrored(given({"never": {"event": "turn"}})) is None
    assert mirrored(given({"will": {"event": "paid", "seat": 0}})) is None
    assert mirrored(given(None)) is None


def test_a_bot_answers_a_promise_with_its_own_and_keeps_it(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(players=3, seats=[ME, BOT, BOT], pace="quick")
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            pledge = {"never": {"event": "smuggled", "seat": 0, "stack": 77, "target": 1}}
            seat.ask("promise", to=1, text="no smuggling", pledge=pledge)
            while len((seat.newest("table") or {}).get("promises", [])) < 2:
                seat.receive()
            promise = seat.newest("table")["promises"][1]
            assert (promise["seat"], promise["to"]) == (1, 0)
            assert promise["pledge"]["never"]["seat"] == 1
            assert promise["text"] == "⇄ no smuggling"


@pytest.mark.parametrize("game", sitdown.games())
def test_bots_play_every_game_without_a_fault(
    service: Service, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Person(service) as vera:
        players = sitdown.load(game).seats[0]
        id = vera.lay(game, players, seats=[BOT] * players, pace="quick")
        with vera.sit(id) as spectator:
            spectator.until("hello")
            while sum(entry["kind"] == "events" for entry in spectator.entries) < 12:
                if spectator.newest("table")["state"] == "over":
                    break
                spectator.receive()
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_bot_that_searches_thinks_within_its_pause(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And it is the one that was asked for, whatever its name tells of its effort."""
    asked: list[tuple[str, float]] = []
    think = service.room.bots.workers.run

    async def noted(budget: float, work: Any, *arguments: Any, **turn: Any) -> Any:
        if arguments[1] not in ("random", "cautious"):  # tables of other tests may still be played
            asked.append((arguments[1], arguments[-1]))
        return await think(budget, work, *arguments, **turn)

    monkeypatch.setattr(service.room.bots.workers, "run", noted)
    with Person(service) as vera:
        searching = {"kind": "bot", "bot": "search:100"}
        id = vera.lay("squirrels", 2, seats=[searching] * 2, pace="quick")
        with vera.sit(id) as spectator:
            spectator.until("hello")
            while sum(entry["kind"] == "events" for entry in spectator.entries) < 6:
                spectator.receive()
    assert {name for name, _ in asked} == {"search:100"}
    assert all(THINK_SECONDS <= seconds <= 0.6 for _, seconds in asked)


def test_a_bot_may_speak_up_unasked(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the phase `final` of gentlemen everybody but the dealer may ask for something."""
    # A house of its own: no other bot is to think like this one.
    with service_at(file) as service, Person(service) as vera:
        bots = service.room.bots
        id = vera.lay("gentlemen", 5, seats=[ME] * 5, options={"talk_rounds": 0}, pace="quick")
        table = service.do(service.room.hall.table(id))
        assert table.sitting.position is not None
        seat = next(seat for seat in range(5) if seat not in table.sitting.owing())
        wish = table.sitting.position.legal(seat)[0].document()

        async def wishes(*arguments: object) -> Document:
            return wish

        async def speak() -> list[Document]:
            table.sitting.change_chair(seat, stand_in="random")
            assert bots.may_speak_up(table, seat)
            await bots.act_unasked(table, seat)
            return table.sitting.feed.read(None, 0)

        monkeypatch.setattr(bots, "think", wishes)
        entry = service.do(speak())[-1]
        assert (entry["seat"], entry["by"]) == (seat, "stand-in")
        assert entry["events"]


def test_a_bot_thinks_again_when_the_table_has_changed(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with service_at(file) as service, Person(service) as vera:
        bots = service.room.bots
        id = vera.lay("squirrels", 2, seats=[ME] * 2, pace="quick")
        table = service.do(service.room.hall.table(id))
        position = table.sitting.position
        assert position is not None
        fitting = position.legal(1)[0].document()
        thoughts: list[Document] = []

        async def thinks(*arguments: object) -> Document:
            thoughts.append(fitting if thoughts else {**fitting, "stack": 7})
            if len(thoughts) == 1:
                await table.do(say(0, "meanwhile", "Hm"))
            return thoughts[-1]

        async def answer() -> list[Document]:
            table.sitting.change_chair(1, stand_in="random")
            bots.wake(table)
            while bots.tasks:
                await asyncio.wait(bots.tasks)
                await asyncio.sleep(0)
            return table.sitting.feed.read(1, 0)

        monkeypatch.setattr(bots, "think", thinks)
        entry = service.do(answer())[-1]
        assert (entry["seat"], entry["by"]) == (1, "stand-in")
        assert len(thoughts) > 1
        assert "a bot's answer was refused" not in caplog.messages


# What is put to a bot.

WAITING = ("hire", "plan", "act", "recruit")
"""The phases of cosanostra in which one may trade."""


@contextmanager
def trader(service: Service, name: str) -> Iterator[tuple[Seat, Table]]:
    """Vera among bots, at a table that waits for her and where one may trade."""
    bots = [{"kind": "bot", "bot": name}] * 2
    with Person(service) as vera:
        options = {"start_player": 0}
        id = vera.lay("cosanostra", 3, seats=[ME, *bots], pace="quick", options=options)
        with vera.sit(id, 0) as seat:
            wait_to_trade(seat)
            yield seat, service.do(service.room.hall.table(id))


def wait_to_trade(seat: Seat) -> None:
    seat.until("hello")
    while not (waits_for_me(seat) and seat.newest("decision")["phase"] in WAITING):
        if waits_for_me(seat):
            do_the_least(seat)
        else:
            seat.receive()


def waits_for_me(seat: Seat) -> bool:
    return bool((seat.newest("decision") or {}).get("yours"))


def do_the_least(seat: Seat) -> None:
    decision = seat.newest("decision")
    seat.ask("act", act=decision["default"], window=decision["window"])


def offer(to: int, cash: int) -> Document:
    return {"do": "offer", "to": to, "give": {"cash": 1000 * cash}, "take": {"cash": 1000}}


def told(seat: Seat, *names: str) -> list[Document]:
    events = [event for entry in seat.entries for event in entry.get("events", [])]
    return [event for event in events if event["event"] in names]


def answered(seat: Seat) -> set[int]:
    return {event["offer"] for event in told(seat, "accepted", "declined")}


def made_by(seat: Seat, who: int) -> list[int]:
    offers = [event["offer"] for event in told(seat, "offered")]
    return [offer["id"] for offer in offers if offer["from"] == who]


def wait_until_answered(seat: Seat, count: int) -> None:
    """Until so many offers of hers have been made, and all have been answered."""
    while len(made_by(seat, 0)) < count or set(made_by(seat, 0)) - answered(seat):
        seat.receive()


@pytest.mark.parametrize("words", [False, True], ids=["plain", "with-words"])
@pytest.mark.parametrize("name", ["cautious", "random"])
def test_every_offer_to_a_bot_is_answered(service: Service, name: str, words: bool) -> None:
    """However many, and though nobody moves: the person who offers is the one to move."""
    with trader(service, name) as (seat, _):
        window = seat.newest("decision")["window"]
        for burst in range(4):
            for number in range(3):
                to = 1 + number % 2
                assert seat.ask("act", act=offer(to, 2 + number), window=None)["type"] == "ack"
                if words:
                    seat.ask("say", text=f"Well? {burst} {number}")
            wait_until_answered(seat, 3 * burst + 3)
        assert seat.newest("decision")["window"] == window


def test_the_same_offer_again_and_again_is_answered_each_time(service: Service) -> None:
    with trader(service, "cautious") as (seat, _):
        for times in range(15):
            assert seat.ask("act", act=offer(1, 2), window=None)["type"] == "ack"
            wait_until_answered(seat, times + 1)


def test_a_counter_offer_is_answered(service: Service) -> None:
    with trader(service, "cautious") as (seat, table):
        wish = {"do": "offer", "to": 0, "give": {"cash": 1000}, "take": {"cash": 2000}}
        service.do(table.do(act(1, "a-wish", wish, None, "bot")))
        while not made_by(seat, 1):
            seat.receive()
        seat.ask("act", act={"do": "decline", "offer": made_by(seat, 1)[-1]}, window=None)
        seat.ask("act", act=offer(1, 3), window=None)
        seat.ask("say", text="That is my last word.")
        wait_until_answered(seat, 1)


def test_an_offer_is_answered_though_the_table_changes_while_a_bot_thinks(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with service_at(file) as service, trader(service, "cautious") as (seat, table):
        bots, thoughts = service.room.bots, count()
        thinking = bots.think

        async def thinks(where: Table, who: int, how: Callable[..., Any]) -> Any:
            thought = await thinking(where, who, how)
            if how is reply and (number := next(thoughts)) < 3:
                await table.do(say(0, f"meanwhile-{number}", "Hm"))
                await table.do(act(0, f"more-{number}", offer(who, 4 + number), None))
            return thought

        monkeypatch.setattr(bots, "think", thinks)
        seat.ask("act", act=offer(1, 3), window=None)
        wait_until_answered(seat, 4)


def test_an_offer_that_was_withdrawn_while_a_bot_thought_does_not_silence_it(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with service_at(file) as service, trader(service, "cautious") as (seat, table):
        bots = service.room.bots
        thinking = bots.think

        async def thinks(where: Table, who: int, how: Callable[..., Any]) -> Any:
            thought = await thinking(where, who, how)
            if how is reply and table.sitting.remembered(0, "again") is None:
                await table.do(act(0, "back", {**thought, "do": "withdraw"}, None))
                await table.do(act(0, "again", offer(1, 3), None))
            return thought

        monkeypatch.setattr(bots, "think", thinks)
        seat.ask("act", act=offer(1, 3), window=None)
        while len(made_by(seat, 0)) < 2 or made_by(seat, 0)[1] not in answered(seat):
            seat.receive()
        assert made_by(seat, 0)[0] not in answered(seat)


def test_a_bot_that_owes_a_move_answers_offers_meanwhile(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own move waits until the offer has been answered, and so does everything else."""
    with service_at(file) as service, trader(service, "cautious") as (seat, table):
        bots, moves = service.room.bots, threading.Event()
        thinking = bots.think

        async def thinks(where: Table, who: int, how: Callable[..., Any]) -> Any:
            while how is answer and not moves.is_set():
                await asyncio.sleep(0.01)
            return await thinking(where, who, how)

        monkeypatch.setattr(bots, "think", thinks)
        do_the_least(seat)
        assert table.sitting.owing() == (1,)
        seat.ask("act", act=offer(1, 3), window=None)
        wait_until_answered(seat, 1)
        assert table.sitting.owing() == (1,)
        moves.set()


def test_who_plays_for_somebody_answers_offers_too(service: Service) -> None:
    with Person(service) as vera:
        options = {"start_player": 0, "mercenaries": False}
        id = vera.lay("cosanostra", 3, seats=[ME] * 3, pace="quick", options=options)
        for other in (1, 2):
            vera.post(f"/api/tables/{id}/stand-in", {"seat": other, "on": True})
        with vera.sit(id, 0) as seat:
            wait_to_trade(seat)
            for number in range(5):
                seat.ask("act", act=offer(1 + number % 2, 2 + number), window=None)
            wait_until_answered(seat, 5)
            spoken = [entry for entry in seat.entries if entry.get("by") == "stand-in"]
            assert {event["event"] for event in spoken[-1]["events"]} & {"accepted", "declined"}


def test_a_bot_without_time_to_think_declines(file: str) -> None:
    with (
        service_at(file, bot_budget=0.000_01) as service,
        trader(service, "cautious") as (seat, _),
    ):
        seat.ask("act", act={**offer(1, 9), "take": {}}, window=None)
        wait_until_answered(seat, 1)
        assert made_by(seat, 0)[0] in [event["offer"] for event in told(seat, "declined")]


# Workers.


@awaited
async def test_who_takes_too_long_is_stopped_and_others_work_on() -> None:
    workers = WorkerPool(Runtime(), 1)
    try:
        first = await workers.run(20, os.getpid)
        assert first != os.getpid()
        with pytest.raises(DeadlineExceeded):
            await workers.run(0.1, time.sleep, 30)
        assert await workers.run(20, os.getpid) == first
    finally:
        workers.close()


@awaited
async def test_who_cannot_stop_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = 0.1
    # No time at all beside what it may take in the process, so that it cannot stop by itself.
    monkeypatch.setattr("sitdown.runtime.pool.STARTING", -2 * budget)
    workers = WorkerPool(Runtime(), 1)
    try:
        with pytest.raises(DeadlineExceeded):
            await workers.run(budget, time.sleep, 30)
        assert isinstance(workers.pool, ProcessPool)
        assert workers.pool.executor is None
    finally:
        workers.close()


@awaited
async def test_a_worker_that_dies_is_replaced() -> None:
    workers = WorkerPool(Runtime(), 1)
    try:
        with pytest.raises(BrokenProcessPool):
            await workers.run(20, os._exit, 3)
        assert await workers.run(20, os.getpid) != os.getpid()
    finally:
        workers.close()


def test_a_bot_that_thinks_too_long_delays_nobody_and_does_the_least(file: str) -> None:
    with service_at(file, bot_budget=0.000_01) as service, Person(service) as vera:
        id = vera.lay(players=2, seats=[ME, BOT], pace="quick")
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            assert seat.act()["type"] == "ack"
            while not any(entry.get("by") == "bot" for entry in seat.entries):
                seat.receive()
            played = next(entry for entry in seat.entries if entry.get("by") == "bot")
            assert played["seat"] == 1


def test_a_dealer_who_thinks_too_long_folds_on_the_clock(file: str) -> None:
    """GD-3.17: a bot's time is up as a person's is."""
    with service_at(file, bot_budget=0.000_01) as service, Person(service) as vera:
        seats = [BOT, ME, BOT, BOT, BOT]
        id = vera.lay("gentlemen", 5, seats=seats, pace="quick", clock="churchill")
        with vera.sit(id, 1) as seat:
            seat.until("hello")
            while not (folded := told(seat, "folded")):
                seat.receive()
            assert folded[0]["seat"] == 0
            assert not told(seat, "final")


def test_what_cannot_be_done_any_more_brings_nothing() -> None:
    """A browser may ask about a card that has left the hand meanwhile."""
    state = sitdown.load("wallet").new(players=3, seed=7)
    view = state.view(state.actors[0])
    own = view["players"][view["you"]]["hand"]
    gone = next(card for card in ("badge", "plastic", "rouble-50") if card not in own)
    acts = [view["legal"][0], {"do": "put", "card": gone, "at": "top"}]
    assert foreseen("wallet", view, acts)[1] is None
