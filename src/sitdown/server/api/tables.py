"""Tables over HTTP: guests, laying and finding tables, chairs, replays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.bots.casting import Filler, Wish, bot_chair, seated_there, wanted_there
from sitdown.server.http.request import Call, Endpoint, json_response, tagged
from sitdown.server.identity import A_YEAR, COOKIE, GUEST_ID_BYTES, Guest, Pass, kept
from sitdown.store.periodic import carefully
from sitdown.store.protocol import NEVER, Listed, Wanted
from sitdown.table import Refused, Table, plans
from sitdown.table.records.hosting import Laid
from sitdown.table.records.people import Chair
from sitdown.table.records.sitting import Sitting
from sitdown.table.telling.gallery import as_before, is_summary_late
from sitdown.table.telling.table_document import for_person
from sitdown.wire.documents import GuestAnswer, LinkAnswer, LogAnswer, TableAnswer, TablesAnswer
from sitdown.wire.requests import (
    AdmitBody,
    GuestBody,
    JoinBody,
    LeaveBody,
    LinkBody,
    LogQuery,
    MoveBody,
    MuteBody,
    Nothing,
    PutOutBody,
    SeatBody,
    SettingsBody,
    StandInBody,
    StartBody,
    TableBody,
    TablesQuery,
)
from sitdown.wire.settings import AN_HOUR, Clock, Settings, allows_whispers, clocks
from sitdown.words.table_names import id_of

A_DAY = 86400.0
MOST_PAGES = 5
"""So many pages of a list are looked through for tables that fit, before the next request is."""
MOST_ENTRIES = 500

# Guests.


async def make_guest(call: Call) -> Response:
    body = call.body(GuestBody)
    name = body.name.strip()
    old = call.maybe_guest
    if old is None:
        id = call.room.runtime.random_hex(GUEST_ID_BYTES)
        return with_cookie(call, Guest(id, name, body.mask, call.room.now()))
    guest = Guest(old.id, name, body.mask, old.since)
    await call.room.hall.store.keep_name(guest.id, kept(guest))
    return with_cookie(call, guest)


def with_cookie(call: Call, guest: Guest) -> Response:
    """Tells a guest who he is, with a cookie that is good for a year from now."""
    guest = msgspec.structs.replace(guest, renewed=call.room.now())
    response = json_response(guest.document())
    response.set_cookie(
        COOKIE,
        call.room.seal.sign("guest", guest),
        max_age=A_YEAR,
        httponly=True,
        samesite="strict",
        secure=call.room.config.secure or call.request.url.scheme == "https",
    )
    return response


async def show_guest(call: Call) -> Response:
    guest = call.guest
    if call.room.seal.is_to_be_renewed(guest):
        return with_cookie(call, guest)
    return json_response(guest.document())


async def forget_guest(call: Call) -> Response:
    response = json_response({"ok": True})
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response


# Finding.


async def list_tables(call: Call) -> Response:
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
    return timed(call, answer)


def fits(table: Document | None, query: TablesQuery) -> TypeGuard[Document]:
    """Whether a table as it is shown is one of those that are looked for."""
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
    """How long a game takes: no clock at all, one of minutes, or one of days."""
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


def listed(call: Call, one: Listed, now: float) -> Document | None:
    """A table in a list, as far as who asks may know it by now; None if it cannot be read."""
    with carefully("a table cannot be listed", one.id):
        summary: Document = msgspec.json.decode(one.summary)
        sits_there = any(seat["person"] == (call.person or "") for seat in summary["seats"])
        if not sits_there and is_summary_late(summary, now):
            summary = as_before(summary)
        shown = for_person(summary, call.person, one.owing)
        if call.room.hall.is_aside(one.id):
            return {**shown, "state": "shelved", "your_turn": False}
        return shown
    return None


async def show_table(call: Call) -> Response:
    table = await newest_table(call)
    return timed(call, {"table": shown_table(call, table)})


async def newest_table(call: Call) -> Table:
    """A table to read from, where it matters who sits on which chair now."""
    table = await call.table()
    await table.newest()
    return table


def timed(call: Call, answer: Document) -> Response:
    """With the time of now, which makes no difference to who has the rest already."""
    alike = msgspec.json.encode(answer)
    return tagged(call, msgspec.json.encode({**answer, "now": call.room.now()}), alike=alike)


def shown_table(call: Call, table: Table) -> Document:
    return table.audience.document_for(call.person)


async def show_log(call: Call) -> Response:
    query = call.query(LogQuery)
    table = await newest_table(call)
    plans.require_viewpoint(table.sitting, query.seat, call.person)
    last = table.audience.last_shown(query.seat)
    to = min(last, query.first + MOST_ENTRIES - 1, last if query.to is None else query.to)
    entries = table.sitting.feed.texts(query.seat, query.first - 1, to)
    return json_response({"entries": entries, "last": last})


def table_response(call: Call, table: Table, status: int = 200) -> Response:
    document = shown_table(call, table)
    return json_response({"table": document, "now": call.room.now()}, status)


# Laying.


async def lay_table(call: Call) -> Response:
    guest = call.guest
    body = call.body(TableBody)
    clock, added = clock_and_options(body)
    settings = Settings(
        public=body.public,
        spectators=body.spectators,
        delay=body.delay,
        clock=clock,
        grace=usual_grace(clock) if body.grace is UNSET else body.grace,
        whispers=allows_whispers(body.game) if body.whispers is None else body.whispers,
        pace=body.pace,
        start=body.start,
        rated=body.rated or UNSET,
        quiet=body.quiet or UNSET,
        hints=body.hints,
    )
    plans.require_standard(body.game, body.players, body.options, settings)
    chairs = chairs_of(body, guest, call.room.config.programs.names)
    if body.rated and sum(chair.person is not None for chair in chairs) > 1:
        raise Refused("bad-request", "rated: one chair for each; take one of them yourself")
    laid = Laid(
        at=call.room.now(),
        host=guest.id,
        name=guest.name,
        title=body.title or "",
        game=body.game,
        players=body.players,
        options=body.options,
        settings=settings,
        chairs=chairs,
        by_clock=added,
    )
    call.room.new_tables.take(call.address)
    async with call.room.laying:
        await require_room_for_one_more(call, guest)
        let_bots_play(call, chairs if settings.start == "full" else [])
        table = await call.room.hall.lay(laid)
        call.room.laid_from[table.id] = call.address
    return table_response(call, table, 201)


def usual_grace(clock: Clock | None) -> int | None:
    """By mail nobody is expected to sit at the table, and no bot to sit in for who does not."""
    by_mail = clock is not None and not clock.is_of_minutes()
    return None if by_mail else Settings().grace


def clock_and_options(body: TableBody) -> tuple[Clock | None, Document]:
    """The clock of a table to be laid, and the options that it sets because nobody named them."""
    plans.require_game(body.game, body.players, body.options)
    clock = clock_of(body.game, body.clock)
    added = plans.by_clock(body.game, clock, body.options)
    plans.require_game(body.game, body.players, {**body.options, **added})
    return clock, added


def let_bots_play(call: Call, chairs: Sequence[Chair]) -> None:
    """Refused if these are bots among themselves, and enough of them play already."""
    if chairs and all(chair.kind == "bot" for chair in chairs):
        call.room.let_bots_play(call.address)


async def require_room_for_one_more(call: Call, guest: Guest) -> None:
    limits = call.room.limits
    unfinished, lately = await call.room.hall.store.laid(guest.id, call.room.now() - 3600)
    if unfinished >= limits.tables:
        raise Refused("too-many", f"you have {unfinished} tables that are not over; end one first")
    if lately >= limits.laid:
        raise Refused("too-many", f"{lately} tables in an hour are enough; rest a while")


def name_beside(chairs: list[Chair], guest: Guest) -> str:
    """A guest's name; who sits down at the same device unnamed has it with a number behind."""
    taken = {chair.name for chair in chairs}
    numbered = (f"{guest.name} {number}" for number in range(2, len(chairs) + 3))
    return next(name for name in (guest.name, *numbered) if name not in taken)


