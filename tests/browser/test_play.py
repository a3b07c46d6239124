"""One play per game by mouse on a desk and one by keys on a phone, with observers on.

The observers note what moves by itself, a lost focus and unreadable words. Every visitor also
notes errors in the console and requests to other hosts.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

import sitdown
from tests.server.service import Service
from tests.suites import IS_LONG, long_case

from .ahead import step
from .conftest import Visitors
from .playing import ASKED, CHOICES, answer, answer_by_number, sit_with_bots
from .visitor import DESK, DRAWN, PHONE, Visitor, until

MOST_WATCHED = 8
"""Answers that are given on behalf of the visitor, who only looks on."""
WATCHED = {"squirrels": 3}
"""The same in a game with few answers."""
PRESSED = 1000 if IS_LONG else 20
"""Presses after which a visitor stops; the long suite plays to the end of the game."""
FEWEST = 8
"""Answers that so many presses give at least, in every game."""
SHIFT = {DESK: 0.15, PHONE: 0.25}
"""The largest layout shift in one frame. On a phone the bar pushes the own cards up and down."""
NAMES = {"en": "Vera", "ru": "Вера"}
FOREIGN = {"en": r"[а-яё]{2}", "ru": r"[a-z]{2}"}
"""Letters that no word of a language has."""
IDS = "board|label|action|event|phase|thing|window"
RAW = rf"undefined|null|NaN|\[object|\{{|\$[a-z]|\b({IDS})-[a-z]"
"""What a page shows in place of a missing word or number."""
PLAYS = [
    pytest.param("mouse", "en", DESK, id="mouse-desk"),
    pytest.param("keys", "ru", PHONE, id="keys-phone"),
    long_case("mouse", "ru", PHONE, id="mouse-phone"),
    long_case("keys", "en", DESK, id="keys-desk"),
]

OBSERVERS = """
window.heard = 0
window.shifts = []
const told = ({node, previousRect, currentRect}) =>
  `${node?.className || node?.nodeName} ${JSON.stringify([previousRect, currentRect])}`
new PerformanceObserver(list => {
  for (const {hadRecentInput, startTime, value, sources} of list.getEntries())
    if (!hadRecentInput) shifts.push([value, startTime, sources.map(told)])
}).observe({type: "layout-shift"})
window.acknowledged = 0
window.open_requests = new Set()
window.WebSocket = class extends WebSocket {
  constructor(...line) {
    super(...line)
    this.addEventListener("message", ({data}) => {
      const {type, id, n} = JSON.parse(data)
      open_requests.delete(id)
      if (type === "ack") acknowledged = Math.max(acknowledged, n)
      else heard = Math.max(heard, n ?? 0)
    })
  }
  send(data) {
    open_requests.add(JSON.parse(data).id)
    super.send(data)
  }
}
"""
"""Notes layout shifts without recent input, open requests and the last entry that was told."""
UNREADABLE = """bad => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
  while (walker.nextNode()) {
    const one = walker.currentNode
    const said = (one.nodeType === Node.TEXT_NODE ? one.data : one.ariaLabel) ?? ""
    const own = said.replace(/Sitdown|La Cosa Nostra|SHA-256|\\b([IVX]+|[0-9a-f]{32,})\\b/g, "")
    if (RegExp(bad, "i").test(own) && !one.parentElement?.closest("style, script, noscript"))
      found.add(said.trim())
  }
  return [...found]
}"""
"""Texts and labels that match a pattern. Some names and digests are the same in any language."""
LANDMARKS = """() => {
  const still = ".top.wood, .stage, .stage [data-at^=seat-]:not([data-at=seat-0])"
  const bar = document.querySelector("footer.bar").getBoundingClientRect()
  const tops = [...document.querySelectorAll(still)].map(
    one => [one.dataset.at ?? one.className, Math.round(one.getBoundingClientRect().top)])
  return {...Object.fromEntries(tops), bar: Math.round(bar.bottom)}
}"""
"""How high those things lie that stand still in every game."""
ON_AN_ANSWER = """() => document.activeElement.matches(
  ".bar .options .btn:not([disabled]), .window .answers .btn:not([disabled])")"""
ASKED_OR_OVER = f"""choices => document.querySelector("main.result") ||
  !open_requests.size && heard >= acknowledged && ({ASKED})(choices)[1] > 0"""
"""Until the last answer is taken and the next question is shown."""
FOCUSED_OR_OVER = """() =>
  document.querySelector("main.result") || document.activeElement !== document.body"""


class Observer:
    """Looks at a visitor's page during a play."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.unreadable: set[str] = set()
        self.bad = f"{RAW}|{FOREIGN[visitor.look.language]}"
        self.page.add_init_script(OBSERVERS)

    def read(self) -> None:
        self.unreadable.update(self.page.evaluate(UNREADABLE, self.bad))

    def check_shifts(self, begun: float) -> None:
        """Nothing large has moved since then; before it the page came in parts."""
        shifts: list[tuple[float, float, list[str]]] = self.page.evaluate("shifts")
        least = SHIFT[self.visitor.look.size]
        assert [one for one in shifts if one[0] >= least and one[1] > begun] == []


