"""`sitdown serve` as a process: how it starts, stops, and comes back."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path
from typing import cast

import httpx
import pytest

from sitdown.cli import main
from sitdown.server import logs
from sitdown.server.serve import home

from .service import LONGEST, Person, Service


class Running:
    """A server process, as its address for people to talk to."""

    def __init__(self, process: subprocess.Popen[str], address: str, figures: str = "") -> None:
        self.process = process
        self.address = address
        self.figures = figures
        self.host = address.removeprefix("http://")

    def person(self, name: str | None = "Vera") -> Person:
        return Person(cast(Service, self), name)


@contextmanager
def serving(
    store: str,
    *further: str,
    program: Sequence[str] = (sys.executable, "-m", "sitdown"),
    **settings: str,
) -> Iterator[Running]:
    """A server with these options, and these settings in its environment."""
    command = [*program, "serve", "--port", "0", "--store", store, *further]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **settings},
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        figures = ""
        if line.startswith("figures for Prometheus: "):
            figures, line = line.split()[3], process.stdout.readline()
        assert line.startswith("Sitdown is at http://"), line
        running = Running(process, line.split()[3].rstrip("/"), figures)
        await_health(running)
        yield running
    finally:
        process.terminate()
        process.communicate(timeout=LONGEST)


def await_health(running: Running) -> None:
    """Waits until the server answers: it tells its address a moment before."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        try:
            if httpx.get(f"{running.address}/healthz", timeout=LONGEST).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.02)
        assert running.process.poll() is None
    raise AssertionError("the server does not answer")


def test_a_server_that_stops_says_so_and_comes_back_with_everything(file: str) -> None:
    with serving(file) as first:
        vera = first.person()
        id = vera.lay(seats=[{"kind": "me"}, {"kind": "me"}], clock="corona")
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            acknowledged = seat.act()
            first.process.send_signal(signal.SIGTERM)
            code, bye = seat.end()
            assert code == 4001
            assert bye is not None
            assert bye["code"] == "stopping"
        assert first.process.wait(LONGEST) == 0
    with serving(file) as second:
        again = second.person(None)
        again.http.cookies = vera.http.cookies
        with again.sit(id, 0, since=acknowledged["n"] - 1) as seat:
            hello = seat.receive()
            assert hello["entries"][0]["n"] == acknowledged["n"]
            assert not hello["decision"]["yours"]
        vera.http.close()
        again.http.close()


def test_a_killed_server_comes_back_with_everything(place: str) -> None:
    with serving(place) as first:
        vera = first.person()
        id = vera.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            acknowledged = seat.act()
            first.process.kill()
            first.process.wait(LONGEST)
    with serving(place) as second, second.person(None) as again:
        again.http.cookies = vera.http.cookies
        vera.http.close()
        log = again.get(f"/api/tables/{id}/log?seat=0")
        assert log["last"] >= acknowledged["n"]
        assert log["entries"][acknowledged["n"] - 1]["kind"] == "events"


def test_several_processes_on_one_port(database: str) -> None:
    with (
        serving(database, "--workers", "2", "--metrics-port", "0") as server,
        server.person() as vera,
    ):
        id = vera.lay(players=3, seats=[{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}])
        seats = [vera.sit(id, n % 2) for n in range(8)]
        for seat in seats:
            seat.__enter__()
            seat.until("hello")
        assert seats[0].act()["type"] == "ack"
        for seat in seats:
            while not any(entry.get("seat") == 0 for entry in seat.entries if "by" in entry):
                seat.receive()
            seat.__exit__(None, None, None)
        # Of both processes together, wherever the sockets are.
        assert figure(server, 'sitdown_acts_total{outcome="done"}') == 1.0
        while figure(server, "sitdown_sockets") > 0:
            assert server.process.poll() is None
        assert figure(server, 'sitdown_requests_total{path="/api/guest",status="200"}') == 1.0


def figure(server: Running, name: str) -> float:
    """One of the figures as Prometheus reads it."""
    for line in httpx.get(server.figures, timeout=LONGEST).text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    raise AssertionError(f"no figure {name}")


