"""The frame that all tables share: the line, refusals, talk, given words, settings, leaving."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from sitdown.words import Words
from tests.suites import long_case

from .conftest import Visitors
from .playing import answer, play_to_the_end
from .visitor import DESK, PHONE, Visitor, until

SOCKETS = re.compile(r"/socket\?")
TWO_CARDS = {"first": 0, "deck": {"cards": ["contraband-2", "bank"]}}
"""A game of squirrels that is over after two turns each."""


def against_bot(visitor: Visitor, **wish: Any) -> str:
    """A game of squirrels against Knuckles, in which the visitor begins."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random", "name": "Knuckles"}]
    return visitor.lay(
        **{"game": "squirrels", "players": 2, "seats": seats, "options": {"first": 0}, **wish}
    )


def choose_a_card(visitor: Visitor, card: str = "bank") -> None:
    visitor.page.get_by_role("button", name=f"{card}, in hand").click()


class Line:
    """Stands between a page and the server: can cut the line, and change what is sent."""

    def __init__(self, visitor: Visitor) -> None:
        self.cut = False
        self.open: list[WebSocketRoute] = []
        self.change: Callable[[dict[str, Any]], None] = lambda _: None
        self.swallow_acks = False
        visitor.page.route_web_socket(SOCKETS, self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        if self.cut:
            page.close(code=1011)
            return
        server = page.connect_to_server()
        self.open.append(page)

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            self.change(message)
            server.send(json.dumps(message))

        def to_page(text: str | bytes) -> None:
            if not (self.swallow_acks and json.loads(text)["type"] in ("ack", "news")):
                page.send(text)

        page.on_message(to_server)
        server.on_message(to_page)

    def break_off(self) -> None:
        self.cut = True
        for one in self.open:
            one.close(code=1011)
        self.open = []


def test_a_lost_line_comes_back_in_the_middle_of_a_decision(visitor: Visitors) -> None:
    vera = visitor()
    vera.bring_own_time()
    line = Line(vera)
    against_bot(vera)
    expect(vera.question).to_contain_text("Which card")
    line.break_off()
    # It would come back by itself, perhaps before anybody has pressed anything.
    vera.stop_time()
    expect(vera.bar.get_by_role("alert")).to_contain_text("Your move is safe")
    line.cut = False
    vera.button("Try now").click()
    expect(vera.question).to_contain_text("Which card")
    choose_a_card(vera)
    vera.bar.get_by_role("button", name="bank on the left").click()
    expect(vera.ledger).to_contain_text("bank")


def own_moves(visitor: Visitor, id: str) -> list[dict[str, Any]]:
    return [one for one in visitor.log(id) if one["kind"] == "events" and one["seat"] == 0]


def test_a_refused_act_changes_nothing_and_an_unanswered_one_is_done_once(
    visitor: Visitors,
) -> None:
    """A refusal says why. An act without an answer is sent again when the line is back."""
    vera = visitor()
    line = Line(vera)
    id = against_bot(vera)

    def cheat(message: dict[str, Any]) -> None:
        if message["type"] == "act":
            message["act"]["card"] = "jackpot"

    line.change = cheat
    choose_a_card(vera)
    lay_it = vera.bar.get_by_role("button", name="bank on the left")
    lay_it.click()
    alert = vera.bar.get_by_role("alert")
    expect(alert).to_contain_text('no card "jackpot"')
    expect(alert).to_contain_text("Nothing has changed.")
    assert own_moves(vera, id) == []
    line.change = lambda _: None

    line.swallow_acks = True
    lay_it.click()
    # The server has the act, and the page does not know it.
    while not own_moves(vera, id):
        vera.page.wait_for_timeout(50)
    line.break_off()
    line.cut = line.swallow_acks = False
    expect(vera.ledger).to_contain_text("You choose bank")
    assert len(own_moves(vera, id)) == 1


def test_people_talk_give_their_word_leave_and_come_back(visitor: Visitors) -> None:
    """A word given is kept in mind; a bot plays on for a player who has left."""
    vera, gosha = visitor("Vera"), visitor("Gosha")
    id = vera.lay(game="squirrels", players=2)
    gosha.join(id)
    for one in (vera, gosha):
        expect(one.question).to_be_visible()
    vera.page.get_by_label("Say to the table…").fill("Good evening")
    vera.button("Send").click()
    expect(gosha.ledger).to_contain_text("Vera: Good evening")
    vera.page.get_by_role("tab", name="Words").click()
    vera.page.get_by_label("To whom").select_option("Gosha")
    vera.page.get_by_label("What you promise").fill("I will not raid you")
    vera.button("On my honour").click()
    gosha.page.get_by_role("tab", name="Words").click()
    expect(gosha.page.get_by_text("«I will not raid you»")).to_be_visible()
    expect(gosha.page.get_by_text("Vera has done nothing since")).to_be_visible()
    gosha.button("Broken").click()
    expect(vera.page.locator("li.broken")).to_contain_text("broken")
    vera.page.get_by_text("I never raid you").click()
    vera.button("On my honour").click()
    pledged = gosha.page.locator("li.standing", has_text="I never raid you")
    expect(pledged).to_contain_text("the record decides")
    expect(pledged.get_by_role("button")).to_have_count(0)

    gosha.button("Menu").click()
    gosha.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    gosha.button("Resign to a bot").click()
    expect(gosha.page.locator(".poster")).to_have_count(5)
    vera.page.get_by_role("tab", name="Ledger").click()
    expect(vera.ledger).to_contain_text("Gosha leaves the table. A bot plays on.")
    expect(vera.page.locator(".plaque", has_text="bot")).to_have_count(1)
    gosha.open(f"/t/{id}")
    gosha.bar.get_by_role("button", name="Sit down as Gosha").click()
    expect(gosha.page.get_by_role("list", name="Your cards")).to_be_visible()
    expect(vera.page.locator(".plaque", has_text="bot")).to_have_count(0)


def test_a_second_window_shows_the_same_game_and_a_spectator_may_choose_nothing(
    visitor: Visitors,
) -> None:
    vera, nell = visitor("Vera"), visitor("Nell")
    id = against_bot(vera, public=True)
    nell.open(f"/t/{id}")
    expect(nell.question).to_contain_text("Vera")
    expect(nell.bar.locator(".options button")).to_have_count(0)
    expect(nell.page.get_by_role("img", name="in hand")).to_have_count(0)
    second = vera.new_page()
    second.goto(f"/t/{id}")
    expect(second.get_by_text("One spectator looks on")).to_be_visible()
    choose_a_card(vera)
    vera.bar.get_by_role("button", name="bank on the left").click()
    expect(second.get_by_role("log").first).to_contain_text("You choose bank")


def test_on_a_phone_talk_is_counted_and_a_stranger_asks_for_a_chair(visitor: Visitors) -> None:
    """The ledger is in the top bar of a phone. The host lets a stranger in."""
    vera, gosha = visitor("Vera", size=PHONE), visitor("Gosha")
    nell = visitor("Nell", language="ru")
    id = vera.lay(game="squirrels", players=2)
    gosha.join(id)
    expect(gosha.question).to_be_visible()
    ledger = vera.page.locator(".top").get_by_role("button", name="Ledger and talk")
    gosha.page.get_by_label("Say to the table…").fill("Hm")
    gosha.button("Send").click()
    expect(ledger.locator(".count")).to_have_text("1")
    ledger.click()
    expect(vera.page.get_by_role("dialog")).to_contain_text("Gosha: Hm")
    vera.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(ledger.locator(".count")).to_have_count(0)

    assert gosha.post(f"/api/tables/{id}/leave", data={}).ok
    nell.open(f"/t/{id}")
    sit = nell.bar.get_by_role("button", name="Сесть на место: Gosha")
    sit.click()
    expect(nell.bar.get_by_role("status")).to_contain_text("Решает хозяин")
    expect(sit).to_have_count(0)
    stranger = vera.page.locator(".stranger")
    expect(stranger).to_contain_text("Nell asks to sit down as Gosha")
    assert not vera.overflows()
    assert vera.small_targets() == []
    assert vera.violations() == []
    nell.bar.get_by_role("button", name="Больше не ждать").click()
    expect(stranger).to_have_count(0)
    sit.click()
    stranger.get_by_role("button", name="Let in").click()
    expect(stranger).to_have_count(0)
    expect(nell.page.get_by_role("list", name="Ваши карты")).to_be_visible()
    expect(nell.ledger).to_contain_text("Хозяин стола пускает: Nell.")


def test_the_ledger_stays_where_one_reads(visitor: Visitors) -> None:
    vera = visitor(size=(1280, 640))
    against_bot(vera)
    ledger = vera.page.locator(".rail .scroller")
    while ledger.evaluate("it => it.scrollHeight < 2 * it.clientHeight + 200"):
        if not answer(vera, Random(7)):
            vera.page.wait_for_timeout(100)
    ledger.evaluate("it => it.scrollTo(0, 50)")
    before = ledger.locator("li").count()
    vera.page.get_by_label("Say to the table…").fill("Hm")
    vera.button("Send").click()
    expect(ledger).to_contain_text("Vera: Hm")
    assert ledger.locator("li").count() > before
    assert ledger.evaluate("it => it.scrollTop") == 50
    ledger.evaluate("it => it.scrollTo(0, it.scrollHeight)")
    vera.page.get_by_label("Say to the table…").fill("Well")
    vera.button("Send").click()
    expect(ledger).to_contain_text("Vera: Well")
    until(
        vera.page,
        "it => it.scrollHeight - it.scrollTop - it.clientHeight < 2",
        arg=ledger.element_handle(),
    )
    # Browsers tell of a scroll with the next frame: the page may show something else by then.
    scroller = ledger.element_handle()
    vera.page.locator("a.brand").click()
    expect(vera.ledger).to_have_count(0)
    scroller.evaluate("it => it.dispatchEvent(new Event('scroll'))")


def test_the_same_table_again_takes_everybody_along(visitor: Visitors) -> None:
    vera, gosha = visitor("Vera"), visitor("Gosha")
    id = vera.lay(game="squirrels", players=2, options=TWO_CARDS)
    gosha.join(id)
    play_to_the_end(vera, gosha)
    vera.button("Offer a rematch").click()
    gosha.button("Accept").click()
    for one in (vera, gosha):
        expect(one.question).to_contain_text("Which card")
    assert vera.page.url == gosha.page.url != f"{vera.address}/t/{id}"


def test_each_game_has_its_rules_at_an_address_of_its_own(visitor: Visitors) -> None:
    vera = visitor()
    for game, title in (("wallet", "Wallet"), ("gentlemen", "Gentleman's Deal")):
        vera.open(f"/rules/{game}")
        expect(vera.page.get_by_role("link", name=title)).to_have_attribute("aria-current", "page")
        expect(vera.page.get_by_role("heading", name=title, exact=True)).to_be_visible()


def test_refusals_are_told_in_the_readers_language(visitor: Visitors) -> None:
    """By the house, of a table that does not exist; by the rules, of an offer."""
    vera = visitor(language="ru")
    vera.open("/t/nowhere")
    expect(vera.page.get_by_role("heading", name="Такого стола нет")).to_be_visible()
    expect(vera.page.get_by_role("alert")).to_have_text("Здесь ничего нет")
    line = Line(vera)
    bots = [{"kind": "bot", "bot": "random", "name": f"Bot {n}"} for n in range(2, 6)]
    vera.lay(game="gentlemen", players=5, seats=[{"kind": "me"}, *bots])

    def promise_too_much(message: dict[str, Any]) -> None:
        if message["type"] == "act":
            message["act"]["money"] = [0, 99, 0, 0, 0]

    line.change = promise_too_much
    vera.bar.get_by_role("button", name="Предложить").click()
    expect(vera.bar.get_by_role("alert")).to_contain_text("роздано 99, а на карте")


def test_the_menu_has_the_rules_the_plain_table_and_settings_that_stay(
    visitor: Visitors,
) -> None:
    vera = visitor()
    against_bot(vera)
    vera.button("Menu").click()
    vera.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    rules = vera.page.get_by_role("dialog", name="New York Squirrels")
    expect(rules).to_contain_text("hideout")
    rules.get_by_role("searchbox").fill("duty")
    expect(rules.locator("mark").first).to_have_text(re.compile("duty", re.IGNORECASE))
    expect(rules.get_by_role("heading", name="Set-up")).to_have_count(0)
    rules.get_by_role("button", name="Close").click()

    vera.page.get_by_role("switch", name="Plain table").check()
    vera.button("Close").click()
    expect(vera.page.locator(".plain-table")).to_contain_text("Knuckles")
    vera.button("All 16").click()
    vera.page.get_by_role("searchbox").fill("hideout")
    vera.page.get_by_role("button", name="hideout on the left").click()
    expect(vera.ledger).to_contain_text("You choose hideout")
    assert vera.violations() == []

    vera.button("Menu").click()
    vera.page.get_by_role("radio", name="Русский").check()
    expect(vera.question).to_contain_text("Какую карту")
    vera.page.get_by_role("radio", name="Дневной свет").check()
    vera.page.get_by_role("radio", name="Очень крупный").check()
    vera.page.get_by_role("switch", name="Знаки рядом с цветом").check()
    vera.page.reload()
    expect(vera.question).to_be_visible()
    page = vera.page.locator("html")
    expect(page).to_have_attribute("lang", "ru")
    expect(page).to_have_attribute("data-lamp", "off")
    expect(page).to_have_attribute("data-text", "larger")
    expect(page).to_have_attribute("data-signs", "on")
    assert vera.violations() == []


def test_a_whole_decision_can_be_made_from_the_keyboard(visitor: Visitors) -> None:
    vera = visitor()
    against_bot(vera)
    expect(vera.question).to_be_visible()
    tab_to(vera, ".hand [role=button]")
    vera.page.keyboard.press("ArrowRight")
    vera.page.keyboard.press("Enter")
    expect(vera.bar.locator(".answer")).to_have_count(2)
    vera.page.keyboard.press("Escape")
    expect(vera.bar.locator(".answer")).to_have_count(0)
    vera.page.keyboard.press("Enter")
    tab_to(vera, ".bar .answer")
    vera.page.keyboard.press("Enter")
    expect(vera.ledger).to_contain_text("You choose contraband 3")


def tab_to(visitor: Visitor, selector: str, most: int = 60) -> None:
    for _ in range(most):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"no {selector} within {most} steps of Tab")


