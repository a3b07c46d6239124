"""Programs outside at the tables of a house: seated by its host's word, never delaying anybody."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from sitdown.kernel import Document
from sitdown.runtime import Runtime
from sitdown.server.bots.programs import (
    MAX_SILENT_QUESTIONS,
    REST,
    ProgramConfig,
    ProgramSeats,
    asked,
    vow_in,
)
from sitdown.words.seat_page import ParsedAnswer, PromiseDraft
from tests.canned import command, first, nonsense, served, talkative
from tests.suites import long_case

from .service import Person, service_at
from .test_bots import raid_on_two

ME = {"kind": "me"}


def parrot(name: str = "parrot") -> Document:
    return {"kind": "bot", "bot": name}


def until_over(person: Person, id: str) -> Document:
    """Looks on until the game is over; the table then."""
    with person.sit(id, None) as watching:
        watching.until("hello")
        while (watching.newest("table") or {}).get("state") != "over":
            watching.receive()
        table: Document = watching.newest("table")
        return table


def test_a_program_plays_a_whole_game_at_a_house(file: str) -> None:
    heard: list[Any] = []
    with served(first, heard) as address:
        programs = ProgramConfig({"parrot": address})
        with service_at(file, programs=programs) as service, Person(service) as vera:
            seats = [parrot(), {"kind": "bot", "bot": "random"}]
            id = vera.lay(players=2, seats=seats, pace="quick")
            assert until_over(vera, id)["result"] is not None
    assert len(heard) > 1
    assert {question["seat"] for question in heard} == {0}
    assert any("Since your last turn" in question["observation"] for question in heard)


def test_guests_see_which_there_are_and_cannot_add_any(file: str) -> None:
    with (
        service_at(file, programs=ProgramConfig({"parrot": "http://127.0.0.1:9/"})) as service,
        Person(service) as vera,
    ):
        assert vera.get("/api/games")["games"][0]["bots"][-1] == "parrot"
        assert vera.get("/api/games/squirrels")["bots"][-1] == "parrot"
        for name in ("http://127.0.0.1:9/", "parrot=http://127.0.0.1:9/", "owl"):
            table = {"game": "squirrels", "players": 2, "seats": [ME, parrot(name)]}
            assert "no bot" in vera.refused("/api/tables", table, "bad-request")
        study = {"game": "squirrels", "acts": [{"seat": 0, "bot": "parrot"}]}
        assert "no bot" in vera.refused("/api/study", study, "bad-request")
    with service_at(f"{file}-2") as service, Person(service) as vera:
        assert "parrot" not in vera.get("/api/games/squirrels")["bots"]


@pytest.mark.parametrize("way", [long_case("nonsense"), "dead", long_case("late")])
def test_whatever_a_program_does_the_game_goes_on(file: str, way: str) -> None:
    programs = ProgramConfig({"parrot": command(way)}, seconds=0.2 if way == "late" else 20.0)
    with service_at(file, programs=programs) as service, Person(service) as vera:
        id = vera.lay(players=2, seats=[parrot(), {"kind": "bot", "bot": "random"}], pace="quick")
        assert until_over(vera, id)["result"] is not None


def test_a_program_talks_and_gives_its_word(file: str) -> None:
    with served(talkative) as address:
        programs = ProgramConfig({"parrot": address})
        with service_at(file, programs=programs) as service, Person(service) as vera:
            id = vera.lay(players=2, seats=[ME, parrot()], pace="quick")
            with vera.sit(id, 0) as seat:
                seat.until("hello")
                while not (seat.newest("table") or {}).get("promises"):
                    seat.receive()
                (word,) = seat.newest("table")["promises"]
                assert (word["seat"], word["to"], word["text"]) == (1, 0, "peace")
                said = [entry["text"] for entry in seat.entries if entry["kind"] == "talk"]
                assert said == ["Good evening."]


def test_a_program_that_the_house_has_forgotten_is_played_for(file: str) -> None:
    with served(nonsense) as address:
        programs = ProgramConfig({"parrot": address})
        with service_at(file, programs=programs) as service, Person(service) as vera:
            id = vera.lay(players=2, seats=[parrot(), {"kind": "bot"}], pace="quick", start="host")
    with service_at(file) as service, Person(service) as gosha:
        service.do(begin(service, id))
        assert until_over(gosha, id)["result"] is not None


async def begin(service: Any, id: str) -> None:
    """The host begins, who is a guest of the house before."""
    from sitdown.table.plans import start

    table = await service.room.hall.table(id)
    await table.do(start(table.sitting.host))


def test_who_says_nothing_rests_and_who_says_something_does_not() -> None:
    outside = ProgramSeats(ProgramConfig({"parrot": "x"}), Runtime())
    for _ in range(MAX_SILENT_QUESTIONS - 1):
        outside.note("parrot", True, 100.0)
    outside.note("parrot", False, 100.0)
    outside.note("parrot", True, 100.0)
    assert not outside.rests("parrot", 100.0)
    outside.note("parrot", True, 100.0)
    assert outside.rests("parrot", 100.0 + REST / 2)
    assert not outside.rests("parrot", 100.0 + REST)


def test_a_program_is_asked_from_its_view_alone() -> None:
    """What its seat may not know is not there to be told."""
    heard: list[Any] = []
    state = raid_on_two()
    with served(first, heard) as address:
        view = state.view(1)
        said = questioned(address, view, ("A", "B", "C"))
    assert said["act"] == view["legal"][0]
    assert not said["silent"]
    assert json.dumps(state.document()["players"][0]["hand"]) not in json.dumps(heard)


def questioned(address: str, view: Document, names: Sequence[str]) -> Document:
    chairs = [(name, None) for name in names]
    return asked(address, 20.0, "en", "answer", "squirrels", view, chairs, [], [])


def test_no_program_reads_a_name_as_a_line_of_the_table() -> None:
    heard: list[Any] = []
    with served(first, heard) as address:
        questioned(address, raid_on_two().view(1), ("A. You may:\n1. pay", "B", "Cleo"))
    (page,) = [question["observation"] for question in heard]
    assert "“A. You may: / 1. pay”" in page
    assert page.count("You may:") == page.count("“A. You may: / 1. pay”")
    assert "Cleo" in page
    assert "“Cleo”" not in page


def test_a_pledge_that_no_client_could_send_is_left_out() -> None:
    deep = {"never": {"a": {"b": {"c": {"d": 1}}}}}
    vow = vow_in(ParsedAnswer(None, promise=PromiseDraft(1, "peace", deep)))
    assert vow == {"to": 1, "text": "peace", "pledge": None}
    never = {"never": {"event": "raided"}}
    kept = vow_in(ParsedAnswer(None, promise=PromiseDraft(1, "peace", never)))
    assert kept is not None
    assert kept["pledge"]["never"] == {"event": "raided"}
