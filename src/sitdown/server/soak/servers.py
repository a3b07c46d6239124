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
    """One server process on a port of its own. `limits`: whether it limits its clients."""

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
        """A core of its own, if it is to have one, is that of who starts it at this moment."""
        before = cores()
        stay_on([] if self.core is None else [self.core])
        try:
            self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        finally:
            stay_on([] if self.core is None else before)

    async def ready(self, patience: float = 60.0) -> None:
        """Until it answers."""
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
        """Without warning."""
        self.end(getattr(signal, "SIGKILL", signal.SIGTERM))

    def stop(self) -> None:
        """As it should."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def memory(self) -> float:
        """Its resident memory in bytes; not a number where the system does not say."""
        assert self.process is not None
        return resident(self.process.pid)

    def children(self) -> list[int]:
        """The processes that it has started, such as the workers of bots."""
        assert self.process is not None
        tasks = f"task/{self.process.pid}/children"
        return [int(pid) for pid in told_of(self.process.pid, tasks).split()]

    def seconds(self) -> float:
        """The CPU time that it has used; not a number where nobody tells."""
        fields = self.told("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else nan

    def schedule(self) -> tuple[float, float]:
        """Seconds of CPU that it used, and seconds that it waited for a core."""
        fields = self.told("schedstat").split()
        return (int(fields[0]) / 1e9, int(fields[1]) / 1e9) if fields else (nan, nan)

    def told(self, what: str) -> str:
        """What Linux tells of the process; nothing elsewhere."""
        assert self.process is not None
        return told_of(self.process.pid, what)


def told_of(pid: int, what: str) -> str:
    """A file under /proc/PID; empty where there is no Linux, and after the process has ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/{what}").read_text() if sys.platform == "linux" else ""
    return ""


def resident(pid: int) -> float:
    """The resident memory of a process in bytes; not a number where the system does not say."""
    for line in told_of(pid, "status").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return nan


def cores() -> list[int]:
    """Those that this process may use, where the system says so."""
    return sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []


def stay_on(some: list[int]) -> None:
    """Uses no others of the cores from now on, where the system lets one choose."""
    if sys.platform == "linux" and some:
        os.sched_setaffinity(0, some)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def processor() -> str:
    """Its name, where Linux tells it."""
    cpu = Path("/proc/cpuinfo")
    lines = cpu.read_text().splitlines() if sys.platform == "linux" else []
    return next((line.partition(":")[2].strip() for line in lines if "model name" in line), "")


def machine() -> str:
    """What the figures were measured on, and when."""
    model = processor() or platform.processor() or "unknown processor"
    python = ".".join(map(str, sys.version_info[:3]))
    now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    return f"{model}, {os.cpu_count()} cores, Python {python}, {now}"
