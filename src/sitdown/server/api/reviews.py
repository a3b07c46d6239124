"""The review of a finished game: show it, or start it."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from sitdown.fingerprint import fingerprint
from sitdown.review import Review
from sitdown.review.promises import words_given
from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.table import Refused, Table
from sitdown.table.replays.export import Replay
from sitdown.wire.documents import ReviewAnswer, Reviewed
from sitdown.wire.requests import Nothing

from .replays import replay_at


async def show(call: ApiRequest) -> Response:
    table = await call.table()
    return await answered(call, table, await replay_at(call, table))


async def ask(call: ApiRequest) -> Response:
    """Starts a review, unless there is one. A further request returns its progress."""
    call.body(Nothing)
    table, guest = await call.table(), call.guest
    replay = await replay_at(call, table)
    room = call.room
    known = read(await room.hall.store.review(table.id))
    if known is None and table.id not in room.reviews.underway:
        if replay.rules != fingerprint(replay.game):
            raise Refused("other-rules", "this game was played by another version of the rules")
        for who in (guest.id, call.address):
            room.reviewing.take(who)
        room.reviews.begin(table.id, replay, room.hall.store)
    return await answered(call, table, replay)


async def answered(call: ApiRequest, table: Table, replay: Replay) -> Response:
    """The review, or its progress.

    Promises are read from the replay, where an erased guest has none.
    """
    found = read(await call.room.hall.store.review(table.id))
    words = words_given(replay)
    progress = call.room.reviews.underway.get(table.id)
    if found is not None:
        return json_response(ReviewAnswer(Reviewed("done", 1, 1, found, words)))
    if progress is None:
        return json_response(ReviewAnswer(Reviewed("none", 0, 1, None, words)))
    working = Reviewed("working", progress.done, progress.whole, None, words)
    return json_response(ReviewAnswer(working))


def read(document: bytes | None) -> Review | None:
    """Decodes a stored review; None for one of an older format, which is then made anew."""
    try:
        return None if document is None else msgspec.json.decode(document, type=Review)
    except msgspec.ValidationError:
        return None


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{id}/review",
        show,
        "The review of a finished game, or how far it has come",
        answer=ReviewAnswer,
        refusals=("not-found", "closed", "not-over"),
    ),
    Endpoint(
        "POST",
        "/api/tables/{id}/review",
        ask,
        "Have a finished game reviewed",
        body=Nothing,
        answer=ReviewAnswer,
        refusals=(
            *("bad-request", "no-guest", "not-found", "closed", "not-over"),
            *("other-rules", "too-many"),
        ),
    ),
]
