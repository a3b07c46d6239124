"""A game that is over, looked at again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from sitdown.table.plans import clock
from tests.suites import long_case

from .conftest import Visitors
from .playing import play_to_the_end
from .recorded import Recorded
from .visitor import DESK, PHONE, Visitor

SHORT = {"first": None, "deck": {"cards": ["contraband-5", "customs", "bank"]}}


def played(visitor: Visitor) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Knuckles"}]
    id = visitor.lay(game="squirrels", players=2, seats=seats, options=SHORT)
    play_to_the_end(visitor)
    return id


@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), long_case(DESK, id="desk")])
def test_a_replay_is_stepped_through_and_seen_with_other_eyes(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    id = played(vera)
    vera.page.get_by_role("link", name="Replay").click()
    expect(vera.page.get_by_text("It all begins here.")).to_be_visible()
    vera.button("A step on").click()
    # The first of two sealed choices is told with the second, when both are turned up.
    expect(vera.page).to_have_url(re.compile(r"at=2&as=all"))
    expect(vera.page.locator(".told")).to_contain_text("Knuckles chooses")
    expect(vera.page.locator(".told")).to_contain_text("turns up")
    vera.page.keyboard.press("End")
    expect(vera.page.locator(".told")).to_contain_text("The game is over")
    vera.page.keyboard.press("ArrowLeft")
    expect(vera.page.locator(".told")).not_to_contain_text("The game is over")
    vera.page.get_by_role("link", name="Knuckles").click()
    expect(vera.page).to_have_url(re.compile("as=1"))
    expect(vera.page.get_by_role("list", name="Your cards")).to_be_attached()
    vera.page.get_by_role("link", name="A spectator").click()
    expect(vera.page.get_by_role("list", name="Your cards")).to_have_count(0)
    assert not vera.overflows()
    assert vera.violations() == []
    moment = vera.page.url
    vera.open("/replays")
    row = vera.page.locator("li", has_text="Knuckles").first
    row.get_by_role("link", name="Replay").click()
    expect(vera.page).to_have_url(re.compile("/replay/"))
    vera.page.goto(moment)
    expect(vera.page.get_by_role("slider")).not_to_have_value("0")
    assert id in moment


def brought(visitor: Visitor) -> tuple[str, int]:
    """A game of bots, so long that no replay of it ends while somebody reaches for a button."""
    recorded = Recorded("squirrels", ["random", "cautious"], "1")
    return recorded.bring(visitor), len(recorded.actions)


def test_a_replay_plays_by_itself_until_it_is_stopped_or_over(visitor: Visitors) -> None:
    vera = visitor()
    id, last = brought(vera)
    vera.open(f"/replay/{id}?at=0&as=all")
    play = vera.button("Play")
    play.click()
    expect(vera.page).to_have_url(re.compile(r"at=[1-9]"))
    vera.button("Pause").click()
    expect(play).to_be_visible()

    vera.open(f"/replay/{id}?at={last - 3}&as=all")
    vera.button("Speed ×1").click()
    vera.button("Speed ×2").click()
    play.click()
    expect(vera.page).to_have_url(re.compile(f"at={last}&"))
    expect(vera.page.locator(".told")).to_contain_text("The game is over")
    expect(play).to_be_visible()


def test_a_replay_is_gone_through_by_turns_months_phases_and_turning_points(
    visitor: Visitors,
) -> None:
    """By turns the page tells all that a turn brought; all open shows what lay closed."""
    vera = visitor(size=PHONE)
    recorded = Recorded("vendetta", ["cautious", "cautious", "cautious"], "1")
    id = recorded.bring(vera)
    vera.open(f"/replay/{id}?at=0&as=all")
    told = vera.page.locator(".told")
    lines = told.locator("li")
    expect(told).to_contain_text("Month 1")
    vera.page.get_by_text("Turn", exact=True).click()
    vera.button("A turn on").click()
    expect(lines.last).to_contain_text("ends the turn")
    brought = lines.count()
    assert 1 < brought <= 8
    vera.page.get_by_text("Step", exact=True).click()
    expect(lines).not_to_have_count(brought)
    vera.page.get_by_text("Month", exact=True).click()
    vera.button("A month on").click()
    expect(told).to_contain_text("Month 2")
    vera.page.get_by_text("Phase", exact=True).click()
    vera.button("A phase on").click()
    expect(told).to_contain_text("Auction, in this order")
    vera.page.get_by_text("Turning point", exact=True).click()
    vera.button("The next turning point").click()
    expect(vera.button("The turning point before")).to_be_visible()
    expect(vera.page.locator("figure").first).to_contain_text("Months")
    drawn = vera.page.locator("figure [data-mark]").evaluate_all(
        "marks => marks.map(mark => mark.getAttribute('d'))"
    )
    assert len(set(drawn)) == 3
    assert not vera.overflows()

    raised = next(
        number
        for number, (_, events) in enumerate(recorded.played, start=1)
        if any(event["event"] == "raised" for event in events)
    )
    vera.open(f"/replay/{id}?at={raised}&as=all")
    expect(told).to_contain_text(re.compile("adds (blue|red|plain) [0-9]"))
    closed = vera.page.locator("details", has_text="What lies closed")
    expect(closed).to_contain_text("in hand")
    expect(closed).to_contain_text("bid on lot")
    closed.locator("summary").click()
    expect(closed.locator(".card").first).to_be_visible()
    assert vera.violations() == []
    vera.page.get_by_role("link", name="A spectator").click()
    expect(told).to_contain_text("adds a bill")
    expect(closed).to_have_count(0)


def test_the_result_shows_how_it_went_that_it_was_honest_and_why(visitor: Visitors) -> None:
    """Why: a line of the ledger and of the replay answers it."""
    vera = visitor()
    id = played(vera)
    expect(vera.result.get_by_role("status")).to_contain_text("Nothing speaks against this game.")
    found = vera.result.locator(".honesty li")
    expect(found).to_have_text(
        [
            re.compile("secret is the one it had committed to when you came"),
            re.compile("Nobody has cut"),
            re.compile("The seed is made of the secret and the cuts"),
            re.compile("The first deal follows from the seed"),
            re.compile(r"The log is the one that you were told, \d+ lines"),
            re.compile("Every move is the one that was sealed"),
        ]
    )
    expect(vera.result.get_by_role("figure")).to_contain_text("Nuts over time")
    expect(vera.result.locator(".board ol li")).to_have_count(2)
    with vera.page.expect_download() as download:
        vera.page.get_by_role("link", name="Download the game").click()
    assert download.value.failure() is None
    vera.button("Look at the table").click()
    asked = vera.page.locator(".scroller li", has_text="brings").first
    asked.get_by_role("button", name="Why?").click()
    expect(asked.get_by_role("status")).to_contain_text(re.compile(r"[Dd]uty.*SQ-"))
    assert vera.violations() == []
    steps = vera.get(f"/api/tables/{id}/steps?seat=all").json()["steps"]
    smuggled = next(
        step["step"]
        for step in steps
        if any(event["event"] == "smuggled" for event in step["events"])
    )
    vera.open(f"/replay/{id}?at={smuggled}&as=audience")
    told = vera.page.locator(".told li", has_text="from contraband").first
    told.get_by_role("button", name="Why?").click()
    expect(told.get_by_role("status")).to_contain_text("SQ-")


def test_who_sits_down_by_the_page_cuts_and_notices_what_is_changed_afterwards(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "OPENING", 600.0)
    vera = visitor()
    bots = [{"kind": "bot", "bot": "random", "name": "Knuckles"}]
    gosha = visitor("Gosha")
    id = gosha.lay(game="squirrels", players=2, seats=[{"kind": "open"}, *bots], options=SHORT)
    vera.open(f"/t/{id}")
    vera.button("Sit down").last.click()
    play_to_the_end(vera)
    expect(vera.result.locator(".honesty li").nth(1)).to_contain_text(
        "Your cut is in the seed; 1 of 2 seats have cut."
    )

    cuts = vera.get(f"/api/tables/{id}/replay").json()["cuts"]
    assert cuts == ["07" * 32, None]

    def lie(route: Route) -> None:
        told = route.fetch().text()
        route.fulfill(body=told.replace("Knuckles", "Thumbs"), content_type="application/json")

    vera.page.route("**/replay", lie)
    vera.page.reload()
    expect(vera.result.get_by_role("status")).to_contain_text("Something is wrong with this game.")
    expect(vera.result.locator(".honesty .no")).to_have_text(
        "The log is not the one that you were told."
    )
