"""Reviews over HTTP: finished games looked through once more, behind everything else.

A review is worked out once, however many ask for it, by the bots' workers in slices that come after
whatever a table waits for; then it lies in the store. One that a restart has cut short is begun
again when somebody asks for it.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec
from starlette.responses import Response

from sitdown.fingerprint import fingerprint
from sitdown.review import Effort, Review, Work, review
from sitdown.review.promises import words_given
from sitdown.runtime import OrderedSet
from sitdown.server.api.replays import replay_at
from sitdown.server.http.request import Call, Endpoint, json_response
from sitdown.store.protocol import Store
from sitdown.table import Refused, Table
from sitdown.table.replays.export import Replay
from sitdown.wire.documents import ReviewAnswer, Reviewed
from sitdown.wire.requests import Nothing

from .fair_queue import Turn
from .pool import Workers

log = logging.getLogger("sitdown.reviews")

LAST = 9
"""The rank of a slice: after bots that somebody waits for, and after all others."""
BUDGET = 30.0
"""Seconds for one slice, which takes one or less."""
AT_ONCE = 16
"""So many reviews are under way at most; they take turns."""


class Underway:
    """A review that is being worked out, and how far it has come."""

    def __init__(self) -> None:
        self.done = 0
        self.whole = 1


class Reviews:
    """All reviews that this process is working out."""

    def __init__(self, workers: Workers, effort: Effort | None = None) -> None:
        self.workers = workers
        self.effort = effort or Effort()
        self.underway: dict[str, Underway] = {}
        self.tasks: OrderedSet[asyncio.Task[None]] = OrderedSet()

    def begin(self, table: str, replay: Replay, store: Store) -> None:
        """Begins a review, if it is not under way already."""
        if table in self.underway:
            return
        if len(self.underway) >= AT_ONCE:
            raise Refused("too-many", "many other games are being reviewed", retry_after=10.0)
        self.underway[table] = Underway()
        work = review(msgspec.json.encode(replay), self.effort)
        task = asyncio.get_running_loop().create_task(self.carry_out(table, work, store))
        self.tasks.add(task)
        task.add_done_callback(partial(self.has_ended, table))

    async def carry_out(self, table: str, work: Work, store: Store) -> None:
        found = await self.worked_out(table, work)
        await store.keep_review(table, msgspec.json.encode(found))

    async def worked_out(self, table: str, work: Work) -> Review:
        answer: Any = None
        turn, progress = Turn(f"review/{table}", rank=LAST), self.underway[table]
        while True:
            try:
                part = work.send(answer)
            except StopIteration as end:
                found: Review = end.value
                return found
            progress.done, progress.whole = part.done, part.whole
            answer = await self.workers.do(BUDGET, part.work, *part.arguments, turn=turn)

    def has_ended(self, table: str, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        del self.underway[table]
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("a review failed", exc_info=fault, extra={"table": table})

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def show(call: Call) -> Response:
    table = await call.table()
    return await answered(call, table, await replay_at(call, table))


async def ask(call: Call) -> Response:
    """Begins a review, unless there is one; who asks again is told how far it has come."""
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


async def answered(call: Call, table: Table, replay: Replay) -> Response:
    """What there is of a review. Words are read in the replay: an erased guest has none there."""
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
    """A review out of the store; one of another version is worked out anew."""
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
