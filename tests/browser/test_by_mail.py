"""Two people meet by a link, play by mail over a restart, are called by push, and review it."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from sitdown.review import ReviewBudget
from sitdown.server.push import sender
from sitdown.table import Table
from sitdown.table.running import scheduler
from tests.server.pushing import KEYS, PushService, call_all
from tests.server.service import Service, service_at

from . import ahead
from .visitor import DESK, PHONE, Cloakroom, Look, Visitor

DEVICE = """
const device = %s
let answer = "default"
Object.defineProperty(Notification, "permission", {get: () => answer})
Notification.requestPermission = async () => answer = "granted"
PushManager.prototype.subscribe = async ({applicationServerKey}) => ({
  endpoint: device.endpoint,
  toJSON: () => ({endpoint: device.endpoint, keys: device}),
  unsubscribe: async () => true,
})
"""
"""A browser whose push service is ours, and which has not been asked yet."""


WATCHED_OVER = """() => new Promise(done => {
  const workers = navigator.serviceWorker
  if (workers.controller) done(true)
  else workers.addEventListener("controllerchange", () => done(true))
})"""
"""Until the worker has the page."""


@pytest.fixture
def push() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture(autouse=True)
def on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "ROUND_SECONDS", 3600.0)
    monkeypatch.setattr(sender, "RECENTLY_SECONDS", 0.0)
    monkeypatch.setattr(scheduler, "RECONNECT_SECONDS", 0.1)


def come(cloakroom: Cloakroom, push: PushService, name: str, look: Look) -> Visitor:
    """Somebody with a device of their own, who has never been here."""
    visitor = Visitor(cloakroom, look)
    visitor.context.grant_permissions(["notifications"])
    visitor.page.add_init_script(DEVICE % json.dumps(push.subscription(name, look.language)))
    return visitor


def answer(visitor: Visitor, house: Service, id: str) -> None:
    """Gives the first answer that comes, until the server has it."""
    table = house.room.hall.tables[id]
    before = asked_at(table)
    visitor.page.get_by_role("list", name=re.compile("Your cards|Ваши карты")).get_by_role(
        "button"
    ).first.click()
    visitor.bar.locator(".answer").first.click()
    until(visitor, lambda: asked_at(table) != before)


def leave_for_the_lobby(visitor: Visitor) -> None:
    if visitor.look.size == DESK:
        visitor.page.locator("a.brand").click()
    else:
        visitor.open()  # a phone's table has no room for the sign of the house


def asked_at(table: Table) -> list[str]:
    """The questions of both seats: others as soon as one of them has answered."""
    return [table.sitting.token(seat) for seat in range(2)]


def until(visitor: Visitor, happens: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not happens():
        assert time.monotonic() < end, visitor.sight()
        visitor.page.wait_for_timeout(50)


def knows_device(house: Service, person: str) -> bool:
    return bool(house.do(house.room.hall.store.subscriptions(person)))


def wait_until_gone(visitor: Visitor, house: Service, id: str) -> None:
    until(visitor, lambda: not house.room.hall.tables[id].sitting.connected)


def test_two_people_play_a_rated_game_by_mail(
    built: None,
    chromium: Browser,
    push: PushService,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = str(tmp_path / "tables.sqlite")
    services: dict[str, Any] = {"push": KEYS, "push_services": (push.host,)}
    with service_at(place, **services) as house:
        port = int(house.host.rsplit(":", 1)[1])
        cloakroom = Cloakroom(chromium, house.address, workers="allow")
        vera = come(cloakroom, push, "vera", Look("en", DESK))
        gosha = come(cloakroom, push, "gosha", Look("ru", PHONE))

        vera.introduce("Vera")
        vera.open("/new?game=squirrels")
        for _ in range(2):
            vera.page.get_by_role("group", name="Seats").get_by_role("button", name="Fewer").click()
        vera.page.get_by_role("group", name="clock").get_by_role("radio", name="By mail").check()
        vera.page.get_by_role("switch", name=re.compile("^For the ladder")).check()
        vera.button("Open the table").click()
        expect(vera.button("Begin: one is missing")).to_be_disabled()
        id = vera.page.url.rsplit("/", 1)[1]

        gosha.open(f"/t/{id}")
        expect(gosha.page.get_by_text("По переписке").first).to_be_visible()
        gosha.page.get_by_label("Имя").fill("Гоша")
        gosha.button("Сесть как Гоша").click()

        # Who leaves while others are waited for is asked once, by the house before the browser.
        answer(vera, house, id)
        expect(vera.question).to_have_text("Гоша is thinking")
        leave_for_the_lobby(vera)
        sheet = vera.page.get_by_role("dialog", name="Shall we call you")
        expect(sheet).to_be_visible()
        assert vera.violations() == []
        sheet.get_by_role("button", name="Call me").click()
        expect(sheet).to_have_count(0)
        vera.button("Menu").click()
        expect(vera.page.get_by_role("switch", name="Call me")).to_be_checked()
        vera.button("Close").click()

        # The other one finds it in his settings.
        gosha.button("Меню").click()
        gosha.page.get_by_role("switch", name="Звать меня").check()
        expect(gosha.page.get_by_role("switch", name="Звать меня")).to_be_checked()
        gosha.button("Закрыть").click()
        answer(gosha, house, id)
        leave_for_the_lobby(gosha)
        for chair in house.room.hall.tables[id].sitting.chairs:
            until(vera, partial(knows_device, house, chair.person or ""))
        wait_until_gone(vera, house, id)
        for one in (vera, gosha):
            one.page.goto("/healthz")  # no page asks a house that is not there

    assert push.messages == []
    with service_at(place, port, **services) as house:
        called = {"Your turn": vera, "Ваш ход": gosha}
        while called:
            call_all(house)
            message = push.messages[-1]
            assert message["table"] == id
            one = called.pop(message["title"])
            one.open("/")
            waiting = one.page.get_by_role("heading", name=re.compile("One table|Вас ждут"))
            expect(waiting).to_be_visible()
            one.page.locator(".mine a").first.click()
            answer(one, house, id)
            leave_for_the_lobby(one)
            wait_until_gone(one, house, id)
        assert len(push.messages) == 2

        ahead.finish(house, id)
        monkeypatch.setattr(house.room.reviews, "effort", ReviewBudget(60))
        for one, other in ((vera, "Гоша"), (gosha, "Vera")):
            one.open("/player")
            expect(one.page.locator("main")).to_contain_text(other)
            assert one.violations() == []
            assert not one.overflows()
            one.page.get_by_role("link", name=re.compile("^(review|обзор)$")).click()
            turns = one.page.get_by_role("heading", name=re.compile("Turning points|Поворотные"))
            expect(turns).to_be_visible()
        until(vera, lambda: vera.get(f"/api/tables/{id}/ratings").json()["state"] == "counted")
        vera.leave()
        gosha.leave()


def test_the_house_can_be_installed_and_says_when_there_is_no_connection(
    house: Service, chromium: Browser
) -> None:
    vera = Visitor(Cloakroom(chromium, house.address, workers="allow"), Look())
    vera.open()
    manifest = vera.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        assert vera.get(icon["src"]).headers["content-type"] == "image/png"
    worker = vera.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"
    vera.page.evaluate(WATCHED_OVER)
    vera.context.set_offline(True)
    vera.page.goto("/t/anything")
    expect(vera.page.get_by_role("heading", name="The line is dead")).to_be_visible()
    expect(vera.page.get_by_role("heading", name="Связи нет")).to_be_visible()
    assert not vera.overflows()
    assert vera.violations() == []
    kept = vera.page.evaluate(
        "caches.keys().then(names => Promise.all(names.map(name => caches.open(name)"
        ".then(cache => cache.keys())))).then(found => found.flat().map(one => one.url))"
    )
    assert kept == [f"{house.address}/offline.html"]
    vera.context.set_offline(False)
    vera.context.close()
