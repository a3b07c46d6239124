"""Another front end than the web server: it calls the application, and brings its own transport."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import httpx
import msgspec

from sitdown.kernel import Document
from sitdown.server.app import make_app
from sitdown.server.config import Config
from sitdown.server.limits import Limits
from sitdown.server.socket.admission import CALLER
from sitdown.server.socket.connection import MessageHandler
from tests.asynchronous import awaited

from .service import GENEROUS

ONLY_WHERE_USED = ("uvicorn", "h11", "websockets", "yaml", "prometheus_client", "ctypes")


def test_the_application_imports_only_what_every_front_end_has() -> None:
    script = "import sys, sitdown.server.app; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout
    loaded = told.decode().split()
    assert "sitdown.server.socket.session" in loaded
    assert [name for name in ONLY_WHERE_USED if name in loaded] == []


class Tab:
    """A connection without a network, and the caller that it is at first."""

    def __init__(self) -> None:
        self.ear: MessageHandler
        self.told: list[Document] = []
        self.waiting = 0
        self.code: int | None = None

    def hand_over(self, ear: MessageHandler) -> Tab:
        self.ear = ear
        return self

    def tell(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def tell_with_next(self, message: bytes) -> None:
        self.tell(message)

    def leave_unsaid(self) -> None:
        self.waiting = 0

    def close(self, code: int, reason: str) -> None:
        self.code = code

    def hang_up(self) -> None:
        self.ear.lost()

    def say(self, type: str, **fields: Any) -> None:
        self.ear.hear(msgspec.json.encode({"type": type, "id": "1", **fields}).decode(), 0.0)

    async def until(self, type: str) -> Document:
        while True:
            for message in self.told:
                if message["type"] == type:
                    return message
            await asyncio.sleep(0.01)


async def connect(app: Any, path: str, query: str, cookie: str) -> Tab:
    """A socket at the application, let in by nothing but its own interface."""
    tab, answers = Tab(), []
    scope = {
        "type": "websocket",
        "path": path,
        "query_string": query.encode(),
        "headers": [(b"host", b"house"), (b"cookie", cookie.encode())],
        "extensions": {CALLER: {"caller": tab}},
    }

    async def receive() -> Document:
        return {"type": "websocket.connect"}

    async def send(message: Document) -> None:
        answers.append(message["type"])

    await app(scope, receive, send)
    assert answers == ["websocket.accept"]
    return tab


@awaited
async def test_a_socket_needs_only_a_transport(file: str) -> None:
    app = make_app(Config(store=file, limits=GENEROUS, figures=False))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://house") as vera,
    ):
        await vera.post("/api/guest", json={"name": "Vera"})
        seats = [{"kind": "me"}, {"kind": "me"}]
        laid = await vera.post(
            "/api/tables", json={"game": "squirrels", "players": 2, "seats": seats}
        )
        path = f"/api/tables/{laid.json()['table']['id']}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in vera.cookies.items())
        tab = await connect(app, path, "seat=0", cookie)
        hello = await tab.until("hello")
        tab.say("act", act=hello["view"]["legal"][0], window=hello["decision"]["window"])
        await tab.until("ack")
        assert (await tab.until("news"))["entries"]
        tab.ear.hear(None, 0.0)
        assert (await tab.until("refused"))["error"]["code"] == "bad-request"
        tab.waiting = Limits().outgoing
        tab.say("ping")
        assert (await tab.until("bye"))["code"] == "slow"
        assert (tab.code, tab.waiting) == (4010, 0)
        assert app.state.room.sockets
        tab.ear.lost()
        assert not app.state.room.sockets


@awaited
async def test_who_is_refused_is_told_over_any_transport(file: str) -> None:
    app = make_app(Config(store=file, limits=GENEROUS, figures=False))
    async with app.router.lifespan_context(app):
        tab = await connect(app, "/api/tables/nowhere/socket", "", "")
        assert [message["code"] for message in tab.told] == ["not-found"]
        assert tab.code == 4004
        assert app.state.room.per_address
        tab.hang_up()
        assert not app.state.room.per_address
