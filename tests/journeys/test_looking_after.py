"""The host of a house mutes a player and puts one out of a table, as the page for hosts says."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.hosting import options
from tests.server.test_serving import host_line

from .conftest import DESK, PHONE, Come, Serve
from .steps import begin, say


def test_a_player_is_muted_and_put_out_of_a_table(serve: Serve, come: Come) -> None:
    server = serve(*options("sitdown serve --admin"))
    address, _, token = (
        host_line(server).removeprefix("to look after it: ").partition(" with the token ")
    )
    vera, gosha = come(server.address, DESK), come(server.address, PHONE)
    begin(vera, gosha)
    say(gosha, "Раз-два")
    expect(vera.ledger).to_contain_text("Раз-два")
    seat = vera.page.url

    vera.open(address)
    vera.page.get_by_label("The token of this house").fill(token)
    vera.button("Come in").click()
    page = vera.page
    page.get_by_role("link", name="Guests").click()
    page.get_by_role("searchbox").fill("Гоша")
    rule(vera, "Mute: Гоша", "Mute", "too loud")
    expect(page.locator(".tag.bad")).to_contain_text("muted until")
    assert not vera.overflows()
    say(gosha, "Три-четыре")
    expect(gosha.page.get_by_text("Хозяин дома запретил вам говорить").first).to_be_visible()
    assert not gosha.overflows()

    page.get_by_role("link", name="Tables").last.click()
    rule(vera, "Put out of this table: Гоша", "Put out of this table", "still loud")
    told = gosha.page.get_by_role("alert")
    expect(told).to_contain_text("Хозяин дома выставил вас из-за этого стола")
    expect(told).to_contain_text("still loud")
    assert not gosha.overflows()

    page.get_by_role("link", name="Log").click()
    for act in ("Muted: Гоша", "Put out of a table: Гоша"):
        expect(page.get_by_text(act)).to_be_visible()
    put_out = page.get_by_role("listitem").filter(has_text="Put out of a table")
    expect(put_out).to_contain_text(re.compile(r"\S · \w"))
    assert not vera.overflows()
    page.goto(seat)
    expect(vera.ledger).to_contain_text("Гоша")
    expect(vera.ledger).not_to_contain_text("Три-четыре")


def rule(vera: Visitor, act: str, now: str, why: str) -> None:
    vera.button(act).click()
    dialog = vera.page.get_by_role("dialog")
    dialog.get_by_label("Why").fill(why)
    dialog.get_by_role("button", name=now, exact=True).click()
    expect(dialog).to_have_count(0)
