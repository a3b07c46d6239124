"""Figures for whoever runs a server, at `/metrics`."""

from __future__ import annotations

import os
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

requests = Counter("sitdown_requests_total", "Requests over HTTP", ["path", "status"])
acts = Counter("sitdown_acts_total", "Actions over sockets", ["outcome"])
answered = Histogram("sitdown_act_seconds", "From an action to its answer", buckets=QUICK)
thinking = Histogram("sitdown_bot_seconds", "From a bot's question to its answer", buckets=QUICK)
sockets = Gauge("sitdown_sockets", "Open sockets", multiprocess_mode="livesum")
tables = Gauge("sitdown_tables", "Tables in memory", multiprocess_mode="livesum")


def text() -> bytes:
    """All figures; of several processes together, where they share a folder for it."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    collect: Any = multiprocess.MultiProcessCollector
    collect(registry)
    return generate_latest(registry)
