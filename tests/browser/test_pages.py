"""Every page apart from the games: small and large, light and dark, in both languages."""

from __future__ import annotations

import gzip
from typing import NamedTuple

import pytest
from playwright.sync_api import Response, expect

from tests.suites import long_case
from tools import web

from .conftest import Visitors
from .visitor import DESK, PHONE, Visitor, until

PAGES = {
    "/": ".sheet li:not(.empty), .empty b",
    "/new?game=wallet": "form.create",
    "/lessons": "main li",
    "/rules/wallet": ".rules h3",
    "/replays": "main li",
    "/about": "main p",
    "/t/nowhere": "main [role=alert]",
}
"""What is there once a page has all that it asks for."""
SHOWN = """() => document.fonts.status === "loaded"
  && [...document.images].every(one => one.complete || one.loading === "lazy")"""
"""Whether fonts and pictures are loaded: only then things have their size."""
LARGEST = (3840, 2160)


class View(NamedTuple):
    """A language, a size of the window, a colour scheme."""

    language: str
    size: tuple[int, int]
    lamp: str


VIEWS = [
    pytest.param(View("ru", PHONE, "on"), id="ru-phone-dark"),
    pytest.param(View("en", DESK, "off"), id="en-desk-light"),
    long_case(View("en", PHONE, "off"), id="en-phone-light"),
    long_case(View("ru", DESK, "on"), id="ru-desk-dark"),
    long_case(View("ru", LARGEST, "on"), id="ru-4k-dark"),
]


def faults_of(vera: Visitor, page: str) -> list[str]:
    """Everything wrong with a page, once it is loaded."""
    vera.open(page)
    expect(vera.page.get_by_role("heading", level=1)).to_be_visible()
    expect(vera.page.locator(PAGES[page]).first).to_be_visible()
    until(vera.page, SHOWN)
    faults = ["wider than the window"] if vera.overflows() else []
    if vera.look.size == PHONE:
        faults += [f"small: {one}" for one in vera.small_targets()]
    return [*faults, *vera.violations()]


@pytest.mark.parametrize("view", VIEWS)
def test_pages(visitor: Visitors, view: View) -> None:
    """Nothing runs over, targets on a phone fit a finger, and axe finds no violation."""
    vera = visitor(language=view.language, size=view.size, lamp=view.lamp)
    faults = [f"{page}: {fault}" for page in PAGES for fault in faults_of(vera, page)]
    assert faults == []


def test_pages_on_a_large_screen(visitor: Visitors) -> None:
    """The lobby and a long text at 4K; the long suite looks at every page."""
    vera = visitor(language="ru", size=LARGEST)
    faults = [f"{page}: {fault}" for page in ("/", "/about") for fault in faults_of(vera, page)]
    assert faults == []


def test_a_waiting_room(visitor: Visitors) -> None:
    vera = visitor(size=PHONE)
    vera.lay(game="gentlemen", players=5)
    expect(vera.page.get_by_role("button", name="Begin: 4 are missing")).to_be_visible()
    assert not vera.overflows()
    assert vera.violations() == []


def test_the_first_load_is_small(visitor: Visitors) -> None:
    vera = visitor(name=None)
    vera.forget_files()
    told: list[Response] = []
    vera.page.on("response", lambda response: told.append(response))
    vera.open()
    expect(vera.page.locator(".poster")).to_have_count(5)
    vera.page.wait_for_load_state("networkidle")
    sizes = {
        response.url: len(gzip.compress(response.body()))
        for response in told
        if response.ok and response.request.resource_type != "font"
    }
    assert len(sizes) > 10
    assert sum(sizes.values()) < web.FIRST_LOAD, sizes
