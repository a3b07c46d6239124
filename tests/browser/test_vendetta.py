"""The board of Vendetta: bandits, bills and lots under one's own fingers, and a jury to bribe."""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.games.vendetta.tables import table
from tests.pictures import decision
from tests.suites import IS_LONG, long_case

from .conftest import Visitors
from .playing import click, drag, is_over, lesson_at
from .positions import Easel
from .recorded import Recorded
from .visitor import DESK, PHONE, Patience, Visitor

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
ON_A_PHONE = pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), long_case(DESK, id="desk")]
)
STEPS = {
    "collect": 1,
    "share": 2,
    "bid": 4,
    "raise": 5,
    "hammer": 6,
    "bribe": 7,
    "verdict": 8,
    "vendetta": 9,
}


def sit(visitor: Visitor, players: int = 3) -> str:
    bots = [{"kind": "bot", "bot": "random", "name": f"Bot {n}"} for n in range(2, players + 1)]
    return visitor.lay(game="vendetta", players=players, seats=[{"kind": "me"}, *bots])


def lesson(visitor: Visitor, step: str) -> Locator:
    return lesson_at(visitor, "vendetta", STEPS[step])


# A whole game by the board.


PACKAGED = json.loads((resources.files("sitdown.games.vendetta") / "components.json").read_text())
CASINOS = {
    **PACKAGED["deck"],
    "locations": [{**one, "businesses": ["casino"]} for one in PACKAGED["deck"]["locations"]],
}
"""Everybody has casinos: who collects by them always owes the others something."""


@pytest.mark.long
def test_two_browsers_play_six_months_by_the_board(visitor: Visitors) -> None:
    vera = visitor("Vera", size=DESK)
    gosha = visitor("Gosha", size=PHONE)
    id = vera.lay(
        game="vendetta",
        players=3,
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        options={"deck": CASINOS},
        public=False,
    )
    gosha.join(id)
    done: dict[Visitor, set[str]] = {vera: set(), gosha: set()}
    patience = Patience()
    while (moves := sum(move(one, done[one]) for one in (vera, gosha))) or not is_over(vera, id):
        patience.check(moves, lambda: f"not over; done so far: {done}")
    for one in (vera, gosha):
        expect(one.result).to_be_visible()
        expect(one.result.locator(".legend")).to_contain_text("bandits")
        chart = one.result.get_by_role("figure").first
        expect(chart).to_contain_text("Points over time")
        expect(chart).to_contain_text(re.compile(r"Vera\s*[1-9]"))
    months = log(vera, id)
    assert len(months) == 6
    for seat in (0, 1):
        whole = [
            month
            for month in months
            if {"collected", "gave", "bid", "revealed", "bribed", "passed"} <= deeds(month, seat)
        ]
        assert whole, f"no month in which seat {seat} did all that belongs to one"
    verdicts = [event for month in months for event in month if event["event"] == "verdict"]
    assert [event["final"] for event in verdicts] == [False, True]
    assert vera.violations() == []
    vera.result.get_by_role("link", name="Replay").click()
    look_again(vera, "Gosha")


def test_the_replay_shows_the_board(visitor: Visitors) -> None:
    vera = visitor()
    id = Recorded("vendetta", ["random", "cautious", "cautious"], "1").bring(vera)
    vera.open(f"/t/{id}")
    expect(vera.result.locator(".legend")).to_contain_text("bandits")
    chart = vera.result.get_by_role("figure").first
    expect(chart).to_contain_text("Points over time")
    expect(chart).to_contain_text(re.compile(r"Bot 2\s*[1-9]"))
    vera.result.get_by_role("link", name="Replay").click()
    look_again(vera, "Bot 2")


