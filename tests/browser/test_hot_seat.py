"""Several people at one device, and a curtain between their secrets."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visitors


def test_a_curtain_falls_between_two_at_one_device(visitor: Visitors) -> None:
    vera = visitor("Vera")
    vera.open("/new?game=squirrels")
    for _ in range(2):
        vera.page.get_by_role("group", name="Seats").get_by_role("button", name="Fewer").click()
    vera.page.get_by_role("group", name="first player").get_by_role("radio").nth(1).check()
    vera.button("Chair 2:").click()
    vera.page.get_by_role("radio", name="beside you").check()
    vera.page.get_by_label("Name", exact=True).fill("Gosha")
    vera.button("Open the table").click()
    expect(vera.page.get_by_role("heading", name="Pass the device to Vera")).to_be_visible()
    expect(vera.page.get_by_text("in hand")).to_have_count(0)
    assert vera.violations() == []
    vera.button("I am Vera").click()
    vera.page.get_by_role("button", name="bank, in hand").click()
    vera.bar.get_by_role("button", name="bank on the left").click()
    expect(vera.page.get_by_role("heading", name="Pass the device to Gosha")).to_be_visible()
    expect(vera.page.get_by_text("bank")).to_have_count(0)
    vera.button("I am Gosha").click()
    expect(vera.ledger).not_to_contain_text("bank")
    expect(vera.page.get_by_role("button", name="in hand")).to_have_count(8)
    vera.page.get_by_role("button", name="customs, in hand").click()
    vera.bar.get_by_role("button", name="customs on the left").click()
    expect(vera.page.get_by_role("heading", name="Pass the device to Vera")).to_be_visible()
