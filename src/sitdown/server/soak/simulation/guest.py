"""Guests: people as the server knows them, by a cookie and an address."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from sitdown.kernel import Document
from sitdown.server.soak.light_client import Declined, Lost

from .front import Answer

if TYPE_CHECKING:
    from .world import World

AGAIN = ("fault", "stopping", "too-many", "damaged")
"""Refusals after which the same request is sent again."""

NO_GUEST = 401
"""The HTTP status for a guest whose cookie is refused."""


class Guest:
    """A guest with a cookie, at one address."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.luck = Random(f"guest/{world.story.seed}/{name}")
        self.address = f"198.51.{self.luck.randrange(100)}.{self.luck.randrange(1, 255)}"
        self.cookies: dict[str, str] = {}
        self.has_offered_seat = False
        """Whether another device may have taken the seat over, together with this guest's name."""

    async def enter(self) -> None:
        await self.post("/api/guest", {"name": self.name})

    async def post(self, path: str, body: Document | None = None) -> Any:
        """The document of a response; raises Declined if it is a refusal."""
        answer = await self.ask("POST", path, body or {})
        if answer.status >= 400:
            raise Declined(answer.status, code_of(answer))
        return answer.document()

    async def ask(self, method: str, path: str, body: Document | None = None) -> Answer:
        """Sends a request until it is answered."""
        world = self.world
        while True:
            front = world.front
            if front is not None:
                try:
                    answer = await front.request(method, path, body, self.cookies, self.address)
                    self.cookies |= answer.cookies
                    if answer.status < 400 or code_of(answer) not in AGAIN:
                        return answer
                    world.counts[f"asked again: {code_of(answer)}"] += 1
                except Lost:
                    world.counts["requests lost"] += 1
            world.require_going_on()
            await asyncio.sleep(self.luck.uniform(0.5, 2.0))


def code_of(answer: Answer) -> str:
    try:
        code: str = answer.document()["error"]["code"]
    except (msgspec.DecodeError, LookupError, TypeError):
        return "?"
    return code


class Over(Exception):
    """The story has ended."""
