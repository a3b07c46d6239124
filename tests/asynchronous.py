"""Tests that wait: each in an event loop of its own, and never for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import ParamSpec

Arguments = ParamSpec("Arguments")

LONGEST = 60


def awaited(test: Callable[Arguments, Awaitable[None]]) -> Callable[Arguments, None]:
    """A coroutine as a test."""

    @wraps(test)
    def run(*arguments: Arguments.args, **named: Arguments.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(LONGEST):
                await test(*arguments, **named)

        asyncio.run(bounded())

    return run
