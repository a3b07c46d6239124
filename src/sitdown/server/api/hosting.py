"""Create a table, change its settings, start, close, rematch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.bots.casting import Filler, Wish, bot_chair, seated_there, wanted_there
from sitdown.server.http.request import ApiRequest, Endpoint
from sitdown.server.identity import Guest
from sitdown.table import Refused, Table, plans
from sitdown.table.records.hosting import Laid
from sitdown.table.records.people import Chair
from sitdown.table.records.sitting import Sitting
from sitdown.wire.documents import TableAnswer
from sitdown.wire.requests import Nothing, SettingsBody, StartBody, TableBody
from sitdown.wire.settings import Clock, Settings, allows_whispers, clocks
from sitdown.words.table_names import id_of

from .tables import at_table, newest_table, table_response

# Creating.


async def create_table(call: ApiRequest) -> Response:
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
        await require_table_allowed(call, guest)
        require_bot_table_allowed(call, chairs if settings.start == "full" else [])
        table = await call.room.hall.lay(laid)
        call.room.laid_from[table.id] = call.address
    return table_response(call, table, 201)


def usual_grace(clock: Clock | None) -> int | None:
    """The usual seconds until a stand-in plays for an absent person.

    None in correspondence games: nobody is expected to stay at such a table.
    """
    by_mail = clock is not None and not clock.is_of_minutes()
    return None if by_mail else Settings().grace


def clock_and_options(body: TableBody) -> tuple[Clock | None, Document]:
    """The clock of a new table, and the options that it sets where the request has none."""
    plans.require_game(body.game, body.players, body.options)
    clock = clock_of(body.game, body.clock)
    added = plans.by_clock(body.game, clock, body.options)
    plans.require_game(body.game, body.players, {**body.options, **added})
    return clock, added


def clock_of(game: str, wanted: str | Clock | None) -> Clock | None:
    if not isinstance(wanted, str):
        return wanted
    presets = {clock.id: clock for clock in clocks(game)}
    if wanted not in presets:
        known = ", ".join(id for id in presets if id is not None)
        raise Refused("bad-request", f"clock: no clock {wanted!r} (there are: {known})")
    return presets[wanted]


def require_bot_table_allowed(call: ApiRequest, chairs: Sequence[Chair]) -> None:
    """Refused if only bots sit here and enough such tables run already."""
    if chairs and all(chair.kind == "bot" for chair in chairs):
        call.room.let_bots_play(call.address)


async def require_table_allowed(call: ApiRequest, guest: Guest) -> None:
    limits = call.room.limits
    unfinished, lately = await call.room.hall.store.laid(guest.id, call.room.now() - 3600)
    if unfinished >= limits.tables:
        raise Refused("too-many", f"you have {unfinished} tables that are not over; end one first")
    if lately >= limits.laid:
        raise Refused("too-many", f"{lately} tables in an hour are enough; rest a while")


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


def name_beside(chairs: list[Chair], guest: Guest) -> str:
    """The guest's name. A second chair of the same guest gets a number after it."""
    taken = {chair.name for chair in chairs}
    numbered = (f"{guest.name} {number}" for number in range(2, len(chairs) + 3))
    return next(name for name in (guest.name, *numbered) if name not in taken)


# Settings, start, end.


async def change_settings(call: ApiRequest) -> Response:
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


async def start(call: ApiRequest) -> Response:
    body = call.body(StartBody)
    table = await call.table()
    there, filler = table.sitting.chairs, None
    if body.fill is not None:
        filler = Filler(body.fill, there, call.room.config.programs.names)
        there = [filler(seat) if one.kind == "open" else one for seat, one in enumerate(there)]
    async with call.room.laying:
        require_bot_table_allowed(call, there)
        await table.do(plans.start(call.guest.id, filler))
    return table_response(call, table)


async def close(call: ApiRequest) -> Response:
    call.body(Nothing)
    table = await call.table()
    await table.do(plans.close(call.guest.id))
    return table_response(call, table)


# Rematches.


async def rematch(call: ApiRequest) -> Response:
    """Offers another game on the same chairs. A request after the first accepts the offer."""
    call.body(Nothing)
    person = call.guest.id
    table = await newest_table(call)
    plans.require_rematch(table.sitting, person)
    before = table.sitting.rematch
    if before is None or await came_to_nothing(call, before):
        async with call.room.laying:
            if before is not None:
                await require_table_allowed(call, call.guest)
            offered = await create_rematch(call, table, before)
        await table.do(plans.go_on(person, offered.id, before))
    assert table.sitting.rematch is not None
    following = await call.room.hall.table(table.sitting.rematch)
    await following.do(plans.accept(person))
    return table_response(call, following)


async def came_to_nothing(call: ApiRequest, offered: str) -> bool:
    """Whether the table of a rematch was closed before its game began, or was deleted."""
    try:
        following = await call.room.hall.table(offered)
    except Refused as refusal:
        if refusal.code == "not-found":
            return True
        raise
    await following.catch_up_now()
    return following.sitting.state == "over" and following.sitting.started is None


async def create_rematch(
    call: ApiRequest, table: Table, before: str | None, attempt: int = 0
) -> Table:
    """Creates the table of a rematch.

    All but the offering player still have to accept. Its id is derived from this table's or from
    the earlier offer's, so two requests at once make one table.
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
    if following.sitting.rematch_of != table.id:  # the id is taken by another table
        return await create_rematch(call, table, before, attempt + 1)
    return following


def offered_chairs(call: ApiRequest, sitting: Sitting) -> list[Chair]:
    """The chairs of a rematch. A person who has left is replaced by a bot with its own name."""
    chairs = [offered_chair(chair, call.guest.id) for chair in sitting.chairs]
    for seat in sorted(sitting.vacant):
        bot = chairs[seat].bot
        if bot is not None:
            chairs[seat] = Filler(bot, chairs, call.room.config.programs.names)(seat)
    return chairs


def offered_chair(chair: Chair, by: str) -> Chair:
    """A chair at the start of a rematch: taken by a bot or the offering player, else reserved."""
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


CREATION_ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/tables",
        create_table,
        "Lay a table",
        body=TableBody,
        answer=TableAnswer,
        status=201,
        refusals=("bad-request", "no-guest", "too-large", "too-many"),
    ),
]

START_ENDPOINTS = [
    at_table("settings", change_settings, "Change the table", SettingsBody, "taken", "not-open"),
    at_table("start", start, "Begin the game", StartBody, "not-open"),
]

END_ENDPOINTS = [
    at_table("rematch", rematch, "Offer a rematch, or accept it", Nothing, "not-over", "too-many"),
    at_table("close", close, "No game after all", Nothing, "not-open"),
]
