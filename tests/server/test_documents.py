"""The documents are declared once: by the server, and by the client as the server does."""

from __future__ import annotations

import pytest
from msgspec import ValidationError

import sitdown
from sitdown.server.app import API
from sitdown.wire.documents import Game, SeatRange
from tools import documents

from .declared import require_declared
from .playing import play_to_the_end
from .service import Person, Service

ANSWERS = {f"{end.method} {end.path}": end.answer for end in API}


def test_the_client_has_the_documents_that_the_server_declares() -> None:
    assert not documents.is_stale(), "web/src/documents.ts: python -m tools.web fix"


def test_an_unknown_field_and_a_missing_one_are_noticed() -> None:
    require_declared({"least": 2, "most": 5}, SeatRange)
    with pytest.raises(AssertionError, match=r"in no type: \['.middle'\]"):
        require_declared({"least": 2, "most": 5, "middle": 3}, SeatRange)
    with pytest.raises(ValidationError, match="most"):
        require_declared({"least": 2}, SeatRange)


def test_every_game_is_as_declared(service: Service) -> None:
    with Person(service) as person:
        for game in person.get("/api/games")["games"]:
            require_declared(game, Game)


def test_what_comes_over_http_is_as_declared(service: Service) -> None:
    with Person(service) as person:
        id = person.lay(players=2, seats=[{"kind": "me"}, {"kind": "me"}])
        with person.sit(id, 0) as one, person.sit(id, 1) as two:
            play_to_the_end(one, two)
        for path in ("", "/log", "/replay", "/steps?sketch=true", "/steps?seat=all"):
            told = person.get(f"/api/tables/{id}{path}")
            require_declared(told, ANSWERS[f"GET /api/tables/{{id}}{path.split('?')[0]}"])
        require_declared(person.get("/api/tables?mine=true"), ANSWERS["GET /api/tables"])
        require_declared(person.get("/api/guest"), ANSWERS["GET /api/guest"])


@pytest.mark.parametrize("game", sitdown.games())
def test_studies_and_sketches_of_every_game_are_as_declared(service: Service, game: str) -> None:
    with Person(service) as person:
        wish = {"game": game, "seat": 0, "acts": [{"bot": "random", "until": 0}], "sketch": True}
        require_declared(person.post("/api/study", wish), ANSWERS["POST /api/study"])
