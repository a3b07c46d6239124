"""Characters at the server's tables: who sits down, what they remember, say and promise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from sitdown.bots.character import characters
from sitdown.kernel import Document
from sitdown.server.bots import remarks
from sitdown.server.bots.memory import BotMemories, words_of_others
from sitdown.server.bots.remarks import MAX_REMARKS, Remarks, remarks_on, talkers_at
from sitdown.server.bots.sentences import Remark, own_line
from sitdown.server.bots.thinking import answer
from sitdown.table import Table
from sitdown.table.plans import promise

from .service import Person, Seat, Service, service_at
from .test_bots import NEVER, raid_on_two

ME, BOT = {"kind": "me"}, {"kind": "bot"}


def seats_of(vera: Person, id: str) -> list[Document]:
    seats: list[Document] = vera.get(f"/api/tables/{id}")["table"]["seats"]
    return seats


def test_the_house_tells_who_there_is(service: Service) -> None:
    with Person(service) as vera:
        found = vera.get("/api/bots")
    assert [one["id"] for one in found["characters"]] == list(characters())
    assert found["levels"] == ["beginner", "regular", "sharp"]
    penny = next(one for one in found["characters"] if one["id"] == "penny")
    assert penny["name"] == {"en": "Penny", "ru": "Копейка"}
    assert penny["temper"]["greedy"] == 1.0
    assert all(penny["about"].values())


def test_empty_chairs_are_taken_by_different_characters_at_the_level_of_the_table(
    service: Service,
) -> None:
    with Person(service) as vera:
        wanted = [ME, BOT, {"kind": "bot", "bot": "mr-cog:beginner"}, BOT, {"kind": "open"}]
        id = vera.lay("gentlemen", 5, seats=wanted, level="sharp")
        vera.post(f"/api/tables/{id}/seats", {"seat": 4, "kind": "bot", "level": "beginner"})
        seats = seats_of(vera, id)
    names = [seat["house_name"] for seat in seats[1:]]
    assert len(set(names)) == 4
    assert names[1] == "mr-cog"
    levels = [seat["bot"].partition(":")[2] for seat in seats[1:]]
    assert levels == ["sharp", "beginner", "sharp", "beginner"]
    assert [seat["mask"] for seat in seats[1:]] == [characters()[name].mask for name in names]


def test_a_character_can_be_called_otherwise_and_one_without_is_as_before(service: Service) -> None:
    with Person(service) as vera:
        wanted = [
            ME,
            {"kind": "bot", "bot": "penny", "name": "Aunt"},
            {"kind": "bot", "bot": "random"},
        ]
        seats = seats_of(vera, vera.lay("squirrels", 3, seats=wanted))
    assert (seats[1]["name"], seats[1]["house_name"]) == ("Aunt", None)
    assert (seats[1]["bot"], seats[1]["mask"]) == ("penny:regular", "raccoon-head")
    assert (seats[2]["bot"], seats[2]["mask"]) == ("random", None)


def test_a_character_that_is_not_there_is_refused(service: Service) -> None:
    with Person(service) as vera:
        body = {"game": "squirrels", "players": 2, "seats": [ME, {"kind": "bot", "bot": "penny:x"}]}
        said = vera.refused("/api/tables", body, "bad-request")
        assert said.startswith('seats[1].bot: no level "x"')
        vera.refused("/api/tables", {**body, "seats": None, "level": "divine"}, "bad-request")


# Their word.


def test_the_honest_keep_their_word_and_liars_do_not_always() -> None:
    view = raid_on_two().view(1)

    def raided(name: str) -> set[int]:
        given = [answer("squirrels", name, f"{luck}", view, [NEVER]) for luck in range(12)]
        return {one["seat"] for one in given}

    assert raided("bobbin") == raided("cautious") == {2}
    free = {answer("squirrels", "winder", f"{luck}", view, [])["seat"] for luck in range(12)}
    assert 0 in free
    assert raided("winder") == {0, 2}


@contextmanager
def table_of(service: Service, *bots: str, game: str = "squirrels") -> Iterator[tuple[Seat, Table]]:
    """Vera among characters."""
    chairs = [{"kind": "bot", "bot": bot} for bot in bots]
    with Person(service) as vera:
        id = vera.lay(game, 1 + len(bots), seats=[ME, *chairs], pace="slow")
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            yield seat, service.do(service.room.hall.table(id))


def test_words_and_harm_are_remembered_as_far_as_a_seat_was_told(service: Service) -> None:
    with table_of(service, "ms-ratchet", "mr-cog") as (seat, table):
        recollections = BotMemories()
        assert recollections.of(table, 1) is None
        pledge = {"will": {"event": "sealed", "seat": 0}}
        seat.ask("promise", to=2, text="I choose", pledge=pledge)
        mine = seat.newest("decision")
        seat.ask("act", act=mine["default"], window=mine["window"])
        assert words_of_others(table.sitting, 1) == ({0: 1}, {})
        assert recollections.of(table, 1) == {"kept": {0: 1}, "broken": {}, "harms": {}}
        assert recollections.of(table, 0) is None


def test_a_word_that_its_addressee_alone_calls_broken_counts_for_nobody_else(
    service: Service,
) -> None:
    with table_of(service, "mr-cog", "tick") as (seat, table):
        service.do(table.do(promise(1, "a-word", 0, "trust me", None)))
        seat.ask("judge", promise=1, kept=False)
        assert words_of_others(table.sitting, 2) == ({}, {})
        assert words_of_others(table.sitting, 0) == ({}, {1: 1})


# What they say.


class Told:
    """Plans that a table was given, in place of carrying them out."""

    def __init__(self, table: Table) -> None:
        self.id = table.id
        self.hall = self
        self.sitting = table.sitting
        self.plans: list[Any] = []
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def submit(self, plan: Any, done: Any) -> None:
        self.plans.append(plan)


def harmed(by: int, seat: int) -> Document:
    event = {"event": "raided", "seat": by, "target": seat, "stack": 0}
    return {"kind": "events", "events": [event]}


def test_what_is_said_is_about_what_everybody_saw(service: Service) -> None:
    with table_of(service, "ms-ratchet", "penny", "mr-cog") as (_, table):
        sitting = table.sitting
        talkers = talkers_at(sitting)
        assert sorted(talkers) == [1, 2]
        assert list(remarks_on(sitting, talkers, [harmed(0, 1)])) == [Remark(1, "harmed", 0)]
        assert list(remarks_on(sitting, talkers, [harmed(1, 2)])) == [Remark(2, "shrug", 1)]
        assert list(remarks_on(sitting, talkers, [harmed(1, 3), harmed(1, 0)])) == []
        word = {"seat": 0, "to": 1, "state": "broken"}
        judged = [{"kind": "judged", "promise": word}]
        assert list(remarks_on(sitting, talkers, judged)) == [Remark(1, "word-broken", 0)]


def test_who_has_a_sentence_of_his_own_says_that(service: Service) -> None:
    with table_of(service, "ms-ratchet", "tick") as (_, table):
        sitting = table.sitting
        assert own_line(sitting, Remark(1, "harmed", 0)) == "harmed-ms-ratchet"
        assert own_line(sitting, Remark(1, "word-kept", 0)) == "word-kept"
        assert own_line(sitting, Remark(2, "hello")) == "hello"


def test_they_speak_seldom(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    with table_of(service, "penny", "tin-lizzie") as (_, table):
        told: Any = Told(table)
        monkeypatch.setattr(remarks, "luck_of", lambda *_: 0)
        house = Remarks()
        for second in range(3600):
            told.time = 1000.0 + second
            house.react(told, 1 + second % 2, "shrug", 0)
        assert len(told.plans) == 2 * MAX_REMARKS
        house.forget(table.id)
        house.react(told, 1, "shrug", 0)
        house.react(told, 2, "shrug", 0)
        assert len(told.plans) == 2 * MAX_REMARKS + 1


def test_one_switch_silences_them(service: Service) -> None:
    with Person(service) as vera:
        bots = [{"kind": "bot", "bot": "tin-lizzie"}, {"kind": "bot", "bot": "penny"}]
        id = vera.lay("squirrels", 3, seats=[ME, *bots], quiet=True)
        table = service.do(service.room.hall.table(id))
        assert table.sitting.settings.quiet
        assert talkers_at(table.sitting) == {}
        alone = vera.lay("squirrels", 2, seats=bots)
        assert talkers_at(service.do(service.room.hall.table(alone)).sitting) == {}


def test_a_remark_and_a_word_are_told_by_their_names(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that everybody reads them in his own language."""
    monkeypatch.setattr(remarks, "luck_of", lambda *_: 0)
    with service_at(file) as service, table_of(service, "tin-lizzie", "mr-cog") as (seat, _):
        while not any(entry["kind"] == "promise" for entry in seat.entries):
            seat.receive()
        said = next(entry for entry in seat.entries if entry["kind"] == "talk")
        assert (said["seat"], said["line"]) == (1, "hello-tin-lizzie")
        assert said["text"] == "Good evening, my dears! What a fine table."
        word = next(entry for entry in seat.entries if entry["kind"] == "promise")["promise"]
        assert (word["seat"], word["to"], word["line"]) == (1, 0, "pledge-no-raid")
        assert word["text"] == "I never raid you"
        assert word["pledge"] == {"never": {"event": "raided", "seat": 1, "target": 0}}