def chairs_of(body: TableBody, guest: Guest, programs: tuple[str, ...]) -> list[Chair]:
    if body.seats is None:
        own = Chair(kind="person", person=guest.id, name=guest.name, mask=guest.mask)
        return [own, *[Chair() for _ in range(body.players - 1)]]
    if len(body.seats) != body.players:
        raise Refused("bad-request", f"seats: {len(body.seats)} chairs for {body.players} players")
    chairs: list[Chair] = []
    named = wanted_there([wanted.bot for wanted in body.seats])
    for place, wanted in enumerate(body.seats):
        if wanted.kind == "me":
            name = wanted.name or name_beside(chairs, guest)
            own = Chair(kind="person", person=guest.id, name=name, mask=guest.mask)
            chairs.append(replace(own, commitment=wanted.commitment))
        elif wanted.kind == "bot":
            wish = Wish(wanted.bot, wanted.name, body.level)
            there = named | seated_there(chairs)
            chairs.append(bot_chair(wish, place, there, programs, f"seats[{place}].bot"))
        else:
            chairs.append(Chair())
    return chairs


def clock_of(game: str, wanted: str | Clock | None) -> Clock | None:
    if not isinstance(wanted, str):
        return wanted
    presets = {clock.id: clock for clock in clocks(game)}
    if wanted not in presets:
        known = ", ".join(id for id in presets if id is not None)
        raise Refused("bad-request", f"clock: no clock {wanted!r} (there are: {known})")
    return presets[wanted]


