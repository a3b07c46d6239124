"""A temporary PostgreSQL server for tests and soak runs."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sitdown.wire.errors import Refused

PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql@*/bin",
    "/usr/local/opt/postgresql@*/bin",
)
INSTALL = "no PostgreSQL here; on Debian and Ubuntu: sudo apt install postgresql"


def programs() -> Path | None:
    """The folder of the server's programs; None if it is not installed."""
    found = [
        folder
        for place in PLACES
        for folder in Path("/").glob(place.lstrip("/"))
        if (folder / "initdb").exists()
    ]
    if found:
        return max(found, key=lambda folder: [int(part) for part in numbers(folder)])
    postgres = shutil.which("postgres")
    return Path(postgres).resolve().parent if postgres else None


def numbers(folder: Path) -> list[str]:
    return "".join(letter if letter.isdigit() else " " for letter in str(folder)).split()


@contextmanager
def throwaway_postgresql(durable: bool = False) -> Iterator[str]:
    """Runs a new server that listens on a socket file only; yields its address.

    `durable`: commits reach the disk, which tests of durability itself need.
    """
    folder = programs()
    if folder is None:
        raise Refused("not-found", INSTALL)
    # PostgreSQL refuses to run as root; its package has created a user for it.
    user = "postgres" if os.name == "posix" and os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="sitdown-pg-") as home:
        if user is not None:
            shutil.chown(home, user)
        data = Path(home) / "data"
        subprocess.run(
            [folder / "initdb", "-D", data, "-U", "sitdown", "-A", "trust", "-N", "-E", "UTF8"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=home,
            user=user,
        )
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": home,
            "fsync": "on" if durable else "off",
            "synchronous_commit": "on" if durable else "off",
            "max_connections": "100",
            "log_min_messages": "fatal",
        }
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        server = subprocess.Popen(
            [folder / "postgres", "-D", data, *given],
            cwd=home,
            user=user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            await_start(folder, home, server)
            yield f"postgresql://sitdown@/postgres?host={home}"
        finally:
            server.terminate()
            server.wait(30)


def await_start(folder: Path, home: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(200):
        ready = subprocess.run(
            [folder / "pg_isready", "-h", home, "-U", "sitdown", "-d", "postgres", "-q"], cwd=home
        )
        if ready.returncode == 0:
            return
        if server.poll() is not None:
            break
        time.sleep(0.05)
    raise Refused("fault", "PostgreSQL did not start")


def new_database(address: str, name: str) -> str:
    """Creates another database on such a server, and returns its address."""
    folder = programs()
    assert folder is not None
    host = address.partition("host=")[2]
    subprocess.run([folder / "createdb", "-h", host, "-U", "sitdown", name], check=True, cwd=host)
    return address.replace("/postgres?", f"/{name}?")
