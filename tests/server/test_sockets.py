"""The socket: hello, news, acknowledgements, and everything that must be refused."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sitdown.kernel import Document
from sitdown.server.limits import Limits
from sitdown.server.socket.connection import MOST_OWED, SocketConnection
from sitdown.server.socket.frames import CONTINUED, PING, TEXT

from .playing import play_to_the_end
from .raw import connected, heard_until, until, upgrade
from .service import Person, Seat, Service, service_at
from .wire import frame

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def test_hello_has_the_whole_picture(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat:
            hello = seat.receive()
            assert hello["type"] == "hello"
            assert hello["seat"] == 0
            assert hello["view"]["you"] == 0
            assert hello["decision"]["yours"]
            assert hello["decision"]["default"]["do"] == "place"
            assert hello["clock"] is None
            assert hello["table"]["yours"] == [0, 1]
            assert [entry["n"] for entry in hello["entries"]] == list(range(1, hello["n"] + 1))
            assert "sketch" not in hello
        with vera.sit(id, 0, sketch="true") as seat:
            assert seat.receive()["sketch"]["panels"]


def test_an_action_is_acknowledged_and_then_told(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as one, gosha.sit(id, 1) as two:
            one.until("hello")
            two.until("hello")
            reply = one.act()
            assert reply["type"] == "ack"
            news = one.until("news")
            while news["n"] < reply["n"]:
                news = one.until("news")
            assert news["n"] == reply["n"]
            told = two.until("news")
            while told["entries"][0]["kind"] != "events":
                told = two.until("news")
            assert told["entries"][0]["events"][0]["card"] == "?"


def test_a_whole_game_over_sockets(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as one, gosha.sit(id, 1) as two:
            play_to_the_end(one, two)
        table = vera.get(f"/api/tables/{id}")["table"]
        assert table["state"] == "over"
        assert table["seed"]
        replay = vera.http.get(f"/api/tables/{id}/replay")
        assert replay.headers["content-disposition"].endswith(f'"{id}.json"')
        steps = gosha.get(f"/api/tables/{id}/steps?seat=1&from=2&to=4&sketch=true")
        assert [step["step"] for step in steps["steps"]] == [2, 3, 4]
        assert steps["steps"][0]["view"]["you"] == 1
        assert steps["steps"][0]["sketch"]["panels"]
        open_ = gosha.get(f"/api/tables/{id}/steps?seat=all&sketch=true")["steps"]
        assert open_[0]["view"]["chance"]["seed"] == table["seed"]
        assert all(step["sketch"]["panels"] for step in open_)
        gosha.get(f"/api/tables/{id}/steps?seat=7", 400)
        assert gosha.post("/api/replays", replay.json(), 200)["table"]["id"] == id
        from_elsewhere = {**replay.json(), "table": "not-of-ours"}
        mine = gosha.post("/api/replays", from_elsewhere, 201)["table"]
        assert mine["imported"]
        assert not mine["settings"]["public"]
        assert gosha.get(f"/api/tables/{mine['id']}/steps?seat=0&to=1")["last"] == steps["last"]
        lie = {**replay.json(), "result": {"scores": [1, 2]}}
        gosha.refused("/api/replays", lie, "bad-request")


def test_a_replay_before_the_end_is_refused(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        assert vera.get(f"/api/tables/{id}/replay", 409)["error"]["code"] == "not-over"
        assert vera.get(f"/api/tables/{id}/steps?seat=all", 409)["error"]["code"] == "not-over"


def test_a_table_without_spectators_has_no_replay_for_others(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, ME], spectators=False)
        with vera.sit(id, 0) as one, vera.sit(id, 1) as two:
            play_to_the_end(one, two)
        assert gosha.get(f"/api/tables/{id}/replay", 403)["error"]["code"] == "closed"
        assert gosha.get(f"/api/tables/{id}/steps", 403)["error"]["code"] == "closed"
        assert vera.get(f"/api/tables/{id}/steps?to=1")["last"] > 1


def test_what_was_missed_comes_with_the_next_hello(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as one, vera.sit(id, 1) as two:
            one.until("hello")
            two.until("hello")
            seen = one.act()["n"]
            one.socket.close()
            two.act()
            with vera.sit(id, 0, since=seen) as again:
                hello = again.receive()
                assert hello["first"] == seen + 1
                assert hello["entries"][0]["n"] == seen + 1
                assert hello["n"] > seen
        log = vera.get(f"/api/tables/{id}/log?seat=0&from=2&to=3")
        assert [entry["n"] for entry in log["entries"]] == [2, 3]
        assert vera.get(f"/api/tables/{id}/log")["last"] >= 3


def test_the_same_request_twice_is_done_once(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat:
            hello = seat.until("hello")
            request = {"act": hello["view"]["legal"][0], "window": hello["decision"]["window"]}
            seat.send("act", "same", **request)
            first = seat.answer_to("same")
            seat.send("act", "same", **request)
            assert seat.answer_to("same") == first
            other = seat.ask("act", **request)
            assert other["type"] == "refused"


def test_talk_promises_and_their_judgement(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN, BOT], players=3, whispers=True)
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as one, gosha.sit(id, 1) as two, gosha.sit(id) as spectator:
            for seat in (one, two, spectator):
                seat.until("hello")
            assert one.ask("say", text="добрый вечер")["type"] == "ack"
            assert one.ask("say", text="psst", to=1)["type"] == "ack"
            assert one.ask("promise", to=1, text="no raids")["type"] == "ack"
            assert two.ask("judge", promise=1, kept=False)["type"] == "ack"
            assert one.ask("judge", promise=1, kept=True)["error"]["code"] == "not-yours"
            while not any(entry["kind"] == "judged" for entry in spectator.entries):
                spectator.receive()
            kinds = [entry["kind"] for entry in spectator.entries]
            assert kinds.count("talk") == 1
            assert spectator.newest("table")["promises"][0]["state"] == "broken"
            assert spectator.ask("say", text="I know!")["error"]["code"] == "not-yours"


def test_what_a_move_would_bring_can_be_asked(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat:
            legal = seat.until("hello")["view"]["legal"]
            told = seat.ask("foresee", acts=[legal[0], {"do": "nonsense"}])
            assert told["type"] == "foreseen"
            assert len(told["events"]) == 2
            assert told["events"][1] is None
            assert seat.ask("ping")["type"] == "pong"


def test_other_peoples_seats_stay_theirs(service: Service) -> None:
    with Person(service) as vera, Person(service, "Thief") as thief:
        id = vera.lay(seats=[ME, ME], spectators=False)
        with thief.sit(id, 0) as seat:
            code, bye = seat.end()
            assert (code, bye and bye["code"]) == (4003, "not-yours")
        with thief.sit(id) as seat:
            assert seat.end()[0] == 4005
        with Person(service, None) as nobody, nobody.sit(id, 0) as seat:
            assert seat.end()[0] == 4011
        with vera.sit(id, 7) as seat:
            assert seat.end()[0] == 4003
        with vera.sit("no-such-table") as seat:
            assert seat.end()[0] == 4004
        with vera.sit(id, 0, since="x") as seat:
            assert seat.end()[0] == 4000
        assert thief.get(f"/api/tables/{id}/log?seat=0", 403)["error"]["code"] == "not-yours"
        assert thief.get(f"/api/tables/{id}/log", 403)["error"]["code"] == "closed"
        with vera.sit(id) as seat:
            assert seat.receive()["type"] == "hello"


def test_a_forged_cookie_opens_no_seat(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        content, _, signature = vera.cookie.partition(".")
        vera.http.cookies.clear()
        vera.http.cookies.set("sitdown_guest", f"{content}.{signature[::-1]}")
        with vera.sit(id, 0) as seat:
            assert seat.end()[0] == 4011


def test_a_page_of_another_site_gets_no_socket(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with (
            pytest.raises(InvalidStatus) as refusal,
            Seat(vera, id, 0, {}, Origin="https://evil.example"),
        ):
            pass
        assert refusal.value.response.status_code == 403
        with (
            pytest.raises(InvalidStatus) as refusal,
            Seat(vera, id, 0, {}, Origin=service.address.replace("http", "https")),
        ):
            pass
        assert refusal.value.response.status_code == 403
        with Seat(vera, id, 0, {}, Origin=service.address) as seat:
            assert seat.receive()["type"] == "hello"


BAD = [
    "",
    "{",
    "null",
    "[]",
    '"act"',
    "7",
    "{}",
    '{"type": "act"}',
    '{"type": "act", "id": "x"}',
    '{"type": "act", "id": "x", "act": 7}',
    '{"type": "act", "id": "x", "act": []}',
    '{"type": "act", "id": "", "act": {}}',
    '{"type": "act", "id": "a b", "act": {}}',
    '{"type": "act", "id": 7, "act": {}}',
    '{"type": "act", "id": "x", "act": {}, "seat": 1}',
    '{"type": "act", "id": "x", "act": {}, "window": 7}',
    '{"type": "fly", "id": "x"}',
    '{"type": "say", "id": "x", "text": ""}',
    '{"type": "say", "id": "x", "text": "   "}',
    '{"type": "say", "id": "x", "text": "' + "x" * 501 + '"}',
    '{"type": "say", "id": "x", "text": "a", "to": -1}',
    '{"type": "say", "id": "x", "text": "a", "to": 7}',
    '{"type": "promise", "id": "x", "to": 0, "text": "a"}',
    '{"type": "judge", "id": "x", "promise": 0, "kept": true}',
    '{"type": "judge", "id": "x", "promise": 1, "kept": "yes"}',
    '{"type": "foresee", "id": "x", "acts": ' + json.dumps([{}] * 65) + "}",
    '{"type": "act", "id": "x", "act": ' + '{"a":' * 2000 + "1" + "}" * 2000 + "}",
    '{"type": "act", "id": "x", "act": ' + '{"a":' * 900 + "1" + "}" * 900 + "}",
    '{"type": "act", "id": "x", "act": {"do": "place", "card": NaN}}',
    '{"type": "act", "id": "x", "act": {"do": "place", "card": "bank", "stack": 1'
    + "0" * 30
    + "}}",
]
ILLEGAL = [
    {},
    {"do": "fly"},
    {"do": "place"},
    {"do": "place", "card": "bank", "stack": 7},
    {"do": "place", "card": "bank", "stack": "0"},
    {"do": "place", "card": ["bank"], "stack": 0},
    {"do": "place", "card": "bank", "stack": 0, "extra": 1},
    {"do": "play", "card": "bank", "stack": 0},
    {"do": 7},
    {"do": "place", "card": "bank", "stack": 10**15},
    {"do": "place", "card": "bank", "stack": True},
    {"do": None},
]


def test_bad_messages_are_refused_and_harm_nothing(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat:
            hello = seat.until("hello")
            for text in BAD:
                seat.socket.send(text)
                reply = seat.until("refused")
                assert reply["error"]["code"] in ("bad-request", "not-found", "illegal"), text[:80]
                assert reply["error"]["message"]
            seat.socket.send(b"\x00\x01")
            assert "binary" in seat.until("refused")["error"]["message"]
            for act in ILLEGAL:
                reply = seat.ask("act", act=act, window=hello["decision"]["window"])
                assert reply["error"]["code"] == "illegal", act
            legal = hello["view"]["legal"][0]
            for window in ("0.0", "1.1", "999.0", "x", None):
                reply = seat.ask("act", act=legal, window=window)
                assert reply["error"]["code"] == "stale"
            with vera.sit(id, 0, since=hello["n"]) as again:
                later = again.receive()
                assert later["view"] == hello["view"]
                assert later["decision"] == hello["decision"]
            assert seat.act()["type"] == "ack"


def test_huge_messages_end_the_connection_and_nothing_else(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat, vera.sit(id, 1) as other:
            seat.until("hello")
            other.until("hello")
            seat.socket.send('{"type": "say", "id": "x", "text": "' + "x" * 20_000 + '"}')
            assert seat.until("refused")["error"]["code"] == "too-large"
            seat.socket.send("x" * 1_000_000)
            assert seat.end()[0] == 1009
            assert other.act()["type"] == "ack"


def test_who_floods_is_slowed_down_and_then_shown_the_door(file: str) -> None:
    limits = Limits(messages=(5, 0.001))  # so slow that no busy machine earns another one
    with service_at(file, limits=limits) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            with suppress(ConnectionClosed):  # the door may be shut before the last is sent
                for number in range(200):
                    seat.socket.send(json.dumps({"type": "ping", "id": f"p{number}"}))
            code, bye = seat.end()
            assert code == 4008
            assert bye is not None
            pongs = [message for message in seat.messages if message["type"] == "pong"]
            refused = [message for message in seat.messages if message["type"] == "refused"]
            assert 5 <= len(pongs) <= 10
            assert refused[0]["error"]["code"] == "too-many"
            assert refused[0]["error"]["retry_after"] > 0
        with vera.sit(id, 0) as seat:
            assert seat.receive()["type"] == "hello"


@pytest.mark.parametrize(
    "flood", [frame(PING), frame(CONTINUED, last=False)], ids=["pings", "fragments"]
)
def test_a_flood_of_empty_frames_ends_its_own_connection(file: str, flood: bytes) -> None:
    """Once it stopped the whole server: such frames cost nothing."""
    with service_at(file, limits=Limits(messages=(5, 0.001))) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as player, connected(service, upgrade(vera, id)) as spectator:
            player.until("hello")
            spectator.sendall(frame(TEXT, last=False) + flood * 1000)
            heard = heard_until(spectator, (4008).to_bytes(2) + b"too-many")
            assert b'"code":"too-many"' in heard
            assert heard.count(b"\x8a\x00") <= 5 + MOST_OWED
            assert player.ask("ping")["type"] == "pong"


def test_what_comes_with_the_handshake_is_answered(service: Service) -> None:
    """In one packet with it, and in two that come before the handshake is answered."""
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        early = [frame(TEXT, b'{"type": "ping", "id": "e%d"}' % number) for number in range(3)]
        with connected(service, upgrade(vera, id, 0) + early[0], early[1] + early[2][:9]) as line:
            heard = heard_until(line, b'"id":"e1"')
            line.sendall(early[2][9:])
            heard += heard_until(line, b'"id":"e2"')
        places = [heard.index(b'"%s"' % what) for what in (b"hello", b"e0", b"e1", b"e2")]
        assert places == sorted(places)


def test_a_socket_that_is_refused_is_not_listened_to(file: str) -> None:
    """It counts for its address until it is gone, and cannot flood either."""
    limits = Limits(sockets=1, messages=(5, 0.001))
    with service_at(file, limits=limits) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with connected(service, upgrade(vera, "no-such-table") + frame(PING) * 5) as refused:
            assert b"\x8a\x00" not in heard_until(refused, (4004).to_bytes(2))
            (line,) = service.gate.sockets
            assert isinstance(line, SocketConnection)
            with vera.sit(id, 0) as second:
                assert second.end()[0] == 4008
            refused.sendall(frame(PING) * 1000)
            until(service, lambda: line.frames is None)
        until(service, lambda: not service.room.per_address)


def test_an_address_holds_so_many_sockets(file: str) -> None:
    with service_at(file, limits=Limits(sockets=2)) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as one, vera.sit(id, 0) as two:
            one.until("hello")
            two.until("hello")
            with vera.sit(id, 0) as three:
                assert three.end()[0] == 4008
        with vera.sit(id, 0) as again:
            assert again.receive()["type"] == "hello"


def test_who_does_not_read_is_dropped_and_delays_nobody(file: str) -> None:
    limits = Limits(outgoing=200_000, messages=(1e6, 1e6))
    with service_at(file, limits=limits) as service, Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as talker, vera.sit(id, 1) as sleeper:
            talker.until("hello")
            sleeper.until("hello")
            sockets = list(service.room.sockets)
            slow = next(socket for socket in sockets if socket.viewpoint == 1)
            nothing = json.dumps({"type": "pong", "id": "x" * 500, "now": 0.0}).encode()

            async def fill() -> None:
                while not slow.is_leaving:
                    slow.tell(nothing)

            service.do(fill())
            assert talker.ask("say", text="still here")["type"] == "ack"
            code, bye = sleeper.end()
            assert code == 4010
            assert bye is not None
            assert bye["code"] == "slow"


def test_bots_play_to_the_end(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(players=3, seats=[BOT, BOT, BOT], pace="quick")
        with vera.sit(id) as spectator:
            spectator.until("hello")
            while (spectator.newest("view") or {}).get("result") is None:
                spectator.receive()
            by = {entry["by"] for entry in spectator.entries if entry["kind"] == "events"}
            assert by == {"bot"}


def test_a_person_plays_against_bots(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(players=3, seats=[ME, BOT, BOT], pace="quick", clock="corona")
        with vera.sit(id, 0) as seat:
            play_to_the_end(seat)
            assert seat.newest("table")["state"] == "over"


def test_a_bot_judges_what_was_pledged_to_it(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(players=2, seats=[ME, BOT], pace="quick")
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            pledges = [{"will": {"event": "revealed", "seat": 0}}, {"never": {"event": "unheard"}}]
            for pledge in pledges:
                assert seat.ask("promise", to=1, text="honestly", pledge=pledge)["type"] == "ack"
            play_to_the_end(seat)
            while len([entry for entry in seat.entries if entry["kind"] == "judged"]) < 2:
                seat.receive()
            states = [promise["state"] for promise in seat.newest("table")["promises"]]
            assert states == ["kept", "kept"]


def test_one_may_leave_a_game_to_a_bot_and_come_back(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN], pace="quick")
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            gosha.post(f"/api/tables/{id}/leave")
            while not any(entry.get("by") == "bot" for entry in seat.entries):
                seat.receive()
            assert gosha.post(f"/api/tables/{id}/join")["table"]["yours"] == [1]
            gosha.post(f"/api/tables/{id}/stand-in", {"seat": 1, "on": True})
            play_to_the_end(seat)
            assert any(entry.get("by") == "stand-in" for entry in seat.entries)


def test_who_asks_for_patches_gets_them_after_the_first_view(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0, patch="true", sketch="true") as one, vera.sit(id, 1) as two:
            one.until("hello")
            two.until("hello")
            one.act()
            shown = told_with(one, "view")
            assert "patch" not in shown
            two.act()
            told = told_with(one, "patch")
            assert "view" not in told
            assert "sketch" not in told
            assert {edit[0] for edit in told["patch"]} == {"view", "sketch"}
            assert ["view", "phase"] in [edit[:2] for edit in told["patch"]]
            assert "patch" not in two.until("news")


def told_with(seat: Seat, field: str) -> Document:
    while field not in (message := seat.until("news")):
        pass
    return message
