"""What is refused is told, what comes late changes nothing, what is pressed twice is done once."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Route, expect

from .conftest import Visitors
from .playing import lesson_at, play_to_the_end
from .test_frame import TWO_CARDS, Line, against_bot, choose_a_card
from .visitor import Visitor

REFUSAL = json.dumps({"error": {"code": "too-many", "message": "too many requests"}})
TOLD = "Too much at once"


def refuse(visitor: Visitor, path: str) -> None:
    """From now on the house answers no to what is asked there."""
    visitor.page.route(
        f"**/api/{path}",
        lambda route: route.fulfill(status=429, body=REFUSAL, content_type="application/json"),
    )


def notice(visitor: Visitor) -> Locator:
    return visitor.page.locator(".notice[role=alert]").last


def test_a_name_that_is_refused(visitor: Visitors) -> None:
    vera = visitor()
    vera.open()
    refuse(vera, "guest")
    vera.button("Menu").click()
    vera.button("Remember").click()
    expect(vera.page.get_by_role("dialog").locator(".notice")).to_contain_text(TOLD)
    expect(vera.button("Remembered")).to_have_count(0)
    assert vera.violations() == []
    vera.page.get_by_role("dialog").locator(".notice").get_by_role("button").click()
    expect(notice(vera)).to_have_count(0)


def test_a_switch_that_is_refused_goes_back(visitor: Visitors) -> None:
    vera = visitor()
    against_bot(vera)
    refuse(vera, "tables/*/stand-in")
    vera.button("Menu").click()
    switch = vera.page.get_by_role("switch", name="A bot plays for me")
    switch.press("Space")
    expect(notice(vera)).to_contain_text(TOLD)
    expect(switch).not_to_be_checked()


def test_a_link_that_is_refused(visitor: Visitors) -> None:
    vera = visitor()
    against_bot(vera)
    refuse(vera, "tables/*/link")
    vera.button("Menu").click()
    vera.button("To another device").click()
    expect(notice(vera)).to_contain_text(TOLD)


def test_who_may_not_leave_stays(visitor: Visitors) -> None:
    vera = visitor()
    against_bot(vera)
    refuse(vera, "tables/*/leave")
    vera.button("Menu").click()
    vera.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    vera.button("Resign to a bot").click()
    expect(notice(vera)).to_contain_text(TOLD)
    expect(vera.question).to_be_visible()


def test_a_rematch_that_is_refused(visitor: Visitors) -> None:
    vera = visitor()
    against_bot(vera, options=TWO_CARDS)
    play_to_the_end(vera)
    refuse(vera, "tables/*/rematch")
    vera.button("Same table, again").click()
    expect(notice(vera)).to_contain_text(TOLD)
    expect(vera.button("Same table, again")).to_be_enabled()


def test_a_lesson_that_gets_no_answer(visitor: Visitors) -> None:
    vera = visitor()
    lesson_at(vera, "squirrels", 1)
    refuse(vera, "study")
    vera.page.locator(".steps button").nth(2).click()
    expect(notice(vera)).to_contain_text(TOLD)
    vera.button("Show me").click()
    expect(vera.page.locator(".answers").get_by_role("alert")).to_contain_text(TOLD)
    expect(vera.page.locator(".board")).to_have_attribute("aria-busy", "false")
    expect(vera.page.locator(".steps .now")).to_have_text("1")


def test_a_word_that_may_not_be_given(visitor: Visitors) -> None:
    vera = visitor()
    line = Line(vera)
    against_bot(vera)
    vera.page.get_by_role("tab", name="Words").click()
    vera.page.get_by_label("To whom").select_option("Knuckles")
    vera.page.get_by_label("What you promise").fill("Peace")

    def to_nobody(message: dict[str, Any]) -> None:
        if message["type"] == "promise":
            message["to"] = 7

    line.change = to_nobody
    vera.button("On my honour").click()
    expect(notice(vera)).to_be_visible()
    expect(vera.page.get_by_label("What you promise")).to_have_value("Peace")


def test_a_link_that_cannot_be_copied_is_selected(visitor: Visitors) -> None:
    vera = visitor()
    id = vera.lay(game="squirrels", players=2)
    vera.page.evaluate(
        "() => { navigator.clipboard.writeText = async () => { throw new DOMException('no') } }"
    )
    vera.button("Copy").click()
    vera.page.wait_for_function("id => getSelection().toString().includes(id)", arg=id)


def test_what_is_said_is_sent_once(visitor: Visitors) -> None:
    vera = visitor()
    line = Line(vera)
    sent: list[dict[str, Any]] = []
    line.change = lambda message: sent.append(message)
    against_bot(vera)
    line.swallow_acks = True
    field = vera.page.get_by_label("Say to the table…")
    field.fill("Hm")
    for _ in range(2):
        field.press("Enter")
    field.fill("Well")
    field.press("Enter")
    said = [one["text"] for one in sent if one["type"] == "say"]
    assert said == ["Hm", "Well"]


# What outlives its page.


def test_a_sheet_that_is_gone_closes_no_other(visitor: Visitors) -> None:
    """Browsers tell that a dialog was closed a moment later."""
    vera = visitor()
    vera.open()
    vera.button("Menu").click()
    vera.page.evaluate("""async () => {
        const find = where => document.querySelector(where)
        find("dialog header button").click()
        for (let n = 0; n < 20; n++) await Promise.resolve()
        find("header.top button[aria-haspopup]").click()
    }""")
    settled(vera)
    expect(vera.page.get_by_role("dialog")).to_be_visible()


def settled(visitor: Visitor) -> None:
    """Until all is drawn that was under way, and its events are told."""
    visitor.page.evaluate(
        "() => new Promise(end => requestAnimationFrame(() => requestAnimationFrame("
        "() => setTimeout(end))))"
    )


def test_a_page_that_comes_late_does_not_push_out_another(visitor: Visitors) -> None:
    vera = visitor()
    vera.forget_files()
    held: list[Route] = []
    vera.page.route("**/ReplaysPage-*.js", lambda route: held.append(route))
    vera.open("/lessons")
    vera.page.get_by_role("link", name="Replays").click()
    lessons = vera.page.get_by_role("heading", name="Lessons", level=1)
    expect(lessons).to_have_count(0)
    vera.page.go_back()
    expect(lessons).to_be_visible()
    held[0].continue_()
    vera.page.wait_for_function(
        "() => performance.getEntriesByType('resource')"
        ".some(one => /ReplaysPage.*js/.test(one.name))"
    )
    settled(vera)
    expect(lessons).to_be_visible()


def test_a_table_that_was_left_before_it_came_is_not_watched(visitor: Visitors) -> None:
    vera = visitor()
    id = against_bot(vera)
    expect(vera.question).to_be_visible()  # from now on the page has words and pictures at hand
    vera.page.locator("a.brand").click()
    held: list[Route] = []
    lines: list[str] = []
    vera.page.on("websocket", lambda line: lines.append(line.url))
    vera.page.route(f"**/api/tables/{id}", lambda route: held.append(route))
    with vera.page.expect_request(f"**/api/tables/{id}"):
        vera.page.locator(".mine a").first.click()
    vera.page.go_back()
    expect(vera.page.locator(".poster")).to_have_count(5)
    with vera.page.expect_response(f"**/api/tables/{id}"):
        held[0].continue_()
    settled(vera)
    assert lines == []


def test_what_flies_over_one_table_does_not_fly_over_the_next(visitor: Visitors) -> None:
    vera = visitor(motion="full")
    other = against_bot(vera, title="The other one")
    against_bot(vera)
    choose_a_card(vera)
    vera.page.evaluate("""() => {
        window.seen = 0
        const leave = new MutationObserver(() => {
            if (!document.querySelector(".flying")) return
            leave.disconnect()
            document.querySelector("a.brand").click()
        })
        leave.observe(document.querySelector(".sky"), {childList: true})
    }""")
    vera.bar.get_by_role("button", name="bank on the left").click()
    expect(vera.page.locator(".poster")).to_have_count(5)
    vera.page.evaluate("""() => new MutationObserver(() => {
        seen += document.querySelectorAll(".flying").length
    }).observe(document.body, {childList: true, subtree: true})""")
    vera.page.locator(".mine a", has_text="The other one").click()
    expect(vera.question).to_contain_text("Which card")
    assert other in vera.page.url
    assert vera.page.evaluate("seen") == 0
