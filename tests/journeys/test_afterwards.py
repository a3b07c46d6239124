"""A rated game is over: its result, its review, its replay, the players, the ladder."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.playing import play_to_the_end
from tests.browser.visitor import Visitor

from .conftest import DESK, PHONE, Come, Serve
from .steps import begin


def test_a_finished_game_is_looked_back_at(serve: Serve, come: Come) -> None:
    server = serve()
    vera, gosha = come(server.address, DESK), come(server.address, PHONE)
    table = begin(vera, gosha, rated=True)
    play_to_the_end(vera, gosha)
    for one, changes in ((vera, "What it did to the ratings"), (gosha, "Как изменились рейтинги")):
        changed = one.page.locator("section").filter(has_text=changes)
        expect(changed.get_by_role("listitem")).to_have_count(2)
        assert not one.overflows()

    review(vera, table)
    replay(gosha, table)
    visit_player_and_ladder(vera)

    gosha.page.go_back()
    offer_what_is_declined(gosha, vera)


def review(vera: Visitor, table: str) -> None:
    """The house works through the whole game; a moment of it leads to the replay."""
    vera.page.get_by_role("link", name="Review").click()
    expect(vera.page.get_by_role("heading", name="Turning points")).to_be_visible()
    assert not vera.overflows()
    moment = vera.page.get_by_role("link", name="To the moment on the board")
    if moment.count():  # where no move changed much there is no turning point
        moment.first.click()
        expect(vera.page).to_have_url(re.compile(f"/replay/{table}"))


def replay(gosha: Visitor, table: str) -> None:
    """Step by step from the beginning, and from the end back."""
    gosha.page.get_by_role("link", name="Запись", exact=True).click()
    told = gosha.page.locator(".told")
    expect(told).to_contain_text("Всё начинается здесь.")
    for _ in range(3):
        gosha.button("Шаг вперёд").click()
        expect(gosha.page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+&as=all"))
        expect(told).not_to_contain_text("Всё начинается здесь.")
    assert not gosha.overflows()
    gosha.button("В конец").click()
    expect(told).to_contain_text("Игра окончена")


def visit_player_and_ladder(vera: Visitor) -> None:
    vera.button("Menu").click()
    vera.page.get_by_role("link", name="My page").click()
    expect(vera.page.get_by_role("heading", level=1)).to_have_text("Vera")
    past = vera.page.locator("li.past")
    expect(past).to_contain_text("Гоша")
    expect(past.locator(".change")).to_have_text(re.compile(r"^[+−]\d+$"))
    assert not vera.overflows()
    vera.page.get_by_role("link", name="Ladder").first.click()
    expect(vera.page.get_by_role("heading", name="The house ladder")).to_be_visible()
    expect(vera.page.locator("li.me").first).to_contain_text("Vera")
    assert not vera.overflows()


def offer_what_is_declined(gosha: Visitor, vera: Visitor) -> None:
    """Gosha offers a rematch; Vera finds the offer in the lobby and declines, and a bot plays."""
    gosha.button("Предложить сыграть ещё раз").click()
    expect(gosha.page.get_by_role("heading", name="Ждём один ответ")).to_be_visible()
    vera.page.get_by_role("link", name="Tables").first.click()
    vera.page.get_by_role("link", name="You are offered a rematch.").click()
    expect(vera.page.get_by_role("heading", name="Гоша offers a rematch")).to_be_visible()
    vera.button("Decline").click()
    expect(gosha.page.get_by_text("Vera не будет играть ещё раз.")).to_be_visible()
    assert not gosha.overflows()
    gosha.button("Начать, остальные — боты").click()
    expect(gosha.question).to_be_visible()
