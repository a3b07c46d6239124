"""Takes screenshots of every page and board, for phone and desktop, in both languages.

They are written into web/screens.

.venv/bin/python -m tools.screens                 # all of them
.venv/bin/python -m tools.screens lobby wallet    # those whose names begin like this
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from sitdown import games
from tools import web

FOLDER = web.WEB / "screens"
SIZES = {"1280": (1280, 800), "390": (390, 844)}
LOOKS = [("ru", "on"), ("en", "off")]
PLAIN = re.compile("Plain table|Простой стол")
WINDOWS = {
    ".window": ".window .answers .btn:not([disabled]):not(.icon)",
    ".chooser": ".chooser ul .btn:not(.other)",
}
"""Elements that can cover the table, each with the buttons that answer it."""
LONGEST = 400
"""The most clicks to reach a phase."""


class Camera:
    """A page of one size, language and colour scheme, with the suffix of its screenshots."""

    def __init__(self, page: Page, look: str) -> None:
        self.page = page
        self.look = look
        self.luck = Random(7)

    def shoot(self, name: str, whole: bool = False) -> None:
        self.page.wait_for_timeout(300)
        self.page.screenshot(path=FOLDER / f"{name}-{self.look}.png", full_page=whole)

    def table(self, name: str) -> None:
        """Takes a screenshot of a table; on a phone two: its top, then the part above the bar."""
        if self.page.viewport_size and self.page.viewport_size["width"] < 720:
            self.page.evaluate("scrollTo(0, 0)")
            self.shoot(f"{name}-top")
            self.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        self.shoot(name)

    def open(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.page.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, game: str, players: int, pauses: bool = False, **wish: Any) -> str:
        bots = [{"kind": "bot", "bot": "cautious"}] * (players - 1)
        seats = [{"kind": "me"}, *bots]
        wanted = {"game": game, "players": players, "seats": seats, "pace": "quick", **wish}
        id: str = self.post("/api/tables", wanted)["table"]["id"]
        self.open(f"/t/{id}")
        self.page.wait_for_selector("footer.bar, main.room")
        return id

    def until(self, wanted: Callable[[Page], bool]) -> bool:
        """Answers at random until `wanted` is true. Returns whether that happened."""
        for _ in range(LONGEST):
            if wanted(self.page):
                return True
            if self.page.locator("main.result").count():
                return False
            if not self.answer():
                self.page.wait_for_timeout(80)
        return False

    def answer(self) -> bool:
        page = self.page
        where = "footer.bar .options .btn:not([disabled]):not(.icon)"
        for over, answers in WINDOWS.items():
            if page.locator(over).count():
                where = answers
        offered = page.locator(where)
        count = offered.count()
        if not count:
            return False
        try:
            offered.nth(self.luck.randrange(count)).click(timeout=1000)
        except Error:
            return False
        return True

    def clear(self) -> None:
        """Closes the list of choices, so that the board can be seen."""
        if self.page.locator(".chooser").count():
            self.page.locator("dialog:has(.chooser) header .btn.icon").click()

    def finish(self) -> None:
        self.until(lambda page: bool(page.locator("main.result").count()))
        self.page.wait_for_timeout(1200)


def asked(phase: str) -> Callable[[Page], bool]:
    """A condition: the game is in this phase and waits for this player."""
    seen = f".frame[data-phase='{phase}'] footer.bar .options .btn"
    return lambda page: bool(page.locator(seen).count())


def lobby(camera: Camera) -> None:
    camera.open("/")
    camera.shoot("lobby", whole=True)
    camera.page.locator(".top button").last.click()
    camera.shoot("menu")


def pages(camera: Camera) -> None:
    for name, path in (
        ("new", "/new?game=cosanostra"),
        ("lessons", "/lessons"),
        ("rules", "/rules/wallet"),
        ("replays", "/replays"),
        ("about", "/about"),
        ("missing", "/t/nowhere"),
    ):
        camera.open(path)
        camera.shoot(name, whole=True)
    id = camera.post("/api/tables", {"game": "gentlemen", "players": 5})["table"]["id"]
    camera.open(f"/t/{id}")
    camera.page.wait_for_selector("main.room")
    camera.shoot("waiting", whole=True)


def squirrels(camera: Camera) -> None:
    camera.sit("squirrels", 4)
    camera.table("squirrels-place")
    for phase in ("play", "resolve", "raid", "customs"):
        if camera.until(asked(phase)):
            camera.clear()
            if phase == "play":
                camera.page.locator(".hand .card:not(.disabled)").nth(1).click()
                camera.page.wait_for_timeout(400)
            camera.table(f"squirrels-{phase}")
    camera.finish()
    camera.shoot("squirrels-result", whole=True)
    over("squirrels", camera)


def gentlemen(camera: Camera) -> None:
    camera.sit("gentlemen", 7, options={"rounds": 1})
    camera.page.locator(".others .stepper button").nth(1).click()
    camera.page.locator(".others .stepper button").nth(1).click()
    camera.table("gentlemen-offer")
    for phase in ("final", "talk", "vote"):
        if camera.until(asked(phase)):
            camera.clear()
            camera.table(f"gentlemen-{phase}")
    camera.finish()
    camera.shoot("gentlemen-result", whole=True)


def gentlemen_count(camera: Camera) -> None:
    pausing(camera)
    camera.sit("gentlemen", 5)
    if camera.until(lambda page: bool(page.locator(".stamp").count())):
        camera.shoot("gentlemen-count", whole=True)


def wallet(camera: Camera) -> None:
    camera.sit("wallet", 6)
    for phase in ("turn", "pass-cards", "passport", "last-cards", "forfeit"):
        if camera.until(asked(phase)):
            camera.clear()
            if phase == "turn":
                camera.page.locator(".group .card:not(.disabled)").first.click()
            camera.table(f"wallet-{phase}")
    camera.finish()
    camera.shoot("wallet-result", whole=True)


def wallet_judgement(camera: Camera) -> None:
    pausing(camera)
    camera.sit("wallet", 4)
    if camera.until(lambda page: bool(page.locator(".judgement").count())):
        camera.shoot("wallet-judgement", whole=True)


def others(camera: Camera) -> None:
    for game in ("vendetta", "cosanostra"):
        camera.sit(game, 4)
        camera.table(f"{game}-first")
        for _ in range(25):
            camera.answer()
            camera.page.wait_for_timeout(60)
        camera.clear()
        camera.table(f"{game}-later")


def lessons(camera: Camera) -> None:
    for game in games():
        camera.open(f"/lesson/{game}")
        camera.page.wait_for_selector(".coach")
        steps = camera.page.locator(".steps button")
        for place in range(steps.count()):
            steps.nth(place).click()
            camera.page.locator(".steps .now", has_text=str(place + 1)).wait_for()
            camera.shoot(f"lesson-{game}-{place + 1}")


def states(camera: Camera) -> None:
    """Takes screenshots of a curtain, an open list of choices and the plain table."""
    both = [{"kind": "me"}, {"kind": "me", "name": "Gosha"}]
    id = camera.post("/api/tables", {"game": "squirrels", "players": 2, "seats": both})["table"][
        "id"
    ]
    camera.open(f"/t/{id}")
    camera.page.wait_for_selector("main.curtain")
    camera.shoot("hot-seat")
    camera.sit("squirrels", 3)
    camera.page.locator("footer.bar .options .all").click()
    camera.shoot("chooser")
    camera.clear()
    camera.page.locator(".top button").last.click()
    camera.page.get_by_role("switch", name=PLAIN).check()
    camera.page.locator("dialog header button").click()
    camera.table("plain")


def over(game: str, camera: Camera) -> None:
    camera.page.locator("main.result .row a").first.click()
    camera.page.wait_for_selector("main.replay")
    camera.page.wait_for_timeout(900)
    camera.page.keyboard.press("End")
    for _ in range(8):
        camera.page.keyboard.press("ArrowLeft")
    camera.shoot(f"{game}-replay")


def pausing(camera: Camera) -> None:
    camera.open("/")
    camera.page.evaluate(
        "localStorage['sitdown.settings'] = JSON.stringify("
        "{...JSON.parse(localStorage['sitdown.settings']), pauses: true})"
    )


SUBJECTS: dict[str, Callable[[Camera], None]] = {
    "lobby": lobby,
    "pages": pages,
    "squirrels": squirrels,
    "gentlemen": gentlemen,
    "gentlemen-count": gentlemen_count,
    "wallet": wallet,
    "wallet-judgement": wallet_judgement,
    "others": others,
    "lessons": lessons,
    "states": states,
}


def main() -> int:
    chosen = sys.argv[1:] or list(SUBJECTS)
    subjects = [name for name in SUBJECTS if any(name.startswith(one) for one in chosen)]
    web.build()
    FOLDER.mkdir(exist_ok=True)
    with running_house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=web.find_chromium(), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for name in subjects:
            for language, lamp in LOOKS:
                for width in SIZES:
                    with camera(browser, address, language, lamp, width) as one:
                        SUBJECTS[name](one)
                        print(name, one.look, flush=True)
        browser.close()
    return 0


@contextmanager
def camera(
    browser: Browser, address: str, language: str, lamp: str, width: str
) -> Iterator[Camera]:
    size = SIZES[width]
    context = browser.new_context(
        base_url=address,
        locale={"ru": "ru-RU", "en": "en-GB"}[language],
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if lamp == "on" else "light",
        reduced_motion="reduce",
    )
    settings = json.dumps({"pauses": False, "known": games()})
    context.add_init_script(f"localStorage['sitdown.settings'] ??= JSON.stringify({settings})")
    page = context.new_page()
    one = Camera(page, f"{language}-{'dark' if lamp == 'on' else 'light'}-{width}")
    one.post("/api/guest", {"name": {"ru": "Вера", "en": "Vera"}[language], "mask": "fox-head"})
    yield one
    context.close()


@contextmanager
def running_house() -> Iterator[str]:
    """Runs a server with its own store, and yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        program = shutil.which("sitdown", path=str(Path(sys.executable).parent)) or "sitdown"
        command = [program, "serve", "--port", "0", "--no-browser", "--store", f"{folder}/tables"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            try:
                yield said.split(" at ")[1].split("/ ")[0]
            finally:
                server.terminate()


if __name__ == "__main__":
    raise SystemExit(main())
