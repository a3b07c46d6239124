"""Keys at the table: what they do, and that the focus never gets lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import sitdown

from .conftest import Visitors
from .test_everyone import sit_with_bots
from .visitor import Visitor

IN_BAR = "() => document.activeElement.closest('footer.bar .options') !== null"


def at_squirrels(visitor: Visitors, language: str = "en") -> Visitor:
    """Somebody who is to choose a first card."""
    vera = visitor(language=language)
    sit_with_bots(vera, "squirrels")
    expect(vera.page.locator(".stage .hand [role=button]").first).to_be_visible()
    return vera


def test_after_a_pick_the_next_tab_is_its_answer(visitor: Visitors) -> None:
    vera = at_squirrels(visitor)
    vera.page.keyboard.press("h")
    vera.page.keyboard.press("ArrowRight")
    vera.page.keyboard.press("Enter")
    expect(vera.page.locator(".stage .hand .selected")).to_have_count(1)
    expect(vera.bar.locator(".answer").first).to_be_visible()
    vera.page.keyboard.press("Tab")
    assert vera.page.evaluate(IN_BAR)
    vera.page.keyboard.press("Shift+Tab")
    assert vera.page.evaluate("document.activeElement.closest('.hand') !== null")


def test_arrows_go_along_the_hand_and_round(visitor: Visitors) -> None:
    vera = at_squirrels(visitor)
    cards = vera.page.locator(".stage .hand [role=button]")
    vera.page.keyboard.press("h")
    expect(cards.first).to_be_focused()
    vera.page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    vera.page.keyboard.press("ArrowRight")
    expect(cards.first).to_be_focused()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_keys_are_listed(visitor: Visitors, language: str) -> None:
    vera = at_squirrels(visitor, language)
    vera.page.keyboard.press("?")
    sheet = vera.page.get_by_role("dialog", name={"en": "Keys", "ru": "Клавиши"}[language])
    expect(sheet.locator("dd")).to_have_count(12)
    assert vera.violations() == []
    vera.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_what_is_typed_is_no_key(visitor: Visitors) -> None:
    vera = at_squirrels(visitor)
    vera.page.keyboard.press("t")
    field = vera.page.locator(".rail form input").first
    expect(field).to_be_focused()
    vera.page.keyboard.type("1 ho?")
    expect(field).to_have_value("1 ho?")
    expect(vera.page.get_by_role("dialog", name="Keys")).to_have_count(0)


@pytest.mark.parametrize("game", sitdown.games())
def test_the_focus_never_falls_to_the_page(visitor: Visitors, game: str) -> None:
    """Ten answers by their numbers: after each the focus is still somewhere at the table."""
    vera = visitor()
    sit_with_bots(vera, game)
    answers = vera.page.locator(".window .answers .btn, footer.bar .options .btn:not(.icon)")
    expect(answers.first).to_be_visible()
    vera.page.keyboard.press("b")
    for _ in range(10):
        vera.page.keyboard.press("1")
        vera.page.wait_for_function("() => document.activeElement !== document.body")
        if vera.result.count():
            break
        expect(answers.first).to_be_enabled()
