"""Behind proxies: the client's address and scheme, from trusted headers."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from sitdown.server.web_server import trusting

ANY = "*"
FORWARDED = b"x-forwarded-for"


def behind(app: ASGIApp, proxy: str, hops: int) -> ASGIApp:
    """Wraps an application so that it trusts the headers of its proxies.

    Proxies named by their addresses are trusted one after the other, beginning with the last one.
    With `*`, the last `hops` entries are trusted.
    """
    if not proxy:
        return app
    believing = trusting(app, proxy)
    return LastHops(believing, hops) if proxy == ANY else believing


class LastHops:
    """Keeps the last `hops` entries of X-Forwarded-For. A client can forge those before them."""

    def __init__(self, app: ASGIApp, hops: int) -> None:
        self.app = app
        self.hops = hops

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            headers = scope["headers"]
            written = b",".join([value for name, value in headers if name == FORWARDED])
            others = [one for one in headers if one[0] != FORWARDED]
            if written:
                others.append((FORWARDED, b",".join(written.split(b",")[-self.hops :])))
            scope = {**scope, "headers": others}
        await self.app(scope, receive, send)
