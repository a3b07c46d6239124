"""Characters of the house in a browser: chosen by name and level, silenced, met on their page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visitors
from .visitor import DESK, PHONE

SAID = {
    "en": {
        "add": "Add a bot",
        "level": "How well Penny plays",
        "which": "Which bot Bot 2 is",
        "open": "Open the table",
        "quiet": "Quiet bots",
        "fill": "Begin, bots take the rest",
        "page": "Penny, sharp",
        "scale": "Greed",
        "sharp": "Sharp",
    },
    "ru": {
        "add": "Добавить бота",
        "level": "Как играет Копейка",
        "which": "Что за бот: Бот 2",
        "open": "Открыть стол",
        "quiet": "Молчаливые боты",
        "fill": "Начать, остальные — боты",
        "page": "Копейка, мастер",
        "scale": "Жадность",
        "sharp": "Мастер",
    },
}


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ru", PHONE)])
def test_a_character_is_chosen_at_a_level_and_has_a_page(
    visitor: Visitors, language: str, size: tuple[int, int]
) -> None:
    said = SAID[language]
    vera = visitor("Vera", language=language, size=size)
    vera.open("/")
    vera.page.get_by_role("radio", name=said["sharp"], exact=True).check()
    vera.open("/new?game=squirrels")
    vera.button(said["add"]).click()
    vera.page.locator("button.chair").nth(1).click()
    vera.page.get_by_label(said["which"]).select_option("penny")
    expect(vera.page.get_by_label(said["level"])).to_have_value("sharp")
    vera.page.get_by_role("switch", name=said["quiet"]).check()
    vera.button(said["open"]).click()
    vera.page.wait_for_url("**/t/*")
    expect(vera.page.get_by_label(said["level"])).to_have_value("sharp")
    assert not vera.overflows()
    id = vera.page.url.rsplit("/", 1)[1]
    vera.button(said["fill"]).click()
    expect(vera.question).to_be_visible()
    table = vera.table(id)
    bots = [seat["bot"] for seat in table["seats"][1:]]
    assert bots[0] == "penny:sharp"
    assert len({bot.partition(":")[0] for bot in bots}) == len(bots)
    assert {bot.partition(":")[2] for bot in bots} == {"sharp"}
    assert table["settings"]["quiet"] is True
    vera.open("/player/bot.penny:sharp")
    expect(vera.page.get_by_role("heading", name=said["page"])).to_be_visible()
    expect(vera.page.get_by_role("meter")).to_have_count(5)
    expect(vera.page.get_by_role("meter", name=said["scale"])).to_have_attribute(
        "aria-valuenow", "100"
    )
    assert not vera.overflows()
    assert vera.violations() == []
