"""Administration: sign-in, tables, load, log.

All of it needs the token that the server was started with, and is missing without one. The token is
sent once, in a body. After that a session cookie is used, which browsers send to these addresses
only.
"""

from __future__ import annotations

import hmac
import logging
from collections.abc import AsyncIterator
from functools import wraps
from typing import Final

import msgspec
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.http.request import ApiRequest, Endpoint, Handler, Kind, json_response
from sitdown.server.identity import AdminSession, digest_of
from sitdown.server.load_history import STEP
from sitdown.server.moderation import FOR_GOOD, called
from sitdown.store.periodic import log_errors
from sitdown.store.protocol import Listed, Wanted
from sitdown.table import Refused
from sitdown.wire import decoding
from sitdown.wire.documents import AdminAnswer, AdminLoadAnswer, AdminLogAnswer, AdminTablesAnswer
from sitdown.wire.requests import AdminEnterBody, AdminLogQuery, AdminQuery, Nothing

log = logging.getLogger("sitdown.server")

PREFIX: Final = "/api/admin"
COOKIE: Final = "sitdown_host"
SESSION_SECONDS: Final = 12 * 3600
"""Seconds for which a session is valid."""
PAGE: Final = 100
MAX_TABLES_SCANNED: Final = 5000
"""The largest number of tables searched for those that match."""
MOST_SHOWN: Final = 200

# Sign-in.


def purpose(call: ApiRequest) -> str:
    """The purpose that sessions are signed for.

    It contains the token's digest, so a new token ends all sessions.
    """
    return f"host {call.room.config.admin}"


def require_host(call: ApiRequest) -> None:
    cookie = call.request.cookies.get(COOKIE)
    badge = None if cookie is None else call.room.seal.thing(purpose(call), cookie, AdminSession)
    if badge is None or badge.expires < call.room.now():
        raise Refused("no-guest", "only who looks after this house comes in here")


def admin_only(handler: Handler) -> Handler:
    """Wraps a handler so that only the administrator is answered."""

    @wraps(handler)
    async def answered(call: ApiRequest) -> Response:
        require_host(call)
        return await handler(call)

    return answered


def ordered(call: ApiRequest, kind: type[Kind]) -> Kind:
    """The body of a request, without a check for blocked words: the administrator may use them."""
    return decoding.decode(call.content, kind)


async def enter(call: ApiRequest) -> Response:
    call.room.entries.take(call.address)
    body = ordered(call, AdminEnterBody)
    if not hmac.compare_digest(digest_of(body.token), call.room.config.admin or ""):
        log.warning("somebody has tried to come in as the host", extra={"address": call.address})
        raise Refused("not-yours", "this is not the token of this house")
    response = json_response({"ok": True})
    badge = AdminSession(call.room.now() + SESSION_SECONDS)
    response.set_cookie(
        COOKIE,
        call.room.seal.sign(purpose(call), badge),
        max_age=SESSION_SECONDS,
        path=PREFIX,
        httponly=True,
        samesite="strict",
        secure=call.room.config.secure or call.request.url.scheme == "https",
    )
    return response


async def leave(call: ApiRequest) -> Response:
    call.body(Nothing)
    response = json_response({"ok": True})
    response.delete_cookie(COOKIE, path=PREFIX, httponly=True, samesite="strict")
    return response


async def show(call: ApiRequest) -> Response:
    alive = len(call.room.hall.pulse.alive)
    return json_response({"processes": alive, "now": call.room.now()})


# Tables.


