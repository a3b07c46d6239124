"""The explanation of an event, for a viewpoint that was told it."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.responses import Response

from sitdown.kernel import Document
from sitdown.kernel.sketch import Phrase
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.table import Refused, Table
from sitdown.table.records.encoding import decode
from sitdown.table.replays import playback
from sitdown.table.replays.export import OURS
from sitdown.table.telling.advice import phrase_document
from sitdown.table.telling.gallery import is_late
from sitdown.table.telling.why import why
from sitdown.wire.documents import WhyAnswer
from sitdown.wire.requests import WhyQuery

from .replays import STEPS_SECONDS, replay_at


async def ask(call: ApiRequest) -> Response:
    """Explains an entry of the log (`n`), or an action of a finished game (`step`)."""
    query = call.query(WhyQuery)
    table = await call.table()
    desk = call.room.desk
    if query.step is not None:
        replay = msgspec.json.encode(await replay_at(call, table))
        return json_response(
            await desk.answer(
                call, STEPS_SECONDS, of_step, replay, query.seat, query.step, query.place
            )
        )
    seat = await viewpoint_of(call, table, query.seat)
    lines = await call.room.hall.lines(table.id)
    return json_response(
        await desk.answer(
            call, STEPS_SECONDS, of_entry, table.id, lines, seat, query.n, query.place
        )
    )


async def viewpoint_of(
    call: ApiRequest, table: Table, seat: int | Literal["all"] | None
) -> int | None:
    """The viewpoint whose log is asked about: the person's own seat, or the spectators.

    Other seats are refused; so are spectators who may not see the table now.
    """
    await table.catch_up_now()
    sitting = table.sitting
    if isinstance(seat, int) and seat in sitting.seats_of(call.person):
        return seat
    if seat is not None:
        raise Refused("not-yours", "only who sits there can ask about what that seat was told")
    if not sitting.settings.spectators or is_late(sitting, call.room.now()):
        raise Refused("closed", "this table is closed to who looks on, or shows itself later")
    return None


def of_entry(id: str, lines: list[bytes], seat: int | None, n: int, place: int) -> Document:
    """Runs in a worker."""
    return answered(why(id, [decode(line) for line in lines], seat, n, place))


def of_step(content: bytes, seat: int | Literal["all"] | None, step: int, place: int) -> Document:
    """Runs in a worker."""
    return answered(playback.why(OURS.decode(content), seat, step, place))


def answered(phrase: Phrase | None) -> Document:
    return {"why": None if phrase is None else phrase_document(phrase)}


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{id}/why",
        ask,
        "Why a line of the ledger came as it did",
        query=WhyQuery,
        answer=WhyAnswer,
        refusals=("bad-request", "not-found", "not-yours", "closed", "not-over", "too-many"),
    ),
]
