"""Notes to things: what opens one and what closes it, where it stands, what it says; the album."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from .conftest import Visitors
from .faults import COVERED
from .playing import sit_with_bots
from .visitor import DESK, Visitor

HOVER = 350
"""After so many milliseconds a note opens to what has the focus."""
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
RAID = ".stage .hand [data-thing=raid]"


def at_squirrels(visitor: Visitors, language: str = "en", size: tuple[int, int] = DESK) -> Visitor:
    """Somebody who is to choose a first card."""
    vera = visitor(language=language, size=size)
    sit_with_bots(vera, "squirrels")
    expect(vera.page.locator(RAID)).to_be_visible()
    return vera


def note_of(vera: Visitor) -> Locator:
    return vera.page.get_by_role("tooltip")


def press_long(vera: Visitor, thing: Locator) -> None:
    """A finger that rests on a thing, and then leaves it."""
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 3, "y": box["y"] + box["height"] / 2}
    line = vera.context.new_cdp_session(vera.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(note_of(vera)).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_pointer_that_rests_on_a_card_opens_its_note(visitor: Visitors, language: str) -> None:
    vera = at_squirrels(visitor, language)
    vera.page.hover(RAID)
    note = note_of(vera)
    expect(note).to_contain_text({"en": "Raid", "ru": "Облава"}[language])
    expect(note).to_contain_text("SQ-8")
    expect(note).to_contain_text({"en": "one in every set", "ru": "по одной"}[language])
    expect(note).to_contain_text({"en": "in hand", "ru": "в руке"}[language])
    assert vera.page.evaluate(COVERED) == []
    assert vera.violations() == []
    vera.page.mouse.move(2, 2)
    expect(note).to_have_count(0)


def test_nothing_has_a_title_of_the_browsers(visitor: Visitors) -> None:
    vera = at_squirrels(visitor)
    expect(vera.page.locator("[title]")).to_have_count(0)
    for page in ("/", "/new", "/lessons", "/rules/wallet"):
        vera.open(page)
        expect(vera.page.locator("[title]")).to_have_count(0)


def test_the_focus_opens_a_note_and_its_key_leads_into_it(visitor: Visitors) -> None:
    vera = at_squirrels(visitor)
    vera.page.keyboard.press("h")
    first = vera.page.locator(".stage .hand [role=button]").first
    note = note_of(vera)
    expect(note).to_be_visible()
    described = first.get_attribute("aria-describedby")
    assert described == note.get_attribute("id")
    vera.page.keyboard.press("?")
    expect(note.get_by_role("link")).to_be_focused()
    vera.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(first).to_be_focused()
    vera.page.wait_for_timeout(2 * HOVER)
    expect(note).to_have_count(0)
    assert first.get_attribute("aria-describedby") is None


def test_its_key_opens_a_note_at_once_and_elsewhere_lists_the_keys(visitor: Visitors) -> None:
    vera = at_squirrels(visitor)
    vera.page.keyboard.press("h")
    vera.page.keyboard.press("?")
    expect(note_of(vera)).to_be_visible()
    expect(vera.page.get_by_role("dialog")).to_have_count(0)
    vera.page.keyboard.press("Escape")
    vera.page.keyboard.press("b")
    vera.page.keyboard.press("?")
    expect(vera.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_its_key_leads_into_a_note_that_is_still_to_come(visitor: Visitors) -> None:
    vera = visitor()
    asked: list[Route] = []
    vera.page.route("**/api/games/squirrels/note", lambda route: asked.append(route))
    vera.open("/lesson/squirrels")
    vera.page.locator(".stage .hand [data-thing]").first.hover()
    note = note_of(vera)
    expect(note).to_be_visible()
    vera.page.keyboard.press("?")
    expect(note.get_by_role("link")).to_have_count(0)
    (held,) = asked
    held.continue_()
    expect(note.get_by_role("link")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_finger_that_rests_on_a_card_opens_its_note(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = at_squirrels(visitor, "ru", size)
    press_long(vera, vera.page.locator(RAID))
    expect(note_of(vera)).to_contain_text("SQ-8")
    expect(vera.page.locator(".stage .hand .selected")).to_have_count(0)
    assert vera.page.evaluate(COVERED) == []
    assert vera.violations() == []
    vera.page.locator(".stage .hand [data-thing=bank]").tap()
    expect(note_of(vera)).to_have_count(0)
    expect(vera.page.locator(".stage .hand .selected")).to_have_count(1)


def test_a_tap_on_what_cannot_be_played_says_why(visitor: Visitors) -> None:
    """A card of one's own that lies on the table already."""
    vera = at_squirrels(visitor, size=PHONE)
    vera.page.locator(".stage .hand [data-thing=bank]").tap()
    vera.page.locator(".stage .slot.legal").first.tap()
    mine = vera.page.get_by_role("img", name="bank, left stack, yours")
    expect(vera.page.locator(".stage .hand [data-thing=bank]")).to_have_count(0)
    mine.tap()
    expect(note_of(vera)).to_contain_text("Not in your hand")
    assert vera.page.evaluate(COVERED) == []
    vera.page.get_by_text("turns to the end").tap()
    expect(note_of(vera)).to_have_count(0)


