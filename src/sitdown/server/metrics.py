"""Prometheus metrics on a local port; nothing about hushed windows.

Answers in a hushed window are not counted: who looks at the figures while he plays would see that
somebody has answered.
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
"""Where several processes keep their figures. The library reads it when it is imported."""

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Figures:
    """The figures of a process. `prometheus_client` is imported when the first are made."""

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
            self.broken.labels(kind)  # so that the first one is a change from 0
        self.sockets = Gauge("sitdown_sockets", "Open sockets", multiprocess_mode="livesum")
        self.tables = Gauge("sitdown_tables", "Tables in memory", multiprocess_mode="livesum")


kept: Figures | None = None
"""The figures of this process; None if nobody can read them. Then nothing is counted."""

loads: list[LoadHistory] = []
"""Those who keep figures for the host's page."""


def keep() -> Figures:
    """Counts from now on. It is called before the application is made, so that nothing is lost."""
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
    """An invariant is broken: a key of `SENTENCES`."""
    if kept is not None:
        kept.broken.labels(kind).inc()


def count_tables(number: Callable[[], int]) -> None:
    """The function is called whenever the figures are read."""
    if kept is not None:
        kept.tables.set_function(number)


def count(outcome: Outcome, seconds: float) -> None:
    """An action over a socket has been answered."""
    for load in loads:
        load.count(seconds)
    if kept is not None:
        (kept.acts.labels(outcome.code) if isinstance(outcome, Refused) else kept.done).inc()
        kept.answered.observe(seconds)


def thinking() -> AbstractContextManager[object]:
    """Around a bot's thought, whose time it takes."""
    return nullcontext() if kept is None else kept.thinking.time()


def serve(port: int) -> int:
    """Shows them to this machine; gives the port, where any would do."""
    from prometheus_client import start_http_server

    try:
        server, _ = start_http_server(port, "127.0.0.1", registry())
    except OSError as fault:
        raise Refused("taken", f"--metrics-port {port}: {fault.strerror}") from None
    chosen: int = server.server_port
    return chosen


def registry() -> CollectorRegistry:
    """The figures of this process; or of several together, where they share a folder."""
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
    """One of several processes is no more: its sockets and tables are gone with it."""
    folder = os.environ.get(FOLDER)
    if folder is not None and process is not None:
        from prometheus_client import multiprocess

        mark_dead: Any = multiprocess.mark_process_dead
        mark_dead(process, folder)
