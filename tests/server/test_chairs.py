"""Who sits where: a seat belongs to whoever sits on it now, at every process and by every door."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from sitdown.kernel import Document
from sitdown.server.api import hosting
from sitdown.table import Refused, plans
from sitdown.table.plans.deed import Deed, Plan
from sitdown.table.records.sitting import Sitting

from .playing import play_to_the_end
from .service import Person, Seat, Service, service_at

BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


# Links.


def test_a_link_ends_when_its_owner_is_put_out(service: Service) -> None:
    with Person(service) as vera, Person(service, "Old") as old, Person(service, "New") as new:
        id = vera.lay(players=3, seats=[ME, OPEN, OPEN])
        old.post(f"/api/tables/{id}/join", {"seat": 1})
        token = old.post(f"/api/tables/{id}/link", {"seat": 1})["token"]
        vera.post(f"/api/tables/{id}/seats", {"seat": 1, "kind": "open"})
        new.post(f"/api/tables/{id}/join", {"seat": 1})
        old.refused(f"/api/tables/{id}/move", {"token": token}, "not-yours")
        assert new.get(f"/api/tables/{id}")["table"]["yours"] == [1]


def test_a_link_ends_when_its_owner_leaves(service: Service) -> None:
    with Person(service) as vera, Person(service, "Old") as old, Person(service, "New") as new:
        id = vera.lay(players=3, seats=[ME, OPEN, OPEN])
        old.post(f"/api/tables/{id}/join", {"seat": 1})
        token = old.post(f"/api/tables/{id}/link", {"seat": 1})["token"]
        old.post(f"/api/tables/{id}/leave")
        new.post(f"/api/tables/{id}/join", {"seat": 1})
        old.refused(f"/api/tables/{id}/move", {"token": token}, "not-yours")
        token = new.post(f"/api/tables/{id}/link", {"seat": 1})["token"]
        new.post(f"/api/tables/{id}/leave")
        vera.post(f"/api/tables/{id}/settings", {"players": 2})
        vera.post(f"/api/tables/{id}/settings", {"players": 3})
        old.post(f"/api/tables/{id}/join", {"seat": 1})
        new.refused(f"/api/tables/{id}/move", {"token": token}, "not-yours")


def test_who_sits_at_a_table_takes_no_second_hand_over_by_a_link(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        token = gosha.post(f"/api/tables/{id}/link", {"seat": 1})["token"]
        vera.refused(f"/api/tables/{id}/move", {"token": token}, "not-yours")


def test_two_seats_of_one_person_move_to_another_device_one_by_one(service: Service) -> None:
    with Person(service) as vera, Person(service, "Phone") as phone:
        id = vera.lay(seats=[ME, ME])
        for seat in (0, 1):
            token = vera.post(f"/api/tables/{id}/link", {"seat": seat})["token"]
            phone.post(f"/api/tables/{id}/move", {"token": token})
        table = phone.get(f"/api/tables/{id}")["table"]
        assert table["yours"] == [0, 1]
        assert table["host"]


# A chair that was left in mid-game.


def test_a_new_cookie_gets_no_second_hand_unless_the_host_lets_it(service: Service) -> None:
    with (
        Person(service) as vera,
        Person(service, "Gosha") as gosha,
        Person(service, "Gosha's other browser") as stranger,
    ):
        id = vera.lay(players=3, seats=[ME, OPEN, OPEN])
        gosha.post(f"/api/tables/{id}/join", {"seat": 1})
        with Person(service, "Kim") as kim:
            kim.post(f"/api/tables/{id}/join", {"seat": 2})
            kim.post(f"/api/tables/{id}/leave")
        table = stranger.post(f"/api/tables/{id}/join", {"seat": 2})["table"]
        assert table["yours"] == []
        mine = {"request": 1, "seat": 2, "name": "Gosha's other browser", "mask": None}
        assert table["asking"] == [{**mine, "yours": True}]
        with stranger.sit(id, 2) as seat:
            assert seat.end()[0] == 4003
        assert gosha.get(f"/api/tables/{id}")["table"]["asking"] == []
        gosha.refused(f"/api/tables/{id}/admit", {"request": 1, "admit": True}, "not-yours")
        with stranger.sit(id) as gallery, vera.sit(id, 0) as host:
            gallery.until("hello")
            assert host.until("hello")["table"]["asking"] == [{**mine, "yours": False}]
            vera.post(f"/api/tables/{id}/admit", {"request": 1, "admit": True})
            while gallery.newest("table")["yours"] != [2]:
                gallery.receive()
            assert gallery.newest("table")["asking"] == []
        with stranger.sit(id, 2) as seat:
            entries = seat.until("hello")["entries"]
        kinds = [entry["kind"] for entry in entries]
        assert kinds.index("asked") < kinds.index("admitted") < len(kinds) - 1


def test_a_stranger_is_turned_away_or_goes_away(service: Service) -> None:
    with Person(service) as vera, Person(service, "Kim") as kim, Person(service, "Rex") as rex:
        id = vera.lay(players=2, seats=[ME, OPEN])
        with Person(service, "Gosha") as gosha:
            gosha.post(f"/api/tables/{id}/join")
            gosha.post(f"/api/tables/{id}/leave")
        kim.post(f"/api/tables/{id}/join")
        rex.post(f"/api/tables/{id}/join")
        vera.post(f"/api/tables/{id}/admit", {"request": 1, "admit": False})
        kim.refused(f"/api/tables/{id}/join", None, "not-yours")
        assert rex.post(f"/api/tables/{id}/leave")["table"]["asking"] == []
        vera.refused(f"/api/tables/{id}/admit", {"request": 2, "admit": True}, "not-found")
        told = vera.get(f"/api/tables/{id}/log")["entries"]
        assert {"turned-away", "withdrawn"} <= {entry["kind"] for entry in told}


# Two processes, of which one hears nothing of what the other writes.


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Service, Service]]:
    with service_at(database) as here, service_at(database) as there:
        there.room.hall.store.listen(lambda table, number: None)
        yield here, there


def as_seen_at(person: Person, service: Service) -> Person:
    """The same person, connected to another process."""
    other = Person(service, None)
    other.http.cookies.update(person.http.cookies)
    return other


def come_to(seat: Seat, number: int) -> None:
    """Until the process has written down that this person is here, and writes nothing more."""
    here = {"kind": "here", "seat": number}
    while not any(here.items() <= entry.items() for entry in seat.entries):
        seat.receive()


def test_who_joined_at_one_process_is_known_at_the_other(pair: tuple[Service, Service]) -> None:
    here, there = pair
    with Person(here) as vera, Person(here, "Gosha") as gosha, Person(there, "Kim") as kim:
        id = vera.lay(players=3, seats=[ME, OPEN, OPEN])
        kim.get(f"/api/tables/{id}")
        gosha.post(f"/api/tables/{id}/join", {"seat": 1})
        with as_seen_at(gosha, there) as far:
            with far.sit(id, 1) as seat:
                assert seat.receive()["type"] == "hello"
            assert far.get(f"/api/tables/{id}/log?seat=1")["last"]
            assert far.get(f"/api/tables/{id}")["table"]["yours"] == [1]
            far.post(f"/api/tables/{id}/link", {"seat": 1})


def test_who_was_put_out_at_one_process_reads_nothing_at_the_other(
    pair: tuple[Service, Service],
) -> None:
    here, there = pair
    with Person(here) as vera, Person(here, "Gosha") as gosha:
        id = vera.lay(players=3, seats=[ME, OPEN, OPEN], spectators=False)
        gosha.post(f"/api/tables/{id}/join", {"seat": 1})
        with as_seen_at(gosha, there) as far:
            assert far.get(f"/api/tables/{id}")["table"]["yours"] == [1]
            vera.post(f"/api/tables/{id}/seats", {"seat": 1, "kind": "open"})
            assert far.get(f"/api/tables/{id}/log?seat=1", 403)["error"]["code"] == "not-yours"
            assert far.get(f"/api/tables/{id}")["table"]["yours"] == []
            far.refused(f"/api/tables/{id}/link", {"seat": 1}, "not-yours")
            with far.sit(id, 1) as seat:
                assert seat.end()[0] == 4003
            with far.sit(id) as spectator:
                assert spectator.end()[0] == 4005


@pytest.mark.parametrize(
    "message",
    [
        {"type": "say", "text": "boo"},
        {"type": "auto", "on": True},
        {"type": "promise", "to": 0, "text": "never again"},
        {"type": "judge", "promise": 1, "kept": False},
        {"type": "foresee", "acts": []},
        {"type": "name"},
    ],
    ids=lambda message: str(message["type"]),
)
def test_no_message_of_one_who_has_left_is_taken(
    pair: tuple[Service, Service], message: Document
) -> None:
    here, there = pair
    with Person(here) as vera, Person(here, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as one:
            one.until("hello")
            assert one.ask("promise", to=1, text="no raids")["type"] == "ack"
        with as_seen_at(gosha, there) as far, far.sit(id, 1) as late:
            come_to(late, 1)
            gosha.post(f"/api/tables/{id}/leave")
            late.send(**message)
            code, bye = late.end()
            assert code == 4003
            assert bye is not None
            assert bye["code"] == "not-yours"
            assert not [one for one in late.messages if one["type"] in ("ack", "foreseen", "named")]
        with as_seen_at(vera, there) as far:
            told = far.get(f"/api/tables/{id}/log?seat=0")["entries"]
        kinds = [entry["kind"] for entry in told]
        assert not {"talk", "promise", "judged"} & set(kinds[kinds.index("left") :])
        sitting = there.room.hall.tables[id].sitting
        assert not sitting.chairs[1].auto


def test_not_even_a_repeated_message_of_one_who_has_left_is_acknowledged(
    pair: tuple[Service, Service],
) -> None:
    here, there = pair
    with Person(here) as vera, Person(here, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        with as_seen_at(gosha, there) as far, far.sit(id, 1) as late:
            come_to(late, 1)
            late.send("say", "same", text="hm")
            assert late.answer_to("same")["type"] == "ack"
            gosha.post(f"/api/tables/{id}/leave")
            late.send("say", "same", text="hm")
            assert late.end()[0] == 4003
            assert sum(one["type"] == "ack" for one in late.messages) == 1


def test_a_replay_is_closed_to_who_sits_there_no_longer(pair: tuple[Service, Service]) -> None:
    here, there = pair
    with Person(here) as vera, Person(here, "Phone") as phone:
        id = vera.lay(seats=[ME, ME], spectators=False)
        with vera.sit(id, 0) as one, vera.sit(id, 1) as two:
            play_to_the_end(one, two)
        with as_seen_at(vera, there) as far:
            assert far.get(f"/api/tables/{id}/steps?to=1")["last"]
            for seat in (0, 1):
                token = vera.post(f"/api/tables/{id}/link", {"seat": seat})["token"]
                phone.post(f"/api/tables/{id}/move", {"token": token})
            assert far.get(f"/api/tables/{id}/steps?to=1", 403)["error"]["code"] == "closed"


def test_a_spectator_at_a_closed_table_goes_when_his_seat_goes(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=3, seats=[ME, OPEN, OPEN], spectators=False)
        gosha.post(f"/api/tables/{id}/join", {"seat": 1})
        with gosha.sit(id) as gallery:
            gallery.until("hello")
            vera.post(f"/api/tables/{id}/seats", {"seat": 1, "kind": "open"})
            assert gallery.end()[0] == 4005


# Requests that come again.


def test_a_request_is_known_however_many_came_after_it(service: Service) -> None:
    with Person(service) as vera:
        id = vera.lay(seats=[ME, ME])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            first = seat.answer_to(seat.send("say", "first", text="once"))
            for number in range(400):
                seat.send("say", f"more-{number}", text="and again")
            seat.answer_to("more-399")
            assert seat.answer_to(seat.send("say", "first", text="once")) == first


# Rematches.


def finished(vera: Person) -> str:
    id = vera.lay(seats=[ME, ME])
    with vera.sit(id, 0) as one, vera.sit(id, 1) as two:
        play_to_the_end(one, two)
    return id


def rematches(people: list[Person], id: str) -> set[str]:
    def ask(person: Person) -> str:
        following: str = person.post(f"/api/tables/{id}/rematch")["table"]["id"]
        return following

    with ThreadPoolExecutor(len(people)) as pool:
        return set(pool.map(ask, people))


def test_however_many_ask_for_a_rematch_there_is_one(service: Service) -> None:
    with Person(service) as vera:
        id = finished(vera)
        assert len(rematches([vera] * 45, id)) == 1
        running = vera.get("/api/tables?mine=true&state=playing")["tables"]
        assert len(running) == 1
        before = vera.get(f"/api/tables/{id}")["table"]
        assert before["house_title"] == running[0]["house_title"] is not None
        kinds = [entry["kind"] for entry in vera.get(f"/api/tables/{id}/log")["entries"]]
        assert kinds.count("rematch") == 1


def test_a_rematch_gives_no_bot_the_name_of_a_person_who_left(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        gosha.post(f"/api/tables/{id}/leave")
        with vera.sit(id, 0) as seat:
            play_to_the_end(seat)
        assert vera.get(f"/api/tables/{id}")["table"]["seats"][1]["name"] == "Gosha"
        offered = vera.post(f"/api/tables/{id}/rematch")["table"]["seats"][1]
        assert offered["bot"] is not None
        assert offered["name"] != "Gosha"
        assert offered["house_name"] is not None


def test_a_rematch_whose_server_died_halfway_is_the_same_one_later(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(service) as vera:
        id = finished(vera)
        with monkeypatch.context() as patched:
            patched.setattr(plans, "go_on", dying)
            assert vera.http.post(f"/api/tables/{id}/rematch", json={}).status_code == 500
        assert vera.get(f"/api/tables/{id}")["table"]["rematch"] is None
        [laid] = vera.get("/api/tables?mine=true&state=playing")["tables"]
        assert rematches([vera], id) == {laid["id"]}
        assert vera.get(f"/api/tables/{id}")["table"]["rematch"] == laid["id"]


def dying(person: str, table: str) -> Plan:
    def plan(sitting: Sitting, now: float) -> Deed:
        raise Refused("fault", "the server dies here")

    return plan


def test_an_id_that_a_foreign_table_has_is_no_rematch(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Person(service) as vera:
        id, foreign = finished(vera), vera.lay(seats=[ME, ME])
        another = "velvet-lantern-another"
        ids = iter([foreign, another, foreign, another])
        monkeypatch.setattr(hosting, "id_of", lambda luck: next(ids))
        assert rematches([vera], id) == {another}
        assert rematches([vera], id) == {another}


def test_two_processes_lay_one_rematch(pair: tuple[Service, Service]) -> None:
    here, there = pair
    with Person(here) as vera, as_seen_at(vera, there) as far:
        id = finished(vera)
        assert len(rematches([vera, far] * 10, id)) == 1
        assert len(vera.get("/api/tables?mine=true&state=playing")["tables"]) == 1
