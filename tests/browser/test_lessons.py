"""Lessons are played: every step can be done by what is lit, and a wrong try is explained."""

from __future__ import annotations

import json
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from sitdown.kernel import Document
from sitdown.server.workers.study import study
from sitdown.wire.requests import StudyBody
from tests.suites import long_case
from tools.web import node_environment

from .conftest import Visitors
from .playing import click_in_the_end, lesson_at
from .visitor import DESK, DRAWN, PHONE, Visitor, until

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
LESSONS = sorted(file.parent.name for file in GAMES.glob("*/lesson.ts"))
WORDS = {"en": ("Show me", "Go on", "Play a game"), "ru": ("Показать", "Дальше", "Сыграть партию")}
FOR_ANYTHING = {("wallet", step) for step in ("put", "take", "buy", "special", "flip")}
"""Steps with a sentence that was read beside answers of several kinds, and is true of them all."""
LIT = ".spotlight .lit.next"
BUTTON = ":is(button, [role=button]):not(:disabled):not([aria-disabled=true])"
LONGEST = 8
"""Presses after which a step is given up."""
LIES_RIGHT = """() => {
  const all = where => [...document.querySelectorAll(where)]
  const boxes = where => all(where).map(one => one.getBoundingClientRect())
  const within = (one, box) => one.left > box.left - 1 && one.right < box.right + 1
    && one.top > box.top - 1 && one.bottom < box.bottom + 1
  const meet = (one, box) => one.left < box.right - 1 && box.left < one.right - 1
    && one.top < box.bottom - 1 && box.top < one.bottom - 1
  const lit = boxes(".spotlight .lit")
  const next = boxes(".spotlight .lit.next")
  const lights = place => {
    const name = CSS.escape(place)
    return boxes(`.stage [data-at="${name}"], .stage [data-drop="${name}"]`)
      .every(one => !one.width || lit.some(box => within(one, box)))
  }
  return all(".spotlight .lit.next").every(({dataset}) => lights(dataset.place))
    && boxes(".spotlight .note:not(.absent)").every(note => !next.some(box => meet(note, box)))
}"""
"""Whether nothing that is to be pressed lies in the dark, or under a note."""


def shade(vera: Visitor) -> Locator:
    return vera.page.locator(".shade.on")


def press(vera: Visitor, place: str) -> None:
    """Presses a lit place: itself, or in it what stands out, or what comes last."""
    things = vera.page.locator(f'.stage [data-at="{place}"], .stage [data-drop="{place}"]')
    itself = things.locator("visible=true").and_(vera.page.locator(BUTTON))
    inside = things.locator(f"{BUTTON}:visible")
    outstanding = inside.and_(vera.page.locator(".brass"))
    for found in (itself, outstanding):
        if found.count():
            click_in_the_end(found.first)
            return
    if inside.count():
        click_in_the_end(inside.last)


def follow(vera: Visitor) -> None:
    """Does what a step asks for, by pressing what is lit and nothing else."""
    tried: list[str] = []
    for _ in range(LONGEST):
        until(vera.page, LIES_RIGHT)
        lit = vera.page.locator(LIT).evaluate_all("all => all.map(one => one.dataset.place)")
        left = [place for place in lit if place not in tried]
        contract = vera.page.get_by_role("dialog").locator(".btn.brass")
        if contract.count():
            click_in_the_end(contract)
        elif left:
            tried.append(left[0])
            press(vera, left[0])
        else:
            click_in_the_end(vera.page.locator(".answer.next").first)
        settle(vera)
        if not shade(vera).count():
            return
    pytest.fail(f"it is not done by pressing {tried}")


def settle(vera: Visitor) -> None:
    """Until the house has answered, and the lesson has looked where things are now."""
    vera.page.locator(".board[aria-busy=false]").wait_for()
    vera.page.evaluate(DRAWN)


def take(vera: Visitor, game: str) -> None:
    """A whole lesson, by pressing what is lit; nothing is cut off, and nothing lacks words."""
    show, go_on, play = WORDS[vera.look.language]
    vera.open(f"/lesson/{game}")
    steps = vera.page.locator(".steps button")
    expect(steps.first).to_be_visible()
    for place in range(steps.count()):
        expect(steps.nth(place)).to_have_attribute("aria-current", "step")
        settle(vera)
        expect(vera.page.locator(".spotlight")).to_have_attribute("data-missing", "")
        assert not vera.overflows()
        if vera.button(show).count():
            follow(vera)
            expect(vera.button(show)).to_have_count(0)
        assert not vera.overflows()
        if vera.button(go_on).count():
            vera.button(go_on).click()
    expect(vera.button(play)).to_be_visible()
    assert vera.violations() == []
    said = vera.page.locator("body").inner_text()
    assert "lesson-" not in said
    assert "board-" not in said


TAKEN = [
    pytest.param(game, language, marks=() if number % 2 == place else pytest.mark.long)
    for number, game in enumerate(LESSONS)
    for place, language in enumerate(["ru", "en"])
]
"""Each lesson once, in Russian on a phone or in English on a desk; in the long suite both."""
SHOWN = ["cosanostra", *[long_case(game) for game in LESSONS if game != "cosanostra"]]
"""The lesson with the most kinds of steps, contract and window among them."""


@pytest.mark.parametrize(("game", "language"), TAKEN)
def test_a_lesson_leads_to_its_end(visitor: Visitors, game: str, language: str) -> None:
    take(visitor(language=language, size=PHONE if language == "ru" else DESK), game)


