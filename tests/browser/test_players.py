"""Pages of players, the ladder, and what a rated game changes: seen by those who played it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sitdown.server.identity import COOKIE
from tests.server.playing import play_to_the_end
from tests.server.service import Person, Service
from tests.suites import long_case

from .conftest import Visitors
from .visitor import DESK, PHONE, Visitor

SAID = {
    "en": {
        "won": "Won",
        "replay": "replay",
        "changes": "What it did to the ratings",
        "ladder": "The house ladder",
        "find": "Find a table",
        "none": "No such table",
    },
    "ru": {
        "won": "Победы",
        "replay": "запись",
        "changes": "Как изменились рейтинги",
        "ladder": "Рейтинг дома",
        "find": "Найти стол",
        "none": "Такого стола нет",
    },
}


def as_person(visitor: Visitor, house: Service) -> Person:
    """The same guest without a browser."""
    person = Person(house, None)
    cookie = next(one for one in visitor.context.cookies() if one["name"] == COOKIE)
    person.http.cookies.set(COOKIE, cookie["value"])
    return person


def play_rated(vera: Visitor, gosha: Visitor, house: Service) -> str:
    """A rated game of two, played to its end; gives the table."""
    with as_person(vera, house) as one, as_person(gosha, house) as two:
        id = one.lay(players=2, title="The Rated Nut", rated=True)
        two.post(f"/api/tables/{id}/join", {})
        with one.sit(id, 0) as first, two.sit(id, 1) as second:
            play_to_the_end(first, second)
    return id


def is_fit(visitor: Visitor) -> None:
    assert not visitor.overflows()
    assert visitor.violations() == []


@pytest.mark.parametrize(
    ("language", "size"),
    [long_case("en", DESK, id="en-desk"), pytest.param("ru", PHONE, id="ru-phone")],
)
def test_a_rated_game_is_found_on_the_result_the_page_and_the_ladder(
    visitor: Visitors, house: Service, language: str, size: tuple[int, int]
) -> None:
    said = SAID[language]
    vera, gosha = visitor("Vera", language=language, size=size), visitor("Gosha")
    id = play_rated(vera, gosha, house)
    vera.open(f"/t/{id}")
    changes = vera.page.locator("section").filter(has_text=said["changes"])
    expect(changes.get_by_role("listitem")).to_have_count(2)
    is_fit(vera)
    changes.get_by_role("link", name="Gosha").click()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text("Gosha")
    vera.open("/player")
    expect(vera.page.get_by_role("heading", level=1)).to_have_text("Vera")
    past = vera.page.locator("li.past")
    expect(past).to_contain_text("The Rated Nut")
    expect(past.locator(".change")).to_have_text(re.compile(r"^[+−]\d+$"))
    is_fit(vera)
    with as_person(vera, house) as person:
        place = person.get("/api/players/me")["player"]["records"][0]["form"][0]
    vera.page.get_by_text(said["won"], exact=True).click()
    expect(past).to_have_count(1 if place == 1 else 0)
    vera.open("/ladder/squirrels")
    expect(vera.page.get_by_role("heading", name=said["ladder"])).to_be_visible()
    expect(vera.page.locator("li.me")).to_contain_text("Vera")
    is_fit(vera)
    vera.open("/player")
    past.get_by_role("link", name=said["replay"]).click()
    expect(vera.page).to_have_url(re.compile(f"/replay/{id}"))


def test_a_table_is_laid_for_the_ladder_by_the_usual_rules_only(visitor: Visitors) -> None:
    vera = visitor("Vera")
    vera.open("/new?game=squirrels")
    rated = vera.page.get_by_role("switch", name=re.compile("^For the ladder"))
    rated.check()
    vera.button("Chair 2:").click()
    vera.page.get_by_role("radio", name="beside you").check()
    expect(rated).not_to_be_checked()
    vera.page.get_by_role("radio", name="Free", exact=True).check()
    expect(rated).to_be_checked()
    vera.button("Open the table").click()
    expect(vera.page).to_have_url(re.compile("/t/"))
    assert vera.table(vera.page.url.rsplit("/", 1)[1])["settings"]["rated"] is True


def test_tables_are_looked_for_by_game_and_clock(visitor: Visitors) -> None:
    vera, gosha = visitor("Vera"), visitor("Gosha")
    gosha.lay(game="wallet", players=3, title="By the Post Office", clock="mail")
    vera.open()
    row = vera.page.get_by_text("By the Post Office")
    find = vera.page.get_by_role("search", name=SAID["en"]["find"])
    find.get_by_label("Game").select_option("wallet")
    find.get_by_label("Clock").select_option("mail")
    expect(row).to_be_visible()
    find.get_by_label("Clock").select_option("minutes")
    expect(row).to_have_count(0)


def test_a_guest_takes_everything_along_and_leaves_for_good(visitor: Visitors) -> None:
    vera = visitor("Vera")
    vera.open("/player")
    with vera.page.expect_download() as download:
        vera.page.get_by_role("link", name="Everything of mine").click()
    assert download.value.suggested_filename == "sitdown.json"
    vera.button("Leave for good").click()
    is_fit(vera)
    vera.button("Erase me").click()
    expect(vera.page.locator(".poster").first).to_be_visible()
    assert vera.get("/api/guest").status == 401


def test_a_guest_comes_back_on_another_device_by_a_phrase(visitor: Visitors) -> None:
    desk, phone = visitor("Vera"), visitor(None, size=PHONE)
    desk.open("/player")
    desk.button("A phrase for another device").click()
    phrase = desk.page.locator("output.phrase").inner_text()
    phone.open("/player")
    phone.page.get_by_label("Your phrase").fill(phrase)
    is_fit(phone)
    phone.button("Come back").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Vera")
