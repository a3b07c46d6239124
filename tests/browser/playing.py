"""Visitors who play through the decision bar, as it comes, until the game is over."""

from __future__ import annotations

import math
from random import Random

from playwright.sync_api import Error, Locator, TimeoutError, expect

import sitdown

from .visitor import Patience, Visitor

ENABLED = ".btn:not([disabled]):not(.icon)"
CHOICES = [
    ".chooser ul .btn:not(.other)",
    f".window .answers {ENABLED}",
    f"footer.bar .options {ENABLED}",
]
LIST = 0
"""The place of the open list among the choices."""
MOST_NUMBERS = 9
"""Answers that have a number on the keyboard."""
ASKED = """choices => {
  if (document.querySelector("main.result")) return [0, 0]
  const open = [".chooser", ".window"].findIndex(one => document.querySelector(one))
  const place = open < 0 ? 2 : open
  return [place, document.querySelectorAll(choices[place]).length]
}"""
"""Where the choices are, and how many."""
PATIENCE = 1500
"""Milliseconds for a click: what was asked may be over before it lands."""
MOST_CLICKS = 3000
"""More clicks than any game takes: clicks that change nothing must not go on for ever."""
TRIES = 5
"""So often a thing is carried to where it should go."""


def sit_with_bots(visitor: Visitor, game: str) -> str:
    """Lays a table with the fewest seats, all others taken by bots, and waits for a question."""
    players = sitdown.load(game).seats[0]
    bots = [{"kind": "bot", "bot": "cautious"}] * (players - 1)
    id = visitor.lay(game=game, players=players, seats=[{"kind": "me"}, *bots])
    expect(visitor.question).to_be_visible()
    return id


def play_to_the_end(*visitors: Visitor, seed: int = 7, most: float = math.inf) -> int:
    """Everybody answers by clicks until all see the result; gives the number of clicks.

    At most so many are made, where the end is not what is waited for.
    """
    luck = Random(seed)
    clicks = 0
    patience = Patience()
    while True:
        clicked = sum(answer(visitor, luck) for visitor in visitors)
        clicks += clicked
        if clicks >= most:
            return clicks
        assert clicks < MOST_CLICKS, [one.sight() for one in visitors]
        if not clicked:
            if all(visitor.result.count() for visitor in visitors):
                return clicks
            visitors[0].page.wait_for_timeout(50)
        patience.check(
            clicked, lambda: [one.bar.inner_text() for one in visitors if one.bar.count()]
        )


def is_over(visitor: Visitor, id: str) -> bool:
    """Whether a table's game has ended; if not, others are given a moment to do something."""
    over: bool = visitor.table(id)["state"] == "over"
    if not over:
        visitor.page.wait_for_timeout(50)
    return over


def answer(visitor: Visitor, luck: Random) -> bool:
    """One click towards an answer, if anything is asked of this visitor."""
    button = offered(visitor, luck)
    return button is not None and click(button)


def answer_by_number(visitor: Visitor, luck: Random) -> bool:
    """The same without a mouse: by the number of an answer, in the open list by focus and Enter."""
    place, count = visitor.page.evaluate(ASKED, CHOICES)
    if not count:
        return False
    number = luck.randrange(count)
    if place == LIST or number >= MOST_NUMBERS:
        return press(visitor.page.locator(CHOICES[place]).nth(number))
    visitor.page.keyboard.press(str(number + 1))
    return True


def press(button: Locator) -> bool:
    """Gives a button the focus and presses Enter."""
    try:
        button.press("Enter", timeout=PATIENCE)
    except (TimeoutError, Error):
        return False
    return True


def offered(visitor: Visitor, luck: Random) -> Locator | None:
    """One of the buttons that lead on, if there are any: in the open list, else in the bar.

    The page is asked once only: most of the time of a game by clicks goes into such questions.
    """
    place, count = visitor.page.evaluate(ASKED, CHOICES)
    return visitor.page.locator(CHOICES[place]).nth(luck.randrange(count)) if count else None


def click(button: Locator) -> bool:
    try:
        button.click(timeout=PATIENCE)
    except (TimeoutError, Error):
        put_note_away(button)
        return False
    return True


def click_in_the_end(button: Locator) -> None:
    """Clicks a button that stays, however many notes open over it before the click lands."""
    patience = Patience()
    while not click(button):
        patience.check(False, lambda: "something lies over what is to be pressed")


def put_note_away(button: Locator) -> None:
    """Closes the note to what the pointer rests on. It may lie over the button, and goes only when
    the pointer does; that of a click moves only once nothing is in its way.
    """
    if button.page.get_by_role("tooltip").count():
        button.page.keyboard.press("Escape")


def drag(visitor: Visitor, thing: Locator, target: Locator) -> None:
    """Carries a thing onto a lit target; what others do meanwhile may move both, so look again."""
    for _ in range(TRIES):
        if carry(visitor, thing, target):
            return
    raise AssertionError("what was carried is not taken there")


def carry(visitor: Visitor, thing: Locator, target: Locator) -> bool:
    """By its upper left corner, which is free in a fan too; put back where nothing takes it."""
    thing.scroll_into_view_if_needed()
    start = thing.bounding_box()
    assert start is not None
    mouse = visitor.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 12)
    mouse.down()
    mouse.move(start["x"] + 40, start["y"] - 10, steps=3)
    end = target.bounding_box()
    assert end is not None
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    taken = is_taken(visitor)
    if not taken:
        mouse.move(2, 2, steps=3)
    mouse.up()
    return taken


def is_taken(visitor: Visitor) -> bool:
    try:
        expect(visitor.page.locator(".drag-over")).to_have_count(1, timeout=2 * PATIENCE)
    except AssertionError:
        return False
    return True


def lesson_at(visitor: Visitor, game: str, step: int) -> Locator:
    """Goes to a step of a lesson, where it is known what lies on the table; gives the coach."""
    if not visitor.page.url.endswith(f"/lesson/{game}"):
        visitor.open(f"/lesson/{game}")
    now = visitor.page.locator(".steps .now")
    expect(now).to_be_visible()
    # To begin the same step once more would undo what is done meanwhile.
    if now.inner_text() != str(step):
        visitor.page.locator(".steps button").nth(step - 1).click()
    expect(now).to_have_text(str(step))
    return visitor.page.locator(".coach")
