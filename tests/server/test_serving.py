"""`sitdown serve` as a process: how it starts, stops, and comes back."""

from __future__ import annotations

import json
import logging
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import cast

import httpx
import pytest

from sitdown.cli import main
from sitdown.server import logs
from sitdown.server.serve import home

from .service import Person, Service


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
    store: str, *further: str, program: Sequence[str] = (sys.executable, "-m", "sitdown")
) -> Iterator[Running]:
    command = [*program, "serve", "--port", "0", "--store", store, *further]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        figures = ""
        if line.startswith("figures for Prometheus: "):
            figures, line = line.split()[3], process.stdout.readline()
        assert line.startswith("Sitdown is at http://127.0.0.1:"), line
        running = Running(process, line.split()[3].rstrip("/"), figures)
        await_health(running)
        yield running
    finally:
        process.terminate()
        process.communicate(timeout=30)


def await_health(running: Running) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"{running.address}/healthz", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
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
        assert first.process.wait(20) == 0
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
            first.process.wait(20)
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
    for line in httpx.get(server.figures).text.splitlines():
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
    handler.setFormatter(logs.Lines())
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
        _, written = server.process.communicate(timeout=30)
        assert id not in written
        assert cookie not in written
        for line in written.splitlines():
            json.loads(line)
