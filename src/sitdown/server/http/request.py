"""ApiRequest: a request read and checked; Endpoint: a typed route."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from sitdown.server.identity import COOKIE, Guest
from sitdown.server.token_bucket import address_of
from sitdown.table import Refused, Table
from sitdown.wire import decoding

if TYPE_CHECKING:
    from sitdown.server.process import ServerProcess

Kind = TypeVar("Kind", bound=Struct)
Handler = Callable[["ApiRequest"], Awaitable[Response]]

TABLE_PATH = "/api/tables/{id}"

STATUS = {
    "bad-request": 400,
    "no-guest": 401,
    "not-yours": 403,
    "wrong-origin": 403,
    "closed": 403,
    "muted": 403,
    "put-out": 403,
    "unwanted": 403,
    "not-found": 404,
    "full": 409,
    "taken": 409,
    "stale": 409,
    "illegal": 409,
    "not-open": 409,
    "not-playing": 409,
    "not-over": 409,
    "other-rules": 409,
    "too-large": 413,
    "too-many": 429,
    "fault": 500,
    "damaged": 500,
    "stopping": 503,
}


class Endpoint(Struct, frozen=True):
    """A route: method, path, handler and types. The OpenAPI document is made from these."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Handler
    summary: str
    body: type[Struct] | None = None
    query: type[Struct] | None = None
    answer: Any = None
    status: int = 200
    refusals: tuple[str, ...] = ()
    media: str = "application/json"
    most: int | None = None
    """The largest body in bytes, if it is not the usual one."""
    is_for_all: bool = False
    """Whether banned guests may call it too: to read their own data, and to take it away."""


class ApiRequest:
    """A request being handled."""

    def __init__(
        self, room: ServerProcess, request: Request, endpoint: Endpoint, content: bytes
    ) -> None:
        self.room = room
        self.request = request
        self.endpoint = endpoint
        self.content = content

    def body(self, kind: type[Kind]) -> Kind:
        """The body, decoded as this type; Refused says what is wrong with it."""
        found = decoding.decode(self.content, kind)
        self.room.moderation.read(found)
        return found

    def query(self, kind: type[Kind]) -> Kind:
        return decoding.read_query(list(self.request.query_params.multi_items()), kind)

    def path_part(self, name: str) -> str:
        """A parameter of the path."""
        return decoding.read_part(self.request.path_params[name])

    @property
    def optional_guest(self) -> Guest | None:
        return self.room.seal.guest(self.request.cookies.get(COOKIE))

    @property
    def guest(self) -> Guest:
        guest = self.optional_guest
        if guest is None:
            raise Refused("no-guest", "who are you? make yourself a guest first")
        if not self.endpoint.is_for_all:
            table = self.path_part("id") if self.endpoint.path.startswith(TABLE_PATH) else ""
            self.room.moderation.require_in(guest.id, table)
        return guest

    @property
    def person(self) -> str | None:
        guest = self.optional_guest
        return None if guest is None else guest.id

    @property
    def address(self) -> str:
        """The client's address, as limits count it."""
        return address_of(self.request)

    async def disconnected(self) -> None:
        """Returns when the client has disconnected. The body must have been read before."""
        while (await self.request.receive())["type"] != "http.disconnect":
            pass

    async def table(self) -> Table:
        return await self.room.hall.table(self.path_part("id"))


def json_response(document: Any, status: int = 200) -> Response:
    content = msgspec.json.encode(document)
    headers = {"cache-control": "no-store"}
    return Response(content, status, headers, media_type="application/json")


def tagged(
    call: ApiRequest, content: bytes, media: str = "application/json", alike: bytes | None = None
) -> Response:
    """A response with an ETag: 304 if the client has this version already.

    `alike`: the part of the content that the ETag depends on, without the current time for example.
    """
    tag = f'"{sha256(content if alike is None else alike).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=media, headers=headers)


def refusal_response(refusal: Refused) -> Response:
    response = json_response({"error": refusal.document()}, STATUS.get(refusal.code, 400))
    if "retry_after" in refusal.further:
        response.headers["retry-after"] = str(max(1, round(refusal.further["retry_after"])))
    return response
