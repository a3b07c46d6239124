"""Guests, lists and chairs over HTTP."""

from __future__ import annotations

from contextlib import ExitStack
from hashlib import sha256

import httpx
import msgspec
import pytest

import sitdown
from sitdown.kernel import Document
from sitdown.server.limits import Limits
from sitdown.table.plans import clock
from sitdown.table.records.fairness import commitment, seed_of

from .playing import play_to_the_end
from .service import GENEROUS, Person, Service, service_at

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def test_a_guest_has_a_name_and_a_cookie_that_scripts_cannot_read(service: Service) -> None:
    with Person(service, None) as person:
        assert person.get("/api/guest", 401)["error"]["code"] == "no-guest"
        response = person.http.post("/api/guest", json={"name": "Вера", "mask": "wolf-head"})
        assert response.json()["name"] == "Вера"
        header = response.headers["set-cookie"].lower()
        assert "httponly" in header
        assert "samesite=strict" in header
        assert person.get("/api/guest")["mask"] == "wolf-head"
        since = person.get("/api/guest")["since"]
        person.post("/api/guest", {"name": "Vera"})
        renamed = person.get("/api/guest")
        assert (renamed["name"], renamed["mask"], renamed["since"]) == ("Vera", None, since)
        assert person.http.delete("/api/guest").status_code == 200
        person.get("/api/guest", 401)


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\nb", "\x00", None, 7, ["a"]])
def test_a_name_must_be_one(service: Service, name: object) -> None:
    with Person(service, None) as person:
        person.refused("/api/guest", {"name": name}, "bad-request")


def test_a_forged_cookie_is_nobody(service: Service) -> None:
    with Person(service) as person:
        content, _, signature = person.cookie.partition(".")
        for forged in (
            f"{content}.{signature[:-2]}xx",
            f"{content[:-2]}xx.{signature}",
            f"{content}.",
            "x",
            "." + signature,
            person.cookie + "x",
        ):
            response = httpx.get(
                f"{service.address}/api/guest", headers={"Cookie": f"sitdown_guest={forged}"}
            )
            assert response.status_code == 401, forged


def test_all_games_are_described(service: Service) -> None:
    with Person(service, None) as person:
        found = person.get("/api/games")["games"]
        assert [game["id"] for game in found] == sitdown.games()
        for game in found:
            assert person.get(f"/api/games/{game['id']}") == game
            assert person.get(f"/api/games/{game['id']}/components")
            assert game["options"]["properties"].keys() == sitdown.load(game["id"]).options.keys()
            assert "cautious" in game["bots"]
            for language in ("en", "ru"):
                words = person.http.get(f"/api/words/{language}/{game['id']}.ftl")
                assert words.status_code == 200
                again = person.http.get(
                    f"/api/words/{language}/{game['id']}.ftl",
                    headers={"if-none-match": words.headers["etag"]},
                )
                assert again.status_code == 304
        assert "ui-" in person.http.get("/api/words/ru/common.ftl").text


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, br", "gzip"), ("*", "gzip"), ("br, gzip;q=0", None), ("", None)],
)
def test_what_all_may_read_is_compressed_for_who_wishes_it(
    service: Service, accepted: str, encoding: str | None
) -> None:
    with Person(service) as person:
        for path in ("/api/words/ru/wallet.ftl", "/api/games/wallet", "/api/rules/en/wallet.md"):
            found = person.http.get(path, headers={"accept-encoding": accepted})
            assert found.headers.get("content-encoding") == encoding
            assert found.headers["vary"] == "accept-encoding"
            assert found.text == person.http.get(path, headers={"accept-encoding": ""}).text


def test_nothing_out_of_a_game_is_compressed(service: Service) -> None:
    """How long it then is would tell something of what is in it."""
    with Person(service) as person:
        id = person.lay(players=2, seats=[ME, BOT])
        for path in (f"/api/tables/{id}", f"/api/tables/{id}/log?seat=0&from=1&to=200"):
            found = person.http.get(path, headers={"accept-encoding": "gzip"})
            assert found.status_code == 200
            assert "content-encoding" not in found.headers


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess",
        "/api/games/..%2f..",
        "/api/words/en/chess.ftl",
        "/api/words/xx/common.ftl",
        "/api/words/..%2f/common.ftl",
        "/api/words/e%00/common.ftl",
        "/api/rules/en/chess.md",
        "/api/nothing",
        "/api/tables/no-such-table",
        "/api/tables/no-such-table/replay",
    ],
)
def test_what_is_not_there_is_not_found(service: Service, path: str) -> None:
    with Person(service, None) as person:
        assert person.get(path, 404)["error"]["code"] == "not-found"