async def unfinished(call: ApiRequest) -> AsyncIterator[tuple[Listed, Document]]:
    """Tables that are open or being played, those without public listing too.

    Games in play come first; within each state the newest first.
    """
    store = call.room.hall.store
    for state in ("playing", "open"):
        wanted = Wanted(state=state, private=True, limit=PAGE)
        for _ in range(MAX_TABLES_SCANNED // PAGE):
            found = await store.tables(wanted)
            for one in found:
                with log_errors("a table cannot be listed", one.id):
                    yield one, msgspec.json.decode(one.summary, type=dict)
            if len(found) < PAGE:
                break
            wanted = msgspec.structs.replace(wanted, before=(found[-1].created, found[-1].id))


async def tables(call: ApiRequest) -> Response:
    sought = call.query(AdminQuery).search.casefold()
    shown: list[Document] = []
    async for one, summary in unfinished(call):
        if len(shown) < MOST_SHOWN and fits(sought, texts_of(summary)):
            shown.append(table_document(call, one, summary))
    return json_response({"tables": shown, "now": call.room.now()})


def texts_of(summary: Document) -> list[str]:
    """The texts by which a table is found: id, title, game, and names of players."""
    names = [seat["name"] or "" for seat in summary["seats"]]
    return [summary["id"], summary["title"], summary["game"], *names]


def fits(sought: str, texts: list[str]) -> bool:
    return any(sought in text.casefold() for text in texts)


def table_document(call: ApiRequest, one: Listed, summary: Document) -> Document:
    return {
        "id": one.id,
        "title": summary["title"],
        "house_title": summary.get("house_title"),
        "game": summary["game"],
        "state": summary["state"],
        "public": summary["settings"]["public"],
        "created": one.created,
        "updated": one.updated,
        "watching": watching(call, one.id),
        "seats": [seat_document(seat) for seat in summary["seats"]],
    }


def watching(call: ApiRequest, table: str) -> int:
    """The number of spectators connected to this process."""
    return sum(one.viewpoint is None and one.table.id == table for one in call.room.sockets)


def seat_document(seat: Document) -> Document:
    person = seat["person"]
    return {
        "kind": seat["kind"],
        "name": seat["name"],
        "house_name": seat.get("house_name"),
        "player": None if person is None else called(person),
        "here": bool(seat["here"]),
    }


def until(moment: float | None) -> float | None:
    """The time when something ends; None if it never ends or has no duration."""
    return None if moment is None or moment >= FOR_GOOD else moment


# Load and log.


async def load(call: ApiRequest) -> Response:
    room = call.room
    return json_response(
        {
            "step": STEP,
            "figures": list(room.load.ring),
            "processes": len(room.hall.pulse.alive),
            "well": await room.hall.rounds.is_well(),
            "now": room.now(),
        }
    )


async def show_log(call: ApiRequest) -> Response:
    query = call.query(AdminLogQuery)
    found = await call.room.hall.store.host_acts(query.before, query.limit)
    last = found[-1][0] if len(found) == query.limit else None
    acts = [
        {
            "number": number,
            "at": act.at,
            "act": act.act,
            "player": act.player or None,
            "name": act.name or None,
            "table": act.table or None,
            "title": act.title or None,
            "until": until(act.until),
            "for_good": act.until is not None and act.until >= FOR_GOOD,
            "why": act.why,
        }
        for number, act in found
    ]
    return json_response({"acts": acts, "next": last})


Done = dict[str, bool]
WRONG: Final = ("bad-request", "no-guest", "too-large")

OVERVIEW_ENDPOINTS = [
    Endpoint(
        "POST",
        f"{PREFIX}/enter",
        enter,
        "Come in as the host, by the token",
        body=AdminEnterBody,
        answer=Done,
        refusals=("bad-request", "not-yours", "too-large", "too-many"),
    ),
    Endpoint("POST", f"{PREFIX}/leave", leave, "Go out again", body=Nothing, answer=Done),
    Endpoint(
        "GET",
        PREFIX,
        admin_only(show),
        "Whether I am in",
        answer=AdminAnswer,
        refusals=("no-guest",),
    ),
    Endpoint(
        "GET",
        f"{PREFIX}/tables",
        admin_only(tables),
        "Tables that are open or under way",
        query=AdminQuery,
        answer=AdminTablesAnswer,
        refusals=WRONG,
    ),
]

HISTORY_ENDPOINTS = [
    Endpoint(
        "GET",
        f"{PREFIX}/load",
        admin_only(load),
        "How busy this process is",
        answer=AdminLoadAnswer,
        refusals=("no-guest",),
    ),
    Endpoint(
        "GET",
        f"{PREFIX}/log",
        admin_only(show_log),
        "What the host has done",
        query=AdminLogQuery,
        answer=AdminLogAnswer,
        refusals=WRONG,
    ),
]
