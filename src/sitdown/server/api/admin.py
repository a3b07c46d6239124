"""For who looks after a house, over HTTP: who is here, what he may do about them, and its log.

All of it is behind a token that is given at the start, and is not there without one. The token
comes once, in a body; then a cookie of its own is shown, which only these addresses get.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import AsyncIterator
from functools import wraps
from typing import Final

import msgspec
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.http.request import Call, Endpoint, Handler, Kind, json_response
from sitdown.server.identity import Badge, digest_of
from sitdown.server.load_history import STEP
from sitdown.server.moderation import EVERYWHERE, FOR_GOOD, MUTED, OUT, called
from sitdown.store.periodic import carefully
from sitdown.store.protocol import HostAct, Listed, Order, Ruling, Wanted
from sitdown.table import Refused, Table, plans
from sitdown.wire import decoding
from sitdown.wire.documents import (
    AdminAnswer,
    AdminGuestsAnswer,
    AdminLoadAnswer,
    AdminLogAnswer,
    AdminTablesAnswer,
    AdminWordsAnswer,
)
from sitdown.wire.requests import (
    AdminCloseBody,
    AdminEnterBody,
    AdminLiftBody,
    AdminLogQuery,
    AdminMuteBody,
    AdminOutBody,
    AdminQuery,
    AdminWordsBody,
    Nothing,
)

log = logging.getLogger("sitdown.server")

AT: Final = "/api/admin"
COOKIE: Final = "sitdown_host"
A_SHIFT: Final = 12 * 3600
"""Seconds for which a badge is good."""

PAGE: Final = 100
MOST_SCANNED: Final = 5000
"""So many tables are looked through for those that are sought."""
MOST_SHOWN: Final = 200
MOST_WORDS: Final = 2000
A_MOMENT: Final = 1.0
PATIENCE: Final = 30
"""So often it is tried to put somebody off a chair at a table that is about to begin."""


def purpose(call: Call) -> str:
    """What a badge is signed for: with another token it is good no longer."""
    return f"host {call.room.config.admin}"


def require_host(call: Call) -> None:
    cookie = call.request.cookies.get(COOKIE)
    badge = None if cookie is None else call.room.seal.thing(purpose(call), cookie, Badge)
    if badge is None or badge.expires < call.room.now():
        raise Refused("no-guest", "only who looks after this house comes in here")


def hosts(handler: Handler) -> Handler:
    """What only who looks after the house is answered."""

    @wraps(handler)
    async def answered(call: Call) -> Response:
        require_host(call)
        return await handler(call)

    return answered


def ordered(call: Call, kind: type[Kind]) -> Kind:
    """The body of a request; a host may use the words that he does not want."""
    return decoding.read(call.content, kind)


# Coming in.


async def enter(call: Call) -> Response:
    call.room.entries.take(call.address)
    body = ordered(call, AdminEnterBody)
    if not hmac.compare_digest(digest_of(body.token), call.room.config.admin or ""):
        log.warning("somebody has tried to come in as the host", extra={"address": call.address})
        raise Refused("not-yours", "this is not the token of this house")
    response = json_response({"ok": True})
    badge = Badge(call.room.now() + A_SHIFT)
    response.set_cookie(
        COOKIE,
        call.room.seal.sign(purpose(call), badge),
        max_age=A_SHIFT,
        path=AT,
        httponly=True,
        samesite="strict",
        secure=call.room.config.secure or call.request.url.scheme == "https",
    )
    return response


async def leave(call: Call) -> Response:
    call.body(Nothing)
    response = json_response({"ok": True})
    response.delete_cookie(COOKIE, path=AT, httponly=True, samesite="strict")
    return response


async def show(call: Call) -> Response:
    alive = len(call.room.hall.pulse.alive)
    return json_response({"processes": alive, "now": call.room.now()})


# Who is here.


async def unfinished(call: Call) -> AsyncIterator[tuple[Listed, Document]]:
    """Tables that are open or under way, the newest first, those that no list shows too."""
    store = call.room.hall.store
    for state in ("playing", "open"):
        wanted = Wanted(state=state, private=True, limit=PAGE)
        for _ in range(MOST_SCANNED // PAGE):
            found = await store.tables(wanted)
            for one in found:
                with carefully("a table cannot be listed", one.id):
                    yield one, msgspec.json.decode(one.summary, type=dict)
            if len(found) < PAGE:
                break
            wanted = msgspec.structs.replace(wanted, before=(found[-1].created, found[-1].id))


async def tables(call: Call) -> Response:
    sought = call.query(AdminQuery).search.casefold()
    shown: list[Document] = []
    async for one, summary in unfinished(call):
        if len(shown) < MOST_SHOWN and fits(sought, texts_of(summary)):
            shown.append(table_document(call, one, summary))
    return json_response({"tables": shown, "now": call.room.now()})


def texts_of(summary: Document) -> list[str]:
    """By what a table is found: its titles, its game, its id, and who sits there."""
    names = [seat["name"] or "" for seat in summary["seats"]]
    return [summary["id"], summary["title"], summary["game"], *names]


def fits(sought: str, texts: list[str]) -> bool:
    return any(sought in text.casefold() for text in texts)


def table_document(call: Call, one: Listed, summary: Document) -> Document:
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


def watching(call: Call, table: str) -> int:
    """How many look on at this process without a seat."""
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


class Known:
    """Guests who sit somewhere, are connected here, or have something ruled on them."""

    def __init__(self) -> None:
        self.guests: dict[str, Document] = {}
        self.persons: dict[str, str] = {}

    def guest(self, player: str, name: str) -> Document:
        new: Document = {"player": player, "name": name, "here": False, "tables": [], "rulings": []}
        return self.guests.setdefault(player, new)

    def sits(self, summary: Document, seat: Document) -> None:
        guest = self.guest(called(seat["person"]), seat["name"] or "")
        self.persons[guest["player"]] = seat["person"]
        guest["here"] = guest["here"] or bool(seat["here"])
        at = {name: summary.get(name) for name in ("id", "title", "house_title", "game")}
        if at not in guest["tables"]:
            guest["tables"].append(at)


async def known_guests(call: Call) -> Known:
    known = Known()
    async for _, summary in unfinished(call):
        for seat in summary["seats"]:
            if seat["person"] is not None:
                known.sits(summary, seat)
    for socket in call.room.sockets:
        if socket.person is not None:
            guest = known.guest(called(socket.person), socket.name)
            guest["here"] = True
            known.persons[guest["player"]] = socket.person
    for ruling in call.room.moderation.rulings:
        if call.room.moderation.holds(ruling):
            known.guest(ruling.player, ruling.name)["rulings"].append(ruling_document(ruling))
    return known


def ruling_document(ruling: Ruling) -> Document:
    return {
        "kind": ruling.kind,
        "table": ruling.table or None,
        "until": until(ruling.until),
        "why": ruling.why,
    }


def until(moment: float | None) -> float | None:
    """When something runs out; null: never, or it does not last."""
    return None if moment is None or moment >= FOR_GOOD else moment


async def guests(call: Call) -> Response:
    sought = call.query(AdminQuery).search.casefold()
    known = (await known_guests(call)).guests.values()
    found = [one for one in known if fits(sought, [one["name"], one["player"]])]
    found.sort(key=lambda one: (not one["rulings"], one["name"].casefold(), one["player"]))
    return json_response({"guests": found[:MOST_SHOWN], "now": call.room.now()})


# What he does.


async def mute(call: Call) -> Response:
    body = ordered(call, AdminMuteBody)
    guest = (await require_guest(call, body.player)).guests[body.player]
    await rule(call, MUTED, guest, EVERYWHERE, body.hours, body.why or "")
    return json_response({"ok": True})


async def put_out(call: Call) -> Response:
    """Out of a table, or of the house: off his chairs there, and not let in again so soon."""
    body = ordered(call, AdminOutBody)
    known = await require_guest(call, body.player)
    guest, person = known.guests[body.player], known.persons.get(body.player)
    place = body.table or EVERYWHERE
    if place != EVERYWHERE:
        await call.room.hall.table(place)
    await rule(call, OUT, guest, place, body.hours, body.why or "")
    for one in guest["tables"]:
        if person is not None and place in (EVERYWHERE, one["id"]):
            call.room.hall.background(off_his_chairs(call, one["id"], person, body.why or ""))
    return json_response({"ok": True})


async def require_guest(call: Call, player: str) -> Known:
    known = await known_guests(call)
    if player not in known.guests:
        raise Refused("not-found", "no such guest is here now")
    return known


async def rule(
    call: Call, kind: str, guest: Document, place: str, hours: float | None, why: str
) -> None:
    now = call.room.now()
    ends = FOR_GOOD if hours is None else now + hours * 3600
    player, name = guest["player"], guest["name"]
    title = next((one["title"] for one in guest["tables"] if one["id"] == place), "")
    act = HostAct(now, kind, player, name, place, title, ends, why)
    await call.room.moderation.order(Order(act, Ruling(kind, player, place, ends, name, why)))


async def off_his_chairs(call: Call, id: str, person: str, why: str) -> None:
    """A stand-in plays on. At a table that is about to begin it takes a moment."""
    table = await call.room.hall.table(id)
    for _ in range(PATIENCE):
        try:
            await table.do(plans.put_out_by_house(person, why))
            return
        except Refused as refusal:
            if refusal.code != "not-open":
                raise
        await asyncio.sleep(A_MOMENT)


async def lift(call: Call) -> Response:
    """What was ruled holds no longer."""
    body = ordered(call, AdminLiftBody)
    place = body.table or EVERYWHERE
    for ruling in call.room.moderation.rulings:
        if (ruling.kind, ruling.player, ruling.table) == (body.kind, body.player, place):
            act = HostAct(call.room.now(), f"not-{body.kind}", body.player, ruling.name, place)
            lifted = msgspec.structs.replace(ruling, until=0.0)
            await call.room.moderation.order(Order(act, lifted))
            return json_response({"ok": True})
    raise Refused("not-found", "nothing of this kind is ruled")


async def close(call: Call) -> Response:
    """Ends a table for its people, who are told why; what was played stays."""
    body = ordered(call, AdminCloseBody)
    table: Table = await call.room.hall.table(body.table)
    await table.do(plans.shut(body.why or ""))
    title = table.sitting.title
    act = HostAct(call.room.now(), "closed", table=table.id, title=title, why=body.why or "")
    await call.room.moderation.order(Order(act))
    return json_response({"ok": True})


async def show_words(call: Call) -> Response:
    return json_response({"words": call.room.moderation.unwanted.words})


async def change_words(call: Call) -> Response:
    body = ordered(call, AdminWordsBody)
    known = set(call.room.moderation.unwanted.words)
    added = [word for word in dict.fromkeys(body.add) if word not in known]
    removed = [word for word in dict.fromkeys(body.remove) if word in known]
    if len(known) + len(added) > MOST_WORDS:
        raise Refused("too-many", f"{MOST_WORDS} words are enough")
    if added or removed:
        changed = ", ".join([*(f"+{word}" for word in added), *(f"−{word}" for word in removed)])
        act = HostAct(call.room.now(), "words", why=changed[:500])
        await call.room.moderation.order(Order(act, unwanted=added, wanted=removed))
    return await show_words(call)


# What he sees.


async def load(call: Call) -> Response:
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


async def show_log(call: Call) -> Response:
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

ENDPOINTS = [
    Endpoint(
        "POST",
        f"{AT}/enter",
        enter,
        "Come in as the host, by the token",
        body=AdminEnterBody,
        answer=Done,
        refusals=("bad-request", "not-yours", "too-large", "too-many"),
    ),
    Endpoint("POST", f"{AT}/leave", leave, "Go out again", body=Nothing, answer=Done),
    Endpoint("GET", AT, hosts(show), "Whether I am in", answer=AdminAnswer, refusals=("no-guest",)),
    Endpoint(
        "GET",
        f"{AT}/tables",
        hosts(tables),
        "Tables that are open or under way",
        query=AdminQuery,
        answer=AdminTablesAnswer,
        refusals=WRONG,
    ),
    Endpoint(
        "GET",
        f"{AT}/guests",
        hosts(guests),
        "Guests who are here, or have something ruled on them",
        query=AdminQuery,
        answer=AdminGuestsAnswer,
        refusals=WRONG,
    ),
    Endpoint(
        "POST",
        f"{AT}/mute",
        hosts(mute),
        "Let a guest not talk",
        body=AdminMuteBody,
        answer=Done,
        refusals=(*WRONG, "not-found"),
    ),
    Endpoint(
        "POST",
        f"{AT}/put-out",
        hosts(put_out),
        "Put a guest out of a table, or of the house",
        body=AdminOutBody,
        answer=Done,
        refusals=(*WRONG, "not-found"),
    ),
    Endpoint(
        "POST",
        f"{AT}/lift",
        hosts(lift),
        "Take back what was ruled on a guest",
        body=AdminLiftBody,
        answer=Done,
        refusals=(*WRONG, "not-found"),
    ),
    Endpoint(
        "POST",
        f"{AT}/close",
        hosts(close),
        "Close a table",
        body=AdminCloseBody,
        answer=Done,
        refusals=(*WRONG, "not-found", "not-playing"),
    ),
    Endpoint(
        "GET",
        f"{AT}/words",
        hosts(show_words),
        "Words that are not wanted",
        answer=AdminWordsAnswer,
        refusals=("no-guest",),
    ),
    Endpoint(
        "POST",
        f"{AT}/words",
        hosts(change_words),
        "Other words that are not wanted",
        body=AdminWordsBody,
        answer=AdminWordsAnswer,
        refusals=WRONG,
    ),
    Endpoint(
        "GET",
        f"{AT}/load",
        hosts(load),
        "How busy this process is",
        answer=AdminLoadAnswer,
        refusals=("no-guest",),
    ),
    Endpoint(
        "GET",
        f"{AT}/log",
        hosts(show_log),
        "What the host has done",
        query=AdminLogQuery,
        answer=AdminLogAnswer,
        refusals=WRONG,
    ),
]
