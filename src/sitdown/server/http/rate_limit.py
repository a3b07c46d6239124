"""ASGI middleware: requests per address and second."""

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
"""What a file costs, in requests: a page has some thirty of them."""

FILES = ("/api/faces/", "/api/words/", "/api/rules/")
"""Beside the pages, these are files too."""


class RateLimitMiddleware:
    """Around the application: who is too fast does not get in, and costs nearly nothing."""

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
            # On any path: one is for sockets, and all others refuse them.
            self.room.requests.take(address)
        elif scope["path"] == "/healthz":
            # Who watches over the server must not be kept out by his neighbours.
            self.room.checks.take(address)
        else:
            self.room.requests.take(address, cost_of(scope["path"]))


def cost_of(path: str) -> float:
    is_file = not path.startswith("/api/") or path.startswith(FILES)
    return FILE_COST if is_file else 1.0
