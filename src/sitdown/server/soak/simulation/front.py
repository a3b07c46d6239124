"""Front: a simulated web server, between people outside and the application on its host.

It calls the ASGI application as uvicorn does, in the context of the host. The people outside belong
to no host. They learn of a host's death as over a real network: late, or not at all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Final, Literal, TypeVar
from urllib.parse import unquote

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message, Scope

from sitdown.runtime import OrderedSet
from sitdown.server.soak.light_client import SWITCHING, Declined, LightSocket, Lost
from sitdown.server.socket.admission import Admission

from .handshake import Handshake, handshake_head
from .loop import Host, SimulatedLoop
from .network import Address, Connection, Delay, usual_delay

Answered = TypeVar("Answered")

Fate = Literal["delivered", "request lost", "answer lost", "cut"]
"""The effect of the simulated network on a request.

"request lost": it never arrives. "answer lost": it is carried out, but the answer never arrives.
"cut": both sides are told at some moment that the connection is gone, and the application may go on
or not.
"""

HERE: Final[Address] = ("192.0.2.1", 8080)
"""The address of the server."""

SOMEBODY: Final = "203.0.113.7"
"""The address of a client for which no other one is given."""

CLIENT_ANSWER_SECONDS: Final = 30.0
"""Seconds that a client waits for an answer."""

STOPPING_SECONDS: Final = 10.0
"""Seconds that a stopping server waits for its connections, as `serve` tells uvicorn."""

LOOKING_SECONDS: Final = 1.0
"""Seconds between two searches of `Admission` for silent connections."""

CUT_SECONDS: Final = 0.5
"""Seconds within which a "cut" connection is cut."""


class Answer(Struct, frozen=True):
    """A complete response to a request."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str | None:
        return next((value for known, value in self.headers if known == name), None)

    def document(self) -> Any:
        return msgspec.json.decode(self.body)

    @property
    def cookies(self) -> dict[str, str]:
        """The cookies that the answer sets."""
        pairs = [value.partition(";")[0] for name, value in self.headers if name == "set-cookie"]
        return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


def always_delivered(luck: Random) -> Fate:
    return "delivered"


