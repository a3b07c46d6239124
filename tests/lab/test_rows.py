"""Files of rows: what is kept, after a kill too, and how one goes on."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from sitdown.cli import main
from sitdown.kernel import BadOptions
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.jobs.batches import Stream
from sitdown.lab.jobs.row_files import DECISIONS, GAMES, RowFile
from sitdown.lab.play import Row, play_games
from tests.suites import IS_LONG, long_case

Captured = pytest.CaptureFixture[str]
PATIENCE = 120
"""Seconds until what is expected counts as missing: a busy machine is no fault."""
GAMES_PLAYED = 12
GAMES_OF_A_KILL = "96" if IS_LONG else "24"
BOTS = [["random", "cautious"]] * GAMES_PLAYED
SEEDS = [f"a/{number}" for number in range(GAMES_PLAYED)]
DUEL = ["duel", "squirrels", "random", "cautious", "--players", "3"]
ENDINGS = pytest.mark.parametrize("ending", ["jsonl", "parquet"])


def rows(way: Backend) -> Stream[Row]:
    return play_games("squirrels", BOTS, SEEDS, {"first": 1}, way=way)


def way(folder: Path, ending: str = "jsonl", resume: bool = False, processes: int = 1) -> Backend:
    files = folder / f"rows.{ending}", folder / f"decisions.{ending}"
    return Backend(processes, rows=files[0], decisions=files[1], resume=resume)


def contents(folder: Path) -> dict[str, object]:
    """What the files of a folder hold; Parquet by its rows: its bytes are its own affair."""
    return {
        file.name: pyarrow.parquet.read_table(file).to_pylist()
        if file.suffix == ".parquet"
        else file.read_bytes()
        for file in sorted(folder.iterdir())
    }


def lines(file: Path) -> list[Any]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what comes of games that nobody stops."""
    folder = tmp_path_factory.mktemp("unbroken")
    for ending in ("jsonl", "parquet"):
        list(rows(way(folder, ending)))
    return folder


@pytest.fixture
def whole(unbroken: Path, tmp_path: Path) -> Path:
    """The same, to be changed."""
    return Path(shutil.copytree(unbroken, tmp_path / "whole"))


@pytest.fixture(scope="module")
def played() -> list[Row]:
    return list(rows(Backend(1)))


def only(folder: Path, ending: str) -> dict[str, object]:
    return {name: held for name, held in contents(folder).items() if name.endswith(ending)}


def test_a_line_for_each_game_and_each_decision(whole: Path, played: list[Row]) -> None:
    kept = lines(whole / "rows.jsonl")
    assert [Row(**{**row, "bots": tuple(row["bots"])}) for row in kept] == played
    made = lines(whole / "decisions.jsonl")
    assert len(made) == sum(row.moves for row in played)
    first = made[0]
    assert (first["game"], first["seed"], first["step"]) == ("squirrels", "a/0", 0)
    assert (first["seat"], first["phase"], first["legal"]) == (0, "place", 16)
    assert first["answer"]["do"] == "place"
    assert [one["step"] for one in made if one["seed"] == "a/5"] == list(range(played[5].moves))


def test_parquet_has_the_same(whole: Path) -> None:
    games = pyarrow.parquet.read_table(whole / "rows.parquet").to_pylist()
    for game, line in zip(games, lines(whole / "rows.jsonl"), strict=True):
        assert json.loads(game["result"]) == line["result"]
        assert (game["winners"], game["places"]) == (line["result"]["winners"], game["places"])
        assert (game["seed"], game["bots"], game["moves"]) == (
            line["seed"],
            line["bots"],
            line["moves"],
        )
    made = pyarrow.parquet.read_table(whole / "decisions.parquet").to_pylist()
    assert json.loads(made[0]["answer"])["do"] == "place"
    assert not list(whole.glob("*.parquet.*"))


@pytest.mark.parametrize(
    ("processes", "ending"),
    [(1, "jsonl"), (2, "parquet"), long_case(1, "parquet"), long_case(2, "jsonl")],
)
def test_who_was_stopped_goes_on_to_the_same_files(
    processes: int, ending: str, whole: Path, played: list[Row], tmp_path: Path
) -> None:
    folder = tmp_path / "stopped"
    folder.mkdir()
    with closing(rows(way(folder, ending, processes=processes))) as coming:
        for _ in range(5):
            next(coming)
    assert all(name.endswith(".jsonl") for name in contents(folder))
    went_on = list(rows(way(folder, ending, resume=True, processes=processes)))
    assert went_on == played
    assert contents(folder) == only(whole, ending)


