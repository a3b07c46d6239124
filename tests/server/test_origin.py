"""A page is our own if scheme, host and port are."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from sitdown.server.origin import require_origin
from sitdown.table import Refused


def judge(scheme: str, host: str | None, origin: str | None, *allowed: str) -> None:
    headers = {b"host": host, b"origin": origin}
    sent = [(name, text.encode()) for name, text in headers.items() if text is not None]
    scope = {"type": "websocket", "scheme": scheme, "path": "/", "headers": sent}
    require_origin(HTTPConnection(scope), allowed)


@pytest.mark.parametrize(
    ("scheme", "host", "origin"),
    [
        ("http", "sitdown.example", None),
        ("http", None, None),
        ("http", "sitdown.example", "http://sitdown.example"),
        ("ws", "sitdown.example:8080", "http://sitdown.example:8080"),
        ("wss", "sitdown.example", "https://sitdown.example"),
        ("https", "sitdown.example:443", "https://sitdown.example"),
        ("ws", "sitdown.example:80", "http://sitdown.example"),
        ("https", "Sitdown.Example", "https://sitdown.example"),
        ("ws", "[::1]:8080", "http://[::1]:8080"),
        ("ws", "sitdown.example", "https://friend.example"),
    ],
)
def test_our_own_pages_and_programs_are_let_in(
    scheme: str, host: str | None, origin: str | None
) -> None:
    judge(scheme, host, origin, "https://friend.example")


@pytest.mark.parametrize(
    ("scheme", "host", "origin"),
    [
        ("ws", "sitdown.example", "https://sitdown.example"),
        ("wss", "sitdown.example", "http://sitdown.example"),
        ("https", "sitdown.example", "http://sitdown.example"),
        ("https", "sitdown.example", "http://sitdown.example:443"),
        ("http", "sitdown.example", "ftp://sitdown.example"),
        ("http", "sitdown.example", "//sitdown.example"),
        ("http", "sitdown.example", "http://sitdown.example:81"),
        ("http", "sitdown.example:8080", "http://sitdown.example"),
        ("http", "sitdown.example", "http://evil.example"),
        ("http", "sitdown.example", "null"),
        ("http", "sitdown.example", ""),
        ("http", "sitdown.example", "http://["),
        ("http", "sitdown.example", "http://sitdown.example:x"),
        ("http", "[", "http://["),
        ("http", "", "http://"),
        ("http", None, "http://"),
        ("http", None, "http://sitdown.example"),
        ("ws", "sitdown.example", "http://friend.example"),
    ],
)
def test_pages_of_other_sites_are_not(scheme: str, host: str | None, origin: str) -> None:
    with pytest.raises(Refused, match="another site"):
        judge(scheme, host, origin, "https://friend.example")
