"""The bar names what one is likely to want: few answers, told apart, and brass where it counts."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from sitdown.kernel import Document, State
from tests.pictures import decision

from .conftest import Visitors
from .positions import Easel, played
from .visitor import PHONE, Visitor


def easel_of(visitor: Visitor, game: str, players: int) -> Easel:
    return Easel(visitor, game, players, "Bob")


def first(game: str, players: int, wanted: Callable[[State], bool]) -> Document:
    """The first picture of a game at which the seat that looks on is asked this."""
    state = next(one for one in played(game, players) if 0 in one.actors and wanted(one))
    return {"view": state.view(0), "decision": decision(state)}


def answers(visitor: Visitor) -> Locator:
    return visitor.bar.locator(".options .answer")


def test_the_largest_count_shines(visitor: Visitors) -> None:
    """One contraband of each worth in the hand and nothing else: five nuts are the most."""
    vera = visitor()
    picture = first("squirrels", 2, lambda state: state.phase == "play")
    own = picture["view"]["players"][0]
    own["hand"] = ["contraband-2", "contraband-3", "contraband-5"]
    own["stacks"] = [["hideout"], ["hideout"]]
    picture["view"]["players"][1]["stacks"] = [["hideout"], []]
    picture["view"]["legal"] = [
        {"do": "play", "card": card, "stack": 0} for card in own["hand"]
    ] + [{"do": "play", "card": "contraband-2", "stack": 1}]
    easel_of(vera, "squirrels", 2).show(picture)
    expect(answers(vera)).to_have_count(4)
    expect(vera.bar.locator(".answer.brass .name")).to_have_text("Contraband 5 on the left, +5")
    expect(vera.bar.locator(".all")).to_have_count(0)


def test_a_pick_is_explained_named_in_brass_and_taken_back(visitor: Visitors) -> None:
    vera = visitor()
    picture = first("squirrels", 2, lambda state: state.phase == "play")
    legal = picture["view"]["legal"]
    picture["view"]["legal"] = [one for one in legal if one["stack"] or one["card"] != "bank"]
    easel_of(vera, "squirrels", 2).show(picture)
    back = vera.bar.get_by_role("button", name="Take back")
    expect(vera.question).to_contain_text("Which card do you play")
    expect(back).to_have_count(0)
    hand = vera.page.locator(".hand")
    hand.get_by_role("button", name=re.compile("^raid")).click()
    expect(answers(vera)).to_have_count(2)
    expect(vera.question).to_have_text("Raid: on which stack?")
    hand.get_by_role("button", name=re.compile("^bank")).click()
    expect(answers(vera)).to_have_count(1)
    expect(vera.bar.locator(".answer.brass")).to_have_count(1)
    expect(vera.question).to_have_text(vera.bar.locator(".answer .name").inner_text())
    back.click()
    expect(vera.question).to_contain_text("Which card do you play")
    expect(back).to_have_count(0)


def kinds(state: State) -> int:
    """How many kinds of acts the first seat has: up to four have a button each."""
    return len({action.do for action in state.legal(0)})


def test_a_kind_is_taken_up_and_everything_is_in_the_list(visitor: Visitors) -> None:
    vera = visitor(language="ru", size=PHONE)
    picture = first("wallet", 3, lambda state: state.phase == "turn" and kinds(state) > 4)
    easel_of(vera, "wallet", 3).show(picture)
    vera.bar.get_by_role("button", name=re.compile("Взять карту")).click()
    expect(vera.bar.get_by_role("button", name=re.compile("^Взять карту сверху"))).to_be_visible()
    vera.bar.get_by_role("button", name="Взять назад").click()
    count = len(picture["view"]["legal"])
    vera.bar.get_by_role("button", name=f"Все {count}").click()
    sheet = vera.page.get_by_role("dialog", name=f"Все ходы: {count}")
    groups = sheet.locator(".group")
    expect(groups.first).to_have_attribute("aria-expanded", "false")
    expect(sheet.locator(".choice")).to_have_count(0)
    groups.first.click()
    expect(sheet.locator(".choice").first).to_be_visible()
    sheet.get_by_role("searchbox").fill("наверх")
    texts = sheet.locator(".choice > span:first-child").all_inner_texts()
    assert texts
    assert all("наверх" in text for text in texts)
    assert vera.violations() == []


def test_for_and_against_are_green_and_red_with_thumbs(visitor: Visitors) -> None:
    vera = visitor(language="ru")
    picture = first("gentlemen", 5, lambda state: state.phase == "vote")
    easel_of(vera, "gentlemen", 5).show(picture)
    yes, no = vera.bar.locator(".answer.good"), vera.bar.locator(".answer.blood")
    expect(yes.first).to_contain_text("За")
    expect(no.first).to_contain_text("Против")
    expect(yes.first.locator("svg")).to_have_count(1)
    expect(vera.bar.locator(".answer.brass")).to_have_count(0)
