"""The soak commands, small: that they find what they look for, and nothing where nothing is."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import sitdown
from sitdown.cli import main
from sitdown.cli.host.soak_runs import store_for
from sitdown.server.soak.kill_run import Findings, KillRun
from sitdown.server.soak.load_run import percentiles
from sitdown.server.soak.memory_run import ROWS, Sample, report, spread
from tests.suites import long_case


@pytest.mark.parametrize("store", ["file", long_case("database")])
def test_killed_servers_lose_nothing(store: str, request: pytest.FixtureRequest) -> None:
    place: str = request.getfixturevalue(store)
    processes = 2 if store == "database" else 1
    siege = KillRun(place, ["squirrels", "gentlemen"], 3, processes, seed=1)
    findings = asyncio.run(siege.run(1.0, kills=2))
    assert findings.kills >= 2
    assert findings.acknowledged > 0
    assert findings.records > findings.tables > 0
    assert findings.is_clean(), findings


def test_a_loss_would_be_found(file: str) -> None:
    siege = KillRun(file, ["squirrels"], 2, 1, seed=1)
    findings = asyncio.run(siege.run(1.5, kills=0, acknowledged=20))
    assert findings.is_clean(), findings
    with sqlite3.connect(file) as connection:
        ours = """CAST(line AS TEXT) LIKE '%"id":"c/%' AND number % 3 = 0"""
        connection.execute(f"DELETE FROM records WHERE {ours}")
    connection.close()
    siege.findings = Findings(acknowledged=findings.acknowledged)
    asyncio.run(siege.inspect())
    assert siege.findings.lost
    assert siege.findings.gaps


@pytest.mark.long
def test_a_load_of_rated_games_is_counted_while_it_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.sched_setaffinity", lambda process, cores: None)
    options = ["--rated", "--seats", "20", "--active", "3", "--seconds", "2"]
    assert main(["soak", "load", "--game", "wallet", *options]) == 0
    said = capsys.readouterr().out
    assert "games over, " in said
    assert "refused" not in said


@pytest.mark.parametrize(
    "game", [game if game == "squirrels" else long_case(game) for game in sitdown.games()]
)
def test_load_prints_the_figures_of_every_game(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.sched_setaffinity", lambda process, cores: None)
    options = ["--seats", "20", "--active", "3", "--seconds", "1"]
    assert main(["soak", "load", "--game", game, *options]) == 0
    said = capsys.readouterr().out
    players = sitdown.load(game).seats[0]
    assert f"game                    {game}, {players} seats" in said
    assert f"connected seats         {20 // players * players}" in said
    assert figure(said, "durable moves", "/s") >= 0
    assert figure(said, "   answered within", " ms") > 0  # at least one move, however long it took
    assert "at half speed" in said
    assert "refused" not in said


def test_memory_is_measured_while_games_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "memory.csv"
    options = ["--minutes", "0.01", "--tables", "4", "--pause", "0.01", "--every", "0.2"]
    assert main(["soak", "memory", *options, "--games", "squirrels", "--out", str(file)]) == 0
    said = capsys.readouterr().out
    assert "store           sqlite; 4 tables of squirrels" in said
    assert "second half" in said
    head, *rows = file.read_text(encoding="utf-8").splitlines()
    last = dict(zip(head.split(","), rows[-1].split(","), strict=True))
    assert float(last["seconds"]) > 0
    assert float(last["server"]) > 0
    assert int(last["tables"]) > 0
    assert int(last["moves"]) > int(last["games"]) > 0


def test_a_report_on_memory_says_how_it_changes_in_the_second_half() -> None:
    # A leak of 10 kB for each of 600 games an hour, after a start that takes 100 MB.
    samples = [
        Sample(minute * 60.0, 60 + 100 * min(minute / 20, 1) + minute * 0.1, 58, 90, 0, minute * 10)
        for minute in range(61)
    ]
    *_, half = report(samples)
    assert half == "second half     +6.0 MB an hour, +10.00 kB a game"
    assert len(spread(samples)) == ROWS + 1
    assert spread(samples[:1]) == samples[:1]


def figure(said: str, name: str, unit: str) -> float:
    line = next(line for line in said.splitlines() if line.startswith(name))
    return float(line.removeprefix(name).strip().partition(unit)[0])


def test_percentiles() -> None:
    assert percentiles([n / 1000 for n in range(1, 101)]) == (51.0, 100.0)
    assert percentiles([]) == (0.0, 0.0)


def test_findings_are_clean_only_without_faults() -> None:
    assert Findings(kills=5, acknowledged=7).is_clean()
    faulty = (
        Findings(lost=1),
        Findings(twice=1),
        Findings(gaps=1),
        Findings(contradictions=1),
        Findings(not_loaded=1),
        Findings(miscounted=1),
    )
    assert not any(findings.is_clean() for findings in faulty)


def test_a_store_is_made_for_the_run(tmp_path: Path) -> None:
    with store_for("sqlite") as place:
        assert Path(place).parent.exists()
    assert not Path(place).parent.exists()
    with store_for(str(tmp_path / "x")) as place:
        assert place == str(tmp_path / "x")
