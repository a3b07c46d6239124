"""Several server processes on one port; dead ones are replaced."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType

from . import metrics

log = logging.getLogger("sitdown.supervisor")

Work = Callable[[socket.socket], None]


class Supervisor:
    """Runs the same function in several processes, on the same listening socket."""

    def __init__(self, work: Work, listening: socket.socket, count: int) -> None:
        self.work = work
        self.listening = listening
        self.count = count
        self.processes: list[BaseProcess] = []
        self.stopping = False

    def run(self) -> None:
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self.stop)
        while not self.stopping:
            self.fill_up()
            time.sleep(0.2)
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join(20)
            if process.is_alive():
                process.kill()

    def fill_up(self) -> None:
        for process in [one for one in self.processes if not one.is_alive()]:
            log.warning("a server process died", extra={"status": process.exitcode})
            self.processes.remove(process)
            metrics.forget(process.pid)
        while len(self.processes) < self.count:
            process = multiprocessing.get_context("spawn").Process(
                target=self.work, args=(self.listening,)
            )
            process.start()
            self.processes.append(process)

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True
