"""What the browser client weighs and how long it draws.

.venv/bin/python -m tools.measure                 # the first load, then a game of each
.venv/bin/python -m tools.measure wallet          # the first load, then a game of this one
"""

import gzip
import statistics
import sys
from collections import Counter

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tools import web
from tools.screens import Camera, camera, running_house

GAMES = {"squirrels": 4, "gentlemen": 7, "wallet": 6, "vendetta": 4, "cosanostra": 4}
"""Each with the seats at which it is measured."""
SHORT = {"cosanostra": {"rounds": 3}, "gentlemen": {"rounds": 1}}
WEIGHED = ("document", "script", "stylesheet", "image", "fetch")
FRAME = 16.0
"""Milliseconds of one picture on most screens."""
LONGEST = 2000
NOTE = (
    "window.drawn = []; new PerformanceObserver(list =>"
    " drawn.push(...list.getEntries().map(entry => entry.duration))).observe({type: 'measure'})"
)


def main() -> int:
    chosen = [game for game in GAMES if game in sys.argv[1:]] or list(GAMES)
    web.build()
    with running_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=web.find_chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        with camera(browser, address, "ru", "on", "1280") as one:
            weigh("the first load", one.page, "/")
        for game in chosen:
            draw(browser, address, game)
        browser.close()
    return 0


def draw(browser: Browser, address: str, game: str) -> None:
    """Plays a game against bots; what its page weighs, and how long its views took."""
    with camera(browser, address, "ru", "on", "1280") as one:
        one.page.add_init_script(NOTE)
        one.sit(game, GAMES[game], options=SHORT.get(game, {}))
        weigh(f"{game}, opened at the table", one.page, one.page.url)
        one.page.wait_for_selector("footer.bar")
        play(one)
        drawn = sorted(one.page.evaluate("drawn"))
    late = sum(time > FRAME for time in drawn)
    at = statistics.quantiles(drawn, n=20)
    middle = statistics.median(drawn)
    print(
        f"{game}, {GAMES[game]} seats: {len(drawn)} views, median {middle:.1f} ms,"
        f" 95 of 100 within {at[18]:.1f} ms, the slowest {drawn[-1]:.1f} ms;"
        f" above {FRAME:.0f} ms: {late}",
        flush=True,
    )


def play(one: Camera) -> None:
    over = one.page.locator("main.result")
    for _ in range(LONGEST):
        if over.count():
            return
        if not one.answer():
            one.page.wait_for_timeout(40)


def weigh(what: str, page: Page, path: str) -> None:
    """All that a page asks for until it stands, fonts aside, as gzip makes it."""
    sizes: Counter[str] = Counter()

    def note(response: Response) -> None:
        kind = response.request.resource_type
        if response.ok and kind in WEIGHED:
            sizes[kind] += len(gzip.compress(response.body()))

    page.on("response", note)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", note)
    parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sizes.most_common())
    print(f"{what}: {sum(sizes.values()) / 1000:.1f} kB gzip ({parts})", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
