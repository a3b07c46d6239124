"""Who looks after a house: rulings hold, are told in sentences, and outlive every process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from sitdown.kernel import Document
from sitdown.server import process
from sitdown.server.api.admin import COOKIE, PREFIX, SESSION_SECONDS
from sitdown.server.app import ADMIN_API
from sitdown.server.identity import digest_of
from sitdown.server.load_history import KEPT, LoadHistory, milliseconds
from sitdown.server.moderation import lasts
from sitdown.store.protocol import Ruling, StoreFault
from sitdown.words import Words
from sitdown.words.table_names import ERASED_NAME

from .service import GENEROUS, LONGEST, Person, Seat, Service, service_at
from .test_players import player

TOKEN = "a token of many letters"
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}


class Host(Person):
    """Who looks after the house; no guest in it."""

    def __init__(self, service: Service) -> None:
        super().__init__(service, None)
        self.post(f"{PREFIX}/enter", {"token": TOKEN})

    def __enter__(self) -> Host:
        return self

    def order(self, what: str, **body: Any) -> Any:
        return self.post(f"{PREFIX}/{what}", body)

    def see(self, what: str) -> Any:
        return self.get(f"{PREFIX}/{what}")

    def log(self) -> list[Document]:
        acts: list[Document] = self.see("log")["acts"]
        return acts


def house(place: str, **settings: Any) -> Any:
    return service_at(place, admin=digest_of(TOKEN), **settings)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A house that somebody looks after."""
    with house(str(tmp_path_factory.mktemp("kept") / "tables.sqlite")) as service:
        yield service


def refusal_of(answer: Document) -> Document:
    assert answer["type"] == "refused", answer
    error: Document = answer["error"]
    return error


def in_russian(reason: Document) -> str:
    words = Words("ru", "squirrels", strict=True)
    return words.say(reason["id"], **reason["arguments"])


def until_vacant(person: Person, id: str, seat: int) -> Document:
    """The chair, once it is left."""
    patience = time.monotonic() + LONGEST
    while time.monotonic() < patience:
        chair: Document = person.get(f"/api/tables/{id}")["table"]["seats"][seat]
        if chair["kind"] != "person":
            return chair
        time.sleep(0.02)
    raise AssertionError(f"seat {seat} is still taken")


# Coming in.


def test_without_a_token_there_is_nothing_to_come_in_to(service: Service) -> None:
    with Person(service, None) as somebody:
        for endpoint in ADMIN_API:
            answer = somebody.http.request(endpoint.method, endpoint.path, json={})
            assert answer.status_code in (404, 405), endpoint.path
        assert somebody.http.get("/admin").status_code == 404
        assert somebody.get("/api/tables")["tables"] is not None


def test_only_the_token_lets_in_and_the_badge_is_for_these_addresses_alone(kept: Service) -> None:
    with Person(kept, None) as somebody:
        for endpoint in ADMIN_API:
            if not endpoint.path.endswith(("/enter", "/leave")):
                answer = somebody.http.request(endpoint.method, endpoint.path, json={})
                assert answer.status_code == 401, endpoint.path
        for wrong in (TOKEN[:-1], TOKEN.upper(), f"{TOKEN} ", "ä", "?"):
            somebody.refused(f"{PREFIX}/enter", {"token": wrong}, "not-yours")
        answer = somebody.http.post(f"{PREFIX}/enter", json={"token": TOKEN})
        cookie = answer.headers["set-cookie"].lower()
        assert f"path={PREFIX}" in cookie
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert TOKEN not in cookie
        assert somebody.get(PREFIX)["processes"] == 1
        somebody.post(f"{PREFIX}/leave")
        somebody.http.cookies.clear()
        assert somebody.http.get(PREFIX).status_code == 401


def test_a_badge_is_no_guest_and_a_guest_no_badge(kept: Service) -> None:
    with Host(kept) as host, Person(kept) as vera:
        badge = host.http.cookies[COOKIE]
        for cookie in (vera.cookie, badge[:-2] + "xx", "", ".", badge.partition(".")[0]):
            answer = httpx.get(f"{kept.address}{PREFIX}", headers={"Cookie": f"{COOKIE}={cookie}"})
            assert answer.status_code == 401
        told = httpx.get(f"{kept.address}/api/guest", headers={"Cookie": f"sitdown_guest={badge}"})
        assert told.status_code == 401


