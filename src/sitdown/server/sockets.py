"""Sockets: one for each viewpoint at a table. What comes in is checked before it goes on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sitdown.kernel import Document
from sitdown.table import Refused, Table, door
from sitdown.table.plans import (
    Outcome,
    Plan,
    act,
    auto,
    cut,
    judge,
    owned,
    promise,
    require_viewpoint,
    say,
)
from sitdown.table.records.told import Viewpoint
from sitdown.table.telling.picture import seen_by

from . import metrics
from .guests import COOKIE
from .limits import Bucket, address_of, too_fast
from .origin import require_origin
from .requests import (
    Act,
    AnyMessage,
    Auto,
    Cut,
    Foresee,
    Judge,
    Message,
    Ping,
    Promise,
    Say,
    SocketQuery,
)
from .room import Room
from .thinking import foreseen

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
    "bad-request": 4000,
}
PATIENCE = 100
"""Who is refused so often in a row for being too fast is shown the door."""

PARTING = 3.0

ENCODER = msgspec.json.Encoder()


class Socket:
    """One connection, as a watcher of its table."""

    def __init__(
        self,
        room: Room,
        websocket: WebSocket,
        table: Table,
        viewpoint: Viewpoint,
        person: str | None,
        sketches: bool,
    ) -> None:
        self.room = room
        self.websocket = websocket
        self.table = table
        self.viewpoint = viewpoint
        self.person = person
        self.address = address_of(websocket)
        self.sketches = sketches
        self.outgoing: deque[bytes] = deque()
        self.waiting = 0
        self.sending: asyncio.Task[None] | None = None
        self.leaving: tuple[int, str] | None = None
        self.bucket = Bucket(*room.limits.messages, time.monotonic())
        self.impatience = 0
        self.questions: set[asyncio.Task[None]] = set()

    # Out.

    def tell(self, message: bytes) -> None:
        """Puts a message on its way; nobody waits for a slow reader."""
        if self.leaving is not None:
            return
        self.waiting += len(message)
        if self.waiting > self.room.limits.outgoing:
            self.outgoing.clear()
            self.dismiss("slow", "you read too slowly; connect again")
            return
        self.outgoing.append(message)
        self.send()

    def tell_document(self, document: Document) -> None:
        self.tell(ENCODER.encode(document))

    def dismiss(self, code: str, message: str) -> None:
        if self.leaving is None:
            self.outgoing.append(ENCODER.encode({"type": "bye", "code": code, "message": message}))
            self.leaving = (CLOSE[code], code)
            self.send()

    def send(self) -> None:
        if self.sending is None:
            self.sending = asyncio.get_running_loop().create_task(self.send_off())

    async def send_off(self) -> None:
        try:
            while self.outgoing:
                message = self.outgoing.popleft()
                self.waiting -= len(message)
                await self.websocket.send({"type": "websocket.send", "text": message.decode()})
            if self.leaving is not None:
                await self.websocket.close(*self.leaving)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.leaving = (1006, "gone")
        finally:
            self.sending = None

    # In.

    async def listen(self) -> None:
        """Takes messages until the connection ends."""
        while self.leaving is None:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                self.leaving = (1006, "gone")
                return
            text = message.get("text")
            try:
                self.take_token()
                if text is None:
                    raise Refused("bad-request", "binary frames say nothing here; send text")
                self.receive(text)
            except Refused as refusal:
                self.refuse(door.id_in(text), refusal)
            except Exception:
                log.exception("a message failed", extra={"table": self.table.id})
                self.refuse(door.id_in(text), went_wrong())
        await self.see_off()

    async def see_off(self) -> None:
        """Reads on for a moment: who closes on unread messages cuts off his own last words."""
        try:
            async with asyncio.timeout(PARTING):
                while (await self.websocket.receive())["type"] != "websocket.disconnect":
                    pass
        except (TimeoutError, RuntimeError):
            return

    def take_token(self) -> None:
        wait = self.bucket.wait(time.monotonic())
        if not wait:
            self.impatience = 0
            return
        self.impatience += 1
        if self.impatience > PATIENCE:
            self.dismiss("too-many", "too fast for too long")
        raise too_fast(wait)

    def receive(self, text: str) -> None:
        message: Message = door.read(text, AnyMessage, door.MESSAGE)  # type: ignore[arg-type]
        if isinstance(message, Ping):
            now = self.room.now()
            self.tell_document({"type": "pong", "id": message.id, "now": now})
        elif isinstance(message, Foresee):
            self.foresee(message)
        else:
            self.submit(message)

    def submit(self, message: Message) -> None:
        if self.viewpoint is None:
            raise Refused("not-yours", "spectators look on; take a seat to play or to talk")
        plan = owned(self.viewpoint, self.person, plan_of(message, self.viewpoint))
        id = message.id
        started = time.perf_counter()
        was_hushed = self.table.sitting.hushed

        def done(outcome: Outcome) -> None:
            if not was_hushed:
                metrics.count(outcome, time.perf_counter() - started)
            if isinstance(outcome, Refused):
                self.refuse(id, outcome)
            else:
                self.tell_document({"type": "ack", "id": id, "n": outcome})

        self.table.submit(plan, done)

    def refuse(self, id: str | None, refusal: Refused) -> None:
        self.tell_document({"type": "refused", "id": id, "error": refusal.document()})

    def foresee(self, message: Foresee) -> None:
        task = self.room.hall.background(self.answer(message.id, self.foreseen(message)))
        self.questions.add(task)
        task.add_done_callback(self.questions.discard)

    async def answer(self, id: str, work: Coroutine[Any, Any, Document]) -> None:
        """Tells what is worked out in the background: whatever happens there, it is answered."""
        try:
            self.tell_document({**await work, "id": id})
        except Refused as refusal:
            self.refuse(id, refusal)
        except Exception:
            log.exception("an answer failed", extra={"table": self.table.id})
            self.refuse(id, went_wrong())

    async def foreseen(self, message: Foresee) -> Document:
        await self.table.newest()
        require_viewpoint(self.table.sitting, self.viewpoint, self.person)
        sitting = self.table.sitting
        state = seen_by(sitting, self.viewpoint)
        events: list[Any] = [None] * len(message.acts)
        if state is not None and self.viewpoint is not None:
            events = await self.room.desk.do(
                self.address,
                self.room.config.bot_budget,
                foreseen,
                sitting.game_id,
                state.view(self.viewpoint),
                message.acts,
            )
        return {"type": "foreseen", "events": events}


def went_wrong() -> Refused:
    return Refused("fault", "this went wrong in the server; it is logged")


def plan_of(message: Message, seat: int) -> Plan:
    """What a seat wants, as a plan for its table."""
    id = f"c/{message.id}"
    if isinstance(message, Act):
        return act(seat, id, message.act, message.window)
    if isinstance(message, Say):
        return say(seat, id, message.text, message.to)
    if isinstance(message, Promise):
        pledge = None if message.pledge is None else msgspec.to_builtins(message.pledge)
        return promise(seat, id, message.to, message.text, pledge)
    if isinstance(message, Judge):
        return judge(seat, id, message.promise, message.kept)
    if isinstance(message, Cut):
        return cut(seat, id, message.cut, message.next)
    assert isinstance(message, Auto)
    return auto(seat, id, message.on)


async def serve_socket(room: Room, websocket: WebSocket) -> None:
    """A connection from its first request to its end."""
    address = address_of(websocket)
    try:
        require_origin(websocket.headers, room.config.origins)
        room.let_in(address)
    except Refused as refusal:
        await turn_away(websocket, refusal)
        return
    try:
        socket = await connect(room, websocket)
        await attend(room, socket)
    except Refused as refusal:
        await turn_away(websocket, refusal)
    finally:
        room.let_out(address)


async def connect(room: Room, websocket: WebSocket) -> Socket:
    """Who it is, and what he may see; Refused says why not."""
    if not room.is_open:
        raise Refused("stopping", "the server is about to stop; come again in a moment")
    query = door.read_query(list(websocket.query_params.multi_items()), SocketQuery)
    guest = room.seal.guest(websocket.cookies.get(COOKIE))
    table = await room.hall.table(door.read_part(websocket.path_params["id"]))
    person = None if guest is None else guest.id
    await table.newest()
    require_viewpoint(table.sitting, query.seat, person)
    room.make_room_for(query.seat)
    socket = Socket(room, websocket, table, query.seat, person, query.sketch)
    await websocket.accept()
    require_viewpoint(table.sitting, query.seat, person)
    room.sockets.add(socket)
    table.watch(socket, query.since)
    return socket


async def attend(room: Room, socket: Socket) -> None:
    metrics.sockets.inc()
    try:
        await socket.listen()
    finally:
        metrics.sockets.dec()
        room.sockets.discard(socket)
        socket.table.unwatch(socket)
        for question in socket.questions:
            question.cancel()


async def turn_away(websocket: WebSocket, refusal: Refused) -> None:
    """Says why before closing: a handshake that is refused would tell a browser nothing."""
    code = CLOSE.get(refusal.code, 4000)
    if refusal.code == "wrong-origin":
        await websocket.close(code)
        return
    bye = {"type": "bye", "code": refusal.code, "message": refusal.message}
    try:
        if websocket.application_state.name == "CONNECTING":
            await websocket.accept()
        await websocket.send_text(ENCODER.encode(bye).decode())
        await websocket.close(code, refusal.code)
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
