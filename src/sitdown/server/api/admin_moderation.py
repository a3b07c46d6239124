"""Administration: guests, mutes, bans, blocked words."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.server.moderation import BANNED, EVERYWHERE, FOR_GOOD, MUTED, called
from sitdown.store.protocol import HostAct, Order, Ruling
from sitdown.table import Refused, Table, plans
from sitdown.wire.documents import AdminGuestsAnswer, AdminWordsAnswer
from sitdown.wire.requests import (
    AdminCloseBody,
    AdminLiftBody,
    AdminMuteBody,
    AdminOutBody,
    AdminQuery,
    AdminWordsBody,
)

from .admin import MOST_SHOWN, PREFIX, WRONG, Done, admin_only, fits, ordered, unfinished, until

MOST_WORDS: Final = 2000
A_MOMENT: Final = 1.0
MAX_REMOVE_ATTEMPTS: Final = 30
"""The number of attempts to remove a guest from a table that is about to begin."""

# Guests.


class Known:
    """All guests at tables, connected to this process, or with a ruling on them."""

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


async def known_guests(call: ApiRequest) -> Known:
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


async def guests(call: ApiRequest) -> Response:
    sought = call.query(AdminQuery).search.casefold()
    known = (await known_guests(call)).guests.values()
    found = [one for one in known if fits(sought, [one["name"], one["player"]])]
    found.sort(key=lambda one: (not one["rulings"], one["name"].casefold(), one["player"]))
    return json_response({"guests": found[:MOST_SHOWN], "now": call.room.now()})


# Mutes, bans, closed tables.


async def mute(call: ApiRequest) -> Response:
    body = ordered(call, AdminMuteBody)
    guest = (await require_guest(call, body.player)).guests[body.player]
    await rule(call, MUTED, guest, EVERYWHERE, body.hours, body.why or "")
    return json_response({"ok": True})


async def ban(call: ApiRequest) -> Response:
    """Bans a guest from a table or the house, and removes them from their chairs there."""
    body = ordered(call, AdminOutBody)
    known = await require_guest(call, body.player)
    guest, person = known.guests[body.player], known.persons.get(body.player)
    place = body.table or EVERYWHERE
    if place != EVERYWHERE:
        await call.room.hall.table(place)
    await rule(call, BANNED, guest, place, body.hours, body.why or "")
    for one in guest["tables"]:
        if person is not None and place in (EVERYWHERE, one["id"]):
            call.room.hall.background(remove_from_chairs(call, one["id"], person, body.why or ""))
    return json_response({"ok": True})


async def require_guest(call: ApiRequest, player: str) -> Known:
    known = await known_guests(call)
    if player not in known.guests:
        raise Refused("not-found", "no such guest is here now")
    return known


async def rule(
    call: ApiRequest, kind: str, guest: Document, place: str, hours: float | None, why: str
) -> None:
    now = call.room.now()
    ends = FOR_GOOD if hours is None else now + hours * 3600
    player, name = guest["player"], guest["name"]
    title = next((one["title"] for one in guest["tables"] if one["id"] == place), "")
    act = HostAct(now, kind, player, name, place, title, ends, why)
    await call.room.moderation.order(Order(act, Ruling(kind, player, place, ends, name, why)))


async def remove_from_chairs(call: ApiRequest, id: str, person: str, why: str) -> None:
    """Removes a guest from their chairs at a table; a stand-in plays on.

    A table that is about to begin refuses this for a moment, so it is tried again.
    """
    table = await call.room.hall.table(id)
    for _ in range(MAX_REMOVE_ATTEMPTS):
        try:
            await table.do(plans.put_out_by_house(person, why))
            return
        except Refused as refusal:
            if refusal.code != "not-open":
                raise
        await asyncio.sleep(A_MOMENT)


async def lift(call: ApiRequest) -> Response:
    """Lifts a mute or a ban."""
    body = ordered(call, AdminLiftBody)
    place = body.table or EVERYWHERE
    for ruling in call.room.moderation.rulings:
        if (ruling.kind, ruling.player, ruling.table) == (body.kind, body.player, place):
            act = HostAct(call.room.now(), f"not-{body.kind}", body.player, ruling.name, place)
            lifted = msgspec.structs.replace(ruling, until=0.0)
            await call.room.moderation.order(Order(act, lifted))
            return json_response({"ok": True})
    raise Refused("not-found", "nothing of this kind is ruled")


async def close(call: ApiRequest) -> Response:
    """Closes a table. Its players are told the reason, and its record stays."""
    body = ordered(call, AdminCloseBody)
    table: Table = await call.room.hall.table(body.table)
    await table.do(plans.shut(body.why or ""))
    title = table.sitting.title
    act = HostAct(call.room.now(), "closed", table=table.id, title=title, why=body.why or "")
    await call.room.moderation.order(Order(act))
    return json_response({"ok": True})


# Blocked words.


async def show_words(call: ApiRequest) -> Response:
    return json_response({"words": call.room.moderation.unwanted.words})


async def change_words(call: ApiRequest) -> Response:
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


ENDPOINTS = [
    Endpoint(
        "GET",
        f"{PREFIX}/guests",
        admin_only(guests),
        "Guests who are here, or have something ruled on them",
        query=AdminQuery,
        answer=AdminGuestsAnswer,
        refusals=WRONG,
    ),
    Endpoint(
        "POST",
        f"{PREFIX}/mute",
        admin_only(mute),
        "Let a guest not talk",
        body=AdminMuteBody,
        answer=Done,
        refusals=(*WRONG, "not-found"),
    ),
    Endpoint(
        "POST",
        f"{PREFIX}/put-out",
        admin_only(ban),
        "Put a guest out of a table, or of the house",
        body=AdminOutBody,
        answer=Done,
        refusals=(*WRONG, "not-found"),
    ),
    Endpoint(
        "POST",
        f"{PREFIX}/lift",
        admin_only(lift),
        "Take back what was ruled on a guest",
        body=AdminLiftBody,
        answer=Done,
        refusals=(*WRONG, "not-found"),
    ),
    Endpoint(
        "POST",
        f"{PREFIX}/close",
        admin_only(close),
        "Close a table",
        body=AdminCloseBody,
        answer=Done,
        refusals=(*WRONG, "not-found", "not-playing"),
    ),
    Endpoint(
        "GET",
        f"{PREFIX}/words",
        admin_only(show_words),
        "Words that are not wanted",
        answer=AdminWordsAnswer,
        refusals=("no-guest",),
    ),
    Endpoint(
        "POST",
        f"{PREFIX}/words",
        admin_only(change_words),
        "Other words that are not wanted",
        body=AdminWordsBody,
        answer=AdminWordsAnswer,
        refusals=WRONG,
    ),
]