def test_a_table_is_laid_joined_and_begun(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=3, seats=[ME, OPEN, BOT], title="Late")
        table = gosha.get(f"/api/tables/{id}")["table"]
        assert table["title"] == "Late"
        assert table["state"] == "open"
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
        assert not table["yours"]
        assert "person" not in table["seats"][0]
        table = gosha.post(f"/api/tables/{id}/join")["table"]
        assert table["state"] == "playing"
        assert table["yours"] == [1]
        assert table["your_turn"]
        assert len(table["commitment"]) == 64
        assert table["seed"] is None


def test_lists_find_public_tables_and_my_own(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        public = vera.lay(players=3)
        private = vera.lay(players=3, public=False)
        ids = [table["id"] for table in gosha.get("/api/tables?state=open")["tables"]]
        assert public in ids
        assert private not in ids
        assert gosha.get("/api/tables?mine=true")["tables"] == []
        mine = vera.get("/api/tables?mine=true")["tables"]
        assert [table["id"] for table in mine] == [private, public]
        gosha.post(f"/api/tables/{private}/join")
        assert gosha.get("/api/tables?mine=true")["tables"][0]["yours"] == [1]
        first = vera.get("/api/tables?mine=true&limit=1")
        second = vera.get(f"/api/tables?mine=true&limit=1&before={first['next']}")
        assert [first["tables"][0]["id"], second["tables"][0]["id"]] == [private, public]
        assert vera.get("/api/tables?game=nothing")["tables"] == []
        for path in ("/api/tables?mine=true", f"/api/tables/{private}"):
            known = {"if-none-match": vera.http.get(path).headers["etag"]}
            assert vera.http.get(path, headers=known).status_code == 304


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"game": "chess", "players": 2}, 'no game "chess"'),
        ({"game": "squirrels", "players": 9}, "2 to 5 players"),
        ({"game": "squirrels", "players": 2, "options": {"frist": 1}}, "did you mean"),
        ({"game": "squirrels", "players": 2, "clock": "cuban"}, "no clock 'cuban'"),
        ({"game": "squirrels", "players": 2, "seats": [ME]}, "1 chairs for 2 players"),
        ({"game": "squirrels", "players": 2, "seats": [ME, {"kind": "bot", "bot": "x"}]}, "no bot"),
        ({"game": "squirrels", "players": 2, "sats": []}, "sats"),
        ({"game": "squirrels", "players": "2"}, "players"),
        ({"players": 2}, "game"),
        ({"game": "squirrels", "players": 2, "clock": {"decision": 0}}, "clock"),
        ({"game": "squirrels", "players": 2, "grace": 1}, "grace"),
        ([], "object"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    service: Service, body: object, fault: str
) -> None:
    with Person(service) as person:
        response = person.http.post("/api/tables", json=body)
        assert response.status_code == 400
        assert fault in response.json()["error"]["message"]


def test_only_the_host_changes_a_table(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=3)
        gosha.refused(f"/api/tables/{id}/settings", {"public": False}, "not-yours")
        gosha.refused(f"/api/tables/{id}/start", {}, "not-yours")
        gosha.refused(f"/api/tables/{id}/close", {}, "not-yours")
        gosha.refused(f"/api/tables/{id}/seats", {"seat": 1, "kind": "bot"}, "not-yours")
        gosha.refused(f"/api/tables/{id}/stand-in", {"seat": 0, "on": True}, "not-yours")
        gosha.refused(f"/api/tables/{id}/link", {"seat": 0}, "not-yours")
        gosha.refused(f"/api/tables/{id}/leave", {"seat": 0}, "not-yours")
        changed = vera.post(
            f"/api/tables/{id}/settings", {"players": 4, "clock": "corona", "grace": None}
        )["table"]
        assert changed["players"] == 4
        assert changed["settings"]["clock"]["decision"] == 30
        vera.post(f"/api/tables/{id}/seats", {"seat": 1, "kind": "bot", "name": "Knuckles"})
        vera.post(f"/api/tables/{id}/close")
        assert vera.get(f"/api/tables/{id}")["table"]["state"] == "over"


