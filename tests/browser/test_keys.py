"""Keys at the table in a browser. Single keys are tested in web/test/keys.test.ts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import sitdown
from tests.suites import long_case

from .conftest import Visitors
from .playing import sit_with_bots
from .visitor import Visitor, until

GAMES = [game if game == "squirrels" else long_case(game) for game in sitdown.games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_never_falls_to_the_page(visitor: Visitors, game: str) -> None:
    """After each of ten answers by their numbers the focus is still somewhere at the table."""
    vera = visitor()
    sit_with_bots(vera, game)
    if game == "squirrels":
        list_the_keys(vera)
        go_from_a_card_to_its_answer(vera)
    answers = vera.page.locator(".window .answers .btn, footer.bar .options .btn:not(.icon)")
    expect(answers.first).to_be_visible()
    vera.page.keyboard.press("b")
    for _ in range(10):
        vera.page.keyboard.press("1")
        until(vera.page, "() => document.activeElement !== document.body")
        if vera.result.count():
            break
        expect(answers.first).to_be_enabled()


def list_the_keys(vera: Visitor) -> None:
    vera.page.keyboard.press("?")
    sheet = vera.page.get_by_role("dialog", name="Keys")
    expect(sheet.locator("dd")).to_have_count(12)
    assert vera.violations() == []
    vera.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def go_from_a_card_to_its_answer(vera: Visitor) -> None:
    """Tab leads from a card that is picked to its answer, and Shift+Tab back."""
    expect(vera.page.locator(".stage .hand [role=button]").first).to_be_visible()
    for key in ("h", "ArrowRight", "Enter"):
        vera.page.keyboard.press(key)
    expect(vera.page.locator(".stage .hand .selected")).to_have_count(1)
    expect(vera.bar.locator(".answer").first).to_be_visible()
    vera.page.keyboard.press("Tab")
    expect(vera.bar.locator(".options .answer").first).to_be_focused()
    vera.page.keyboard.press("Shift+Tab")
    assert vera.page.evaluate("document.activeElement.closest('.hand') !== null")
