"""Lessons are played: every step can be done, and a wrong try is explained."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Visitors
from .visitor import DESK, PHONE

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LESSONS = sorted(file.parent.name for file in GAMES.glob("*/lesson.ts"))
WORDS = {"en": ("Show me", "Go on", "Play a game"), "ru": ("Показать", "Дальше", "Сыграть партию")}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_leads_to_its_end(visitor: Visitors, game: str, language: str) -> None:
    size = PHONE if language == "ru" else DESK
    vera = visitor(language=language, size=size)
    show, go_on, play = WORDS[language]
    vera.open(f"/lesson/{game}")
    steps = vera.page.locator(".steps button")
    expect(steps.first).to_be_visible()
    for place in range(steps.count()):
        expect(steps.nth(place)).to_have_attribute("aria-current", "step")
        if vera.button(show).count():
            vera.button(show).click()
            expect(vera.button(show)).to_have_count(0)
        assert not vera.overflows()
        if vera.button(go_on).count():
            vera.button(go_on).click()
    expect(vera.button(play)).to_be_visible()
    assert vera.violations() == []
    said = vera.page.locator("body").inner_text()
    assert "lesson-" not in said
    assert "board-" not in said


def test_a_wrong_try_is_explained_and_never_punished(visitor: Visitors) -> None:
    vera = visitor()
    vera.open("/lesson/squirrels")
    vera.page.get_by_role("button", name="raid, in hand").click()
    vera.page.get_by_role("button", name="left stack, yours: empty").click()
    coach = vera.page.locator(".coach")
    expect(coach).to_contain_text("raid on the left: allowed, but not now.")
    expect(coach).to_contain_text("three nuts a turn and no duty")
    vera.page.get_by_role("button", name="contraband 3, in hand").click()
    vera.page.get_by_role("button", name="left stack, yours: empty").click()
    expect(coach).to_contain_text("Gosha shows customs")
    vera.button("Go on").click()
    expect(coach.get_by_role("heading", name="First the bank")).to_be_focused()