def test_figures_have_a_port_of_their_own(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(file, "--metrics-port", "0") as server, server.person() as vera:
        id = vera.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            assert seat.act()["type"] == "ack"
            assert figure(server, 'sitdown_acts_total{outcome="done"}') == 1.0
            assert figure(server, "sitdown_sockets") == 1.0
        assert httpx.get(f"{server.address}/metrics").status_code == 404
        port = server.figures.rpartition(":")[2].partition("/")[0]
        arguments = ["serve", "--port", "0", "--store", f"{file}2", "--metrics-port", port]
        assert main(arguments) == 2
        assert f"--metrics-port {port}: " in capsys.readouterr().err


# The page of the host.


def host_line(server: Running) -> str:
    """What the server says about the page of the host."""
    assert server.process.stdout is not None
    return server.process.stdout.readline().strip()


def mute_through_the_page(server: Running, token: str) -> None:
    """Does what the page does: comes in with the token, finds a guest, mutes the guest."""
    with server.person() as vera, server.person(None) as host:
        id = vera.lay(seats=[{"kind": "me"}, {"kind": "bot"}])
        host.post("/api/admin/enter", {"token": "guessed, not known"}, 403)
        host.get("/api/admin/guests", 401)
        host.post("/api/admin/enter", {"token": token})
        (guest,) = host.get("/api/admin/guests")["guests"]
        host.post("/api/admin/mute", {"player": guest["player"], "hours": 1})
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            assert seat.ask("say", text="hello")["type"] == "refused"


def test_a_new_token_is_printed_and_opens_the_page_of_the_host(file: str) -> None:
    with serving(file, "--admin") as server:
        said = host_line(server)
        assert said.startswith(f"to look after it: {server.address}/admin with the token ")
        mute_through_the_page(server, said.rpartition(" ")[2])


def test_a_token_of_the_environment_opens_the_page_and_is_not_printed(file: str) -> None:
    token = "a token of the environment"
    with serving(file, "--admin", SITDOWN_ADMIN_TOKEN=token) as server:
        assert host_line(server).endswith("/admin with your token")
        mute_through_the_page(server, token)


def test_a_token_in_a_file_opens_the_page_and_is_not_printed(file: str, tmp_path: Path) -> None:
    kept = tmp_path / "token"
    kept.write_text("a token in a file\n")
    with serving(file, "--admin", str(kept)) as server:
        assert host_line(server).endswith("/admin with your token")
        mute_through_the_page(server, "a token in a file")


# Nothing is left behind.


def descendants(pid: int) -> set[int]:
    """All processes below one."""
    parents: dict[int, int] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = status.read_text().rpartition(")")[2].split()
            if fields[0] != "Z":
                parents[int(status.parent.name)] = int(fields[1])
    found: set[int] = set()
    while more := {child for child, parent in parents.items() if parent in {pid, *found}} - found:
        found |= more
    return found


def commands(pids: set[int]) -> list[str]:
    found: list[str] = []
    for pid in sorted(pids):
        with suppress(OSError):
            found.append(Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " "))
    return found


def await_end(pids: set[int]) -> None:
    until = time.monotonic() + LONGEST
    while alive := {pid for pid in pids if commands({pid}) not in ([], [""])}:
        assert time.monotonic() < until, commands(alive)
        time.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_killed_supervisor_takes_its_processes_with_it(database: str) -> None:
    with serving(database, "--workers", "2") as server:
        with server.person() as vera:
            play_with_a_bot(vera)
        below = descendants(server.process.pid)
        assert len([one for one in commands(below) if "spawn_main" in one]) >= 3
        server.process.kill()
        await_end(below)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_killed_server_takes_its_bots_with_it(file: str) -> None:
    with serving(file) as server:
        with server.person() as vera:
            play_with_a_bot(vera)
        below = descendants(server.process.pid)
        assert len([one for one in commands(below) if "spawn_main" in one]) == 1
        server.process.kill()
        await_end(below)


def play_with_a_bot(vera: Person) -> None:
    id = vera.lay(seats=[{"kind": "me"}, {"kind": "bot"}], pace="quick")
    with vera.sit(id, 0) as seat:
        seat.until("hello")
        seat.act()
        while not any(entry.get("by") == "bot" for entry in seat.entries):
            seat.receive()


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="cannot put a process to sleep")
def test_a_move_that_was_sent_while_the_server_slept_is_in_time(file: str) -> None:
    with serving(file) as server, server.person() as vera:
        for seconds in (4, 30, 120, 600):  # longer where the machine was too busy for a short one
            if sent_while_it_slept(server, vera, seconds):
                return
    raise AssertionError("never in time")


def sent_while_it_slept(server: Running, vera: Person, seconds: int) -> bool:
    """A move that was sent in time is taken; False if the time was over before it could be."""
    clock = {"decision": seconds, "trading": seconds, "reaction": seconds, "reserve": 0}
    id = vera.lay(seats=[{"kind": "me"}, {"kind": "me"}], clock=clock)
    with vera.sit(id, 0) as seat:
        hello = seat.until("hello")
        while not any(entry["kind"] == "here" for entry in seat.entries):
            seat.receive()
        server.process.send_signal(signal.SIGSTOP)
        due = hello["clock"]["due"]["0"]
        if time.time() > due - 1:
            server.process.send_signal(signal.SIGCONT)
            return False
        sent = seat.send("act", act=hello["view"]["legal"][0], window=hello["decision"]["window"])
        # So long that its time is over when it wakes.
        time.sleep(due - time.time() + 1.5)
        server.process.send_signal(signal.SIGCONT)
        assert seat.answer_to(sent)["type"] == "ack"
        return True


