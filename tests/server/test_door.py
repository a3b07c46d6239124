"""A catalogue of what nobody means well, thrown at every endpoint and every kind of message.

Whatever comes, there is an answer, it is never a fault of the server, and the server stays well.
"""

from __future__ import annotations

import json
import re
import socket
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import sitdown.server
from sitdown.kernel import Document
from sitdown.server.app import API, BESIDE
from sitdown.server.http.request import Endpoint
from sitdown.server.identity import COOKIE, TokenSigner
from sitdown.table.plans.talking import promise

from .playing import play_to_the_end
from .service import GENEROUS, LONGEST, Person, Seat, Service, service_at

ME = {"kind": "me"}
ENDPOINTS = [*API, *BESIDE]

STRINGS = [
    "",
    " ",
    "\x00",
    "\x1b[31m",
    "\x9b31m",
    "\u202e",
    "\u200b",
    "😀",
    "x" * 100_000,
    "../../../etc/passwd",
    "a\nb",
    "%s%n{0}",
    "\uffff",
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    99,
    10**18,
    10**40,
    -(10**18),
    1.5,
    1e300,
    [],
    {},
    [[]],
    [{}],
    {"": None},
    {"players": 3},
    [0] * 5000,
    *STRINGS,
]
RAW = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"NaN",
    b'{"name": NaN}',
    b'{"name": Infinity}',
    b'{"name": 1e999}',
    b'{"name": "\\ud800"}',
    b'{"name": "\\udc00\\ud800"}',
    b'{"name": "\xff"}',
    b'{"name": "\xed\xa0\x80"}',
    b"\xef\xbb\xbf{}",
    b"\x00",
    b'{"name": "x", "name": "y", "more": 1}',
    b"[" * 100_000,
    b'{"options": ' + b'{"a":' * 500 + b"1" + b"}" * 501,
    b'{"name": ' + b"9" * 5000 + b"}",
]
PARTS = ["%00", "x" * 300, "%ff%fe", "..%2f..%2fetc", "%E2%80%AE", "a%0d%0ab", "%", "é", "[", "~"]
QUERIES = [
    "since=-1",
    "since=99999999999999999999",
    "seat=-1",
    "seat=1e9",
    "from=0&to=-5",
    "from=NaN",
    "limit=0",
    "limit=10000000000000000000000",
    "before=..:a",
    "before=1.2.3:a",
    "game=%00",
    "game=%ff",
    "state=%ED%A0%80",
    "mine=%00",
    "x=1",
    "seat=0&seat=1",
    "=&==&;",
    "a" * 5000,
    "seat=" + "9" * 4000,
]
HEADERS = [
    b"Origin: http://[",
    b"Origin: http://]:x",
    b"Origin: null",
    b"Origin: \xff\xfe",
    b"Origin: http://a\r\nOrigin: http://b",
    b"If-None-Match: \xff\x00garbage".replace(b"\x00", b""),
    b"If-None-Match: *\r\nIf-None-Match: W/x",
    b"Accept-Encoding: ;;;q=gzip,,*;q=x",
    b"Cookie: \xff\xfe=\xff",
    b"Cookie: sitdown_guest=\xff.\xff",
    b"Cookie: sitdown_guest=.",
    b"Cookie: sitdown_guest=%00.%00; sitdown_guest=b",
    b"Content-Type: application/json; charset=\xff",
    b"Content-Type: \xff",
    b"Range: bytes=-1,5-2",
    b"X-Forwarded-For: [, ]",
]


