"""Somebody with a real browser: what they do in the house, and what must not happen meanwhile."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
)

from sitdown import games
from sitdown.kernel import Document

from .shown import watch

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = (360, 740)
DESK = (1280, 800)
RETRIES = 3
WIDER = """() => {
  if (document.documentElement.scrollWidth > innerWidth) return true
  const scrolls = thing => {
    for (; thing && thing !== document.body; thing = thing.parentElement) {
      const {overflowX, textOverflow} = getComputedStyle(thing)
      if (["auto", "scroll"].includes(overflowX) || textOverflow === "ellipsis") return true
    }
    return false
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!text.data.trim() || text.parentElement.closest(".sr, .skip, dialog, style")) continue
    if (getComputedStyle(text.parentElement).clipPath === "inset(50%)") continue
    range.selectNodeContents(text)
    const {left, right, width} = range.getBoundingClientRect()
    if (width && (right > innerWidth + 1 || left < -1) && !scrolls(text.parentElement)) return true
  }
  return false
}"""
"""Whether the page scrolls sideways, or some text lies beyond its edge where nothing scrolls.

Text for screen readers only does not count.
"""
SMALL = """() => [...document.querySelectorAll(
    "button, [role=button], a.btn, nav a, header a, input, summary")]
  .map(thing => thing.closest("label") ?? thing)
  .filter(thing => {
    const {width, height} = thing.getBoundingClientRect()
    const ring = thing.matches(".btn.small") ? 8 : 0
    return width && height && (width + ring < 43.5 || height + ring < 43.5)
  })
  .map(thing => `${thing.className}: ${thing.textContent.trim()} ${thing.ariaLabel ?? ""}`)
"""
PATIENCE = 60_000
"""Milliseconds until what is expected counts as missing: a busy machine is no fault."""
DRAWN = "() => new Promise(end => requestAnimationFrame(() => requestAnimationFrame(end)))"
"""Until what has changed is on the screen."""
LUCK = r"""
const luck = crypto.getRandomValues.bind(crypto)
const isCut = some =>
  some.length === 32 && new Error().stack.split("\n")[3].includes("/assets/")
crypto.getRandomValues = some => isCut(some) ? some.fill(7) : luck(some);
"""
"""The client cuts the same way each time. Ids differ, and the luck of others is left alone."""
ARRIVAL = """
if (!sessionStorage.arrived) {
  localStorage.clear()
  localStorage["sitdown.settings"] = %s
  sessionStorage.arrived = "yes"
}
"""
"""Once in a visit: who had the browser before has left nothing, and what is set later stays."""
PLAIN = """
const plain = new CSSStyleSheet()
plain.replaceSync(`*, *::before, *::after {
  background-image: none !important; box-shadow: none !important; text-shadow: none !important;
}`)
document.adoptedStyleSheets = [plain]
"""
"""Without what is only painted: a machine without a graphics card spends most of its time on it."""
VIOLATIONS = """async () => {
  const plain = [...document.adoptedStyleSheets]
  document.adoptedStyleSheets = []
  const found = await axe.run(document, {resultTypes: ["violations"]})
  document.adoptedStyleSheets = plain
  return found.violations.map(({id, nodes}) => id + ": " + nodes.slice(0, 4).map(
    ({target, any}) => target.join(" ") + " (" + (any[0]?.message ?? "") + ")").join("; "))
}"""
"""All rules are tried, on all that is painted; what they find in order is not gathered."""
STOPWATCH = """
window.drawn = []
new PerformanceObserver(list => drawn.push(...list.getEntries().map(e => e.duration)))
  .observe({type: 'measure'})