def test_who_the_house_names_keeps_an_identity_and_who_somebody_names_has_none(
    service: Service,
) -> None:
    with Person(service, "Knuckles") as vera:
        own = {"kind": "bot", "bot": "cautious", "name": "Penny"}
        id = vera.lay(players=4, seats=[ME, own, BOT, {"kind": "open"}])
        vera.post(f"/api/tables/{id}/seats", {"seat": 3, "kind": "bot"})
        table = vera.get(f"/api/tables/{id}")["table"]
        named = [(seat["name"], seat["house_name"]) for seat in table["seats"]]
        assert named == [
            ("Knuckles", None),
            ("Penny", None),
            ("Mr. Cog", "mr-cog"),
            ("Tin Lizzie", "tin-lizzie"),
        ]
        entries = vera.get(f"/api/tables/{id}/log")["entries"]
        assert [one["house_name"] for one in entries if one["kind"] == "bot"] == ["tin-lizzie"]


def test_a_title_of_the_house_keeps_its_words_and_one_of_the_hosts_has_none(
    service: Service,
) -> None:
    with Person(service, "Vera") as vera:
        id = vera.lay(players=3)
        table = vera.get(f"/api/tables/{id}")["table"]
        assert id.startswith(f"{table['house_title']}-")
        settings = f"/api/tables/{id}/settings"
        assert vera.post(settings, {"title": "Velvet Lantern"})["table"]["house_title"] is None
        assert vera.post(settings, {"players": 4})["table"]["house_title"] is None
        back = vera.post(settings, {"title": table["title"]})["table"]
        assert back["house_title"] == table["house_title"]


def test_a_link_takes_a_seat_to_another_device_once(service: Service) -> None:
    with (
        Person(service, "Vera") as laptop,
        Person(service, "Vera") as phone,
        Person(service, "Thief") as thief,
    ):
        id = laptop.lay(players=2, seats=[ME, BOT])
        link = laptop.post(f"/api/tables/{id}/link", {"seat": 0})
        assert link["link"].startswith(f"/t/{id}#move=")
        other = laptop.lay(players=2, seats=[ME, BOT])
        phone.refused(f"/api/tables/{other}/move", {"token": link["token"]}, "not-yours")
        phone.refused(f"/api/tables/{id}/move", {"token": link["token"] + "x"}, "not-yours")
        phone.refused(f"/api/tables/{id}/move", {"token": laptop.cookie}, "not-yours")
        with laptop.sit(id, 0) as old:
            old.until("hello")
            assert phone.post(f"/api/tables/{id}/move", {"token": link["token"]})["table"][
                "yours"
            ] == [0]
            assert old.end()[0] == 4003
        thief.refused(f"/api/tables/{id}/move", {"token": link["token"]}, "not-yours")
        assert laptop.get(f"/api/tables/{id}")["table"]["yours"] == []


def test_a_guest_cannot_lay_tables_without_end(file: str) -> None:
    limits = Limits(tables=3, laid=5, requests=(1e6, 1e6))
    wanted = {"game": "squirrels", "players": 2}
    with service_at(file, limits=limits) as service, Person(service) as person:
        ids = [person.lay() for _ in range(3)]
        assert "3 tables" in person.refused("/api/tables", wanted, "too-many")
        for id in ids:
            person.post(f"/api/tables/{id}/close")
        for _ in range(2):
            person.lay()
        assert "in an hour" in person.refused("/api/tables", wanted, "too-many")


def test_an_address_cannot_lay_tables_without_end_however_many_guests_it_has(file: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, new_tables=(4, 1e-6))
    wanted = {"game": "squirrels", "players": 2}
    with service_at(file, limits=limits) as service:
        for number in range(4):
            with Person(service, f"Guest {number}") as person:
                person.refused("/api/tables", {"game": "chess", "players": 2}, "bad-request")
                person.lay()
        with Person(service, "One more") as person:
            assert "too fast" in person.refused("/api/tables", wanted, "too-many")


