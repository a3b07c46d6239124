"""`sitdown soak hostile`, small: what it judges beside times, and that its verdict goes red."""

from __future__ import annotations

import asyncio
from collections import Counter
from math import nan

import pytest

from sitdown.cli import main
from sitdown.cli.host.soak_runs import print_report
from sitdown.server.soak.attacker import Counts
from sitdown.server.soak.attacks import KINDS
from sitdown.server.soak.honest_people import MEASURES, Crowd
from sitdown.server.soak.hostile_run import Phase, Report, Trial
from sitdown.server.workers.pool import WorkerPool
from sitdown.table import Refused, open_store
from tests.suites import long_case

SECONDS = 0.3


@pytest.fixture(autouse=True)
def all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the tests stays on all of its cores."""
    monkeypatch.setattr("os.sched_setaffinity", lambda process, cores: None)


STOPPED = {
    "frames": "",
    "handshakes": "400",
    "tables": "429",
    "bots": "429",
    "chat": "message",
    "requests": "",
}
"""The status by which the server refuses each kind, where it is sure to do so in a short trial."""


@pytest.mark.parametrize(
    "kinds",
    [["frames", "tables", "chat"], long_case(["handshakes", "bots", "requests"])],
    ids=",".join,
)
def test_hostile_clients_are_stopped_and_honest_ones_are_answered(
    kinds: list[str], file: str
) -> None:
    report = asyncio.run(Trial(file, kinds, 2).run(SECONDS))
    assert report.faults == []
    before, *others = report.phases
    assert all(before.times.values())
    assert [one.name for one in others] == [
        name for kind in kinds for name in (kind, f"after {kind}")
    ]
    for phase in others:
        assert phase.times["move"], phase.name
        assert (phase.name in kinds) == (phase.counts is not None)
    counted = {one.name: one.counts for one in others if one.counts is not None}
    for kind, counts in counted.items():
        stopped = counts.refused[STOPPED[kind]] if STOPPED[kind] else counts.refused or counts.cut
        assert stopped, (kind, counts)


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    phases = [phase("before", 0.01), phase("chat", 0.05, attacked=True), phase("after", 0.02)]
    print_report(Report(phases, [], memory=60e6), "sqlite", no_limits=False)
    lines = capsys.readouterr().out.splitlines()
    assert "the server has its usual limits" in lines[1]
    chat = lines.index("chat            70 MB, 10% of a core, waited 0%")
    assert lines[chat + 2] == "  5 tried, 1 refused (1 429), 0 connections closed"
    assert lines[chat + 3].split() == ["move", "50.0", "150.0", "150.0", "3.3", "×"]
    moves = [line.split()[4:] for line in lines if line.startswith("  move    ")][1:]
    assert moves == [[], ["3.3", "×"], ["2.0", "×"]]


def test_a_server_that_stops_nobody_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--only", "tables", "--seconds", f"{SECONDS}", "--tables", "2", "--no-limits"]
    assert main(["soak", "hostile", *options, "--worst", "1000000"]) == 1
    said = capsys.readouterr().out
    assert "the server has no limits" in said
    assert "tables: the server neither refused nor closed anything" in said


# The verdict.


def phase(name: str, move: float, attacked: bool = False, waited: float = 0.0) -> Phase:
    """A phase with three answers to moves, and this median."""
    times = {what: [move / 2, move, move * 3] if what == "move" else [] for what in MEASURES}
    counts = Counts(tried=5, refused=Counter({"429": 1})) if attacked else None
    return Phase(name, times, memory=70e6, ran=0.1, waited=waited, counts=counts)


def test_medians_are_compared_with_the_quiet_phases_around() -> None:
    phases = [
        phase("before", 0.010),
        phase("frames", 0.030, attacked=True),
        phase("after frames", 0.010),
        phase("chat", 0.050, attacked=True),
        phase("after chat", 0.040),
    ]
    report = Report(phases, [])
    ratios = [report.ratios(one).get("move", nan) for one in phases]
    # Around chat the medians are 10 and 40 ms, and of all six answers 25.
    assert ratios == pytest.approx([nan, 3.0, nan, 50 / 25, 4.0], nan_ok=True)
    assert set(report.ratios(phases[1])) == {"move"}
    assert report.verdict(worst=5.0) == []
    assert report.verdict(worst=3.5) == ["after chat: move took 4.0 times as long"]
    assert len(report.verdict(worst=1.5)) == 3


def test_a_machine_that_is_busy_with_other_things_is_not_judged() -> None:
    phases = [phase("before", 0.01), phase("frames", 1.0, True, waited=0.6), phase("after", 0.01)]
    assert Report(phases, []).verdict(worst=2.0) == []
    phases[1].waited = nan
    assert Report(phases, []).verdict(worst=2.0) == ["frames: move took 100.0 times as long"]


def test_other_faults_count_whatever_the_times_are() -> None:
    report = Report([phase("before", 0.01)], ["before: a move was refused"])
    assert report.verdict(worst=1e6) == ["before: a move was refused"]


# The honest people.


def test_lost_connections_and_the_end_of_the_server_are_faults(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = Trial(file, list(KINDS), 2)

    async def blackout(workers: WorkerPool, seconds: float) -> None:
        await trial.crowd.arrive()
        await trial.phase("blackout", asyncio.to_thread(trial.ship.kill))

    monkeypatch.setattr(trial, "attack_in_turn", blackout)
    faults = asyncio.run(trial.run(SECONDS)).faults
    assert faults[-1] == "blackout: the server has ended"
    assert "blackout: somebody was disconnected" in faults


def test_refusals_and_lost_moves_are_faults(file: str) -> None:
    async def inspected() -> list[str]:
        crowd = Crowd(0, 0)
        # Nobody looks at the seat here, so there is none.
        crowd.sent["honest-1"] = crowd.sent["honest-2"] = None, 0.0  # type: ignore[assignment]
        crowd.heard("honest-1", taken=False)
        crowd.heard("honest-2", taken=True)
        store = await open_store(file, "inspector")
        await crowd.inspect(store)
        await store.close()
        return crowd.faults

    refused, lost = asyncio.run(inspected())
    assert refused == "arrival: a move was refused"
    assert lost == "acknowledged moves: 1 lost, 0 done twice"


def test_a_system_without_further_loopback_addresses_is_told(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sitdown.server.soak.hostile_run.addresses", lambda network: iter(["192.0.2.1"])
    )
    with pytest.raises(Refused, match=r"192\.0\.2\.1"):
        asyncio.run(Trial(file, [], 2).run(SECONDS))
