"""A walk over all questions of the games, on every screen: what one needs to answer is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import sitdown
from sitdown.kernel import Document
from tests.suites import IS_LONG

from .conftest import Visitors
from .positions import Easel, asked
from .visitor import WIDER, Visitor

WALKED = ("wallet", "squirrels", "gentlemen", "vendetta", "cosanostra")
PHONES = [(360, 640), (390, 844)]
LARGER = [(768, 1024), (1440, 900), (3840, 2160)]
USUAL = "100%"
LETTERS = [USUAL, "130%"]
"""As large as some people set them."""
LANGUAGES = ["en", "ru"]
NAMES = {"en": "Madame Julie", "ru": "Мадам Жюли"}

SEEN = """() => {
  const faults = []
  const phone = innerWidth <= 720
  const box = one => one.getBoundingClientRect()
  const shown = one => one.getClientRects().length > 0
  const all = where => [...document.querySelectorAll(where)].filter(shown)
  const named = one => (one.ariaLabel || one.textContent.trim() || one.className).slice(0, 60)
  const bar = document.querySelector("footer.bar")
  const window = all(".window")[0]
  const sheet = all(".phone > .sheet")[0]
  const lowest = box(bar).top + 1
  const highest = box(document.querySelector(".top")).bottom - 1

  // What can be pressed on the board lies between the bars, and nothing lies over it.
  const reach = one => {
    const {left, right, top, bottom} = box(one)
    if (top < highest || bottom > lowest || left < -1 || right > innerWidth + 1)
      return `out of sight: ${named(one)} (${[left, top, right, bottom].map(Math.round)})`
    const next = one.closest("ul.hand > li")?.nextElementSibling
    const wide = Math.min(right, next ? box(next).left : right) - left
    const met = document.elementFromPoint(left + wide / 2, top + (bottom - top) / 2)
    if (!one.contains(met) && !met?.contains(one)) return `covered: ${named(one)}`
  }
  const targets = all(`.stage .legal, .stage .hand [role=button]:not([aria-disabled], [data-idle]),
    .stage .stepper button:not(:disabled), .stage .ballot[role=button]`)
  const wanted = sheet ? targets.filter(one => sheet.contains(one)) : targets
  if (!window) faults.push(...wanted.map(reach).filter(Boolean))
  if (!window) for (const one of all(".strip .tile"))
    if (!one.contains(document.elementFromPoint(
        box(one).left + box(one).width / 2, box(one).top + box(one).height / 2)))
      faults.push(`covered: ${named(one)}`)

  // No guest lies over another.
  for (const neighbours of [".stage .plaque", ".squirrels > .own > *"]) {
    const boxes = all(neighbours).map(box)
    if (boxes.some((one, place) => boxes.slice(place + 1).some(other =>
        one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1)))
      faults.push(`${neighbours} lie over each other`)
  }

  for (const object of all(".phone > .object"))
    for (const one of [...object.children].filter(shown))
    if (box(one).top < box(object).top - 1 || box(one).bottom > box(object).bottom + 1)
      faults.push(`runs over its row: ${named(one)}`)

  // The bar is there, with an answer or a window that asks; on a phone it leaves two thirds.
  const answers = all("footer.bar .options .btn, footer.bar .unasked, .window .btn")
  if (!answers.length && !wanted.length && !all(".tile.target").length)
    faults.push("no way to answer")
  for (const one of [bar, ...answers]) {
    const {left, right, top, bottom} = box(one)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      faults.push(`beyond the window: ${named(one)}`)
  }
  // An answer's name is read whole, and so is each sign of what it brings, or not at all.
  const cut = one =>
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
  for (const one of answers.flatMap(one => [...one.querySelectorAll(".name")]).filter(cut))
    faults.push(`cut: ${one.textContent.trim()}`)
  for (const line of answers.flatMap(one => [...one.querySelectorAll(".brings")]).filter(shown)) {
    const {bottom} = box(line)
    const signs = [...line.querySelectorAll(".sign")]
    const whole = one => box(one).bottom <= bottom + 1 && one.scrollWidth <= line.clientWidth + 1
    const seen = (one, place) => !place || box(one).top < bottom - 2
    for (const one of signs.filter((one, place) => seen(one, place) && !whole(one)))
      faults.push(`cut: ${one.textContent.trim()}`)
  }
  if (phone && box(bar).height > innerHeight / 3 + 1)
    faults.push(`the bar has ${Math.round(box(bar).height)} of ${innerHeight}`)
  if (phone && document.documentElement.scrollHeight > innerHeight + 1)
    faults.push(`the page scrolls: ${document.documentElement.scrollHeight} of ${innerHeight}`)

  // Letters: 14 pixels, 11 where they are printed on a card; over a table that grows they grow too.
  const small = new Set()
  const grown = document.querySelector(".frame").currentCSSZoom
  const measure = (one, text) => {
    const size = parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom / grown
    const least = one.closest(".card") ? 11 : 14
    if (size < least - 0.01 && shown(one)) small.add(`letters of ${size}: ${text.slice(0, 40)}`)
  }
  for (const part of all(".frame, .window")) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const {data, parentElement: one} = walker.currentNode
      if (data.trim() && !one.closest(".sr, svg")) measure(one, data.trim())
    }
  }
  for (const one of all(".frame [data-text]")) measure(one, one.dataset.text)
  return [...faults, ...small]
}"""
"""What is wrong with the page as it is."""

LOOK = f"""() => [...({SEEN})(), ...(({WIDER})() ? ["wider than the window"] : [])]"""
"""All of it at once."""

RIVAL = ".tile.target"
CARD = ".hand [role=button]:not([aria-disabled], [data-idle], [aria-pressed=true])"


TAP = "([s, n]) => { const it = document.querySelectorAll(s)[n]; it?.click(); return !!it }"


@cache
def questions(game: str) -> dict[str, Document]:
    return asked(game)


def walked(game: str, language: str) -> dict[str, Document]:
    """Every phase at its fullest in one of the languages; where there is time, all in both."""
    pictures = questions(game)
    fullest = [kind for kind in pictures if kind.endswith("fullest")]
    chosen = pictures if IS_LONG else fullest[LANGUAGES.index(language) :: len(LANGUAGES)]
    return {kind: pictures[kind] for kind in chosen}


def screens() -> list[tuple[int, int, str]]:
    """How large the window is, and the letters."""
    phones = [(*size, letters) for size in PHONES for letters in LETTERS]
    return [*phones, *[(*size, USUAL) for size in LARGER]]


class Walker:
    """Somebody who looks at a question on every screen."""

    def __init__(self, visitor: Visitor, easel: Easel) -> None:
        self.page = visitor.page
        self.easel = easel

    def turn_to(self, picture: Document, width: int, height: int, letters: str) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("it => document.documentElement.style.fontSize = it", letters)
        self.easel.show(picture)

    def look_around(self) -> Iterator[str]:
        """At the question; at each rival who has something to choose; and with a card picked."""
        yield from self.look()
        for place in range(self.page.locator(RIVAL).count()):
            yield from (f"rival {place + 1}: {fault}" for fault in self.look_at(place))
        self.tap(".phone > .sheet header button")
        if self.tap(CARD):
            yield from (f"with a card: {fault}" for fault in self.look())
            self.tap(".hand [aria-pressed=true]")

    def look(self) -> list[str]:
        self.easel.rest()
        faults: list[str] = self.page.evaluate(LOOK)
        return faults

    def look_at(self, rival: int) -> Iterator[str]:
        if not self.page.locator(RIVAL).nth(rival).evaluate("it => it.ariaExpanded == 'true'"):
            self.tap(RIVAL, rival)
        yield from self.look()
        if not self.page.locator(".phone > .sheet .legal").count():
            yield "nothing to choose"

    def tap(self, selector: str, place: int = 0) -> bool:
        """As a finger would, without a browser that scrolls to the thing first."""
        found: bool = self.page.evaluate(TAP, [selector, place])
        return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WALKED)
def test_every_question_is_one_screen(visitor: Visitors, game: str, language: str) -> None:
    vera = visitor("Vera", language=language, size=PHONES[0])
    easel = Easel(vera, game, sitdown.load(game).seats[-1], NAMES[language])
    walker = Walker(vera, easel)
    faults: list[str] = []
    for kind, picture in walked(game, language).items():
        for width, height, letters in screens():
            walker.turn_to(picture, width, height, letters)
            where = f"{kind}, {width}×{height}, {letters}"
            faults += [f"{where}: {fault}" for fault in walker.look_around()]
    assert not faults, "\n".join(faults)
