"""A table with a gallery: players play at once, spectators are told how long they wait."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.suites import long_case

from .conftest import Visitors
from .visitor import DESK, PHONE, Visitor


def lay_with_gallery(host: Visitor, delay: int = 180) -> str:
    return host.lay(
        game="squirrels", players=2, options={"first": 0}, delay=delay, title="The Long Balcony"
    )


def test_who_sits_down_at_a_table_with_a_gallery_plays_at_once(visitor: Visitors) -> None:
    vera, gosha = visitor("Vera"), visitor("Gosha")
    id = lay_with_gallery(vera)
    gosha.open(f"/t/{id}")
    gosha.page.locator(".row").get_by_role("button", name="Sit down").click()
    for one in (vera, gosha):
        expect(one.question).to_contain_text("Which card")
        expect(one.page.get_by_role("button", name="in hand")).to_have_count(8)


def test_who_takes_a_chair_in_the_middle_of_such_a_game_plays_at_once(visitor: Visitors) -> None:
    vera, gosha = visitor("Vera"), visitor("Gosha")
    id = lay_with_gallery(vera, delay=1)
    gosha.join(id)
    expect(gosha.question).to_contain_text("Which card")
    gosha.post(f"/api/tables/{id}/leave", data={})
    gosha.open(f"/t/{id}")
    gosha.button("Sit down as Gosha").click()
    expect(gosha.page.get_by_role("button", name="in hand")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("size", "language", "lamp"),
    [
        pytest.param(PHONE, "ru", "on", id="phone-ru"),
        long_case(DESK, "en", "off", id="desk-en"),
    ],
)
def test_a_spectator_is_told_what_waits_and_how_long(
    visitor: Visitors, size: tuple[int, int], language: str, lamp: str
) -> None:
    vera, gosha = visitor("Vera"), visitor("Gosha")
    nell = visitor("Nell", size=size, language=language, lamp=lamp)
    id = lay_with_gallery(vera)
    nell.open(f"/t/{id}")
    expect(nell.page.get_by_role("button", name=re.compile("Sit down|Сесть")).first).to_be_visible()
    gosha.post(f"/api/tables/{id}/join", data={})
    for _ in range(2):
        expect(nell.page.get_by_role("timer")).to_have_text(re.compile(r"^[23]:\d\d$"))
        expect(nell.page.locator("header")).to_contain_text("The Long Balcony")
        seats = nell.page.get_by_role("list", name=re.compile("At the table|За столом"))
        expect(seats).to_contain_text("Vera")
        expect(seats).to_contain_text("Gosha")
        assert not nell.overflows()
        nell.open(f"/t/{id}")  # a new visit is told the same
    expect(nell.page.get_by_role("timer")).to_be_visible()
    assert nell.violations() == []


def test_the_curtain_rises_by_itself(visitor: Visitors) -> None:
    vera, gosha, nell = visitor("Vera"), visitor("Gosha"), visitor("Nell")
    id = lay_with_gallery(vera, delay=2)
    nell.open(f"/t/{id}")
    gosha.post(f"/api/tables/{id}/join", data={})
    expect(nell.question).to_be_visible()
    expect(nell.page.get_by_role("timer")).to_have_count(0)


def test_whose_seat_went_to_another_device_looks_on(visitor: Visitors) -> None:
    vera, phone = visitor("Vera"), visitor("Vera")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    id = vera.lay(game="squirrels", players=2, options={"first": 0}, seats=seats)
    expect(vera.page.get_by_role("button", name="in hand")).to_have_count(8)
    link = vera.post(f"/api/tables/{id}/link", data={"seat": 0}).json()["link"]
    phone.open(link)
    expect(phone.page.get_by_role("button", name="in hand")).to_have_count(8)
    expect(vera.page.get_by_role("button", name="in hand")).to_have_count(0)
    expect(vera.question).to_be_visible()
