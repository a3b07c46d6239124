"""Deals on a small phone: the contract lies on top, its button stays, answers are seen."""

from __future__ import annotations

import re

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


def be_dealt(vera: Visitor) -> None:
    """Among bots a player is asked to keep the cards only if they might be refused."""
    asked = vera.bar.get_by_role("button", name="keep these cards")
    expect(vera.page.locator(".frame:not([data-phase=deal])").or_(asked).first).to_be_visible()
    if asked.count():
        asked.click()
    expect(vera.question).to_contain_text("Whom do you give a task")


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
    vera = visitor("Vera", size=SMALL)
    gosha = {"kind": "bot", "bot": "random", "name": "Gosha"}
    vera.lay(
        game="cosanostra",
        players=3,
        seats=[{"kind": "me"}, gosha, {"kind": "bot", "bot": "random"}],
        options={"start_player": 0},
    )
    be_dealt(vera)
    count_all_moves(vera)
    # From a player's own sheet a contract is one tap away.
    vera.page.locator(".tile", has_text="Gosha").click()
    deal = vera.page.get_by_role("button", name="Deal with Gosha")
    expect(deal).to_be_in_viewport(ratio=1)
    deal.click()
    desk = contract(vera)
    send = desk.get_by_role("button", name="Offer it to Gosha")
    expect(send).to_be_visible()
    desk.get_by_role("button", name="Close").click()
    expect(desk).to_have_count(0)
    # From the rail, too.
    ask_for_a_marker(vera)
    inside = desk.locator(".inside")
    for scrolled in (0, 9999):
        inside.evaluate("(node, by) => node.scrollTo(0, by)", scrolled)
        expect(send).to_be_in_viewport(ratio=1)
        expect(desk.locator(".said")).to_be_in_viewport(ratio=1)
    expect(inside).to_have_attribute("data-more", "above")
    # Only the inside scrolls, the frame of the paper stands still.
    assert desk.evaluate("node => node.scrollHeight <= node.clientHeight")
    assert vera.violations() == []


def count_all_moves(vera: Visitor) -> None:
    """The list of all moves counts what its button counts, and stands still when it unfolds."""
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
    close.click()
    expect(sheet).to_have_count(0)


def test_answers_to_offers_are_seen_over_the_top_bar(visitor: Visitors) -> None:
    vera, gosha = two_who_plan(visitor)
    told = vera.page.locator(".replied")
    # Refused: the slip leads back to the contract.
    ask_for_a_marker(vera)
    contract(vera).get_by_role("button", name="Offer it to Gosha").click()
    gosha.page.locator(".slip.mine").get_by_role("button", name="No").click()
    expect(told).to_have_role("status")
    expect(told).to_contain_text("Gosha: no")
    see_over_the_top_bar(vera)
    assert vera.violations() == []
    told.get_by_role("button", name="Haggle").click()
    expect(contract(vera)).to_contain_text("your marker on Lawyer")
    expect(told).to_be_empty()
    # Refused again: the slip goes by itself and does not come back.
    contract(vera).get_by_role("button", name="Offer it to Gosha").click()
    gosha.page.locator(".slip.mine").get_by_role("button", name="No").click()
    expect(told).to_contain_text("Gosha: no")
    expect(told).to_be_empty(timeout=15_000)
    vera.page.reload()
    expect(vera.question).to_contain_text("Whom do you give a task")
    expect(told).to_be_empty()
    # Accepted: there is nothing left to haggle about.
    ask_for_a_marker(vera)
    contract(vera).get_by_role("button", name="Offer it to Gosha").click()
    gosha.page.locator(".slip.mine").get_by_role("button", name="Shake on it").click()
    expect(told).to_contain_text("Gosha: a deal")
    see_over_the_top_bar(vera)
    expect(told.get_by_role("button", name="Haggle")).to_have_count(0)
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_empty()


def see_over_the_top_bar(vera: Visitor) -> None:
    told = vera.page.locator(".replied")
    expect(told).to_contain_text("$1k")
    slip = told.locator(".slip").bounding_box()
    assert slip is not None
    assert slip["y"] + slip["height"] <= vera.page.evaluate(BAR_BOTTOM) + 1
