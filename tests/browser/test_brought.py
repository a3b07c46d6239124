"""A board and a lesson that a game brings, in a house that was built without them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from sitdown import catalog
from tests.guests import CHIPMUNKS, Install, install, liars_dice
from tests.server.service import service_at

from .test_lessons import take
from .visitor import PHONE, Cloakroom, Look, Visitor

__all__ = ["install", "liars_dice"]

GAME = "liars-dice"
BROKEN = "export function mount() { throw new Error('no board today') }"

LOOKS = [Look(), Look("ru", PHONE, "off")]
FELT = {"on": "#1d4257", "off": "#cfe0e6"}
BID = {"en": "Your bid", "ru": "Ваша ставка"}

Newcomer = Callable[[Look], Visitor]


@pytest.fixture
def newcomer(built: None, chromium: Browser, tmp_path: Path) -> Iterator[Newcomer]:
    """Makes visitors of a house of their own, which knows the games that are installed then."""
    with service_at(str(tmp_path / "tables.sqlite")) as house:
        cloakroom = Cloakroom(chromium, house.address)
        here: list[Visitor] = []

        def come(look: Look) -> Visitor:
            here.append(Visitor(cloakroom, look))
            here[-1].introduce("Vera")
            return here[-1]

        yield come
        for one in here:
            one.leave()
        for contexts in cloakroom.idle.values():
            for context in contexts:
                context.close()


def lay(vera: Visitor, game: str) -> Locator:
    """A table with a bot, where it is her turn; gives the cloth of it."""
    vera.lay(game=game, players=2, seats=[{"kind": "me"}, {"kind": "bot", "bot": "cautious"}])
    expect(vera.question).to_be_visible()
    return vera.page.locator(".stage")


@pytest.mark.parametrize("look", LOOKS, ids=["desk", "phone"])
def test_a_bid_and_a_lesson_are_played_on_the_board_that_a_game_brings(
    liars_dice: Callable[[], None], newcomer: Newcomer, look: Look
) -> None:
    vera = newcomer(look)
    stage = lay(vera, GAME)
    bid = stage.get_by_role("group", name=BID[look.language])
    expect(bid.locator("button.legal").first).to_be_visible()
    expect(stage.locator(".cup")).to_have_count(2)
    expect(stage).to_have_css("--felt", FELT[look.lamp])
    assert not vera.overflows()
    assert vera.violations() == []
    assert vera.small_targets() == []
    more = bid.locator("[data-at=more]")
    more.focus()
    vera.page.keyboard.press("Enter")
    expect(more).to_be_focused()
    amount = int(bid.locator("output").inner_text().removesuffix("×"))
    bid.locator("[data-at=face-6]").click()
    expect(bid.locator("output")).not_to_have_text(f"{amount} ×")
    id = vera.page.url.rsplit("/", 1)[1]
    told = [event for entry in vera.log(id) for event in entry.get("events", [])]
    assert {"event": "bid", "seat": 0, "amount": amount, "face": 6} in told

    vera.open()
    vera.page.locator(f".poster[data-game={GAME}] a[href='/lesson/{GAME}']").click()
    expect(stage.locator(".cup")).to_have_count(2)
    take(vera, GAME)


def test_a_board_that_breaks_leaves_the_table_to_its_sketch(
    install: Install, newcomer: Newcomer
) -> None:
    folder = install("chipmunks", CHIPMUNKS)
    shutil.copytree(catalog.folder("squirrels") / "words", folder / "words")
    (folder / "face").mkdir()
    (folder / "face" / "board.js").write_text(BROKEN)
    vera = newcomer(Look())
    stage = lay(vera, "chipmunks")
    expect(stage.locator(".plain-table")).to_be_visible()
    expect(vera.question).to_contain_text("Which card")
    assert len(vera.faults) == 1
    assert "the board of chipmunks cannot be used" in vera.faults.pop()
