"""Behind proxies: a client must not choose its own address."""

from __future__ import annotations

import re
import shutil
import subprocess
from argparse import ArgumentTypeError
from pathlib import Path

import pytest
from starlette.types import Receive, Scope, Send

from sitdown.server.proxies import behind
from sitdown.typed import proxy
from tests.asynchronous import awaited

from .test_serving import serving

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


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


def example(language: str) -> str:
    """A piece of the page for hosts: what stands in a fence after a line."""
    found = re.search(rf"^{language}:\n\n```\n(.*?)^```", HOSTING.read_text("utf-8"), re.M | re.S)
    assert found is not None
    return found[1]


def test_the_example_for_nginx_keeps_the_port_of_the_host() -> None:
    assert "proxy_set_header Host $http_host;" in example("nginx")


@pytest.mark.skipif(shutil.which("nginx") is None, reason="no nginx here")
@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl here")
def test_the_example_for_nginx_loads(tmp_path: Path) -> None:
    keys = "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=x -keyout privkey.pem"
    subprocess.run(
        [*keys.split(), "-out", "fullchain.pem"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    server = example("nginx").replace("/etc/letsencrypt/live/sitdown.example", str(tmp_path))
    file = tmp_path / "nginx.conf"
    folders = "".join(
        f"{name}_temp_path {tmp_path}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file.write_text(
        f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{server}}}\n"
    )
    tried = subprocess.run(
        ["nginx", "-t", "-e", f"{tmp_path}/error.log", "-p", str(tmp_path), "-c", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_example_of_a_service_is_one(tmp_path: Path) -> None:
    found = re.search(r"^```\n(\[Unit\].*?)^```", HOSTING.read_text("utf-8"), re.M | re.S)
    assert found is not None
    file = tmp_path / "sitdown.service"
    file.write_text(found[1].replace("/opt/sitdown/bin/sitdown", shutil.which("true") or ""))
    tried = subprocess.run(
        ["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert (tried.returncode, tried.stderr) == (0, "")