def test_who_asks_too_fast_is_told_to_wait(file: str) -> None:
    limits = Limits(requests=(5, 0.001))  # so slow that no busy machine earns another one
    with service_at(file, limits=limits) as service, Person(service, None) as person:
        for _ in range(5):
            person.get("/api/guest", 401)
        error = person.get("/api/guest", 429)["error"]
        assert error["code"] == "too-many"
        assert 0 < error["retry_after"] <= 1000
        assert person.http.get("/healthz").status_code == 200


def test_pages_of_other_sites_are_refused(service: Service) -> None:
    with Person(service) as person:
        for origin in ("https://evil.example", "null", f"https://{service.host}.evil.example"):
            response = person.http.post(
                "/api/guest", json={"name": "x"}, headers={"origin": origin}
            )
            assert response.json()["error"]["code"] == "wrong-origin"
        own = person.http.post(
            "/api/guest", json={"name": "x"}, headers={"origin": service.address}
        )
        assert own.status_code == 200


def test_a_body_must_be_json_and_not_too_large(service: Service) -> None:
    with Person(service) as person:
        plain = person.http.post("/api/guest", content=b'{"name": "x"}')
        assert plain.json()["error"]["code"] == "bad-request"
        large = person.http.post("/api/guest", json={"name": "x" * 300_000})
        assert large.status_code == 413
        broken = person.http.post(
            "/api/guest", content=b'{"name"', headers={"content-type": "application/json"}
        )
        assert "not JSON" in broken.json()["error"]["message"]
        deep = b"[" * 100_000
        nested = person.http.post(
            "/api/guest", content=deep, headers={"content-type": "application/json"}
        )
        assert nested.status_code == 400


def test_every_answer_has_strict_headers(service: Service) -> None:
    with Person(service) as person:
        for path in ("/", "/t/some-table-abc", "/api/games", "/api/nothing", "/healthz"):
            headers = person.http.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"], path
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


def test_a_method_that_an_address_does_not_take_is_refused_in_words(service: Service) -> None:
    with Person(service) as person:
        for method, path, status in (
            ("DELETE", "/api/tables", 405),
            ("PUT", "/api/guest", 405),
            ("POST", "/healthz", 405),
            ("POST", "/", 405),
            ("PATCH", "/api/nothing", 405),
            ("GET", "/assets/nothing.js", 404),
        ):
            response = person.http.request(method, path)
            assert response.status_code == status, path
            assert response.json()["error"]["message"]
            assert "content-security-policy" in response.headers


def test_no_page_leads_out_of_its_folder(service: Service) -> None:
    with Person(service) as person:
        for path in ("/../pyproject.toml", "/%2e%2e/__init__.py", "/..%2f__init__.py"):
            assert "__version__" not in person.http.get(path).text


def test_health_and_figures(service: Service) -> None:
    with Person(service) as person:
        assert person.get("/healthz") == {"ok": True}
        # The figures have a port of their own, and are not for everybody.
        assert person.get("/metrics", 404)["error"]["code"] == "not-found"


def test_everybody_cuts_over_their_socket_and_again_in_a_rematch(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "OPENING", 600.0)  # a busy machine loses no cut
    cuts = [sha256(name).hexdigest() for name in (b"one", b"two")]
    first, second = (commitment(cut) for cut in cuts)
    with Person(service) as vera:
        bots = [{"kind": "bot", "bot": "random"}]
        mine = {"kind": "me", "commitment": first}
        id = vera.lay(seats=[mine, *bots], pace="quick")
        table = vera.get(f"/api/tables/{id}")["table"]
        assert (table["state"], table["seats"][0]["commitment"]) == ("open", first)
        promised = table["commitment"]
        with vera.sit(id, 0) as seat:
            assert seat.until("hello")["table"]["called"] is not None
            assert seat.ask("cut", cut=cuts[1])["error"]["code"] == "bad-request"
            assert seat.ask("cut", cut=cuts[0], next=second)["type"] == "ack"
            while seat.newest("view") is None:
                seat.receive()
            play_to_the_end(seat)
        replay = vera.get(f"/api/tables/{id}/replay")
        assert replay["commitment"] == promised == commitment(replay["secret"])
        assert replay["seed"] == seed_of(replay["secret"], [cuts[0], None])
        again = vera.post(f"/api/tables/{id}/rematch")["table"]
        assert (again["state"], again["seats"][0]["commitment"]) == ("open", second)


