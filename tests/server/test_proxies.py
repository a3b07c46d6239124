"""Behind proxies: a client must not choose its own address."""

from __future__ import annotations

import shutil
import subprocess
from argparse import ArgumentTypeError
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send

from sitdown.argument_types import proxy
from sitdown.server.http.proxies import behind
from tests import hosting
from tests.asynchronous import awaited
from tools import programs

from .test_serving import serving


async def seen(trusted: str, hops: int, *forwarded: str) -> tuple[str, str]:
    """The address and the scheme that an application sees, of a connection from a proxy."""
    found: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(scope)

    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded]
    headers.append((b"x-forwarded-proto", b"https"))
    scope = {"type": "http", "scheme": "http", "client": ("10.0.0.1", 5), "headers": headers}
    await behind(app, trusted, hops)(scope, None, None)  # type: ignore[arg-type]
    return found[0]["client"][0], found[0]["scheme"]


@pytest.mark.parametrize(
    ("trusted", "hops", "forwarded", "address"),
    [
        ("*", 1, ["192.0.2.9"], "192.0.2.9"),
        ("*", 1, ["198.51.100.1, 192.0.2.9"], "192.0.2.9"),
        ("*", 1, ["198.51.100.1", "192.0.2.9:4711"], "192.0.2.9"),
        ("*", 2, ["198.51.100.1, 192.0.2.9, 10.0.0.2"], "192.0.2.9"),
        ("*", 2, ["192.0.2.9"], "192.0.2.9"),
        ("*", 1, ["198.51.100.1, [2001:db8::1]:4711"], "2001:db8::1"),
        ("*", 1, [], "10.0.0.1"),
        ("10.0.0.0/8", 1, ["198.51.100.1, 192.0.2.9, 10.0.0.2"], "192.0.2.9"),
    ],
)
@awaited
async def test_the_address_is_the_one_that_a_proxy_saw(
    trusted: str, hops: int, forwarded: list[str], address: str
) -> None:
    assert await seen(trusted, hops, *forwarded) == (address, "https")


@awaited
async def test_a_stranger_is_not_believed() -> None:
    assert await seen("127.0.0.1", 1, "192.0.2.9") == ("10.0.0.1", "http")
    assert await seen("", 1, "192.0.2.9") == ("10.0.0.1", "http")


def test_whoever_makes_up_addresses_shares_one_limit(file: str) -> None:
    with serving(file, "--behind-proxy", "*") as server, server.person(None) as one:
        statuses = set()
        for number in range(300):
            claimed = f"198.51.100.{number % 250}, 192.0.2.9"
            answer = one.http.get("/api/games", headers={"X-Forwarded-For": claimed})
            statuses.add(answer.status_code)
        assert statuses == {200, 429}
        elsewhere = one.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.10"})
        assert elsewhere.status_code == 200


def test_networks_are_written_plainly_and_any_proxy_stands_alone() -> None:
    """The server of the library believes nobody of a network such as 10.0.0.1/8."""
    assert proxy("10.0.0.1/8, ::1") == "10.0.0.0/8,::1/128"
    assert proxy("*") == "*"
    for wrong in ("127.0.0.1,*", "", "127.0.0.1,,", "house"):
        with pytest.raises(ArgumentTypeError):
            proxy(wrong)


# The page for hosts.


def test_the_example_for_nginx_keeps_the_port_of_the_host() -> None:
    assert "proxy_set_header Host $http_host;" in hosting.example("nginx")


def test_the_example_for_nginx_loads(tmp_path: Path) -> None:
    nginx = hosting.path_of(programs.NGINX)
    hosting.make_certificate(tmp_path)
    command = [nginx, "-t", *hosting.nginx_options(tmp_path, hosting.nginx_file(tmp_path))]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr


def test_the_example_of_a_service_is_one(tmp_path: Path) -> None:
    systemd_analyze = hosting.path_of(programs.SYSTEMD)
    file = tmp_path / "sitdown.service"
    unit = hosting.unit()
    file.write_text(unit.replace("/opt/sitdown/bin/sitdown", shutil.which("true") or ""))
    tried = subprocess.run(
        [systemd_analyze, "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (tried.returncode, tried.stderr) == (0, "")
