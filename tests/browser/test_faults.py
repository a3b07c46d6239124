"""The checks of the walk see what they are for: each fault is planted once at a table."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Visitors
from .faults import COVERED, INSPECT
from .positions import Easel, questions
from .test_walk import CARD, SMALLEST
from .visitor import DESK, Visitor

NO_RULES = "() => { document.adoptedStyleSheets.push(new CSSStyleSheet()) }"
RULES = "rules => document.adoptedStyleSheets.at(-1).replaceSync(rules)"

RULES_OF = {
    "beyond the window": "footer.bar .btn { transform: translateX(900px) !important }",
    "beyond the edge": ".stage [data-at] { transform: translateX(-900px) !important }",
    "out of sight": ".stage .hand { transform: translateY(900px) !important }",
    "covered": "footer.bar::before { content: ''; position: fixed; inset: 0; z-index: 99 }",
    "wider than the window": ".ask b { white-space: nowrap; letter-spacing: 900px }",
    "small": "footer.bar .btn { height: 20px !important; min-height: 0 !important }",
    "letters of": ".ask b { font-size: 8px !important }",
    "cut": ".options .name { width: 9px; overflow: hidden; white-space: nowrap }",
    "the bar has": "footer.bar { height: 60vh !important; max-height: none !important }",
    "the page scrolls": "body::after { content: ''; display: block; height: 900vh }",
    "runs over its row": ".phone > .object > * { transform: translateY(-900px) }",
    "no way to answer": ".stage, .options, .unasked, .window { display: none !important }",
}
"""A fault, and rules of style that make it."""
CROWD = ".stage .plaque { position: fixed !important; inset: 0 !important }"
SPOIL = """() => {
  const [first, second] = document.querySelectorAll(".options .answer")
  for (const one of [first, second]) {
    one.classList.add("brass")
    one.querySelector(".name").textContent = "not a capital"
  }
  for (let more = 0; more < 5; more++) first.after(first.cloneNode(true))
  document.querySelector(".ask b").textContent = "Choose out of undefined"
  document.querySelector(".top").ariaLabel = "board-title"
  const add = (where, what) =>
    document.querySelector(where).insertAdjacentHTML("beforeend", what)
  add("footer.bar", "<button class='all brass'></button>")
  add(".stage", "<p class=legal>Press me</p>")
  add("body", "<i role=img></i>")
}"""
"""Spoils what is written on a page."""
SPOILED = {
    "two main answers",
    "the list is the main answer",
    "answers of one name",
    "no capital",
    "answers in the bar",
    "the bar names a list",
    "raw: ",
    "undefined",
    "board-title",
    "no name",
    "beyond Tab",
}


SHORTEN = """() => {
  const told = document.querySelector("footer.bar .explained.thing")
  told.replaceChildren(told.querySelector("em"))
}"""
"""Leaves only what a picked card does now."""
SPREAD = """[role=tooltip] {
  position: fixed !important; inset: -9px !important; transform: none !important;
  width: 200vw !important; height: 200vh !important; max-width: none !important;
  max-height: none !important;
}"""
"""Lays a note over everything."""


PASSING = """texts => {
  const place = document.createElement("p")
  document.body.append(place)
  const show = async text => {
    place.innerHTML = "<b></b><input>"
    place.firstChild.append(text)
    await 0
    place.firstChild.firstChild.data = ""
    place.title = text
    await 0
    place.title = ""
  }
  return texts.reduce((before, text) => before.then(() => show(text)), Promise.resolve())
}"""
"""Shows texts, each for a moment, as text and as the title of something."""
RAW = [
    "Move none: review-sums.about",
    "Board-title",
    "undefined moves",
    "NaN %",
    "{ $count } cards",
    "[object Object]",
    "none",
    "nobody",
    "null",
    "никто",
]
FINE = ["nobody has one", "Nobody", "face-down card", "Vera-Maria", "a.m.", "an undefinedness"]


def overheard(visitor: Visitor) -> set[str]:
    """What raw texts the visitor has met; none is left to complain of when leaving."""
    visitor.page.evaluate("0")
    found = set(visitor.faults)
    visitor.faults.clear()
    return found


def test_a_raw_text_is_noticed_even_if_it_is_gone_at_once(visitor: Visitors) -> None:
    vera = visitor()
    vera.open()
    vera.page.evaluate(PASSING, [*RAW, *FINE])
    assert overheard(vera) == {f"raw: {text}" for text in RAW}
    assert vera.raw_texts() == []
    vera.page.evaluate("() => { document.querySelector('p:last-child > input').value = 'null' }")
    assert vera.raw_texts() == ["raw: null"]
    vera.page.evaluate("() => { document.querySelector('p:last-child > input').value = '' }")


def faults_of(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(INSPECT, True)["faults"]
    return found


def test_a_planted_fault_is_found(visitor: Visitors) -> None:
    vera = visitor(size=(SMALLEST.width, SMALLEST.height))
    picture = questions("wallet").fullest["turn"]
    easel = Easel(vera, "wallet", picture["view"]["seats"], "Bob")
    easel.show(picture)
    easel.rest()
    assert faults_of(vera) == []
    vera.page.evaluate(NO_RULES)
    for fault, rules in RULES_OF.items():
        vera.page.evaluate(RULES, rules)
        assert any(one.startswith(fault) for one in faults_of(vera)), fault

    vera.page.evaluate(RULES, "")
    vera.page.locator(CARD).first.click()
    easel.rest()
    vera.page.evaluate(SHORTEN)
    assert any(one.startswith("explains only") for one in faults_of(vera))

    vera.page.evaluate(SPOIL)
    found = "\n".join(faults_of(vera))
    assert not [fault for fault in SPOILED if fault not in found]
    assert {"raw: board-title", "raw: Choose out of undefined"} <= overheard(vera)

    vera.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    vera.page.evaluate(RULES, CROWD)
    assert ".stage .plaque lie over each other" in faults_of(vera)

    vera.page.evaluate(RULES, SPREAD)
    vera.page.locator(".stage [data-thing]:visible").first.hover()
    expect(vera.page.get_by_role("tooltip").get_by_role("link")).to_be_visible()
    assert vera.page.evaluate(COVERED) == ["thing", "bar", "edge"]
    vera.open()  # Whoever leaves looks at the last page once more.
