"""What is opened on the table is opened first: no word runs ahead of it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from .conftest import Visitors
from .playing import lesson_at
from .visitor import PHONE, Visitor

OVERHEARD = """
window.overheard = []
new MutationObserver(() => {
  const stamp = document.querySelector(".opened .stamp")
  if (!stamp) return
  const open = getComputedStyle(stamp).visibility === "visible"
  overheard.push({open, title: document.title, said: document.body.innerText,
    lines: document.querySelectorAll("[role=log] li").length,
    bar: document.querySelector("footer.bar b").textContent})
}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true})
"""
"""Keeps all that a page says while votes lie on the table, and whether they are counted."""


COACHED = """
window.coached = []
new MutationObserver(() => {
  const stamp = document.querySelector(".opened .stamp")
  if (!stamp) return
  const open = getComputedStyle(stamp).visibility === "visible"
  coached.push({open, said: document.querySelector(".coach .good") !== null})
}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true})
"""
"""The same of a lesson: whether its coach has said that the task is done."""


def vote(visitor: Visitor) -> None:
    """At a table of four bots, one of whom deals: the visitor keeps silent and votes."""
    bots = [{"kind": "bot", "bot": "random"}] * 4
    seats = [{"kind": "me"}, *bots]
    visitor.lay(game="gentlemen", players=5, seats=seats, options={"first_dealer": 1})
    ballots = visitor.page.get_by_role("group", name="Your vote").get_by_role("button")
    silence = visitor.bar.get_by_role("button", name="demand nothing")
    expect(silence.or_(ballots.first).first).to_be_visible()
    if silence.count():
        silence.click()
    # Whenever somebody has voted the bar is told its answers anew, and what lies above it moves.
    expect(visitor.page.get_by_role("img", name="has voted")).to_have_count(3)
    expect(visitor.bar.locator(".answer")).to_have_count(4)
    ballots.first.click()


def overhear(visitor: Visitor) -> list[dict[str, Any]]:
    visitor.page.add_init_script(OVERHEARD)
    vote(visitor)
    expect(visitor.page.locator(".stamp")).to_have_text(re.compile("accepted|rejected", re.I))
    expect(visitor.page.locator(".opened .stamp")).to_have_css("visibility", "visible")
    heard: list[dict[str, Any]] = visitor.page.evaluate("overheard")
    return heard


def test_while_ballots_lie_closed_nothing_tells_how_it_comes_out(visitor: Visitors) -> None:
    vera = visitor(motion="full", pauses=True)
    heard = overhear(vera)
    closed = [one for one in heard if not one["open"]]
    told = heard[-1]
    assert closed
    assert told["open"]
    for one in closed:
        assert one["bar"] == "All is in, and is being opened"
        assert told["bar"] not in one["said"]
        assert one["lines"] == closed[0]["lines"] < told["lines"]
        assert not re.search("accepted|rejected", one["said"], re.I)
        assert "●" not in one["title"]


def test_the_coach_waits_too_until_the_ballots_are_open(visitor: Visitors) -> None:
    vera = visitor(motion="full")
    vera.page.add_init_script(COACHED)
    coach = lesson_at(vera, "gentlemen", 4)
    vera.button("Show me").click()
    expect(coach.locator(".good")).to_be_visible()
    heard = vera.page.evaluate("coached")
    assert [one for one in heard if not one["open"]]
    assert not any(one["said"] for one in heard if not one["open"])
    assert heard[-1] == {"open": True, "said": True}


def test_on_a_phone_the_count_is_one_screen(visitor: Visitors) -> None:
    vera = visitor(size=PHONE, pauses=True)
    overhear(vera)
    vera.page.set_viewport_size({"width": 360, "height": 640})
    heights = "[document.documentElement.scrollHeight, innerHeight]"
    assert vera.page.evaluate(heights) == [640, 640]
    expect(vera.page.locator(".opened section li").last).to_be_in_viewport()


def test_without_motion_all_comes_at_once(visitor: Visitors) -> None:
    heard = overhear(visitor(pauses=True))
    assert all(one["open"] for one in heard)
    assert heard[0]["bar"] != "All is in, and is being opened"
