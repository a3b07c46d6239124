"""A hint: what the house would do, on a slip beside the bar, for one who sits among bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visitors
from .visitor import DESK, PHONE

SAID = {
    "en": {"hint": "Hint", "house": "The house would", "close": "Close"},
    "ru": {"hint": "Подсказка", "house": "Дом сыграл бы", "close": "Закрыть"},
}
HEIGHTS = "() => [document.querySelector('footer.bar').offsetHeight, innerHeight]"


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ru", PHONE)], ids=["desk", "phone"])
def test_a_hint_is_asked_for_read_and_gone_with_its_question(
    visitor: Visitors, language: str, size: tuple[int, int]
) -> None:
    said = SAID[language]
    vera = visitor(language=language, size=size)
    page = vera.page
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Knuckles"}]
    vera.lay(game="squirrels", players=2, seats=seats)
    button = page.get_by_role("button", name=said["hint"])
    slip = page.locator(".hint .slip", has_text=said["house"])
    expect(button).to_be_enabled()
    bar, _ = page.evaluate(HEIGHTS)
    button.click()
    expect(slip).to_be_visible()
    after, height = page.evaluate(HEIGHTS)
    assert after == bar
    assert size == DESK or after <= height / 3
    assert not vera.overflows()
    assert vera.violations() == []
    slip.get_by_role("button", name=said["close"]).click()
    expect(slip).to_have_count(0)
    # The pointer would rest on a card now and open its note, which Escape closes first.
    page.mouse.move(2, 2)
    page.keyboard.press("i")
    expect(slip).to_be_visible()
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
