"""Figures for whoever runs a server, on a port of their own that only this machine reaches.

Answers in a hushed window are not counted: who looks at the figures while he plays would see that
somebody has answered.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    multiprocess,
    start_http_server,
)

from sitdown.table import Refused
from sitdown.table.plans import Outcome

if TYPE_CHECKING:
    from .load import Load

FOLDER = "PROMETHEUS_MULTIPROC_DIR"

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

requests = Counter("sitdown_requests_total", "Requests over HTTP", ["path", "status"])
acts = Counter("sitdown_acts_total", "Actions over sockets", ["outcome"])
done = acts.labels("done")
answered = Histogram("sitdown_act_seconds", "From an action to its answer", buckets=QUICK)
thinking = Histogram("sitdown_bot_seconds", "From a bot's question to its answer", buckets=QUICK)
sockets = Gauge("sitdown_sockets", "Open sockets", multiprocess_mode="livesum")
tables = Gauge("sitdown_tables", "Tables in memory", multiprocess_mode="livesum")


are_read = True
"""Whether anybody can read them: what comes with every move is not counted for nobody."""


loads: list[Load] = []
"""Those who keep figures for the host's page."""


def count(outcome: Outcome, seconds: float) -> None:
    """An action over a socket has been answered."""
    for load in loads:
        load.count(seconds)
    if not are_read:
        return
    (acts.labels(outcome.code) if isinstance(outcome, Refused) else done).inc()
    answered.observe(seconds)


def serve(port: int) -> int:
    """Shows them to this machine; gives the port, where any would do."""
    try:
        server, _ = start_http_server(port, "127.0.0.1", figures())
    except OSError as fault:
        raise Refused("taken", f"--metrics-port {port}: {fault.strerror}") from None
    chosen: int = server.server_port
    return chosen


def figures() -> CollectorRegistry:
    """Those of this process; or of several together, where they share a folder."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return REGISTRY
    registry = CollectorRegistry()
    collect: Any = multiprocess.MultiProcessCollector
    collect(registry, folder)
    return registry


def forget(process: int | None) -> None:
    """One of several processes is no more: its sockets and tables are gone with it."""
    folder = os.environ.get(FOLDER)
    if folder is not None and process is not None:
        mark_dead: Any = multiprocess.mark_process_dead
        mark_dead(process, folder)
