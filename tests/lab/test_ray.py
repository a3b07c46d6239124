"""Ray: the same rows as from processes, whatever becomes of its nodes.

One cluster for all of it, in processes of its own (`two_nodes.py`) and a folder of its own: Ray
warns, forks and exits as it likes, and all of that ends with this module.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

import pytest

from sitdown.kernel import BadOptions
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.jobs.ray_cluster import Cluster
from sitdown.lab.play import play_games

if os.name == "nt":
    pytest.skip("Ray tries clusters on Windows itself only", allow_module_level=True)

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PATIENCE = 600
"""Seconds until what is expected counts as missing: a busy machine is no fault."""
TRIES = 3
"""Ray gives up on a node that has not come up in half a minute, whatever keeps it."""
Nodes = subprocess.Popen[str]


def environment(room: str) -> dict[str, str]:
    known = os.environ.get("PYTHONPATH", "")
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), known]),
        "RAY_TMPDIR": room,
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_memory_monitor_refresh_ms": "0",  # others may need the memory of this machine
    }


def start(room: str) -> tuple[Nodes, dict[str, Any] | None]:
    """The nodes, and what they have told; nothing, if they did not come up."""
    gate = Path(room) / "gate"
    gate.mkdir()
    nodes = subprocess.Popen(
        [sys.executable, str(HERE / "two_nodes.py"), str(gate)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment(room),
    )
    assert nodes.stdout is not None
    told = next((line for line in nodes.stdout if line.startswith("{")), None)
    return nodes, None if told is None else json.loads(told)


def end(nodes: Nodes, room: str) -> None:
    try:
        nodes.communicate(timeout=PATIENCE)
    finally:
        nodes.kill()
        nodes.wait()
    until = monotonic() + PATIENCE
    while at_work_in(room) and monotonic() < until:
        sleep(0.2)  # those that were told to end need a moment
    assert at_work_in(room) == []


def at_work_in(room: str) -> list[str]:
    """The processes that know this folder."""
    commands = list(Path("/proc").glob("[0-9]*/cmdline"))
    return [file.parent.name for file in commands if room in read(file)]


def read(file: Path) -> str:
    try:
        return file.read_text(errors="replace")
    except OSError:  # it has ended
        return ""


@pytest.fixture(scope="module")
def cluster() -> Iterator[dict[str, Any]]:
    """A cluster that has lost one of its nodes, and what it has told of that."""
    for _ in range(TRIES):
        # Short, because Ray's sockets lie in it.
        with TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as room:
            nodes, told = start(room)
            if told is not None:
                yield {**told, "room": room}
            end(nodes, room)
        if told is not None:
            return
    raise AssertionError("no cluster came up")


@pytest.mark.long
def test_a_node_that_is_lost_in_the_middle_changes_no_row(cluster: dict[str, Any]) -> None:
    assert cluster["lost"] >= 1
    line_ups = [["random", "cautious"]] * 10
    rows = play_games("squirrels", line_ups, range(10), {"first": 1}, processes=2)
    assert cluster["rows"] == [json.loads(json.dumps(asdict(row))) for row in rows]


@pytest.mark.long
def test_the_command_keeps_the_same_files(cluster: dict[str, Any], tmp_path: Path) -> None:
    def duel(name: str, *where: str) -> tuple[str, bytes, bytes]:
        files = tmp_path / f"{name}.jsonl", tmp_path / f"{name}-decisions.jsonl"
        kept = ["--rows", str(files[0]), "--decisions", str(files[1])]
        words = ["duel", "squirrels", "random", "cautious", "--games", "8", *kept, *where]
        return typed(cluster, *words), files[0].read_bytes(), files[1].read_bytes()

    there, here = duel("there", "--ray", cluster["address"]), duel("here", "--processes", "1")
    assert there[0] == here[0]
    assert there[1:] == here[1:]


@pytest.mark.long
def test_a_tournament_comes_out_the_same(cluster: dict[str, Any], tmp_path: Path) -> None:
    def tournament(name: str, *where: str) -> dict[str, Any]:
        file = tmp_path / f"{name}.json"
        words = ["tournament", "squirrels", "random", "cautious", "--json", str(file), *where]
        typed(cluster, *words, "--games", "8")
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        assert found.pop("this_run")["games"] == 8
        return found

    here = tournament("here", "--processes", "1")
    assert tournament("there", "--ray", cluster["address"]) == here


def test_a_cluster_of_this_machine_keeps_the_same_rows(tmp_path: Path) -> None:
    """The one case with a running Ray outside the long suite: one node, the smallest there is."""

    def rows(name: str, *where: str) -> bytes:
        file = tmp_path / f"{name}.jsonl"
        words = ["duel", "squirrels", "random", "cautious", "--games", "4", "--rows", str(file)]
        with TemporaryDirectory(prefix="ray-", dir="/tmp", ignore_cleanup_errors=True) as room:
            typed({"room": room}, *words, *where)
        return file.read_bytes()

    assert rows("there", "--ray", "local", "--processes", "1") == rows("here", "--processes", "1")


def typed(cluster: dict[str, Any], *words: str) -> str:
    """What a command says that was typed where the cluster is."""
    told = subprocess.run(
        [sys.executable, "-m", "sitdown", *words],
        capture_output=True,
        text=True,
        check=False,
        env=environment(cluster["room"]),
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_without_ray_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match=r"Ray is not installed .*sitdown\[ray\]"):
        Cluster("local")
    assert list(Backend(ray="local").carry_out(len, [])) == []
