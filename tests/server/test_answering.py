"""Bots answer the quick lines of people: one of them, seldom, and by what everybody knows."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from sitdown.bots.character import characters
from sitdown.kernel import Memory, Temper
from sitdown.server.bots.quick_replies import (
    AGAIN_SECONDS,
    STALE_SECONDS,
    Answers,
    Spoken,
    answer_denial,
    answer_offer,
    answer_to,
    answering_at,
    public_memory,
    spoken_in,
    willingness,
)
from sitdown.table.records.feed import Entry, Feed
from sitdown.table.records.sitting import Sitting

from .service import Person, Seat, Service
from .test_characters import BOT, ME, Told, harmed, table_of

OFFER = {"offer-yes", "offer-no", "offer-more"}
QUICK = {
    "Shall we deal?": OFFER,
    "Проголосуйте за меня, и я заплачу 4": OFFER,
    "It wasn't me": {"believe", "doubt"},
    "Who gave me away?": {"no-names"},
    "I will remember": {"noted"},
}


def answers_in(seat: Seat) -> list[Any]:
    """Told answers: the seat that gave each, and the sentence, without the name of its speaker."""
    said = [entry for entry in seat.entries if entry.get("about") == 0 and "line" in entry]
    return [(entry["seat"], entry["line"].removesuffix("-mr-cog")) for entry in said]


def test_a_bot_answers_every_quick_line_even_one_that_likes_to_be_silent(service: Service) -> None:
    with Person(service) as vera:
        chairs = [ME, {"kind": "bot", "bot": "mr-cog"}, {"kind": "bot", "bot": "random"}]
        id = vera.lay("squirrels", 3, seats=chairs, pace="quick")
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            for place, (text, expected) in enumerate(QUICK.items()):
                seat.ask("say", text=text)
                while len(answers_in(seat)) == place:
                    seat.receive()
                by, line = answers_in(seat)[-1]
                assert by in (1, 2)
                assert line in expected


def told_at(sitting: Sitting, at: float) -> Sitting:
    """The same sitting, whose talk was said at that moment."""
    later, feed = sitting.copy(), Feed()
    for entry in sitting.feed.read(None, 0):
        fields = {name: value for name, value in entry.items() if name not in ("n", "at", "kind")}
        feed.add(Entry(at, entry["kind"], fields))
    later.feed = feed
    return later


def test_a_line_is_answered_once_in_a_while_by_everybody_it_is_put_to(service: Service) -> None:
    with table_of(service, "penny", "bobbin") as (seat, table):
        told: Any = Told(table)
        answers = Answers()
        assert list(answers.heard(told)) == []

        def heard_of(text: str, at: float, later: float = 0.0) -> list[tuple[str, int | None]]:
            seat.ask("say", text=text)
            told.sitting, told.time = told_at(table.sitting, at), at + later
            return [(line.name, line.to) for line in answers.heard(told)]

        assert heard_of("Good evening", 1000.0) == []
        assert heard_of("Shall we deal?", 1000.0) == [("deal", None)]
        assert heard_of("Shall we deal?", 1001.0) == []
        assert heard_of("Penny, shall we deal?", 1001.0) == [("deal", 1)]
        assert heard_of("Договоримся, Шпулька?", 1001.0) == [("deal", 2)]
        assert heard_of("Shall we deal?", 999.0 + AGAIN_SECONDS) == []
        assert heard_of("Shall we deal?", 1000.0 + AGAIN_SECONDS) == [("deal", None)]
        assert heard_of("I will remember", 1100.0, STALE_SECONDS + 1) == []
        answers.forget(told.id)
        assert (answers.read, answers.answered) == ({}, {})


def test_only_people_are_answered_and_only_by_bots_of_the_house(service: Service) -> None:
    with table_of(service, "penny", "mr-cog") as (_, table):
        sitting = table.sitting
        bots = answering_at(sitting)
        assert sorted(bots) == [1, 2]
        said = {"n": 9, "seat": 0, "text": "Shall we deal?"}
        assert spoken_in(sitting, bots, said) == Spoken(9, 0, "deal", None)
        assert spoken_in(sitting, bots, {**said, "seat": 2}) is None
        assert spoken_in(sitting, bots, {**said, "line": "hello"}) is None
        invited = sitting.copy()
        invited.chairs = [*sitting.chairs[:2], replace(sitting.chairs[2], bot="parrot")]
        assert sorted(answering_at(invited)) == [1]
        over = sitting.copy()
        over.state = "over"
        assert answering_at(over) == {}


def test_at_a_quiet_table_nobody_answers(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay("squirrels", 2, seats=[ME, BOT], quiet=True)
        table = service.do(service.room.hall.table(id))
        assert table.sitting.state == "playing"
        assert answering_at(table.sitting) == {}


# What they answer.


def test_an_answer_follows_from_what_everybody_was_told(service: Service) -> None:
    """Whatever the bot holds, and whatever only some were told."""
    with table_of(service, "knuckles", "ms-ratchet") as (_, table):
        blind = told_at(table.sitting, 0.0)
        blind.position = None
        for number in range(20):
            for name in ("deal", "innocent"):
                line = Spoken(number, 0, name, None)
                assert answer_to(blind, line) == answer_to(table.sitting, line)


def test_all_bots_of_a_table_answer_in_turn(service: Service) -> None:
    with table_of(service, "knuckles", "penny", "tick") as (_, table):
        lines = [Spoken(number, 0, "deal", None) for number in range(60)]
        assert {answer_to(table.sitting, line).seat for line in lines} == {1, 2, 3}
        assert {answer_to(table.sitting, line).line for line in lines} == OFFER
        to = [Spoken(number, 0, "deal", 2) for number in range(9)]
        assert {answer_to(table.sitting, line).seat for line in to} == {2}


def test_the_vengeful_recall_harm_that_everybody_saw(service: Service) -> None:
    with table_of(service, "knuckles", "bobbin") as (_, table):
        sitting = table.sitting.copy()
        sitting.feed = sitting.feed.copy()
        sitting.feed.add(Entry(0.0, "events", {"events": harmed(0, 1)["events"]}))
        tempers = answering_at(sitting)
        assert public_memory(sitting, 1, tempers[1]).harms == {0: 1}
        assert public_memory(sitting, 2, tempers[2]).harms == {}


@pytest.mark.parametrize(
    "memory",
    [Memory(broken={0: 1}), Memory(harms={0: 2})],
    ids=["a broken word", "harm"],
)
def test_a_broken_word_and_harm_make_them_unwilling(memory: Memory) -> None:
    temper = characters()["ms-ratchet"].temper
    luck = 0.6
    assert willingness(temper, memory, 0) < luck < willingness(temper, Memory(), 0)
    assert answer_offer(temper, memory, 0, luck) == "offer-no"
    assert answer_offer(temper, Memory(), 0, luck) == "offer-yes"
    assert answer_denial(temper, memory, 0, luck) == "doubt"
    assert answer_denial(temper, Memory(), 0, luck) == "believe"
    assert answer_offer(temper, memory, 1, luck) == "offer-yes"


def test_the_greedy_want_more() -> None:
    assert answer_offer(Temper(greedy=1.0), Memory(), 0, 0.5) == "offer-more"
    assert answer_offer(Temper(greedy=0.0), Memory(), 0, 0.5) == "offer-yes"
