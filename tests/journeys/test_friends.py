"""Friends in one network play a whole game, and another one when both want it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sitdown.server.local_network import own_address
from tests.browser.playing import play_to_the_end

from .conftest import DESK, PHONE, Come, Serve
from .steps import expect_first_question, lay_squirrels, sit_down, table_of


def test_friends_meet_in_one_network_play_and_play_again(serve: Serve, come: Come) -> None:
    if own_address() is None:
        pytest.skip("this computer is in no network")
    server = serve("--lan")
    port = server.address.rpartition(":")[2]
    vera = come(f"http://localhost:{port}", DESK)
    gosha = come(server.address, PHONE)
    link = lay_squirrels(vera)
    assert link.startswith(f"{server.address}/t/")
    assert not vera.overflows()
    sit_down(gosha, link)
    for one in (vera, gosha):
        expect_first_question(one)
        assert not one.overflows()
    assert play_to_the_end(vera, gosha) > 10
    for one in (vera, gosha):
        expect(one.result.get_by_role("status")).to_be_visible()  # the honesty check
        assert not one.overflows()

    vera.button("Offer a rematch").click()
    expect(vera.page.get_by_role("heading", name="Waiting for one answer")).to_be_visible()
    expect(gosha.page.get_by_text("Vera предлагает сыграть ещё раз")).to_be_visible()
    expect(gosha.result).to_be_visible()
    again = vera.table(table_of(vera))
    assert (again["state"], again["started"]) == ("open", None)
    for one in (vera, gosha):
        expect(one.page.get_by_role("timer")).to_have_count(0)
        assert not one.overflows()
    gosha.button("Согласиться").click()
    for one in (vera, gosha):
        expect_first_question(one)
        expect(one.page.get_by_role("timer")).to_be_visible()
