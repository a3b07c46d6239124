"""At a table whose spectators are behind nobody learns anything sooner over HTTP."""

from __future__ import annotations

from sitdown.kernel import Document
from sitdown.table.running.steady_clock import SteadyClock

from .playing import play_to_the_end
from .service import Person, Service, service_at

ME = {"kind": "me"}
DELAY = 3600


def found(person: Person, query: str, id: str) -> Document | None:
    """The table as it stands in a list; None if it is not there."""
    tables = person.get(f"/api/tables?{query}limit=100")["tables"]
    return next((table for table in tables if table["id"] == id), None)


def let_time_pass(service: Service) -> None:
    """The delay is over."""
    clock = service.room.hall.now
    assert isinstance(clock, SteadyClock)
    clock.forward(clock() + DELAY)


def test_nothing_runs_ahead_of_the_delay(any_store: str) -> None:
    with (
        service_at(any_store) as service,
        Person(service, "Vera") as vera,
        Person(service, "Gosha") as gosha,
    ):
        id = vera.lay(seats=[ME, ME], delay=DELAY)
        other = vera.lay(seats=[ME, ME])
        for table in (id, other):
            with vera.sit(table, 0) as one, vera.sit(table, 1) as two:
                play_to_the_end(one, two)
        shown = gosha.get(f"/api/tables/{id}")["table"]
        assert (shown["state"], shown["seed"], shown["result"]) == ("playing", None, None)
        assert shown["ended"] is None
        # In lists it is where a table that is played would be, and looks like one.
        listed = found(gosha, "", id)
        assert listed is not None
        assert (listed["state"], listed["result"], listed["ended"]) == ("playing", None, None)
        assert found(gosha, "state=playing&", id) == listed
        assert found(gosha, "state=over&", id) is None
        assert found(gosha, "state=playing&", other) is None
        assert found(gosha, "state=over&", other) is not None
        told = gosha.get(f"/api/tables/{id}/log?from=1&to=500")["entries"]
        assert [entry["kind"] for entry in told] == ["created"]
        for path in ("replay", "steps?from=0&to=5"):
            refused = gosha.get(f"/api/tables/{id}/{path}", 409)["error"]
            assert refused["code"] == "not-over"
        # Who sits there knows it all.
        assert vera.get(f"/api/tables/{id}")["table"]["state"] == "over"
        assert vera.get(f"/api/tables/{id}/replay")["result"]
        assert (found(vera, "state=over&mine=true&", id) or {})["state"] == "over"
        assert found(vera, "state=playing&mine=true&", id) is None
        let_time_pass(service)
        assert gosha.get(f"/api/tables/{id}")["table"]["state"] == "over"
        assert gosha.get(f"/api/tables/{id}/replay")["result"]
        assert found(gosha, "state=playing&", id) is None
        assert (found(gosha, "state=over&", id) or {})["result"]
