"""Compression of what everybody may read alike: files, words, rules, games that are over.

Answers out of a game that goes on are sent as they are: how long a text is when it is compressed
tells something of what is in it.
"""

from __future__ import annotations

import asyncio
import gzip

from starlette.responses import Response

from .call import Call

SMALLEST = 1000
"""Bytes below which there is nothing to gain."""

LEVEL = 5


async def zipped(call: Call, response: Response) -> Response:
    """The same response, smaller where the browser wishes it."""
    response.headers["vary"] = "accept-encoding"
    content = bytes(response.body)
    if len(content) < SMALLEST or not wishes_gzip(call.request.headers.get("accept-encoding", "")):
        return response
    response.body = await asyncio.to_thread(gzip.compress, content, LEVEL, mtime=0)
    response.headers["content-encoding"] = "gzip"
    response.headers["content-length"] = str(len(response.body))
    return response


def wishes_gzip(accepted: str) -> bool:
    wishes = [wish.replace(" ", "").partition(";") for wish in accepted.lower().split(",")]
    return any(name in ("gzip", "*") and weight != "q=0" for name, _, weight in wishes)
