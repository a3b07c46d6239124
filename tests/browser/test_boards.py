"""The boards of squirrels, gentlemen and wallet: cards and coins under one's own fingers."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.pictures import decision

from .conftest import Visitors
from .playing import answer, drag
from .positions import Easel, told
from .visitor import DESK, PHONE, Visitor

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])


def sit(visitor: Visitor, game: str, players: int, **wish: Any) -> str:
    bots = [{"kind": "bot", "bot": "random", "name": f"Bot {n}"} for n in range(2, players + 1)]
    return visitor.lay(game=game, players=players, seats=[{"kind": "me"}, *bots], **wish)


def in_hand(visitor: Visitor, card: str) -> Locator:
    return visitor.page.get_by_role("button", name=f"{card}, in hand")


def own_stack(visitor: Visitor, side: str) -> Locator:
    return visitor.page.get_by_role("button", name=re.compile(f"{side} stack, yours"))


@SIZES
def test_squirrels_a_card_is_tapped_then_a_lit_stack(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    sit(vera, "squirrels", 2, options={"first": 0})
    in_hand(vera, "contraband 5").click()
    own_stack(vera, "left").click()
    expect(vera.question).to_contain_text("Which card do you play")
    in_hand(vera, "contraband 3").click()
    expect(vera.page.locator("div.gain")).to_have_count(2)
    expect(vera.page.locator("div.gain .num").last).to_have_text(re.compile(r"\+[5678]"))
    own_stack(vera, "right").click()
    expect(vera.page.locator("[data-at=seat-0] .num")).not_to_have_text("0")


def test_squirrels_a_card_is_dragged_to_a_stack(visitor: Visitors) -> None:
    vera = visitor()
    sit(vera, "squirrels", 2, options={"first": 0})
    drag(vera, in_hand(vera, "bank"), vera.page.locator("[data-drop='stack-0-1']"))
    expect(vera.ledger).to_contain_text("You choose bank")
    expect(vera.question).to_contain_text("Which card do you play")
    drag(vera, in_hand(vera, "customs"), vera.page.locator("[data-drop='stack-0-0']"))
    expect(vera.ledger).to_contain_text("You play customs")


def test_squirrels_a_duty_is_shared_out_nut_by_nut(visitor: Visitors) -> None:
    vera = visitor()
    state = next(state for state in told("squirrels") if state.phase == "customs")
    seat = state.actors[0]
    easel = Easel(vera, "squirrels", state.seats, "Officer", seat)
    easel.show({"view": state.view(seat), "decision": decision(state, seat)})
    duty = vera.page.get_by_role("region", name="Duty")
    more = duty.get_by_role("button", name="More for")
    for officer in (0, 0, 1, 1):
        more.nth(officer).click()
    expect(duty).to_contain_text("Still to hand out: 1")
    expect(more.first).to_be_disabled()
    expect(vera.bar.get_by_role("button", name="Pay", exact=True)).to_have_count(0)
    more.last.click()
    expect(duty).to_contain_text("All is handed out")
    expect(vera.bar).to_contain_text("Officer 2, Officer 2, Officer 1")
    expect(vera.bar.get_by_role("button", name="Pay", exact=True)).to_be_enabled()


def test_gentlemen_a_proposal_is_put_together_and_the_rest_counts_down(
    visitor: Visitors,
) -> None:
    vera = visitor(pauses=True)
    sit(vera, "gentlemen", 5)
    rest = vera.page.locator(".self .big")
    expect(rest).to_have_text(re.compile(r"1[2-6]"))
    whole = int(rest.inner_text())
    for _ in range(2):
        vera.button("More for Bot 2").click()
    vera.button("More for Bot 3").click()
    expect(rest).to_have_text(str(whole - 3))
    tokens = vera.page.locator(".self p [role=button]")
    tokens.first.click()
    vera.page.locator("[data-drop='tray-2'] .tokens button").click()
    expect(tokens).to_have_count(2)
    vera.bar.get_by_role("button", name="Propose for discussion").click()
    expect(vera.question).to_contain_text("The final proposal")
    grants = vera.page.get_by_role("button", name="Grant what")
    if grants.count():
        grants.first.click()
    vera.bar.get_by_role("button", name="Make the final proposal").click()
    expect(vera.page.locator(".stamp")).to_have_text(re.compile("accepted|rejected", re.I))
    assert vera.violations() == []
    vera.button("Go on").click()
    expect(vera.page.locator(".stamp")).to_have_count(0)


def test_gentlemen_on_a_phone_one_composer_serves_whoever_is_picked(visitor: Visitors) -> None:
    vera = visitor(size=PHONE, pauses=True)
    sit(vera, "gentlemen", 5)
    rest = vera.page.locator(".left .num")
    expect(rest).to_have_text(re.compile(r"1[2-6]"))
    whole = int(rest.inner_text())
    tiles = vera.page.locator(".strip .tile")
    for _ in range(2):
        vera.button("More for Bot 2").click()
    tiles.nth(1).click()
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(vera.button("More for Bot 2")).to_have_count(0)
    vera.button("More for Bot 3").click()
    expect(rest).to_have_text(str(whole - 3))
    vera.page.get_by_role("group", name="To give away").get_by_role("button").first.click()
    expect(tiles.nth(1).locator(".promised .token")).to_have_count(1)
    tiles.nth(1).click()
    expect(vera.page.locator(".phone > .sheet")).to_be_visible()
    tiles.nth(1).click()
    assert vera.small_targets() == []
    assert vera.violations() == []
    vera.bar.get_by_role("button", name="Propose for discussion").click()
    expect(vera.question).to_contain_text("The final proposal")
    vera.bar.get_by_role("button", name="Make the final proposal").click()
    expect(vera.page.locator(".stamp")).to_have_text(re.compile("accepted|rejected", re.I))
    vera.button("Go on").click()
    expect(vera.page.locator(".stamp")).to_have_count(0)


def test_gentlemen_on_a_phone_one_asks_for_oneself_or_for_another(visitor: Visitors) -> None:
    vera = visitor(size=PHONE)
    sit(vera, "gentlemen", 5, options={"first_dealer": 1})
    expect(vera.question).to_contain_text("What do you", ignore_case=True)
    vera.button("More for Vera").click()
    vera.page.locator(".strip .tile").nth(1).click()
    vera.button("More for Bot 3").click()
    vera.button("For yourself").click()
    expect(vera.button("More for Vera")).to_be_visible()
    vera.bar.get_by_role("button", name="Demand it").click()
    ballots = vera.page.get_by_role("group", name="Your vote").get_by_role("button")
    expect(ballots).to_have_count(4)


def test_gentlemen_one_asks_and_votes(visitor: Visitors) -> None:
    vera = visitor()
    sit(vera, "gentlemen", 5, options={"first_dealer": 1})
    expect(vera.question).to_contain_text("What do you", ignore_case=True)
    for _ in range(3):
        vera.button("More for Vera").click()
    vera.page.get_by_role("group", name="To demand").get_by_role("button").first.click()
    vera.bar.get_by_role("button", name="Demand it").click()
    ballots = vera.page.get_by_role("group", name="Your vote").get_by_role("button")
    expect(ballots).to_have_count(4)
    ballots.last.click()
    expect(vera.ledger).to_contain_text("with an argument")


@SIZES
def test_wallet_a_card_goes_into_a_place(visitor: Visitors, size: tuple[int, int]) -> None:
    vera = visitor(size=size)
    sit(vera, "wallet", 2)
    take_turn(vera)
    cards = vera.page.locator(".hand .card:not(.disabled)")
    held = cards.count()
    cards.first.click()
    vera.page.locator(".place.legal").first.click()
    expect(vera.page.locator(".hand .card")).to_have_count(held - 1)


def test_wallet_a_card_is_taken_and_judged(visitor: Visitors) -> None:
    vera = visitor()
    sit(vera, "wallet", 2)
    take_turn(vera)
    expect(vera.page.locator(".stamp")).to_have_text(re.compile("guilty|innocent", re.I))
    vera.page.locator("[data-at=wallet-top]").click()
    vera.bar.get_by_role("button", name="take a card from the top").click()
    expect(vera.ledger).to_contain_text("from the top")


def take_turn(visitor: Visitor) -> None:
    """Waits for the visitor's own turn; what is asked before it is answered as it comes."""
    luck = Random(7)
    expect(visitor.page.locator(".place")).to_have_count(3)  # before it, all is asked by the bar
    for _ in range(200):
        if visitor.page.locator(".place.legal").count() == 3:
            return
        if not answer(visitor, luck):
            visitor.page.wait_for_timeout(100)
    raise AssertionError("it was never this visitor's turn")