def test_a_badge_grows_old_and_ends_with_its_token(kept: Service, file: str) -> None:
    with house(file) as first, Host(first) as host:
        badge = host.http.cookies[COOKIE]
    cookies = {"Cookie": f"{COOKIE}={badge}"}
    with house(file) as again:
        assert httpx.get(f"{again.address}{PREFIX}", headers=cookies).status_code == 200
        now = again.room.hall.now()
        again.room.hall.now = lambda: now + SESSION_SECONDS + 1
        assert httpx.get(f"{again.address}{PREFIX}", headers=cookies).status_code == 401
    with service_at(file, admin=digest_of("another token than before")) as other:
        assert httpx.get(f"{other.address}{PREFIX}", headers=cookies).status_code == 401


def test_who_guesses_is_slowed_down(file: str) -> None:
    limits = replace(GENEROUS, entries=(3, 0.001))
    with house(file, limits=limits) as service, Person(service, None) as somebody:
        for _ in range(3):
            somebody.refused(f"{PREFIX}/enter", {"token": "guess"}, "not-yours")
        somebody.refused(f"{PREFIX}/enter", {"token": TOKEN}, "too-many")


def test_pages_of_other_sites_order_nothing(kept: Service) -> None:
    with Host(kept) as host:
        for headers in (
            {"Origin": "https://evil.example"},
            {"Content-Type": "text/plain"},
            {"Content-Type": "application/x-www-form-urlencoded"},
        ):
            answer = host.http.post(f"{PREFIX}/words", content=b'{"add": ["x"]}', headers=headers)
            assert answer.status_code in (400, 403)
        assert "x" not in host.see("words")["words"]


# Mutes.


def test_who_is_muted_plays_but_does_not_talk(kept: Service) -> None:
    with Host(kept) as host, Person(kept, "Loud") as loud, Person(kept, "Vera") as vera:
        id = loud.lay(players=2, seats=[ME, OPEN])
        vera.post(f"/api/tables/{id}/join")
        with loud.sit(id, 0) as seat, vera.sit(id, 1) as other:
            seat.until("hello"), other.until("hello")
            assert seat.ask("say", text="first")["type"] == "ack"
            host.order("mute", player=player(loud), hours=1, why="  shouts\n a lot ")
            for kind, fields in (("say", {}), ("promise", {"to": 1})):
                error = refusal_of(seat.ask(kind, text="hello", **fields))
                assert error["code"] == "muted"
                assert error["message"].endswith("for another 60 minutes: shouts a lot")
                assert "shouts a lot" in in_russian(error["reason"])
            assert other.ask("say", text="quiet here")["type"] == "ack"
            playing = seat if (seat.newest("decision") or {}).get("yours") else other
            assert playing.act()["type"] == "ack"
            host.order("lift", kind="muted", player=player(loud))
            assert seat.ask("say", text="sorry")["type"] == "ack"
        assert [act["act"] for act in host.log()[:2]] == ["not-muted", "muted"]


def test_talk_among_the_actions_of_a_game_is_talk_too(kept: Service) -> None:
    with Host(kept) as host, Person(kept, "Don") as don:
        id = don.lay(game="cosanostra", players=3, seats=[ME, BOT, BOT])
        with don.sit(id, 0) as seat:
            seat.until("hello")
            host.order("mute", player=player(don))
            error = refusal_of(seat.ask("act", act={"do": "say", "text": "Pay or I shoot."}))
            assert error["code"] == "muted"
            assert "for good" in error["message"]
            assert in_russian(error["reason"])


# Out.


def test_who_is_put_out_of_the_house_reads_why_and_a_bot_plays_on(kept: Service) -> None:
    with Host(kept) as host, Person(kept, "Rude") as rude, Person(kept, "Vera") as vera:
        id = rude.lay(players=2, seats=[ME, OPEN], start="host")
        vera.post(f"/api/tables/{id}/join")
        rude.post(f"/api/tables/{id}/start")
        waiting = rude.lay(players=3)
        with rude.sit(id, 0) as seat, vera.sit(id, 1) as other:
            seat.until("hello"), other.until("hello")
            host.order("put-out", player=player(rude), hours=24, why="<b>rude</b>")
            code, bye = seat.end()
            assert bye is not None
            assert (code, bye["code"]) == (4014, "put-out")
            assert "<b>rude</b>" in in_russian(bye["reason"])
            assert until_vacant(vera, id, 0)["bot"] is not None
            assert vera.get(f"/api/tables/{id}")["table"]["host"]
            left = until_told(other, "left")
            assert (left["put_out"], left["why"]) == ("house", "<b>rude</b>")
        until_vacant(vera, waiting, 0)
        message = rude.refused("/api/tables", {"game": "squirrels", "players": 2}, "put-out")
        assert "24 hours" in message
        for path in ("join", "start"):
            rude.refused(f"/api/tables/{id}/{path}", {}, "put-out")
        with rude.sit(id) as turned_away:
            assert turned_away.end()[0] == 4014
        assert rude.get("/api/guest")["name"] == "Rude"
        assert rude.get("/api/guest/export")["guest"]["name"] == "Rude"
        assert rude.post("/api/guest", {"name": "Polite"})["name"] == "Polite"
        rude.refused("/api/tables", {"game": "squirrels", "players": 2}, "put-out")
        host.order("lift", kind="out", player=player(rude))
        rude.post(f"/api/tables/{id}/join", {"seat": 0})


