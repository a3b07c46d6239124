"""Sealed answers under soft wax: nothing is sent while they can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visitors
from .visitor import PHONE, Visitor

ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "cautious"}]
HURRIED = {"decision": 9, "trading": 9, "reaction": 9}


def at_the_first_card(visitor: Visitors, **settings: Any) -> tuple[Visitor, str]:
    """A visitor whose time stands still, before a card that all lay down at once."""
    vera = visitor("Vera", **{"wax": 4, **settings})
    vera.bring_own_time()
    table = vera.lay(game="squirrels", players=2, seats=ME_AND_A_BOT)
    expect(in_hand(vera)).to_have_count(8)
    vera.stop_time()
    return vera, table


def in_hand(vera: Visitor) -> Locator:
    return vera.page.get_by_role("button", name="in hand")


def lay_the_bank(vera: Visitor) -> None:
    vera.page.get_by_role("button", name="bank, in hand").click()
    vera.bar.get_by_role("button", name="bank on the left").click()


def soft(vera: Visitor) -> Locator:
    """What takes it back while the wax is soft; a pick has a button of that name, too."""
    return vera.bar.locator("button.back", has_text="Take back")


def test_a_sealed_card_is_taken_back_while_the_wax_is_soft_and_sent_when_it_is_hard(
    visitor: Visitors,
) -> None:
    vera, table = at_the_first_card(visitor)
    before = len(vera.log(table))
    lay_the_bank(vera)
    expect(soft(vera)).to_be_visible()
    vera.page.keyboard.press("Tab")
    expect(soft(vera)).to_be_focused()
    vera.page.keyboard.press("Escape")
    expect(soft(vera)).to_have_count(0)

    vera.bar.get_by_role("button", name="bank on the left").click()
    vera.page.clock.run_for(3000)
    soft(vera).click()
    vera.page.clock.run_for(20_000)
    assert own_answers(vera, table, before) == []
    expect(in_hand(vera)).to_have_count(8)

    vera.page.get_by_role("button", name="customs, in hand").click()
    vera.bar.get_by_role("button", name="customs on the left").click()
    expect(vera.bar).to_contain_text("soft for 4 more seconds")
    vera.page.clock.run_for(3500)
    expect(vera.bar).to_contain_text("soft for one more second")
    assert own_answers(vera, table, before) == []
    vera.page.clock.run_for(500)
    expect(soft(vera)).to_have_count(0)
    expect(vera.ledger).to_contain_text("You")
    expect(in_hand(vera)).to_have_count(7)
    expect(vera.page.get_by_role("button", name="bank, in hand")).to_have_count(1)


def own_answers(vera: Visitor, table: str, after: int) -> list[Any]:
    return [entry for entry in vera.log(table)[after:] if entry.get("seat") == 0]


def test_who_leaves_the_page_has_sent_it(visitor: Visitors) -> None:
    vera, table = at_the_first_card(visitor)
    lay_the_bank(vera)
    expect(soft(vera)).to_be_visible()
    vera.open("/rules/squirrels")
    vera.page.clock.resume()
    vera.open(f"/t/{table}")
    expect(in_hand(vera)).to_have_count(7)


@pytest.mark.long
def test_the_wax_is_soft_for_longer_if_one_wishes(visitor: Visitors) -> None:
    vera, _ = at_the_first_card(visitor, wax=10)
    lay_the_bank(vera)
    vera.page.clock.run_for(9000)
    expect(soft(vera)).to_be_visible()
    vera.page.clock.run_for(1000)
    expect(in_hand(vera)).to_have_count(7)


def test_with_little_time_left_it_is_sent_at_once(visitor: Visitors) -> None:
    vera = visitor("Vera", wax=4)
    vera.lay(game="squirrels", players=2, seats=ME_AND_A_BOT, clock=HURRIED)
    lay_the_bank(vera)
    expect(in_hand(vera)).to_have_count(7)


def test_who_wants_to_be_asked_is_asked_before_an_open_move(visitor: Visitors) -> None:
    vera = visitor("Vera", sure=True)
    table = vera.lay(game="squirrels", players=2, seats=ME_AND_A_BOT, options={"first": 0})
    lay_the_bank(vera)
    expect(in_hand(vera)).to_have_count(7)
    before = len(vera.log(table))
    vera.page.get_by_role("button", name="customs, in hand").click()
    vera.bar.get_by_role("button", name="customs on the right").click()
    expect(vera.bar).to_contain_text("Sure?")
    vera.bar.get_by_role("button", name="Take back").click()
    assert len(vera.log(table)) == before
    vera.bar.get_by_role("button", name="customs on the right").click()
    vera.bar.get_by_role("button", name="Yes").click()
    expect(in_hand(vera)).to_have_count(6)


def test_the_wax_fits_on_a_phone(visitor: Visitors) -> None:
    vera = visitor("Vera", language="ru", size=PHONE, wax=600)
    vera.lay(game="squirrels", players=2, seats=ME_AND_A_BOT)
    vera.page.get_by_role("button", name="банк, в руке").click()
    vera.bar.locator(".answer").first.click()
    expect(vera.bar.get_by_role("button", name="Взять назад")).to_be_visible()
    assert vera.violations() == []
    assert not vera.overflows()
    assert vera.small_targets() == []
