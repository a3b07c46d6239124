"""Refusals and late answers in a browser. The notices are tested in web/test/refusals.test.ts."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from .conftest import Visitors
from .visitor import DRAWN, until

REFUSAL = json.dumps({"error": {"code": "too-many", "message": "too many requests"}})
REOPEN = """async () => {
  const find = where => document.querySelector(where)
  find("dialog header button").click()
  for (let n = 0; n < 20; n++) await Promise.resolve()
  find("header.top button[aria-haspopup]").click()
}"""
"""Closes the menu and opens it again, before the browser has told that it was closed."""


def test_a_late_page_a_refused_name_and_a_menu_that_is_opened_again(visitor: Visitors) -> None:
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
    until(
        vera.page,
        "() => performance.getEntriesByType('resource')"
        ".some(one => /ReplaysPage.*js/.test(one.name))",
    )
    vera.page.evaluate(DRAWN)
    expect(lessons).to_be_visible()

    vera.page.route(
        "**/api/guest",
        lambda route: route.fulfill(status=429, body=REFUSAL, content_type="application/json"),
    )
    vera.button("Menu").click()
    vera.button("Remember").click()
    notice = vera.page.get_by_role("dialog").locator(".notice[role=alert]")
    expect(notice).to_contain_text("Too much at once")
    assert vera.violations() == []
    notice.get_by_role("button").click()
    expect(vera.page.locator(".notice")).to_have_count(0)

    vera.page.evaluate(REOPEN)
    vera.page.evaluate(DRAWN)
    expect(vera.page.get_by_role("dialog")).to_be_visible()