def until_told(seat: Seat, kind: str) -> Document:
    while True:
        for entry in seat.entries:
            if entry["kind"] == kind:
                return entry
        seat.receive()


def test_who_is_put_out_of_one_table_sits_down_at_others(kept: Service) -> None:
    with Host(kept) as host, Person(kept, "Rude") as rude, Person(kept, "Vera") as vera:
        id = vera.lay(players=3, seats=[ME, OPEN, OPEN])
        rude.post(f"/api/tables/{id}/join", {"seat": 1})
        host.order("put-out", player=player(rude), table=id, hours=1)
        assert until_vacant(vera, id, 1)["kind"] == "open"
        message = rude.refused(f"/api/tables/{id}/join", {}, "put-out")
        assert "this table" in message
        other = vera.lay(players=2, seats=[ME, OPEN])
        rude.post(f"/api/tables/{other}/join")
        assert host.log()[0]["title"] == vera.get(f"/api/tables/{id}")["table"]["title"]


def test_nobody_is_ruled_on_who_is_not_here(kept: Service) -> None:
    with Host(kept) as host:
        host.refused(f"{PREFIX}/mute", {"player": "nobody"}, "not-found")
        host.refused(f"{PREFIX}/put-out", {"player": "bot.random"}, "not-found")
        host.refused(f"{PREFIX}/lift", {"kind": "out", "player": "nobody"}, "not-found")
        host.refused(f"{PREFIX}/close", {"table": "no-such-table"}, "not-found")


# Closing.


def test_a_table_that_is_closed_says_why_and_its_replay_stays(kept: Service) -> None:
    with Host(kept) as host, Person(kept) as vera:
        id = vera.lay(players=2, seats=[ME, ME], public=False)
        with vera.sit(id, 0) as one, vera.sit(id, 1) as two:
            one.until("hello"), two.until("hello")
            playing = one if (one.newest("decision") or {}).get("yours") else two
            assert playing.act()["type"] == "ack"
            assert id in [table["id"] for table in host.see("tables")["tables"]]
            host.order("close", table=id, why="the house closes")
            assert until_told(one, "over")["why"] == "the house closes"
        table = vera.get(f"/api/tables/{id}")["table"]
        assert (table["state"], table["closed"]) == ("over", "the house closes")
        replay = vera.get(f"/api/tables/{id}/replay")
        assert replay["result"] is None
        assert len(replay["actions"]) == 1
        assert len(vera.get(f"/api/tables/{id}/steps")["steps"]) == 2
        assert vera.get(f"/api/players/{player(vera)}/games")["games"] == []
        host.refused(f"{PREFIX}/close", {"table": id}, "not-playing")
        assert host.log()[0]["act"] == "closed"


# Words.


def test_words_that_are_not_wanted_are_refused_in_talk_and_names(kept: Service) -> None:
    with Host(kept) as host, Person(kept) as vera:
        host.order("words", add=["Merde", "хам*"])
        vera.refused("/api/guest", {"name": "M\u0435rde"}, "unwanted")
        lay = {"game": "squirrels", "players": 2}
        vera.refused("/api/tables", {**lay, "title": "m e r d e"}, "unwanted")
        vera.refused("/api/tables", {**lay, "seats": [{**ME, "name": "Хамло"}, OPEN]}, "unwanted")
        id = vera.lay(players=2, seats=[ME, BOT])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            error = refusal_of(seat.ask("say", text="MERDE!"))
            assert error["code"] == "unwanted"
            assert "хозя" in in_russian(error["reason"]).lower()
            assert refusal_of(seat.ask("promise", to=1, text="merde"))["code"] == "unwanted"
            host.order("words", remove=["Merde", "хам*"])
            assert seat.ask("say", text="Merde!")["type"] == "ack"
        assert host.see("words")["words"] == []
        assert [act["why"] for act in host.log()[:2]] == ["−Merde, −хам*", "+Merde, +хам*"]