# Chairs.


async def join(call: Call) -> Response:
    body = call.body(JoinBody)
    guest = call.guest
    table = await call.table()
    name = (body.name or guest.name).strip()
    await table.do(plans.join(guest.id, name, guest.mask, body.seat, body.commitment))
    return table_response(call, table)


async def admit(call: Call) -> Response:
    body = call.body(AdmitBody)
    table = await call.table()
    await table.do(plans.admit(call.guest.id, body.request, body.admit))
    return table_response(call, table)


async def leave(call: Call) -> Response:
    body = call.body(LeaveBody)
    table = await call.table()
    bot = table.sitting.settings.stand_in
    await table.do(plans.leave(call.guest.id, bot, body.seat))
    return table_response(call, table)


async def set_chair(call: Call) -> Response:
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
            let_bots_play(call, others if begins else [])
            seated = (chair.bot, chair.name, chair.house_name, chair.mask)
            await table.do(plans.place_bot(call.guest.id, body.seat, *seated))
    return table_response(call, table)


async def change_settings(call: Call) -> Response:
    body = call.body(SettingsBody)
    table = await call.table()
    changes: dict[str, Any] = {
        name: value
        for name in body.__struct_fields__
        if (value := getattr(body, name)) is not UNSET
    }
    if "clock" in changes:
        changes["clock"] = clock_of(table.sitting.game_id, changes["clock"])
    for name in ("rated", "quiet"):
        if name in changes:
            changes[name] = changes[name] or UNSET
    if changes.get("whispers", True) is None:
        changes["whispers"] = allows_whispers(table.sitting.game_id)
    await table.do(plans.change(call.guest.id, **changes))
    return table_response(call, table)


async def start(call: Call) -> Response:
    body = call.body(StartBody)
    table = await call.table()
    there, filler = table.sitting.chairs, None
    if body.fill is not None:
        filler = Filler(body.fill, there, call.room.config.programs.names)
        there = [filler(seat) if one.kind == "open" else one for seat, one in enumerate(there)]
    async with call.room.laying:
        let_bots_play(call, there)
        await table.do(plans.start(call.guest.id, filler))
    return table_response(call, table)


async def put_out(call: Call) -> Response:
    body = call.body(PutOutBody)
    table = await call.table()
    bot = table.sitting.settings.stand_in
    await table.do(plans.put_out(call.guest.id, body.seat, bot, body.why or ""))
    return table_response(call, table)


async def mute(call: Call) -> Response:
    body = call.body(MuteBody)
    table = await call.table()
    await table.do(plans.mute(call.guest.id, body.seat, body.on))
    return table_response(call, table)


async def stand_in(call: Call) -> Response:
    body = call.body(StandInBody)
    table = await call.table()
    bot = table.sitting.settings.stand_in
    await table.do(plans.stand_in(call.guest.id, body.seat, body.on, bot))
    return table_response(call, table)


async def make_link(call: Call) -> Response:
    body = call.body(LinkBody)
    table = await newest_table(call)
    plans.require_own(table.sitting, body.seat, call.guest.id)
    expires = call.room.now() + A_DAY
    epoch = table.sitting.epochs.get(body.seat, 0)
    token = call.room.seal.sign("move", Pass(table.id, body.seat, epoch, expires))
    link = f"/t/{table.id}#move={token}"
    return json_response({"link": link, "token": token, "expires": expires})


async def move(call: Call) -> Response:
    body = call.body(MoveBody)
    guest = call.guest
    found = call.room.seal.seat_pass(body.token, call.room.now())
    if found.table != call.part("id"):
        raise Refused("not-yours", "this link is for another table")
    table = await call.table()
    await table.do(plans.move(found.seat, found.epoch, guest.id, body.commitment))
    return table_response(call, table)


async def close(call: Call) -> Response:
    call.body(Nothing)
    table = await call.table()
    await table.do(plans.close(call.guest.id))
    return table_response(call, table)


