"""The command as a process: pipes, kills and interrupts."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from pathlib import Path

import pytest

from sitdown.terminal.saved_games import resume

COMMAND = [sys.executable, "-m", "sitdown"]
PATIENCE = 60
"""Seconds until what is expected counts as missing: a busy machine is no fault."""


def environment(tmp_path: Path) -> dict[str, str]:
    known = {name: value for name, value in os.environ.items() if name != "SITDOWN_LANG"}
    return {**known, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}


@pytest.fixture
def background() -> Iterator[None]:
    """These tests as a job in the background or under nohup: such processes are deaf to Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


def hear_interrupts() -> None:
    """Whoever starts these tests, what they start hears Ctrl-C; deafness would be passed on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
        preexec_fn=None if os.name == "nt" else hear_interrupts,
    )


def wait_for_prompt(process: subprocess.Popen[str], times: int = 1) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        times -= line.startswith("Your choice")
        if not times:
            return
    raise AssertionError("the game ended before it asked")


def type_line(process: subprocess.Popen[str], line: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{line}\n")
    process.stdin.flush()


def test_a_script_plays_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "squirrels", "--players", "2", "--seed", "5", "--lang", "ru")
    out, err = process.communicate("1\n" * 60, timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert "Игра окончена." in out
    assert "\x1b" not in out


def test_the_end_of_input_saves_and_says_so(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "squirrels", "--seed", "5")
    out, err = process.communicate("contraband 5 on the left\n", timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    last = out.splitlines()[-3:]
    assert last[0] == "The input has ended."
    assert last[2].startswith("To go on: sitdown play --resume ")
    again = start(tmp_path, *last[2].split()[4:])
    out, err = again.communicate("q\n", timeout=PATIENCE)
    assert (again.returncode, err) == (0, "")
    assert "You turn up contraband 5 on the left." in out


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_kill_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    process = start(tmp_path, "play", "squirrels", "--seed", "5", "--save", str(file))
    wait_for_prompt(process)
    for move in ("contraband 5 on the left", "contraband 3 on the right"):
        type_line(process, move)
        wait_for_prompt(process)
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == -signal.SIGKILL
    table = resume(file)
    own = table.state.document()["players"][0]
    assert own["stacks"] == [["contraband-5"], ["contraband-3"]]
    assert table.state.actors == (0,)
    assert {"event": "played", "seat": 0, "card": "contraband-3", "stack": 1} in table.news[0]
    again = start(tmp_path, "play", "--resume", str(file))
    out, err = again.communicate("1\n" * 60, timeout=PATIENCE)
    assert (again.returncode, err) == (0, "")
    assert "The game is over." in out
    assert json.loads(file.read_text(encoding="utf-8"))["position"]["result"] is not None


@pytest.mark.skipif(os.name == "nt", reason="Windows sends it otherwise")
def test_an_interrupt_saves_and_says_how_to_resume(tmp_path: Path, background: None) -> None:
    process = start(tmp_path, "play", "squirrels", "--seed", "5", "--plain")
    wait_for_prompt(process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert "The game is saved in " in out
    assert "To go on: sitdown play --resume " in out


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "squirrels", "--watch", "--seed", "5", "--players", "5")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    process.wait(timeout=PATIENCE)
    assert "Traceback" not in process.stderr.read()
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


def own_terminal() -> None:
    """Makes the terminal on standard input the one whose Ctrl-C reaches this process."""
    hear_interrupts()
    os.close(os.open(os.ttyname(0), os.O_RDWR))


class Terminal:
    """A process at a terminal of its own, and all that it has shown there."""

    def __init__(self, tmp_path: Path, *arguments: str) -> None:
        self.ours, theirs = os.openpty()
        known = {**environment(tmp_path), "TERM": "xterm-256color", "COLUMNS": "90", "LINES": "40"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=known,
            start_new_session=True,
            preexec_fn=own_terminal,
        )
        os.close(theirs)
        # A letter may come in two parts.
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.shown = ""

    def expect(self, text: str) -> str:
        """Waits until a text is shown, and gives back what came before it."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < deadline, f"{text!r} never came after {self.shown[-500:]!r}"
            if select.select([self.ours], [], [], 1)[0]:
                try:
                    self.shown += self.decoder.decode(os.read(self.ours, 65536))
                except OSError:
                    assert text in self.shown, f"it ended before {text!r}: {self.shown[-500:]!r}"
        before, _, self.shown = self.shown.partition(text)
        return before

    def rest(self) -> str:
        """All that it shows until it has ended."""
        try:
            while more := os.read(self.ours, 65536):
                self.shown += self.decoder.decode(more)
        except OSError:
            pass
        return self.shown

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def ended(self) -> int:
        return self.process.wait(timeout=PATIENCE)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.ours)


