"""The ASGI application: routes, lifespan and error handling."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from sitdown.runtime import Runtime
from sitdown.table import Refused
from sitdown.wire.documents import Health

from . import metrics
from .api import (
    admin,
    admin_moderation,
    bots,
    chairs,
    games,
    guests,
    hosting,
    ladder,
    passkeys,
    players,
    privacy,
    push,
    replays,
    reviews,
    studies,
    tables,
    why,
)
from .config import Config
from .http import client_files, faces, openapi
from .http.compression import CachedResponse
from .http.rate_limit import RateLimitMiddleware
from .http.request import ApiRequest, Endpoint, json_response, refusal_response
from .origin import require_origin
from .process import ServerProcess
from .socket.admission import Admission
from .socket.handshake import serve_socket

log = logging.getLogger("sitdown.server")

API: list[Endpoint] = [
    *games.ENDPOINTS,
    *studies.ENDPOINTS,
    *bots.ENDPOINTS,
    *faces.ENDPOINTS,
    *guests.ENDPOINTS,
    *tables.LIST_ENDPOINTS,
    *hosting.CREATION_ENDPOINTS,
    *tables.TABLE_ENDPOINTS,
    *chairs.SEATING_ENDPOINTS,
    *hosting.START_ENDPOINTS,
    *chairs.SEATED_ENDPOINTS,
    *hosting.END_ENDPOINTS,
    *replays.ENDPOINTS,
    *reviews.ENDPOINTS,
    *players.ENDPOINTS,
    *ladder.ENDPOINTS,
    *privacy.ENDPOINTS,
    *guests.PHRASE_ENDPOINTS,
    *passkeys.ENDPOINTS,
    *push.ENDPOINTS,
    *why.ENDPOINTS,
]
"""All endpoints except the administrator's, in the order of the API's page.

A table is created, filled, started, played at and closed, so the lists of three modules alternate.
"""
ADMIN_API: list[Endpoint] = [
    *admin.OVERVIEW_ENDPOINTS,
    *admin_moderation.ENDPOINTS,
    *admin.HISTORY_ENDPOINTS,
]


async def health(call: ApiRequest) -> Response:
    ok = call.room.is_open and await call.room.hall.rounds.is_well()
    return json_response({"ok": ok}, 200 if ok else 503)


async def openapi_document(call: ApiRequest) -> Response:
    return (await call.room.runtime.aside(described)).sent(call)


async def openapi_page(call: ApiRequest) -> Response:
    return (await call.room.runtime.aside(described_page)).sent(call)


# Made on first use, in a thread: it takes long enough to delay everybody's moves.
@cache
def described() -> CachedResponse:
    return CachedResponse(msgspec.json.encode(openapi.openapi(API)), "application/json")


@cache
def described_page() -> CachedResponse:
    return CachedResponse(openapi.page(API).encode(), "text/html")


BESIDE = [
    Endpoint("GET", "/healthz", health, "Whether the server is well", answer=Health),
    Endpoint("GET", "/api/openapi.json", openapi_document, "This, for programs", answer=dict),
    Endpoint("GET", "/api/docs", openapi_page, "This, to be read", media="text/html"),
]
PAGE = Endpoint("GET", "/{path:path}", client_files.page, "The browser client", media="text/html")


def make_app(
    config: Config, gate: Admission | None = None, runtime: Runtime | None = None
) -> Starlette:
    """The application. Its `ServerProcess` opens when it starts, and closes when it stops."""
    room = ServerProcess(config, gate, runtime)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await room.open()
        except Refused as refusal:
            # The web server logs only a traceback, not what the administrator can do about it.
            fault = getattr(refusal, "fault", None)
            log.error("the server cannot begin", extra={"why": refusal.message, "fault": fault})
            raise
        try:
            yield
        finally:
            await room.close()

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(room, websocket)

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{id}/socket", socket)]
    host = [] if config.admin is None else ADMIN_API
    routes += [route(room, endpoint) for endpoint in [*API, *BESIDE, *host]]
    if config.admin is None:
        routes.append(Route("/admin", nothing_there))
    routes.append(Route("/api/{path:path}", nothing_there))
    routes.append(Route("/metrics", nothing_there))
    routes.append(route(room, PAGE))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: not_taken},
        middleware=[Middleware(RateLimitMiddleware, room=room)],
    )
    app.state.room = room
    return app


def route(room: ServerProcess, endpoint: Endpoint) -> Route:
    async def serve(request: Request) -> Response:
        started = room.runtime.ticking()
        response = await answer(room, endpoint, request)
        response.headers.update(client_files.HEADERS)
        metrics.count_request(endpoint.path, response.status_code)
        log.debug(
            "a request",
            extra={
                "path": f"{endpoint.method} {endpoint.path}",
                "status": response.status_code,
                "milliseconds": round((room.runtime.ticking() - started) * 1000, 1),
            },
        )
        return response

    return Route(endpoint.path, serve, methods=[endpoint.method])


async def answer(room: ServerProcess, endpoint: Endpoint, request: Request) -> Response:
    try:
        call = await read_call(room, endpoint, request)
        return await endpoint.handler(call)
    except Refused as refusal:
        return refusal_response(refusal)
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception:
        log.exception("a request failed", extra={"path": endpoint.path})
        return refusal_response(Refused("fault", "this went wrong in the server; it is logged"))


async def read_call(room: ServerProcess, endpoint: Endpoint, request: Request) -> ApiRequest:
    """Checks a request and reads its body, before its handler is called."""
    if endpoint.path.startswith("/api/") and not room.is_open:
        raise Refused("stopping", "the server is about to stop; come again in a moment")
    if endpoint.method == "GET":
        return ApiRequest(room, request, endpoint, b"")
    require_origin(request, room.config.origins)
    if endpoint.body is not None:
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused(
                "bad-request", "the body must be JSON, with content-type application/json"
            )
    content = await read_body(request, endpoint.most or room.limits.body)
    return ApiRequest(room, request, endpoint, content)


async def read_body(request: Request, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refused("too-large", f"more than {most // 1024} KiB is too much")
        parts.append(part)
    return b"".join(parts)


async def nothing_there(request: Request) -> Response:
    response = refusal_response(Refused("not-found", "nothing is served at this address"))
    response.headers.update(client_files.HEADERS)
    return response


async def not_taken(request: Request, fault: Exception) -> Response:
    """The answer to requests that no route takes, such as a method that the path lacks."""
    assert isinstance(fault, HTTPException)
    refusal = Refused("bad-request", f"{request.method} is not for this address")
    response = json_response({"error": refusal.document()}, fault.status_code)
    response.headers.update({**client_files.HEADERS, **(fault.headers or {})})
    return response