def test_a_rematch_keeps_everybody(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=2, seats=[ME, OPEN], pace="quick")
        gosha.post(f"/api/tables/{id}/join")
        vera.refused(f"/api/tables/{id}/rematch", {}, "not-over")
        with vera.sit(id, 0) as one, gosha.sit(id, 1) as two, gosha.sit(id) as spectator:
            play_to_the_end(one, two)
            first = vera.post(f"/api/tables/{id}/rematch")["table"]
            assert first["rematch_of"] == id
            assert [seat["name"] for seat in first["seats"]] == ["Vera", "Gosha"]
            assert [seat["reserved"] for seat in first["seats"]] == [False, True]
            assert (first["state"], first["host"], first["yours"]) == ("open", True, [0])
            second = gosha.post(f"/api/tables/{id}/rematch")["table"]
            assert (second["id"], second["yours"]) == (first["id"], [1])
            assert second["state"] == "playing"
            while not any(entry["kind"] == "rematch" for entry in spectator.entries):
                spectator.receive()
            assert spectator.entries[-1]["table"] == first["id"]


def test_an_offer_is_declined_withdrawn_and_made_again(service: Service) -> None:
    """Nobody is bound to the first offer, and nobody lays tables without end by offering."""
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=2, seats=[ME, OPEN], pace="quick", public=True)
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as one, gosha.sit(id, 1) as two:
            play_to_the_end(one, two)
        first = gosha.post(f"/api/tables/{id}/rematch")["table"]
        mine = [table["id"] for table in vera.get("/api/tables?mine=true&state=open")["tables"]]
        assert first["id"] in mine
        with Person(service, "Nell") as nell:
            nell.refused(f"/api/tables/{first['id']}/join", {}, "full")
            free = nell.get("/api/tables?state=open&free=1&limit=100")["tables"]
            assert first["id"] not in [table["id"] for table in free]
            declined = vera.post(f"/api/tables/{first['id']}/leave")["table"]
            assert [seat["kind"] for seat in declined["seats"]] == ["open", "person"]
            assert not any(seat["reserved"] for seat in declined["seats"])
            free = nell.get("/api/tables?state=open&free=1&limit=100")["tables"]
            assert first["id"] in [table["id"] for table in free]
        gosha.post(f"/api/tables/{first['id']}/leave")
        assert vera.get(f"/api/tables/{first['id']}")["table"]["state"] == "over"
        again = vera.post(f"/api/tables/{id}/rematch")["table"]
        assert again["id"] != first["id"]
        assert vera.get(f"/api/tables/{id}")["table"]["rematch"] == again["id"]
        accepted = gosha.post(f"/api/tables/{id}/rematch")["table"]
        assert (accepted["id"], accepted["state"]) == (again["id"], "playing")


CLOCK_OF_THREE_MINUTES = {"decision": 180, "trading": 180, "reaction": 60, "reserve": 0}


@pytest.mark.parametrize(
    ("wish", "timer"),
    [
        ({"clock": "cigarillo"}, True),
        ({"clock": CLOCK_OF_THREE_MINUTES}, True),
        ({"clock": "churchill", "options": {"timer": False}}, False),
        ({"clock": "mail"}, None),
        ({"clock": "mail", "options": {"timer": True}}, True),
        ({"clock": None}, None),
        ({}, None),
    ],
    ids=str,
)
def test_a_clock_of_minutes_sets_what_the_game_says_of_time(
    service: Service, wish: Document, timer: bool | None
) -> None:
    """GD-3.17; a person who names the option has the last word."""
    with Person(service, "Vera") as vera:
        id = vera.lay("gentlemen", 5, seats=[ME, OPEN, BOT, BOT, BOT], **wish)
        table = vera.get(f"/api/tables/{id}")["table"]
        assert table["options"] == ({} if timer is None else {"timer": timer})


def test_a_game_tells_which_options_its_clocks_set(service: Service) -> None:
    with Person(service, None) as person:
        clocks = person.get("/api/games/gentlemen")["clocks"]
        on = {"timer": True}
        assert [one["options"] for one in clocks] == [on, on, on, {}]
        assert all(not one["options"] for one in person.get("/api/games/squirrels")["clocks"])


