"""The browser client: built files out of the package, with headers that keep strangers out."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.responses import HTMLResponse, Response

from sitdown.table import Refused

from .call import Call
from .zipping import parcel_of

WEB = Path(__file__).parent.parent / "web"

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

TEXTS = frozenset([".css", ".html", ".js", ".svg"])
"""Files that are smaller when they are compressed; pictures and fonts are so already."""

NOT_BUILT = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Sitdown</title><h1>Sitdown</h1>"
    "<p>The server runs, but the browser client is not in this installation. "
    "The API is described at <a href=/api/docs>/api/docs</a>; "
    "<code>sitdown remote</code> plays in a terminal.</p></html>"
)


async def page(call: Call) -> Response:
    """A built file, or the client's one page for every other address."""
    path = call.part("path")
    file = (WEB / path).resolve()
    if path and file.is_relative_to(WEB.resolve()) and file.is_file():
        return await sent(call, file, caching(path))
    if path.startswith("assets/"):
        raise Refused("not-found", "no such file here; load the page anew")
    index = WEB / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT)
    return await sent(call, index, "no-cache")


async def sent(call: Call, file: Path, cached: str) -> Response:
    media, _ = guess_type(file.name)
    parcel = await parcel_of(file, media or "application/octet-stream", file.suffix in TEXTS)
    return parcel.sent(call, cached)


def caching(path: str) -> str:
    """Files with a hash in their names never change."""
    return "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