SMALLEST = (360, 600)


def test_on_a_phone_a_question_is_one_screen(visitor: Visitors) -> None:
    vera = visitor(size=SMALLEST)
    against_bot(vera, players=5, seats=among_bots(5))
    expect(vera.page.get_by_role("list", name="Your cards")).to_be_visible()
    assert_above_the_bar(vera, ".hand [role=button]")
    assert_still(vera)
    lay(vera, "bank")
    expect(vera.question).to_contain_text("Which card do you play")
    assert_above_the_bar(vera, ".hand [role=button]")
    assert_still(vera)
    assert vera.page.evaluate("!document.activeElement.closest('.hand')")
    tab_to(vera, ".hand [role=button]")
    assert_above_the_bar(vera, ".hand [role=button]")
    assert_still(vera)


def test_on_a_phone_a_rival_opens_as_a_sheet(visitor: Visitors) -> None:
    """Another takes its place; the same one, the cross and Escape close it."""
    vera = visitor(size=PHONE)
    against_bot(vera, players=4, seats=among_bots(4))
    tiles = vera.page.locator(".strip .tile")
    sheet = vera.page.locator(".sheet")
    tiles.nth(0).click()
    expect(sheet).to_contain_text("Still in hand")
    assert vera.small_targets() == []
    assert vera.violations() == []
    expect(vera.question).to_be_visible()
    tiles.nth(1).click()
    expect(sheet).to_have_count(1)
    expect(tiles.nth(1)).to_have_attribute("aria-expanded", "true")
    expect(tiles.nth(0)).to_have_attribute("aria-expanded", "false")
    tiles.nth(1).click()
    expect(sheet).to_have_count(0)
    tiles.nth(2).click()
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    choose_a_card(vera)
    tiles.nth(2).click()
    vera.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(vera.page.locator(".hand .selected")).to_have_count(1)


