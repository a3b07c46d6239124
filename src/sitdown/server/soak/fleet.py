"""A fleet of server processes: started, killed without warning, started again."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from sitdown.table import Refused


class Ship:
    """One server process on a port of its own."""

    def __init__(self, store: str, *further: str, core: int | None = None) -> None:
        self.port = free_port()
        self.command = [
            *(sys.executable, "-m", "sitdown", "serve", "--no-browser", "--no-limits"),
            *("--port", str(self.port), "--store", store, "--log", "error", *further),
        ]
        self.core = core
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, preexec_fn=self.settle_in
        )

    def settle_in(self) -> None:
        """In the new process: many files, and a core of its own if it is to have one."""
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        if self.core is not None:
            os.sched_setaffinity(0, {self.core})

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
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """As it should."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def memory(self) -> int:
        """What it holds of the machine's memory, in bytes."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def seconds(self) -> float:
        """The CPU time that it has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def machine() -> str:
    """What the figures were measured on, and when."""
    model = "unknown processor"
    with Path("/proc/cpuinfo").open() as lines:
        for line in lines:
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    python = ".".join(map(str, sys.version_info[:3]))
    now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    return f"{model}, {os.cpu_count()} cores, Python {python}, {now}"
