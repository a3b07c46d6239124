"""Both runtimes do the same work in the same order: one beside the event loop, one inside it."""

from __future__ import annotations

import errno
import sys
import threading
from functools import partial
from pathlib import Path

import pytest

from sitdown.runtime import Inline, InUse, OrderedSet, Runtime
from sitdown.runtime.lane import on_lane
from sitdown.table import open_store
from tests.asynchronous import awaited

RUNTIMES = [Runtime, Inline]


def unprepared() -> None:
    """A pool for works that need nothing."""


@pytest.mark.parametrize("kind", RUNTIMES)
@awaited
async def test_a_lane_does_one_work_after_the_other(kind: type[Runtime]) -> None:
    lane = kind().lane("writer")
    diary: list[int] = []
    told: list[object] = []
    for number in range(50):
        lane.begin(partial(diary.append, number), lambda *news: told.append(news))
    assert await on_lane(lane, lambda: len(diary)) == 50
    assert diary == list(range(50))
    assert told == [(None, None)] * 50
    await lane.close()


@pytest.mark.parametrize("kind", RUNTIMES)
@awaited
async def test_what_goes_wrong_on_a_lane_is_told_and_ends_nothing(kind: type[Runtime]) -> None:
    lane = kind().lane("writer")
    with pytest.raises(ZeroDivisionError):
        await on_lane(lane, lambda: 1 / 0)
    assert await on_lane(lane, lambda: 1 / 1) == 1
    await lane.close()


@pytest.mark.parametrize("kind", RUNTIMES)
@awaited
async def test_a_lane_closes_when_all_is_done(kind: type[Runtime]) -> None:
    lane = kind().lane("writer")
    diary: list[str] = []
    lane.begin(lambda: diary.append("done"), lambda *news: None)
    await lane.close()
    assert diary == ["done"]


@pytest.mark.parametrize("kind", RUNTIMES)
@awaited
async def test_single_works_and_pools_give_their_answers(kind: type[Runtime]) -> None:
    runtime = kind()
    assert await runtime.aside(divmod, 7, 2) == (3, 1)
    pool = runtime.pool(1, unprepared)
    assert await pool.do(20.0, divmod, (7, 2)) == (3, 1)
    with pytest.raises(ZeroDivisionError):
        await pool.do(20.0, divmod, (7, 0))
    pool.close()


@awaited
async def test_an_inline_runtime_starts_no_thread_and_no_process(tmp_path: Path) -> None:
    before = threading.active_count()
    store = await open_store(str(tmp_path / "store.sqlite"), "one", Inline())
    await store.beat("one", 1.0)
    assert await store.beat("two", 2.0) == {"one": 1.0, "two": 2.0}
    assert threading.active_count() <= before  # those of earlier tests may still be ending
    await store.close()


def test_a_file_is_locked_for_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "store.sqlite"
    lock = Runtime().lock(path)
    with pytest.raises(InUse):
        Runtime().lock(path)
    lock.release()
    Runtime().lock(path).release()


def test_an_ordered_set_goes_by_who_came_first() -> None:
    things: OrderedSet[object] = OrderedSet()
    some = [object() for _ in range(20)]
    for thing in [*some, *reversed(some)]:
        things.add(thing)
    things.discard(some[3])
    things.discard(some[3])
    assert list(things) == some[:3] + some[4:]
    assert some[3] not in things


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fcntl")
def test_where_there_are_no_locks_nobody_is_blamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    def flock(file: object, how: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    with monkeypatch.context() as without_locks:
        without_locks.setattr(fcntl, "flock", flock)
        with pytest.raises(OSError, match="No locks available"):
            Runtime().lock(tmp_path / "store")
    Runtime().lock(tmp_path / "store").release()