# Their prices.


def test_a_bot_names_a_price_for_what_it_will_not_give_for_less(service: Service) -> None:
    with Person(service) as vera:
        bots = [{"kind": "bot", "bot": "bobbin"}, {"kind": "bot", "bot": "mr-cog"}]
        options = {"start_player": 0}
        id = vera.lay("cosanostra", 3, seats=[ME, *bots], pace="quick", options=options)
        table = service.do(service.room.hall.table(id))
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            while table.sitting.position is None or table.sitting.position.phase != "plan":
                decision = seat.newest("decision") or {}
                if decision.get("yours"):
                    seat.ask("act", act=decision["default"], window=decision["window"])
                else:
                    seat.receive()
            owner, card = next(
                (place, player["businesses"][0]["id"])
                for place, player in enumerate(table.sitting.position.document()["players"])
                if place and player["businesses"]
            )
            wish = {"do": "offer", "to": owner, "give": {}, "take": {"markers": [card]}}
            seat.ask("act", act=wish, window=None)
            while not (offers := prices_named(seat, owner)):
                seat.receive()
        assert offers[0]["give"] == {"markers": [card]}
        assert offers[0]["take"]["cash"] >= 1000


def prices_named(seat: Seat, owner: int) -> list[Document]:
    events = [event for entry in seat.entries for event in entry.get("events", [])]
    made = [event["offer"] for event in events if event["event"] == "offered"]
    return [offer for offer in made if offer["from"] == owner and offer["to"] == 0]
