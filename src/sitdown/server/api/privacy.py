"""Export and erasure of a guest's personal data."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.server.identity import COOKIE, GUEST_ID_BYTES
from sitdown.store.periodic import log_errors
from sitdown.store.protocol import Listed, Sought, Wanted
from sitdown.table.records.encoding import decode
from sitdown.table.records.record import TableRecord
from sitdown.table.records.sitting import SKIP_ALL, Sitting
from sitdown.table.records.talking import Promised, Said
from sitdown.table.telling.history import player_of
from sitdown.wire.documents import OwnAnswer
from sitdown.wire.requests import Nothing

from .ladder import shown_rating
from .passkeys import passkey_document
from .players import games_of, seeker
from .tables import listed

PAGE = 100
MOST_TABLES = 5000


async def export_data(call: ApiRequest) -> Response:
    guest = call.guest
    call.room.exports.take(guest.id)
    player = player_of(guest.id)
    store, now = call.room.hall.store, call.room.now()
    tables = await own_tables(call, guest.id)
    document = {
        "guest": guest.document(),
        "ratings": [
            {"game": rated.game or "all", **(shown_rating(rated) or {})}
            for rated in await store.ratings(player)
        ],
        "passkeys": [passkey_document(one) for one in await store.passkeys(guest.id)],
        "devices": [
            {"endpoint": one.endpoint, "since": one.since}
            for one in await store.subscriptions(guest.id)
        ],
        "games": await games_of(call, Sought(limit=MOST_TABLES, **seeker(call, player))),
        "tables": [shown for one in tables if (shown := listed(call, one, now))],
        "said": [line for one in tables for line in await own_words_at(call, one.id, guest.id)],
    }
    response = json_response(document)
    response.headers["content-disposition"] = 'attachment; filename="sitdown.json"'
    return response


async def own_tables(call: ApiRequest, person: str) -> list[Listed]:
    """The tables at which this person has sat, the newest first."""
    tables: list[Listed] = []
    wanted = Wanted(person=person, limit=PAGE)
    while len(tables) < MOST_TABLES:
        found = await call.room.hall.store.tables(wanted)
        tables += found
        if len(found) < PAGE:
            break
        wanted = msgspec.structs.replace(wanted, before=(found[-1].created, found[-1].id))
    return tables


async def own_words_at(call: ApiRequest, table: str, person: str) -> list[Document]:
    """A person's talk and promises at a table; nothing if the table cannot be read."""
    with log_errors("a table cannot be read for its guest", table):
        records = [decode(line) for line in await call.room.hall.store.read(table)]
        return list(said_in(table, records, person))
    return []


def said_in(table: str, records: list[TableRecord], person: str) -> Iterator[Document]:
    sitting = Sitting(table)
    sitting.replayed_from = SKIP_ALL
    for record in records:
        sitting.take(record)
        if isinstance(record, Said | Promised) and record.seat in sitting.seats_of(person):
            kind = "talk" if isinstance(record, Said) else "promise"
            line = {"table": table, "at": record.at, "kind": kind, "text": record.text}
            yield {**line, "to": record.to}


async def erase(call: ApiRequest) -> Response:
    """Erases the guest: ends their rights, leaves all tables, then anonymizes finished games."""
    call.body(Nothing)
    person = call.guest.id
    call.room.erasures.take(call.address)
    store, rounds = call.room.hall.store, call.room.hall.rounds
    proposed = call.room.runtime.random_hex(GUEST_ID_BYTES)
    alias = await store.leave_for_good(person, player_of(person), proposed, call.room.now())
    # The erasure is final now. If the store fails below, later housekeeping finishes the work.
    call.room.departed.add(person)
    with log_errors("a guest was not erased everywhere"):
        for one in await own_tables(call, person):
            if msgspec.json.decode(one.summary)["state"] in ("open", "playing"):
                await rounds.stand_up(one.id, person)
        await rounds.erase(person, alias)
        await call.room.moderation.refresh()
    response = json_response({"ok": True})
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/guest/export",
        export_data,
        "Everything of mine",
        answer=OwnAnswer,
        refusals=("no-guest", "too-many"),
        is_for_all=True,
    ),
    Endpoint(
        "POST",
        "/api/guest/erase",
        erase,
        "Leave for good",
        body=Nothing,
        answer=dict[str, bool],
        refusals=("bad-request", "no-guest", "too-large", "too-many"),
        is_for_all=True,
    ),
]
