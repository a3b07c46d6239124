"""Serves the built browser client with its security headers."""

from __future__ import annotations

import re
from mimetypes import guess_type
from pathlib import Path

from starlette.responses import HTMLResponse, Response

from sitdown.table import Refused

from .compression import cached_file
from .request import ApiRequest

WEB = Path(__file__).parents[2] / "web"

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}

FILE_PATTERN = re.compile(
    r"([A-Za-z0-9_][A-Za-z0-9._-]{0,99}/){0,4}[A-Za-z0-9_][A-Za-z0-9._-]{0,99}"
)
"""Names that built files can have."""

TEXTS = frozenset([".css", ".html", ".js", ".svg"])
"""Suffixes of files worth compressing. Pictures and fonts are compressed already."""

NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Sitdown</title><h1>Sitdown</h1>"
    "<p>The server runs, but the browser client is not in this installation. "
    "The API is described at <a href=/api/docs>/api/docs</a>; "
    "<code>sitdown remote</code> plays in a terminal.</p></html>"
)


async def page(call: ApiRequest) -> Response:
    """A built file, or the client's single page for every other address."""
    path: str = call.request.path_params["path"]
    file = built_file(path)
    if file is not None:
        return await sent(call, file, caching(path))
    if path.startswith("assets/"):
        raise Refused("not-found", "no such file here; load the page anew")
    index = WEB / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT)
    return await sent(call, index, "no-cache")


def built_file(path: str) -> Path | None:
    """The built file at this path, or None.

    A path that no built file could have is not looked up, so it cannot lead out of the folder.
    """
    if not FILE_PATTERN.fullmatch(path):
        return None
    file = (WEB / path).resolve()
    return file if file.is_relative_to(WEB.resolve()) and file.is_file() else None


async def sent(call: ApiRequest, file: Path, cached: str) -> Response:
    media, _ = guess_type(file.name)
    parcel = await cached_file(
        call, file, media or "application/octet-stream", file.suffix in TEXTS
    )
    return parcel.sent(call, cached)


def caching(path: str) -> str:
    """The Cache-Control header.

    Files under `assets/` have a hash in their name and never change.
    """
    return "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
