"""The simulated web server: requests and sockets that reach the application, or do not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from sitdown.runtime import Inline
from sitdown.server.app import make_app
from sitdown.server.config import Config
from sitdown.server.limits import Limits
from sitdown.server.soak.light_client import Declined, LightSocket, Lost
from sitdown.server.soak.simulation.front import Fate, Front
from sitdown.server.soak.simulation.loop import Host, SimulatedLoop
from sitdown.server.socket.admission import CALLER, Admission
from sitdown.server.socket.connection import UNANSWERED, SocketConnection

from .worlds import simulated


class Echo:
    """A small application: it says again what it hears, and notes what happens to it."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.line: SocketConnection
        self.app = Starlette(
            routes=[
                Route("/echo/{name}", self.echo, methods=["GET", "POST"]),
                Route("/slow", self.slow),
                Route("/broken", self.broken),
                WebSocketRoute("/socket", self.socket),
            ],
            lifespan=self.lifespan,
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.notes.append("open")
        try:
            yield
        finally:
            self.notes.append("closed")

    async def echo(self, request: Request) -> Response:
        self.notes.append("asked")
        body = (await request.body()).decode()
        name, client = request.path_params["name"], request.client
        assert client is not None
        words = [request.method, name, request.url.query, body, request.cookies, client.host]
        answer = JSONResponse(words, 201)
        answer.set_cookie("guest", "so=so")
        return answer

    async def slow(self, request: Request) -> Response:
        try:
            while (await request.receive())["type"] != "http.disconnect":
                pass
            self.notes.append("hung up")
        finally:
            self.notes.append("finally")
        return Response()

    async def broken(self, request: Request) -> Response:
        raise KeyError("broken")

    async def socket(self, websocket: WebSocket) -> None:
        if "no" in websocket.query_params:
            await websocket.close()
            return
        if "why" in websocket.query_params:
            await websocket.send_denial_response(Response("too fast", 429))
            return
        await websocket.accept()
        self.line = websocket.scope["extensions"][CALLER]["caller"].hand_over(self)
        self.line.tell(b"hello")

    def hear(self, text: str | None, wait: float) -> None:
        self.line.tell(f"you said {text}".encode())

    def flooded(self) -> None:
        self.notes.append("flooded")

    def lost(self) -> None:
        self.notes.append("lost")


class Simulated(Inline):
    """A runtime in virtual time."""

    def __init__(self, loop: SimulatedLoop, luck: Random) -> None:
        super().__init__(
            wall=lambda: 1_800_000_000.0 + loop.time(),
            ticking=loop.time,
            random_bytes=luck.randbytes,
        )
        self.luck = luck

    def delay(self, what: str) -> float:
        return self.luck.uniform(0.0003, 0.006)


class Served:
    """The small application behind a front."""

    def __init__(self, loop: SimulatedLoop, seed: int = 1, **how: Any) -> None:
        self.loop = loop
        self.echo = Echo()
        self.host = Host("server")
        self.gate = Admission(Limits(), runtime=Simulated(loop, Random(seed)))
        self.front = Front(loop, self.host, self.echo.app, self.gate, Random(seed), **how)
        self.heard: list[bytes] = []

    def wire(self) -> LightSocket:
        return LightSocket(b"", self.heard.append)


def served(work: Callable[[Served], Awaitable[None]], seed: int = 1, **how: Any) -> Served:
    with simulated(seed) as loop:
        world = Served(loop, seed, **how)

        async def begin() -> None:
            await world.front.start()
            await work(world)

        loop.run_until_complete(begin())
        return world


# Requests.


def test_a_request_and_its_answer_take_their_time() -> None:
    async def ask(world: Served) -> None:
        before = world.loop.clock
        answer = await world.front.request(
            "POST", "/echo/a%20b?x=1", {"k": 1}, {"c": "d"}, "198.51.100.9"
        )
        assert answer.status == 201
        assert answer.document() == ["POST", "a b", "x=1", '{"k":1}', {"c": "d"}, "198.51.100.9"]
        assert answer.cookies == {"guest": '"so=so"'}
        assert answer.header("content-type") == "application/json"
        assert world.loop.clock - before > 0.01
        await world.front.stop()
        with pytest.raises(Lost):
            await world.front.request("GET", "/echo/x")

    assert served(ask).echo.notes == ["open", "asked", "closed"]


def test_a_request_may_be_lost_or_carried_out_although_its_answer_is_lost() -> None:
    def ask_when(fate: Fate) -> list[str]:
        async def ask(world: Served) -> None:
            with pytest.raises(Lost):
                await world.front.request("GET", "/echo/x")

        return served(ask, fate=lambda luck: fate).echo.notes

    assert ask_when("request lost") == ["open"]
    assert ask_when("answer lost") == ["open", "asked"]


@pytest.mark.parametrize("how", ["cut", "impatient", "cancelled"])
def test_the_application_learns_that_nobody_waits(how: str) -> None:
    async def ask(world: Served) -> None:
        asking = world.loop.create_task(world.front.request("GET", "/slow", patience=5))
        if how == "cancelled":
            world.loop.call_later(1, asking.cancel)
            await asyncio.wait([asking])
            assert asking.cancelled()
        else:
            with pytest.raises(Lost):
                await asking
        await asyncio.sleep(5)

    fate: Fate = "cut" if how == "cut" else "delivered"
    world = served(ask, fate=lambda luck: fate)
    assert world.echo.notes == ["open", "hung up", "finally"]
    assert world.host.watchers == {}


def test_a_request_is_lost_when_its_host_dies() -> None:
    async def ask(world: Served) -> None:
        world.loop.call_later(2, world.loop.kill, world.host)
        with pytest.raises(Lost, match="died"):
            await world.front.request("GET", "/slow")
        with pytest.raises(Lost, match="nobody listens"):
            await world.front.request("GET", "/slow")
        with pytest.raises(Lost):
            await world.front.socket("/socket", "", None, world.wire())
        with pytest.raises(Lost):
            await world.front.stop()

    assert served(ask).echo.notes == ["open"]


def test_an_application_that_fails_answers_500_and_is_a_fault() -> None:
    loop = SimulatedLoop(Random(1))
    world = Served(loop)

    async def ask() -> None:
        await world.front.start()
        assert (await world.front.request("GET", "/broken")).status == 500

    loop.run_until_complete(ask())
    assert [type(fault.exception) for fault in loop.faults] == [KeyError]
    loop.close()


# Sockets.


def test_a_socket_is_a_real_line_to_a_real_client() -> None:
    async def talk(world: Served) -> None:
        wire = world.wire()
        connection = await world.front.socket("/socket", "x=1", None, wire)
        assert wire.upgraded
        wire.frame(1, b"so")
        await asyncio.sleep(300)  # it is pinged several times, and answers
        assert world.heard == [b"hello", b"you said so"]
        assert list(world.gate.sockets) == list(world.front.connections) == [world.echo.line]
        connection.reset()
        await wire.closed

    world = served(talk)
    assert world.echo.notes == ["open", "lost"]
    assert list(world.gate.sockets) == list(world.front.connections) == []


def test_a_half_open_line_is_given_up() -> None:
    async def talk(world: Served) -> None:
        wire = world.wire()
        connection = await world.front.socket("/socket", "", None, wire)
        connection.cut()
        await asyncio.sleep(60)
        assert not wire.closed.done()

    assert UNANSWERED == 1011
    assert served(talk).echo.notes == ["open", "lost"]


def test_a_refused_socket_says_with_which_status() -> None:
    async def talk(world: Served) -> None:
        with pytest.raises(Declined) as plain:
            await world.front.socket("/socket", "no", None, world.wire())
        with pytest.raises(Declined) as reasoned:
            await world.front.socket("/socket", "why", None, world.wire())
        assert (plain.value.status, reasoned.value.status) == (403, 429)
        await asyncio.sleep(5)

    assert list(served(talk).gate.sockets) == []


def test_data_that_comes_with_the_handshake_is_heard() -> None:
    class Hasty(LightSocket):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            self.frame(1, b"first")

    async def talk(world: Served) -> None:
        await world.front.socket("/socket", "", None, Hasty(b"", world.heard.append))
        await asyncio.sleep(5)
        assert world.heard == [b"hello", b"you said first"]

    for seed in range(10):
        served(talk, seed)


def test_a_server_that_stops_closes_its_lines() -> None:
    async def talk(world: Served) -> None:
        wire = world.wire()
        await world.front.socket("/socket", "", None, wire)
        await world.front.stop(lambda: world.echo.notes.append("goodbye"))
        await wire.closed

    assert served(talk).echo.notes == ["open", "goodbye", "lost", "closed"]


# The real application.


def play(place: Path, seed: int) -> list[Any]:
    """A guest lays a table, sits down, talks and sees the server die; then it comes back."""
    trace: list[Any] = []
    with simulated(seed) as loop:
        luck = Random(seed)

        def front_of(host: Host) -> tuple[Front, Any]:
            runtime = Simulated(loop, Random(luck.getrandbits(64)))
            config = Config(store=str(place / "tables.sqlite"))
            gate = Admission(config.limits, runtime=runtime)
            app = host.context.run(make_app, config, gate, runtime)
            return Front(loop, host, app, gate, Random(luck.getrandbits(64))), app.state.room

        def hear(message: bytes) -> None:
            trace.append((loop.time(), message))

        async def visit() -> None:
            host = Host("server")
            front, room = front_of(host)
            await front.start()
            assert (await front.request("GET", "/api/games")).status == 200
            guest = (await front.request("POST", "/api/guest", {"name": "Vera"})).cookies
            chairs = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            order = {"game": "squirrels", "players": 2, "seats": chairs}
            id = (await front.request("POST", "/api/tables", order, guest)).document()["table"][
                "id"
            ]
            wire = LightSocket(b"", hear)
            await front.socket(f"/api/tables/{id}/socket", "seat=0", guest, wire)
            wire.send({"type": "say", "id": "1", "text": "so"})
            await asyncio.sleep(40)
            loop.kill(host)
            close_files(room)
            await wire.closed
            front, room = front_of(Host("server"))
            await front.start()
            wire = LightSocket(b"", hear)
            await front.socket(f"/api/tables/{id}/socket", "seat=0", guest, wire)
            await asyncio.sleep(5)
            await front.stop(room.say_goodbye)
            await wire.closed

        loop.run_until_complete(visit())
    return trace


def close_files(room: Any) -> None:
    """Closes the files of a killed process, as a kernel does."""
    store = room.hall.store
    store.writer.connection.close()


@pytest.mark.parametrize("seed", [1, 2])
def test_the_real_server_is_played_on_killed_and_played_on(tmp_path: Path, seed: int) -> None:
    traces = []
    for name in ("first", "second"):
        place = tmp_path / name
        place.mkdir()
        traces.append(play(place, seed))
    assert traces[0] == traces[1]
    kinds = [msgspec.json.decode(message)["type"] for _, message in traces[0]]
    assert kinds.count("hello") == 2
    assert "ack" in kinds
    assert kinds[-1] == "bye"
