"""CPU time of every test, child processes included; a test that uses too much fails the run.

Wall-clock time depends on what else runs on a machine. CPU time depends on it much less, so it is
what is measured and limited. The same suite still took half as much again on a machine with busy
neighbours. So the limit rises with the average of all tests, and a slow machine fails no test.

A thread reads /proc a few times a second, because a browser's processes come and go within a test.
Where there is no /proc only this process is measured.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Generator, Iterator, Mapping

import pytest

from tests.suites import IS_LONG

MAX_CPU_SECONDS = 20.0
"""What a test of the default suite may use, on a machine where tests take the usual time."""
USUAL_CPU_SECONDS = 0.1
"""What a test uses on average there (815 s for 7,793 tests)."""
FEW_TESTS = 1000
"""A run of fewer tests does not show how fast the machine is."""
EXCUSED: dict[str, str] = {}
"""Tests that may use more, each with the reason."""
COSTS_KEY = "sitdown/costs"
FAILED_KEY = "sitdown/failed"
"""Where the last run's costs and failures lie in pytest's cache: tools.slowest and tools/shake."""
POLL_SECONDS = 0.25
PROC = "/proc"
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 1
PROPERTY = "cpu"


class Process:
    """One line of /proc: a process, its parent and its CPU seconds."""

    def __init__(self, number: int, stat: str) -> None:
        # The name of the program stands in brackets and may have anything in it.
        fields = stat.rpartition(")")[2].split()
        self.number = number
        self.parent = int(fields[1])
        self.own = (int(fields[11]) + int(fields[12])) / TICKS
        self.reaped = (int(fields[13]) + int(fields[14])) / TICKS


def processes() -> dict[int, Process]:
    found = {}
    for name in os.listdir(PROC) if os.path.isdir(PROC) else ():
        if name.isdigit():
            try:
                with open(f"{PROC}/{name}/stat", encoding="utf-8", errors="replace") as stat:
                    found[int(name)] = Process(int(name), stat.read())
            except OSError:
                continue  # it ended just now
    return found


def descendants(all: dict[int, Process], root: int) -> Iterator[Process]:
    for process in all.values():
        parent = process.parent
        while parent != root and parent in all:
            parent = all[parent].parent
        if parent == root:
            yield process


class Meter:
    """Adds up the CPU time of this process and of all that it starts."""

    def __init__(self) -> None:
        self.total = 0.0
        self.seen: dict[int, float] = {}
        self.reaped = 0.0
        self.ended = 0.0
        """CPU seconds of processes that ended and that nobody has reported as reaped yet."""
        self.lock = threading.Lock()
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.run, name="cpu-meter", daemon=True)

    def run(self) -> None:
        while not self.stopped.wait(POLL_SECONDS):
            self.read()

    def read(self) -> float:
        """CPU seconds from the beginning until now."""
        with self.lock:
            all = processes()
            me = all.get(os.getpid())
            if me is None:
                return sum(os.times()[:4])
            now = {one.number: one.own for one in (me, *descendants(all, me.number))}
            for number, seconds in now.items():
                self.total += max(0.0, seconds - self.seen.get(number, 0.0))
            # Time of children that ended comes back as reaped, for a browser's much later. What was
            # seen of them is counted already.
            self.ended += sum(self.seen[number] for number in self.seen.keys() - now.keys())
            reaped = me.reaped - self.reaped
            self.total += max(0.0, reaped - self.ended)
            self.ended = max(0.0, self.ended - reaped)
            self.seen, self.reaped = now, me.reaped
            return self.total


class Costs:
    """A plugin: measures each test where it runs, gathers the figures where results are shown."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.meter = Meter()
        self.began = 0.0
        self.before = (0.0, 0.0)
        """This process's CPU seconds, and those of all, when the test began."""
        self.costs: dict[str, float] = {}
        self.failed: list[str] = []

    def pytest_sessionstart(self) -> None:
        self.meter.thread.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, bool, bool]:
        self.began = time.monotonic()
        self.before = time.process_time(), self.meter.total
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":
            used = self.used()
            report.user_properties = [*report.user_properties, (PROPERTY, used)]
        return report

    def used(self) -> float:
        """CPU seconds since the test began.

        To read /proc costs more than most tests, so a short test is measured by this process alone.
        """
        alone, together = self.before
        if time.monotonic() - self.began < POLL_SECONDS:
            return time.process_time() - alone
        return self.meter.read() - together

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid not in self.failed:
            self.failed.append(report.nodeid)
        used = dict(report.user_properties).get(PROPERTY)
        if report.when == "teardown" and isinstance(used, float):
            self.costs[report.nodeid] = round(used, 2)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.meter.stopped.set()
        if hasattr(self.config, "workerinput"):
            return
        cache = getattr(self.config, "cache", None)  # none with -p no:cacheprovider
        if cache is not None:
            cache.set(COSTS_KEY, self.costs)
            cache.set(FAILED_KEY, self.failed)
        if too_costly(self.costs) and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        total = sum(self.costs.values())
        terminalreporter.write_line(f"CPU: {total:.0f} s in {len(self.costs)} tests")
        for line in too_costly(self.costs):
            terminalreporter.write_line(f"FAILED {line}")


def too_costly(costs: Mapping[str, float]) -> list[str]:
    """Tests of the default suite that are over the limit, each with what it used."""
    if IS_LONG:
        return []
    limit = limit_for(costs)
    return [
        f"{test} used {used:.0f} s of CPU; {limit:.0f} s is the limit (docs/testing.md)"
        for test, used in costs.items()
        if used > limit and test not in EXCUSED
    ]


def limit_for(costs: Mapping[str, float]) -> float:
    """The CPU seconds that a test may use in a run with these costs.

    A part of the suite does not tell whether the machine is slow, or these tests are costly. So the
    limit of its tests is twice as high.
    """
    if len(costs) < FEW_TESTS:
        return 2 * MAX_CPU_SECONDS
    return MAX_CPU_SECONDS * max(1.0, sum(costs.values()) / len(costs) / USUAL_CPU_SECONDS)