def watch(observer: Observer, house: Service, id: str, wanted: int) -> None:
    """Others answer for the visitor: nothing was pressed, so every shift counts.

    After a press a browser forgives shifts for half a second. On a busy machine the answer
    itself moves things later than that, so shifts of one's own answers are not judged.
    """
    table = house.room.hall.tables[id]
    luck = Random(7)
    given = 0
    expect(observer.page.locator(".stage [data-at=seat-1]").first).to_be_visible()
    until(observer.page, "() => document.fonts.status === 'loaded'")
    landmarks = observer.page.evaluate(LANDMARKS)
    begun = observer.page.evaluate("performance.now()")
    while given < wanted:
        given += house.do(step(table, luck))
        last = table.sitting.feed.last(0)
        until(observer.page, "last => heard >= last", arg=last)
        observer.page.evaluate(DRAWN)
        observer.read()
        assert observer.page.evaluate(LANDMARKS) == landmarks
    observer.check_shifts(begun)


def play(observer: Observer, by: str) -> None:
    """Answers as they come, until there were enough presses or the game is over."""
    page, luck = observer.page, Random(7)
    for _ in range(PRESSED):
        until(page, ASKED_OR_OVER, arg=CHOICES)
        if observer.visitor.result.count():
            break
        if by == "mouse":
            answer(observer.visitor, luck)
        else:
            answer_by_number(observer.visitor, luck)
            until(page, FOCUSED_OR_OVER)
        observer.read()


def reach_an_answer_by_tab(visitor: Visitor) -> None:
    """From the top of the page."""
    until(visitor.page, ASKED_OR_OVER, arg=CHOICES)
    for _ in range(200):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(ON_AN_ANSWER):
            return
    pytest.fail("Tab leads to no answer")


def answers_of(visitor: Visitor, id: str) -> int:
    """How many answers of the first seat the table has taken."""
    return sum(one["kind"] == "events" and one["seat"] == 0 for one in visitor.log(id))


@pytest.mark.parametrize(("by", "language", "size"), PLAYS)
@pytest.mark.parametrize("game", sitdown.games())
def test_a_game_is_played(
    visitor: Visitors, house: Service, game: str, by: str, language: str, size: tuple[int, int]
) -> None:
    vera = visitor(NAMES[language], language=language, size=size)
    observer = Observer(vera)
    id = sit_with_bots(vera, game)
    watch(observer, house, id, WATCHED.get(game, MOST_WATCHED))
    if by == "keys":
        reach_an_answer_by_tab(vera)
        vera.page.keyboard.press("Enter")
    play(observer, by)
    assert answers_of(vera, id) >= FEWEST
    if IS_LONG:
        expect(vera.result).to_be_visible()
    drawn = vera.page.evaluate("drawn")
    assert len(drawn) >= FEWEST
    assert min(drawn) > 0
    assert observer.unreadable == set()