def test_words_without_letters_are_no_words(kept: Service) -> None:
    with Host(kept) as host:
        host.refused(f"{PREFIX}/words", {"add": ["***"]}, "bad-request")
        host.refused(f"{PREFIX}/words", {"add": ["\u200b"]}, "bad-request")


# Who is here.


def test_tables_and_guests_are_found_by_name_and_nobodys_key_is_told(kept: Service) -> None:
    with Host(kept) as host, Person(kept, "Zinaida") as zina, Person(kept, "Looker") as looker:
        id = zina.lay(players=2, title="Xyzzy corner", public=False)
        with looker.sit(id) as watching:
            watching.until("hello")
            (table,) = host.see("tables?search=xyzzy")["tables"]
            assert table["id"] == id
            assert table["watching"] == 1
            (found,) = host.see("tables?search=ZINAIDA")["tables"]
            assert found["id"] == id
            assert host.see("tables?search=nothing-of-this")["tables"] == []
            (guest,) = host.see("guests?search=zinai")["guests"]
            assert guest["player"] == player(zina)
            assert [one["id"] for one in guest["tables"]] == [id]
            (found,) = host.see("guests?search=looker")["guests"]
            assert found["here"]
            person = kept.room.seal.guest(zina.cookie)
            assert person is not None
            for what in ("tables", "guests", "log"):
                assert person.id not in host.http.get(f"{PREFIX}/{what}").text


# The log, restarts, several processes.


def test_what_is_ruled_holds_over_a_restart_and_the_log_with_it(place: str) -> None:
    with house(place) as service, Host(service) as host, Person(service, "Rude") as rude:
        rude.lay(players=2)
        cookies, whom = dict(rude.http.cookies), player(rude)
        host.order("words", add=["merde"])
        host.order("mute", player=whom, hours=2, why="shouts")
        host.order("put-out", player=whom, why="rude")
    with service_at(place) as service, Person(service, None) as rude:
        rude.http.cookies.update(cookies)
        rude.refused("/api/tables", {"game": "squirrels", "players": 2}, "put-out")
        rude.refused("/api/guest", {"name": "merde"}, "unwanted")
        with Person(service, None) as somebody:
            assert somebody.http.get(PREFIX).status_code == 404
    with house(place) as service, Host(service) as host:
        kinds = [(act["act"], act["name"], act["for_good"], act["why"]) for act in host.log()]
        assert kinds == [
            ("out", "Rude", True, "rude"),
            ("muted", "Rude", False, "shouts"),
            ("words", None, False, "+merde"),
        ]
        newest = host.log()[0]["number"]
        assert [one["act"] for one in host.see(f"log?before={newest}&limit=1")["acts"]] == ["muted"]


def test_processes_that_share_a_store_hear_of_it(database: str) -> None:
    with (
        house(database) as one,
        house(database) as other,
        Host(one) as host,
        Person(other, "Rude") as rude,
    ):
        id = rude.lay(players=2, seats=[ME, BOT])
        with rude.sit(id, 0) as seat:
            seat.until("hello")
            host.order("put-out", player=player(rude), hours=1)
            assert seat.end()[0] == 4014
        assert until_vacant(rude, id, 0)["kind"] == "bot"
        host.order("words", add=["merde"])
        patience = time.monotonic() + LONGEST
        while other.room.moderation.unwanted.words != ("merde",):
            assert time.monotonic() < patience
            time.sleep(0.05)
        rude.refused("/api/guest", {"name": "merde"}, "unwanted")
        rude.refused("/api/tables", {"game": "squirrels", "players": 2}, "put-out")


def test_who_is_erased_has_no_name_in_the_log_and_does_not_come_back(place: str) -> None:
    with house(place) as service, Host(service) as host, Person(service, "Rude") as rude:
        rude.lay(players=2)
        cookies = dict(rude.http.cookies)
        host.order("put-out", player=player(rude), why="rude")
        rude.post("/api/guest/erase")
        (act,) = host.log()
        assert act["player"] is None
        assert act["name"] == ERASED_NAME
        assert "Rude" not in host.http.get(f"{PREFIX}/guests").text
        rude.http.cookies.update(cookies)
        rude.refused("/api/tables", {"game": "squirrels", "players": 2}, "no-guest")


def test_a_ruling_runs_out(file: str) -> None:
    with house(file) as service, Host(service) as host, Person(service, "Rude") as rude:
        rude.lay(players=2)
        host.order("put-out", player=player(rude), hours=1)
        rude.refused("/api/tables", {"game": "squirrels", "players": 2}, "put-out")
        now = service.room.hall.now()
        service.room.hall.now = lambda: now + 3601
        rude.lay(players=2)


