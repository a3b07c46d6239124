"""Rated tables: who may be rated, what a game changes, and where everybody stands."""

from __future__ import annotations

import time
from typing import Any

import pytest

from sitdown.kernel import Document

from .playing import play_to_the_end
from .service import LONGEST, Person, Service
from .test_players import BOT, ME, OPEN, play, player


def changes(person: Person, table: str) -> Document:
    """What a rated game has changed, once it is counted."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        found: Document = person.get(f"/api/tables/{table}/ratings")
        if found["state"] != "waits":
            return found
    raise AssertionError("the game is not counted")


def test_a_rated_game_moves_who_has_played_it_once(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = play(vera, gosha, rated=True)
        assert vera.get(f"/api/tables/{id}")["table"]["settings"]["rated"] is True
        found = changes(vera, id)
        assert found["state"] == "counted"
        assert [one["player"] for one in found["changes"]] == [player(vera), player(gosha)]
        moved = {
            one["player"]: one["after"]["figure"] - one["before"]["figure"]
            for one in found["changes"]
        }
        assert found["changes"][0]["before"] == {"figure": 1500, "low": 500, "high": 2500}
        page = vera.get("/api/players/me")["player"]
        assert page["records"][0]["rating"]["games"] == 1
        assert page["rating"]["figure"] == 1500 + moved[player(vera)]
        assert not page["rating"]["ranked"]
        game = vera.get("/api/players/me/games")["games"][0]
        assert game["rated"]
        assert game["change"] == moved[player(vera)] != 0
        for name in ("squirrels", "all"):
            rungs = gosha.get(f"/api/ladder/{name}?limit=100")["rungs"]
            own = {one["player"]: one for one in rungs}
            assert own[player(vera)]["month"] == moved[player(vera)]
            assert (own[player(vera)]["rank"], own[player(vera)]["you"]) == (None, False)
            assert own[player(gosha)]["you"]


def test_a_game_that_is_not_rated_moves_nobody(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = play(vera, gosha)
        assert vera.get(f"/api/tables/{id}/ratings") == {"state": "unrated", "changes": []}
        assert vera.get("/api/players/me")["player"]["rating"] is None


def test_who_leaves_a_rated_game_is_last(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=2, seats=[ME, OPEN], rated=True, pace="quick")
        gosha.post(f"/api/tables/{id}/join", {})
        gosha.post(f"/api/tables/{id}/leave", {})
        with vera.sit(id, 0) as seat:
            play_to_the_end(seat)
        stayed, left = changes(vera, id)["changes"]
        assert stayed["after"]["figure"] > 1500 > left["after"]["figure"]
        game = vera.get("/api/players/me/games")["games"][0]
        assert [seat["left"] for seat in game["seats"]] == [False, True]


@pytest.mark.parametrize(
    "table",
    [
        {"options": {"first": 1}},
        {"players": 3, "seats": [ME, {"kind": "me", "name": "Gosha"}, BOT]},
    ],
)
def test_only_the_usual_rules_are_rated_and_nobody_against_himself(
    service: Service, table: Document
) -> None:
    with Person(service) as vera:
        body: Document = {"game": "squirrels", "players": 2, "rated": True, **table}
        vera.refused("/api/tables", body, "bad-request")
        body["rated"] = False
        body.setdefault("seats", [ME, OPEN])
        body["seats"] = [*body["seats"][:-1], OPEN]
        id = vera.post("/api/tables", body, 201)["table"]["id"]
        response = vera.http.post(f"/api/tables/{id}/settings", json={"rated": True})
        assert response.json()["error"]["code"] in ("bad-request", "taken")


def test_a_rated_table_has_one_chair_for_each(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(players=3, seats=[ME, OPEN, OPEN], rated=True)
        vera.refused(f"/api/tables/{id}/join", {"seat": 1}, "taken")
        vera.post(f"/api/tables/{id}/settings", {"rated": False})
        vera.post(f"/api/tables/{id}/join", {"seat": 1})


def test_a_clock_that_sets_options_leaves_the_rules_the_usual_ones(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay("gentlemen", 5, clock="corona", rated=True)
        table = vera.get(f"/api/tables/{id}")["table"]
        assert table["options"] == {"timer": True}
        assert table["settings"]["rated"]
        vera.post(f"/api/tables/{id}/settings", {"options": {"timer": True}})
        vera.refused(f"/api/tables/{id}/settings", {"options": {"timer": False}}, "bad-request")


def test_what_a_game_changes_is_told_to_who_may_see_its_end(service: Service) -> None:
    with (
        Person(service, "Vera") as vera,
        Person(service, "Gosha") as gosha,
        Person(service, "Kim") as stranger,
    ):
        closed = play(vera, gosha, rated=True, spectators=False)
        assert changes(vera, closed)["state"] == "counted"
        assert stranger.get(f"/api/tables/{closed}/ratings", 403)["error"]["code"] == "closed"
        late = play(vera, gosha, rated=True, delay=3600)
        assert vera.get(f"/api/tables/{late}/ratings")["state"] == "waits"
        assert stranger.get(f"/api/tables/{late}/ratings", 409)["error"]["code"] == "not-over"


def test_there_is_a_ladder_of_every_game_and_of_no_other(service: Service) -> None:
    with Person(service, None) as nobody:
        assert nobody.get("/api/ladder/wallet")["next"] is None
        nobody.get("/api/ladder/chess", 404)


def test_a_ladder_comes_page_by_page(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        changes(vera, play(vera, gosha, rated=True))
        first = vera.get("/api/ladder/squirrels?limit=1")
        assert len(first["rungs"]) == 1
        second = vera.get(f"/api/ladder/squirrels?limit=1&from={first['next']}")
        assert second["rungs"] != first["rungs"]


def test_tables_are_looked_for_by_free_chairs_clock_and_rating(service: Service) -> None:
    with Person(service) as vera:
        tables: list[tuple[str, dict[str, Any]]] = [
            ("wide", {"players": 4, "seats": [ME, OPEN, OPEN, OPEN]}),
            ("rated", {"players": 2, "seats": [ME, OPEN], "clock": "corona", "rated": True}),
            ("mail", {"players": 3, "seats": [ME, OPEN, OPEN], "clock": "mail"}),
        ]
        ids = {vera.lay(**table): name for name, table in tables}

        def found(query: str) -> set[str]:
            answer = vera.get(f"/api/tables?state=open&limit=100&{query}")
            return {ids[table["id"]] for table in answer["tables"] if table["id"] in ids}

        assert found("") == {"wide", "rated", "mail"}
        assert found("free=2") == {"wide", "mail"}
        assert found("free=3") == {"wide"}
        assert found("clock=none") == {"wide"}
        assert found("clock=minutes") == {"rated"}
        assert found("clock=mail") == {"mail"}
        assert found("rated=true") == {"rated"}
        assert found("rated=false&free=2") == {"wide", "mail"}
        some = vera.get("/api/tables?state=open&limit=1&free=3")
        assert ids[some["tables"][0]["id"]] == "wide"