def test_a_rematch_keeps_the_options_of_the_clock(service: Service) -> None:
    with Person(service, "Vera") as vera:
        id = vera.lay("gentlemen", 5, seats=[ME] * 5, clock="churchill")
        with ExitStack() as stack:
            play_to_the_end(*[stack.enter_context(vera.sit(id, seat)) for seat in range(5)])
        again = vera.post(f"/api/tables/{id}/rematch")["table"]
        assert again["options"] == {"timer": True}
        assert again["settings"]["clock"]["id"] == "churchill"


def test_a_study_plays_a_position_and_keeps_nothing(service: Service) -> None:
    with Person(service, None) as person:
        asked = {
            "game": "squirrels",
            "players": 2,
            "seed": 7,
            "seat": 0,
            "patch": {
                "phase": "play",
                "actors": [0],
                "players": [
                    {"hand": ["bank", "raid"], "stacks": [["contraband-3"], []]},
                    {"hand": ["raid"], "stacks": [["customs"], []]},
                ],
            },
        }
        first = person.post("/api/study", asked)
        assert first["view"]["you"] == 0
        assert first["default"]["do"] == "play"
        act = {"seat": 0, "act": {"do": "play", "card": "bank", "stack": 1}}
        second = person.post(
            "/api/study", {**asked, "acts": [act], "foresee": [act["act"]], "sketch": True}
        )
        assert second["events"][0][0]["event"] == "played"
        assert second["sketch"]["panels"]
        assert len(second["foreseen"]) == 1
        third = person.post(
            "/api/study",
            {
                "game": "squirrels",
                "position": second["position"],
                "seat": 0,
                "acts": [{"bot": "random", "until": 0}],
            },
        )
        assert third["acts"][0]["seat"] == 1
        illegal = {"seat": 0, "act": {"do": "play", "card": "customs", "stack": 1}}
        response = person.http.post("/api/study", json={**asked, "acts": [act, illegal]})
        assert response.status_code == 409
        assert response.json()["error"]["act"] == 1
        for wrong in (
            {"game": "squirrels", "position": {"game": "squirrels"}},
            {"game": "squirrels", "players": 77},
            {"game": "squirrels", "players": 2, "seat": 5},
            {"game": "squirrels", "players": 2, "acts": [{"seat": 7, "act": {"do": "x"}}]},
            {"game": "squirrels", "players": 2, "acts": [{"seat": 0}]},
            {"game": "squirrels", "players": 2, "chance": [{"roll": 1, "pick": 2}]},
        ):
            person.refused("/api/study", wrong, "bad-request")


def test_who_sits_unnamed_at_one_device_has_a_name_of_their_own(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(players=4, seats=[ME, {**ME, "name": "Cat"}, ME, ME])
        seats = vera.get(f"/api/tables/{id}")["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Vera", "Cat", "Vera 2", "Vera 3"]


def test_the_host_begins_with_bots_on_the_chairs_that_are_free(service: Service) -> None:
    with Person(service, "Vera") as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=4, seats=[ME, OPEN, OPEN, OPEN])
        gosha.post(f"/api/tables/{id}/join", {"seat": 2})
        gosha.refused(f"/api/tables/{id}/start", {"fill": "random"}, "not-yours")
        vera.refused(f"/api/tables/{id}/start", {}, "not-open")
        vera.refused(f"/api/tables/{id}/start", {"fill": "nobody"}, "bad-request")
        table = vera.post(f"/api/tables/{id}/start", {"fill": "random"})["table"]
        assert table["state"] == "playing"
        assert [seat["bot"] for seat in table["seats"]] == [None, "random", None, "random"]
        names = [seat["name"] for seat in table["seats"]]
        assert (names[0], names[2], len(set(names))) == ("Vera", "Gosha", 4)


def test_who_has_no_chair_fills_his_table_with_no_more_bots_than_may_play(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service.room, "limits", Limits(bot_tables=0))
    with Person(service, "Vera") as vera:
        id = vera.lay(players=2, seats=[OPEN, OPEN])
        vera.refused(f"/api/tables/{id}/start", {"fill": "random"}, "too-many")