@pytest.mark.parametrize("game", SHOWN)
def test_what_the_coach_shows_is_done_and_leads_on(visitor: Visitors, game: str) -> None:
    """No step that the coach shows is refused or explained as wrong."""
    vera = visitor()
    vera.open(f"/lesson/{game}")
    steps = vera.page.locator(".steps button")
    expect(steps.first).to_be_visible()
    for place in range(steps.count()):
        expect(steps.nth(place)).to_have_attribute("aria-current", "step")
        settle(vera)
        if vera.button("Show me").count():
            vera.button("Show me").click()
            expect(vera.button("Show me")).to_have_count(0)
            expect(vera.page.get_by_role("alert")).to_have_count(0)
        if vera.button("Go on").count():
            vera.button("Go on").click()
    expect(vera.button("Play a game")).to_be_visible()


def test_the_gentlemen_learn_that_nobody_votes_for_nothing(visitor: Visitors) -> None:
    vera = visitor()
    coach = lesson_at(vera, "gentlemen", 1)
    vera.button("More for Julie").click()
    send = vera.page.locator(".answers .answer")
    send.last.click()
    expect(coach).to_contain_text("Nobody votes for nothing")
    expect(vera.button("Show me")).to_be_visible()
    vera.button("Show me").click()
    expect(coach).to_contain_text("Now they say what they want")
    given = vera.page.locator(".stage")
    expect(given.get_by_role("button", name="Grant what")).to_have_count(2)
    vera.button("Go on").click()
    send.last.click()
    expect(coach).to_contain_text("Two of four are enough")
    vera.button("Show me").click()
    expect(coach).to_contain_text("Julie and Sonya are for it")
    expect(vera.page.locator(".stamp")).to_have_text(re.compile("accepted", re.I))
    expect(coach).to_contain_text(re.compile("2.*2"))


def test_a_wrong_try_is_explained_and_never_punished(visitor: Visitors) -> None:
    vera = visitor()
    vera.open("/lesson/squirrels")
    vera.page.get_by_role("button", name="raid, in hand").click()
    vera.page.get_by_role("button", name="left stack, yours: empty").click()
    coach = vera.page.locator(".coach")
    expect(coach).to_contain_text("Raid on the left — allowed, but not now.")
    expect(coach).to_contain_text("three nuts a turn and no duty")
    vera.page.get_by_role("button", name="contraband 3, in hand").click()
    vera.page.get_by_role("button", name="left stack, yours: empty").click()
    expect(coach).to_contain_text("Gosha shows customs")
    vera.button("Go on").click()
    expect(coach.get_by_role("heading", name="First the bank")).to_be_focused()


def answers_of_lessons(built: Path) -> Iterator[Document]:
    """What the coach says to each wrong answer, step by step, out of the client's own lessons."""
    web, environment = GAMES.parents[1], node_environment()
    bundle = ["node_modules/.bin/rolldown", "test/answers.ts", "--platform", "node"]
    subprocess.run(
        [*bundle, "--format", "esm", "--file", str(built)],
        cwd=web,
        env=environment,
        check=True,
        capture_output=True,
    )
    pipe = subprocess.PIPE
    with subprocess.Popen(
        ["node", str(built)], stdin=pipe, stdout=pipe, env=environment, text=True
    ) as coach:
        assert coach.stdin is not None
        assert coach.stdout is not None
        for line in coach.stdout:
            said = json.loads(line)
            if "study" not in said:
                yield said
                continue
            body = msgspec.to_builtins(msgspec.convert(said["study"], StudyBody))
            coach.stdin.write(f"{json.dumps(study(body))}\n")
            coach.stdin.flush()


def test_every_legal_wrong_answer_is_explained_by_a_sentence_for_its_kind(tmp_path: Path) -> None:
    told = list(answers_of_lessons(tmp_path / "answers.mjs"))
    assert {one["game"] for one in told} == set(LESSONS)
    for step in told:
        kinds = defaultdict(set)
        for wrong in step["wrong"]:
            kinds[wrong["words"]].add(wrong["act"]["do"])
        if (step["game"], step["step"]) not in FOR_ANYTHING:
            assert all(len(acts) == 1 for acts in kinds.values()), (step["step"], kinds)


@pytest.mark.parametrize(("size", "lamp"), [(DESK, "on"), (PHONE, "off")])
def test_notes_are_pinned_and_told(visitor: Visitors, size: tuple[int, int], lamp: str) -> None:
    """A sentence lies by its thing where there is room; else a number, and the coach says it."""
    vera = visitor(size=size, lamp=lamp)
    vera.open("/lesson/squirrels")
    vera.page.get_by_role("button", name="step 2 of 9").click()
    slips = vera.page.locator(".spotlight .note:not(.absent)")
    pins = vera.page.locator(".spotlight .pin")
    expect(slips).to_have_count(2 if size == DESK else 0)
    expect(pins).to_have_count(0 if size == DESK else 2)
    told = vera.page.locator(".coach ol li")
    expect(told).to_have_text(
        ["1 Gosha’s customs is waiting for your contraband", "2 A bank here keeps duty away"]
    )
    assert vera.violations() == []
    vera.button("Show me").click()
    expect(shade(vera)).to_have_count(0)
    expect(vera.page.locator(".spotlight").get_by_text("customs")).to_have_count(0)
    expect(told).to_have_count(0)
