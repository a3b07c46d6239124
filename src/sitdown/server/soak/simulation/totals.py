"""Totals: the results of many stories, as a table and as one line of progress."""

from __future__ import annotations

import time
from collections import Counter

from .judge import Failure
from .story import SORTS, Story
from .world import Outcome

AN_HOUR = 3600.0
MOST_FAILURES = 3
"""The number of failures printed for each seed. The first ones show the cause."""
MOST_SEEDS = 20


class Totals:
    """Adds up outcomes."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.seeds = 0
        self.seconds = 0.0
        """The virtual seconds of all stories."""
        self.hours_of_sort = dict.fromkeys(SORTS, 0.0)
        self.cpu = 0.0
        self.counts: Counter[str] = Counter()
        self.failing: dict[int, list[Failure]] = {}
        """The failures of each failing story, by its seed."""

    def add(self, story: Story, outcome: Outcome) -> None:
        self.seeds += 1
        self.seconds += story.seconds
        for sort, hours in outcome.table_hours.items():
            self.hours_of_sort[sort] += hours
        self.cpu += outcome.cpu
        self.counts += outcome.counts
        if outcome.failures:
            self.failing[story.seed] = outcome.failures

    @property
    def table_hours(self) -> float:
        return sum(self.hours_of_sort.values())

    @property
    def failures(self) -> int:
        return sum(map(len, self.failing.values()))

    @property
    def kills(self) -> int:
        return self.sum("kill", "power", "killed while opening")

    @property
    def disk_faults(self) -> int:
        return self.sum("write faults", "read faults", "full disk", "stalls")

    @property
    def network_faults(self) -> int:
        return self.sum("requests lost", "silent cuts")

    def sum(self, *names: str) -> int:
        return sum(self.counts[name] for name in names)

    def progress(self) -> str:
        """The progress in one line."""
        real = max(0.001, time.monotonic() - self.began)
        return ", ".join(
            [
                f"{self.seeds:,} seeds",
                f"{self.table_hours:,.0f} table-hours",
                f"{self.kills:,} kills",
                f"{self.disk_faults:,} disk and {self.network_faults:,} network faults",
                f"{self.failures:,} failures",
                f"{self.seconds / real:,.0f} times real time",
            ]
        )

    def report(self) -> list[str]:
        """The report, one line for each figure."""
        hours = self.cpu / AN_HOUR or float("nan")
        moves = self.counts["moves"] / (self.table_hours or float("nan"))
        disk = {
            "failed writes": self.counts["write faults"],
            "failed reads": self.counts["read faults"],
            "full disk": self.counts["full disk"],
            "stalls": self.counts["stalls"],
        }
        others = {
            "stopped": self.counts["stop"],
            "frozen": self.counts["freeze"],
            "clock set": self.counts["clock"],
            "updated": self.counts["updates"],
        }
        return [
            f"seeds           {self.seeds:,}, {self.cpu:,.1f} s of CPU",
            f"table-hours     {self.table_hours:,.1f} ({self.table_hours / hours:,.0f} a CPU hour)",
            f"  of            {self.shares()}",
            f"kills           {self.kills:,} ({self.kills / hours:,.0f} a CPU hour), "
            f"{self.counts['killed while opening']:,} of them while opening",
            f"other events    {listed(others)}",
            f"moves           {self.counts['moves']:,} ({moves:,.0f} a table-hour)",
            f"requests        {self.counts['ack']:,} acknowledged, "
            f"{self.counts['refused']:,} refused",
            f"connections     {self.counts['connections']:,}, "
            f"{self.network_faults:,} network faults",
            f"disk faults     {self.disk_faults:,} ({listed(disk)})",
            f"views compared  {self.counts['views compared']:,}",
            f"worlds imagined {self.counts['worlds imagined']:,}",
            f"failures        {self.failures:,} in {len(self.failing):,} seeds",
        ]

    def shares(self) -> str:
        """The share of each kind of table in the table-hours."""
        whole = self.table_hours or float("nan")
        return ", ".join(
            f"{sort} {hours / whole:.0%}" for sort, hours in self.hours_of_sort.items()
        )

    def told_failures(self, replay: str) -> list[str]:
        """The first failures of each failing seed, and the command that repeats it."""
        lines = []
        for seed, failures in sorted(self.failing.items())[:MOST_SEEDS]:
            lines += [f"  {replay} --seed {seed}", *told(failures, MOST_FAILURES)]
        if len(self.failing) > MOST_SEEDS:
            lines.append(f"  and {len(self.failing) - MOST_SEEDS:,} seeds more")
        return lines


def told(failures: list[Failure], most: int) -> list[str]:
    lines = [f"    {failure}" for failure in failures[:most]]
    if len(failures) > most:
        lines.append(f"    and {len(failures) - most:,} more")
    return lines


def listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{count:,} {name}" for name, count in counts.items())
