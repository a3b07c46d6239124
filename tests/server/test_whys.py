"""Why, over the wire: a line of the ledger is explained to whoever was told it, nobody else."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import Document

from .playing import play_to_the_end
from .service import Person, Service

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def smuggled(person: Person, id: str, seat: str) -> tuple[int, int]:
    """The entry and the place in it of the first contraband that brought something."""
    entries = person.get(f"/api/tables/{id}/log?from=1&to=200{seat}")["entries"]
    return next(
        (entry["n"], place)
        for entry in entries
        if entry["kind"] == "events"
        for place, event in enumerate(entry["events"])
        if event["event"] == "smuggled"
    )


def words_of(answer: Any) -> Document:
    why: Document = answer["why"]
    assert why["arguments"]["rule"].startswith("SQ-")
    return why


def test_a_line_is_explained_to_each_by_the_number_it_has_in_their_log(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        with vera.sit(id, 0) as one, gosha.sit(id, 1) as two:
            play_to_the_end(one, two)
        told = []
        for person, seat in ((vera, "&seat=0"), (gosha, "&seat=1"), (gosha, "")):
            n, place = smuggled(person, id, seat)
            answer = person.get(f"/api/tables/{id}/why?n={n}&place={place}{seat}")
            told.append(words_of(answer))
        assert told[0]["id"].startswith(("why-duty", "why-no-duty"))
        assert told == [told[0]] * 3
        assert gosha.get(f"/api/tables/{id}/why?n={n}&place=99")["why"] is None
        steps = gosha.get(f"/api/tables/{id}/steps?seat=all")["steps"]
        step, place = next(
            (step["step"], place)
            for step in steps
            for place, event in enumerate(step["events"])
            if event["event"] == "smuggled"
        )
        of_step = gosha.get(f"/api/tables/{id}/why?seat=all&step={step}&place={place}")
        assert words_of(of_step) == told[0]


def test_nobody_asks_about_what_another_seat_was_told(service: Service) -> None:
    with Person(service) as vera, Person(service, "Gosha") as gosha:
        id = vera.lay(seats=[ME, OPEN])
        gosha.post(f"/api/tables/{id}/join")
        assert gosha.get(f"/api/tables/{id}/why?seat=0&n=1", 403)["error"]["code"] == "not-yours"
        assert vera.get(f"/api/tables/{id}/why?seat=all&n=1", 403)["error"]["code"] == "not-yours"
        vera.get(f"/api/tables/{id}/why?seat=0&n=1", 400)  # nothing happened there
        vera.get(f"/api/tables/{id}/why?step=1", 409)
