"""The door of the house: posters, tables, codes and links."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sitdown.words.table_names import title_in
from tests.suites import long_case

from .conftest import Visitors
from .visitor import DESK, PHONE, Visitor

TITLES = {"en": "Sit down. We need to talk.", "ru": "Присаживайтесь. Есть разговор."}


@pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param("ru", PHONE, id="phone-ru"),
        pytest.param("en", DESK, id="desk-en"),
        long_case("en", PHONE, id="phone-en"),
        long_case("ru", DESK, id="desk-ru"),
    ],
)
def test_the_lobby_greets_in_the_visitors_language(
    visitor: Visitors, language: str, size: tuple[int, int]
) -> None:
    vera = visitor(language=language, size=size)
    vera.open()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(vera.page.locator(".poster")).to_have_count(5)
    assert not vera.overflows()
    assert vera.violations() == []


def test_a_newcomer_is_in_a_game_two_clicks_from_the_door(visitor: Visitors) -> None:
    vera = visitor(name=None)
    vera.open()
    vera.page.locator(".poster[data-game=squirrels]").get_by_role("button", name="Play").click()
    expect(vera.question).to_contain_text("Which card")
    vera.page.get_by_role("list", name="Your cards").get_by_role("button").first.click()
    expect(vera.bar.locator(".answer")).to_have_count(2)


def test_a_table_is_laid_with_house_rules_and_a_bot_where_one_is_asked_for(
    visitor: Visitors,
) -> None:
    vera = visitor("Vera")
    vera.open("/new?game=gentlemen")
    vera.page.get_by_role("switch", name="open money").check()
    vera.button("Chair 3:").click()
    vera.page.get_by_role("radio", name="Bot", exact=True).check()
    vera.page.get_by_label("Name of the table").fill("The Quiet Harbour")
    vera.button("Open the table").click()
    expect(vera.button("Begin: 3 are missing")).to_be_disabled()
    table = vera.table(vera.page.url.rsplit("/", 1)[1])
    assert table["options"]["open_money"] is True
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot", "open", "open"]


def test_a_clock_of_minutes_ticks_the_timer_and_a_choice_of_ones_own_stays(
    visitor: Visitors,
) -> None:
    """GD-3.17: the form shows what the server would do, and what is shown is laid."""
    vera = visitor("Vera")
    vera.open("/new?game=gentlemen")
    timer = vera.page.get_by_role("switch", name="timer")
    expect(timer).to_be_checked()
    vera.button("Chair 2:").click()
    vera.page.get_by_role("radio", name="Beside you", exact=True).check()
    expect(timer).not_to_be_checked()  # no clock runs where two sit at one device
    vera.page.get_by_role("radio", name="Free", exact=True).check()
    expect(timer).to_be_checked()
    vera.button("Open the table").click()
    expect(vera.page).to_have_url(re.compile("/t/"))
    table = vera.table(vera.page.url.rsplit("/", 1)[1])
    assert (table["options"], table["settings"]["clock"]["id"]) == ({"timer": True}, "corona")
    vera.open("/new?game=gentlemen")
    for clock, ticked in (("No clock", False), ("Corona", True), ("By mail", False)):
        choose_clock(vera, clock)
        expect(timer).to_be_checked(checked=ticked)
    choose_clock(vera, "Churchill")
    timer.uncheck()
    for clock in ("By mail", "Corona"):
        choose_clock(vera, clock)
        expect(timer).not_to_be_checked()
    vera.button("Open the table").click()
    expect(vera.page).to_have_url(re.compile("/t/"))
    assert vera.table(vera.page.url.rsplit("/", 1)[1])["options"] == {"timer": False}


def choose_clock(vera: Visitor, name: str) -> None:
    vera.page.get_by_role("group", name="clock").get_by_role("radio", name=name).check()


def test_bots_and_tables_of_the_house_are_called_in_the_readers_language(visitor: Visitors) -> None:
    vera = visitor("Penny", language="ru")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "name": "Knuckles"}]
    id = vera.lay(game="squirrels", players=3, seats=seats)
    table = vera.table(id)
    russian = title_in("ru", table["title"], table["house_title"])
    assert russian != table["title"]
    vera.open(f"/t/{id}")
    expect(vera.page.get_by_role("heading", name=russian)).to_be_visible()
    expect(vera.page).to_have_title(re.compile(russian))
    for name in ("Penny", "Копейка", "Knuckles"):
        expect(vera.page.get_by_text(name).first).to_be_visible()


def test_a_fault_in_the_options_is_told_in_the_games_words(visitor: Visitors) -> None:
    vera = visitor()
    vera.open("/new?game=gentlemen")
    vera.page.get_by_role("group", name="rounds").get_by_role("radio", name="3").check()
    for _ in range(2):
        vera.page.get_by_role("group", name="Seats").get_by_role("button", name="More").click()
    vera.button("Open the table").click()
    expect(vera.page.get_by_role("alert")).to_contain_text("deal cards")


def test_a_code_or_a_whole_link_leads_to_the_table(visitor: Visitors) -> None:
    vera, gosha = visitor("Vera"), visitor("Gosha")
    id = vera.lay(game="squirrels", players=2, public=False)
    for written in (id.upper(), f"{vera.address}/t/{id}?seat=1"):
        gosha.open()
        gosha.page.get_by_label("Code or link").fill(written)
        gosha.button("Enter").click()
        expect(gosha.page).to_have_url(re.compile(f"/t/{id}$"))
        expect(gosha.page.get_by_role("button", name="Sit down").first).to_be_visible()


def test_open_tables_can_be_joined_and_running_ones_watched(visitor: Visitors) -> None:
    vera, gosha, nell = visitor("Vera"), visitor("Gosha"), visitor("Nell")
    name = "The Hollow Oak"  # no other test in this house has a table of this name
    vera.lay(game="squirrels", players=2, public=True, title=name)
    gosha.open()
    row = gosha.page.locator("li", has_text=name)
    expect(row).to_contain_text("1 of 2")
    row.get_by_role("button", name="Sit down").click()
    expect(gosha.page.get_by_role("heading", name=name)).to_be_visible()
    expect(gosha.question).to_contain_text("Which card")
    nell.open()
    nell.page.locator("li", has_text=name).get_by_role("link", name="Watch").click()
    expect(nell.page.get_by_role("heading", name=name)).to_be_visible()
    expect(nell.page.get_by_role("list", name="Your cards")).to_have_count(0)
    vera.open()
    expect(vera.page.get_by_role("link", name=name)).to_be_visible()


def test_name_and_mask_are_remembered(visitor: Visitors) -> None:
    vera = visitor(name=None)
    vera.open()
    vera.button("Menu").click()
    vera.page.get_by_label("Name", exact=True).fill("Madame Julie")
    vera.page.get_by_role("radio", name="Owl").check()
    vera.button("Remember").click()
    expect(vera.button("Remembered")).to_be_visible()
    vera.open()
    expect(vera.button("You are here as Madame Julie")).to_be_visible()
    assert vera.get("/api/guest").json()["mask"] == "owl"
