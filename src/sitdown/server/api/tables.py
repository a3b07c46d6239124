"""Tables: list, show, log."""

from __future__ import annotations

from typing import Any, TypeGuard

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.http.request import ApiRequest, Endpoint, json_response, tagged
from sitdown.store.periodic import log_errors
from sitdown.store.protocol import NEVER, Listed, Wanted
from sitdown.table import Refused, Table, plans
from sitdown.table.telling.gallery import as_before, is_summary_late
from sitdown.table.telling.table_document import for_person
from sitdown.wire.documents import LogAnswer, TableAnswer, TablesAnswer
from sitdown.wire.requests import LogQuery, TablesQuery
from sitdown.wire.settings import AN_HOUR

MOST_PAGES = 5
"""The number of pages searched for tables that match, in one request."""
MOST_ENTRIES = 500


async def list_tables(call: ApiRequest) -> Response:
    query = call.query(TablesQuery)
    person, now = call.guest.id if query.mine else None, call.room.now()
    wanted = Wanted(
        person=person,
        state=query.state,
        game=query.game,
        before=cursor(query.before),
        limit=query.limit,
        late_at=now if query.state == "playing" else NEVER,
    )
    tables: list[Document] = []
    for _ in range(MOST_PAGES):
        found = await call.room.hall.store.tables(wanted)
        tables += [one for one in (listed(call, one, now) for one in found) if fits(one, query)]
        last = found[-1] if len(found) == wanted.limit else None
        if last is None or len(tables) >= query.limit:
            break
        wanted = replace(wanted, before=(last.created, last.id), limit=query.limit - len(tables))
    answer = {"tables": tables, "next": None if last is None else f"{last.created!r}:{last.id}"}
    return with_time(call, answer)


def fits(table: Document | None, query: TablesQuery) -> TypeGuard[Document]:
    """Whether a table, as it is shown to this person, matches the query."""
    if table is None or query.state not in (None, table["state"]):
        return False
    free = sum(seat["kind"] == "open" and not seat["reserved"] for seat in table["seats"])
    settings = table["settings"]
    return (
        (query.free is None or free >= query.free)
        and query.clock in (None, clock_kind(settings["clock"]))
        and query.rated in (None, settings.get("rated", False))
    )


def clock_kind(clock: Document | None) -> str:
    """The kind of a clock: none, minutes, or correspondence ("mail")."""
    if clock is None:
        return "none"
    return "minutes" if clock["decision"] <= AN_HOUR else "mail"


def cursor(before: str | None) -> tuple[float, str] | None:
    if before is None:
        return None
    created, _, id = before.partition(":")
    try:
        return float(created), id
    except ValueError:
        raise Refused("bad-request", "before: not a cursor of ours") from None


def listed(call: ApiRequest, one: Listed, now: float) -> Document | None:
    """A table for a list, with what this person may know now; None if it cannot be read."""
    with log_errors("a table cannot be listed", one.id):
        summary: Document = msgspec.json.decode(one.summary)
        sits_there = any(seat["person"] == (call.person or "") for seat in summary["seats"])
        if not sits_there and is_summary_late(summary, now):
            summary = as_before(summary)
        shown = for_person(summary, call.person, one.owing)
        if call.room.hall.is_quarantined(one.id):
            return {**shown, "state": "shelved", "your_turn": False}
        return shown
    return None


async def show_table(call: ApiRequest) -> Response:
    table = await newest_table(call)
    return with_time(call, {"table": shown_table(call, table)})


async def show_log(call: ApiRequest) -> Response:
    query = call.query(LogQuery)
    table = await newest_table(call)
    plans.require_viewpoint(table.sitting, query.seat, call.person)
    last = table.audience.last_shown(query.seat)
    to = min(last, query.first + MOST_ENTRIES - 1, last if query.to is None else query.to)
    entries = table.sitting.feed.texts(query.seat, query.first - 1, to)
    return json_response({"entries": entries, "last": last})


async def newest_table(call: ApiRequest) -> Table:
    """The table after reading what other processes have stored.

    It is for requests that depend on the present state of the chairs.
    """
    table = await call.table()
    await table.catch_up_now()
    return table


def table_response(call: ApiRequest, table: Table, status: int = 200) -> Response:
    document = shown_table(call, table)
    return json_response({"table": document, "now": call.room.now()}, status)


def with_time(call: ApiRequest, answer: Document) -> Response:
    """A response with the current time.

    The time does not change the ETag, so an unchanged answer still gives 304.
    """
    alike = msgspec.json.encode(answer)
    return tagged(call, msgspec.json.encode({**answer, "now": call.room.now()}), alike=alike)


def shown_table(call: ApiRequest, table: Table) -> Document:
    return table.audience.document_for(call.person)


def at_table(
    path: str, handler: Any, summary: str, body: Any, *refusals: str, answer: Any = TableAnswer
) -> Endpoint:
    usual = ("bad-request", "no-guest", "not-yours", "not-found", "too-large")
    return Endpoint(
        "POST",
        f"/api/tables/{{id}}/{path}",
        handler,
        summary,
        body=body,
        answer=answer,
        refusals=(*usual, *refusals),
    )


LIST_ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables",
        list_tables,
        "Public tables, or those of mine",
        query=TablesQuery,
        answer=TablesAnswer,
        refusals=("bad-request", "no-guest"),
    ),
]

TABLE_ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{id}",
        show_table,
        "A table",
        answer=TableAnswer,
        refusals=("not-found",),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/log",
        show_log,
        "What a viewpoint has been told",
        query=LogQuery,
        answer=LogAnswer,
        refusals=("bad-request", "no-guest", "not-yours", "closed", "not-found"),
    ),
]