def among_bots(players: int) -> list[dict[str, Any]]:
    return [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]


def lay(visitor: Visitor, card: str) -> None:
    """Without a click that would scroll: chosen and sent as the keyboard does it."""
    visitor.page.get_by_role("button", name=f"{card}, in hand").dispatch_event("click")
    visitor.bar.locator(".answer").first.dispatch_event("click")


def assert_above_the_bar(visitor: Visitor, thing: str) -> None:
    assert visitor.page.evaluate(
        "thing => { const {top, bottom} = document.querySelector(thing).getBoundingClientRect();"
        " const bar = document.querySelector('.foot').getBoundingClientRect().top;"
        " return top > 44 && bottom <= bar + 1 }",
        thing,
    )


def assert_still(visitor: Visitor) -> None:
    """The page cannot be scrolled, and nothing has scrolled it."""
    assert visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert visitor.page.evaluate("scrollY") == 0


TOP = {
    PHONE: """
        - banner:
          - heading "Nut case" [level=1]
          - text: New York Squirrels
          - button "Ledger and talk"
          - button "Menu"
    """,
    DESK: """
        - banner:
          - link "Sitdown. To the tables"
          - heading "Nut case" [level=1]
          - text: New York Squirrels
          - button "Lamp" [pressed]
          - button "Menu"
    """,
}
RIVAL = {
    PHONE: """
            - listitem:
              - button /Knuckles/""",
    DESK: """
            - listitem:
              - strong: Knuckles bot
              - text: "nuts: 0 7 in hand"
              - 'img "left stack, Knuckles: empty"'
              - 'img "right stack, Knuckles: empty"'""",
}
OWN = """
          - strong: Vera
          - text: "nuts: 0"
"""
STACKS = """
          - 'img "left stack, yours: empty"'
          - 'img "right stack, yours: empty"'
"""


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_the_frame_is_told_to_those_who_do_not_see_it(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    against_bot(vera, title="Nut case")
    expect(vera.question).to_be_visible()
    frame = vera.page.locator(".frame")
    expect(frame.locator("header")).to_match_aria_snapshot(TOP[size])
    between = STACKS + OWN if size == PHONE else OWN + STACKS
    expect(frame.get_by_role("main")).to_match_aria_snapshot(f"""
        - main:
          - 'heading "New York Squirrels: the table" [level=2]'
          - list:{RIVAL[size]}
{between}
          - list "Your cards":
            - listitem:
              - button "contraband 2, in hand"
            - listitem:
              - button "contraband 3, in hand"
            - listitem:
              - button "contraband 5, in hand"
            - listitem:
              - button "customs, in hand"
    """)
    expect(vera.bar).to_match_aria_snapshot("""
        - contentinfo:
          - text: /Which card do you lay down first, and where/
          - button "All 16"
    """)
    assert not vera.overflows()
    assert vera.violations() == []


def test_cards_fly_where_motion_is_wanted_and_the_game_goes_on(visitor: Visitors) -> None:
    vera = visitor(motion="full")
    against_bot(vera)
    vera.page.evaluate(
        "window.flown = 0; new MutationObserver(() => { flown = Math.max(flown,"
        " document.querySelectorAll('.flying').length) })"
        ".observe(document.querySelector('.sky'), {childList: true, subtree: true})"
    )
    choose_a_card(vera)
    vera.bar.get_by_role("button", name="bank on the left").click()
    expect(vera.question).to_contain_text("Which card do you play")
    assert vera.page.evaluate("flown") > 0
    expect(vera.page.locator(".flying")).to_have_count(0)


@pytest.mark.parametrize("language", ["ru", long_case("en")])
def test_the_ledger_says_what_the_terminal_says(visitor: Visitors, language: str) -> None:
    """Words are put together in two places; they must come out alike."""
    vera = visitor("Vera", language=language)
    bots = [{"kind": "bot", "bot": "cautious", "name": f"Bot {n}"} for n in range(2, 6)]
    id = vera.lay(game="gentlemen", players=5, seats=[{"kind": "me"}, *bots])
    expect(vera.question).to_be_visible()
    names = ["Vera", *(bot["name"] for bot in bots)]
    words = Words(language, "gentlemen", names, you=0)
    said: list[str] = []
    while len(said) <= 30:
        if not answer(vera, Random(7)):
            vera.page.wait_for_timeout(100)
        events = [event for entry in vera.log(id) for event in entry.get("events", [])]
        said = [text for event in events if (text := words.event(event).strip())]
    shown = vera.page.locator("[role=log] li.event span")
    expect(shown.nth(len(said) - 1)).to_be_attached()
    assert shown.all_inner_texts()[: len(said)] == said


def test_a_newcomer_reads_once_what_a_game_is_about(visitor: Visitors) -> None:
    vera = visitor("Vera", known=[])
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "cautious"}]
    vera.lay(game="squirrels", players=2, seats=seats)
    sheet = vera.page.get_by_role("dialog", name="The rules in a minute")
    expect(sheet).to_contain_text("Only what lies on top counts")
    assert vera.violations() == []
    sheet.get_by_role("button", name="To the table").click()
    expect(sheet).to_have_count(0)
    vera.lay(game="squirrels", players=2, seats=seats)
    expect(vera.question).to_contain_text("Which card")
    expect(sheet).to_have_count(0)
