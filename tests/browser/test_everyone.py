"""Every page for everyone: small and large, light and dark, and without violations."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response, expect

import sitdown
from tools import web

from .conftest import Visitors
from .playing import play_to_the_end
from .visitor import DESK, PHONE

PAGES = ["/", "/new?game=wallet", "/lessons", "/rules/wallet", "/replays", "/about", "/t/nowhere"]
LOOKS = [(PHONE, "on"), (DESK, "off"), ((3840, 2160), "on")]


@pytest.mark.parametrize(("size", "lamp"), LOOKS, ids=["phone-dark", "desk-light", "4k-dark"])
@pytest.mark.parametrize("page", PAGES)
def test_pages(visitor: Visitors, page: str, size: tuple[int, int], lamp: str) -> None:
    vera = visitor(size=size, lamp=lamp, language="ru")
    vera.open(page)
    expect(vera.page.get_by_role("heading", level=1)).to_be_visible()
    vera.page.wait_for_load_state("networkidle")
    assert not vera.overflows()
    assert vera.violations() == []
    if size == PHONE:
        assert vera.small_targets() == []


@pytest.mark.parametrize(("size", "lamp"), LOOKS[:2], ids=["phone-dark", "desk-light"])
@pytest.mark.parametrize("game", sitdown.games())
def test_tables(visitor: Visitors, game: str, size: tuple[int, int], lamp: str) -> None:
    vera = visitor(size=size, lamp=lamp, language="ru")
    players = sitdown.load(game).seats[0]
    bots = [{"kind": "bot", "bot": "cautious"}] * (players - 1)
    vera.lay(game=game, players=players, seats=[{"kind": "me"}, *bots])
    expect(vera.question).to_be_visible()
    vera.page.wait_for_timeout(500)
    vera.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert not vera.overflows()
    assert vera.violations() == []
    said = vera.page.locator("body").inner_text()
    for unsaid in ("board-", "label-", "action-", "event-", "phase-", "thing-"):
        assert unsaid not in said


def test_a_waiting_room(visitor: Visitors) -> None:
    vera = visitor(size=PHONE)
    vera.lay(game="gentlemen", players=5)
    expect(vera.page.get_by_role("heading", name="Waiting for 4")).to_be_visible()
    assert not vera.overflows()
    assert vera.violations() == []


def test_the_first_load_is_small(visitor: Visitors) -> None:
    vera = visitor(name=None)
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


def test_every_view_tells_how_long_it_was_drawn(visitor: Visitors) -> None:
    """How long is for `tools.measure` to say: it depends on the machine."""
    vera = visitor()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    vera.lay(game="squirrels", players=4, seats=seats)
    play_to_the_end(vera)
    drawn = vera.page.evaluate("drawn")
    assert len(drawn) > 20
    assert min(drawn) > 0
