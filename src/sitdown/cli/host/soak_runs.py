"""Runs the kinds of `sitdown soak` and prints their figures."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from math import isnan
from pathlib import Path
from typing import IO

from sitdown import catalog
from sitdown.kernel.form import quoted
from sitdown.server.serve import try_store
from sitdown.server.soak.attacker import Counts
from sitdown.server.soak.attacks import KINDS
from sitdown.server.soak.honest_people import MEASURES
from sitdown.server.soak.hostile_run import Phase, Report, Trial
from sitdown.server.soak.kill_run import Findings, KillRun
from sitdown.server.soak.load_run import Figures, LoadRun, percentiles
from sitdown.server.soak.memory_run import MemoryRun, csv_head, csv_line, report
from sitdown.server.soak.servers import cores, machine
from sitdown.server.soak.temporary_postgresql import throwaway_postgresql
from sitdown.store.opening import is_shared
from sitdown.table import Refused


def run_kind(given: argparse.Namespace) -> int:
    """Runs one kind: kill, load, memory, hostile or simulate."""
    if given.kind == "simulate":
        return simulate(given)
    run = {"kill": kill, "load": load, "memory": memory, "hostile": hostile}[given.kind]
    with store_for(given.store) as store:
        return run(given, store)


def simulate(given: argparse.Namespace) -> int:
    # Here, because its import inspects coroutines, which nothing else needs.
    from sitdown.server.soak.simulation.simulate import simulate

    return simulate(given, named_games(given.games))


def kill(given: argparse.Namespace, store: str) -> int:
    games = named_games(given.games)
    processes = 2 if is_shared(store) else 1
    siege = KillRun(store, games, given.tables, processes, given.seed)
    findings = asyncio.run(siege.run(given.minutes * 60, given.kills))
    print_findings(findings, given.store, processes)
    return 0 if findings.is_clean() else 1


def load(given: argparse.Namespace, store: str) -> int:
    game = catalog.load(given.game).id
    load = LoadRun(store, game, given.seats, given.active, given.patches, given.rated)
    print_figures(asyncio.run(load.run(given.seconds)), given.store, load)
    return 0


def memory(given: argparse.Namespace, store: str) -> int:
    run = MemoryRun(store, named_games(given.games), given.tables, given.pause, given.every)
    with open_for(given.out) as file:
        if file is not None:
            print(csv_head(), file=file)
            run.tell = lambda sample: print(csv_line(sample), file=file, flush=True)
        samples = asyncio.run(run.run(given.minutes * 60))
    print(machine())
    print(f"store           {given.store}; {run.tables} tables of {', '.join(run.games)}")
    print(*report(samples), sep="\n")
    return 0


def open_for(file: Path | None) -> AbstractContextManager[IO[str] | None]:
    return nullcontext() if file is None else file.open("w", encoding="utf-8")


def named_games(names: str | None) -> list[str]:
    """The games named in a list with commas; all games if there is no list."""
    return [catalog.load(id).id for id in (names or "").split(",") if id] or catalog.games()


def hostile(given: argparse.Namespace, store: str) -> int:
    kinds = known_kinds(given.only)
    trial = Trial(store, kinds, given.tables, limits=not given.no_limits)
    report = asyncio.run(trial.run(given.seconds))
    faults = report.verdict(given.worst)
    print_report(report, given.store, given.no_limits)
    print_faults(faults or ["none"], "faults")
    return 1 if faults else 0


def known_kinds(wanted: str | None) -> list[str]:
    """The kinds of hostile clients named in a list with commas; all if there is no list."""
    named = [kind.strip() for kind in wanted.split(",")] if wanted else list(KINDS)
    for kind in named:
        if kind not in KINDS:
            known = ", ".join(KINDS)
            raise Refused("bad-request", f"--only: no kind {quoted(kind)} (there are: {known})")
    return named


MOST_FAULTS = 20
"""The most faults that are printed. The first ones show the cause."""


@contextmanager
def store_for(wanted: str) -> Iterator[str]:
    if wanted == "postgresql":
        with throwaway_postgresql(durable=True) as address:
            yield address
    elif wanted == "sqlite":
        with tempfile.TemporaryDirectory(prefix="sitdown-soak-") as folder:
            yield str(Path(folder) / "tables.sqlite")
    else:
        asyncio.run(try_store(wanted))
        yield wanted


def print_findings(found: Findings, store: str, processes: int) -> None:
    print(machine())
    print(f"store           {store}, {processes} server process{'es'[: 2 * (processes > 1)]}")
    print(f"killed          {found.kills} times (SIGKILL), {found.reconnects} connections lost")
    print(f"tables          {found.tables} with {found.records} records")
    print(f"acknowledged    {found.acknowledged} requests ({found.refused} refused)")
    print(f"lost            {found.lost}")
    print(f"done twice      {found.twice}")
    print(f"gaps            {found.gaps}")
    print(f"contradictions  {found.contradictions}")
    print(f"not loaded      {found.not_loaded}")
    print(f"miscounted      {found.miscounted} of {found.rated} rated games that are over")
    print_faults(found.why)


def print_faults(faults: list[str], name: str = "") -> None:
    """Prints the first faults, one per line, and the number of the others."""
    for place, fault in enumerate(faults[:MOST_FAULTS]):
        print(f"{'' if place else name:<16}{fault}")
    if len(faults) > MOST_FAULTS:
        print(f"{'':<16}and {len(faults) - MOST_FAULTS} more")


def print_figures(found: Figures, store: str, load: LoadRun) -> None:
    print(machine())
    print(f"game                    {load.game.id}, {load.players} seats at a table")
    print(f"store                   {store}{apart()}")
    print(f"connected seats         {found.connected} ({found.connected_per_second:.0f}/s)")
    if isnan(found.start_memory):
        print("memory and CPU time     not told by this system")
    else:
        print(f"memory                  {found.start_memory:.0f} MB at start")
        idle = f"{found.idle_kilobytes:.1f} kB"
        print(f"memory per idle seat    {idle}, its share of the table included")
    print(f"durable moves           {found.moves_per_second:.0f}/s at full speed")
    print(f"   answered within      {found.full_p50:.1f} ms (p50), {found.full_p99:.1f} ms (p99)")
    if not isnan(found.cpu_per_move):
        print(f"   CPU per move         {found.cpu_per_move:.0f} µs")
    print(f"   sent per move        {found.bytes_per_move:.0f} bytes, to all seats together")
    if found.refused:
        print(f"   refused              {found.refused} moves")
    if load.rated:
        told = f"{found.over} games over, {found.counted} of them counted meanwhile"
        print(f"rated                   {told}")
    share = "" if isnan(found.half_cpu) else f", {found.half_cpu:.0%} of a core"
    print(f"at half speed           {found.half_rate:.0f}/s{share}")
    print(f"   answered within      {found.half_p50:.1f} ms (p50), {found.half_p99:.1f} ms (p99)")


def apart() -> str:
    return "; the server on one core, everybody else on another" if cores() else ""


def print_report(report: Report, store: str, no_limits: bool) -> None:
    limits = "no limits" if no_limits else "its usual limits"
    print(machine())
    print(f"store           {store}; the server has {limits}{apart()}")
    print("answers         p50, p99 and the longest in ms; median compared with no attack")
    for what, told in MEASURES.items():
        print(f"  {what:<13} {told}")
    print(f"start           {megabytes(report.memory)}")
    for phase in report.phases:
        print_phase(phase, report.ratios(phase))


def print_phase(phase: Phase, ratios: dict[str, float]) -> None:
    use = "" if isnan(phase.ran) else f", {phase.ran:.0%} of a core, waited {phase.waited:.0%}"
    busy = " (too busy to judge)" if phase.is_robbed() else ""
    print(f"{phase.name:<15} {megabytes(phase.memory)}{use}{busy}")
    if phase.counts is not None:
        print(f"  {KINDS[phase.name].sentence}")
        print(f"  {told_of(phase.counts)}")
    for what, times in phase.times.items():
        p50, p99 = percentiles(times)
        longest = max(times, default=0.0) * 1000
        ratio = f"{ratios[what]:8.1f} ×" if what in ratios else ""
        print(f"  {what:<13} {p50:9.1f} {p99:9.1f} {longest:9.1f}{ratio}")


def told_of(counts: Counts) -> str:
    by_status = ", ".join(f"{count:,} {status}" for status, count in counts.refused.most_common())
    refused = f"{counts.refused.total():,} refused" + (f" ({by_status})" if by_status else "")
    return f"{counts.tried:,} tried, {refused}, {counts.cut:,} connections closed"


def megabytes(bytes: float) -> str:
    return "memory not told by this system" if isnan(bytes) else f"{bytes / 1e6:.0f} MB"
