"""People are called by Web Push: once a turn, where they do not look, and told no secret.

The push service is one of our own, which opens what it is brought as a browser would.
"""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sitdown.server.push import sender
from sitdown.server.push.keys import PushKeys, in_letters, new_keys, read_keys, write
from sitdown.store.protocol import Awaited, Subscription
from sitdown.table import Refused, Table

from .pushing import KEYS, PushService, call_all
from .service import Person, Service, service_at

OPEN, ME = {"kind": "open"}, {"kind": "me"}


@pytest.fixture
def push() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture(autouse=True)
def on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is to be called is called when a test says so."""
    monkeypatch.setattr(sender, "ROUND_SECONDS", 3600.0)
    monkeypatch.setattr(sender, "RECENTLY_SECONDS", 0.0)


@contextmanager
def house(place: str, push: PushService) -> Iterator[Service]:
    with service_at(place, push=KEYS, push_services=(push.host,)) as service:
        yield service


def lay_by_mail(vera: Person, gosha: Person, **settings: Any) -> str:
    id = vera.lay(players=2, seats=[ME, OPEN], clock="mail", options={"first": 0}, **settings)
    gosha.post(f"/api/tables/{id}/join")
    return id


def answer(person: Person, id: str, seat: int) -> None:
    """Does what is allowed first, and leaves."""
    with person.sit(id, seat) as sitting:
        hello = sitting.until("hello")
        act, window = hello["view"]["legal"][0], hello["decision"]["window"]
        assert sitting.ask("act", act=act, window=window)["type"] == "ack"
    table = person.service.room.hall.tables[id]
    person.service.do(gone(table, seat))


async def gone(table: Table, seat: int) -> None:
    """Until somebody who has hung up is known to be gone."""
    person = table.sitting.chairs[seat].person
    assert person is not None
    while table.audience.has(person):
        await asyncio.sleep(0.01)
    table.caretaker.note_absence(person)
    while table.sitting.is_here(person):
        await asyncio.sleep(0.01)


def test_who_does_not_look_is_called_once_a_turn(place: str, push: PushService) -> None:
    with house(place, push) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        assert vera.get("/api/push")["key"] == KEYS.public
        vera.post("/api/push", push.subscription("vera"))
        gosha.post("/api/push", push.subscription("gosha", "ru"))
        assert [one["endpoint"] for one in vera.get("/api/guest/export")["devices"]] == [
            push.subscription("vera")["endpoint"]
        ]
        id = lay_by_mail(vera, gosha, title="The Quiet Harbour")
        call_all(service)
        call_all(service)
        told = sorted(push.messages, key=lambda message: str(message["title"]))
        assert told == [
            {"title": "Your turn", "body": "The Quiet Harbour, 24 hours", "table": id},
            {"title": "Ваш ход", "body": "The Quiet Harbour, 24 часа", "table": id},
        ]
        answer(vera, id, 0)
        call_all(service)
        assert len(push.messages) == 2  # it is not her turn, and he was called for this one
        answer(gosha, id, 1)
        call_all(service)
        call_all(service)
        assert [message["title"] for message in push.messages[2:]] == ["Your turn"]
        assert all(headers["ttl"] == "86400" for headers in push.headers)
        assert all(headers["authorization"].startswith("vapid t=") for headers in push.headers)


def test_who_looks_is_not_called_nor_where_a_clock_of_minutes_runs(
    place: str, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(place, push) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        vera.post("/api/push", push.subscription())
        lay_by_mail(vera, gosha)
        quick = vera.lay(players=2, seats=[ME, OPEN], clock="corona")
        gosha.post(f"/api/tables/{quick}/join")
        id = lay_by_mail(vera, gosha)
        with vera.sit(id, 0) as sitting:
            sitting.until("hello")
            while not service.room.hall.tables[id].sitting.connected:
                sitting.receive()
            call_all(service)
            assert len(push.messages) == 1
            assert push.messages[0]["table"] not in (id, quick)
        service.do(gone(service.room.hall.tables[id], 0))
        monkeypatch.setattr(sender, "RECENTLY_SECONDS", 3600.0)
        call_all(service)
        assert len(push.messages) == 1  # she has just been there
        monkeypatch.setattr(sender, "RECENTLY_SECONDS", 0.0)
        call_all(service)
        call_all(service)
        assert [message["table"] for message in push.messages[1:]] == [id]


def test_a_call_that_was_not_made_is_made_after_a_restart(place: str, push: PushService) -> None:
    with house(place, push) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        vera.post("/api/push", push.subscription())
        id = lay_by_mail(vera, gosha)
    with house(place, push) as service:
        call_all(service)
        call_all(service)
        assert [message["table"] for message in push.messages] == [id]


def test_a_device_that_is_gone_is_forgotten(place: str, push: PushService) -> None:
    with house(place, push) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        vera.post("/api/push", push.subscription())
        lay_by_mail(vera, gosha)
        push.status = 410
        call_all(service)
        push.status = 201
        lay_by_mail(vera, gosha)
        call_all(service)
        assert len(push.messages) == 1


def test_a_redirect_is_not_followed(file: str, push: PushService) -> None:
    with (
        PushService() as elsewhere,
        house(file, push) as service,
        Person(service) as vera,
        Person(service, "Gosha") as gosha,
    ):
        vera.post("/api/push", push.subscription())
        lay_by_mail(vera, gosha)
        elsewhere.key = push.key
        push.status, push.location = 307, f"http://{elsewhere.host}/vera"
        call_all(service)
        assert len(push.messages) == 1
        assert elsewhere.messages == []


def test_a_device_kept_by_an_endpoint_that_is_no_longer_let_through_is_not_called(
    file: str, push: PushService
) -> None:
    with house(file, push) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        vera.post("/api/push", push.subscription())
        guest = service.room.seal.guest(vera.cookie)
        assert guest is not None
        store = service.room.hall.store
        [known] = service.do(store.subscriptions(guest.id))
        old = f"http://{push.host}\\.push.apple.com/x"
        service.do(store.subscribe(Subscription(old, guest.id, known.document, 2e9), 10))
        lay_by_mail(vera, gosha)
        call_all(service)
        assert len(push.messages) == 1
        assert service.do(store.subscriptions(guest.id)) == [known]


def test_what_a_push_service_does_not_take_is_tried_again_and_then_left(
    file: str, push: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "RETRY_SECONDS", 0.0)
    with house(file, push) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        vera.post("/api/push", push.subscription())
        lay_by_mail(vera, gosha)
        push.status = 503
        for _ in range(sender.MAX_PUSH_TRIES + 3):
            call_all(service)
        assert len(push.messages) == sender.MAX_PUSH_TRIES
        assert service.room.herald is not None
        assert service.room.herald.failed == {}


def test_a_pause_is_kept_before_it_is_tried_again(file: str, push: PushService) -> None:
    with house(file, push) as service, Person(service) as vera, Person(service, "Gosha") as gosha:
        vera.post("/api/push", push.subscription())
        lay_by_mail(vera, gosha)
        push.status = 503
        for _ in range(3):
            call_all(service)
        assert len(push.messages) == 1


def test_subscriptions_end(any_store: str, push: PushService) -> None:
    with (
        house(any_store, push) as service,
        Person(service) as vera,
        Person(service, "Gosha") as gosha,
    ):
        for device in ("desk", "phone"):
            vera.post("/api/push", push.subscription(device))
        gosha.post("/api/push/end", {"endpoint": push.subscription("desk")["endpoint"]})
        lay_by_mail(vera, gosha)
        call_all(service)
        assert len(push.messages) == 2  # nobody ends what is another's
        vera.post("/api/push/end", {"endpoint": push.subscription("desk")["endpoint"]})
        lay_by_mail(vera, gosha)
        call_all(service)
        assert len(push.messages) == 3
        person = service.room.seal.guest(vera.cookie)
        assert person is not None
        vera.post("/api/guest/erase", {})
        assert service.do(service.room.hall.store.subscriptions(person.id)) == []


def test_a_device_belongs_to_who_uses_it_last_and_nobody_has_too_many(
    any_store: str, push: PushService
) -> None:
    with (
        house(any_store, push) as service,
        Person(service) as vera,
        Person(service, "Gosha") as gosha,
    ):
        store = service.room.hall.store
        vera.post("/api/push", push.subscription("shared"))
        gosha.post("/api/push", push.subscription("shared"))
        guests = [service.room.seal.guest(one.cookie) for one in (vera, gosha)]
        first, second = (guest.id for guest in guests if guest is not None)
        assert service.do(store.subscriptions(first)) == []
        for number in range(4):
            service.do(store.subscribe(Subscription(f"e{number}", second, b"", 2e9 + number), 3))
        kept = [one.endpoint for one in service.do(store.subscriptions(second))]
        assert kept == ["e1", "e2", "e3"]


def test_a_house_calls_push_services_and_nobody_else(place: str, push: PushService) -> None:
    with house(place, push) as service, Person(service) as vera:
        known = push.subscription()
        for endpoint in (
            "http://127.0.0.1:9/x",
            "https://127.0.0.1/x",
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://you@fcm.googleapis.com/x",
            "https://fcm.googleapis.com.example.org/x",
            "file:///etc/passwd",
            "https://127.0.0.1\\.push.apple.com/x",
            "https://127.0.0.1\\@x.push.apple.com/x",
            "https://example.org#.push.apple.com/x",
            "https://example.org?.push.apple.com/x",
            "https://x\u2100.push.apple.com/x",
            "https://.push.apple.com/x",
            "https://x..push.apple.com/x",
            "https://[::1].push.apple.com/x",
            "https://x.push.apple.com/a b",
            "https://x.push.apple.com/a\r\nhost: y",
            f"http://{push.host}\\.push.apple.com/x",
        ):
            vera.refused("/api/push", {**known, "endpoint": endpoint}, "bad-request")
        for endpoint in (
            "https://fcm.googleapis.com/fcm/send/a",
            "https://x.push.apple.com/b?token=c%3d",
        ):
            vera.post("/api/push", {**known, "endpoint": endpoint})
        for fault in ({"p256dh": "short"}, {"auth": ""}, {"language": "xx"}):
            vera.refused("/api/push", {**known, **fault}, "bad-request")
        with Person(service, None) as nobody:
            nobody.refused("/api/push", known, "no-guest")


def test_a_house_without_keys_says_so(file: str, push: PushService) -> None:
    with service_at(file) as service, Person(service) as vera:
        assert vera.get("/api/push")["key"] is None
        assert service.room.herald is None
        vera.refused("/api/push", push.subscription(), "not-found")


def test_by_mail_no_bot_sits_in_for_who_is_not_there(file: str) -> None:
    with service_at(file) as service, Person(service) as vera:
        graces = [
            vera.get(f"/api/tables/{vera.lay(**wish)}")["table"]["settings"]["grace"]
            for wish in ({"clock": "mail"}, {"clock": "corona"}, {}, {"clock": "mail", "grace": 90})
        ]
        assert graces == [None, 60, 60, 90]


def test_keys_are_made_once_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "keys.json"
    write(file, KEYS)
    assert file.stat().st_mode & 0o077 == 0
    assert read_keys(str(file)) == KEYS
    with pytest.raises(Refused, match="exists"):
        write(file, new_keys("mailto:other@example.org"))
    private = base64.urlsafe_b64decode(KEYS.private + "=")
    key = ec.derive_private_key(int.from_bytes(private), ec.SECP256R1())
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    assert in_letters(point) == KEYS.public


def test_a_file_without_keys_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="nowhere"):
        read_keys(str(tmp_path / "nowhere"))
    file = tmp_path / "keys.json"
    file.write_text('{"private": "x"}')
    with pytest.raises(Refused, match="has no keys"):
        read_keys(str(file))
    assert read_keys(None) is None


def test_what_was_looked_at_is_not_looked_at_again(any_store: str, push: PushService) -> None:
    with (
        house(any_store, push) as service,
        Person(service) as vera,
        Person(service, "Gosha") as gosha,
    ):
        vera.post("/api/push", push.subscription())
        id = lay_by_mail(vera, gosha)
        store = service.room.hall.store
        [awaited] = service.do(store.awaited(3600.0, 10))
        assert (awaited.table, awaited.turn) == (id, None)
        assert service.do(store.awaited(86400.0, 10)) == []
        call_all(service)
        assert service.do(store.awaited(3600.0, 10)) == []
        service.do(store.remember_call(id, awaited.person, awaited.number - 1, "before"))
        again = service.do(store.awaited(3600.0, 10))
        assert again == [Awaited(id, awaited.number, awaited.person, "before")]
        service.do(store.remove(id))
        assert service.do(store.awaited(3600.0, 10)) == []


def test_keys_of_another_form_are_none() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"private": "", "public": "", "contact": ""}, PushKeys)