@pytest.mark.parametrize("command", [["--keep-days", "0"], ["--keep-days", "x"]])
def test_a_server_keeps_tables_for_a_time_above_nothing(
    command: list[str], file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", "--store", file, *command])
    assert end.value.code == 2
    assert "--keep-days" in capsys.readouterr().err


def test_a_server_forgets_what_it_is_told_to(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(file, "--keep-days", "30") as server, server.person() as vera:
        id, other = vera.lay(), vera.lay()
        assert main(["forget", id, "--store", file]) == 2
        assert "in use by another server" in capsys.readouterr().err
        cookies = vera.http.cookies
    assert main(["forget", id, "--store", file]) == 0
    assert capsys.readouterr().out == f"{id} is forgotten\n"
    assert main(["forget", id, "--store", file]) == 2
    assert f"no table '{id}' in this store" in capsys.readouterr().err
    with serving(file) as server, server.person(None) as vera:
        vera.http.cookies = cookies
        assert [table["id"] for table in vera.get("/api/tables?mine=true")["tables"]] == [other]
        vera.get(f"/api/tables/{id}", 404)


def test_a_copy_of_a_running_house_opens_with_everything(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    with serving(file) as server, server.person() as vera:
        id = vera.lay(seats=[{"kind": "me"}, {"kind": "me"}])
        with vera.sit(id, 0) as seat:
            seat.until("hello")
            acknowledged = seat.act()
            assert main(["backup", str(copy), "--store", file]) == 0
            assert capsys.readouterr().out == f"{copy} is written\n"
            assert seat.ask("say", text="still here")["type"] == "ack"
        cookies = vera.http.cookies
        assert main(["backup", str(copy), "--store", file]) == 2
        assert f"{copy} is there already" in capsys.readouterr().err
    with serving(str(copy)) as restored, restored.person(None) as again:
        again.http.cookies = cookies
        log = again.get(f"/api/tables/{id}/log?seat=0")
        assert log["last"] >= acknowledged["n"]
        assert "still here" not in str(log)


@pytest.mark.parametrize(
    ("store", "said"),
    [
        ("postgresql://sitdown:secret@localhost/sitdown", "pg_dump --file TARGET DATABASE"),
        ("nowhere.sqlite", "there is no store at nowhere.sqlite"),
        (__file__, "file is not a database"),
    ],
)
def test_what_is_no_file_of_tables_is_not_copied(
    store: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(tmp_path / "copy"), "--store", store]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "secret" not in told
    assert list(tmp_path.iterdir()) == []


def test_where_there_is_no_store_nothing_is_forgotten(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["forget", "velvet-lantern-k7m2qx", "--store", file]) == 2
    assert "there is no store at" in capsys.readouterr().err
    assert not Path(file).exists()


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--workers", "2", "--store", "x.sqlite"], "need PostgreSQL"),
        (["--store", "postgresql://127.0.0.1:1/x"], "no PostgreSQL at this address"),
        (["--store", "/proc/nothing/x.sqlite"], "cannot be the store"),
        (["--store", "GARBAGE"], "cannot be the store: file is not a database"),
    ],
)
def test_a_server_that_cannot_run_says_why(
    arguments: list[str], fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_text("anything but a database" * 100)
    given = [str(garbage) if argument == "GARBAGE" else argument for argument in arguments]
    assert main(["serve", "--port", "0", *given]) == 2
    said = capsys.readouterr().err
    assert fault in said
    assert said.count("\n") == 1


def test_a_file_serves_one_server_at_a_time(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(file):
        assert main(["serve", "--port", "0", "--store", file]) == 2
        assert "in use by another server" in capsys.readouterr().err


def test_a_taken_port_is_told_in_a_sentence(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(file) as server:
        port = server.address.rpartition(":")[2]
        assert main(["serve", "--port", port, "--store", f"{file}2"]) == 2
        assert "127.0.0.1:" + port in capsys.readouterr().err


def test_tables_are_kept_where_the_machine_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert home() == Path("/data/sitdown")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert home() == Path.home() / ".local" / "share" / "sitdown"


def test_logs_are_lines_of_json_without_invitations() -> None:
    stream = StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonFormatter())
    logger = logging.getLogger("sitdown.test")
    logger.addHandler(handler)
    try:
        extra = {"table": "velvet-lantern-k7m2qx", "seed": "secret", "seat": 1}
        logger.error("something", extra=extra)
        try:
            raise ValueError("oh")
        except ValueError:
            logger.exception("worse")
    finally:
        logger.removeHandler(handler)
    first, second = stream.getvalue().splitlines()
    assert json.loads(first)["table"] == "velvet-lantern"
    assert "k7m2qx" not in first
    assert "secret" not in first
    assert "ValueError: oh" in json.loads(second)["trace"]


def test_what_is_logged_of_a_game_tells_no_secrets(file: str) -> None:
    with serving(file, "--log", "debug") as server:
        with server.person() as vera:
            id = vera.lay(seats=[{"kind": "me"}, {"kind": "bot"}], pace="quick")
            with vera.sit(id, 0) as seat:
                seat.until("hello")
                seat.act()
            cookie = vera.cookie
        server.process.terminate()
        _, written = server.process.communicate(timeout=LONGEST)
        assert id not in written
        assert cookie not in written
        for line in written.splitlines():
            json.loads(line)