def look_again(visitor: Visitor, name: str) -> None:
    """Looks at the end of a replay, first with all cards open, then as one seat saw it."""
    page = visitor.page
    page.wait_for_url(re.compile("/replay/"))
    expect(page.locator(".vendetta")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("The game is over")
    judged = page.locator(".judged")
    expect(judged).to_contain_text("The final verdict")
    expect(judged.locator(".roles li")).to_have_count(3)
    expect(page.locator(".vendetta .own")).to_have_count(0)
    expect(page.locator(".rival").first).to_contain_text(re.compile("points: *[1-9]"))
    page.get_by_role("link", name=name).click()
    expect(page.locator(".vendetta .own")).to_be_visible()
    assert visitor.violations() == []


LOOKS = 2
"""How often both players look behind the curtain in the default suite."""


def test_a_month_is_played_at_one_device(visitor: Visitors) -> None:
    """The curtain hides one player's bills from the other.

    The default suite ends when both have looked behind it a few times.
    """
    vera = visitor("Vera", size=PHONE)
    id = vera.lay(
        game="vendetta",
        players=3,
        seats=[
            {"kind": "me"},
            {"kind": "me", "name": "Gosha"},
            {"kind": "bot", "bot": "random", "name": "Bot"},
        ],
        options={"deck": CASINOS},
    )
    done: dict[str, set[str]] = {"I am Vera": set(), "I am Gosha": set()}
    looks = dict.fromkeys(done, 0)
    who = ""
    patience = Patience()
    while len(log(vera, id)) < 2 if IS_LONG else min(looks.values()) < LOOKS:
        curtain = vera.page.locator("main.curtain button")
        assert not vera.page.locator("body:has(main.curtain):has(:is(.vendetta, .phone))").count()
        if names := curtain.all_inner_texts():
            moved = click(curtain)
            who = names[0] if moved else who
            looks[names[0]] += moved
        else:
            moved = bool(who) and move(vera, done[who])
        patience.check(moved, vera.sight)
        if not moved:
            vera.page.wait_for_timeout(50)
    assert all(done.values())
    for seat in (0, 1) if IS_LONG else ():
        assert {"bid", "passed"} <= deeds(log(vera, id)[0], seat)


def log(visitor: Visitor, id: str) -> list[list[dict[str, Any]]]:
    """What was told to the first seat, month by month."""
    months: list[list[dict[str, Any]]] = [[]]
    for entry in visitor.log(id):
        for event in entry.get("events", []):
            if event["event"] == "month":
                months.append([])
            months[-1].append(event)
    return months


def deeds(month: list[dict[str, Any]], seat: int) -> set[str]:
    return {
        str(event["event"]) for event in month if seat in (event.get("seat"), event.get("from"))
    }


def move(visitor: Visitor, done: set[str]) -> bool:
    """Something by what lies on the table: one deed in each phase, then the end of the turn."""
    page = visitor.page
    if not visitor.bar.locator(".options .btn:not([disabled])").count():
        return False
    if page.locator(".take .pot [role=button]").count():
        return share(visitor)
    if page.locator(".keeps [role=button]").count():
        return pick_and_send(visitor, page.locator(".keeps .card[role=button]"))
    bills = page.locator(".hand .card:not(.disabled)")
    ending = visitor.bar.get_by_role("button", name="end the turn")
    if not ending.count():
        # Too many bills at the end of the month.
        return pick_and_send(visitor, bills)
    phase = page.locator(".frame").get_attribute("data-phase")
    now = f"{page.get_by_text(re.compile('month . of 6')).first.inner_text()}, {phase}"
    if now in done:
        return click(ending)
    if phase == "business":
        ways = (page.locator(".income[role=button]", has_text="casino"), own_bandits(visitor))
        acted = pick_and_send(visitor, *ways, own_places(visitor))
    elif phase == "auction":
        acted = pick_and_send(
            visitor, own_bandits(visitor), bills, page.locator(".lots .card[role=button]")
        )
    else:
        acted = bribe(visitor, bills)
    possible = own_bandits(visitor).count() and (phase == "business" or bills.count())
    if acted or not possible:
        done.add(now)
    return acted


def bribe(visitor: Visitor, bills: Locator) -> bool:
    """The last bill goes into the hat, by whoever stands last."""
    chosen = click(bills.last) and click(own_bandits(visitor).last)
    return chosen and click(visitor.page.locator(".hat[role=button]"))


def own_bandits(visitor: Visitor) -> Locator:
    return visitor.page.locator(".mine .bandit.legal[role=button]")


def own_places(visitor: Visitor) -> Locator:
    return visitor.page.locator(".mine .place.legal[role=button]")


def share(visitor: Visitor) -> bool:
    page = visitor.page
    return click(page.locator(".take .pot [role=button]").last) and click(
        page.locator(".take button.slot")
    )


def pick_and_send(visitor: Visitor, *things: Locator) -> bool:
    """Press one thing after the other, then the answer that they amount to."""
    answer = visitor.bar.locator(".options .answer")
    for thing in things:
        if answer.count() == 1 and thing is not things[0]:
            break
        # The last one: of cards that lie over each other it lies on top.
        if not thing.count() or not click(thing.last):
            return False
    # More than one answer fits: any of them will do.
    return click(answer.first)


# What the board shows, on a table that is known.


@ON_A_PHONE
def test_an_income_is_chosen_and_its_dues_are_seen(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    coach = lesson(vera, "collect")
    vera.page.get_by_role("button", name="by casino: 3 bills").click()
    vera.page.locator(".mine .bandit[role=button]").first.click()
    vera.page.locator(".answers .answer").click()
    expect(coach).to_contain_text("You draw plain 1, red 2, blue 4.")
    expect(vera.page.locator(".dues li")).to_have_count(2)
    assert not vera.overflows()


def test_bills_are_dragged_to_dues_lots_and_bandits(visitor: Visitors) -> None:
    vera = visitor()
    coach = lesson(vera, "share")
    bill = vera.page.get_by_role("button", name="plain 1, from the pot")
    drag(vera, bill, vera.page.locator("[data-drop='due-1']"))
    expect(coach).to_contain_text("You give Marlowe plain 1.")
    # A bid is a bandit, a bill and a lot.
    lesson(vera, "bid")
    vera.page.get_by_role("button", name="broker, yours").click()
    drag(
        vera,
        vera.page.get_by_role("button", name="red 4, in hand"),
        vera.page.locator("[data-drop='lot-3']"),
    )
    expect(coach).to_contain_text("You bid on lot 3: broker with red 4.")
    expect(vera.page.locator(".lots li").nth(2)).to_contain_text("your 5")
    # A bill on a bandit raises the bid.
    lesson(vera, "raise")
    drag(
        vera,
        vera.page.get_by_role("button", name="red 2, in hand"),
        vera.page.locator("[data-drop^='bandit-broker']"),
    )
    expect(coach).to_contain_text("You add red 2 to the bid carried by broker.")
    expect(vera.page.locator(".lots li").nth(2)).to_contain_text("your 7")


def test_all_bids_are_opened_at_once(visitor: Visitors) -> None:
    vera = visitor(language="ru")
    lesson(vera, "hammer")
    vera.button("Показать").click()
    hammer = vera.page.get_by_role("region", name="Ставки открыты")
    expect(hammer.locator(".stamp")).to_have_text("ваш")
    expect(hammer.locator(".won .num")).to_have_text("7")
    assert vera.violations() == []


@ON_A_PHONE
def test_two_bills_of_a_fixer_go_into_the_hat(visitor: Visitors, size: tuple[int, int]) -> None:
    vera = visitor(size=size)
    coach = lesson(vera, "bribe")
    vera.page.get_by_role("button", name="blue 2, in hand").click()
    vera.page.get_by_role("button", name="blue 4, in hand").click()
    vera.page.locator(".answers .answer", has_text="bribe with blue 2, blue 4: fixer").click()
    expect(coach).to_contain_text("You bribe the jury")
    expect(vera.page.locator(".hat")).to_have_accessible_name("Corruption pile: 5 bills")


def test_the_preliminary_verdict_is_a_moment(visitor: Visitors) -> None:
    vera = visitor()
    coach = lesson(vera, "verdict")
    vera.page.locator(".answers").get_by_role("button", name="end the turn").click()
    judged = vera.page.locator(".judged")
    expect(judged).to_contain_text("The preliminary verdict")
    expect(judged.locator(".num")).to_have_text(re.compile(r"18\s+15"))
    expect(coach).to_contain_text("Left of the border he is acquitted.")
    expect(vera.page.get_by_role("img", name="Verdict 15: 1 square in the blue")).to_be_visible()


@ON_A_PHONE
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
    if size == PHONE:
        vera.page.locator(".tile.target", has_text="Marlowe").click()
    vera.page.get_by_role("button", name="racketeer, Marlowe", exact=True).click()
    vera.page.locator(".answers .answer").click()
    expect(coach).to_contain_text("You play ambush on Marlowe: racketeer.")


@SIZES
def test_the_course_of_the_month_and_the_others(visitor: Visitors, size: tuple[int, int]) -> None:
    vera = visitor(size=size)
    sit(vera, 5)
    if size == PHONE:
        top = vera.page.locator(".top")
        expect(top).to_have_text(re.compile("Business.*month 1 of 6", re.DOTALL))
        expect(vera.page.locator(".sheet .bandit")).to_have_count(0)
        vera.page.locator(".tile", has_text="Bot 2").click()
        expect(vera.page.locator(".sheet .bandit").first).to_be_visible()
        vera.button("Close").click()
    else:
        phases = vera.page.get_by_role("list", name="Phases")
        expect(phases.locator("visible=true").locator("li").first).to_contain_text("Business")
        expect(vera.page.locator(".rival .bandit").first).to_be_visible()
    vera.button("Grudges").click()
    expect(vera.page.get_by_role("dialog", name="What is remembered")).to_be_visible()
    assert vera.violations() == []
    vera.page.keyboard.press("Escape")
    assert not vera.overflows()


def test_several_bills_are_lifted_and_go_by_one_answer(visitor: Visitors) -> None:
    """No more bills than are over the limit: another one takes the place of the first."""
    vera = visitor(size=PHONE)
    easel = Easel(vera, "vendetta", 3, "Julie")
    bills = vera.page.locator(".hand .card")
    lifted = vera.page.locator(".hand .card.selected")
    answer = vera.bar.locator(".options .answer.brass")
    hand = ["plain-1"] * 5 + ["red-4"] * 2
    for over in (1, 2):
        state = table(phase="discard", p0_hand=hand)
        easel.show({"view": state.view(0), "decision": decision(state)})
        easel.rest()
        for bill in (bills.first, bills.last):
            bill.click(position={"x": 6, "y": 40})
        expect(lifted).to_have_count(over)
        hand.append("red-4")
    expect(answer).to_have_text("Discard plain 1, red 4")
    bills.last.click(position={"x": 6, "y": 40})
    expect(lifted).to_have_count(1)
    expect(answer).to_contain_text("Discard plain 1")
