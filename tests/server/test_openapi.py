"""The OpenAPI document says what is true, and whatever fits it, or does not, breaks nothing."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

import sitdown
from sitdown.server.app import API, described
from sitdown.server.http.openapi import openapi, page
from sitdown.server.http.request import Endpoint
from tests.suites import IS_LONG

from .playing import play_to_the_end
from .service import LONGEST, Person, Service

EXAMPLES = 5 if IS_LONG else 2
FOR_GOOD = ("DELETE", "/api/guest/erase")
FUZZED = [one for one in API if one.method not in FOR_GOOD and one.path not in FOR_GOOD]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_nobody_waits_while_the_document_is_made(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = Event(), Event()

    def takes_long(endpoints: list[Endpoint]) -> dict[str, Any]:
        begun.set()
        may_end.wait(LONGEST)
        return {}

    described.cache_clear()
    monkeypatch.setattr("sitdown.server.http.openapi.openapi", takes_long)
    with (
        Person(service, None) as one,
        Person(service, None) as other,
        ThreadPoolExecutor(1) as pool,
    ):
        document = pool.submit(one.get, "/api/openapi.json")
        assert begun.wait(LONGEST)
        assert other.get("/healthz") == {"ok": True}
        assert not document.done()
        may_end.set()
        assert document.result() == {}
    described.cache_clear()


class Visitor:
    """Somebody with three tables, open, under way and over, who sends anything."""

    def __init__(self, service: Service) -> None:
        self.person = Person(service)
        me, bot = {"kind": "me"}, {"kind": "bot"}
        self.ids = [
            self.person.lay(players=5),
            self.person.lay(players=3, seats=[me, me, bot], pace="slow"),
            self.person.lay(players=2, seats=[me, me]),
        ]
        with self.person.sit(self.ids[2], 0) as one, self.person.sit(self.ids[2], 1) as two:
            play_to_the_end(one, two)
        self.session = requests.Session()
        self.headers = {"Cookie": f"sitdown_guest={self.person.cookie}"}
        self.schema: Any = schemathesis.openapi.from_dict(self.document())
        self.address = service.address

    def document(self) -> dict[str, Any]:
        """What the server says of itself, with values that lead somewhere among others."""
        document = openapi(API)
        games = {"enum": [*sitdown.games(), "chess"]}
        likely = {
            "id": {"enum": [*self.ids, "no-such-table"]},
            "player": {"enum": ["me", "bot.random", "no-such-player"]},
            "game": games,
            "language": {"enum": ["en", "ru", "xx"]},
            "stamp": {"enum": ["0" * 20]},
            "file": {"enum": ["board.js", "../x"]},
            "name": {"enum": ["common.ftl", "squirrels.ftl", "squirrels.md", "../x"]},
        }
        for methods in document["paths"].values():
            for operation in methods.values():
                for parameter in operation["parameters"]:
                    if parameter["in"] == "path":
                        parameter["schema"] = likely[parameter["name"]]
        for body in ("TableBody", "StudyBody"):
            properties = document["components"]["schemas"][body]["properties"]
            properties["game"] = games
            properties["players"] = {"enum": [2, 3, 5, 50]}
        return document


@pytest.fixture(scope="module")
def visitor(service: Service) -> Iterator[Visitor]:
    visitor = Visitor(service)
    with visitor.person, visitor.session:
        yield visitor


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("endpoint", FUZZED, ids=lambda one: f"{one.method} {one.path}")
def test_whatever_is_sent_is_answered_as_described(
    visitor: Visitor, endpoint: Endpoint, mode: GenerationMode
) -> None:
    operation = visitor.schema[endpoint.path][endpoint.method]
    if mode is GenerationMode.NEGATIVE and not (endpoint.body or endpoint.query):
        return

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    def send(case: Any) -> None:
        response = case.call(
            base_url=visitor.address, headers=visitor.headers, session=visitor.session
        )
        case.validate_response(response, checks=CHECKS)

    send()


def test_after_all_that_the_tables_are_unharmed(visitor: Visitor) -> None:
    for id in visitor.ids:
        assert visitor.person.get(f"/api/tables/{id}")["table"]["id"] == id
    assert visitor.person.get("/healthz") == {"ok": True}


def test_every_endpoint_is_on_the_page(service: Service) -> None:
    with Person(service, None) as person:
        document = person.get("/api/openapi.json")
        assert set(document["paths"]) == {endpoint.path for endpoint in API}
        for endpoint in API:
            assert endpoint.path in page(API)
        assert "Lay a table" in person.http.get("/api/docs").text
