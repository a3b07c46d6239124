"""Tables are played without a mouse and stand still; the first load is small."""

from __future__ import annotations

import gzip
import math
import time
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Response, expect

import sitdown
from tools import web

from .conftest import Visitors
from .playing import answer_by_keys, play_to_the_end
from .visitor import DESK, PHONE, Visitor

ANSWERS = ".bar .options .btn:not([disabled]), .window .answers .btn:not([disabled])"
SHIFT = 0.1
"""What the sum of layout shifts may be at most, by the common measure of a page at rest."""
SHIFTS = """
window.shifts = []
const told = ({node}) => node && (node.className || node.nodeName) + ""
new PerformanceObserver(list => {
  for (const {hadRecentInput, startTime, value, sources} of list.getEntries())
    if (!hadRecentInput) shifts.push([startTime, value, sources.map(told)])
}).observe({type: "layout-shift", buffered: true})
"""
STILL = [
    pytest.param(game, size, id=f"{game}-{name}")
    for game in sitdown.games()
    for name, size in (("desk", DESK), ("phone", PHONE))
]


def sit_with_bots(visitor: Visitor, game: str) -> str:
    players = sitdown.load(game).seats[0]
    bots = [{"kind": "bot", "bot": "cautious"}] * (players - 1)
    id = visitor.lay(game=game, players=players, seats=[{"kind": "me"}, *bots])
    expect(visitor.question).to_be_visible()
    return id


def answers_by_keys(visitor: Visitor, wanted: int, moment: int = 30) -> Iterator[int]:
    """Answers without a mouse, a moment between them; fewer only if the game ends before."""
    luck = Random(7)
    given = 0
    end = time.monotonic() + 180
    while given < wanted and not visitor.result.count():
        assert time.monotonic() < end, f"only {given} answers in three minutes"
        if answer_by_keys(visitor, luck):
            given += 1
            yield given
        visitor.page.wait_for_timeout(moment)


def largest_window(shifts: list[tuple[float, float]]) -> float:
    """The sum of layout shifts in the worst stretch: gaps under a second, five at most."""
    largest = total = 0.0
    began = last = -math.inf
    for at, value in shifts:
        if at - last >= 1000 or at - began >= 5000:
            began, total = at, 0.0
        last = at
        total += value
        largest = max(largest, total)
    return largest


@pytest.mark.parametrize(("game", "size"), STILL)
def test_nothing_pushes_the_table_about(
    visitor: Visitors, game: str, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    vera.page.add_init_script(SHIFTS)
    sit_with_bots(vera, game)
    # What moves right after a key is pressed does not count: there must be time for the rest.
    assert len(list(answers_by_keys(vera, 14, moment=150))) > 5
    shifts = vera.page.evaluate("shifts")
    worst = sorted(shifts, key=lambda shift: -shift[1])[:3]
    assert largest_window([(at, value) for at, value, _ in shifts]) < SHIFT, f"{worst}"


@pytest.mark.parametrize("game", sitdown.games())
def test_a_game_is_played_by_keys_alone(visitor: Visitors, game: str) -> None:
    """The first answer by Tab from the top of the page, the others by focus and Enter."""
    vera = visitor()
    id = sit_with_bots(vera, game)
    expect(vera.page.locator(ANSWERS).first).to_be_visible()
    vera.page.evaluate("document.activeElement?.blur()")
    for _ in range(200):
        vera.page.keyboard.press("Tab")
        if vera.page.evaluate(f"document.activeElement.matches({ANSWERS!r})"):
            break
    before = vera.bar.inner_text()
    vera.page.keyboard.press("Enter")
    end = time.monotonic() + 20
    # Something else is asked, or the list of answers is open; the same question may come again.
    while vera.bar.inner_text() == before and not vera.page.locator(".chooser").count():
        # A reaction window is closed by nobody, and only when she has answered.
        if any(one["kind"] == "events" and one["by"] in ("person", None) for one in vera.log(id)):
            break
        assert time.monotonic() < end, "Enter answered nothing"
        vera.page.wait_for_timeout(100)
    assert len(list(answers_by_keys(vera, 30))) > 10


def test_the_first_load_is_small(visitor: Visitors) -> None:
    vera = visitor(name=None)
    vera.forget_files()
    told: list[Response] = []
    vera.page.on("response", lambda response: told.append(response))
    vera.open()
    expect(vera.page.locator(".poster")).to_have_count(5)
    vera.page.wait_for_load_state("networkidle")
    sizes = {
        response.url: len(gzip.compress(response.body()))
        for response in told
        if response.ok and response.request.resource_type != "font"
    }
    assert len(sizes) > 10
    assert sum(sizes.values()) < web.FIRST_LOAD, sizes


def test_every_view_tells_how_long_it_was_drawn(visitor: Visitors) -> None:
    """How long is for `tools.measure` to say: it depends on the machine."""
    vera = visitor()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    vera.lay(game="squirrels", players=4, seats=seats)
    play_to_the_end(vera)
    drawn = vera.page.evaluate("drawn")
    assert len(drawn) > 20
    assert min(drawn) > 0
