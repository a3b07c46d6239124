"""An event loop with virtual time and a seeded schedule, and hosts that can be killed.

The loop never sleeps: when no callback is ready, the clock jumps to the next timer. All work is
done in one thread, so that a seed always gives the same run.

That needs two things of the caller: `PYTHONHASHSEED` is pinned, and garbage is collected with
`collect` only (`collecting_when_told`).
"""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar, copy_context
from heapq import heapify, heappop, heappush
from random import Random
from typing import Any, Final, NamedTuple, TypeVar, TypeVarTuple

from .disposal import dispose

Answer = TypeVar("Answer")
Arguments = TypeVarTuple("Arguments")

MOST_AT_ONE_TIME: Final = 1_000_000
"""The number of callbacks without progress of the clock after which `Spinning` is raised."""

FEW: Final = 100
"""Registers and heaps up to this size are not cleaned up."""


class Stuck(Exception):
    """No callback is ready and no timer is set, so the loop would wait for ever."""


class Spinning(Exception):
    """Callbacks follow each other without end, and the virtual time does not advance."""


class Fault(NamedTuple):
    """An uncaught exception. Each is a fault of the program."""

    time: float
    host: str
    message: str
    exception: BaseException | None


class Host:
    """A part of the simulation that can be killed, such as a server process.

    A callback belongs to the host in whose `context` it was scheduled, or in a copy of that.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.has_lost_power = False
        """Whether its machine died too, so that no operating system closes its connections."""
        self.tasks: dict[int, weakref.ref[asyncio.Task[Any]]] = {}
        self.generators: dict[int, weakref.ref[AsyncGenerator[Any, Any]]] = {}
        """Suspended asynchronous generators: one may be left without a task inside it."""
        self.watchers: dict[object, Callable[[], None]] = {}
        """Callbacks for the death of this host, in order."""
        self.count = 0
        self.tidy_at = FEW
        self.context = Context()
        self.context.run(HOST.set, self)

    def __repr__(self) -> str:
        return f"<Host {self.name}{' (dead)' if self.is_dead else ''}>"

    def register(self, task: asyncio.Task[Any]) -> None:
        self.count += 1
        self.tasks[self.count] = weakref.ref(task)
        if len(self.tasks) > self.tidy_at:
            self.tasks = {
                number: known
                for number, known in self.tasks.items()
                if (found := known()) is not None and not found.done()
            }
            self.tidy_at = max(FEW, 2 * len(self.tasks))

    def register_generator(self, generator: AsyncGenerator[Any, Any]) -> None:
        self.count += 1
        known, number = self.generators, self.count
        known[number] = weakref.ref(generator, lambda _: known.pop(number, None))


HOST: Final[ContextVar[Host]] = ContextVar("host")


class Step(asyncio.TimerHandle):
    """A scheduled callback.

    Steps of the same `lane` that are ready together run in the order in which they came.
    """

    __slots__ = ("host", "lane")

    host: Host
    lane: int

    def __init__(
        self,
        when: float,
        callback: Callable[..., object],
        arguments: tuple[Any, ...],
        loop: SimulatedLoop,
        context: Context | None,
    ) -> None:
        # Fields are set directly, because this runs for every callback. The inherited constructors
        # do the same in three calls.
        self._when = when
        self._callback = callback
        self._args = arguments
        self._loop = loop
        self._cancelled = False
        self._scheduled = False
        self._repr = None
        self._source_traceback = None
        if context is None:
            context = copy_context()
            # one callback's registrations must keep their order, as asyncio promises
            self.lane = -loop.steps
        else:
            self.lane = id(context)  # only compared for equality
        self._context = context
        self.host = context.get(HOST, loop.outside)

    def cancel(self) -> None:
        if not self._cancelled:
            self._cancelled = True
            self._callback = None  # type: ignore[assignment]
            self._args = None  # type: ignore[assignment]
            if self._scheduled:
                self._loop._timer_handle_cancelled(self)


class SimulatedLoop(asyncio.BaseEventLoop):
    """An event loop in virtual time.

    Callbacks that are ready at the same moment run in an order that `luck` decides. If `luck` is
    None, asyncio's own order is kept. Callbacks with the same context keep their order; so do the
    steps of a task, which share its context. Callbacks without a context keep their order if the
    same callback registered them. Done callbacks of a future each have their own context, so their
    order is random.
    """

    _closed: bool
    _stopping: bool
    # These are private attributes of asyncio that its type stubs do not declare.

    steps: int = 0
    """The number of callbacks run so far."""
    current: Step | None = None
    """The callback that is running, or about to run while `on_step` is asked."""
    on_step: Callable[[Host], None] | None = None
    """Called before each callback with the host that it belongs to. It may kill that host."""

    def __init__(self, luck: Random | None, start: float = 1000.0) -> None:
        super().__init__()
        self.luck = luck
        self.clock = start
        self.faults: list[Fault] = []
        self.outside = Host("outside")
        """The host of everything that belongs to no other host. It dies when the loop is closed."""
        self.executor_delay: Callable[[], float] = float
        """Seconds after which a function in an executor runs: 0.0 unless told otherwise."""
        self.waiting: deque[Step] = self._ready  # type: ignore[attr-defined]
        self.timers: list[tuple[float, int, Step]] = []
        self.timer_count = 0
        self.cancelled_timers = 0
        self.run_at_this_time = 0
        self.hosts: dict[Host, None] = {self.outside: None}
        self.doomed: list[Host] = []
        self.is_burying = False
        self.thread = threading.get_ident()

    # Time and order.

    def time(self) -> float:
        return self.clock

    def skip(self, seconds: float) -> None:
        """Advances the clock without running anything, as when a machine is suspended."""
        self.clock += seconds

    def call_soon(
        self,
        callback: Callable[[*Arguments], object],
        *args: *Arguments,
        context: Context | None = None,
    ) -> asyncio.Handle:
        self.require_open()
        step = Step(self.clock, callback, args, self, context)
        self.waiting.append(step)
        return step

    def call_soon_threadsafe(
        self,
        callback: Callable[[*Arguments], object],
        *args: *Arguments,
        context: Context | None = None,
    ) -> asyncio.Handle:
        if threading.get_ident() != self.thread:
            raise RuntimeError("a thread has called a simulated loop: its time cannot be simulated")
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self,
        delay: float,
        callback: Callable[[*Arguments], object],
        *args: *Arguments,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.set_timer(self.clock + delay, callback, args, context)

    def call_at(
        self,
        when: float,
        callback: Callable[[*Arguments], object],
        *args: *Arguments,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.set_timer(when, callback, args, context)

    def set_timer(
        self,
        when: float,
        callback: Callable[..., object],
        arguments: tuple[Any, ...],
        context: Context | None,
    ) -> Step:
        self.require_open()
        step = Step(when, callback, arguments, self, context)
        step._scheduled = True
        # The number decides between equal times. Without it the order would depend on the heap.
        self.timer_count += 1
        heappush(self.timers, (when, self.timer_count, step))
        return step

    def require_open(self) -> None:
        if self._closed:
            raise RuntimeError("Event loop is closed")

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        self.cancelled_timers += 1
        if self.cancelled_timers > FEW and 2 * self.cancelled_timers > len(self.timers):
            # Changed in place: `take_due` holds a reference to this list.
            self.timers[:] = [timer for timer in self.timers if not timer[2]._cancelled]
            heapify(self.timers)
            self.cancelled_timers = 0

    def _run_once(self) -> None:
        """Runs turns until the loop is told to stop.

        A turn runs the callbacks ready at its start.
        """
        while True:
            self.run_turn()
            if self._stopping:
                return

    def run_turn(self) -> None:
        self.take_due()
        waiting = self.waiting
        count = len(waiting)
        self.run_at_this_time += count
        if self.run_at_this_time > MOST_AT_ONE_TIME:
            raise Spinning(f"{self.run_at_this_time} callbacks at {self.clock}: {waiting[0]!r}")
        if count > 1 and self.luck is not None:
            self.shuffle(self.luck)
        for _ in range(count):
            if not waiting:
                break  # the host of all other callbacks has been killed
            step = waiting.popleft()
            if step._cancelled:
                continue
            self.current = step
            if self.on_step is not None:
                self.on_step(step.host)
                if step._cancelled:
                    continue
            if step.host.is_dead:
                continue
            self.steps += 1
            try:
                step._context.run(step._callback, *step._args)
            except (SystemExit, KeyboardInterrupt):
                raise
            except BaseException as error:
                message = f"exception in {step._callback!r}"
                self.call_exception_handler({"message": message, "exception": error})
            if self.doomed:
                self.current = None
                self.kill_doomed()
        # Otherwise this frame would keep objects of the last callback alive.
        self.current = step = None  # type: ignore[assignment]

    def take_due(self) -> None:
        """Moves the clock if nothing is ready, and takes the timers that are due."""
        waiting, timers = self.waiting, self.timers
        while timers and timers[0][2]._cancelled:
            heappop(timers)[2]._scheduled = False
            self.cancelled_timers -= 1
        if not waiting and not self._stopping:
            if not timers:
                raise Stuck("nothing is ready and no timer is set")
            if timers[0][0] > self.clock:
                self.clock = timers[0][0]
                self.run_at_this_time = 0
        clock = self.clock
        while timers and timers[0][0] <= clock:
            step = heappop(timers)[2]
            step._scheduled = False
            if step._cancelled:
                self.cancelled_timers -= 1
            else:
                waiting.append(step)

    def shuffle(self, luck: Random) -> None:
        """Shuffles the ready callbacks, but keeps the order within each lane."""
        steps = list(self.waiting)
        draw = luck.random
        ranks = [draw() for _ in steps]
        if len({step.lane for step in steps}) < len(steps):
            lanes: dict[int, list[int]] = {}
            for place, step in enumerate(steps):
                lanes.setdefault(step.lane, []).append(place)
            for places in lanes.values():
                for place, rank in zip(places, sorted([ranks[one] for one in places]), strict=True):
                    ranks[place] = rank
        self.waiting.clear()
        self.waiting.extend([steps[i] for i in sorted(range(len(steps)), key=ranks.__getitem__)])

    # Tasks and other threads.

    def create_task(
        self,
        coro: Generator[Any, None, Answer] | Coroutine[Any, Any, Answer],
        *,
        name: object = None,
        context: Context | None = None,
        **options: Any,
    ) -> asyncio.Task[Answer]:
        """Creates a task and registers it at its host. Its name does not depend on earlier runs."""
        self.require_open()
        host = HOST.get(self.outside) if context is None else context.get(HOST, self.outside)
        self.hosts[host] = None
        if name is None:
            name = f"{host.name}-{host.count + 1}"
        task = asyncio.Task(coro, loop=self, name=str(name), context=context, **options)
        host.register(task)
        return task

    def run_in_executor(
        self, executor: Any, func: Callable[[*Arguments], Answer], *args: *Arguments
    ) -> asyncio.Future[Answer]:
        """Runs a function in the loop after a delay, even if its caller has been cancelled.

        A thread does the same: its caller can be cancelled, its work cannot.
        """
        future: asyncio.Future[Answer] = self.create_future()

        def run() -> None:
            try:
                answer = func(*args)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(answer)

        self.call_later(self.executor_delay(), run)
        return future

    def _asyncgen_firstiter_hook(self, agen: AsyncGenerator[Any, Any]) -> None:
        super()._asyncgen_firstiter_hook(agen)  # type: ignore[misc]
        HOST.get(self.outside).register_generator(agen)

    def _process_events(self, event_list: object) -> None:
        """Does nothing: there is no selector and so no events."""

    def _write_to_self(self) -> None:
        """Does nothing: the loop never sleeps, so it need not be woken."""

    # Faults.

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if self.is_burying:
            return
        task = context.get("future") or context.get("task")
        host = (None if task is None else host_of(task)) or HOST.get(self.outside)
        if host.is_dead:
            return
        message, exception = context["message"], context.get("exception")
        self.faults.append(Fault(self.clock, host.name, message, exception))

    # Killing.

    def kill(self, host: Host, power_lost: bool = False) -> None:
        """Kills a host: none of its callbacks and `finally` blocks ever runs again.

        If one of its own callbacks is running, the host dies as soon as that has returned.
        """
        if host.is_dead or host in self.doomed:
            return
        host.has_lost_power = power_lost
        if self.current is not None and self.current.host is host and HOST.get(None) is host:
            self.doomed.append(host)
        else:
            self.bury(host)

    def kill_doomed(self) -> None:
        doomed, self.doomed = self.doomed, []
        for host in doomed:
            self.bury(host)

    def bury(self, host: Host) -> None:
        host.is_dead = True
        self.hosts.pop(host, None)
        self.is_burying = True
        try:
            self.clear_away(host)
        finally:
            self.is_burying = False
        watchers, host.watchers = host.watchers, {}
        for watcher in watchers.values():
            watcher()

    def clear_away(self, host: Host) -> None:
        """Disposes of everything that is under way on a host.

        All frames are marked before any reference is dropped, because dropping one could run a
        `finally` block.
        """
        steps = [step for step in self.waiting if step.host is host]
        steps += [timer[2] for timer in self.timers if timer[2].host is host]
        if self.current is not None and self.current.host is host:
            # `on_step` has killed the host of the callback that was about to run
            steps.append(self.current)
        roots: list[object] = [known() for known in host.generators.values()]
        for known in host.tasks.values():
            task = known()
            if task is not None:
                roots.append(task.get_coro())
                silence(task)
        for step in steps:
            roots += (step._callback, *(step._args or ()))
            for argument in step._args or ():
                if asyncio.isfuture(argument):
                    silence(argument)
        dispose(roots)
        for step in steps:
            step.cancel()
        host.tasks = {}
        host.generators = {}

    def collect(self) -> int:
        """Frees cyclic garbage, which killed servers leave. Returns the number of objects."""
        return gc.collect()

    def close(self) -> None:
        """Closes the loop. Tasks under way are dropped silently, and run nothing more."""
        if not self.is_running() and not self.is_closed():
            for host in list(self.hosts):
                self.bury(host)
            self.waiting.clear()
            self.timers.clear()
        super().close()


@contextmanager
def collecting_when_told() -> Iterator[None]:
    """Turns automatic garbage collection off, for the same run with each seed.

    `collect` then looks at new objects only.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        gc.collect()
        gc.unfreeze()
        if was_enabled:
            gc.enable()


def silence(future: asyncio.Future[Any]) -> None:
    """Keeps a task or a future from reporting its exception, or that it was pending."""
    if not future.done():
        if isinstance(future, asyncio.Task):
            future._log_destroy_pending = False  # type: ignore[attr-defined]
    elif not future.cancelled():
        future.exception()


def host_of(future: asyncio.Future[Any]) -> Host | None:
    """The host of a task, found among its references.

    Python 3.11 has no other way to get the context of a task.
    """
    for held in gc.get_referents(future):
        if isinstance(held, Context):
            return held.get(HOST)
    return None
