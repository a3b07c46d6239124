"""A guest comes back on another device by a phrase."""

from __future__ import annotations

from secrets import token_bytes

from sitdown.server.api.guests import BYTES, LETTERS, digest_of, phrase_of

from .service import Person, Service, service_at
from .test_players import player


def test_a_phrase_is_read_however_it_is_typed() -> None:
    phrase = phrase_of(token_bytes(BYTES))
    assert phrase_of(token_bytes(BYTES)) != phrase
    assert [len(group) for group in phrase.split()] == [4] * 6
    assert set(phrase) <= {*LETTERS, " "}
    assert digest_of(phrase) == digest_of(f" {phrase.upper().replace(' ', '-')}\n")
    assert digest_of(phrase) != digest_of(phrase[:-1])


def test_who_says_the_phrase_is_that_guest_on_another_device(service: Service) -> None:
    with Person(service, "Vera") as desk, Person(service, "Somebody") as phone:
        id = desk.lay(players=2)
        phrase = desk.post("/api/guest/phrase", {})["phrase"]
        phone.refused("/api/guest/return", {"phrase": phrase[:-1]}, "not-found")
        assert phone.get("/api/guest")["name"] == "Somebody"
        assert phone.post("/api/guest/return", {"phrase": phrase})["name"] == "Vera"
        assert player(phone) == player(desk)
        assert phone.get(f"/api/tables/{id}")["table"]["yours"] == [0]
        assert phrase not in phone.http.get("/api/guest/export").text


def test_a_newer_phrase_replaces_the_one_before_and_none_outlives_its_guest(
    service: Service,
) -> None:
    with Person(service, "Vera") as vera, Person(service, None) as other:
        first = vera.post("/api/guest/phrase", {})["phrase"]
        second = vera.post("/api/guest/phrase", {})["phrase"]
        other.refused("/api/guest/return", {"phrase": first}, "not-found")
        other.post("/api/guest/return", {"phrase": second})
        vera.post("/api/guest/erase", {})
        other.refused("/api/guest/return", {"phrase": second}, "not-found")


def test_a_phrase_is_good_after_a_restart(place: str) -> None:
    with service_at(place) as service, Person(service, "Vera") as vera:
        phrase = vera.post("/api/guest/phrase", {})["phrase"]
        before = player(vera)
    with service_at(place) as service, Person(service, None) as vera:
        vera.post("/api/guest/return", {"phrase": phrase})
        assert player(vera) == before
