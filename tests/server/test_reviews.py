"""Reviews over the wire: asked for by anybody who may see the replay, worked out once, kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from sitdown.kernel import Document
from sitdown.review import ReviewBudget
from sitdown.server.api import reviews as reviews_api
from sitdown.server.workers import reviews
from sitdown.server.workers.fair_queue import Priority
from sitdown.store.protocol import Store
from tests.stores import fresh_database
from tests.suites import long_case

from .playing import play_to_the_end
from .service import LONGEST, Person, Service, service_at

ME, OPEN = {"kind": "me"}, {"kind": "open"}
LITTLE = ReviewBudget(60)


@pytest.fixture(scope="module", params=["sqlite", long_case("postgresql")])
def small(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Service]:
    """A server that reviews in little time."""
    place = str(tmp_path_factory.mktemp("small") / "tables.sqlite")
    if request.param == "postgresql":
        place = fresh_database(request.getfixturevalue("postgresql"))
    with service_at(place, review=LITTLE) as service:
        yield service


def over(person: Person, **settings: Any) -> str:
    id = person.lay(seats=[ME, ME], **settings)
    with person.sit(id, 0) as one, person.sit(id, 1) as two:
        play_to_the_end(one, two)
    return id


def wait_for_review(person: Person, id: str) -> Document:
    until = time.monotonic() + 10 * LONGEST
    while time.monotonic() < until:
        found: Document = person.get(f"/api/tables/{id}/review")["reviewed"]
        if found["state"] != "working":
            return found
        time.sleep(0.05)
    raise AssertionError("the review takes for ever")


def test_a_review_is_asked_for_worked_out_and_kept(small: Service) -> None:
    with Person(small) as vera, Person(small, "Gosha") as gosha:
        id = over(vera)
        path = f"/api/tables/{id}/review"
        assert vera.get(path)["reviewed"]["state"] == "none"
        begun = vera.post(path)["reviewed"]
        assert (begun["state"], begun["review"]) == ("working", None)
        assert gosha.post(path)["reviewed"]["state"] in ("working", "done")
        found = wait_for_review(gosha, id)
        assert found["state"] == "done"
        review = found["review"]
        assert (review["sitdown"], review["players"]) == ("review", 2)
        assert review["points"][-1]["step"] == review["steps"]
        assert (
            sum(sum(one[part] for part in ("luck", "own", "others")) for one in review["sums"]) == 0
        )
        assert vera.post(path)["reviewed"] == found
        assert not small.room.reviews.underway


def test_it_is_there_after_a_restart_and_begun_again_if_it_was_cut_short(place: str) -> None:
    with service_at(place, review=ReviewBudget(100_000)) as first, Person(first) as vera:
        cookies, id, other = vera.http.cookies, over(vera), over(vera)
        small_review(first, id)
        vera.post(f"/api/tables/{other}/review")
    with service_at(place, review=LITTLE) as second, Person(second, None) as vera:
        vera.http.cookies = cookies
        assert vera.get(f"/api/tables/{id}/review")["reviewed"]["state"] == "done"
        path = f"/api/tables/{other}/review"
        assert vera.get(path)["reviewed"]["state"] == "none"
        assert vera.post(path)["reviewed"]["state"] == "working"
        assert wait_for_review(vera, other)["state"] == "done"


def small_review(service: Service, id: str) -> None:
    service.room.reviews.effort = LITTLE
    with Person(service) as vera:
        vera.post(f"/api/tables/{id}/review")
        assert wait_for_review(vera, id)["state"] == "done"
    service.room.reviews.effort = ReviewBudget(100_000)


def test_who_may_not_see_the_replay_sees_no_review(small: Service) -> None:
    with Person(small) as vera, Person(small, "Gosha") as gosha, Person(small, None) as nobody:
        id = over(vera, spectators=False)
        path = f"/api/tables/{id}/review"
        assert gosha.get(path, 403)["error"]["code"] == "closed"
        gosha.refused(path, None, "closed")
        running = vera.lay(seats=[ME, ME])
        assert vera.get(f"/api/tables/{running}/review", 409)["error"]["code"] == "not-over"
        vera.refused(f"/api/tables/{running}/review", None, "not-over")
        nobody.refused(path, None, "no-guest")
        vera.refused("/api/tables/missing/review", None, "not-found")


def test_a_game_of_other_rules_is_refused(small: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    with Person(small) as vera:
        id = over(vera)
        monkeypatch.setattr(reviews_api, "fingerprint", lambda game: "another")
        assert "another version" in vera.refused(f"/api/tables/{id}/review", None, "other-rules")
        assert vera.get(f"/api/tables/{id}/review")["reviewed"]["state"] == "none"


def test_what_was_changed_in_the_store_is_worked_out_again(small: Service) -> None:
    with Person(small) as vera:
        id = over(vera)
        store: Store = small.room.hall.store
        small.do(store.keep_review(id, b'{"sitdown":"review","version":0}'))
        assert vera.get(f"/api/tables/{id}/review")["reviewed"]["state"] == "none"
        vera.post(f"/api/tables/{id}/review")
        assert wait_for_review(vera, id)["state"] == "done"


def test_a_store_keeps_the_newest_review_as_long_as_the_table(any_store: str) -> None:
    with service_at(any_store) as service, Person(service) as vera:
        id, store = vera.lay(), service.room.hall.store
        assert service.do(store.review(id)) is None
        for review in (b'{"version":0}', b'{"version":1}'):
            service.do(store.keep_review(id, review))
            assert service.do(store.review(id)) == review
        assert service.do(store.remove(id))
        assert service.do(store.review(id)) is None


def test_slices_come_after_whatever_a_table_waits_for(
    small: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By rank: of what waits, a worker takes a slice only if there is nothing else."""
    turns = small.room.bots.workers.turns
    asked: list[Priority] = []
    wait = turns.put

    def listening(turn: Priority, thing: Any) -> None:
        asked.append(turn)
        wait(turn, thing)

    monkeypatch.setattr(turns, "put", listening)
    with Person(small) as vera:
        id = over(vera)
        vera.post(f"/api/tables/{id}/review")
        wait_for_review(vera, id)
    assert {turn.rank for turn in asked if turn.address == f"review/{id}"} == {
        reviews.REVIEW_PRIORITY
    }
    assert small.room.bots.priority_of(small.room.hall.tables[id]).rank < reviews.REVIEW_PRIORITY


def test_only_so_many_are_worked_out_at_once(
    small: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MAX_REVIEWS", 0)
    with Person(small) as vera:
        vera.refused(f"/api/tables/{over(vera)}/review", None, "too-many")
