"""ASGI middleware: limits requests per address and second."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from sitdown.server import metrics
from sitdown.server.process import ServerProcess
from sitdown.server.token_bucket import address_of
from sitdown.table import Refused

from . import client_files
from .request import refusal_response

FILE_COST = 0.25
"""The cost of a file in requests: a page loads about thirty of them."""

FILES = ("/api/faces/", "/api/words/", "/api/rules/")
"""Paths under `/api/` that count as files too."""


class RateLimitMiddleware:
    """Refuses clients that are too fast, before any other work is done for them."""

    def __init__(self, app: ASGIApp, room: ServerProcess) -> None:
        self.app = app
        self.room = room

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.pay(scope, address_of(HTTPConnection(scope)))
        except Refused as refusal:
            response = refusal_response(refusal)
            response.headers.update(client_files.HEADERS)
            metrics.count_request("(too fast)", response.status_code)
            await response(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def pay(self, scope: Scope, address: str) -> None:
        if scope["type"] == "websocket":
            # Sockets are counted on any path: one path takes them, all others refuse them.
            self.room.requests.take(address)
        elif scope["path"] == "/healthz":
            # Monitoring has its own limit: other clients at its address must not block it.
            self.room.checks.take(address)
        else:
            self.room.requests.take(address, cost_of(scope["path"]))


def cost_of(path: str) -> float:
    is_file = not path.startswith("/api/") or path.startswith(FILES)
    return FILE_COST if is_file else 1.0
