"""Runs the server until it is told to stop: sockets, workers, announcement."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import secrets
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace
from rich.console import Console
from starlette.types import ASGIApp

from sitdown.bots import BOTS
from sitdown.bots.endpoint import read_endpoints
from sitdown.runtime.parent_watch import die_with_parent
from sitdown.store.opening import is_shared
from sitdown.table import Refused, open_store

from . import logs, metrics
from .bots.programs import ProgramConfig
from .config import Config
from .http.proxies import behind
from .identity import digest_of
from .limits import NO_LIMITS, Limits
from .local_network import is_loopback, own_address, site_at
from .process import ROOMS
from .push.keys import read_keys
from .qr_code import in_blocks, is_short_enough, qr_code
from .socket.admission import Admission, files_at_hand
from .supervisor import Supervisor
from .web_server import serve_on

USUAL_PORT = 8080
CONFIG = "SITDOWN_CONFIG"
"""The environment variable with the configuration, for worker processes."""
TOKEN = "SITDOWN_ADMIN_TOKEN"
EVERYWHERE = ("0.0.0.0", "::")
SHORTEST_TOKEN = 16
"""The shortest allowed token in letters; a shorter one could be guessed."""


def serve(given: argparse.Namespace) -> int:
    """Runs the server: lobby, tables and bots, for browsers and terminals."""
    store = given.store or str(home() / "tables.sqlite")
    if given.workers > 1 and not is_shared(store):
        raise Refused("bad-request", "--workers: several processes need PostgreSQL (--store)")
    known = os.environ.pop(TOKEN, "").strip()
    token = None if given.admin is None else host_token(given.admin, known)
    config = Config(
        store=store,
        origins=tuple(given.origin),
        secure=bool(given.behind_proxy),
        proxy=given.behind_proxy or "",
        proxy_hops=given.proxy_hops,
        limits=NO_LIMITS if given.no_limits else Limits(sockets=given.sockets),
        bot_workers=given.bot_workers,
        study_workers=given.study_workers,
        adopt=given.adopt,
        keep_days=given.keep_days,
        programs=ProgramConfig(
            read_endpoints(given.endpoint, list(BOTS)), given.endpoint_seconds, given.lang
        ),
        push=read_keys(given.push_keys),
        push_services=tuple(given.push_service),
        figures=given.metrics_port is not None,
        site=given.site,
        admin=None if token is None else digest_of(token),
    )
    os.environ["SITDOWN_LOG"] = given.log
    host = everywhere() if given.lan else given.host
    with (
        listen(host, given.port) as listening,
        tempfile.TemporaryDirectory() as folder,
    ):
        asyncio.run(try_store(store))
        reached = reached_at(host, listening.getsockname()[1])
        invite = given.site or reached.invite
        os.environ[CONFIG] = msgspec.json.encode(replace(config, invite=invite)).decode()
        if given.metrics_port is not None:
            if given.workers > 1:
                os.environ[metrics.FOLDER] = folder
            figures = metrics.serve(given.metrics_port)
            print(f"figures for Prometheus: http://127.0.0.1:{figures}/metrics", flush=True)
        announce(reached, invite, host in EVERYWHERE, not given.no_browser)
        if token is not None:
            announce_host(reached.here, token, given.admin is True and not known)
        if given.workers == 1:
            return run(listening)
        Supervisor(run_worker, listening, given.workers).run()
    return 0


def run_worker(listening: socket.socket) -> None:
    die_with_parent(signal.SIGTERM)
    raise SystemExit(run(listening))


def run(listening: socket.socket) -> int:
    """Serves in this process until it is told to stop. Returns 1 if it could not begin."""
    config = config_of_environment()
    # Behind a proxy all connections come from its address, so addresses are not counted.
    gate = Admission(config.limits, files_at_hand(), counts_addresses=not config.proxy)
    for name in (signal.SIGINT, signal.SIGTERM):
        # uvicorn raises these signals again after it has stopped.
        signal.signal(name, nothing_more)
    # Thousands of tables and sockets live long. A full garbage collection every few seconds would
    # delay everybody each time, so `ServerProcess.tidy` runs it once in a while. Young objects are
    # collected in small portions: a collection of 300,000 took 200 ms.
    gc.set_threshold(20_000, 2, 1_000_000)
    has_begun = serve_on(listening, partial(app_of_environment, gate), gate, say_goodbye)
    return 0 if has_begun else 1


def say_goodbye() -> None:
    """Tells all clients of this process that it is about to stop."""
    for room in list(ROOMS):
        room.say_goodbye()


def nothing_more(number: int, frame: FrameType | None) -> None:
    """Ignores a signal that has been obeyed already."""


def config_of_environment() -> Config:
    return msgspec.json.decode(os.environ[CONFIG], type=Config)


def app_of_environment(gate: Admission) -> ASGIApp:
    """The application, configured by `serve` through the environment. Each worker makes its own."""
    # Imported here: the supervisor of worker processes needs no application.
    from .app import make_app

    config = config_of_environment()
    logs.set_up(os.environ.get("SITDOWN_LOG", "warning"))
    if config.figures:
        metrics.keep()
    return behind(make_app(config, gate), config.proxy, config.proxy_hops)


async def try_store(store: str) -> None:
    """Opens and closes the store, so that a fault in it is reported before anything else begins."""
    await (await open_store(store, "trial")).close()


def listen(host: str, port: int | None) -> socket.socket:
    """Listens on the given port; without one on the usual port, or on any free one."""
    if port is not None:
        return bind(host, port)
    try:
        return bind(host, USUAL_PORT)
    except Refused:
        return bind(host, 0)


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sets TCP_NODELAY only on sockets that name it.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # on Windows two servers could then use the same port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, UnicodeError, ValueError) as fault:
        listening.close()
        why = fault.strerror if isinstance(fault, OSError) else "no address of this machine"
        raise Refused("taken", f"{host[:60]}:{port}: {why}") from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def host_token(file: Path | Literal[True], known: str) -> str:
    """The administrator's token: from a file, from the environment, or new."""
    token = known or secrets.token_urlsafe(24)
    if isinstance(file, Path):
        try:
            token = file.read_text(encoding="utf-8").strip()
        except (OSError, ValueError) as fault:
            raise Refused("not-found", f"--admin {file}: {fault}") from None
    if not SHORTEST_TOKEN <= len(token) <= 200:
        raise Refused("bad-request", f"--admin: a token has {SHORTEST_TOKEN} to 200 letters")
    return token


