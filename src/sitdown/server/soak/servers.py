"""Server processes under test: start, kill, stop, measure."""

from __future__ import annotations

import asyncio
import os
import platform
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from math import nan
from pathlib import Path

from sitdown.table import Refused


class LaunchedServer:
    """A server process on a port of its own. `limits`: whether it limits its clients."""

    def __init__(
        self, store: str, *further: str, core: int | None = None, limits: bool = False
    ) -> None:
        self.port = free_port()
        self.command = [
            *(sys.executable, "-m", "sitdown", "serve", "--no-browser"),
            *(() if limits else ("--no-limits",)),
            *("--port", str(self.port), "--store", store, "--log", "error", *further),
        ]
        self.core = core
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts the process.

        A child inherits the cores of its parent, so this process moves to the server's core
        meanwhile.
        """
        before = cores()
        stay_on([] if self.core is None else [self.core])
        try:
            self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        finally:
            stay_on([] if self.core is None else before)

    async def ready(self, patience: float = 60.0) -> None:
        """Waits until the server answers."""
        until = time.monotonic() + patience
        while not await asyncio.to_thread(self.answers):
            if time.monotonic() > until or not self.is_running():
                raise Refused("fault", f"the server on port {self.port} does not answer")
            await asyncio.sleep(0.05)

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=2)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """Kills the process without warning."""
        self.end(getattr(signal, "SIGKILL", signal.SIGTERM))

    def stop(self) -> None:
        """Stops the process in order."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def memory(self) -> float:
        """The server's resident memory in bytes; NaN where the system does not say."""
        assert self.process is not None
        return resident(self.process.pid)

    def children(self) -> list[int]:
        """The ids of the server's child processes, such as the bots' workers."""
        assert self.process is not None
        tasks = f"task/{self.process.pid}/children"
        return [int(pid) for pid in told_of(self.process.pid, tasks).split()]

    def seconds(self) -> float:
        """The CPU time that the server has used in seconds; NaN where the system does not say."""
        fields = self.told("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else nan

    def schedule(self) -> tuple[float, float]:
        """The seconds that the server ran, and that it waited for a core. NaN outside Linux."""
        fields = self.told("schedstat").split()
        return (int(fields[0]) / 1e9, int(fields[1]) / 1e9) if fields else (nan, nan)

    def told(self, what: str) -> str:
        """A file of the server under /proc on Linux; empty elsewhere."""
        assert self.process is not None
        return told_of(self.process.pid, what)


def told_of(pid: int, what: str) -> str:
    """A file under /proc/PID; empty on other systems and after the process has ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/{what}").read_text() if sys.platform == "linux" else ""
    return ""


def resident(pid: int) -> float:
    """The resident memory of a process in bytes; NaN where the system does not say."""
    for line in told_of(pid, "status").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return nan


def cores() -> list[int]:
    """The cores that this process may use; empty where the system does not say."""
    return sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []


def stay_on(some: list[int]) -> None:
    """Restricts this process to these cores, where the system allows it."""
    if sys.platform == "linux" and some:
        os.sched_setaffinity(0, some)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def processor() -> str:
    """The name of the processor on Linux; empty elsewhere."""
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text().splitlines() if sys.platform == "linux" else []
    return next((line.partition(":")[2].strip() for line in lines if "model name" in line), "")


def machine() -> str:
    """The machine, the Python version and the time of a measurement."""
    model = processor() or platform.processor() or "unknown processor"
    python = ".".join(map(str, sys.version_info[:3]))
    now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    return f"{model}, {os.cpu_count()} cores, Python {python}, {now}"