def test_for_how_long_is_told_in_the_unit_that_says_it_well() -> None:
    assert lasts(30) == {"unit": "minutes", "count": 1}
    assert lasts(3600) == {"unit": "minutes", "count": 60}
    assert lasts(86400) == {"unit": "hours", "count": 24}
    assert lasts(7 * 86400) == {"unit": "days", "count": 7}
    assert lasts(1e11)["unit"] == "ever"


def test_what_is_ruled_while_the_store_fails_holds_before_long(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(now: float) -> list[Ruling]:
        raise StoreFault("disk I/O error")

    monkeypatch.setattr(process, "BETWEEN_RULINGS_ALONE", 0.02)
    with house(file) as service, Host(service) as host, Person(service, "Loud") as loud:
        ruling = {"player": player(loud), "hours": 1, "why": "shouts"}
        with loud.sit(loud.lay(), 0), monkeypatch.context() as while_it_fails:
            while_it_fails.setattr(service.room.hall.store, "rulings", fail)
            host.refused(f"{PREFIX}/mute", ruling, "fault")
        patience = time.monotonic() + LONGEST
        while time.monotonic() < patience and not service.room.moderation.muted:
            time.sleep(0.02)
        assert list(service.room.moderation.muted) == [player(loud)]


# How busy it is.


def test_moves_are_counted_for_the_plots_and_the_ring_has_an_end(kept: Service) -> None:
    load = kept.room.load
    with Host(kept) as host, Person(kept) as vera:
        id = vera.lay(players=2, seats=[ME, ME])
        with vera.sit(id, 0) as one, vera.sit(id, 1) as two:
            one.until("hello"), two.until("hello")
            before = load.moves
            playing = one if (one.newest("decision") or {}).get("yours") else two
            playing.act()
            assert load.moves == before + 1
            StoreFault("for the plot")
            kept.do(load.add_sample())
        shown = host.see("load")
        newest = shown["figures"][-1]
        assert newest["moves"] > 0
        assert newest["median"] is not None
        assert newest["tables"] > 0
        assert newest["faults"] >= 1
        assert newest["memory"] > 1
        assert shown["well"]
        for _ in range(KEPT + 5):
            kept.do(load.add_sample())
        assert len(host.see("load")["figures"]) == KEPT


def test_who_has_no_page_counts_nothing(service: Service) -> None:
    assert isinstance(service.room.load, LoadHistory)
    assert service.room.load.moves == 0
    assert milliseconds([], 0.5) is None
    assert milliseconds([0.001, 0.002, 0.9], 0.5) == 2.0


# The host of one table.


def test_the_host_of_a_table_mutes_and_puts_out(service: Service) -> None:
    with Person(service) as vera, Person(service, "Loud") as loud:
        id = vera.lay(players=2, seats=[ME, OPEN])
        loud.post(f"/api/tables/{id}/join")
        with loud.sit(id, 1) as seat:
            seat.until("hello")
            loud.refused(f"/api/tables/{id}/mute", {"seat": 0, "on": True}, "not-yours")
            loud.refused(f"/api/tables/{id}/put-out", {"seat": 0}, "not-yours")
            vera.refused(f"/api/tables/{id}/mute", {"seat": 0, "on": True}, "taken")
            table = vera.post(f"/api/tables/{id}/mute", {"seat": 1, "on": True})["table"]
            assert table["muted"] == [1]
            error = refusal_of(seat.ask("say", text="hello"))
            assert (error["code"], bool(in_russian(error["reason"]))) == ("muted", True)
            vera.post(f"/api/tables/{id}/mute", {"seat": 1, "on": False})
            assert seat.ask("say", text="hello")["type"] == "ack"
            vera.post(f"/api/tables/{id}/put-out", {"seat": 1, "why": "too loud"})
            code, bye = seat.end()
            assert code == 4014
            assert bye is not None
            assert in_russian(bye["reason"]) == "Вас выставили из-за этого стола: «too loud»"
        loud.refused(f"/api/tables/{id}/join", {}, "not-yours")
        assert vera.get(f"/api/tables/{id}")["table"]["seats"][1]["bot"] is not None


def test_nobody_is_put_out_of_a_rated_game(service: Service) -> None:
    with Person(service) as vera, Person(service, "Ahead") as ahead:
        id = vera.lay(players=2, seats=[ME, OPEN], rated=True)
        ahead.post(f"/api/tables/{id}/join")
        vera.refused(f"/api/tables/{id}/put-out", {"seat": 1}, "not-open")