def announce_host(address: str, token: str, is_new: bool) -> None:
    """Prints the address of the administrator's page. The token is shown only if it is new."""
    known = f"the token {token}" if is_new else "your token"
    print(f"to look after it: {address}/admin with {known}", flush=True)


class Reached(NamedTuple):
    """The server's addresses: for browsers on this computer, and for other devices."""

    here: str
    invite: str | None


def everywhere() -> str:
    """The wildcard address of all interfaces, IPv4 or IPv6 like this computer's own address."""
    # A dual-stack socket would show all IPv4 clients as one IPv6 network with one rate limit.
    return "::" if ":" in (own_address() or "") else "0.0.0.0"


def reached_at(host: str, port: int) -> Reached:
    if host in EVERYWHERE:
        own = own_address()
        return Reached(site_at(own or "localhost", port), own and site_at(own, port))
    here = site_at(host, port)
    return Reached(here, None if is_loopback(host) else here)


def announce(reached: Reached, invite: str | None, is_for_others: bool, open_browser: bool) -> None:
    """Prints the server's address, and how other devices reach it."""
    print(f"Sitdown is at {reached.here}/ (Ctrl-C stops it)", flush=True)
    if is_for_others and invite is None:
        print("This computer is in no network: nobody else can open that address.", flush=True)
    elif is_for_others:
        where = "the same address" if invite == reached.here else f"{invite}/"
        print(f"Others in your network open {where}", flush=True)
        if sys.stdout.isatty():
            show_code(f"{invite}/")
    if open_browser and sys.stdout.isatty():
        threading.Timer(1.0, webbrowser.open, [f"{reached.here}/"]).start()


def show_code(address: str) -> None:
    """Prints the address as a QR code, if the terminal can draw it."""
    terminal = Console(highlight=False)
    lines = in_blocks(qr_code(address)) if is_short_enough(address) else []
    try:
        "▀▄█".encode(terminal.encoding)
    except UnicodeEncodeError:
        return
    for line in lines:
        terminal.print(line, style="#000000 on #ffffff", no_wrap=True, markup=False)


def home() -> Path:
    """The folder where tables are kept by default."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "sitdown"
