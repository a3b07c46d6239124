"""Gzip and ETag for responses that are the same for everybody.

Responses about a running game are not compressed, because a compressed length leaks something of
the content. Unchanging content is compressed once and kept.
"""

from __future__ import annotations

import gzip
import zlib
from functools import partial
from hashlib import sha256
from pathlib import Path

from starlette.responses import Response

from .request import ApiRequest

SMALLEST = 1000
"""The size in bytes below which compression gains nothing."""

LEVEL = 5
"""The gzip level for responses that are sent once."""

THOROUGH = 9
"""The gzip level for responses that are kept and sent often."""

GZIP = 16 + zlib.MAX_WBITS


async def gzipped(call: ApiRequest, response: Response) -> Response:
    """The same response, gzipped if it is worth it and the client accepts it."""
    response.headers["vary"] = "accept-encoding"
    content = bytes(response.body)
    if len(content) < SMALLEST or not accepts_gzip(call):
        return response
    packed = await call.room.runtime.aside(partial(gzip.compress, content, LEVEL, mtime=0))
    return replaced(response, packed)


def replaced(response: Response, packed: bytes) -> Response:
    response.body = packed
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(packed))
    return response


def accepts_gzip(call: ApiRequest) -> bool:
    accepted = call.request.headers.get("accept-encoding", "")
    wishes = [wish.replace(" ", "").partition(";") for wish in accepted.lower().split(",")]
    return any(name in ("gzip", "*") and weight != "q=0" for name, _, weight in wishes)


class CachedResponse:
    """A response that is the same for everybody, compressed once, with its ETag."""

    def __init__(self, content: bytes, media: str, shrinks: bool = True) -> None:
        self.content = content
        self.media = media
        self.tag = f'"{sha256(content).hexdigest()[:20]}"'
        worth = shrinks and len(content) >= SMALLEST
        self.packed = gzip.compress(content, THOROUGH, mtime=0) if worth else None

    def sent(self, call: ApiRequest, caching: str = "no-cache") -> Response:
        """304 if the client's ETag matches; otherwise the body, gzipped where accepted."""
        headers = {"etag": self.tag, "cache-control": caching, "vary": "accept-encoding"}
        if call.request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        response = Response(self.content, media_type=self.media, headers=headers)
        if self.packed is None or not accepts_gzip(call):
            return response
        return replaced(response, self.packed)


class CachedPrefix:
    """The beginning of a response, compressed once.

    Each request adds a few bytes at its end. The compressor is flushed after the beginning, so a
    copy of it can compress each end.
    """

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.packer = zlib.compressobj(THOROUGH, zlib.DEFLATED, GZIP)
        self.packed = self.packer.compress(content) + self.packer.flush(zlib.Z_SYNC_FLUSH)

    def ended(self, call: ApiRequest, end: bytes) -> Response:
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        response = Response(self.content + end, media_type="application/json", headers=headers)
        if not accepts_gzip(call):
            return response
        # A compressor cannot be rewound, so each response continues a copy.
        packer = self.packer.copy()
        return replaced(response, self.packed + packer.compress(end) + packer.flush())


CACHED_FILES: dict[Path, tuple[int, CachedResponse]] = {}
"""The responses of files, each with the file's modification time: a rebuilt client is read again.
"""


async def cached_file(
    call: ApiRequest, file: Path, media: str, shrinks: bool = True
) -> CachedResponse:
    """The cached response of an existing file."""
    written = file.stat().st_mtime_ns
    kept = CACHED_FILES.get(file)
    if kept is None or kept[0] != written:
        content = file.read_bytes()
        kept = written, await call.room.runtime.aside(CachedResponse, content, media, shrinks)
        CACHED_FILES[file] = kept
    return kept[1]
