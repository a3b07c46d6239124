"""Measures the size of the browser client and the time it takes to draw.

.venv/bin/python -m tools.measure                 # the first load, then a game of each
.venv/bin/python -m tools.measure wallet          # the first load, then a game of this one
"""

import gzip
import json
import statistics
import sys
from collections import Counter
from operator import itemgetter
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tools import web
from tools.screens import Camera, camera, running_house

GAMES = {"squirrels": 4, "gentlemen": 7, "wallet": 6, "vendetta": 4, "cosanostra": 4}
"""The games, each with the number of seats for the measurement."""
SHORT = {"cosanostra": {"rounds": 3}, "gentlemen": {"rounds": 1}}
WEIGHED = ("document", "script", "stylesheet", "image", "fetch")
FRAME = 16.0
"""Milliseconds of one frame on most screens."""
LONGEST = 2000
TRACED = ["toplevel", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"


def main() -> int:
    chosen = [game for game in GAMES if game in sys.argv[1:]] or list(GAMES)
    web.build()
    with running_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=web.find_chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        with camera(browser, address, "ru", "on", "1280") as one:
            weigh("the first load", one.page, "/", ".poster")
        for game in chosen:
            draw(browser, address, game)
        browser.close()
    return 0


def draw(browser: Browser, address: str, game: str) -> None:
    """Plays a game against bots. Prints the size of its page and the drawing times of its views."""
    with camera(browser, address, "ru", "on", "1280") as one:
        bots = [{"kind": "bot", "bot": "random"}] * (GAMES[game] - 1)
        wish = {"game": game, "players": GAMES[game], "seats": [{"kind": "me"}, *bots]}
        laid = one.post("/api/tables", {**wish, "pace": "quick", "options": SHORT.get(game, {})})
        weigh(f"{game}, opened by a link", one.page, f"/t/{laid['table']['id']}", "footer.bar")
        browser.start_tracing(page=one.page, categories=TRACED)
        play(one)
        times = drawn(json.loads(browser.stop_tracing())["traceEvents"])
    for what, spent in (("by the clock", 0), ("of the processor", 1)):
        ordered = sorted(time[spent] for time in times)
        most = statistics.quantiles(ordered, n=20)[-1]
        print(
            f"{game}, {GAMES[game]} seats, {len(times)} views: median"
            f" {statistics.median(ordered):.1f} ms {what}, 95 of 100 within {most:.1f} ms,"
            f" the slowest {ordered[-1]:.1f} ms; above {FRAME:.0f} ms: {above(ordered)}",
            flush=True,
        )


def above(times: list[float]) -> int:
    return sum(time > FRAME for time in times)


def drawn(trace: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """For each view: milliseconds by the clock, and milliseconds of CPU of its whole task.

    The time by the clock includes everything else that runs on the machine.
    """
    tasks = [one for one in trace if one["name"] == TASK and "tdur" in one]
    begun: dict[tuple[int, str], int] = {}
    found = []
    for one in sorted((one for one in trace if one["name"] == "draw"), key=itemgetter("ts")):
        key = (one["pid"], one["id2"]["local"])
        if one["ph"] == "b":
            begun[key] = one["ts"]
            continue
        start, end = begun.pop(key), one["ts"]
        around = [task for task in tasks if task["tid"] == one["tid"] and covers(task, start, end)]
        if around:
            found.append(((end - start) / 1000, min(task["tdur"] for task in around) / 1000))
    return found


def covers(task: dict[str, Any], start: int, end: int) -> bool:
    return bool(task["ts"] <= start and end <= task["ts"] + task["dur"])


def play(one: Camera) -> None:
    over = one.page.locator("main.result")
    for _ in range(LONGEST):
        if over.count():
            return
        if not one.answer():
            one.page.wait_for_timeout(40)


def weigh(what: str, page: Page, path: str, until: str) -> None:
    """Prints the gzipped size of everything that a page loads until it is drawn, without fonts."""
    asked: list[Response] = []

    def note(response: Response) -> None:
        asked.append(response)

    page.on("response", note)
    page.goto(path)
    page.wait_for_selector(until)
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", note)
    sizes: Counter[str] = Counter()
    for response in asked:
        kind = response.request.resource_type
        if response.ok and kind in WEIGHED:
            sizes[kind] += len(gzip.compress(response.body()))
    parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sizes.most_common())
    print(f"{what}: {sum(sizes.values()) / 1000:.1f} kB gzip ({parts})", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