class Front:
    """The simulated web server of one host, from its start to its end or death."""

    def __init__(
        self,
        loop: SimulatedLoop,
        host: Host,
        app: ASGIApp,
        gate: Admission,
        luck: Random,
        delay: Delay = usual_delay,
        fate: Callable[[Random], Fate] = always_delivered,
    ) -> None:
        self.loop = loop
        self.host = host
        self.app = app
        self.gate = gate
        self.luck = luck
        self.delay = delay
        self.fate = fate
        self.state: dict[str, Any] = {}
        """The lifespan's state, which the application fills when it starts."""
        self.is_open = False
        self.connections: OrderedSet[Any] = OrderedSet()
        """Handshakes under way and open sockets, in the order of their arrival."""
        self.exchanges: dict[Exchange, None] = {}
        self.events: asyncio.Queue[Message] = asyncio.Queue()
        self.answers: asyncio.Queue[Message] = asyncio.Queue()
        self.lifespan: asyncio.Task[None] | None = None

    def own_luck(self) -> Random:
        """A random stream for one connection.

        Connections thus do not disturb each other's draws.
        """
        return Random(self.luck.getrandbits(64))

    # Start and stop.

    async def inside(self, work: Coroutine[Any, Any, Answered]) -> Answered:
        """Runs a coroutine on the host for a caller outside; Lost if the host dies before."""
        future: asyncio.Future[Answered] = self.loop.create_future()

        def done(task: asyncio.Task[Answered]) -> None:
            self.host.watchers.pop(future, None)
            if future.done():
                return
            if task.cancelled():
                future.set_exception(Lost("cancelled on the host"))
            elif (error := task.exception()) is not None:
                future.set_exception(error)
            else:
                future.set_result(task.result())

        def died() -> None:
            if not future.done():
                future.set_exception(Lost("the host has died"))

        if self.host.is_dead:
            work.close()
            raise Lost("the host is dead")
        self.host.watchers[future] = died
        task = self.loop.create_task(work, context=self.host.context.copy())
        task.add_done_callback(done, context=self.loop.outside.context.copy())
        return await future

    async def start(self) -> None:
        """Opens the application; Lost if the host dies meanwhile or the application refuses."""
        await self.inside(self.open())

    async def open(self) -> None:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": self.state}
        self.lifespan = self.loop.create_task(
            self.app(scope, self.events.get, self.answers.put)  # type: ignore[arg-type]
        )
        await self.tell_lifespan("startup")
        self.is_open = True
        self.loop.call_later(LOOKING_SECONDS, self.look_around)

    async def tell_lifespan(self, what: str) -> None:
        assert self.lifespan is not None
        await self.events.put({"type": f"lifespan.{what}"})
        answer = self.loop.create_task(self.answers.get())
        await asyncio.wait([answer, self.lifespan], return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            answer.cancel()
            self.lifespan.result()
            raise Lost(f"the application has ended at its {what}")
        if answer.result()["type"] != f"lifespan.{what}.complete":
            await asyncio.wait([self.lifespan])
            self.lifespan.exception()
            raise Lost(answer.result().get("message", what))

    def look_around(self) -> None:
        if self.is_open:
            self.gate.look_around()
            self.loop.call_later(LOOKING_SECONDS, self.look_around)

    async def stop(self, say_goodbye: Callable[[], None] = lambda: None) -> None:
        """Stops in order. `say_goodbye` is called on the host before anything else."""
        await self.inside(self.shut(say_goodbye))

    async def shut(self, say_goodbye: Callable[[], None]) -> None:
        say_goodbye()
        self.is_open = False
        for connection in list(self.connections):
            connection.shutdown()
        ends = self.loop.time() + STOPPING_SECONDS
        while (self.connections or self.exchanges) and self.loop.time() < ends:
            await asyncio.sleep(0.1)
        await self.tell_lifespan("shutdown")
        assert self.lifespan is not None
        await self.lifespan

    # Requests.

    async def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        cookies: dict[str, str] | None = None,
        address: str = SOMEBODY,
        headers: dict[str, str] | None = None,
        patience: float = CLIENT_ANSWER_SECONDS,
    ) -> Answer:
        """Sends a request and returns its answer;

        Lost if none arrives.

        A body is sent as JSON unless it is bytes already.
        """
        content = b"" if body is None else body
        if not isinstance(content, bytes):
            content = msgspec.json.encode(content)
        more = {} if body is None else {"content-type": "application/json"}
        more |= {"content-length": str(len(content)), **(headers or {})}
        scope = self.scope("http", path, cookies, address, more) | {"method": method}
        return await Exchange(self, self.own_luck(), scope, content).carry_out(patience)

    def scope(
        self,
        kind: str,
        path: str,
        cookies: dict[str, str] | None,
        address: str,
        headers: dict[str, str],
    ) -> dict[str, Any]:
        """The ASGI scope of a request, as uvicorn makes it."""
        path, _, query = path.partition("?")
        named = {"host": f"{HERE[0]}:{HERE[1]}", "user-agent": "simulation", **headers}
        if cookies:
            named["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "scheme": "ws" if kind == "websocket" else "http",
            "server": HERE,
            "client": (address, self.luck.randrange(1024, 65536)),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in named.items()],
            "state": self.state.copy(),
            "extensions": {},
        }

    # Sockets.

    async def socket(
        self,
        path: str,
        query: str,
        cookies: dict[str, str] | None,
        wire: LightSocket,
        address: str = SOMEBODY,
        headers: dict[str, str] | None = None,
        patience: float = CLIENT_ANSWER_SECONDS,
    ) -> Connection:
        """Opens a socket for a client, which is then upgraded; raises Declined or Lost otherwise.

        Returns the simulated connection, which can be stalled, cut and reset.
        """
        luck = self.own_luck()
        whole = f"{path}?{query}" if query else path
        scope = self.scope("websocket", whole, cookies, address, headers or {})
        if self.host.is_dead or not self.is_open:
            await asyncio.sleep(self.delay(luck))
            raise Lost("nobody listens")
        here = self.loop.outside, scope["client"]
        connection = Connection(luck, here, (self.host, HERE), self.loop, self.delay)
        connection.server.set_protocol(Handshake(self, connection.server, scope))
        connection.client.set_protocol(wire)
        wire.request = handshake_head(whole)
        wire.connection_made(connection.client)
        try:
            async with asyncio.timeout(patience):
                await wire.open
        except TimeoutError:
            connection.client.abort()
            raise Lost("no handshake in time") from None
        except BaseException:
            connection.client.abort()
            raise
        if wire.status not in (0, SWITCHING):
            raise Declined(wire.status, path)
        if not wire.upgraded:
            raise Lost("gone before the handshake was done")
        return connection


