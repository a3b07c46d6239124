"""The page on the protocol names all there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec import ValidationError, convert, to_builtins

from sitdown.kernel import Document
from sitdown.server.app import API
from sitdown.server.http.client_files import POLICY
from sitdown.server.http.request import STATUS, Endpoint
from sitdown.server.socket.session import CLOSE
from sitdown.table.plans import by_clock
from sitdown.wire.requests import AnyMessage, TableBody
from sitdown.wire.settings import Clock, clocks

from .service import Person, Service

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = [
    path.read_text(encoding="utf-8")
    for folder in ("wire", "table", "server")
    for path in (ROOT / "src" / "sitdown" / folder).rglob("*.py")
]


def test_every_refusal_has_its_code_on_the_page() -> None:
    used = {code for source in SOURCES for code in re.findall(r'Refused\(\s*"([a-z-]+)"', source)}
    assert used <= STATUS.keys()
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} |" in PAGE, code


def test_every_close_code_is_on_the_page() -> None:
    for name, code in CLOSE.items():
        if name != "wrong-origin":
            assert f"{code} `{name}`" in " ".join(PAGE.split()), name


def test_every_kind_of_entry_is_on_the_page() -> None:
    kinds = {
        kind
        for source in SOURCES
        for kind in re.findall(r'Entry\(\s*self\.at,\s*"([a-z-]+)"', source)
    }
    assert {"talk", "here", "over"} <= kinds
    for kind in kinds | {"events"}:
        assert re.search(rf"^\| .*`{kind}`.* \|", PAGE, re.MULTILINE), kind


def test_every_message_is_on_the_page() -> None:
    for kind in AnyMessage.__args__:
        assert f"| `{kind.__struct_config__.tag}` |" in PAGE


@pytest.mark.parametrize("endpoint", API, ids=lambda one: f"{one.method} {one.path}")
def test_every_endpoint_is_on_the_page(endpoint: Endpoint) -> None:
    last = endpoint.path.rpartition("/")[2]
    if endpoint.path.startswith("/api/tables/{id}/") and endpoint.method == "POST":
        assert f"| `{last}` |" in PAGE
        return
    known = re.sub(r"{(\w+)}", r"<\1>", endpoint.path)
    known = known.replace("<language>/<name>", "<lang>/<game>")
    assert f"{endpoint.method} {known}" in PAGE


def test_the_policy_is_on_the_page() -> None:
    assert POLICY in " ".join(PAGE.split())


def test_the_example_of_a_table_is_one(service: Service) -> None:
    example = json.loads(PAGE.partition("```json\n{\n")[2].join(["{", ""]).partition("\n```")[0])
    with Person(service) as person:
        id = person.lay()
        table = person.get(f"/api/tables/{id}")["table"]
        assert example.keys() == table.keys()
        assert example["seats"][0].keys() == table["seats"][0].keys()
        assert example["settings"].keys() <= table["settings"].keys()


def test_the_example_of_laying_a_table_can_be_sent(service: Service) -> None:
    start = PAGE.index('{"game": "squirrels", "players": 3, "options": {}, "title"')
    example = json.loads(PAGE[start:].partition("\n```")[0])
    assert example.keys() == set(TableBody.__struct_fields__)
    with Person(service) as person:
        assert person.lay(**example)


def example(beginning: str) -> Document:
    """The document on the page that begins so."""
    found: Document
    found, _ = json.JSONDecoder().raw_decode(PAGE[PAGE.index(beginning) :])
    return found


def test_the_clocks_on_the_page_are_the_real_ones(service: Service) -> None:
    (shown,) = example('{"games": [{')["games"]
    (corona,) = [one for one in clocks(shown["id"]) if one.id == "corona"]
    with Person(service) as person:
        game = person.get(f"/api/games/{shown['id']}")
    assert shown.keys() == game.keys()
    assert shown["clocks"] == game["clocks"]
    assert example('{\n  "id": "velvet-olive-k7m2"')["settings"]["clock"] == to_builtins(corona)
    running = example('{"window": "17", "due"')
    assert max(running["reserve"].values()) == corona.reserve
    assert set(running["due"].values()) == {running["now"] + corona.decision}


def test_the_options_of_a_clock_on_the_page_are_real_ones(service: Service) -> None:
    shown = re.search(r"`(\{\"timer\": true\})` at `(\w+)`", PAGE)
    assert shown is not None
    for clock in clocks(shown[2]):
        minutes = json.loads(shown[1]) if clock.is_of_minutes() else {}
        assert by_clock(shown[2], clock, {}) == minutes


def test_the_longest_clock_is_on_the_page() -> None:
    with pytest.raises(ValidationError):
        convert({"decision": 2_592_001, "trading": 1, "reaction": 1}, Clock)
    convert({"decision": 2_592_000, "trading": 1, "reaction": 1}, Clock)
    assert "(1 to 2,592,000;" in PAGE
