"""Refuses requests from pages of other sites (Origin header)."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sitdown.table import Refused

SCHEMES = {"ws": "http", "wss": "https"}
"""The scheme of a page by the scheme of its WebSocket."""

PORTS = {"http": 80, "https": 443}
"""The default ports, which an address leaves out."""

Site = tuple[str, str | None, int | None]


def require_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """Refuses a request from a page of another site.

    Programs send no Origin header, and have no cookie that such a page could use.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    scheme: str = connection.scope["scheme"]
    host = connection.headers.get("host", "")
    own = site_of(f"{SCHEMES.get(scheme, scheme)}://{host}")
    if own is None or site_of(origin) != own:
        raise Refused("wrong-origin", "this request comes from a page of another site")


def site_of(address: str) -> Site | None:
    """Scheme, host and port; None if the text is not an address."""
    try:
        parts = urlsplit(address)
        site = parts.scheme, parts.hostname, parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    return site if parts.hostname else None
