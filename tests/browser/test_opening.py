"""While ballots lie closed no word of the page tells the result. See web/test/opening.test.ts."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from .conftest import Visitors
from .visitor import PHONE, Visitor

OVERHEARD = """
window.overheard = []
new MutationObserver(() => {
  const stamp = document.querySelector(".opened .stamp")
  if (!stamp) return
  const open = getComputedStyle(stamp).visibility === "visible"
  overheard.push({open, title: document.title, said: document.body.innerText,
    bar: document.querySelector("footer.bar b").textContent})
}).observe(document, {subtree: true, childList: true, characterData: true, attributes: true})
"""
"""Keeps all that a page says while votes lie on the table, and whether they are counted."""


def vote(visitor: Visitor) -> None:
    """Silence, then a vote, at a table with four bots of which one deals."""
    bots = [{"kind": "bot", "bot": "random"}] * 4
    seats = [{"kind": "me"}, *bots]
    visitor.lay(game="gentlemen", players=5, seats=seats, options={"first_dealer": 1})
    silence = visitor.bar.get_by_role("button", name="demand nothing")
    ballots = visitor.bar.locator(".answer.good, .answer.blood")
    expect(silence.or_(ballots.first).first).to_be_visible()
    if silence.count():
        silence.click()
    # Each vote of another seat brings the answers anew, and what lies above the bar moves.
    expect(visitor.page.get_by_role("img", name="has voted")).to_have_count(3)
    expect(ballots).to_have_count(4)
    ballots.first.click()


def test_closed_ballots_tell_nothing_and_their_count_is_one_screen(visitor: Visitors) -> None:
    vera = visitor(size=PHONE, motion="full", pauses=True)
    vera.page.add_init_script(OVERHEARD)
    vote(vera)
    expect(vera.page.locator(".stamp")).to_have_text(re.compile("accepted|rejected", re.I))
    expect(vera.page.locator(".opened .stamp")).to_have_css("visibility", "visible")
    heard: list[dict[str, Any]] = vera.page.evaluate("overheard")
    closed = [one for one in heard if not one["open"]]
    told = heard[-1]
    assert closed
    assert told["open"]
    for one in closed:
        assert one["bar"] == "All is in, and is being opened"
        assert told["bar"] not in one["said"]
        assert not re.search("accepted|rejected", one["said"], re.I)
        assert "●" not in one["title"]

    vera.page.set_viewport_size({"width": 360, "height": 640})
    heights = "[document.documentElement.scrollHeight, innerHeight]"
    assert vera.page.evaluate(heights) == [640, 640]
    expect(vera.page.locator(".opened section li").last).to_be_in_viewport()
