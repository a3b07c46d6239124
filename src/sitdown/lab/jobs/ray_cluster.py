"""Workers on a Ray cluster.

Ray's own retries are off. A lost batch is repeated by the code that hands out batches, as it is
with local processes.
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
"""The address that stands for a temporary cluster on this machine. It ends with the job."""
STORE: Final = 100 * 2**20
"""Size of Ray's object store in bytes. It can be small: results are, and are fetched at once."""
CONNECT_SECONDS: Final = 10.0
"""Seconds to wait for a TCP connection to the cluster."""
AT_ONCE: Final = 2
"""Batches in flight per processor. With two, no processor waits for its next batch."""


class Cluster:
    """Workers on Ray. If the caller has already called `ray.init`, `close` leaves that running."""

    def __init__(self, address: str, processes: int | None = None) -> None:
        self.ray = the_package()
        self.rooms = ExitStack()
        if not self.ray.is_initialized():
            join(self.ray, self.rooms, address, processes)
        self.work = self.ray.remote(num_cpus=1, max_retries=0)(work_there)
        self.under_way: dict[Any, int] = {}

    @property
    def size(self) -> int:
        """Batches in flight at most, by the current processors: machines may join and leave."""
        processors = int(self.ray.cluster_resources().get("CPU", 0))
        return max(1, AT_ONCE * processors)

    def submit(self, number: int, task: Task, batch: Sequence[object]) -> None:
        self.under_way[self.work.remote(edition(), task, batch)] = number

    def wait(self) -> Iterator[tuple[int, Outcome]]:
        ready, _ = self.ray.wait(list(self.under_way), num_returns=1)
        for promise in ready:
            yield self.under_way.pop(promise), self.heard(promise)

    def heard(self, promise: Any) -> Outcome:
        """The outcome of a batch. An error raised by the worker is final; a lost worker is None."""
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
    # No usage statistics go to Ray's makers unless the user has asked for that.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise BadOptions('--ray: Ray is not installed (pip install "sitdown[ray]")') from None


def join(ray: Any, rooms: ExitStack, address: str, processes: int | None) -> None:
    """Connects to a cluster, or starts one here. Closing `rooms` disconnects or stops it."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            # A short path: Ray puts its sockets there, and paths of sockets have a length limit.
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
    """Raises OSError if nothing listens at the address. Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    with create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS):
        pass


def work_there(ours: str, task: Task, batch: Sequence[object]) -> Outcome:
    """Does a batch on a worker. It fails if the worker runs another version of Sitdown."""
    if edition() != ours:
        return Failed(BadOptions(f"--ray: a worker has {edition()}, here it is {ours}"))
    return outcome_of(task, batch)
