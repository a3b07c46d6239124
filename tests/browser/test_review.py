"""The review of a finished game: asked for from the result, waited for, and read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from sitdown.review import ReviewBudget
from tests.server.service import Service
from tests.suites import long_case

from .conftest import Visitors
from .test_replay import played
from .visitor import DESK, PHONE

SAID = {
    "en": {
        "review": "Review",
        "line": "Who was on the way to victory",
        "turns": "Turning points",
        "sums": "Whose moves decided it",
        "moment": "To the moment on the board",
        "saw": "What .+ saw",
        "history": "review",
        "luck": r"\bluck|dice",
    },
    "ru": {
        "review": "Обзор",
        "line": "Кто шёл к победе",
        "turns": "Поворотные моменты",
        "sums": "Чьи ходы решили партию",
        "moment": "К моменту на доске",
        "saw": "Как это видит .+",
        "history": "обзор",
        "luck": r"удач|случай|кубик",
    },
}


@pytest.fixture(autouse=True)
def little(house: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.room.reviews, "effort", ReviewBudget(60))


@pytest.mark.parametrize(
    ("language", "size", "lamp"),
    [long_case("en", DESK, "off", id="en"), pytest.param("ru", PHONE, "on", id="ru")],
)
def test_a_review_is_asked_for_waited_for_and_read(
    visitor: Visitors, language: str, size: tuple[int, int], lamp: str
) -> None:
    said = SAID[language]
    vera = visitor(language=language, size=size, lamp=lamp)
    page = vera.page
    id = played(vera)
    page.get_by_role("link", name=said["review"]).click()
    expect(page.get_by_role("heading", name=said["line"])).to_be_visible()
    turns = page.locator(".turns")
    expect(turns.get_by_role("heading", name=said["turns"])).to_be_visible()
    expect(page.get_by_role("heading", name=said["sums"])).to_be_visible()
    # Nothing is drawn in squirrels but who begins.
    assert re.search(said["luck"], page.locator("main").inner_text(), re.IGNORECASE) is None
    assert not vera.overflows()
    assert vera.violations() == []
    assert vera.small_targets() == []
    buttons = turns.get_by_role("button")
    buttons.last.click()
    expect(buttons.last).to_have_attribute("aria-pressed", "true")
    link = page.get_by_role("link", name=re.compile(said["saw"]))
    expect(link).to_have_attribute("href", re.compile(r"/replay/.+\?at=\d+&as=[01]$"))
    page.get_by_role("link", name=said["moment"]).click()
    expect(page).to_have_url(re.compile(rf"/replay/{id}\?at=\d+&as=all"))
    page.get_by_role("link", name=re.compile(said["review"])).click()
    expect(page).to_have_url(re.compile(f"/review/{id}"))
    vera.open("/player")
    page.get_by_role("link", name=said["history"], exact=True).click()
    expect(page.get_by_role("heading", name=said["line"])).to_be_visible()
