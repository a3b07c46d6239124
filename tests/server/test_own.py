"""Everything of a guest in one file, and an end of it."""

from __future__ import annotations

import msgspec
import pytest

from sitdown.server import erased_guests
from sitdown.server.identity import COOKIE
from sitdown.store.protocol import Listed, StoreFault, Wanted
from sitdown.words.table_names import ERASED_NAME

from .playing import play_to_the_end
from .service import GENEROUS, Person, Service, service_at
from .test_players import ME, OPEN, player


def play(vera: Person, gosha: Person) -> str:
    """A game in which Vera says something, to its end."""
    id = vera.lay(players=2, seats=[ME, OPEN])
    gosha.post(f"/api/tables/{id}/join", {})
    with vera.sit(id, 0) as one, gosha.sit(id, 1) as two:
        one.until("hello")
        one.ask("say", text="good evening")
        two.until("hello")
        two.ask("say", text="evening, Vera")
        play_to_the_end(one, two)
    return id


def test_everything_of_a_guest_is_in_one_file(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id, waiting = play(vera, gosha), vera.lay(players=3)
        own = vera.get("/api/guest/export")
        assert own["guest"]["name"] == "Vera"
        assert [game["table"] for game in own["games"]] == [id]
        assert {table["id"] for table in own["tables"]} == {id, waiting}
        assert [(line["table"], line["text"]) for line in own["said"]] == [(id, "good evening")]
        with Person(service, None) as nobody:
            nobody.get("/api/guest/export", 401)


def test_who_leaves_for_good_is_nobody_in_the_games_of_others(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id, before = play(vera, gosha), player(vera)
        open_table = vera.lay(players=2, seats=[ME, OPEN])
        gosha.post(f"/api/tables/{open_table}/join", {})
        vera.post("/api/guest/erase", {})
        vera.get("/api/guest", 401)
        gosha.get(f"/api/players/{before}", 404)
        game = gosha.get("/api/players/me/games")["games"][0]
        assert [seat["name"] for seat in game["seats"]] == [ERASED_NAME, "Gosha"]
        replay = gosha.get(f"/api/tables/{id}/replay")
        assert [seat["name"] for seat in replay["seats"]] == [ERASED_NAME, "Gosha"]
        assert replay["renamed"] is True
        assert '"Vera"' not in gosha.http.get(f"/api/tables/{id}/replay").text
        table = gosha.get(f"/api/tables/{open_table}")["table"]
        assert table["seats"][0]["vacant"]
        assert (
            gosha.get("/api/tables?mine=true&state=over")["tables"][0]["seats"][0]["name"]
            == ERASED_NAME
        )


def test_who_leaves_for_good_has_left_on_every_device(service: Service) -> None:
    with (
        Person(service, "Vera") as vera,
        Person(service, None) as phone,
        Person(service, "Gosha") as gosha,
    ):
        phone.post("/api/guest/return", vera.post("/api/guest/phrase", {}))
        id = gosha.lay(players=2, seats=[ME, OPEN])
        with phone.sit(id) as looking:
            looking.until("hello")
            vera.post("/api/guest/erase", {})
            assert looking.until("bye")["code"] == "no-guest"
        phone.get("/api/guest", 401)
        phone.refused("/api/tables", {"game": "squirrels", "players": 2}, "no-guest")
        phone.refused("/api/guest/phrase", {}, "no-guest")
        with phone.sit(id) as looking:
            assert looking.until("hello")["table"]["yours"] == []
        before = phone.cookie
        phone.post("/api/guest", {"name": "Vera"})
        again, old = service.room.seal.guest(phone.cookie), service.room.seal.guest(before)
        assert old is None
        assert again is not None


def test_who_is_erased_while_the_store_fails_is_told_so_and_erased_later(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(wanted: Wanted) -> list[Listed]:
        raise StoreFault("disk I/O error")

    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id, cookie = play(vera, gosha), vera.cookie
        with monkeypatch.context() as while_it_fails:
            while_it_fails.setattr(service.room.hall.store, "tables", fail)
            assert vera.post("/api/guest/erase", {}) == {"ok": True}
        vera.http.cookies.set(COOKIE, cookie)
        vera.get("/api/guest", 401)
        service.do(service.room.hall.rounds.erase_who_has_left())
        assert '"Vera"' not in gosha.http.get(f"/api/tables/{id}/replay").text


def test_the_cookies_of_who_was_erased_are_no_good_after_a_restart(any_store: str) -> None:
    with service_at(any_store) as service, Person(service, "Vera") as vera:
        cookie = vera.cookie
        vera.post("/api/guest/erase", {})
    with service_at(any_store) as service, Person(service, None) as phone:
        phone.http.cookies.set(COOKIE, cookie)
        phone.get("/api/guest", 401)


def test_all_processes_learn_who_was_erased(database: str) -> None:
    with (
        service_at(database) as one,
        service_at(database) as two,
        Person(one, "Vera") as vera,
        Person(two, None) as phone,
    ):
        phone.http.cookies.set(COOKIE, vera.cookie)
        phone.get("/api/guest")
        vera.post("/api/guest/erase", {})
        two.do(two.room.departed.learn())
        phone.get("/api/guest", 401)


def test_only_those_who_were_erased_last_are_known(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erased_guests, "MOST_KNOWN", 2)
    with service_at(file) as service:
        store = service.room.hall.store
        for number in range(3):
            person = f"p{number}"
            service.do(store.leave_for_good(person, person, person, service.room.now()))
            service.do(service.room.departed.learn())
            assert service.room.departed.has(person)
        assert len(service.room.departed.digests) == 2


def test_who_has_only_asked_for_a_chair_is_erased(service: Service) -> None:
    with (
        Person(service, "Gosha") as gosha,
        Person(service, "Boris") as boris,
        Person(service, "Vera") as vera,
    ):
        id = gosha.lay(players=3, seats=[ME, OPEN, {"kind": "bot", "bot": "random"}])
        boris.post(f"/api/tables/{id}/join", {})
        boris.post(f"/api/tables/{id}/leave", {})
        vera.post(f"/api/tables/{id}/join", {})
        assert [one["name"] for one in gosha.get(f"/api/tables/{id}")["table"]["asking"]] == [
            "Vera"
        ]
        vera.post("/api/guest/erase", {})
        assert gosha.get(f"/api/tables/{id}")["table"]["asking"] == []


def test_guests_of_an_address_are_not_erased_without_end(file: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, erasures=(1, 1e-6))
    with service_at(file, limits=limits) as service:
        with Person(service) as vera:
            vera.post("/api/guest/erase")
        with Person(service) as vera:
            vera.refused("/api/guest/erase", {}, "too-many")