CLEAR = "\x1b[H\x1b[2J\x1b[3J"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_people_share_a_terminal_and_leave_it_by_ctrl_c(tmp_path: Path, background: None) -> None:
    people = ("--human", "Ann", "Eve", "--seed", "5")
    with Terminal(tmp_path, "play", "squirrels", *people) as terminal:
        terminal.expect("Seat 1, Ann: the others look away; press Enter")
        terminal.type("\n")
        assert CLEAR in terminal.expect("Which card do you lay down first")
        terminal.type("contraband 5 on the left\n")
        assert terminal.expect("Seat 2, Eve").endswith(CLEAR)
        terminal.type("\n")
        seen = terminal.expect("Which card do you lay down first")
        assert "Ann has chosen a card." in seen
        assert "Eve · 0 nuts" in seen
        terminal.expect("› ")
        terminal.type("\x03")
        terminal.expect("To go on: sitdown play --resume")
        assert terminal.ended() == 130


def saved_games(tmp_path: Path) -> list[Path]:
    return list((tmp_path / "sitdown").iterdir())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
@pytest.mark.parametrize("moment", ["At the table", "Which card", "› "])
def test_ctrl_c_while_it_draws_leaves_the_terminal_as_it_was(
    moment: str, tmp_path: Path, background: None
) -> None:
    import termios

    with Terminal(tmp_path, "play", "squirrels", "--seed", "5") as terminal:
        before = termios.tcgetattr(terminal.ours)
        terminal.expect(moment)
        terminal.type("\x03")
        shown = terminal.expect("To go on: sitdown play --resume")
        assert shown.count("The game is saved in ") == 1
        assert "\x1b[0m\x1b[?25h" in shown
        terminal.type("\x03\x03")
        assert terminal.ended() == 130
        assert "Traceback" not in terminal.rest()
        assert termios.tcgetattr(terminal.ours)[3] == before[3]
    (file,) = saved_games(tmp_path)
    assert resume(file).state.actors


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_a_closed_window_leaves_a_saved_game(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "squirrels", "--seed", "5") as terminal:
        terminal.expect("› ")
        os.close(terminal.ours)
        terminal.ours = os.open(os.devnull, os.O_RDONLY)
        assert terminal.ended() in (0, 129)  # what comes first: the end of the input or the signal
    (file,) = saved_games(tmp_path)
    assert resume(file).state.actors


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_process_that_is_ended_saves_and_says_so(tmp_path: Path) -> None:
    process = start(tmp_path, "play", "squirrels", "--seed", "5", "--plain")
    wait_for_prompt(process)
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (143, "")
    assert out.count("The game is saved in ") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk to offer")
@pytest.mark.parametrize("words", [["games"], ["--help"], ["--version"], ["rules", "squirrels"]])
def test_an_output_that_takes_nothing_is_told_in_a_sentence(
    words: list[str], tmp_path: Path
) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, *words],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(tmp_path),
            check=False,
        )
    assert done.returncode == 2
    assert "No space left on device" in done.stderr
    assert done.stderr.count("\n") == 1


HEAVY = {"matplotlib", "numpy", "pyarrow", "ray", "starlette", "uvicorn"}


def test_help_imports_nothing_heavy(tmp_path: Path) -> None:
    script = (
        "import contextlib, sys\n"
        "from sitdown.cli import main\n"
        "with contextlib.suppress(SystemExit):\n"
        "    main(['--help'])\n"
        "print(*sorted(sys.modules), file=sys.stderr)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env=environment(tmp_path),
        check=True,
    )
    assert "usage: sitdown" in done.stdout
    assert HEAVY.isdisjoint(done.stderr.split())


@pytest.mark.skipif(os.name == "nt", reason="other shells have other words for it")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_fault(closed: str, tmp_path: Path) -> None:
    line = f'"{sys.executable}" -m sitdown games {closed}'
    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, env=environment(tmp_path), check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_rules_are_drawn_at_a_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "rules", "squirrels") as terminal:
        assert "New York Squirrels" in terminal.expect("Hideout")
        terminal.expect("2 to 20 cards")
        assert terminal.ended() == 0
