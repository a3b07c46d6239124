"""A game of another package, at the tables of the house."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import sitdown
from tests.guests import CHIPMUNKS, Install, install, liars_dice

from .playing import play_to_the_end
from .service import Person, service_at

__all__ = ["install", "liars_dice"]

GAME = "liars-dice"


def test_it_is_described_worded_and_played(file: str, liars_dice: Callable[[], None]) -> None:
    with service_at(file) as service, Person(service) as vera:
        described = {game["id"]: game for game in vera.get("/api/games")["games"]}
        assert described[GAME]["seats"] == {"least": 2, "most": 6}
        assert described[GAME]["words"] == ["en", "ru"]
        assert described[GAME]["options"]["properties"]["dice"]["default"] == 5
        assert "Кости лжеца" in vera.http.get(f"/api/words/ru/{GAME}.ftl").text
        assert "# Liar's dice" in vera.http.get(f"/api/rules/en/{GAME}.md").text
        vera.get(f"/api/games/{GAME}/components", status=404)
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "cautious"}]
        table = vera.lay(GAME, options={"dice": 2}, seats=bots, pace="quick")
        with vera.sit(table, 0, sketch="true") as seat:
            assert seat.until("hello")["view"]["players"][1]["dice"] == ["?", "?"]
            assert seat.newest("sketch")["panels"][0]["rows"]
            play_to_the_end(seat)


def test_one_that_cannot_be_described_is_left_out_of_the_list(
    file: str, install: Install, caplog: pytest.LogCaptureFixture
) -> None:
    folder = install("chipmunks", CHIPMUNKS)
    (folder / "advice").mkdir()
    (folder / "advice" / "clocks.json").write_text("[{}]")
    with service_at(file) as service, Person(service) as vera:
        listed = {game["id"] for game in vera.get("/api/games")["games"]}
    assert listed == set(sitdown.games()) - {"chipmunks"}
    assert "a game is left out of the list" in caplog.text


def test_a_table_outlives_the_package_of_its_game(
    file: str, liars_dice: Callable[[], None]
) -> None:
    """It is shown, not played, and nothing else is disturbed."""
    with service_at(file) as service, Person(service) as vera:
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        table = vera.lay(GAME, seats=bots, pace="quick")
        with vera.sit(table, 0) as seat:
            seat.until("hello")
        cookie = vera.http.cookies
    liars_dice()
    with service_at(file) as service, Person(service, None) as vera:
        vera.http.cookies = cookie
        assert GAME not in {game["id"] for game in vera.get("/api/games")["games"]}
        assert vera.get(f"/api/tables/{table}")["table"]["state"] == "shelved"
        assert [one["id"] for one in vera.get("/api/tables?mine=true")["tables"]] == [table]
        with vera.sit(table, 0, sketch="true") as seat:
            hello = seat.until("hello")
            assert hello["table"]["state"] == "shelved"
            assert hello.get("sketch") is None
        vera.refused("/api/tables", {"game": GAME, "players": 2}, "bad-request")