@ENDINGS
@pytest.mark.parametrize(
    ("of_rows", "of_decisions"),
    [(-1, 0), (-30, 0), (0, -7), (0, -2000), (-900, -40), (-40, -900)],
)
def test_whatever_a_kill_has_cut_off_is_played_again(
    ending: str, of_rows: int, of_decisions: int, whole: Path, played: list[Row], tmp_path: Path
) -> None:
    folder = tmp_path / "killed"
    folder.mkdir()
    suffix = "" if ending == "jsonl" else ".jsonl"
    for name, bytes_lost in (("rows", of_rows), ("decisions", of_decisions)):
        held = (whole / f"{name}.jsonl").read_bytes()
        cut = held[: len(held) + bytes_lost]
        (folder / f"{name}.{ending}{suffix}").write_bytes(cut)
    assert list(rows(way(folder, ending, resume=True))) == played
    assert contents(folder) == only(whole, ending)


@ENDINGS
def test_what_is_finished_stays_as_it_is(ending: str, whole: Path, played: list[Row]) -> None:
    before = contents(whole)
    assert list(rows(way(whole, ending, resume=True))) == played
    assert contents(whole) == before


@ENDINGS
def test_more_games_are_added(ending: str, whole: Path) -> None:
    file = whole / f"rows.{ending}"
    more = play_games(
        "squirrels",
        [*BOTS, *BOTS],
        [*SEEDS, *SEEDS],
        {"first": 1},
        way=Backend(1, rows=file, resume=True),
    )
    assert len(list(more)) == 2 * GAMES_PLAYED
    kept = RowFile(file, GAMES)
    kept.go_on()
    assert kept.count() == 2 * GAMES_PLAYED


@ENDINGS
def test_what_is_there_is_not_written_over(ending: str, whole: Path) -> None:
    before = contents(whole)
    with pytest.raises(BadOptions, match="is there already"):
        list(rows(way(whole, ending)))
    assert contents(whole) == before


@pytest.mark.parametrize(
    ("seeds", "fault"),
    [
        ([f"b/{number}" for number in range(GAMES_PLAYED)], "row 1 is not of the games"),
        (SEEDS[:-1], "has 12 games, more than the 11 wanted"),
    ],
)
def test_rows_of_other_games_are_not_gone_on_with(
    seeds: list[str], fault: str, whole: Path
) -> None:
    other = Backend(1, rows=whole / "rows.jsonl", resume=True)
    with pytest.raises(BadOptions, match=fault):
        list(play_games("squirrels", BOTS[: len(seeds)], seeds, {"first": 1}, way=other))


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("rows.jsonl", "[]\n", "line 1: it is no row"),
        ("rows.jsonl", "{\n", "line 1: it is no row"),
        ("rows.jsonl", "{}\n", "other rows"),
        ("rows.parquet", "PAR", "is no Parquet file"),
        ("rows.csv", "", "end with .jsonl or .parquet"),
    ],
)
def test_what_is_no_file_of_rows_is_told(name: str, text: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(BadOptions, match=fault):
        list(rows(Backend(1, rows=tmp_path / name, resume=True)))


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        (Backend(decisions=Path("x.jsonl")), "--decisions goes with --rows"),
        (Backend(resume=True), "which --rows"),
    ],
)
def test_what_cannot_be_kept_is_told(given: Backend, fault: str) -> None:
    with pytest.raises(BadOptions, match=fault):
        list(rows(given))


def test_without_pyarrow_parquet_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(BadOptions, match=r"pyarrow is not installed .*sitdown\[parquet\]"):
        RowFile(tmp_path / "rows.parquet", DECISIONS)


# The commands.


def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}


def hear_interrupts() -> None:
    """Whoever starts these tests, what they start hears Ctrl-C; deafness would be passed on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(tmp_path: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "sitdown", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
        preexec_fn=hear_interrupts,
    )


def wait_for_lines(process: subprocess.Popen[str], file: Path, count: int) -> None:
    end = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") < count:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.skipif(os.name == "nt", reason="Windows sends it otherwise")
@pytest.mark.parametrize("processes", [long_case("1"), "2"])
def test_an_interrupt_keeps_what_is_done_and_says_how_to_go_on(
    processes: str, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "rows.jsonl"
    words = [*DUEL, "--processes", processes, "--rows", str(file)]
    process = start(tmp_path, *words, "--games", "960")
    wait_for_lines(process, file, 3)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (130, "")
    kept = file.read_bytes().count(b"\n")
    again = shlex.join(["sitdown", *words, "--games", "960", "--resume"])
    said = f"sitdown duel: stopped; {kept} games are kept in {file}; to go on: {again}\n"
    assert err == said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_kill_loses_nothing_that_was_done(tmp_path: Path, capsys: Captured) -> None:
    ours, theirs = tmp_path / "ours.jsonl", tmp_path / "theirs.jsonl"
    words = [*DUEL, "--games", GAMES_OF_A_KILL, "--processes", "2"]
    process = start(tmp_path, *words, "--rows", str(ours))
    wait_for_lines(process, ours, 3)
    process.kill()
    process.communicate(timeout=PATIENCE)
    assert main([*words, "--rows", str(ours), "--resume"]) == 0
    went_on = capsys.readouterr().out
    assert main([*words, "--rows", str(theirs)]) == 0
    assert capsys.readouterr().out == went_on
    assert ours.read_bytes() == theirs.read_bytes()
