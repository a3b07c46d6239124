"""Dealing on a small phone: the contract lies on top, its button stays, answers are seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visitors
from .visitor import Visitor

SMALL = (360, 640)

BAR_BOTTOM = "() => document.querySelector('.top').getBoundingClientRect().bottom"


def two_who_plan(visitor: Visitors) -> tuple[Visitor, Visitor]:
    vera, gosha = visitor("Vera", size=SMALL), visitor("Gosha")
    id = vera.lay(
        game="cosanostra",
        players=3,
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        options={"start_player": 0},
        public=False,
    )
    gosha.join(id)
    for one in (vera, gosha):
        one.bar.get_by_role("button", name="keep these cards").click()
    expect(vera.question).to_contain_text("Whom do you give a task")
    return vera, gosha


def contract(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name="Contract")


def ask_for_a_marker(vera: Visitor) -> None:
    """From the rail, which comes as a sheet, to an offer."""
    vera.bar.get_by_role("button", name="Deals").click()
    rail = vera.page.get_by_role("dialog", name="Ledger and talk")
    rail.get_by_role("button", name="Gosha").click()
    expect(rail).to_have_count(0)
    desk = contract(vera)
    expect(desk.get_by_role("heading", name="Contract")).to_be_focused()
    desk.get_by_role("button", name="Marker").last.click()
    desk.get_by_role("button", name="Lawyer").click()
    expect(desk).to_contain_text("lets you use this business for one job")
    desk.get_by_role("group", name="Cash that you give").get_by_role("button", name="More").click()


def test_a_contract_lies_over_all_and_its_button_stays(visitor: Visitors) -> None:
    vera, _ = two_who_plan(visitor)
    ask_for_a_marker(vera)
    desk = contract(vera)
    send = desk.get_by_role("button", name="Offer it to Gosha")
    inside = desk.locator(".inside")
    for scrolled in (0, 9999):
        inside.evaluate("(node, by) => node.scrollTo(0, by)", scrolled)
        expect(send).to_be_in_viewport(ratio=1)
        expect(desk.locator(".said")).to_be_in_viewport(ratio=1)
    expect(inside).to_have_attribute("data-more", "above")
    # The paper with its frame stands still: only what is in it scrolls.
    assert desk.evaluate("node => node.scrollHeight <= node.clientHeight")
    assert vera.violations() == []


def test_somebody_who_is_looked_at_is_a_tap_away_from_a_contract(visitor: Visitors) -> None:
    vera, _ = two_who_plan(visitor)
    vera.page.locator(".tile", has_text="Gosha").click()
    deal = vera.page.get_by_role("button", name="Deal with Gosha")
    expect(deal).to_be_in_viewport(ratio=1)
    deal.click()
    expect(contract(vera).get_by_role("button", name="Offer it to Gosha")).to_be_visible()


def test_the_list_counts_what_its_button_counts_and_stands_still(visitor: Visitors) -> None:
    vera, _ = two_who_plan(visitor)
    button = vera.bar.get_by_role("button", name=re.compile(r"^All \d+"))
    (count,) = re.findall(r"\d+", button.inner_text())
    button.click()
    sheet = vera.page.get_by_role("dialog", name=f"All {count} moves")
    answers, besides = sheet.locator(".chooser > ul"), sheet.locator("section")
    counted = answers.locator(".group .count").all_inner_texts()
    assert sum(map(int, counted)) == int(count)
    expect(besides).to_contain_text("You may also")
    expect(besides.locator(".group")).to_contain_text(["Make an offer"])
    close = sheet.get_by_role("button", name="Close")
    before = close.bounding_box()
    answers.locator(".group").first.click()
    expect(sheet.locator(".choice").first).to_be_visible()
    assert close.bounding_box() == before
    assert vera.violations() == []


@pytest.mark.parametrize("answer", ["No", "Shake on it"])
def test_an_answer_to_an_offer_is_seen_over_the_top_bar(visitor: Visitors, answer: str) -> None:
    vera, gosha = two_who_plan(visitor)
    ask_for_a_marker(vera)
    contract(vera).get_by_role("button", name="Offer it to Gosha").click()
    gosha.page.locator(".slip.mine").get_by_role("button", name=answer).click()
    told = vera.page.locator(".replied")
    expect(told).to_have_role("status")
    expect(told).to_contain_text("Gosha: no" if answer == "No" else "Gosha: a deal")
    expect(told).to_contain_text("$1k")
    slip = told.locator(".slip").bounding_box()
    assert slip is not None
    assert slip["y"] + slip["height"] <= vera.page.evaluate(BAR_BOTTOM) + 1
    assert vera.violations() == []
    again = told.get_by_role("button", name="Haggle")
    if answer == "No":
        again.click()
        expect(contract(vera)).to_contain_text("your marker on Lawyer")
    else:
        expect(again).to_have_count(0)
        told.get_by_role("button", name="Close").click()
    expect(told).to_be_empty()


def test_an_answer_goes_by_itself_and_does_not_come_back(visitor: Visitors) -> None:
    vera, gosha = two_who_plan(visitor)
    ask_for_a_marker(vera)
    contract(vera).get_by_role("button", name="Offer it to Gosha").click()
    gosha.page.locator(".slip.mine").get_by_role("button", name="No").click()
    told = vera.page.locator(".replied")
    expect(told).to_contain_text("Gosha: no")
    expect(told).to_be_empty(timeout=15_000)
    vera.page.reload()
    expect(vera.question).to_contain_text("Whom do you give a task")
    expect(told).to_be_empty()
