"""A cluster of two nodes on this machine, one of which is killed while both are at work.

The test starts it as a process of its own, with a folder for all that Ray writes, and reads one
line from it: the cluster's address, the rows of the games, and how many losses were told. The node
that is left stays until nobody is there to say more.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from logging.handlers import BufferingHandler
from pathlib import Path
from threading import Thread
from typing import Any

import ray
from ray.cluster_utils import Cluster

from sitdown.lab.jobs.backend import Backend
from sitdown.lab.play import GameJob, Row, play_game

NODE: dict[str, Any] = {
    "num_cpus": 1,
    "object_store_memory": 80 * 2**20,
    "include_dashboard": False,
}
PATIENCE = 300
"""Seconds until what is expected counts as missing: a busy machine is no fault."""

BOUTS = [GameJob("squirrels", ("random", "cautious"), number, {"first": 1}) for number in range(10)]
HELD_FROM = 3
"""From this game on nobody plays before the node is lost."""


def held(job: tuple[str, GameJob]) -> Row:
    folder, bout = job
    if int(bout.seed) >= HELD_FROM:
        wait_at(Path(folder), ray.get_runtime_context().get_node_id())
    return play_game(*bout)


def wait_at(gate: Path, node: str) -> None:
    """Until one node is lost; whoever works on there for a moment gets no further."""
    (gate / node).touch()
    wait_until(lambda: any(one.name != f"without-{node}" for one in gate.glob("without-*")))


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.01)


def kill_one_at_work(cluster: Cluster, node: Any, folder: Path) -> None:
    wait_until(lambda: len(list(folder.iterdir())) == 2)
    cluster.remove_node(node, allow_graceful=False)
    (folder / f"without-{node.node_id}").touch()


def main(gate: str) -> None:
    folder = Path(gate)
    told = BufferingHandler(1000)
    logging.getLogger("sitdown.lab.jobs.batches").addHandler(told)
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    ray.init(address=cluster.address, log_to_driver=False)
    victim = cluster.add_node(**NODE)
    killing = Thread(target=kill_one_at_work, args=(cluster, victim, folder), daemon=True)
    killing.start()
    jobs = [(gate, bout) for bout in BOUTS]
    rows = [asdict(row) for row in Backend(ray=cluster.address).carry_out(held, jobs)]
    killing.join()
    ray.shutdown()
    print(json.dumps({"address": cluster.address, "rows": rows, "lost": len(told.buffer)}))
    sys.stdout.flush()
    sys.stdin.read()
    cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main(sys.argv[1])
