"""A viewer's session over a WebSocket: decodes, limits, answers, sends."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sitdown.kernel import Document
from sitdown.runtime import OrderedSet
from sitdown.server import metrics
from sitdown.server.moderation import said_in
from sitdown.server.token_bucket import too_fast
from sitdown.server.workers.foresight import foreseen, named
from sitdown.server.workers.notes import note_for
from sitdown.table import Refused, Table
from sitdown.table.plans import (
    Outcome,
    Plan,
    act,
    auto,
    cut,
    judge,
    owned,
    pace,
    promise,
    require_viewpoint,
    say,
    unless_muted,
)
from sitdown.table.records.events import Viewpoint
from sitdown.table.telling.patches import Pieces
from sitdown.table.telling.picture import seen_by
from sitdown.wire import decoding
from sitdown.wire.requests import (
    Act,
    AnyMessage,
    AskHint,
    AskNote,
    Auto,
    Cut,
    Foresee,
    Judge,
    Message,
    NameAnswers,
    PaceOf,
    Ping,
    Promise,
    Say,
    SocketQuery,
)

from .connection import Connection

if TYPE_CHECKING:
    from sitdown.server.process import ServerProcess

log = logging.getLogger("sitdown.server")

CLOSE = {
    "stopping": 4001,
    "not-yours": 4003,
    "not-found": 4004,
    "closed": 4005,
    "too-many": 4008,
    "too-large": 4009,
    "slow": 4010,
    "no-guest": 4011,
    "wrong-origin": 4012,
    "damaged": 4013,
    "put-out": 4014,
    "bad-request": 4000,
}
ENCODER: Final = msgspec.json.Encoder()


class ViewerSession:
    """A session: it watches its table and handles the messages of its connection.

    The connection may use any transport; `Connection` has all that a session needs of it.
    """

    __slots__ = (
        "address",
        "is_leaving",
        "line",
        "name",
        "patches",
        "person",
        "questions",
        "room",
        "seen",
        "sketches",
        "table",
        "viewpoint",
    )

    def __init__(
        self,
        room: ServerProcess,
        address: str,
        table: Table,
        person: str | None,
        wanted: SocketQuery,
        name: str = "",
    ) -> None:
        self.room = room
        self.address = address
        self.table = table
        self.viewpoint: Viewpoint = wanted.seat
        self.person = person
        self.name = name
        self.sketches = wanted.sketch
        self.patches = wanted.patch
        self.seen: Pieces | None = None
        self.line: Connection
        self.is_leaving = False
        self.questions: OrderedSet[asyncio.Task[None]] = OrderedSet()

    # Sending.

    def tell(self, message: bytes) -> None:
        """Sends a message without waiting for a slow reader."""
        if self.has_room_for(message):
            self.line.tell(message)

    def has_room_for(self, message: bytes) -> bool:
        """Whether the message fits into the outgoing buffer; if not, the connection is closed."""
        if self.is_leaving:
            return False
        if self.line.waiting + len(message) > self.room.limits.outgoing:
            self.line.leave_unsaid()
            self.dismiss("slow", "you read too slowly; connect again")
            return False
        return True

    def tell_document(self, document: Document) -> None:
        self.tell(ENCODER.encode(document))

    def dismiss(self, code: str, message: str, **further: Any) -> None:
        if not self.is_leaving:
            self.is_leaving = True
            bye = {"type": "bye", "code": code, "message": message, **further}
            self.line.tell(ENCODER.encode(bye))
            self.line.close(CLOSE[code], code)

    def lost(self) -> None:
        """Called when the connection has ended: leaves the table and cancels open questions."""
        self.is_leaving = True
        metrics.count_sockets(-1)
        self.room.sockets.discard(self)
        self.room.let_out(self.address)
        self.table.unwatch(self)
        for question in self.questions:
            question.cancel()

    # Receiving.

    def hear(self, text: str | None, wait: float) -> None:
        """Handles one message.

        Every message gets an answer; a failure is logged and answered, and the session goes on.
        """
        if self.is_leaving:
            return
        try:
            if wait:
                raise too_fast(wait)
            if text is None:
                raise Refused("bad-request", "binary frames say nothing here; send text")
            self.receive(text)
        except Refused as refusal:
            self.refuse(decoding.id_in(text), refusal)
        except Exception:
            log.exception("a message failed", extra={"table": self.table.id})
            self.refuse(decoding.id_in(text), went_wrong())

    def flooded(self) -> None:
        self.dismiss("too-many", "too fast for too long")

    def receive(self, text: str) -> None:
        message: Message = decoding.decode(text, AnyMessage, decoding.MESSAGE)  # type: ignore[arg-type]
        if isinstance(message, Ping):
            now = self.room.now()
            self.tell_document({"type": "pong", "id": message.id, "now": now})
        elif isinstance(message, Foresee):
            self.work_out(message.id, self.foreseen(message))
        elif isinstance(message, AskNote):
            self.work_out(message.id, self.noted(message))
        elif isinstance(message, AskHint):
            self.work_out(message.id, self.hinted())
        elif isinstance(message, NameAnswers):
            self.work_out(message.id, self.named(message))
        else:
            self.submit(message)

    def submit(self, message: Message) -> None:
        if self.viewpoint is None:
            raise Refused("not-yours", "spectators look on; take a seat to play or to talk")
        self.room.moderation.require_allowed_talk(message, self.person)
        plan = owned(self.viewpoint, self.person, plan_of(message, self.viewpoint))
        id = message.id
        started = self.room.runtime.ticking()
        # Read before the action, which may itself close the hushed window.
        was_hushed = self.table.sitting.hushed

        def done(outcome: Outcome) -> None:
            if not was_hushed:
                metrics.count(outcome, self.room.runtime.ticking() - started)
            if isinstance(outcome, Refused):
                self.refuse(id, outcome)
            else:
                ack = ENCODER.encode({"type": "ack", "id": id, "n": outcome})
                if self.has_room_for(ack):
                    self.line.tell_with_next(ack)  # the news about the action follows at once

        self.table.submit(plan, done)

    def refuse(self, id: str | None, refusal: Refused) -> None:
        self.tell_document({"type": "refused", "id": id, "error": refusal.document()})

    def work_out(self, id: str, work: Coroutine[Any, Any, Document]) -> None:
        task = self.room.hall.background(self.answer(id, work))
        self.questions.add(task)
        task.add_done_callback(self.questions.discard)
        # closes a coroutine that was cancelled before it began
        task.add_done_callback(lambda _: work.close())

    async def answer(self, id: str, work: Coroutine[Any, Any, Document]) -> None:
        """Sends the result of background work. An error is answered too."""
        try:
            self.tell_document({**await work, "id": id})
        except Refused as refusal:
            self.refuse(id, refusal)
        except Exception:
            log.exception("an answer failed", extra={"table": self.table.id})
            self.refuse(id, went_wrong())

    async def foreseen(self, message: Foresee) -> Document:
        view = await self.view()
        events: list[Any] = [None] * len(message.acts)
        if view is not None and self.viewpoint is not None:
            events = await self.at_the_desk(foreseen, view, message.acts)
        return {"type": "foreseen", "events": events}

    async def noted(self, message: AskNote) -> Document:
        view = await self.view()
        note = None if view is None else await self.at_the_desk(note_for, view, message.thing)
        return {"type": "noted", "note": note}

    async def hinted(self) -> Document:
        view = await self.view()
        if view is None or self.viewpoint is None:
            raise Refused("not-yours", "the house advises who plays, and nobody else")
        return {
            "type": "hinted",
            "hint": await self.room.hints.think(self.table, self.viewpoint, view),
        }

    async def named(self, message: NameAnswers) -> Document:
        view = await self.view()
        if view is None or self.viewpoint is None:
            return {"type": "named", "answers": [], "count": 0}
        return {"type": "named", **await self.at_the_desk(named, view, message.picked)}

    async def view(self) -> Document | None:
        """The view of this viewpoint, if it still belongs to this person; None before the game."""
        await self.table.catch_up_now()
        require_viewpoint(self.table.sitting, self.viewpoint, self.person)
        state = seen_by(self.table.sitting, self.viewpoint)
        return None if state is None else state.view(self.viewpoint)

    async def at_the_desk(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Has a question worker compute something from a view of this game."""
        budget, game = self.room.config.bot_budget, self.table.sitting.game_id
        return await self.room.desk.do(self.address, budget, work, game, *arguments)


def went_wrong() -> Refused:
    return Refused("fault", "this went wrong in the server; it is logged")


def plan_of(message: Message, seat: int) -> Plan:
    """The plan that carries out a seat's message at its table."""
    id = f"c/{message.id}"
    if isinstance(message, Act):
        plan = act(seat, id, message.act, message.window)
        return plan if said_in(message) is None else unless_muted(seat, plan)
    if isinstance(message, Say):
        return unless_muted(seat, say(seat, id, message.text, message.to))
    if isinstance(message, Promise):
        pledge = None if message.pledge is None else msgspec.to_builtins(message.pledge)
        return unless_muted(seat, promise(seat, id, message.to, message.text, pledge))
    if isinstance(message, Judge):
        return judge(seat, id, message.promise, message.kept)
    if isinstance(message, Cut):
        return cut(seat, id, message.cut, message.next)
    if isinstance(message, PaceOf):
        return pace(seat, id, message.pace)
    assert isinstance(message, Auto)
    return auto(seat, id, message.on, message.window, message.choices)