class Exchange:
    """A request being handled."""

    def __init__(self, front: Front, luck: Random, scope: Scope, body: bytes) -> None:
        self.front = front
        self.loop = front.loop
        self.luck = luck
        self.scope = scope
        self.body: bytes | None = body
        self.fate = front.fate(luck)
        self.answer: asyncio.Future[Answer] = self.loop.create_future()
        self.hung_up = asyncio.Event()
        """Set on the host when the client has gone or the answer is complete."""
        self.status = 0
        self.headers: list[tuple[str, str]] = []
        self.parts: list[bytes] = []
        self.is_complete = False

    # The client's side.

    async def carry_out(self, patience: float) -> Answer:
        self.send_outside(self.reach)
        if self.fate == "cut":
            self.loop.call_later(self.luck.uniform(0.0, CUT_SECONDS), self.fail, "cut")
        try:
            async with asyncio.timeout(patience):
                return await self.answer
        except TimeoutError:
            raise Lost("no answer in time") from None
        finally:
            self.tell_host_of_the_end()

    def send_outside(self, what: Callable[..., None], *arguments: Any) -> None:
        """Calls something outside after the delay of a message through the network."""
        delay, context = self.front.delay(self.luck), self.loop.outside.context.copy()
        self.loop.call_later(delay, what, *arguments, context=context)

    def tell_host_of_the_end(self) -> None:
        """Tells the host, after a network delay, that the client no longer waits."""
        host = self.front.host
        if not self.is_complete and not host.is_dead:
            delay = self.front.delay(self.luck)
            self.loop.call_later(delay, self.hung_up.set, context=host.context.copy())

    def reach(self) -> None:
        """Called when the request arrives at the host, unless it is lost."""
        front = self.front
        if self.fate == "request lost":
            self.send_outside(self.fail, "lost on its way")
        elif front.host.is_dead or not front.is_open:
            self.send_outside(self.fail, "nobody listens")
        elif not self.answer.done():
            front.host.watchers[self] = self.host_died
            front.exchanges[self] = None
            self.loop.create_task(self.serve(), context=front.host.context.copy())

    def host_died(self) -> None:
        """Tells the client that the host has died. An answer under way may still arrive first."""
        self.front.exchanges.pop(self, None)
        if not self.front.host.has_lost_power:
            self.send_outside(self.fail, "the host has died")

    def fail(self, why: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(Lost(why))

    def arrive(self, answer: Answer) -> None:
        """Called when the whole answer has come through the network."""
        self.front.host.watchers.pop(self, None)
        if self.fate == "answer lost":
            self.fail("the answer was lost")
        elif not self.answer.done():
            self.answer.set_result(answer)

    # The host's side.

    async def serve(self) -> None:
        error: Exception | None = None
        try:
            await self.front.app(self.scope, self.receive, self.send)
        except Exception as raised:
            error = raised
        self.front.exchanges.pop(self, None)
        if self.is_complete or (error is None and self.hung_up.is_set()):
            if error is None:
                return
        elif self.status == 0:
            self.status = 500
            self.complete()
        else:
            self.send_outside(self.fail, "the answer breaks off")
        message = f"the application failed: {self.scope['method']} {self.scope['path']}"
        self.loop.call_exception_handler({"message": message, "exception": error})

    async def receive(self) -> Message:
        if self.body is not None and not self.hung_up.is_set():
            body, self.body = self.body, None
            return {"type": "http.request", "body": body, "more_body": False}
        await self.hung_up.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if self.hung_up.is_set():
            return
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = message.get("headers", [])
            self.headers = [(name.decode().lower(), value.decode()) for name, value in headers]
            return
        self.parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            self.complete()

    def complete(self) -> None:
        self.is_complete = True
        self.hung_up.set()
        self.send_outside(self.arrive, Answer(self.status, self.headers, b"".join(self.parts)))
