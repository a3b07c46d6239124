"""The result page: every chart of it adds up, in games that bots have played to their end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.suites import IS_LONG, long_case

from .conftest import Visitors
from .recorded import Recorded
from .visitor import DESK, PHONE, Visitor

GAMES = {
    "squirrels": ["random", "cautious", "random", "cautious", "random"],
    "gentlemen": ["random", "cautious", "random", "cautious", "random"],
    "wallet": ["random", "cautious", "random", "cautious"],
    "vendetta": ["random", "cautious", "random"],
    "cosanostra": ["random", "cautious", "cautious"],
}
SMALL = (360, 640)
SCORED = ("Nuts over time", "Money over time", "Tokens over time", "Points over time")
"""Charts whose lines end at the score; others show something else."""
READ = """() => {
  const number = text => Number(text.replace("−", "-").replace(/[^-0-9]/g, ""))
    * (/\\d+k$/.test(text.trim()) ? 1000 : 1)
  const all = (selector, from) => [...(from ?? document).querySelectorAll(selector)]
  const rows = table => all("tbody tr", table).map(
    row => [row.querySelector("th").textContent.trim(), all("td", row).map(
      cell => cell.textContent.trim() && cell.textContent !== "–" ? number(cell.textContent) : 0)])
  return {
    bars: all(".board ol > li").map(li => [
      li.querySelector(".name b").textContent.trim(),
      all(".bar em", li).map(part => number(part.textContent)),
      number(li.querySelector(".score").textContent)]),
    legend: all(".legend li").map(one => one.textContent.trim()),
    lines: Object.fromEntries(all("figure").map(figure => [
      figure.querySelector("figcaption").textContent, rows(figure.querySelector("table"))])),
    flows: all(".wide table").flatMap(rows),
  }
}"""


def shown(visitor: Visitor, recorded: Recorded) -> dict[str, Any]:
    """The charts of a game as they stand on its page."""
    visitor.open(f"/t/{recorded.bring(visitor)}")
    expect(visitor.page.locator("figure").first).to_be_visible()
    expect(visitor.page.locator(".legend li").first).to_be_visible()
    read: dict[str, Any] = visitor.page.evaluate(READ)
    return read


def given(recorded: Recorded) -> list[list[int]]:
    """Who gave whom how much: a gentleman's share is his dealer's gift, though the bank pays it."""
    seats = range(recorded.document["players"])
    flows = [[0 for _ in seats] for _ in seats]
    for before, event in recorded.events():
        giver, to = event.get("from"), event.get("to")
        if event.get("why") == "share":
            giver = before.document()["dealer"]
        if isinstance(giver, int) and isinstance(to, int) and "amount" in event:
            flows[giver][to] += event["amount"]
    return flows


@pytest.mark.parametrize("game", GAMES)
def test_every_chart_of_a_result_adds_up(visitor: Visitors, game: str) -> None:
    vera = visitor()
    for seed in ("1", "2") if IS_LONG else ("1",):
        recorded = Recorded(game, GAMES[game], seed)
        scores: list[int] = recorded.result["scores"]
        names = [f"Bot {seat + 1}" for seat in range(len(scores))]
        charts = shown(vera, recorded)
        assert {name: score for name, _, score in charts["bars"]} == dict(
            zip(names, scores, strict=True)
        )
        assert [sum(parts) for _, parts, _ in charts["bars"]] == [
            score for *_, score in charts["bars"]
        ]
        ends = [rows for title, rows in charts["lines"].items() if title in SCORED]
        assert len(ends) == 1
        assert {name: end for name, (end,) in ends[0]} == dict(zip(names, scores, strict=True))
        flows = given(recorded)
        wanted = list(zip(names, flows, strict=True)) if any(map(any, flows)) else []
        assert [tuple(row) for row in charts["flows"]] == wanted
        assert not any("source-" in one for one in charts["legend"])
    if game in ("squirrels", "wallet"):
        assert any(part < 0 for _, parts, _ in charts["bars"] for part in parts)


@pytest.mark.parametrize("size", [pytest.param(PHONE, id="phone"), long_case(DESK, id="desk")])
def test_losses_are_seen_and_told(visitor: Visitors, size: tuple[int, int]) -> None:
    vera = visitor(size=size, language="ru")
    charts = shown(vera, Recorded("squirrels", GAMES["squirrels"], "1"))
    assert charts["legend"][-1] == "отдано другим"
    expect(vera.page.locator(".board ol li .sr").first).to_contain_text("контрабанда")
    assert not vera.overflows()
    assert vera.violations() == []


CUT = """() => [...document.querySelectorAll(".board .bar i, .top h1, .top small")]
  .filter(one => one.scrollWidth > one.clientWidth + 1)
  .map(one => one.textContent)"""


@pytest.mark.parametrize("language", ["ru", long_case("en")])
def test_sums_are_said_as_the_game_says_them_and_none_is_cut(
    visitor: Visitors, language: str
) -> None:
    vera = visitor(size=SMALL, language=language)
    shown(vera, Recorded("cosanostra", GAMES["cosanostra"], "1"))
    page = vera.page
    said = page.locator(".board .score, .board em, figure .tick, figure ul b").all_text_contents()
    assert said
    assert all(re.fullmatch(r"−?\$\d+k", one.strip()) for one in said), said
    assert page.evaluate(CUT) == []
    assert not vera.overflows()
