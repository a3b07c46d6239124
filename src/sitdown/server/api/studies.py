"""Studies: positions played without a table; albums and notes."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from sitdown.server.http.request import ApiRequest, Endpoint, json_response
from sitdown.server.workers.notes import album, note_for_given_view
from sitdown.server.workers.study import study
from sitdown.wire.documents import AlbumAnswer, NoteAnswer, StudyAnswer
from sitdown.wire.requests import AlbumBody, NoteBody, StudyBody

from .games import known


async def play_study(call: ApiRequest) -> Response:
    body = call.body(StudyBody)
    budget = call.room.config.bot_budget
    return json_response(
        await call.room.desk.answer(call, budget, study, msgspec.to_builtins(body))
    )


async def all_things(call: ApiRequest) -> Response:
    body = call.body(AlbumBody)
    return json_response(album(known(call.path_part("game")), body.players, body.options))


async def one_note(call: ApiRequest) -> Response:
    body, game = call.body(NoteBody), known(call.path_part("game"))
    budget = call.room.config.bot_budget
    desk = call.room.desk
    note = await desk.answer(call, budget, note_for_given_view, game, body.view, body.thing)
    return json_response({"note": note})


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/games/{game}/album",
        all_things,
        "All things of a game, shelf by shelf",
        body=AlbumBody,
        answer=AlbumAnswer,
        refusals=("bad-request", "not-found"),
    ),
    Endpoint(
        "POST",
        "/api/games/{game}/note",
        one_note,
        "What a view tells of a thing",
        body=NoteBody,
        answer=NoteAnswer,
        refusals=("bad-request", "not-found", "too-large", "too-many"),
    ),
    Endpoint(
        "POST",
        "/api/study",
        play_study,
        "Play a position that is not a table; nothing is kept",
        body=StudyBody,
        answer=StudyAnswer,
        refusals=("bad-request", "not-found", "illegal", "too-large", "too-many"),
    ),
]