async def rematch(call: Call) -> Response:
    """Offers another game on the same chairs. Who asks after the first accepts the offer."""
    call.body(Nothing)
    person = call.guest.id
    table = await newest_table(call)
    plans.require_rematch(table.sitting, person)
    before = table.sitting.rematch
    if before is None or await came_to_nothing(call, before):
        async with call.room.laying:
            if before is not None:
                await require_room_for_one_more(call, call.guest)
            offered = await lay_following(call, table, before)
        await table.do(plans.go_on(person, offered.id, before))
    assert table.sitting.rematch is not None
    following = await call.room.hall.table(table.sitting.rematch)
    await following.do(plans.accept(person))
    return table_response(call, following)


async def came_to_nothing(call: Call, offered: str) -> bool:
    """Whether the table of a rematch was closed before its game began, or is no longer kept."""
    try:
        following = await call.room.hall.table(offered)
    except Refused as refusal:
        if refusal.code == "not-found":
            return True
        raise
    await following.newest()
    return following.sitting.state == "over" and following.sitting.started is None


async def lay_following(call: Call, table: Table, before: str | None, attempt: int = 0) -> Table:
    """The table of a rematch, where all but who offers it still have to accept.

    Its id follows from this one's, and from that of the offer before it, so that there is only one.
    """
    sitting = table.sitting
    laid = Laid(
        at=call.room.now(),
        host=call.guest.id,
        name=call.guest.name,
        title=sitting.title,
        game=sitting.game_id,
        players=sitting.players,
        options=sitting.options,
        settings=sitting.settings,
        chairs=offered_chairs(call, sitting),
        rematch_of=table.id,
        house_title=sitting.house_title,
    )
    id = id_of(call.room.seal.luck("rematch", f"{before or table.id}/{attempt}"))
    following = await call.room.hall.lay(laid, id)
    if following.sitting.rematch_of != table.id:  # a table that has nothing to do with this one
        return await lay_following(call, table, before, attempt + 1)
    return following


def offered_chairs(call: Call, sitting: Sitting) -> list[Chair]:
    """The chairs of a rematch. Whoever has left is replaced by a bot with a name of its own."""
    chairs = [offered_chair(chair, call.guest.id) for chair in sitting.chairs]
    for seat in sorted(sitting.vacant):
        bot = chairs[seat].bot
        if bot is not None:
            chairs[seat] = Filler(bot, chairs, call.room.config.programs.names)(seat)
    return chairs


def offered_chair(chair: Chair, by: str) -> Chair:
    """A chair as a rematch begins with it: bots and who offers it sit there, others may."""
    same = Chair(
        kind=chair.kind,
        person=chair.person,
        name=chair.name,
        mask=chair.mask,
        bot=chair.bot,
        commitment=chair.next,
        house_name=chair.house_name,
    )
    if chair.person is None or chair.person == by:
        return same
    return replace(same, kind="open", person=None, reserved_for=chair.person)


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


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/guest",
        make_guest,
        "Become a guest, or change your name",
        body=GuestBody,
        answer=GuestAnswer,
        refusals=("bad-request", "too-large"),
    ),
    Endpoint(
        "GET",
        "/api/guest",
        show_guest,
        "Who am I?",
        answer=GuestAnswer,
        refusals=("no-guest",),
        is_for_all=True,
    ),
    Endpoint("DELETE", "/api/guest", forget_guest, "Forget me", answer=dict[str, bool]),
    Endpoint(
        "GET",
        "/api/tables",
        list_tables,
        "Public tables, or those of mine",
        query=TablesQuery,
        answer=TablesAnswer,
        refusals=("bad-request", "no-guest"),
    ),
    Endpoint(
        "POST",
        "/api/tables",
        lay_table,
        "Lay a table",
        body=TableBody,
        answer=TableAnswer,
        status=201,
        refusals=("bad-request", "no-guest", "too-large", "too-many"),
    ),
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
    at_table("join", join, "Take a chair", JoinBody, "full", "taken", "not-open", "too-many"),
    at_table("admit", admit, "Let somebody in, or turn them away", AdmitBody, "not-playing"),
    at_table("leave", leave, "Stand up, or decline the offer of a rematch", LeaveBody),
    at_table("seats", set_chair, "Put a bot on a chair, or free it", SeatBody, "taken", "not-open"),
    at_table("settings", change_settings, "Change the table", SettingsBody, "taken", "not-open"),
    at_table("start", start, "Begin the game", StartBody, "not-open"),
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
    at_table("rematch", rematch, "Offer a rematch, or accept it", Nothing, "not-over", "too-many"),
    at_table("close", close, "No game after all", Nothing, "not-open"),
]
