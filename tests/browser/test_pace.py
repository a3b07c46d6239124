"""Windows, slips and the sheet of news fit into a page. Their logic: web/test/pace.test.ts."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from sitdown.kernel import Document, State
from sitdown.table.plans.windows import only_answer
from sitdown.table.telling.advice import sketch_of
from tests.pictures import decision
from tests.suites import long_case

from .conftest import Visitors
from .positions import Easel, played
from .visitor import DESK, PHONE, Visitor

PAYDAY = [{"event": "income", "seat": seat, "amount": 4000} for seat in range(3)]


class Told(Easel):
    """A table whose page is told news, and whose requests are granted."""

    def __init__(self, visitor: Visitor, game: str, players: int) -> None:
        super().__init__(visitor, game, players, "Bot")
        self.number = 0

    def connect(self, page: WebSocketRoute) -> None:
        page.on_message(self.hear)
        super().connect(page)

    def hear(self, text: str | bytes) -> None:
        id = json.loads(text)["id"]
        self.page.send(json.dumps({"type": "ack", "id": id, "n": self.number}))

    def put(self, state: State) -> None:
        self.show({"view": state.view(0), "decision": decision(state)})

    def tell(self, state: State, seat: int, events: list[Document]) -> None:
        """News of what a seat did, and the table after it."""
        self.number += 1
        self.window += 1
        entry = {"n": self.number, "at": 0, "kind": "events", "seat": seat, "events": events}
        view = state.view(0)
        news = {
            "type": "news",
            "n": self.number,
            "now": 0,
            "entries": [{**entry, "by": "bot" if seat else "person"}],
            "view": view,
            "sketch": sketch_of(self.game, view),
            "decision": {**(decision(state) or {}), "window": str(self.window)},
        }
        self.page.send(json.dumps(news))


def first(fits: Callable[[State], bool]) -> State:
    return next(state.copy() for state in played("cosanostra", 3) if fits(state))


def is_small_window(state: State) -> bool:
    """Whether the first seat is asked to react and can only pass."""
    return state.phase == "scheme" and 0 in state.actors and only_answer(state, 0) is not None


@pytest.mark.parametrize(
    ("language", "size"),
    [pytest.param("ru", PHONE, id="phone-ru"), long_case("en", DESK, id="desk-en")],
)
def test_windows_slips_and_the_sheet_of_news_fit(
    visitor: Visitors, language: str, size: tuple[int, int]
) -> None:
    vera = visitor(language=language, size=size, pauses=True)
    told = Told(vera, "cosanostra", 3)
    plan = first(lambda state: state.phase == "plan")
    slip = vera.page.locator("section.slip")
    told.put(plan)
    for seat in (0, 1):
        told.tell(plan, seat, PAYDAY)
        expect(slip.locator("dt")).to_have_count(3)
        expect(slip).to_contain_text("+$4")
        if seat:
            assert_fit(vera)
        vera.bar.locator(".btn.brass").click()
        expect(slip).to_have_count(0)
    if size == PHONE:
        vera.page.locator(".top .log").click()
    vera.page.get_by_role("tabpanel").locator("[aria-haspopup=dialog]:visible").click()
    since = vera.page.locator("dialog.paper")
    expect(since.get_by_role("listitem").first).to_be_visible()
    assert_fit(vera)
    for _ in vera.page.locator("dialog").all():
        vera.page.keyboard.press("Escape")
    told.put(first(is_small_window))
    expect(vera.page.locator(".window").get_by_role("switch")).to_be_visible()
    assert_fit(vera)


def assert_fit(visitor: Visitor) -> None:
    assert visitor.violations() == []
    assert not visitor.overflows()
