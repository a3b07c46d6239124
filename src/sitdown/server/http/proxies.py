"""Behind proxies: whose address a request has, and how its client came."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from sitdown.server.web_server import trusting

ANY = "*"
FORWARDED = b"x-forwarded-for"


def behind(app: ASGIApp, proxy: str, hops: int) -> ASGIApp:
    """An application that believes the headers of its proxies.

    Proxies that are named by their addresses are believed one after the other, from the last one
    on. Where any proxy will do, the last `hops` of them are.
    """
    if not proxy:
        return app
    believing = trusting(app, proxy)
    return LastHops(believing, hops) if proxy == ANY else believing


class LastHops:
    """Keeps what the last proxies have written; before that, a client can have written anything."""

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
