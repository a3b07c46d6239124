"""A club by the page for hosts: behind nginx with TLS, copied while it plays, and restored."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from playwright.sync_api import expect

from tests import hosting
from tests.browser.playing import play_to_the_end
from tests.browser.visitor import Visitor
from tests.server.service import LONGEST
from tests.server.test_serving import Running
from tools import programs

from .conftest import DESK, PHONE, Come, Serve
from .steps import begin, give_an_answer, say

SITE = "sitdown.example"
SERVE = "sitdown serve --host 127.0.0.1 --port 8080"
BACKUP = "sitdown backup"
RESTORE = "systemctl stop sitdown"


def test_a_club_plays_behind_nginx_and_goes_on_from_a_backup(
    serve: Serve, come: Come, program: Path, tmp_path: Path
) -> None:
    server = serve(*hosting.options(SERVE))
    port = server.address.rpartition(":")[2]
    with nginx(tmp_path / "nginx", server.host) as address:
        vera, gosha = come(address, DESK, trusting=True), come(address, PHONE, trusting=True)
        begin(vera, gosha)
        for one in (vera, gosha):
            assert one.page.evaluate("isSecureContext")
            assert {cookie["secure"] for cookie in one.context.cookies()} == {True}
            assert not one.overflows()
            give_an_answer(one)
        expect(vera.ledger).to_contain_text("Turn 1")

        back_up(program, tmp_path)
        say(vera, "Nobody will remember this")
        expect(vera.ledger).to_contain_text("Nobody will remember this")
        assert play_to_the_end(vera, gosha, most=2) >= 2
        stop(server, vera, gosha)
        restore(tmp_path)
        serve(*hosting.options(SERVE), "--port", port)
        expect(vera.ledger).to_contain_text("Turn 1")
        expect(vera.ledger).not_to_contain_text("Nobody will remember this")
        assert play_to_the_end(vera, gosha, most=4) >= 4


@contextmanager
def nginx(folder: Path, server: str) -> Iterator[str]:
    """nginx with the documented site before a server; gives the address of the site."""
    program = hosting.path_of(programs.NGINX)
    hosting.path_of(programs.OPENSSL)
    folder.mkdir()
    hosting.make_certificate(folder)
    with free_port() as port:
        file = hosting.nginx_file(folder, f"127.0.0.1:{port}", server)
    command = [program, *hosting.nginx_options(folder, file), "-g", "daemon off;"]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        await_answer(running, f"https://127.0.0.1:{port}/healthz")
        yield f"https://{SITE}:{port}"
    finally:
        running.terminate()
        running.communicate(timeout=LONGEST)


@contextmanager
def free_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening.getsockname()[1]


def await_answer(running: subprocess.Popen[str], address: str) -> None:
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        with suppress(httpx.TransportError):
            if httpx.get(address, verify=False, timeout=LONGEST).status_code == 200:
                return
        assert running.poll() is None, running.communicate()
        time.sleep(0.05)
    raise AssertionError("nginx does not answer")


def back_up(program: Path, folder: Path) -> None:
    """As the page says, while the server runs; with the files of this test."""
    (folder / "backup").mkdir()
    _, *words = hosting.commands(BACKUP)[0]
    subprocess.run([program, *(placed(word, folder) for word in words)], check=True)


def restore(folder: Path) -> None:
    """As the page says; the service is stopped and started by the test."""
    for command in hosting.commands(RESTORE):
        if command[0] != "systemctl":
            words = [placed(word, folder) for word in command]
            subprocess.run(" ".join(words), shell=True, check=True)


def placed(word: str, folder: Path) -> str:
    return word.replace("/srv/sitdown", str(folder)).replace("/backup/", f"{folder}/backup/")


def stop(server: Running, *visitors: Visitor) -> None:
    for one in visitors:
        one.may_lose_line = True
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(LONGEST) == 0