"""
QUIET = {"motion": "still", "pauses": False, "wax": 0, "known": games()}
"""Nothing flies, waits or has to be read first: so tests are quick."""


def until(page: Page, condition: str, arg: Any = None) -> None:
    """Waits until a JavaScript function of the page gives something true.

    Playwright's own `wait_for_function` evaluates its text again inside the page. The content
    policy of the house forbids that, so it fails whenever the first look is too early.
    """
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition, arg):
        assert time.monotonic() < end, f"never true: {condition}"
        page.wait_for_timeout(20)


class Patience:
    """Ends a test when nothing has happened for long; how long all of it takes does not matter."""

    def __init__(self) -> None:
        self.end = 0.0
        self.renew()

    def renew(self) -> None:
        self.end = time.monotonic() + PATIENCE / 1000

    def check(self, happened: object, say: Callable[[], object]) -> None:
        """Waits on if something has happened, or not for long; else says what is the matter."""
        if happened:
            self.renew()
        assert time.monotonic() < self.end, say()


class Look(NamedTuple):
    """The language, window size and light that a visitor has."""

    language: str = "en"
    size: tuple[int, int] = DESK
    lamp: str = "on"

    @property
    def has_touch(self) -> bool:
        return self.size[0] < 720


Kind = tuple[str, bool]
"""What cannot be changed in a context once it is made: its language, and whether it has touch."""


class Cloakroom:
    """A pool of browser contexts. A visitor gives its context back without cookies and settings.

    The next visitor finds the files of the house in its cache: a page in a new context costs twice
    the CPU time.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        workers: Literal["allow", "block"] = "block",
        trusting: bool = False,
    ) -> None:
        self.browser = browser
        self.workers = workers
        self.address = address
        self.trusting = trusting
        """Whether any certificate is taken, also one that nobody has signed."""
        self.idle: dict[Kind, list[BrowserContext]] = {}

    def lend(self, look: Look) -> BrowserContext:
        idle = self.idle.setdefault((look.language, look.has_touch), [])
        return idle.pop() if idle else self.make(look)

    def take_back(self, look: Look, context: BrowserContext) -> None:
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self.idle[look.language, look.has_touch].append(context)

    def make(self, look: Look) -> BrowserContext:
        context = self.browser.new_context(
            base_url=self.address,
            locale={"en": "en-GB", "ru": "ru-RU"}[look.language],
            has_touch=look.has_touch,
            reduced_motion="reduce",
            # What goes through a worker can neither be held up nor told apart.
            service_workers=self.workers,
            ignore_https_errors=self.trusting,
        )
        context.set_default_timeout(PATIENCE)
        return context


