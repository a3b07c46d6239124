"""Small questions, the pace of a table, what happened meanwhile, and slips that sum it up."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from sitdown.kernel import Document, State
from sitdown.table.plans.windows import only_answer
from sitdown.table.telling.sketches import sketch_of

from .conftest import Visitors
from .positions import Easel, decision, played
from .visitor import DESK, PHONE, Visitor

SIZES = pytest.mark.parametrize("size", [DESK, PHONE])


class Told(Easel):
    """A table whose page is told news, and whose requests are kept and granted."""

    def __init__(self, visitor: Visitor, game: str, players: int) -> None:
        super().__init__(visitor, game, players, "Bot")
        self.asked: list[Document] = []
        self.number = 0

    def connect(self, page: WebSocketRoute) -> None:
        page.on_message(self.hear)
        super().connect(page)

    def hear(self, text: str | bytes) -> None:
        request = json.loads(text)
        self.asked.append(request)
        self.page.send(json.dumps({"type": "ack", "id": request["id"], "n": self.number}))

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

    def requests(self, kind: str) -> list[Document]:
        return [one for one in self.asked if one["type"] == kind]


def first(states: Iterator[State], fits: Callable[[State], bool]) -> State:
    return next(state.copy() for state in states if fits(state))


def window(phase: str, small: bool) -> State:
    """A window in which the first seat can only pass, or has something."""
    return first(
        played("cosanostra", 3),
        lambda state: (
            state.phase == phase
            and 0 in state.actors
            and (only_answer(state, 0) is not None) is small
        ),
    )


@SIZES
def test_a_small_question_says_what_comes_next_and_offers_to_be_passed(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    told = Told(vera, "cosanostra", 3)
    told.put(window("scheme", small=True))
    asked = vera.page.get_by_role("dialog", name="with a Schemer")
    expect(asked).to_contain_text("Next comes")
    assert vera.violations() == []
    assert not vera.overflows()
    asked.get_by_role("switch", name="Pass small questions of this kind").check()
    expect(asked).to_be_visible()
    (sent,) = told.requests("auto")
    assert (sent["on"], sent["window"]) == (True, "scheme")


def test_who_has_something_is_not_offered_to_pass_small_questions(visitor: Visitors) -> None:
    vera = visitor()
    Told(vera, "cosanostra", 3).put(window("scheme", small=False))
    asked = vera.page.get_by_role("dialog", name="with a Schemer")
    expect(asked.get_by_role("button", name="Schemer")).to_be_visible()
    expect(asked.get_by_role("switch", name="Pass small questions of this kind")).to_have_count(0)


def quiet(game: str) -> State:
    """The first seat is not asked anything."""
    return first(played(game, 3), lambda state: 0 not in state.actors and state.result is None)


def test_who_waits_skips_to_his_turn(visitor: Visitors) -> None:
    vera = visitor()
    told = Told(vera, "squirrels", 3)
    told.put(quiet("squirrels"))
    vera.bar.get_by_role("button", name="To my turn").click()
    expect(vera.bar.get_by_role("button", name="To my turn")).to_have_count(0)
    assert [one["pace"] for one in told.requests("pace")] == ["skip"]


def test_the_pace_is_set_in_the_menu_and_bots_keep_to_it(visitor: Visitors) -> None:
    vera = visitor()
    told = Told(vera, "squirrels", 3)
    told.put(quiet("squirrels"))
    vera.button("Menu").click()
    vera.page.get_by_role("group", name="Pace").get_by_role("radio", name="Quick").check()
    expect(vera.page.get_by_role("radio", name="Quick")).to_be_checked()
    assert [one["pace"] for one in told.requests("pace")] == ["quick"]
    stored: Any = vera.page.evaluate("JSON.parse(localStorage['sitdown.settings'])")
    assert stored["pace"] == "quick"


@SIZES
def test_what_happened_since_ones_last_turn_is_a_tap_away(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    told = Told(vera, "squirrels", 3)
    state = quiet("squirrels")
    told.put(state)
    paid = {"event": "paid", "from": 1, "to": 2, "amount": 3, "for": "customs"}
    told.tell(state, 0, [{**paid, "amount": 1}])
    told.tell(state, 1, [{**paid, "amount": 2}])
    told.tell(state, 2, [{**paid, "amount": 4}])
    if size == PHONE:
        vera.button("Ledger and talk").click()
    vera.button("Since your last turn").click()
    since = vera.page.get_by_role("dialog", name="Since your last turn")
    expect(since.get_by_role("listitem")).to_have_count(2)
    assert vera.violations() == []


@SIZES
@pytest.mark.parametrize("language", ["en", "ru"])
def test_payday_is_summed_up_on_a_slip(
    visitor: Visitors, size: tuple[int, int], language: str
) -> None:
    vera = visitor(size=size, language=language, pauses=True)
    told = Told(vera, "cosanostra", 3)
    state = first(played("cosanostra", 3), lambda state: state.phase == "plan")
    told.put(state)
    told.tell(state, 1, [{"event": "income", "seat": seat, "amount": 4000} for seat in range(3)])
    slip = vera.page.locator("section.slip")
    expect(slip.locator("dt")).to_have_count(3)
    expect(slip).to_contain_text("+$4")
    assert vera.violations() == []
    assert not vera.overflows()
    vera.bar.locator(".btn.brass").click()
    expect(slip).to_have_count(0)


def test_the_end_of_a_month_is_summed_up_on_a_slip(visitor: Visitors) -> None:
    vera = visitor(pauses=True)
    told = Told(vera, "vendetta", 3)
    state = quiet("vendetta")
    told.put(state)
    card = "prosecutor-1"
    told.tell(
        state,
        1,
        [
            {"event": "prosecuted", "card": card, "from": 14, "to": 15},
            {"event": "audited", "card": "auditor-1", "seat": 1, "bill": "?"},
            {"event": "month", "month": 2},
        ],
    )
    slip = vera.page.locator("section.slip")
    expect(slip).to_contain_text("Month 1 is over")
    expect(slip).to_contain_text("from 14 to 15")
    expect(slip.locator("dt")).to_have_count(3)


def test_answers_are_read_before_they_are_pressed(visitor: Visitors) -> None:
    """A finger that meant what stood there a moment ago does nothing."""
    vera = visitor("Vera", pauses=True)
    vera.bring_own_time()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "cautious"}]
    table = vera.lay(game="squirrels", players=2, seats=seats)
    bank = vera.page.get_by_role("button", name="bank, in hand")
    expect(bank).to_have_count(1)
    vera.stop_time()
    vera.page.clock.run_for(1000)
    bank.click()
    vera.bar.get_by_role("button", name="bank on the left").click()
    fresh = vera.bar.locator(".answer.unread").first
    expect(fresh).to_be_visible()
    before = len(vera.log(table))
    fresh.press("Enter")
    fresh.dispatch_event("click")
    vera.page.clock.run_for(1000)
    expect(vera.bar.locator(".answer.unread")).to_have_count(0)
    assert vera.log(table)[before:] == []
    vera.bar.locator(".answer").first.click()
    expect(vera.ledger).to_contain_text("You play")
