"""Browser files that a game's package brings (its `face` folder).

The files are read once. A requested name is looked up among those read, so no path is ever made
from a request.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.responses import Response

from sitdown import catalog
from sitdown.kernel import Document
from sitdown.table import Refused
from sitdown.wire.decoding import PART

from .compression import CachedResponse
from .request import ApiRequest, Endpoint

MEDIA = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".jpg": "image/jpeg",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Media types by suffix. Other files in the folder are not served."""

SHRINKING = frozenset([".css", ".js", ".json", ".svg"])

ALWAYS = "public, max-age=31536000, immutable"
"""The Cache-Control header: the URL has a hash of the content, so the response never changes."""


class Face:
    """The files of a face, and a hash of all of them."""

    def __init__(self, files: dict[str, bytes]) -> None:
        digest = sha256()
        for name, content in files.items():
            digest.update(f"{name} {len(content)}\n".encode() + content)
        self.stamp = digest.hexdigest()[:20]
        self.parcels = {name: packed(name, content) for name, content in files.items()}


def packed(name: str, content: bytes) -> CachedResponse:
    suffix = Path(name).suffix
    return CachedResponse(content, MEDIA[suffix], suffix in SHRINKING)


@cache
def face_of(game: str) -> Face | None:
    """The browser files that a game brings; None if it has none."""
    found = sorted((catalog.folder(game) / "face").glob("*"))
    files = {path.name: path.read_bytes() for path in found if is_served(path)}
    return Face(files) if files else None


def is_served(path: Path) -> bool:
    return path.is_file() and path.suffix in MEDIA and PART.fullmatch(path.name) is not None


def face_document(game: str) -> Document | None:
    face = face_of(game)
    if face is None:
        return None
    return {"at": f"/api/faces/{game}/{face.stamp}/", "files": list(face.parcels)}


async def face_file(call: ApiRequest) -> Response:
    game, stamp, name = call.path_part("game"), call.path_part("stamp"), call.path_part("file")
    face = face_of(game) if catalog.has(game) else None
    if face is None or stamp != face.stamp or name not in face.parcels:
        raise Refused("not-found", "no such file here; load the page anew")
    return face.parcels[name].sent(call, ALWAYS)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/faces/{game}/{stamp}/{file}",
        face_file,
        "A file of what a game brings for the browser",
        refusals=("not-found",),
        media="application/octet-stream",
    ),
]