class Visitor:
    """Somebody with a table under way and one that is over."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.person = Person(service)
        self.playing = self.person.lay(players=2, seats=[ME, ME])
        self.over = self.person.lay(players=2, seats=[ME, ME])
        with self.person.sit(self.over, 0) as one, self.person.sit(self.over, 1) as two:
            play_to_the_end(one, two)
        self.replay: Document = self.person.get(f"/api/tables/{self.over}/replay")

    def path(self, endpoint: Endpoint, **parts: str) -> str:
        usual = {"id": self.playing, "game": "squirrels", "language": "en", "name": "common.ftl"}
        usual |= {"stamp": "0" * 20, "file": "board.js", "player": "me"}
        return endpoint.path.format(**{**usual, **parts})

    def raw(self, head: bytes, *headers: bytes, host: bool = True, body: bytes = b"") -> int:
        """The status of an answer to a request that no library would send; 0 for none at all."""
        lines = [head + b" HTTP/1.1", *headers, b"Connection: close"]
        if host:
            lines.append(b"Host: " + self.service.host.encode())
        if body:
            lines.append(b"Content-Length: " + str(len(body)).encode())
        name, _, port = self.service.host.partition(":")
        with socket.create_connection((name, int(port)), timeout=LONGEST) as line:
            line.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            answer = b""
            while part := line.recv(65536):
                answer += part
        status = re.match(rb"HTTP/1.1 (\d+)", answer)
        return int(status[1]) if status else 0

    def post(self, path: str, content: bytes) -> int:
        headers = {"content-type": "application/json"}
        response = self.person.http.post(path, content=content, headers=headers)
        if response.status_code >= 400:
            error = response.json()["error"]
            assert error["message"]
            assert "regex" not in error["message"]
        return response.status_code


@pytest.fixture(scope="module")
def visitor(service: Service) -> Iterator[Visitor]:
    visitor = Visitor(service)
    with visitor.person:
        yield visitor
        assert visitor.person.get("/healthz") == {"ok": True}
        for id in (visitor.playing, visitor.over):
            assert visitor.person.get(f"/api/tables/{id}")["table"]["id"] == id


POSTS = [endpoint for endpoint in API if endpoint.method == "POST"]
GETS = [endpoint for endpoint in ENDPOINTS if endpoint.method == "GET"]


def name_of_endpoint(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


@pytest.mark.parametrize("endpoint", POSTS, ids=name_of_endpoint)
def test_no_body_is_a_fault(visitor: Visitor, endpoint: Endpoint) -> None:
    path = visitor.path(endpoint, id="no-such-table")
    for content in RAW:
        assert 400 <= visitor.post(path, content) < 500, content[:80]


@pytest.mark.parametrize("endpoint", POSTS, ids=name_of_endpoint)
def test_no_value_in_a_body_is_a_fault(visitor: Visitor, endpoint: Endpoint) -> None:
    """Every field with every value, on top of what would be taken."""
    taken: dict[str, Document] = {
        "/api/guest": {"name": "Vera"},
        "/api/tables": {"game": "squirrels", "players": 2},
        "/api/study": {"game": "squirrels", "players": 2},
        "/api/replays": visitor.replay,
    }
    usual = taken.get(endpoint.path, {})
    known = [field.name for field in msgspec.structs.fields(endpoint.body)] if endpoint.body else []
    path = visitor.path(endpoint, id=visitor.over)
    for field in known:
        for value in VALUES:
            content = msgspec.json.encode({**usual, field: value})
            status = visitor.post(path, content)
            assert 200 <= status < 500, (field, str(value)[:80])


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=name_of_endpoint)
def test_no_part_of_a_path_is_a_fault(visitor: Visitor, endpoint: Endpoint) -> None:
    for name in re.findall(r"{(\w+)}", endpoint.path):
        for part in PARTS:
            path = visitor.path(endpoint, **{name: part}).encode()
            status = visitor.raw(endpoint.method.encode() + b" " + path)
            assert 400 <= status < 500, (name, part[:80])


@pytest.mark.parametrize("part", [*PARTS, "x/" * 2000, "assets/%00", "assets/" + "x" * 300, "//"])
def test_no_page_is_a_fault(visitor: Visitor, part: str) -> None:
    status = visitor.raw(b"GET /" + part.encode())
    assert status in (200, 400, 404)


@pytest.mark.parametrize("endpoint", GETS, ids=name_of_endpoint)
def test_no_query_is_a_fault(visitor: Visitor, endpoint: Endpoint) -> None:
    for query in QUERIES:
        path = visitor.path(endpoint, id=visitor.over)
        response = visitor.person.http.get(f"{path}?{query}")
        assert response.status_code < 500, (query[:80], response.text[:200])


@pytest.mark.parametrize("header", HEADERS)
@pytest.mark.parametrize("head", [b"GET /", b"GET /api/tables", b"POST /api/guest", b"GET /x.js"])
def test_no_header_is_a_fault(visitor: Visitor, head: bytes, header: bytes) -> None:
    body = b'{"name": "Vera"}' if head.startswith(b"POST") else b""
    kind = [b"Content-Type: application/json"] if body and b"Content-Type" not in header else []
    status = visitor.raw(head, header, *kind, body=body)
    assert 200 <= status < 500


def test_without_a_host_no_page_is_our_own(visitor: Visitor) -> None:
    for origin in (b"null", b"http://", b"x"):
        headers = (b"Origin: " + origin, b"Content-Type: application/json")
        status = visitor.raw(b"POST /api/guest", *headers, host=False, body=b'{"name": "Vera"}')
        assert 400 <= status < 500


def test_a_signed_cookie_of_another_form_is_no_guest(service: Service) -> None:
    seal: TokenSigner = service.room.seal
    old = msgspec.json.encode({"who": "Vera"})
    content = json.dumps(["x"]).encode()
    for thing in (old, content, b"\xff", b""):
        with Person(service, None) as person:
            sealed = urlsafe_b64encode(thing).rstrip(b"=")
            signature = seal.signature("guest", sealed)
            person.http.cookies.set(COOKIE, f"{sealed.decode()}.{signature}")
            assert person.get("/api/guest", 401)["error"]["code"] == "no-guest"


# Sockets.

DEEP = '{"a":' * 500 + "1" + "}" * 500
DEEPER = '{"a":' * 969 + "1" + "}" * 969
TYPES = [
    "act",
    "say",
    "promise",
    "judge",
    "auto",
    "foresee",
    "note",
    "name",
    "ping",
    "wish",
    "",
    "\x00",
]


def messages(type: str) -> Iterator[str]:
    """With `"@"` where the id goes."""
    fields = ["act", "window", "text", "to", "pledge", "promise", "kept", "on", "acts", "more"]
    usual: Document = {"act": {"do": "say"}, "text": "x", "to": 1, "promise": 1, "kept": True}
    head = json.dumps({"type": type, "id": "@"})
    yield head
    for field in fields:
        for value in VALUES:
            yield json.dumps({"type": type, "id": "@", **usual, field: value})
    for deep in (DEEP, DEEPER):
        for nested in (
            f'"acts": [{deep}]',
            f'"act": {deep}',
            f'"to": 1, "text": "x", "pledge": {deep}',
            f'"to": 1, "text": "x", "pledge": {{"never": {deep}}}',
        ):
            yield f"{head[:-1]}, {nested}}}"


@pytest.mark.parametrize("type", TYPES)
def test_every_message_is_answered_and_none_is_a_fault(visitor: Visitor, type: str) -> None:
    with visitor.person.sit(visitor.playing, 0) as seat:
        seat.until("hello")
        for number, text in enumerate(messages(type)):
            id = f"catalogue-{type.strip(chr(0))}-{number}"
            seat.socket.send(text.replace('"@"', f'"{id}"', 1))
            reply = answer(seat)
            assert reply.get("error", {}).get("code") != "fault", text[:200]
            assert reply["id"] == (id if len(text) < 16_000 else None), text[:200]
        assert seat.ask("ping")["type"] == "pong"


def test_what_is_no_message_is_answered_too(visitor: Visitor) -> None:
    with visitor.person.sit(visitor.playing, 0) as seat:
        seat.until("hello")
        for text in [*RAW, b"\x00\xff"]:
            seat.socket.send(text.decode("utf-8", "replace") if text in RAW else text)
            assert answer(seat)["error"]["code"] in ("bad-request", "too-large"), text[:80]
        assert seat.ask("ping")["type"] == "pong"


def answer(seat: Seat) -> Document:
    return seat.until("ack", "refused", "pong", "foreseen", "noted", "named")


# What was done with it.


def test_a_pledge_is_a_part_of_an_event_and_no_more(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat, vera.sit(id, 1) as other:
            seat.until("hello")
            other.until("hello")
            for part in (
                {"a": [[[1]]]},
                {"event": "x" * 2000},
                {str(n): n for n in range(300)},
            ):
                reply = seat.ask("promise", to=1, text="x", pledge={"never": part})
                assert reply["error"]["code"] == "bad-request"
            never = {"event": "raided", "seat": 0, "give": {"markers": ["a", "b"]}, "on": None}
            assert seat.ask("promise", to=1, text="x", pledge={"never": never})["type"] == "ack"
            told = other.until("news")
            while told["entries"][0]["kind"] != "promise":
                told = other.until("news")
            assert told["entries"][0]["promise"]["pledge"]["never"] == never


def test_a_promise_of_old_that_nests_too_deep_ends_no_connection(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.sqlite")
    deep: Document = {}
    for _ in range(960):
        deep = {"never": deep}
    with service_at(place) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        cookie = vera.cookie
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            table = service.do(service.room.hall.table(id))
            service.do(table.do(promise(0, "old", 1, "I swear", deep)))
            while not any(entry["kind"] == "promise" for entry in seat.entries):
                seat.until("news")
            assert seat.ask("say", text="still here")["type"] == "ack"
    with service_at(place) as service, Person(service, None) as vera:
        vera.http.cookies.set(COOKIE, cookie)
        with vera.sit(id, 0) as seat:
            hello = seat.until("hello")
            assert hello["table"]["promises"][0]["text"] == "I swear"
            assert seat.act()["type"] == "ack"


def test_an_answer_that_fails_in_the_background_is_an_answer(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OSError("the worker is gone")

    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat:
            acts = seat.until("hello")["view"]["legal"][:1]
            monkeypatch.setattr(service.room.desk.workers, "run", fail)
            assert seat.ask("foresee", acts=acts)["error"]["code"] == "fault"
            monkeypatch.undo()
            assert seat.ask("foresee", acts=acts)["type"] == "foreseen"


@pytest.mark.parametrize(
    ("game", "body"),
    [
        ("gentlemen", {"patch": {"players": [{"money": 10**18, "arguments": 0, "gangs": 0}] * 5}}),
        ("gentlemen", {"options": {"deck": [{"id": "deal.1", "money": 10**6, "accomplices": []}]}}),
        ("squirrels", {"patch": {"turn": 10**12}}),
        ("cosanostra", {"patch": {"next_offer": 10**12}}),
        ("squirrels", {"options": {"players": 3}}),
        ("squirrels", {"options": {"seed": 3}}),
        ("squirrels", {"chance": [{"roll": 99}], "acts": [{"bot": "random", "until": 0}]}),
    ],
)
def test_absurd_numbers_are_refused_by_the_form(
    service: Service, game: str, body: Document
) -> None:
    with Person(service, None) as person:
        response = person.http.post("/api/study", json={"game": game, **body})
        assert response.status_code < 500
        if "chance" not in body:
            assert response.json()["error"]["code"] == "bad-request"


def test_names_and_titles_are_written_as_others_read_them(service: Service) -> None:
    invisible = "name: a name must not contain invisible characters"
    with Person(service, None) as person:
        assert person.refused("/api/guest", {"name": "Ve\u200bra"}, "bad-request") == invisible
        refused = person.http.post("/api/guest", json={"name": "\u3000"}).json()["error"]
        assert refused["reason"] == {"id": "because-empty-name", "arguments": {}}
        assert person.post("/api/guest", {"name": " Ve\u0301ra  I. "})["name"] == "Véra I."
        title = person.refused(
            "/api/tables", {"game": "squirrels", "players": 2, "title": "\x1b[2J"}, "bad-request"
        )
        assert "title: a name must not contain invisible" in title
        seats = [ME, {"kind": "bot", "name": "\u202eabc"}]
        chair = person.refused(
            "/api/tables", {"game": "squirrels", "players": 2, "seats": seats}, "bad-request"
        )
        assert chair == f"seats[1]: {invisible}"
        id = person.lay(seats=[ME, ME])
        with person.sit(id, 0) as seat:
            seat.until("hello")
            seat.ask("say", text="\x1b[2Jhello\n\u202eworld 👩\u200d🚀")
            while not any(entry["kind"] == "talk" for entry in seat.entries):
                seat.until("news")
            said = next(entry for entry in seat.entries if entry["kind"] == "talk")
            assert said["text"] == "[2Jhello\nworld 👩\u200d🚀"
            assert seat.ask("say", text="\u200b")["error"]["code"] == "bad-request"


def test_replays_are_brought_in_one_by_one(visitor: Visitor, tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, imports=(2, 1e-6))
    with (
        service_at(str(tmp_path / "x.sqlite"), limits=few) as service,
        Person(service) as vera,
        Person(service, "Gosha") as gosha,
    ):
        made = vera.post("/api/replays", visitor.replay, 201)["table"]
        assert vera.get(f"/api/tables/{made['id']}/steps?to=1")["last"] > 1
        short = {**visitor.replay, "seats": visitor.replay["seats"][:1]}
        assert "seats: 1 chairs" in vera.refused("/api/replays", short, "bad-request")
        assert "too fast" in vera.refused("/api/replays", visitor.replay, "too-many")
        gosha.refused("/api/replays", visitor.replay, "too-many")


def test_replays_from_one_ipv6_network_count_as_from_one_address(
    visitor: Visitor, tmp_path: Path
) -> None:
    few = msgspec.structs.replace(GENEROUS, imports=(2, 1e-6))
    with service_at(str(tmp_path / "x.sqlite"), limits=few) as service:

        async def bring_in(address: str) -> int:
            transport = httpx.ASGITransport(app=service.app, client=(address, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
                await http.post("/api/guest", json={"name": "Vera"})
                return (await http.post("/api/replays", json=visitor.replay)).status_code

        near = [service.do(bring_in(f"2001:db8::{number}")) for number in range(1, 4)]
        assert near == [201, 201, 429]
        assert service.do(bring_in("2001:db8:0:1::1")) == 201


# Nothing goes past the door.

ALLOWED = {
    "api/admin.py": 1,  # a summary out of the store
    "identity.py": 2,  # what we have signed ourselves, and guests out of the store
    "push/sender.py": 1,  # a device out of the store
    "api/tables.py": 1,  # a summary out of the store
    "api/privacy.py": 2,  # summaries and records out of the store
    "api/players.py": 1,  # finished games out of the store
    "serve.py": 1,  # what `serve` tells its own processes
    "api/replays.py": 3,  # records out of the store, and replays of our own tables
    "api/reviews.py": 1,  # reviews out of the store
    "api/why.py": 2,  # the same
}


def test_nothing_from_outside_is_decoded_elsewhere() -> None:
    folder = Path(sitdown.server.__file__).parent
    decoding = re.compile(
        r"json\.decode\(|json\.loads\(|(?<!\.)\bdecode\(|OURS\.decode\(|path_params"
    )
    found = {
        file.relative_to(folder).as_posix(): len(decoding.findall(file.read_text(encoding="utf-8")))
        for file in folder.rglob("*.py")
        if "soak" not in file.parts
    }
    doors = ("http/request.py", "http/client_files.py", "socket/handshake.py")
    expected = {**dict.fromkeys(found, 0), **ALLOWED, **dict.fromkeys(doors, 1)}
    assert found == expected
