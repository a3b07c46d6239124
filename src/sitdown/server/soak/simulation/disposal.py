"""Disposal: how a suspended coroutine is freed without running any of its code.

When Python frees a suspended coroutine, it closes it and runs its `finally` blocks. A killed
process runs none of them.

CPython keeps a byte in each coroutine that holds the state of its frame. A frame marked as complete
is freed like any other object: its references are released, and none of its code runs.

The place of that byte is found by experiment when this module is imported, and tested before it is
used. If that fails (another Python, another layout) coroutines are kept for ever in `GRAVEYARD`
instead. Then each seed needs a process of its own that ends with `os._exit`.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys
import weakref
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from types import (
    AsyncGeneratorType,
    BuiltinMethodType,
    CoroutineType,
    GeneratorType,
    MethodType,
    MethodWrapperType,
    coroutine,
)
from typing import Any, Final

CREATED: Final = (0xFE, 0xFD)
SUSPENDED: Final = (0xFF, 0xFE)
COMPLETE: Final = 1
ENDED: Final = (COMPLETE, 4)
"""The state byte in CPython 3.11 to 3.14: before the first step, while waiting, afterwards."""

LARGE: Final = 64
"""Containers with more members are not searched for coroutines."""

GRAVEYARD: Final[list[object]] = []
"""Coroutines that could not be disposed of. Empty if the state byte has been found."""


class Kept:
    """An object that shows by a weak reference whether a coroutine still holds it."""


@coroutine
def pause() -> Any:
    yield


async def pause_once() -> None:
    await pause()


async def pause_with_a_block(ran: list[str], kept: Kept) -> None:
    try:
        await pause()
    finally:
        ran.append("finally")


async def numbers() -> Any:
    yield 1


def place_of_state() -> int | None:
    """The offset of the state byte in a coroutine; None if it is not certain."""
    probe = pause_once()
    size = type(probe).__basicsize__
    created = ctypes.string_at(id(probe), size)
    probe.send(None)
    suspended = ctypes.string_at(id(probe), size)
    with suppress(StopIteration):
        probe.send(None)
    ended = ctypes.string_at(id(probe), size)
    places = [
        place
        for place in range(object.__basicsize__, size)
        if created[place] in CREATED
        and suspended[place] in SUSPENDED
        and created[place] != suspended[place]
        and ended[place] in ENDED
    ]
    return places[0] if len(places) == 1 and is_right(places[0]) else None


def is_right(place: int) -> bool:
    """Tests an offset: whether a coroutine marked there runs no code and drops its references."""
    ran: list[str] = []
    kept = Kept()
    watched = weakref.ref(kept)
    doomed = pause_with_a_block(ran, kept)
    del kept
    doomed.send(None)
    mark(doomed, place)
    del doomed
    return watched() is None and not ran


def mark(suspended: object, place: int) -> None:
    ctypes.memset(id(suspended) + place, COMPLETE, 1)


def types_of_awaiting() -> list[type]:
    """The types between a coroutine and what it awaits: another one, or an async generator."""
    hooks = sys.get_asyncgen_hooks()
    sys.set_asyncgen_hooks(None, None)  # the objects made here must not reach an event loop's hooks
    inner = pause_once()
    waiting = [inner.__await__(), numbers().asend(None), numbers().athrow(KeyError)]
    kinds = [type(one) for one in waiting]
    for one in [inner, *waiting[1:]]:
        with suppress(Exception, GeneratorExit):
            one.close()  # otherwise Python warns that it was neither awaited nor closed
    del one, waiting
    sys.set_asyncgen_hooks(*hooks)
    return kinds


STATE: Final = place_of_state()

FRAMES: Final = frozenset({CoroutineType, GeneratorType, AsyncGeneratorType})
CONTAINERS: Final = frozenset({list, tuple, dict, deque})
HOLDERS: Final = frozenset(
    {
        *types_of_awaiting(),
        *(BuiltinMethodType, MethodType, MethodWrapperType, partial),
        *(contextlib.ExitStack, contextlib.AsyncExitStack),
        *(contextlib.closing, contextlib.aclosing),
        contextlib._GeneratorContextManager,
        contextlib._AsyncGeneratorContextManager,
    }
)
"""Types that may hold a coroutine or a generator.

Futures and tasks are not followed: a future may have callbacks of tasks that live on elsewhere.
"""


def dispose(roots: Iterable[object]) -> None:
    """Marks all suspended frames reachable from these objects, so that none of them runs again.

    A generator that only an attribute of some other object holds is not found.
    """
    found: dict[int, object] = {}
    frames: list[object] = []
    queue = [*roots]
    while queue:
        one = queue.pop()
        if not is_followed(one) or id(one) in found:
            continue
        found[id(one)] = one
        if type(one) in FRAMES:
            frames.append(one)
        queue += gc.get_referents(one)
    if STATE is None:
        GRAVEYARD.extend(frames)
        return
    for frame in frames:
        mark(frame, STATE)


def is_followed(one: Any) -> bool:
    kind = type(one)
    if kind in FRAMES:
        return is_suspended(one)
    return kind in HOLDERS or (kind in CONTAINERS and len(one) <= LARGE)


def is_suspended(frame: Any) -> bool:
    """Whether a frame has code left to run. A frame that is running now is not touched."""
    if isinstance(frame, CoroutineType):
        return frame.cr_frame is not None and not frame.cr_running
    if isinstance(frame, GeneratorType):
        return frame.gi_frame is not None and not frame.gi_running
    # `ag_running` is true in a generator that awaits something, though it is suspended.
    return frame.ag_frame is not None
