"""A guest comes back by a passkey: and nobody else does, however he answers."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import cbor2
import httpx
import msgspec
import pytest

from sitdown.kernel import Document
from sitdown.server.api import passkeys
from sitdown.server.api.passkeys import CHALLENGE_SECONDS, MAX_PASSKEYS

from .authenticator import PRESENT, VERIFIED, Authenticator, letters
from .pushing import KEYS
from .service import GENEROUS, LONGEST, Person, Service, service_at
from .test_players import player

OTHER = "https://evil.example"


class Device(Person):
    """Somebody whose browser calls the house by a name, as passkeys need it."""

    def __init__(self, service: Service, name: str | None = "Vera") -> None:
        super().__init__(service, None)
        self.http.close()
        port = service.host.partition(":")[2]
        self.origin = f"http://localhost:{port}"
        headers = {"Host": f"localhost:{port}"}
        self.http = httpx.Client(base_url=service.address, timeout=LONGEST, headers=headers)
        if name is not None:
            self.post("/api/guest", {"name": name})

    def __enter__(self) -> Device:
        return self

    def options(self, what: str) -> Document:
        options: Document = self.post(f"/api/passkeys/{what}")["options"]
        return options

    def register(self, key: Authenticator, **how: Any) -> Any:
        made = key.made(self.options("begin"), **how)
        return self.post("/api/passkeys", {"credential": made})

    def come_back(self, key: Authenticator, **how: Any) -> Any:
        shown = key.shown(self.options("ask"), **how)
        return self.post("/api/passkeys/return", {"credential": shown})


@pytest.fixture
def vera(service: Service) -> Iterator[Device]:
    with Device(service) as device:
        yield device


@pytest.fixture
def phone(service: Service) -> Iterator[Device]:
    with Device(service, None) as device:
        yield device


def new_key(device: Device) -> Authenticator:
    return Authenticator(device.origin, id=player(device).encode())


def test_who_shows_the_passkey_is_that_guest_on_another_device(vera: Device, phone: Device) -> None:
    key = new_key(vera)
    id = vera.lay(players=2)
    (known,) = vera.register(key)["passkeys"]
    assert known["used"] is None
    assert phone.come_back(key)["name"] == "Vera"
    assert player(phone) == player(vera)
    assert phone.get(f"/api/tables/{id}")["table"]["yours"] == [0]
    (known,) = phone.get("/api/passkeys")["passkeys"]
    assert known["used"] is not None
    assert vera.get("/api/guest/export")["passkeys"] == [known]


def test_who_comes_back_has_the_name_that_he_has_now(vera: Device, phone: Device) -> None:
    key = new_key(vera)
    vera.register(key)
    phrase = vera.post("/api/guest/phrase", {})["phrase"]
    vera.post("/api/guest", {"name": "Verochka", "mask": "wolf-head"})
    assert phone.come_back(key)["name"] == "Verochka"
    phone.http.cookies.clear()
    back = phone.post("/api/guest/return", {"phrase": phrase})
    assert (back["name"], back["mask"]) == ("Verochka", "wolf-head")


def test_there_are_several_and_each_can_be_removed(vera: Device, phone: Device) -> None:
    first, second = (Authenticator(vera.origin, id=f"{player(vera)}{n}".encode()) for n in "12")
    vera.register(first)
    known = vera.register(second)["passkeys"]
    assert len(known) == 2
    taken = first.made(vera.options("begin"))
    assert vera.refused("/api/passkeys", {"credential": taken}, "taken")
    phone.post("/api/guest", {"name": "Thief"})
    phone.refused("/api/passkeys/remove", {"id": known[0]["id"]}, "not-found")
    assert len(vera.post("/api/passkeys/remove", {"id": known[0]["id"]})["passkeys"]) == 1
    shown = first.shown(phone.options("ask"))
    phone.refused("/api/passkeys/return", {"credential": shown}, "not-found")
    assert phone.come_back(second)["name"] == "Vera"


def test_there_is_an_end_to_how_many(vera: Device) -> None:
    for number in range(MAX_PASSKEYS):
        vera.register(Authenticator(vera.origin, id=f"{player(vera)}{number}".encode()))
    made = Authenticator(vera.origin, id=b"one more").made(vera.options("begin"))
    vera.refused("/api/passkeys", {"credential": made}, "too-many")


@pytest.mark.parametrize(
    "how",
    [
        {"origin": OTHER},
        {"origin": "http://localhost:1"},
        {"site": "evil.example"},
        {"flags": PRESENT},
        {"flags": VERIFIED},
    ],
)
def test_a_passkey_made_elsewhere_or_without_its_person_is_not_taken(
    vera: Device, how: Document
) -> None:
    made = new_key(vera).made(vera.options("begin"), **how)
    vera.refused("/api/passkeys", {"credential": made}, "bad-request")
    assert vera.get("/api/passkeys")["passkeys"] == []


@pytest.mark.parametrize(
    "how",
    [
        {"origin": OTHER},
        {"site": "evil.example"},
        {"flags": PRESENT},
        {"flags": 0},
        {"kind": "webauthn.create"},
        {"signature": b"x" * 70},
    ],
)
def test_what_was_not_signed_here_lets_nobody_in_and_says_no_more_than_that(
    vera: Device, phone: Device, how: Document
) -> None:
    key, stranger = new_key(vera), Authenticator(vera.origin, id=b"nobody has this")
    vera.register(key)
    said = {
        phone.refused(
            "/api/passkeys/return",
            {"credential": one.shown(phone.options("ask"), **how)},
            "not-found",
        )
        for one in (key, stranger)
    }
    assert len(said) == 1
    assert phone.http.get("/api/guest").status_code == 401


def test_a_copy_that_has_signed_less_often_is_found_out(vera: Device, phone: Device) -> None:
    key = new_key(vera)
    vera.register(key)
    key.count = 5
    phone.come_back(key)
    key.count = 2
    shown = key.shown(phone.options("ask"))
    phone.refused("/api/passkeys/return", {"credential": shown}, "not-found")


def test_a_challenge_is_taken_once(vera: Device, phone: Device) -> None:
    key = new_key(vera)
    options = vera.options("begin")
    vera.post("/api/passkeys", {"credential": key.made(options)})
    other = Authenticator(vera.origin, id=b"another")
    vera.refused("/api/passkeys", {"credential": other.made(options)}, "stale")
    asked = phone.options("ask")
    shown = key.shown(asked)
    phone.post("/api/passkeys/return", {"credential": shown})
    phone.refused("/api/passkeys/return", {"credential": shown}, "stale")
    phone.refused("/api/passkeys/return", {"credential": key.shown(asked)}, "stale")


def test_a_challenge_is_for_one_guest_and_one_purpose(vera: Device, phone: Device) -> None:
    phone.post("/api/guest", {"name": "Thief"})
    key = new_key(vera)
    made = key.made(vera.options("begin"))
    phone.refused("/api/passkeys", {"credential": made}, "stale")
    vera.post("/api/passkeys", {"credential": made})
    phone.refused("/api/passkeys/return", {"credential": key.shown(vera.options("begin"))}, "stale")
    own = Authenticator(vera.origin, id=b"own").made(phone.options("ask"))
    phone.refused("/api/passkeys", {"credential": own}, "stale")
    for forged in ("", "AAAA", letters(bytes(56))):
        shown = key.shown({"challenge": forged})
        phone.refused("/api/passkeys/return", {"credential": shown}, "stale")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": None},
        {"response": {"clientDataJSON": 1}},
        {"response": {"clientDataJSON": "*"}},
        {"response": {"clientDataJSON": letters(b"{}")}},
        {"response": {"clientDataJSON": letters(b'{"challenge": 1}')}},
        {"response": {"clientDataJSON": letters(b"\xff")}},
    ],
)
def test_what_no_browser_says_is_refused(vera: Device, credential: Document) -> None:
    for path in ("/api/passkeys", "/api/passkeys/return"):
        vera.refused(path, {"credential": credential}, "bad-request")


def test_parts_of_an_answer_are_missed_in_a_sentence(vera: Device, phone: Device) -> None:
    key = new_key(vera)
    vera.register(key)
    for part in ("id", "rawId", "type", "response"):
        made = Authenticator(vera.origin, id=b"x").made(vera.options("begin"))
        shown = key.shown(phone.options("ask"))
        for path, whole in (("", made), ("/return", shown)):
            whole.pop(part)
            answer = phone if path else vera
            response = answer.http.post(f"/api/passkeys{path}", json={"credential": whole})
            assert response.status_code in (400, 404), response.text


def test_a_challenge_grows_old_and_a_passkey_does_not(place: str) -> None:
    with service_at(place) as service, Device(service) as vera:
        key, whom = new_key(vera), player(vera)
        vera.register(key)
    with service_at(place) as service, Device(service, None) as phone:
        key.origin = phone.origin
        asked = phone.options("ask")
        now = service.room.hall.now()
        service.room.hall.now = lambda: now + CHALLENGE_SECONDS + 1
        phone.refused("/api/passkeys/return", {"credential": key.shown(asked)}, "stale")
        service.room.hall.now = lambda: now
        phone.come_back(key)
        assert player(phone) == whom
        phone.post("/api/guest/erase")
        shown = key.shown(phone.options("ask"))
        phone.refused("/api/passkeys/return", {"credential": shown}, "not-found")


def test_where_the_house_is_told_its_address_passkeys_are_for_that_alone(file: str) -> None:
    with service_at(file, site="https://sitdown.example") as service, Device(service) as vera:
        assert vera.options("begin")["rp"]["id"] == "sitdown.example"
        key = Authenticator("https://sitdown.example", "sitdown.example")
        vera.register(key)
        shown = key.shown(vera.options("ask"), origin=vera.origin)
        vera.refused("/api/passkeys/return", {"credential": shown}, "not-found")


def test_without_the_extra_or_an_address_nothing_is_offered(
    service: Service, vera: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert vera.get("/api/passkeys")["offered"]
    with Person(service) as by_number:
        assert not by_number.get("/api/passkeys")["offered"]
        by_number.refused("/api/passkeys/begin", {}, "not-found")
    monkeypatch.setattr(passkeys, "is_installed", lambda: False)
    monkeypatch.setitem(sys.modules, "webauthn", None)
    assert not vera.get("/api/passkeys")["offered"]
    for path in ("begin", "ask"):
        vera.refused(f"/api/passkeys/{path}", {}, "not-found")
    for path in ("", "/return"):
        vera.refused(f"/api/passkeys{path}", {"credential": {}}, "not-found")


@pytest.mark.parametrize(
    "public",
    [[1, 2], "text", 7, None, {}, {1: 2}, {1: [], 3: {}}, {1: 2, 3: -7, -1: 1, -2: 5, -3: "y"}],
)
def test_a_public_key_of_another_form_is_refused(
    vera: Device, public: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = new_key(vera)
    monkeypatch.setattr(key, "public", lambda: cbor2.dumps(public))
    made = key.made(vera.options("begin"))
    vera.refused("/api/passkeys", {"credential": made}, "bad-request")
    assert vera.get("/api/passkeys")["passkeys"] == []


def test_phrases_passkeys_devices_exports_and_replays_have_a_limit_each(file: str) -> None:
    once = (1, 1e-6)
    limits = msgspec.structs.replace(
        GENEROUS, imports=once, phrases=once, passkeys=once, devices=once, exports=once
    )
    with service_at(file, limits=limits, push=KEYS) as service, Device(service) as vera:
        phrase = vera.post("/api/guest/phrase", {})
        device = {"endpoint": "https://x.push.apple.com/a", "p256dh": "B" * 87, "auth": "a" * 22}
        with Device(service, None) as phone:
            phone.post("/api/guest/return", phrase)
            phone.refused("/api/guest/return", phrase, "too-many")
            key = new_key(vera)
            vera.register(key)
            phone.come_back(key)
            shown = {"credential": key.shown(phone.options("ask"))}
            phone.refused("/api/passkeys/return", shown, "too-many")
        vera.refused("/api/guest/phrase", {}, "too-many")
        made = {"credential": key.made(vera.options("begin"))}
        vera.refused("/api/passkeys", made, "too-many")
        vera.post("/api/push", device)
        vera.refused("/api/push", device, "too-many")
        vera.get("/api/guest/export")
        vera.get("/api/guest/export", 429)
        assert service.room.imports.buckets == {}