def test_things_of_which_the_ledger_tells_have_notes(visitor: Visitors) -> None:
    """Under a pointer; and by its key that of which was spoken last."""
    vera = at_squirrels(visitor)
    vera.page.click(".stage .hand [data-thing=bank]")
    vera.page.locator(".stage .slot.legal").first.click()
    told = vera.page.locator(".rail [role=log] [data-thing]")
    expect(told.first).to_be_visible()
    told.first.hover()
    expect(note_of(vera).get_by_role("link")).to_be_visible()
    assert vera.page.evaluate(COVERED) == []
    assert vera.violations() == []
    vera.page.keyboard.press("Escape")
    vera.page.mouse.move(2, 2)
    vera.page.keyboard.press("l")
    expect(vera.page.locator(".rail [role=log]")).to_be_focused()
    vera.page.keyboard.press("?")
    expect(note_of(vera)).to_be_visible()
    described = told.last.get_attribute("aria-describedby")
    assert described is not None
    assert described == note_of(vera).get_attribute("id")


def test_a_question_mark_is_written_and_elsewhere_in_the_composer_lists_the_keys(
    visitor: Visitors,
) -> None:
    vera = at_squirrels(visitor)
    vera.page.get_by_role("tab", name="Words").click()
    word = vera.page.get_by_role("textbox", name="What")
    word.press("?")
    expect(word).to_have_value("?")
    expect(note_of(vera)).to_have_count(0)
    vera.page.locator(".promises input[type=radio]").first.focus()
    vera.page.keyboard.press("?")
    expect(vera.page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_picking_closes_the_note(visitor: Visitors) -> None:
    vera = at_squirrels(visitor)
    vera.page.hover(RAID)
    expect(note_of(vera)).to_be_visible()
    vera.page.click(RAID)
    expect(note_of(vera)).to_have_count(0)
    expect(vera.page.locator(".stage .hand .selected")).to_have_count(1)


def test_its_link_opens_the_rules_at_the_card(visitor: Visitors) -> None:
    vera = at_squirrels(visitor)
    vera.page.hover(RAID)
    note_of(vera).get_by_role("link").click()
    sheet = vera.page.get_by_role("dialog")
    sought = sheet.locator(".sought")
    expect(sought).to_contain_text("Raid")
    expect(sought).to_be_in_viewport()
    expect(note_of(vera)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_of_rules_has_the_album_too(visitor: Visitors, language: str) -> None:
    vera = visitor(language=language)
    vera.open("/rules/squirrels")
    thing = vera.page.locator(".shelf [data-thing=hideout]")
    thing.click()
    expect(note_of(vera)).to_contain_text("SQ-9")
    assert vera.violations() == []
    note_of(vera).get_by_role("link").click()
    expect(vera.page.locator(".sought")).to_be_in_viewport()
    assert "thing=hideout" in vera.page.url


def test_a_lesson_and_a_replay_have_notes_too(visitor: Visitors) -> None:
    vera = visitor()
    vera.open("/lesson/squirrels")
    vera.page.locator(".stage .hand [data-thing]").first.hover()
    expect(note_of(vera).get_by_role("link")).to_be_visible()
