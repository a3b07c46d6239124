"""Boards in positions of every kind: nothing runs over, nothing is hidden, on phones and a desk."""

from __future__ import annotations

import pytest

import sitdown

from .conftest import Visitors
from .positions import Easel, positions
from .visitor import DESK, SMALL, WIDER

SIZES = [(360, 740), (390, 844), (430, 932), DESK]
NAMES = {"en": "W" * 24, "ru": "Щ" * 24}
FAULTS = """() => {
  const faults = []
  const all = where => [...document.querySelectorAll(where)].filter(one => one.offsetParent)
  const told = one => `${one.className}: ${one.textContent.trim().slice(0, 40)}`
  const scroller = one => {
    for (one = one.parentElement; one && one !== document.body; one = one.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(one).overflowX)
          && one.scrollWidth > one.clientWidth + 1) return one
  }
  for (const one of all("footer.bar .btn, .window .btn")) {
    const {left, right, top, bottom} = one.getBoundingClientRect()
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`beyond the window: ${told(one)}`)
  }
  for (const one of all(".stage [data-at]")) {
    const {left, right, width} = one.getBoundingClientRect()
    if (width && (left < -4 || right > innerWidth + 4) && !scroller(one))
      faults.push(`beyond the edge: ${one.dataset.at} ${told(one)}`)
  }
  for (const one of all(".stage ul.hand [role=button]")) {
    const {left, right, top, width, height} = one.getBoundingClientRect()
    const next = one.closest("li").nextElementSibling?.getBoundingClientRect().left ?? right
    const wide = Math.min(width, next - left)
    const met = document.elementFromPoint(left + wide / 2, top + height / 2)
    // A board that scrolls may lie under the bar; one that does not lies under nothing.
    const over = met?.closest("ul.hand") || document.querySelector(".stage .phone")
    if (over && !one.contains(met) && !met?.closest(".sheet"))
      faults.push(`covered: ${told(one)}`)
  }
  for (const one of all(".stage *"))
    if (one.scrollLeft) faults.push(`does not open at its beginning: ${told(one)}`)
  return faults
}"""
"""What of the bar or the board cannot be reached where it lies."""

REACHED = """() => {
  const focusable = ":is(button, a[href], input, select, textarea, summary, [tabindex]):not(" +
    "[tabindex^='-'])"
  const handled = thing => Object.getOwnPropertySymbols(thing).some(key => thing[key]?.click)
  const listens = thing => thing.matches(".legal, [data-carried]") || handled(thing)
  const met = [...document.querySelectorAll(".stage *")].filter(
    thing => listens(thing) && thing.getClientRects().length)
  // The board is focusable because it scrolls: that does not count.
  const around = thing => thing.parentElement.closest(".stage " + focusable)
  const missed = met.filter(thing =>
    !thing.matches(focusable) && !thing.querySelector(focusable) && !around(thing))
  return {met: met.length, missed: missed.map(thing => thing.outerHTML.slice(0, 200))}
}"""
"""What a mouse reaches on the board, and what of it Tab does not."""

LOOK = f"""async () => {{
  await new Promise(end => requestAnimationFrame(() => requestAnimationFrame(end)))
  return {{
    faults: ({FAULTS})(), ...({REACHED})(), wider: ({WIDER})(), small: ({SMALL})(),
  }}
}}"""
"""All of it at once, when it is drawn: a page is asked some three hundred times."""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", sitdown.games())
def test_every_kind_of_position_fits(visitor: Visitors, game: str, language: str) -> None:
    """And whatever can be chosen on the board can have the focus."""
    vera = visitor(NAMES[language], language=language, size=SIZES[0])
    players = sitdown.load(game).seats[0 if language == "en" else -1]
    easel = Easel(vera, game, players, NAMES[language])
    faults: list[str] = []
    met = 0
    for kind, picture in positions(game, players).items():
        easel.show(picture)
        for width, height in SIZES if "in hand" in kind else (SIZES[0], DESK):
            vera.page.set_viewport_size({"width": width, "height": height})
            looked = vera.page.evaluate(LOOK)
            met += looked["met"]
            found = [*looked["faults"], *[f"beyond Tab: {one}" for one in looked["missed"]]]
            if looked["wider"]:
                found.append("wider than the window")
            if width < 720:
                found += [f"small: {one}" for one in looked["small"]]
            faults += [f"{kind}, {width}: {one}" for one in found]
    assert faults == []
    assert met > 20
