"""Runs steps side by side and reports them in a fixed order.

The tests use every core. The journeys mostly wait, so they run beside them. The other steps run
one after another. The output of each step goes to a file in .venv/check/. If the step failed, its
output is shown at the end.
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from tools.environment import ROOT, VENV

LOGS = VENV / "check"
REMEMBERED = LOGS / "seconds.json"
"""The file with the duration of each step in the last run, to estimate the time left."""
POLL_SECONDS = 0.2
REPORT_SECONDS = 30
"""Time between two progress lines where the output is not a terminal."""
LANES = {"wide": 1, "narrow": 1, "idle": 1}
"""How many steps of each kind run at once."""
TAIL = 4096
"""Bytes at the end of a log in which pytest's last percentage is looked for."""
PERCENT = re.compile(rb"\[ *(\d+)%\]")
COUNTED = re.compile(r"^=*\s*(\d+ (?:passed|failed|error|skipped).* in [\d.]+s.*?)\s*=*$", re.M)


class Step(NamedTuple):
    """A command to run."""

    command: str
    after: tuple[str, ...] = ()
    """Steps that must have ended before this one begins."""
    needs: Mapping[str, tuple[str, str]] = {}
    """By step: the options to add if that step failed, and a remark about it."""
    lane: str = "narrow"
    settings: Mapping[str, str] = {}
    """Environment variables for this step alone."""


class Outcome(NamedTuple):
    """How a step ended."""

    name: str
    code: int
    seconds: float
    printed: str = ""
    remark: str = ""

    def line(self) -> str:
        verdict = f"failed, exit code {self.code}" if self.code else "ok"
        alone = f"; alone: ./check {self.name}" if self.code else ""
        remark = f"; {self.remark}" if self.remark else ""
        return f"{self.name:<10} {verdict} ({self.seconds:.1f} s){remark}{alone}"


class Running:
    """A step that has begun."""

    def __init__(
        self, name: str, step: Step, failed: Sequence[str], environment: Mapping[str, str]
    ) -> None:
        self.name = name
        self.step = step
        self.started = time.monotonic()
        self.scratch = tempfile.TemporaryDirectory()
        self.log = LOGS / f"{name}.log"
        without = [step.needs[other] for other in failed if other in step.needs]
        self.remark = ", ".join(remark for _, remark in without)
        words = shlex.split(step.command.format(scratch=self.scratch.name))
        words += [word for options, _ in without for word in shlex.split(options)]
        with self.log.open("wb") as printed:
            self.process = subprocess.Popen(
                words,
                cwd=ROOT,
                env={**environment, **step.settings},
                stdin=subprocess.DEVNULL,
                stdout=printed,
                stderr=subprocess.STDOUT,
            )

    def outcome(self) -> Outcome | None:
        """The outcome; None while the step runs."""
        code = self.process.poll()
        if code is None:
            return None
        seconds = time.monotonic() - self.started
        printed = self.log.read_text(encoding="utf-8", errors="replace")
        self.scratch.cleanup()
        return Outcome(self.name, code, seconds, printed, self.remark)

    def percent(self) -> int | None:
        """The last percentage that pytest has printed; None if there is none."""
        found = PERCENT.findall(self.log.read_bytes()[-TAIL:])
        return int(found[-1]) if found else None


