"""Chairs: join, admit, leave, bots, stand-ins, links to another device, mute, remove."""

from __future__ import annotations

from starlette.responses import Response

from sitdown.server.bots.casting import Wish, bot_chair, seated_there
from sitdown.server.http.request import ApiRequest, json_response
from sitdown.server.identity import SeatLink
from sitdown.table import Refused, plans
from sitdown.wire.documents import LinkAnswer
from sitdown.wire.requests import (
    AdmitBody,
    JoinBody,
    LeaveBody,
    LinkBody,
    MoveBody,
    MuteBody,
    PutOutBody,
    SeatBody,
    StandInBody,
)

from .hosting import require_bot_table_allowed
from .tables import at_table, newest_table, table_response

A_DAY = 86400.0


async def join(call: ApiRequest) -> Response:
    body = call.body(JoinBody)
    guest = call.guest
    table = await call.table()
    name = (body.name or guest.name).strip()
    await table.do(plans.join(guest.id, name, guest.mask, body.seat, body.commitment))
    return table_response(call, table)


async def admit(call: ApiRequest) -> Response:
    body = call.body(AdmitBody)
    table = await call.table()
    await table.do(plans.admit(call.guest.id, body.request, body.admit))
    return table_response(call, table)


async def leave(call: ApiRequest) -> Response:
    body = call.body(LeaveBody)
    table = await call.table()
    bot = table.sitting.settings.stand_in
    await table.do(plans.leave(call.guest.id, bot, body.seat))
    return table_response(call, table)


async def set_chair(call: ApiRequest) -> Response:
    body = call.body(SeatBody)
    table = await call.table()
    if body.kind == "open":
        await table.do(plans.free(call.guest.id, body.seat))
    else:
        others = [chair for seat, chair in enumerate(table.sitting.chairs) if seat != body.seat]
        wish = Wish(body.bot, body.name, body.level)
        there, programs = seated_there(others), call.room.config.programs.names
        chair = bot_chair(wish, body.seat, there, programs, "bot")
        assert chair.bot is not None
        assert chair.name is not None
        begins = table.sitting.settings.start == "full"
        async with call.room.laying:
            require_bot_table_allowed(call, others if begins else [])
            seated = (chair.bot, chair.name, chair.house_name, chair.mask)
            await table.do(plans.place_bot(call.guest.id, body.seat, *seated))
    return table_response(call, table)


async def put_out(call: ApiRequest) -> Response:
    body = call.body(PutOutBody)
    table = await call.table()
    bot = table.sitting.settings.stand_in
    await table.do(plans.put_out(call.guest.id, body.seat, bot, body.why or ""))
    return table_response(call, table)


async def mute(call: ApiRequest) -> Response:
    body = call.body(MuteBody)
    table = await call.table()
    await table.do(plans.mute(call.guest.id, body.seat, body.on))
    return table_response(call, table)


async def stand_in(call: ApiRequest) -> Response:
    body = call.body(StandInBody)
    table = await call.table()
    bot = table.sitting.settings.stand_in
    await table.do(plans.stand_in(call.guest.id, body.seat, body.on, bot))
    return table_response(call, table)


async def make_link(call: ApiRequest) -> Response:
    body = call.body(LinkBody)
    table = await newest_table(call)
    plans.require_own(table.sitting, body.seat, call.guest.id)
    expires = call.room.now() + A_DAY
    epoch = table.sitting.epochs.get(body.seat, 0)
    token = call.room.seal.sign("move", SeatLink(table.id, body.seat, epoch, expires))
    link = f"/t/{table.id}#move={token}"
    return json_response({"link": link, "token": token, "expires": expires})


async def move(call: ApiRequest) -> Response:
    body = call.body(MoveBody)
    guest = call.guest
    found = call.room.seal.seat_pass(body.token, call.room.now())
    if found.table != call.path_part("id"):
        raise Refused("not-yours", "this link is for another table")
    table = await call.table()
    await table.do(plans.move(found.seat, found.epoch, guest.id, body.commitment))
    return table_response(call, table)


SEATING_ENDPOINTS = [
    at_table("join", join, "Take a chair", JoinBody, "full", "taken", "not-open", "too-many"),
    at_table("admit", admit, "Let somebody in, or turn them away", AdmitBody, "not-playing"),
    at_table("leave", leave, "Stand up, or decline the offer of a rematch", LeaveBody),
    at_table("seats", set_chair, "Put a bot on a chair, or free it", SeatBody, "taken", "not-open"),
]

SEATED_ENDPOINTS = [
    at_table(
        "put-out",
        put_out,
        "Put somebody out of your table",
        PutOutBody,
        "taken",
        "not-open",
        "not-playing",
    ),
    at_table("mute", mute, "Let somebody not talk at your table", MuteBody, "taken", "not-playing"),
    at_table("stand-in", stand_in, "Let a bot play for you", StandInBody, "not-playing"),
    at_table("link", make_link, "A link for another device", LinkBody, answer=LinkAnswer),
    at_table("move", move, "Take a seat over from another device", MoveBody),
]