class Visitor:
    """A page in a browser of its own: cookies and settings are nobody else's."""

    def __init__(self, cloakroom: Cloakroom, look: Look, **settings: Any) -> None:
        self.cloakroom = cloakroom
        self.address = cloakroom.address
        self.look = look
        self.context = cloakroom.lend(look)
        self.has_own_time = False
        self.may_lose_line = False
        """Whether the server may be out of reach, which browsers log as an error."""
        self.faults: list[str] = []
        self.hosts: set[str] = set()
        self.page: Page = self.new_page()
        chosen = json.dumps({**QUIET, "language": look.language, **settings})
        self.page.add_init_script(f"{ARRIVAL % json.dumps(chosen)}{LUCK}{STOPWATCH}{PLAIN}")
        self.page.on("console", self.overhear)
        self.page.on("pageerror", lambda error: self.faults.append(error.stack or str(error)))
        self.page.on("request", self.notice)

    def new_page(self) -> Page:
        """A page of the visitor's size and light; contexts are shared by visitors of any."""
        page = self.context.new_page()
        watch(page, self.faults)
        page.set_viewport_size({"width": self.look.size[0], "height": self.look.size[1]})
        page.emulate_media(
            color_scheme="light" if self.look.lamp == "off" else "dark", reduced_motion="reduce"
        )
        return page

    def overhear(self, message: ConsoleMessage) -> None:
        # A newcomer asks who he is, and a refusal is an answer: browsers log both as errors.
        answered = "the server responded with a status of 4" in message.text
        blocked = "Service Worker registration blocked" in message.text
        # Browsers take this header on secure pages only, and say so on others.
        plain = "Cross-Origin-Opener-Policy header has been ignored" in message.text
        lost = "net::ERR_" in message.text or "WebSocket connection to" in message.text
        expected = answered or blocked or plain or (lost and self.may_lose_line)
        if message.type in ("error", "warning") and not expected:
            self.faults.append(f"{message.text} ({message.location})")

    def notice(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss"):
            self.hosts.add(parts.netloc)

    def sight(self) -> str:
        """Where the visitor is, what is to be read there, and what has gone wrong."""
        try:
            text = self.page.locator("body").inner_text(timeout=5000)
        except Error as reason:
            text = f"nothing: {reason}"
        return "\n".join([self.page.url, *self.faults, text])

    def raw_texts(self) -> list[str]:
        """What is raw in the page as it is now, with what stands in its fields."""
        try:
            found: list[str] = self.page.evaluate("window.rawTexts?.() ?? []")
        except Error:
            return []  # The page is closed, or on its way to another one.
        return found

    def leave(self) -> None:
        """Gives the browser back; nothing may have gone wrong, and no other host was asked."""
        self.faults += self.raw_texts()
        if self.has_own_time:
            self.context.close()
        else:
            self.cloakroom.take_back(self.look, self.context)
        assert self.faults == [], self.faults
        assert self.hosts <= {urlsplit(self.address).netloc}

    def forget_files(self) -> None:
        """Like somebody who has never been here: whatever the house sends has to be fetched."""
        self.context.new_cdp_session(self.page).send("Network.clearBrowserCache")

    def stop_time(self) -> None:
        """From here on time goes by when the test says so; the browser is nobody else's after."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)

    def bring_own_time(self) -> None:
        """Time can be stopped. It goes by itself until then."""
        self.has_own_time = True
        self.page.clock.install()

    def cut_off(self) -> None:
        """Takes the network from the browser."""
        self.may_lose_line = True
        self.context.set_offline(True)

    def reconnect(self) -> None:
        self.context.set_offline(False)

    # In the house.

    def open(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.locator("#content, main").first.wait_for()

    def get(self, path: str) -> APIResponse:
        """Asks the server; again, if it closes an idle connection in that very moment."""
        return self.context.request.get(path, max_retries=RETRIES)

    def post(self, path: str, data: Any) -> APIResponse:
        return self.context.request.post(path, data=data, max_retries=RETRIES)

    def introduce(self, name: str) -> None:
        answer = self.post("/api/guest", data={"name": name})
        assert answer.ok, answer.text()

    def lay(self, **wish: Any) -> str:
        """Lays a table and goes there."""
        answer = self.post("/api/tables", data={"pace": "quick", **wish})
        assert answer.ok, answer.text()
        id: str = answer.json()["table"]["id"]
        self.open(f"/t/{id}")
        return id

    def join(self, id: str) -> None:
        answer = self.post(f"/api/tables/{id}/join", data={})
        assert answer.ok, answer.text()
        self.open(f"/t/{id}")

    def table(self, id: str) -> Document:
        found: Document = self.get(f"/api/tables/{id}").json()["table"]
        return found

    def log(self, id: str) -> list[Document]:
        """All entries of a table as its first seat was told them."""
        answer = self.get(f"/api/tables/{id}/log?seat=0&from=1&to=2000")
        found: list[Document] = answer.json()["entries"]
        return found

    # At the table.

    @property
    def bar(self) -> Locator:
        return self.page.locator("footer.bar")

    @property
    def question(self) -> Locator:
        return self.bar.locator(".ask b")

    @property
    def result(self) -> Locator:
        return self.page.locator("main.result")

    @property
    def ledger(self) -> Locator:
        return self.page.get_by_role("log").first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    # For everyone.

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        return [str(one) for one in self.page.evaluate(VIOLATIONS)]

    def small_targets(self) -> list[str]:
        """What can be pressed and is smaller than a finger, with the ring around small buttons."""
        return [str(one) for one in self.page.evaluate(SMALL)]

    def overflows(self) -> bool:
        """Whether the page is wider than the window, or words are cut off at its edge."""
        wider: bool = self.page.evaluate(WIDER)
        return wider
