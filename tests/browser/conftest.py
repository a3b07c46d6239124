"""A house with its client built, and visitors."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser
from starlette.requests import Request
from starlette.responses import Response

from sitdown.server import app
from sitdown.server.http.request import Endpoint
from sitdown.server.identity import digest_of
from sitdown.server.process import ServerProcess
from sitdown.server.socket.connection import SocketConnection
from sitdown.table.plans import windows
from sitdown.table.running import hall
from tests.server.service import Service, service_at

from .chromium import built, chromium, playwright, pytest_runtest_makereport, visitors_of
from .visitor import DESK, Cloakroom, Look, Visitor

__all__ = ["built", "chromium", "playwright", "pytest_runtest_makereport"]

Visitors = Callable[..., Visitor]
TOKEN = "whoever has this looks after the house"


@pytest.fixture(scope="package")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder = tmp_path_factory.mktemp("house")
    with service_at(str(folder / "tables.sqlite"), admin=digest_of(TOKEN)) as service:
        yield service


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has deals of its own, the same each time; SITDOWN_LUCK=2 makes others."""
    tables = count()
    salt = os.environ.get("SITDOWN_LUCK", "")

    def seed(random_bytes: object) -> str:
        told = f"{salt}/{request.node.name}/{next(tables)}"
        return sha256(told.encode()).hexdigest()[:32]

    monkeypatch.setattr(hall, "new_secret", seed)


@pytest.fixture(scope="package", autouse=True)
def slow_network() -> Iterator[None]:
    """With SITDOWN_LAG=0.3 every answer and message reaches the pages 0.3 s late.

    So a test fails that waits for the server where it should wait for the page.
    """
    lag = float(os.environ.get("SITDOWN_LAG", 0))
    answer, write = app.answer, SocketConnection.write

    async def answer_late(room: ServerProcess, endpoint: Endpoint, request: Request) -> Response:
        response = await answer(room, endpoint, request)
        await asyncio.sleep(lag if endpoint in app.API else 0)
        return response

    def write_late(line: SocketConnection, frame: bytes) -> None:
        if line.is_closing:
            write(line, frame)
        else:
            frame, line.held = line.held + frame, b""
            asyncio.get_running_loop().call_later(lag, write, line, frame)

    with pytest.MonkeyPatch.context() as patch:
        if lag:
            patch.setattr(app, "answer", answer_late)
            patch.setattr(SocketConnection, "write", write_late)
        yield


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do not pretend to think: nobody who plays here needs time to read along."""
    monkeypatch.setitem(windows.PAUSES, "quick", (0, 0))
    monkeypatch.setitem(windows.REACTIONS, "quick", (0, 0))


@pytest.fixture(scope="package")
def cloakroom(house: Service, chromium: Browser) -> Cloakroom:
    return Cloakroom(chromium, house.address)


@pytest.fixture
def visitor(cloakroom: Cloakroom, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """Makes visitors; all of them leave at the end, and nothing may have gone wrong for any."""
    with visitors_of(request) as here:
        yield partial(come, here, cloakroom)


def come(
    here: list[Visitor],
    cloakroom: Cloakroom,
    name: str | None = "Vera",
    language: str = "en",
    size: tuple[int, int] = DESK,
    lamp: str = "on",
    **settings: Any,
) -> Visitor:
    one = Visitor(cloakroom, Look(language, size, lamp), **settings)
    here.append(one)
    if name is not None:
        one.introduce(name)
    return one