class Schedule:
    """Steps that run side by side until all have ended."""

    def __init__(self, steps: Mapping[str, Step], environment: Mapping[str, str]) -> None:
        self.steps = steps
        self.environment = environment
        self.waiting = list(steps)
        self.running: dict[str, Running] = {}
        self.done: dict[str, Outcome] = {}
        self.shown = 0
        self.started = time.monotonic()
        self.reported = self.started
        self.expected = remembered()

    def run(self) -> list[Outcome]:
        """Runs all steps, even if some fail."""
        while self.waiting or self.running:
            # Ctrl-C reaches the steps too: each ends by itself, and its output is kept.
            try:
                self.begin()
                time.sleep(POLL_SECONDS)
            except KeyboardInterrupt:
                self.waiting.clear()
            self.collect()
            self.show()
        return [self.done[name] for name in self.steps if name in self.done]

    def begin(self) -> None:
        for name in list(self.waiting):
            step = self.steps[name]
            busy = sum(one.step.lane == step.lane for one in self.running.values())
            before = [other for other in step.after if other in self.steps]
            if busy < LANES[step.lane] and all(other in self.done for other in before):
                failed = [other for other, outcome in self.done.items() if outcome.code]
                self.running[name] = Running(name, step, failed, self.environment)
                self.waiting.remove(name)

    def collect(self) -> None:
        for name, running in list(self.running.items()):
            outcome = running.outcome()
            if outcome is not None:
                self.done[name] = outcome
                del self.running[name]

    def show(self) -> None:
        """Prints new results in the order of the steps, and the progress from time to time."""
        names = list(self.steps)
        while self.shown < len(names) and names[self.shown] in self.done:
            say(self.done[names[self.shown]].line())
            self.shown += 1
        is_terminal = sys.stdout.isatty()
        pause = 1 if is_terminal else REPORT_SECONDS
        if self.running and time.monotonic() - self.reported > pause:
            self.reported = time.monotonic()
            progress = f"... {self.progress()}"
            print(f"\r\x1b[K{progress}" if is_terminal else progress, end="", flush=True)
            if not is_terminal:
                print(flush=True)

    def progress(self) -> str:
        parts = []
        for name, running in self.running.items():
            percent = running.percent()
            parts.append(name if percent is None else f"{name} {percent} %")
        elapsed = time.monotonic() - self.started
        parts.append(f"{clock(elapsed)} so far")
        left = self.left()
        if left is not None:
            parts.append(f"about {clock(left)} left")
        return ", ".join(parts)

    def left(self) -> float | None:
        """Seconds until the slowest lane is done; None if a step was never measured."""
        if not all(name in self.expected for name in [*self.waiting, *self.running]):
            return None
        lanes = dict.fromkeys(LANES, 0.0)
        for name in self.waiting:
            lanes[self.steps[name].lane] += self.expected[name]
        for name, running in self.running.items():
            spent = time.monotonic() - running.started
            lanes[running.step.lane] += max(0.0, self.expected[name] - spent)
        return max(lanes.values())


def run_all(steps: Mapping[str, Step], environment: Mapping[str, str]) -> int:
    """Runs the steps and returns the exit code of the first that failed."""
    LOGS.mkdir(exist_ok=True)
    started = time.monotonic()
    outcomes = Schedule(steps, environment).run()
    remember(outcomes)
    failed = [one for one in outcomes if one.code]
    for one in failed:
        say(f"\n---- {one.name}: {steps[one.name].command}\n{one.printed.rstrip()}")
    say("")
    for one in failed:
        say(one.line())
    for line in [line for one in outcomes for line in counted(one.printed)]:
        say(line)
    took = clock(time.monotonic() - started)
    say(f"{len(outcomes) - len(failed)} steps ok, {len(failed)} failed, in {took}")
    return next((one.code for one in failed), 0)


def counted(printed: str) -> list[str]:
    """The closing line of pytest, if there is one."""
    return COUNTED.findall(printed)[-1:]


def say(text: str) -> None:
    clear = "\r\x1b[K" if sys.stdout.isatty() else ""
    print(f"{clear}{text}", flush=True)


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def remembered() -> dict[str, float]:
    with suppress(OSError, ValueError):
        found: dict[str, float] = json.loads(REMEMBERED.read_text())
        return found
    return {}


def remember(outcomes: Sequence[Outcome]) -> None:
    took = {one.name: round(one.seconds, 1) for one in outcomes if not one.code}
    with suppress(OSError):
        REMEMBERED.write_text(json.dumps({**remembered(), **took}))
