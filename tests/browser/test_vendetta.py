"""The board of Vendetta: bandits, bills and lots under one's own fingers, and a jury to bribe."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visitors
from .playing import click
from .visitor import DESK, PHONE, Visitor

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
STEPS = {"collect": 1, "share": 2, "bid": 4, "hammer": 6, "bribe": 7, "verdict": 8, "vendetta": 9}


def sit(visitor: Visitor, players: int = 3) -> str:
    bots = [{"kind": "bot", "bot": "random", "name": f"Bot {n}"} for n in range(2, players + 1)]
    return visitor.lay(game="vendetta", players=players, seats=[{"kind": "me"}, *bots])


def lesson(visitor: Visitor, step: str) -> Locator:
    """The lesson at one of its steps: a table on which it is known what lies where."""
    visitor.open("/lesson/vendetta")
    visitor.page.locator(".steps button").nth(STEPS[step] - 1).click()
    coach = visitor.page.locator(".coach")
    expect(visitor.page.locator(".steps .now")).to_have_text(str(STEPS[step]))
    return coach


# A whole game by the board.


def test_two_browsers_play_all_six_months_by_the_board(visitor: Visitors) -> None:
    vera = visitor("Vera", size=DESK)
    gosha = visitor("Gosha", size=PHONE)
    id = vera.lay(
        game="vendetta",
        players=3,
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        public=False,
    )
    gosha.join(id)
    done: set[str] = set()
    luck = Random(11)
    end = time.monotonic() + 400
    while vera.table(id)["state"] != "over":
        assert time.monotonic() < end, f"not over; done so far: {done}"
        moved = [move(one, luck) for one in (vera, gosha)]
        done.update(kind for kind in moved if kind)
        if not any(moved):
            vera.page.wait_for_timeout(100)
    assert done >= {"collect", "give", "bid", "bribe", "end"}
    for one in (vera, gosha):
        expect(one.result).to_be_visible()
        expect(one.result.locator(".legend")).to_contain_text("bandits")
        expect(one.result.get_by_role("figure").first).to_contain_text("Points over time")


def move(visitor: Visitor, luck: Random) -> str | None:
    """Something towards an answer, by what lies on the table; says what was done."""
    page = visitor.page
    if not visitor.bar.locator(".options .btn:not([disabled])").count():
        return None
    if page.locator(".take .pot button").count():
        return share(visitor)
    if page.locator(".keeps button").count():
        return pick_and_send(visitor, page.locator(".keeps button.card"), kind="keep")
    ending = visitor.bar.get_by_role("button", name="end the turn")
    if ending.count() and luck.random() < 0.45:
        return "end" if click(ending) else None
    incomes = page.locator("button.income")
    if incomes.count():
        return pick_and_send(
            visitor, incomes, own_bandits(visitor), own_places(visitor), kind="collect"
        )
    bills = page.locator(".own .hand .card:not(.disabled)")
    if page.locator(".here").count():
        lots = page.locator(".lots button.card")
        return pick_and_send(visitor, own_bandits(visitor), bills, lots, kind="bid")
    if own_bandits(visitor).count() and bills.count():
        return pick_and_send(visitor, own_bandits(visitor), bills, kind="bribe")
    if bills.count() and not ending.count():
        return pick_and_send(visitor, bills, kind="discard")
    return "end" if ending.count() and click(ending) else None


def own_bandits(visitor: Visitor) -> Locator:
    return visitor.page.locator(".own button.bandit.legal")


def own_places(visitor: Visitor) -> Locator:
    return visitor.page.locator(".own button.place.legal")


def share(visitor: Visitor) -> str | None:
    page = visitor.page
    given = click(page.locator(".take .pot button").last) and click(
        page.locator(".take button.slot")
    )
    return "give" if given else None


def pick_and_send(visitor: Visitor, *things: Locator, kind: str) -> str | None:
    """Press one thing after the other, then the answer that they amount to."""
    answer = visitor.bar.locator(".options .answer")
    for thing in things:
        if answer.count() == 1 and thing is not things[0]:
            break
        # The last one: of cards that lie over each other it lies on top.
        if not thing.count() or not click(thing.last):
            return None
    # More than one answer fits: any of them will do.
    return kind if click(answer.first) else None


# What the board shows, on a table that is known.


@SIZES
def test_an_income_is_chosen_and_its_dues_are_seen(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    coach = lesson(vera, "collect")
    vera.page.get_by_role("button", name="by casino: 3 bills").click()
    vera.page.locator(".own button.bandit").first.click()
    vera.page.locator(".answers .answer").click()
    expect(coach).to_contain_text("You draw plain 1, red 2, blue 4.")
    expect(vera.page.locator(".dues li")).to_have_count(2)
    assert not vera.overflows()


def test_bills_are_dragged_to_whom_they_are_due(visitor: Visitors) -> None:
    vera = visitor()
    coach = lesson(vera, "share")
    bill = vera.page.get_by_role("button", name="plain 1, in the take")
    drag(vera, bill, vera.page.locator("[data-drop='due-1']"))
    expect(coach).to_contain_text("You give Marlowe plain 1.")


def drag(visitor: Visitor, thing: Locator, target: Locator) -> None:
    expect(thing).to_be_visible()
    start, end = thing.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    mouse = visitor.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(start["x"] + 40, start["y"] + 10, steps=3)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    expect(visitor.page.locator(".drag-over")).to_have_count(1)
    mouse.up()


def test_a_bid_is_laid_by_bandit_bill_and_lot(visitor: Visitors) -> None:
    vera = visitor()
    coach = lesson(vera, "bid")
    vera.page.get_by_role("button", name="broker, yours").click()
    drag(
        vera,
        vera.page.get_by_role("button", name="red 4, in hand"),
        vera.page.locator("[data-drop='lot-3']"),
    )
    expect(coach).to_contain_text("You bid on lot 3: broker with red 4.")
    expect(vera.page.locator(".lots li").nth(2)).to_contain_text("your 5")


def test_all_bids_are_opened_at_once(visitor: Visitors) -> None:
    vera = visitor(language="ru")
    lesson(vera, "hammer")
    vera.button("Показать").click()
    hammer = vera.page.get_by_role("region", name="Ставки открыты")
    expect(hammer.locator(".stamp")).to_have_text("ваш")
    expect(hammer.locator(".won .num")).to_have_text("7")
    assert vera.violations() == []


@SIZES
def test_two_bills_of_a_fixer_go_into_the_hat(visitor: Visitors, size: tuple[int, int]) -> None:
    vera = visitor(size=size)
    coach = lesson(vera, "bribe")
    vera.page.get_by_role("button", name="blue 2, in hand").click()
    vera.page.get_by_role("button", name="blue 4, in hand").click()
    vera.page.locator(".answers .answer", has_text="fixer with blue 2, blue 4").click()
    expect(coach).to_contain_text("You bribe the jury")
    expect(vera.page.locator(".hat .pile")).to_have_count(3)


def test_the_preliminary_verdict_is_a_moment(visitor: Visitors) -> None:
    vera = visitor()
    coach = lesson(vera, "verdict")
    vera.page.locator(".answers").get_by_role("button", name="end the turn").click()
    judged = vera.page.locator(".judged")
    expect(judged).to_contain_text("The preliminary verdict")
    expect(judged.locator(".num")).to_have_text(re.compile(r"18\s+15"))
    expect(coach).to_contain_text("Left of the border he is free.")
    expect(vera.page.get_by_role("img", name="Verdict 15: 1 square in the blue")).to_be_visible()


@SIZES
def test_vendetta_cards_lie_behind_a_tap_and_are_aimed(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    coach = lesson(vera, "vendetta")
    expect(vera.page.get_by_text("role:")).to_have_count(0)
    expect(vera.page.get_by_role("button", name="ambush")).to_have_count(0)
    vera.button("Look").click()
    expect(vera.page.get_by_text("role: agent")).to_be_visible()
    assert vera.violations() == []
    vera.page.get_by_role("button", name="ambush, can be played now").click()
    vera.page.get_by_role("button", name="racketeer, Marlowe").click()
    vera.page.locator(".answers .answer").click()
    expect(coach).to_contain_text("You play ambush on Marlowe: racketeer.")


@SIZES
def test_the_course_of_the_month_and_the_others(visitor: Visitors, size: tuple[int, int]) -> None:
    vera = visitor(size=size)
    sit(vera, 5)
    phases = vera.page.get_by_role("list", name="Phases")
    expect(phases.locator("visible=true").locator("li").first).to_contain_text("Business")
    theirs = vera.page.locator(".rival .bandit").first
    if size == PHONE:
        expect(theirs).to_be_hidden()
        vera.page.get_by_role("button", name="Bot 2: all that lies there").click()
    expect(theirs).to_be_visible()
    vera.button("Grudges").click()
    expect(vera.page.get_by_role("dialog", name="What is remembered")).to_be_visible()
    assert vera.violations() == []
    vera.page.keyboard.press("Escape")
    assert not vera.overflows()
    assert vera.violations() == []
