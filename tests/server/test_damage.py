"""A damaged table over the wire: its people get a clear refusal, everybody else notices nothing."""

from __future__ import annotations

import sqlite3
from base64 import urlsafe_b64encode
from collections.abc import Iterator

import msgspec
import pytest

from sitdown.kernel import Document
from sitdown.server.identity import A_WEEK, A_YEAR, COOKIE, Guest, TokenSigner

from .service import Person, Service, service_at


def tamper(file: str, statement: str, *values: object) -> None:
    connection = sqlite3.connect(file, isolation_level=None)
    assert connection.execute(statement, values).rowcount
    connection.close()


@pytest.fixture
def service(file: str) -> Iterator[Service]:
    with service_at(file) as running:
        yield running


async def leave_memory(service: Service) -> None:
    service.room.hall.tables.clear()


def test_a_damaged_table_is_refused_and_the_others_go_on(service: Service, file: str) -> None:
    with Person(service) as vera:
        bad, good = vera.lay(), vera.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        service.do(leave_memory(service))
        change = "UPDATE records SET line = replace(line, 'Vera', 'Vira') WHERE table_id = ?"
        tamper(file, change, bad)
        error = vera.get(f"/api/tables/{bad}", 500)["error"]
        assert error["code"] == "damaged"
        with vera.sit(bad, 0) as seat:
            code, bye = seat.end()
        assert code == 4013
        assert bye is not None
        assert bye["code"] == "damaged"
        with vera.sit(good, 0) as seat:
            seat.until("hello")
            assert seat.act()["type"] == "ack"
        listed: dict[str, Document] = {
            table["id"]: table for table in vera.get("/api/tables?mine=true")["tables"]
        }
        assert listed[bad]["state"] == "shelved"
        assert listed[good]["state"] == "playing"
        assert vera.get("/healthz") == {"ok": True}


def test_what_lists_show_of_a_table_takes_no_list_along(service: Service, file: str) -> None:
    with Person(service) as vera:
        bad, odd, good = vera.lay(), vera.lay(), vera.lay()
        tamper(file, "UPDATE tables SET summary = '{' WHERE id = ?", bad)
        tamper(file, "UPDATE tables SET owing = '{' WHERE id = ?", odd)
        found = [table["id"] for table in vera.get("/api/tables?mine=true")["tables"]]
        assert set(found) == {odd, good}


def test_a_replay_of_a_game_that_was_damaged_later_is_refused(service: Service, file: str) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        tamper(file, "DELETE FROM records WHERE table_id = ? AND number = 2", id)
        assert vera.get(f"/api/tables/{id}/replay", 500)["error"]["code"] == "damaged"


def test_health_watches_those_who_look_after_tables(service: Service, file: str) -> None:
    with Person(service) as vera:
        connection = sqlite3.connect(file)
        before = connection.execute("SELECT max(beat) FROM houses").fetchone()
        assert vera.get("/healthz") == {"ok": True}
        assert connection.execute("SELECT max(beat) FROM houses").fetchone() > before
        connection.close()
        for keeper in service.room.hall.rounds.keepers:
            service.do(keeper.stop())
            well, keeper.well = keeper.well, keeper.well - keeper.pause - 60
            assert vera.get("/healthz", 503) == {"ok": False}
            keeper.well = well


# Cookies.


def test_a_cookie_that_was_not_used_for_a_year_is_no_longer_taken(service: Service) -> None:
    now = service.room.now()
    with Person(service, None) as somebody:
        for since, renewed, status in (
            (now - A_YEAR - 60, 0.0, 401),
            (now - A_YEAR + 60, 0.0, 200),
            (now - 5 * A_YEAR, now - A_YEAR - 60, 401),
            (now - 5 * A_YEAR, now - 60, 200),
        ):
            cookie = service.room.seal.sign("guest", Guest("x", "Vera", None, since, renewed))
            somebody.http.cookies.set(COOKIE, cookie)
            assert somebody.get("/api/guest", status).get("since", since) == since
            somebody.http.cookies.clear()


def test_a_cookie_that_is_used_is_renewed(service: Service) -> None:
    now = service.room.now()
    with Person(service, None) as vera:
        old = service.room.seal.sign("guest", Guest("x", "Vera", "wolf-head", now - 2 * A_WEEK))
        answer = vera.http.get("/api/guest", headers={"Cookie": f"{COOKIE}={old}"})
        renewed = service.room.seal.guest(answer.cookies[COOKIE])
        assert renewed is not None
        assert (renewed.id, renewed.name, renewed.mask) == ("x", "Vera", "wolf-head")
        assert (renewed.since, renewed.renewed >= now) == (now - 2 * A_WEEK, True)
        vera.http.cookies.clear()
        fresh = answer.cookies[COOKIE]
        again = vera.http.get("/api/guest", headers={"Cookie": f"{COOKIE}={fresh}"})
        assert COOKIE not in again.cookies


def test_a_cookie_from_before_cookies_grew_old_is_still_read() -> None:
    seal = TokenSigner(b"key", lambda: 1000.0)
    content = msgspec.json.encode(["x", "Vera", None, 999.0])
    text = urlsafe_b64encode(content).rstrip(b"=")
    guest = seal.guest(f"{text.decode()}.{seal.signature('guest', text)}")
    assert guest == Guest("x", "Vera", None, 999.0)
