"""A real server on loopback for tests, and people who talk to it."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from itertools import count
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sitdown.kernel import Document
from sitdown.server.app import make_app
from sitdown.server.config import Config
from sitdown.server.identity import COOKIE
from sitdown.server.limits import Limits
from sitdown.server.process import ServerProcess
from sitdown.server.socket.admission import Admission
from sitdown.server.web_server import AdmissionServer, trusting
from sitdown.wire.socket import FromServer

from .declared import require_declared

Answer = TypeVar("Answer")

GENEROUS = Limits(
    requests=(1e6, 1e6),
    checks=(1e6, 1e6),
    messages=(1e6, 1e6),
    sockets=1000,
    connections=1000,
    questions=1000,
    bot_tables=1000,
    tables=1000,
    laid=10000,
    new_tables=(1e6, 1e6),
    imports=(1e6, 1e6),
    phrases=(1e6, 1e6),
    passkeys=(1e6, 1e6),
    devices=(1e6, 1e6),
    exports=(1e6, 1e6),
    erasures=(1e6, 1e6),
    reviews=(1e6, 1e6),
    entries=(1e6, 1e6),
)
LONGEST = 120
"""Seconds until what is expected counts as missing: a busy machine is no fault."""


class Service:
    """A server in a thread of its own."""

    def __init__(self, config: Config, port: int = 0) -> None:
        self.listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listening.bind(("127.0.0.1", port))
        self.host = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.address = f"http://{self.host}"
        self.gate = Admission(config.limits)
        self.app = make_app(config, self.gate)
        self.room: ServerProcess = self.app.state.room
        trusted = trusting(self.app, "127.0.0.1")  # so that tests come from several addresses
        self.server = AdmissionServer(lambda: trusted, self.gate, lambda: None, grace=3)
        self.loop: asyncio.AbstractEventLoop
        self.ready = threading.Event()
        self.thread = threading.Thread(target=asyncio.run, args=(self.serve(),))

    async def serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        serving = asyncio.create_task(self.server.serve([self.listening]))
        while not self.server.started and not serving.done():
            await asyncio.sleep(0.01)
        self.ready.set()
        await serving

    def do(self, work: Coroutine[Any, Any, Answer], seconds: float = LONGEST) -> Answer:
        """Something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def __enter__(self) -> Service:
        self.thread.start()
        assert self.ready.wait(LONGEST)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(LONGEST)
        self.listening.close()


@contextmanager
def service_at(place: str, port: int = 0, **settings: Any) -> Iterator[Service]:
    usual: dict[str, Any] = {"store": place, "limits": GENEROUS, "bot_budget": LONGEST * 0.75}
    with Service(Config(**{**usual, **settings}), port) as service:
        yield service


class Person:
    """Somebody with a browser: a name, a cookie, and requests."""

    def __init__(self, service: Service, name: str | None = "Vera") -> None:
        self.service = service
        self.http = httpx.Client(base_url=service.address, timeout=LONGEST)
        if name is not None:
            self.post("/api/guest", {"name": name})

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies[COOKIE]

    def get(self, path: str, status: int = 200) -> Any:
        response = self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: Document | None = None, status: int = 200) -> Any:
        response = self.http.post(path, json=body or {})
        assert response.status_code == status, response.text
        return response.json()

    def refused(self, path: str, body: Document | None, code: str) -> str:
        """A request that is refused with this code; gives the sentence."""
        response = self.http.post(path, json=body or {})
        error = response.json()["error"]
        assert error["code"] == code, error
        message: str = error["message"]
        return message

    def lay(self, game: str = "squirrels", players: int = 2, **body: Any) -> str:
        made = self.post("/api/tables", {"game": game, "players": players, **body}, 201)
        id: str = made["table"]["id"]
        return id

    def sit(self, id: str, seat: int | None = None, **query: Any) -> Seat:
        return Seat(self, id, seat, query)


class Seat:
    """A socket at a table."""

    ids = count()

    def __init__(
        self, person: Person, id: str, seat: int | None, query: Document, **headers: str
    ) -> None:
        arguments = {**query} if seat is None else {"seat": seat, **query}
        text = "&".join(f"{name}={value}" for name, value in arguments.items())
        address = f"ws://{person.service.host}/api/tables/{id}/socket?{text}"
        cookie = person.http.cookies.get(COOKIE)
        sent = {**({"Cookie": f"{COOKIE}={cookie}"} if cookie else {}), **headers}
        # Without pings of its own: whether a line is dead is what the server's tests decide.
        self.connecting = connect(
            address,
            additional_headers=sent,
            compression=None,
            max_size=None,
            open_timeout=LONGEST,
            ping_interval=None,
        )
        self.socket: ClientConnection
        self.messages: list[Document] = []

    def __enter__(self) -> Seat:
        self.socket = self.connecting.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.connecting.__exit__(kind, error, trace)

    def send(self, type: str, id: str | None = None, **fields: Any) -> str:
        id = id or f"t-{next(self.ids)}"
        self.socket.send(msgspec.json.encode({"type": type, "id": id, **fields}).decode())
        return id

    def receive(self, timeout: float = LONGEST) -> Document:
        message: Document = msgspec.json.decode(self.socket.recv(timeout=timeout))
        require_declared(message, FromServer)
        self.messages.append(message)
        return message

    def until(self, *types: str) -> Document:
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def answer_to(self, id: str) -> Document:
        while True:
            message = self.receive()
            if message.get("id") == id and message["type"] != "news":
                return message

    def ask(self, type: str, **fields: Any) -> Document:
        return self.answer_to(self.send(type, **fields))

    def newest(self, field: str) -> Any:
        """The newest of a field that is told only when it changes."""
        return next(message[field] for message in reversed(self.messages) if field in message)

    @property
    def entries(self) -> list[Document]:
        return [entry for message in self.messages for entry in message.get("entries", [])]

    def act(self, place: int = 0) -> Document:
        """Takes one of the legal actions."""
        legal = self.newest("view")["legal"]
        act = legal[place % len(legal)]
        return self.ask("act", act=act, window=self.newest("decision")["window"])

    def end(self) -> tuple[int, Document | None]:
        """Reads until the server closes: its code, and its last message."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
            return code, self.messages[-1] if self.messages else None
