"""Friends first: a table begins with free chairs and a link, and whoever follows it is welcome."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sitdown.table.running import scheduler
from tests.server.service import Service

from . import ahead
from .conftest import Visitors
from .visitor import PHONE

SHORT = {"first": 0, "deck": {"cards": ["contraband-5", "customs", "bank"]}}


def test_friends_meet_by_a_link_and_bots_take_what_is_left(visitor: Visitors) -> None:
    """One at a desk, one at a phone in another language; nobody has an account."""
    vera, gosha = visitor("Vera"), visitor(None, language="ru", size=PHONE)
    vera.open("/new?game=squirrels")
    expect(vera.page.locator(".preview").get_by_text("free chair", exact=True)).to_have_count(3)
    vera.button("Add a bot").click()
    expect(vera.page.locator(".preview").get_by_text("free chair", exact=True)).to_have_count(2)
    vera.button("Open the table").click()
    expect(vera.page.get_by_role("heading", name="Bring your people")).to_be_visible()
    expect(vera.button("Begin: 2 are missing")).to_be_disabled()
    id = vera.page.url.rsplit("/", 1)[1]
    expect(vera.page.get_by_text(f"/t/{id}")).to_be_visible()
    expect(vera.page.get_by_role("note")).to_contain_text("Only this computer can open this link")
    expect(vera.page.get_by_role("img", name="The invitation as a QR code")).to_have_count(0)
    assert vera.violations() == []

    gosha.open(f"/t/{id}")
    expect(gosha.page.get_by_role("heading", name="Для вас есть место")).to_be_visible()
    for known in ("Правила за минуту", "контрабанда приносит орехи", "Корона", "обычные", "Vera"):
        expect(gosha.page.get_by_text(known).first).to_be_visible()
    expect(gosha.page.get_by_role("radio")).to_have_count(8)
    assert gosha.get("/api/guest").status == 401  # who only looks leaves nothing behind
    gosha.button("Сесть").click()
    expect(gosha.page.get_by_role("alert")).to_contain_text("Сначала имя")
    assert gosha.violations() == []
    assert not gosha.overflows()
    gosha.page.get_by_label("Имя").fill("Гоша")
    gosha.page.get_by_role("radio", name="Сова").check()
    gosha.button("Сесть как Гоша").click()
    expect(gosha.page.get_by_role("heading", name="Ждём одного")).to_be_visible()
    assert gosha.violations() == []
    assert not gosha.overflows()

    seats = vera.page.get_by_role("list", name="At the table")
    expect(seats).to_contain_text("Гоша")
    vera.button("Seat a bot").click()
    expect(vera.question).to_be_visible()
    expect(gosha.question).to_be_visible()
    assert [seat["kind"] for seat in vera.table(id)["seats"]] == ["person", "bot", "person", "bot"]


def test_a_spectator_who_came_by_a_link_goes_along_to_the_next_game(
    visitor: Visitors, house: Service
) -> None:
    vera, nell = visitor("Vera"), visitor(None)
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = vera.lay(game="squirrels", players=2, options=SHORT, seats=seats, clock=None)
    nell.open(f"/t/{id}")
    nell.button("Just watch").click()
    expect(nell.page.get_by_role("heading", name="Waiting for one")).to_be_visible()
    nell.button("Sit down").click()
    nell.button("Just watch").click()
    vera.button("Begin, bots take the rest").click()
    expect(nell.question).to_be_visible()
    ahead.finish(house, id)
    expect(nell.result).to_be_visible()
    vera.button("Same table, again").click()
    expect(vera.question).to_be_visible()
    following = vera.page.url
    assert not following.endswith(id)
    nell.page.wait_for_url(following)
    expect(nell.question).to_be_visible()


def test_a_rematch_waits_until_everybody_has_answered(visitor: Visitors, house: Service) -> None:
    """One accepts at a phone in Russian, one declines; the host lets a bot play instead."""
    vera, gosha, nell = visitor("Vera"), visitor("Гоша", "ru", PHONE), visitor("Nell")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    id = vera.lay(game="squirrels", players=3, options=SHORT, seats=seats, clock="corona")
    for one in (gosha, nell):
        one.join(id)
        expect(one.page.get_by_role("main")).to_be_visible()
    expect(vera.question).to_be_visible()
    ahead.finish(house, id)
    vera.button("Offer a rematch").click()
    expect(vera.page.get_by_role("heading", name="Waiting for 2 answers")).to_be_visible()
    assert vera.violations() == []
    following = vera.page.url.rsplit("/", 1)[1]

    expect(gosha.page.get_by_text("Vera предлагает сыграть ещё раз")).to_be_visible()
    expect(gosha.result).to_be_visible()
    assert gosha.violations() == []
    assert not gosha.overflows()
    gosha.button("Согласиться").click()
    expect(gosha.page.get_by_role("heading", name="Ждём один ответ")).to_be_visible()
    assert not gosha.overflows()
    expect(vera.page.get_by_role("heading", name="Waiting for one answer")).to_be_visible()
    table = vera.table(following)
    assert (table["state"], table["started"]) == ("open", None)

    expect(nell.page.get_by_role("heading", name="Vera offers a rematch")).to_be_visible()
    nell.button("Decline").click()
    expect(nell.page.get_by_role("link", name="Go to the table")).to_be_visible()
    expect(vera.page.get_by_text("Nell declines the rematch.")).to_be_visible()
    vera.button("Begin, bots take the rest").click()
    for one in (vera, gosha):
        expect(one.question).to_be_visible()
    expect(nell.page.get_by_text("The rematch has begun.")).to_be_visible()
    assert [seat["kind"] for seat in vera.table(following)["seats"]] == ["person", "person", "bot"]


def test_who_finds_the_offer_in_the_lobby_answers_it_at_the_table(
    visitor: Visitors, house: Service
) -> None:
    vera, gosha = visitor("Vera"), visitor("Gosha", size=PHONE)
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = vera.lay(game="squirrels", players=2, options=SHORT, seats=seats, spectators=False)
    gosha.join(id)
    expect(gosha.question).to_be_visible()
    ahead.finish(house, id)
    gosha.open("/")
    vera.button("Offer a rematch").click()
    gosha.page.get_by_role("link", name="You are offered a rematch.").click()
    expect(gosha.page.get_by_role("heading", name="Vera offers a rematch")).to_be_visible()
    assert gosha.violations() == []
    gosha.button("Accept").click()
    for one in (vera, gosha):
        expect(one.question).to_be_visible()


def test_everybody_sees_when_a_bot_sits_in_and_who_is_played_for_comes_back(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "RECONNECT_SECONDS", 0.1)
    vera, gosha, nell = visitor("Vera"), visitor("Gosha", size=PHONE), visitor("Nell")
    id = vera.lay(game="squirrels", players=2, seats=[{"kind": "me"}, {"kind": "open"}], grace=3600)
    gosha.join(id)
    nell.open(f"/t/{id}")
    expect(gosha.question).to_be_visible()
    gosha.open("/about")
    for one in (vera, nell):
        absent = one.page.get_by_text("Gosha has lost the connection. A bot sits in:")
        expect(absent).to_contain_text(re.compile(r"(59:\d\d|1:00:00)$"))
    assert vera.violations() == []
    gosha.open(f"/t/{id}")
    expect(vera.page.get_by_text("A bot sits in:")).to_have_count(0)
    gosha.post(f"/api/tables/{id}/stand-in", data={"seat": 1, "on": True})
    expect(gosha.page.get_by_text("A bot plays for you.")).to_be_visible()
    assert gosha.violations() == []
    assert not gosha.overflows()
    gosha.button("Take the seat back").click()
    expect(gosha.page.get_by_text("A bot plays for you.")).to_have_count(0)
    assert vera.table(id)["seats"][1]["stand_in"] is None
