"""Worker processes on this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import NamedTuple

from .batches import Outcome, Task, outcome_of

STOP_SECONDS = 5.0
"""Seconds for a process to end after SIGTERM; then it is killed."""


class Worker(NamedTuple):
    process: SpawnProcess
    line: Connection


class Processes:
    """A pool of processes, started when needed. If one dies, only its own batch is lost."""

    def __init__(self, size: int | None = None) -> None:
        self.size = size or os.cpu_count() or 1
        self.free: list[Worker] = []
        self.busy: dict[object, tuple[Worker, int]] = {}  # by connection

    def submit(self, number: int, task: Task, batch: Sequence[object]) -> None:
        worker = self.free.pop() if self.free else start()
        self.busy[worker.line] = worker, number
        with suppress(OSError):  # the process is dead: `wait` sees the closed pipe and reports it
            worker.line.send((task, batch))

    def wait(self) -> Iterator[tuple[int, Outcome]]:
        for line in wait([worker.line for worker, _ in self.busy.values()]):
            worker, number = self.busy.pop(line)
            yield number, self.heard(worker)

    def heard(self, worker: Worker) -> Outcome:
        try:
            outcome: Outcome = worker.line.recv()
        except (EOFError, OSError):
            end(worker)
            return None
        self.free.append(worker)
        return outcome

    def close(self) -> None:
        for worker in [*self.free, *[worker for worker, _ in self.busy.values()]]:
            end(worker)
        self.free.clear()
        self.busy.clear()


def start() -> Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=worker_loop, args=(theirs,), daemon=True)
    with ignoring_interrupts():
        process.start()
    # Otherwise the parent's copy would keep the pipe open after the child's death.
    theirs.close()
    return Worker(process, ours)


def end(worker: Worker) -> None:
    worker.process.terminate()
    worker.process.join(STOP_SECONDS)
    if worker.process.is_alive():
        worker.process.kill()
        worker.process.join()
    worker.process.close()
    worker.line.close()


def worker_loop(line: Connection) -> None:
    """The main loop of a worker process: does what it is sent until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            line.send(outcome_of(*line.recv()))


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Context manager: child processes started inside inherit a blocked SIGINT, so that only the
    parent handles Ctrl-C.

    Where signals cannot be blocked (Windows), a child ignores SIGINT only once `worker_loop` runs.
    """
    hold = getattr(signal, "pthread_sigmask", None)
    if hold is None:
        yield
        return
    before = hold(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        hold(signal.SIG_SETMASK, before)
