"""Who is next where several wait."""

from __future__ import annotations

import pytest

from sitdown.server.identity import COOKIE
from sitdown.server.workers.fair_queue import FairQueue, Priority
from sitdown.table import Refused

from .service import Person, Seat, service_at


def served(turns: FairQueue[str]) -> list[str]:
    order = []
    while (thing := turns.get()) is not None:
        order.append(thing)
    return order


def test_who_asks_much_does_not_hold_up_the_others() -> None:
    turns: FairQueue[str] = FairQueue()
    for thing in ("a1", "a2", "a3", "b1", "c1", "c2"):
        turns.put(Priority(thing[0]), thing)
    assert served(turns) == ["a1", "b1", "c1", "a2", "c2", "a3"]
    assert len(turns) == 0


def test_many_tables_of_a_guest_and_many_guests_of_an_address_are_no_more_than_one() -> None:
    """First addresses take turns, then guests, then tables."""
    turns: FairQueue[str] = FairQueue()
    for guest in ("eve", "mallory"):
        for table in range(30):
            turns.put(Priority("there", 0, guest, f"{table}"), f"{guest}{table}")
    turns.put(Priority("there", 0, "vera", "t"), "vera")
    for thing in ("gosha", "gosha again"):
        turns.put(Priority("here", 0, "gosha", "u"), thing)
    first = [turns.get() for _ in range(6)]
    assert first == ["eve0", "gosha", "mallory0", "gosha again", "vera", "eve1"]
    assert len(turns) == 57


def test_a_guest_fills_no_line_for_others_of_his_address() -> None:
    turns: FairQueue[str] = FairQueue(each=3, guest=2)
    for table in ("a", "b"):
        turns.put(Priority("there", 0, "eve", table), table)
    with pytest.raises(Refused, match="2 things"):
        turns.put(Priority("there", 0, "eve", "c"), "c")
    turns.put(Priority("there", 0, "vera", "d"), "d")
    with pytest.raises(Refused, match="3 things"):
        turns.put(Priority("there", 0, "vera", "e"), "e")
    assert served(turns) == ["a", "d", "b"]


def test_who_leaves_is_forgotten() -> None:
    turns: FairQueue[str] = FairQueue()
    for table in ("a", "b"):
        turns.put(Priority("there", 0, "eve", table), table)
    turns.remove(Priority("there", 0, "eve", "a"), "a")
    turns.remove(Priority("there", 0, "eve", "a"), "a")
    turns.remove(Priority("there", 5, "eve", "a"), "a")
    assert len(turns) == 1
    turns.remove(Priority("there", 0, "eve", "b"), "b")
    assert turns.get() is None
    assert not turns.ranks[0].parts


def test_the_more_urgent_comes_first() -> None:
    turns: FairQueue[str] = FairQueue()
    turns.put(Priority("bots", rank=1), "later")
    turns.put(Priority("people"), "first")
    assert turns.get() == "first"
    turns.put(Priority("people"), "second")
    assert served(turns) == ["second", "later"]


def test_so_much_waits_and_no_more() -> None:
    turns: FairQueue[str] = FairQueue(each=2, everybody=3)
    turns.put(Priority("a"), "a1")
    turns.put(Priority("a"), "a2")
    with pytest.raises(Refused, match="2 things that you asked for") as own:
        turns.put(Priority("a"), "a3")
    assert own.value.code == "too-many"
    assert own.value.further["retry_after"] > 0
    turns.put(Priority("b"), "b1")
    with pytest.raises(Refused, match="many others"):
        turns.put(Priority("c"), "c1")
    assert turns.get() == "a1"
    turns.put(Priority("c"), "c1")


def test_who_leaves_makes_room() -> None:
    turns: FairQueue[str] = FairQueue(each=1)
    turns.put(Priority("a"), "a1")
    turns.remove(Priority("a"), "a1")
    turns.remove(Priority("a"), "a1")
    turns.put(Priority("a"), "a2")
    assert served(turns) == ["a2"]


def from_address(person: Person, id: str, seat: int | None, address: str) -> Seat:
    return Seat(person, id, seat, {}, **{"X-Forwarded-For": address})


def test_after_a_restart_tables_count_for_the_address_where_they_are_played(file: str) -> None:
    """Otherwise many guests of one address would be as many addresses."""
    with service_at(file) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(players=2, seats=[{"kind": "me"}, {"kind": "open"}], start="host")
        gosha.post(f"/api/tables/{id}/join", {"seat": 1})
        cookies = vera.cookie, gosha.cookie
        assert service.room.laid_from == {id: "127.0.0.1"}
    with (
        service_at(file) as service,
        Person(service, None) as vera,
        Person(service, None) as gosha,
        Person(service, "Eve") as eve,
    ):
        for person, cookie in zip((vera, gosha), cookies, strict=True):
            person.http.cookies.set(COOKIE, cookie)
        with from_address(eve, id, None, "192.0.2.66") as seat:
            seat.until("hello")
            assert service.room.laid_from == {}
        with from_address(gosha, id, 1, "192.0.2.2") as seat:
            seat.until("hello")
            assert service.room.laid_from == {id: "192.0.2.2"}
        with from_address(vera, id, 0, "192.0.2.1") as seat:
            seat.until("hello")
            assert service.room.laid_from == {id: "192.0.2.1"}
        with from_address(gosha, id, 1, "192.0.2.2") as seat:
            seat.until("hello")
            assert service.room.laid_from == {id: "192.0.2.1"}
