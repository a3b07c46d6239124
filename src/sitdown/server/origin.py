"""Where a request comes from: pages of other sites have no business here."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from sitdown.table import Refused


def require_origin(headers: Headers, allowed: tuple[str, ...]) -> None:
    """Refuses a page of another site. Programs send no origin, and have no cookie to steal."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    host = headers.get("host")
    if host is None or host_of(origin) != host:
        raise Refused("wrong-origin", "this request comes from a page of another site")


def host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
