"""Every address of the server has limits, and what never changes is compressed once."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from sitdown.server.http import client_files, compression
from sitdown.server.http.rate_limit import cost_of
from sitdown.server.limits import Limits
from sitdown.server.token_bucket import AddressBuckets, rate_limit_key

from .raw import connected, heard_until
from .service import Person, Service, service_at


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("?", "?"),
    ],
)
def test_a_network_that_one_household_has_counts_as_one(host: str, counted: str) -> None:
    assert rate_limit_key(host) == counted


@pytest.mark.parametrize(
    "path",
    ["/", "/assets/x.js", "/t/a-b-c", "/nothing", "/api/nothing", "/api/guest", "/api/docs"],
)
def test_every_path_is_limited(file: str, path: str) -> None:
    limits = Limits(requests=(4, 0.01))
    with service_at(file, limits=limits) as service, Person(service, None) as person:
        for _ in range(int(4 / cost_of(path))):
            assert person.http.get(path).status_code != 429
        refused = person.http.get(path)
        assert refused.json()["error"]["code"] == "too-many"
        assert "content-security-policy" in refused.headers
        # All of it comes out of one bucket.
        assert person.http.get("/api/games").status_code == 429
        assert person.http.delete("/api/tables").status_code == 429
        # But who watches over the server is not kept out by it.
        assert person.http.get("/healthz").status_code == 200


def test_health_is_limited_too(file: str) -> None:
    limits = Limits(checks=(2, 0.01))
    with service_at(file, limits=limits) as service, Person(service, None) as person:
        asked = [person.http.get("/healthz").status_code for _ in range(3)]
        assert asked == [200, 200, 429]


def test_handshakes_are_limited(file: str) -> None:
    limits = Limits(requests=(3, 0.01))
    with service_at(file, limits=limits) as service, Person(service) as vera:
        id = vera.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            with pytest.raises(InvalidStatus) as refused:
                vera.sit(id, 1).__enter__()
            assert refused.value.response.status_code == 429
            assert seat.act()["type"] == "ack"


def test_a_socket_costs_the_same_wherever_it_is_wanted(
    file: str, caplog: pytest.LogCaptureFixture
) -> None:
    """All but one path refuse it, and that is to cost no less than to be let in."""
    with service_at(file, limits=Limits(requests=(3, 0.01))) as service:
        asked = [status_of(service, path) for path in ("/", "/healthz", "/nothing", "/")]
        assert asked == [403, 403, 403, 429]
    # Whoever is refused cannot fill the log either.
    assert [record for record in caplog.records if record.name == "uvicorn.error"] == []


@pytest.mark.parametrize("header", ["Sec-WebSocket-Version: 7", "Sec-WebSocket-Key: no key"])
def test_handshakes_that_are_none_are_limited(file: str, header: str) -> None:
    with (
        service_at(file, limits=Limits(requests=(3, 0.01))) as service,
        Person(service, None) as person,
    ):
        for _ in range(3):
            assert 400 <= status_of(service, "/", header) < 500
        assert person.http.get("/api/games").status_code == 429


def status_of(service: Service, path: str, header: str = "Sec-WebSocket-Version: 13") -> int:
    """How a handshake is answered."""
    version = "" if "Version" in header else "Sec-WebSocket-Version: 13\r\n"
    key = "" if "Key" in header else "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    asked = (
        f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"{version}{key}{header}\r\n\r\n"
    )
    with connected(service, asked.encode()) as line:
        return int(heard_until(line, b"\r\n").split()[1])


def test_an_evening_of_four_behind_one_address_is_no_flood() -> None:
    """Each loads the page, its files, words and rules, and a table with its socket."""
    buckets = AddressBuckets(*Limits().requests, clock=lambda: 0.0)
    page = ["/", *[f"/assets/{n}.js" for n in range(45)], "/api/words/en/common.ftl"]
    calls = ["/api/guest", "/api/games", "/api/tables", "/api/tables/x", "/api/tables/x/socket"]
    for path in 4 * (page + calls * 3):
        buckets.take("home", cost_of(path))


def test_sweeping_does_not_cost_more_the_more_there_are() -> None:
    buckets = AddressBuckets(1, 1, clock=lambda: 0.0)
    sweeps = 0

    def count(now: float) -> None:
        nonlocal sweeps
        sweeps += 1
        AddressBuckets.forget_full(buckets, now)

    buckets.forget_full = count  # type: ignore[method-assign]
    for number in range(100_000):
        buckets.take(f"{number}")
    assert 1 <= sweeps <= 4


# Once.


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/games/wallet",
        "/api/games/wallet/components",
        "/api/words/ru/wallet.ftl",
        "/api/words/en/common.ftl",
        "/api/rules/en/wallet.md",
        "/api/openapi.json",
        "/api/docs",
        "/",
    ],
)
def test_what_never_changes_is_compressed_once(
    service: Service, path: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    client(tmp_path, monkeypatch)
    with Person(service, None) as person:
        first = person.http.get(path, headers={"accept-encoding": "gzip"})
        assert first.headers["content-encoding"] == "gzip"

        def again(*arguments: object, **named: object) -> bytes:
            raise AssertionError("compressed a second time")

        monkeypatch.setattr(gzip, "compress", again)
        monkeypatch.setattr("sitdown.server.http.compression.zlib.compressobj", again)
        second = person.http.get(path, headers={"accept-encoding": "gzip"})
        assert second.status_code == 200
        assert second.headers["content-encoding"] == "gzip"
        plain = person.http.get(path, headers={"accept-encoding": ""})
        assert "content-encoding" not in plain.headers
        assert without_time(plain.text) == without_time(second.text)
        if path != "/api/games":
            tag = {"if-none-match": second.headers["etag"]}
            assert person.http.get(path, headers=tag).status_code == 304


def client(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser client of one page."""
    (folder / "index.html").write_text("<p>Sit down</p>" * 100)
    (folder / "mark.png").write_bytes(b"PNG" * 1000)
    monkeypatch.setattr(client_files, "WEB", folder)


def without_time(text: str) -> str:
    return text.partition(',"now":')[0]


def test_a_page_that_is_built_anew_is_sent_anew(
    service: Service, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    client(tmp_path, monkeypatch)
    with Person(service, None) as person:
        assert "Sit down" in person.http.get("/").text
        (tmp_path / "index.html").write_text("<p>Stand up</p>" * 100)
        os.utime(tmp_path / "index.html", (5, 5))
        assert "Stand up" in person.http.get("/t/x").text
        picture = person.http.get("/mark.png")
        assert picture.headers["content-type"] == "image/png"
        assert "content-encoding" not in picture.headers
        assert len(picture.content) == 3000
        assert len(compression.CACHED_FILES) > 0
