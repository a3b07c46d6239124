"""Replays: download, step through, import."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.server.http.compression import gzipped
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.table import Refused, Table
from sitdown.table.records.encoding import decode, encode
from sitdown.table.replays.export import OURS, Replay, read_replay, replay_of
from sitdown.table.replays.importing import imported
from sitdown.table.replays.playback import shown_steps
from sitdown.table.telling.advice import sketch_of
from sitdown.table.telling.gallery import is_late
from sitdown.wire import decoding
from sitdown.wire.documents import StepsAnswer, TableAnswer
from sitdown.wire.requests import StepsQuery

from .hosting import require_table_allowed
from .tables import table_response

MAX_STEPS_PER_PAGE = 100
STEPS_SECONDS = 10.0


async def download(call: ApiRequest) -> Response:
    table = await call.table()
    replay = await replay_at(call, table)
    response = json_response(replay)
    response.headers["content-disposition"] = f'attachment; filename="{table.id}.json"'
    return response


async def replay_at(call: ApiRequest, table: Table) -> Replay:
    await table.catch_up_now()
    require_shown(call, table)
    lines = await call.room.hall.lines(table.id)
    return replay_of(table.sitting, [decode(line) for line in lines])


def require_shown(call: ApiRequest, table: Table) -> None:
    """Refuses a person who may not watch this table, or may not see the end yet."""
    sitting = table.sitting
    if not sitting.settings.spectators and not sitting.seats_of(call.person):
        raise Refused("closed", "this table takes no spectators, nor does its replay")
    if is_late(sitting, call.room.now()) and not sitting.seats_of(call.person):
        raise Refused(
            "not-over", "who looks on is behind; the replay is there when he has caught up"
        )


async def steps(call: ApiRequest) -> Response:
    query = call.query(StepsQuery)
    replay = await replay_at(call, await call.table())
    if isinstance(query.seat, int) and query.seat >= replay.players:
        raise Refused("bad-request", f"seat: no seat {query.seat} at this table")
    last = len(replay.actions)
    to = min(last, query.first + MAX_STEPS_PER_PAGE - 1, last if query.to is None else query.to)
    whole = msgspec.json.encode(replay)
    content = await call.room.desk.answer(
        call, STEPS_SECONDS, work_out, whole, query.seat, query.first, to, query.sketch
    )
    return await gzipped(call, Response(content, media_type="application/json"))


def work_out(
    content: bytes, seat: int | Literal["all"] | None, first: int, to: int, sketch: bool
) -> bytes:
    """Runs in a worker: the steps of a replay as JSON."""
    replay = OURS.decode(content)
    steps: list[Document] = []
    for step in shown_steps(replay, seat, first, to):
        if sketch:
            # An open position is drawn as a spectator would see it if nothing were hidden.
            step["sketch"] = sketch_of(replay.game, {"you": None, "legal": [], **step["view"]})
        steps.append(step)
    return msgspec.json.encode({"steps": steps, "last": len(replay.actions)})


async def bring_in(call: ApiRequest) -> Response:
    guest = call.guest
    for who in (guest.id, call.address):
        call.room.imports.take(who)
    await require_table_allowed(call, guest)
    origin, seed, lines = await call.room.desk.answer(
        call, STEPS_SECONDS, check_in, call.content, guest.id, guest.name, call.room.now()
    )
    if (table := await played_here(call, origin, seed)) is not None:
        return table_response(call, table)
    async with call.room.laying:
        await require_table_allowed(call, guest)
        table = await call.room.hall.bring_in([decode(line) for line in lines])
    return table_response(call, table, 201)


async def played_here(call: ApiRequest, id: str, seed: str) -> Table | None:
    """The table of this server where a game was played; None if it was played elsewhere.

    A copy of it would keep the names of guests who are erased from the original table.
    """
    try:
        table = await call.room.hall.table(id)
    except Refused as refused:
        if refused.code != "not-found":
            raise
        return None
    return table if table.sitting.seed == seed else None


def check_in(content: bytes, person: str, name: str, now: float) -> tuple[str, str, list[bytes]]:
    """Runs in a worker: replays a file to check it; returns its table, seed and records."""
    replay = read_replay(content)
    lines = [encode(record) for record in imported(replay, person, name, now)]
    return replay.table, replay.seed, lines


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        download,
        "A finished game as one file",
        answer=Replay,
        refusals=("not-found", "closed", "not-over"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/steps",
        steps,
        "A finished game, step by step, as a viewpoint sees it or all open",
        query=StepsQuery,
        answer=StepsAnswer,
        refusals=("bad-request", "not-found", "closed", "not-over", "other-rules", "too-many"),
    ),
    Endpoint(
        "POST",
        "/api/replays",
        bring_in,
        "Bring in a finished game",
        body=Replay,
        answer=TableAnswer,
        status=201,
        refusals=("bad-request", "no-guest", "too-large", "too-many"),
        most=decoding.REPLAY.size,
    ),
]
