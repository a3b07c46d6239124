"""What people ask about things: the album of a game, and notes from what a viewpoint sees."""

from __future__ import annotations

import pytest

import sitdown
from sitdown.kernel import Document
from sitdown.server.workers.notes import note_for, uses_of
from sitdown.table import Refused

from .service import Person, Service

ME = {"kind": "me"}


def ids(shelves: list[Document]) -> list[str]:
    return [thing["id"] for shelf in shelves for thing in shelf["things"]]


def test_the_album_has_the_things_of_such_a_table(service: Service) -> None:
    with Person(service) as vera:
        usual = vera.post("/api/games/squirrels/album", {})["shelves"]
        assert "hideout" in ids(usual)
        few = {"players": 3, "options": {"deck": {"cards": ["bank", "bank", "raid"]}}}
        shelves = vera.post("/api/games/squirrels/album", few)["shelves"]
        assert ids(shelves) == ["bank", "raid"]
        assert shelves[0]["things"][0]["count"] == 6
        assert shelves[0]["things"][0]["rule"] == "SQ-6"
        wrong = vera.post("/api/games/squirrels/album", {"players": 44}, 400)
        assert wrong["error"]["code"] == "bad-request"
        vera.post("/api/games/no-such-game/album", {}, 404)


def test_a_seat_asks_about_a_thing(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            told = seat.ask("note", thing="raid")
            assert told["type"] == "noted"
            assert told["note"]["thing"]["rule"] == "SQ-8"
            assert {use["act"]["card"] for use in told["note"]["uses"]} == {"raid"}
            assert [place["seat"] for place in told["note"]["where"] if place["sure"]] == [0]
            assert seat.ask("note", thing="squirrel")["note"] is None
            assert seat.ask("note", thing="")["error"]["code"] == "bad-request"
            assert seat.ask("note", thing="x" * 99)["error"]["code"] == "bad-request"


def test_who_looks_on_may_ask_too(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id) as spectator:
            spectator.until("hello")
            note = spectator.ask("note", thing="bank")["note"]
            assert note["uses"] == []
            assert not any(place["sure"] for place in note["where"])


def test_a_view_from_elsewhere_has_notes_and_nonsense_has_none(service: Service) -> None:
    view = sitdown.load("squirrels").new(2, 0).view(1)
    with Person(service) as vera:
        note = vera.post("/api/games/squirrels/note", {"view": view, "thing": "bank"})["note"]
        assert note["thing"]["id"] == "bank"
        for wrong in ({}, {**view, "players": 3}, {**view, "seats": 3}, {**view, "game": "wallet"}):
            body = {"view": wrong, "thing": "bank"}
            assert (
                vera.post("/api/games/squirrels/note", body, 400)["error"]["code"] == "bad-request"
            )


def test_the_choices_that_count_most_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sitdown.load("squirrels")
    view = game.new(2, 0).view(0)
    counted = {0: 1, 1: 5}
    monkeypatch.setattr(
        game,
        "foresee",
        lambda look, act: [{"event": "counts", "unit": "nuts", "amount": counted[act.stack]}],
    )
    uses = uses_of(game, view, "bank")
    assert [use["act"]["stack"] for use in uses["uses"]] == [1, 0]
    assert uses["more"] == 0


def test_equal_cards_that_bring_the_same_are_one_use() -> None:
    game = sitdown.load("cosanostra")
    document = game.new(3, 0, start_player=0).document()
    document["players"][0]["jobs"] = ["property-damage.1", "property-damage.2"]
    view = game.load({**document, "phase": "plan", "actors": [0]}).view(0)
    told = uses_of(game, view, "property-damage")
    assert [use["act"]["gangster"] for use in told["uses"]] == [
        one["id"] for one in document["players"][0]["gangsters"]
    ]
    assert told["more"] == 0


def test_a_game_that_is_not_here_has_no_notes() -> None:
    with pytest.raises(Refused):
        note_for("no-such-game", {}, "bank")
