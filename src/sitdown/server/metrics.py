"""Prometheus metrics on a local port; nothing about hushed windows.

Answers in a hushed window are not counted. A player who reads the metrics would learn from them
that another seat has answered.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any

from sitdown.table import Refused
from sitdown.table.broken_invariants import SENTENCES
from sitdown.table.plans import Outcome

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry

    from .load_history import LoadHistory

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the folder that several processes share.

The library reads it when it is imported.
"""

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Figures:
    """The metrics of a process. `prometheus_client` is imported only when they are made."""

    def __init__(self) -> None:
        from prometheus_client import Counter, Gauge, Histogram

        self.requests = Counter("sitdown_requests_total", "Requests over HTTP", ["path", "status"])
        self.acts = Counter("sitdown_acts_total", "Actions over sockets", ["outcome"])
        self.done = self.acts.labels("done")
        self.answered = Histogram(
            "sitdown_act_seconds", "From an action to its answer", buckets=QUICK
        )
        self.thinking = Histogram(
            "sitdown_bot_seconds", "From a bot's question to its answer", buckets=QUICK
        )
        self.broken = Counter("sitdown_broken_invariants_total", "Broken invariants", ["kind"])
        for kind in SENTENCES:
            self.broken.labels(kind)  # so that the first failure is a change from 0
        self.sockets = Gauge("sitdown_sockets", "Open sockets", multiprocess_mode="livesum")
        self.tables = Gauge("sitdown_tables", "Tables in memory", multiprocess_mode="livesum")


kept: Figures | None = None
"""The metrics of this process; None if nobody can read them. Then nothing is counted."""

loads: list[LoadHistory] = []
"""The histories for the administrator's page."""


def keep() -> Figures:
    """Turns the metrics on.

    It is called before the application is made, so that nothing is missed.
    """
    global kept
    kept = kept or Figures()
    return kept


def count_request(path: str, status: int) -> None:
    if kept is not None:
        kept.requests.labels(path, str(status)).inc()


def count_sockets(change: int) -> None:
    if kept is not None:
        kept.sockets.inc(change)


def count_broken(kind: str) -> None:
    """Counts a broken invariant: a key of `SENTENCES`."""
    if kept is not None:
        kept.broken.labels(kind).inc()


def count_tables(number: Callable[[], int]) -> None:
    """Registers a function that is called whenever the metrics are read."""
    if kept is not None:
        kept.tables.set_function(number)


def count(outcome: Outcome, seconds: float) -> None:
    """Counts an action over a socket, with the time until its answer."""
    for load in loads:
        load.count(seconds)
    if kept is not None:
        (kept.acts.labels(outcome.code) if isinstance(outcome, Refused) else kept.done).inc()
        kept.answered.observe(seconds)


def thinking() -> AbstractContextManager[object]:
    """A context manager that measures how long a bot thinks."""
    return nullcontext() if kept is None else kept.thinking.time()


def serve(port: int) -> int:
    """Serves the metrics on the loopback address.

    Returns the port, which is chosen if 0 is given.
    """
    from prometheus_client import start_http_server

    try:
        server, _ = start_http_server(port, "127.0.0.1", registry())
    except OSError as fault:
        raise Refused("taken", f"--metrics-port {port}: {fault.strerror}") from None
    chosen: int = server.server_port
    return chosen


def registry() -> CollectorRegistry:
    """The metrics of this process, or of all processes if they share a folder."""
    from prometheus_client import REGISTRY, CollectorRegistry, multiprocess

    folder = os.environ.get(FOLDER)
    if folder is None:
        keep()
        return REGISTRY
    together = CollectorRegistry()
    collect: Any = multiprocess.MultiProcessCollector
    collect(together, folder)
    return together


def forget(process: int | None) -> None:
    """Removes the gauges of a dead process: its sockets and tables are gone with it."""
    folder = os.environ.get(FOLDER)
    if folder is not None and process is not None:
        from prometheus_client import multiprocess

        mark_dead: Any = multiprocess.mark_process_dead
        mark_dead(process, folder)
