"""Workers on a Ray cluster.

What Ray would repeat by itself is repeated by whoever hands out the batches, as with processes.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from importlib import import_module
from socket import create_connection
from tempfile import TemporaryDirectory
from typing import Any, Final

from sitdown.kernel import BadOptions
from sitdown.version import edition

from .batches import Failed, Outcome, Task, outcome_of

LOCAL: Final = "local"
"""The address of a cluster of this machine alone, which is there as long as it is needed."""
STORE: Final = 100 * 2**20
"""Bytes for what lies between two workers: rows are small, and taken at once."""
CONNECT_SECONDS: Final = 10.0
"""Seconds for a cluster to open its door."""
AT_ONCE: Final = 2
"""Batches under way for each processor, so that none waits for the next."""


class Cluster:
    """A crew of Ray's workers. Whoever has called `ray.init` already keeps what he has begun."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        self.ray = the_package()
        self.rooms = ExitStack()
        if not self.ray.is_initialized():
            join(self.ray, self.rooms, address, processes)
        self.work = self.ray.remote(num_cpus=1, max_retries=0)(work_there)
        self.under_way: dict[Any, int] = {}

    @property
    def size(self) -> int:
        """By the processors that there are now: machines come and go."""
        processors = int(self.ray.cluster_resources().get("CPU", 0))
        return max(1, AT_ONCE * processors)

    def submit(self, number: int, task: Task, batch: Sequence[object]) -> None:
        self.under_way[self.work.remote(edition(), task, batch)] = number

    def wait(self) -> Iterator[tuple[int, Outcome]]:
        ready, _ = self.ray.wait(list(self.under_way), num_returns=1)
        for promise in ready:
            yield self.under_way.pop(promise), self.heard(promise)

    def heard(self, promise: Any) -> Outcome:
        """What came of a batch: a worker that cannot work says so, any other trouble is a loss."""
        try:
            outcome: Outcome = self.ray.get(promise)
        except self.ray.exceptions.RayTaskError as fault:
            why = str(fault).strip().rpartition("\n")[2]
            raise BadOptions(f"--ray: a worker of the cluster cannot play: {why}") from None
        except self.ray.exceptions.RayError:
            return None
        return outcome

    def close(self) -> None:
        for promise in self.under_way:
            self.ray.cancel(promise, force=True)
        self.under_way.clear()
        self.rooms.close()


def the_package() -> Any:
    # Nothing is told to its makers, unless somebody wants it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise BadOptions('--ray: Ray is not installed (pip install "sitdown[ray]")') from None


def join(ray: Any, rooms: ExitStack, address: str, processes: int | None) -> None:
    """Joins a cluster, or begins one here; closing the rooms leaves it again."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            # Short, because sockets lie in it, and the names of sockets are.
            room = rooms.enter_context(
                TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True)
            )
            rooms.callback(ray.shutdown)
            ray.init(
                address=LOCAL,
                num_cpus=processes,
                include_dashboard=False,
                object_store_memory=STORE,
                _temp_dir=room,
                **quiet,
            )
        else:
            require_reachable(address)
            rooms.callback(ray.shutdown)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as fault:
        rooms.close()
        why = str(fault).strip().partition("\n")[0]
        raise BadOptions(f"--ray: no cluster at {address}: {why}") from None


def require_reachable(address: str) -> None:
    """Whether anybody is there: Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    with create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS):
        pass


def work_there(ours: str, task: Task, batch: Sequence[object]) -> Outcome:
    """Does a batch at a worker, if it plays by the same Sitdown."""
    if edition() != ours:
        return Failed(BadOptions(f"--ray: a worker has {edition()}, here it is {ours}"))
    return outcome_of(task, batch)
