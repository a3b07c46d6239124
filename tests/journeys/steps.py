"""Steps that several journeys have in common, taken by clicks."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor

CARDS = 8
"""Cards that everybody has at the beginning."""
HAND = {"en": "Your cards", "ru": "Ваши карты"}


def lay_squirrels(vera: Visitor, *, rated: bool = False) -> str:
    """Vera lays a table for two from the lobby; gives the link that the waiting room shows."""
    vera.open("/")
    call_oneself(vera, "Vera")
    vera.page.get_by_role("link", name="Lay a table").first.click()
    vera.page.get_by_role("radio", name="New York Squirrels").check()
    for _ in range(2):
        vera.page.get_by_role("group", name="Seats").get_by_role("button", name="Fewer").click()
    vera.page.get_by_role("group", name="clock").get_by_role("radio", name="Churchill").check()
    if rated:
        vera.page.get_by_role("switch", name=re.compile("^For the ladder")).check()
    vera.button("Open the table").click()
    expect(vera.button("Begin: one is missing")).to_be_disabled()
    shown = vera.page.locator(".line b").inner_text()
    return f"{vera.address.partition('://')[0]}://{shown}"


def call_oneself(vera: Visitor, name: str) -> None:
    vera.button("Menu").click()
    vera.page.get_by_label("Name", exact=True).fill(name)
    vera.button("Remember").click()
    expect(vera.button("Remembered")).to_be_visible()
    vera.button("Close").click()


def sit_down(gosha: Visitor, link: str) -> None:
    """Gosha follows a link, says who he is and takes the free chair."""
    gosha.open(link)
    gosha.page.get_by_label("Имя").fill("Гоша")
    gosha.button("Сесть как Гоша").click()


def begin(vera: Visitor, gosha: Visitor, *, rated: bool = False) -> str:
    """Both sit at a table that Vera has laid, and are asked; gives the table."""
    sit_down(gosha, lay_squirrels(vera, rated=rated))
    for one in (vera, gosha):
        expect_first_question(one)
    return table_of(vera)


def expect_first_question(visitor: Visitor) -> None:
    """The question is there, and the board, which is loaded after it."""
    expect(visitor.question).to_be_visible()
    expect(hand_of(visitor)).to_have_count(CARDS)


def table_of(visitor: Visitor) -> str:
    """The table where a visitor is."""
    return visitor.page.url.rpartition("/")[2]


def answers_of(visitor: Visitor, table: str, seat: int) -> int:
    """How many answers of a seat the table has taken."""
    return sum(one["kind"] == "events" and one["seat"] == seat for one in visitor.log(table))


def hand_of(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=HAND[visitor.look.language]).get_by_role("button")


def give_an_answer(gosha: Visitor) -> None:
    hand = hand_of(gosha)
    cards = hand.count()
    hand.first.click()
    gosha.bar.locator(".answer").first.click()
    expect(hand).to_have_count(cards - 1)


def say(visitor: Visitor, text: str) -> None:
    """Says something to the table; on a phone talk lies on a sheet of its own."""
    talk = visitor.page.locator(".talk input:visible")
    if visitor.look.has_touch and not talk.is_visible():
        visitor.button("Журнал и разговор").click()
        visitor.page.get_by_role("tab", name="Разговор").click()
    talk.fill(text)
    talk.press("Enter")
