"""The board of La Cosa Nostra: plans, contracts, dice in the open, and who interferes."""

from __future__ import annotations

import json
import re
from collections import Counter
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sitdown.kernel import State
from tests.games.cosanostra.tables import boss, man, table
from tests.pictures import decision
from tests.suites import IS_LONG, long_case

from .conftest import Visitors
from .playing import click, drag, is_over, lesson_at
from .positions import Easel
from .recorded import Recorded
from .visitor import DESK, PHONE, Patience, Visitor

SIZES = pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
ON_A_PHONE = pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), long_case(DESK, id="desk")]
)
ON_A_DESK = pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), long_case(PHONE, id="phone")]
)
STEPS = {"plan": 1, "contract": 2, "offered": 3, "dice": 4, "cop": 5, "attack": 6, "doctor": 7}


def job(id: str, round: int) -> dict[str, Any]:
    """A job at which every die succeeds."""
    kind = id.split(".")[0]
    pays = kind not in ("trap", "robbery")
    return {
        "id": id,
        "kind": "cash" if pays else kind,
        "round": round,
        "difficulty": 1,
        "one": 6000 if pays else None,
        "two": 10000 if pays else None,
        "needs": {},
    }


PACKAGED = json.loads((resources.files("sitdown.games.cosanostra") / "components.json").read_text())
CASH = [
    "arms-deal",
    "car-theft",
    "casino-skim",
    "cocaine-import",
    "counterfeit-money",
    "debt-collection",
    "drug-lab",
    "escort-service",
    "gambling-den",
    "street-dealing",
    "toxic-waste",
    "usury",
]
SURE = {
    "jobs": [
        *[job(f"trap.{number}", 1) for number in range(1, 13)],
        *[job(id, 2) for id in CASH],
        *[job(f"robbery.{number}", 3) for number in range(1, 16)],
    ],
    "influence": {"emergency-doc": 12},
    "businesses": [
        {**{name: one[name] for name in ("id", "kind", "type")}, "price": 2000, "income": 1000}
        for one in PACKAGED["businesses"]
    ],
}
"""However it is shuffled: traps in round I, cash in II, robberies in III; all can be paid for."""

MEN = ":is(.crews .crew, .gang .piece)[role=button]"
"""One's own gangsters, at a desk and on a phone."""

NEEDLESS = """() => [...document.querySelectorAll(".window .answers")]
  .filter(answers => answers.children.length === 1).length"""
"""How many windows are open in which one can only decline."""


def sit(visitor: Visitor, players: int = 3, **options: Any) -> str:
    bots = [{"kind": "bot", "bot": "random", "name": f"Bot {n}"} for n in range(2, players + 1)]
    return visitor.lay(
        game="cosanostra",
        players=players,
        seats=[{"kind": "me"}, *bots],
        options={"start_player": 0, **options},
    )


def lesson(visitor: Visitor, step: str) -> Locator:
    return lesson_at(visitor, "cosanostra", STEPS[step])


def keep(*visitors: Visitor) -> None:
    for one in visitors:
        one.bar.get_by_role("button", name="keep these cards").click()


def be_dealt(visitor: Visitor) -> None:
    """Among bots one is asked whether to keep the cards only if they might be refused."""
    asked = visitor.bar.get_by_role("button", name="keep these cards")
    expect(visitor.page.locator(".frame:not([data-phase=deal])").or_(asked).first).to_be_visible()
    if asked.count():
        asked.click()


# A whole game by the board.


@pytest.mark.long
def test_a_robbery_is_trapped_and_a_doctor_called_on_the_way_to_the_end(
    visitor: Visitors,
) -> None:
    """Three people play three rounds by pressing what lies on the table."""
    vera = visitor("Vera", size=DESK)
    gosha = visitor("Gosha", size=PHONE)
    lola = visitor("Lola", size=PHONE, lamp="off")
    all_three = (vera, gosha, lola)
    id = vera.lay(
        game="cosanostra",
        players=3,
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        options={"rounds": 3, "influence_from": 3, "start_player": 0, "deck": SURE},
        public=False,
    )
    gosha.join(id)
    lola.join(id)
    patience = Patience()
    while (moves := sum(move(one) for one in all_three)) or not is_over(vera, id):
        patience.check(moves, lambda: [one.question.inner_text() for one in all_three])
    for one in all_three:
        expect(one.result).to_be_visible()
        expect(one.result.locator(".legend")).to_contain_text("income, twice")
        expect(one.result.get_by_role("figure").first).to_contain_text("Money over time")
    told = log(vera, id)
    assert {"planned", "bought", "paid", "income"} <= {str(event["event"]) for event in told}
    robbery = first(told, event="robbery")
    trap = first(told, event="trap", seat=robbery["victim"])
    repelled = first(told, event="repelled", by="trap", seat=robbery["victim"])
    doctor = first(told, event="played", card="emergency-doc")
    assert robbery["n"] < trap["n"] < repelled["n"] < doctor["n"]
    assert vera.violations() == []
    vera.result.get_by_role("link", name="Replay").click()
    look_again(vera, "Gosha")


def test_the_replay_shows_the_board(visitor: Visitors) -> None:
    vera = visitor()
    id = Recorded("cosanostra", ["random", "cautious", "cautious"], "1").bring(vera)
    vera.open(f"/t/{id}")
    expect(vera.result.locator(".legend")).to_contain_text("income, twice")
    expect(vera.result.get_by_role("figure").first).to_contain_text("Money over time")
    vera.result.get_by_role("link", name="Replay").click()
    look_again(vera, "Bot 2")


def look_again(visitor: Visitor, name: str) -> None:
    """Looks at the end of a replay, first with all cards open, then as one seat saw it."""
    page = visitor.page
    page.wait_for_url(re.compile("/replay/"))
    expect(page.locator(".cosa")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("The game is over")
    reckoning = page.locator(".reckoning")
    for line in ("cash", "income, twice", "most gangsters", "trophies", "In all"):
        expect(reckoning.get_by_role("rowheader", name=line)).to_be_visible()
    expect(page.locator(".cosa .own")).to_have_count(0)
    page.get_by_role("link", name=name).click()
    expect(page.locator(".cosa .own")).to_be_visible()
    assert visitor.violations() == []


def test_a_round_is_played_at_one_device(visitor: Visitors) -> None:
    """The curtain hides one player's cards from the other, in reaction windows too.

    The default suite ends when both have looked behind it a few times.
    """
    vera = visitor("Vera", size=PHONE)
    id = vera.lay(
        game="cosanostra",
        players=3,
        seats=[
            {"kind": "me"},
            {"kind": "me", "name": "Gosha"},
            {"kind": "bot", "bot": "random", "name": "Bot"},
        ],
        options={"start_player": 0},
    )
    seen = Counter({"I am Vera": 0, "I am Gosha": 0})
    patience = Patience()
    while not is_second_round(vera, id) if IS_LONG else min(seen.values()) < LOOKS:
        curtain = vera.page.locator("main.curtain button")
        assert not vera.page.locator("body:has(main.curtain):has(.cosa)").count()
        # The curtain may rise by itself: a window that is over asks nobody.
        if names := curtain.all_inner_texts():
            done = click(curtain)
            seen.update(names if done else [])
        else:
            done = move(vera)
        patience.check(done, vera.sight)
        if not done:
            vera.page.wait_for_timeout(50)
    assert len(seen) == 2
    assert min(seen.values())


LOOKS = 4
"""How often both players look behind the curtain: to keep, to plan, and in windows."""


def is_second_round(visitor: Visitor, id: str) -> bool:
    return any(one["event"] == "round" and one["round"] == 2 for one in log(visitor, id))


def log(visitor: Visitor, id: str) -> list[dict[str, Any]]:
    """All that was told to the first seat, numbered."""
    events = [event for entry in visitor.log(id) for event in entry.get("events", [])]
    return [{**event, "n": number} for number, event in enumerate(events)]


def first(told: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
    """The first event with these fields."""
    found = next((one for one in told if fields.items() <= one.items()), None)
    assert found is not None, f"never told: {fields}"
    return found


def move(visitor: Visitor) -> bool:
    """Something towards an answer, by what lies on the table."""
    page = visitor.page
    if page.locator(".window").count():
        # Whoever can interfere does.
        return click(page.locator(".window .answers .btn").last)
    options = visitor.bar.locator(".options .btn:not([disabled]):not(.icon)")
    if not options.count():
        return False
    if page.locator(".crews .free, .gang .free").count():
        return plan(visitor)
    simple = ("Keep these cards", "Let the roll stand", "Pass")
    for name in simple:
        button = visitor.bar.get_by_role("button", name=name, exact=True)
        if button.count():
            return click(button)
    # Those with something to carry out stand behind those whose cards wait.
    men = page.locator(MEN)
    if men.count() and click(men.last):
        return click(visitor.bar.locator(".options .answer").first)
    hand = page.locator(
        ".jobs .card, ul.hand .card, :is(.influence, .pocket) .btn:not([aria-disabled])"
    )
    # What can only be answered, as whether to roll again, is named in the bar.
    if hand.count() and not click(hand.last):
        return False
    return click(visitor.bar.locator(".answer").first)


def plan(visitor: Visitor) -> bool:
    """Traps and money are kept for the round of robberies; before it there are things to buy."""
    page = visitor.page
    free = page.locator(MEN, has=page.locator(".free"))
    trap, robbery, cash = (
        page.locator(".jobs, ul.hand").get_by_role("button", name=re.compile(name))
        for name in ("^Trap ", "^Robbery ", "· cash job ·")
    )
    sale = page.locator(":is(.market .card, .sales .piece)[role=button]")
    wanted = (
        (trap, robbery, cash)
        if robbery.count()
        else (sale, cash, cash)
        if cash.count()
        else (sale, trap, trap)
    )
    card = wanted[-free.count()] if free.count() in (1, 2, 3) else sale
    # A gangster who was bought gets what there is.
    card = card if card.count() else sale
    return click(free.first) and click(card.first) and click(visitor.bar.locator(".answer").first)


# Deals.


def test_an_offer_is_made_countered_accepted_and_refused(visitor: Visitors) -> None:
    vera = visitor("Vera")
    gosha = visitor("Gosha", size=PHONE)
    id = vera.lay(
        game="cosanostra",
        players=3,
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
        options={"start_player": 0},
        public=False,
    )
    gosha.join(id)
    keep(vera, gosha)
    expect(vera.question).to_contain_text("Whom do you give a task")
    # Made: one tap on a business of Gosha's begins it.
    vera.page.get_by_role("button", name="Lawyer, Gosha").click()
    desk = vera.page.get_by_role("dialog", name="Contract")
    expect(desk).to_contain_text("your marker on Lawyer")
    expect(desk.get_by_role("group", name="Cash that you give")).to_contain_text("$1k")
    desk.get_by_label("In words").fill("And I never saw you")
    assert vera.violations() == []
    desk.get_by_role("button", name="Offer it to Gosha").click()
    expect(desk).to_have_count(0)
    # Countered: on a slip that lies before him, for more.
    slip = gosha.page.locator(".slip.mine")
    expect(slip).to_contain_text("Vera’s marker on Lawyer")
    slip.get_by_role("button", name="Haggle").click()
    desk = gosha.page.get_by_role("dialog", name="Contract")
    desk.get_by_role("group", name="Cash that you get").get_by_role("button", name="More").click()
    desk.get_by_role("button", name="Offer it to Vera").click()
    expect(desk).to_have_count(0)
    expect(gosha.page.locator(".slip.mine")).to_have_count(0)
    # Accepted.
    vera.page.get_by_role("tab", name="Offers").click()
    rail = vera.page.get_by_role("tabpanel", name="Offers")
    expect(rail).to_contain_text("Gosha: no")
    expect(rail).to_contain_text("And I never saw you")
    rail.get_by_role("button", name="Shake on it").click()
    expect(vera.page.get_by_role("button", name="Lawyer, Gosha")).to_have_accessible_name(
        re.compile("markers: Vera")
    )
    expect(vera.page.locator(".own .cash")).to_have_text("$0k")
    assert vera.violations() == []
    # Refused.
    rail.get_by_role("button", name="Gosha").click()
    desk = vera.page.get_by_role("dialog", name="Contract")
    desk.get_by_role("button", name="Business").last.click()
    desk.get_by_role("button", name="Building Firm").click()
    desk.get_by_role("button", name="Offer it to Gosha").click()
    expect(rail).to_contain_text("not answered yet")
    gosha.page.locator(".slip.mine").get_by_role("button", name="No").click()
    expect(rail).not_to_contain_text("not answered yet")
    assert [dealt(event) for event in log(vera, id) if dealt(event)] == [
        ("offered", 1, {"cash": 1000}, {"markers": ["lawyer.1"]}),
        ("offered", 2, {"markers": ["lawyer.1"]}, {"cash": 2000}),
        ("declined", 1),
        ("accepted", 2),
        ("offered", 3, {}, {"businesses": ["building-firm.1"]}),
        ("declined", 3),
    ]
    # What was said besides binds nobody; whoever it was said to tells whether it was kept.
    gosha.bar.get_by_role("button", name="Deals").click()
    gosha.page.get_by_role("button", name="Broken").click()
    expect(rail.locator(".broken")).to_contain_text("And I never saw you")
    # The marker can be taken back by its owner.
    rail.get_by_role("button", name="take your marker back").click()
    expect(vera.page.get_by_role("button", name="Lawyer, Gosha")).not_to_have_accessible_name(
        re.compile("markers")
    )


def dealt(event: dict[str, Any]) -> tuple[Any, ...] | None:
    """What an event says of an offer."""
    if event["event"] == "offered":
        offer = event["offer"]
        return "offered", offer["id"], offer["give"], offer["take"]
    if event["event"] in ("accepted", "declined", "withdrawn"):
        return event["event"], event["offer"]
    return None


@ON_A_PHONE
def test_a_missing_business_is_asked_for_with_one_tap(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    vera = visitor(size=size)
    coach = lesson(vera, "contract")
    vera.page.get_by_role("button", name="Garage: ask Vito for a marker").click()
    desk = vera.page.get_by_role("dialog", name="Contract")
    expect(desk).to_contain_text("Car Theft becomes possible: $7k, or $9k")
    expect(desk.get_by_role("heading", name="Contract")).to_be_focused()
    assert vera.violations() == []
    desk.get_by_role("button", name="Offer it to Vito").click()
    expect(coach).to_contain_text("Offer 1 is accepted.")


def test_the_desk_closes_by_escape_and_money_can_be_given(visitor: Visitors) -> None:
    vera = visitor()
    sit(vera)
    be_dealt(vera)
    expect(vera.question).to_contain_text("Whom do you give a task")
    vera.page.get_by_role("tab", name="Offers").click()
    vera.page.get_by_role("tabpanel").get_by_role("button", name="Bot 3").click()
    desk = vera.page.get_by_role("dialog", name="Contract")
    more = desk.get_by_role("group", name="Cash that you give").get_by_role("button", name="More")
    more.press("Enter")
    desk.get_by_role("button", name="Give it at once").press("Enter")
    expect(desk).to_have_count(0)
    vera.page.get_by_role("tab", name="Ledger").click()
    expect(vera.ledger).to_contain_text("You pay Bot 3 $1k.")
    vera.page.get_by_role("button", name=re.compile("Garage, Bot 3")).press("Enter")
    vera.page.keyboard.press("Escape")
    expect(desk).to_have_count(0)


# Planning.


def test_a_job_and_a_market_card_are_dragged_onto_gangsters(visitor: Visitors) -> None:
    vera = visitor()
    sit(vera)
    be_dealt(vera)
    men = vera.page.locator(".crews .crew")
    expect(men.locator(".free")).to_have_count(3)
    drag(vera, vera.page.locator(".jobs .card").first, men.first)
    expect(men.first.get_by_role("img", name="planned:")).to_be_visible()
    expect(men.locator(".free")).to_have_count(2)
    drag(vera, vera.page.locator(".market .card").first, men.nth(1))
    expect(men.nth(1).locator(".business")).to_be_visible()


def test_planning_needs_no_mouse(visitor: Visitors) -> None:
    vera = visitor()
    sit(vera)
    be_dealt(vera)
    man = vera.page.get_by_role("button", name="Big Joey, yours")
    man.press("Enter")
    expect(man).to_have_attribute("aria-pressed", "true")
    vera.page.locator(".jobs .card").first.press("Enter")
    answer = vera.bar.locator(".options .answer")
    expect(answer).to_contain_text(": Big Joey")
    answer.press("Enter")
    expect(vera.page.get_by_role("group", name=re.compile("Big Joey.*planned"))).to_be_visible()


@SIZES
def test_others_open_and_standings_are_compared(visitor: Visitors, size: tuple[int, int]) -> None:
    vera = visitor(size=size)
    sit(vera, 5)
    be_dealt(vera)
    theirs = vera.page.locator(":is(.rival, .sheet) .thug").first
    if size == PHONE:
        expect(theirs).to_have_count(0)
        vera.page.locator("[data-at=seat-1]").click()
    expect(theirs).to_be_visible()
    if size == PHONE:
        vera.button("Close").click()
        expect(theirs).to_have_count(0)
        vera.page.locator("[data-at=pocket]").click()
    vera.button("How everybody stands").click()
    expect(vera.page.get_by_role("dialog", name="How everybody stands")).to_contain_text("+$7k")
    assert vera.violations() == []
    vera.page.keyboard.press("Escape")
    assert not vera.overflows()


def test_a_mercenary_is_taken_in_exchange(visitor: Visitors) -> None:
    vera = visitor()
    sit(vera, mercenaries=True)
    be_dealt(vera)
    expect(vera.question).to_contain_text("Exchange a gangster for a mercenary?")
    vera.page.locator(".hiring .card[role=button]").first.click()
    vera.bar.locator(".options .answer").first.click()
    expect(vera.ledger).to_contain_text(re.compile("joins you in place of"))


# Dice and windows.


def test_dice_lie_in_the_open_and_a_die_is_rolled_again(visitor: Visitors) -> None:
    vera = visitor()
    coach = lesson(vera, "dice")
    vera.page.get_by_role("button", name="Big Joey, yours").click()
    vera.page.locator(".answers .answer").click()
    table = vera.page.get_by_role("region", name="The job")
    expect(table.locator(".die")).to_have_count(3)
    expect(table).to_contain_text("Difficulty 3")
    expect(table).to_contain_text("1 success")
    vera.button("Go on").click()
    expect(coach).to_contain_text("A cop helps")
    table.get_by_role("button", name="Die 3 shows 1: have it rolled again").click()
    vera.page.locator(".answers .answer").click()
    expect(coach).to_contain_text("You have a die rolled again with Cop: 6.")
    expect(table).to_contain_text("2 successes")
    assert vera.violations() == []


@ON_A_DESK
def test_an_attack_is_aimed_before_it_is_revealed(visitor: Visitors, size: tuple[int, int]) -> None:
    vera = visitor(size=size)
    coach = lesson(vera, "attack")
    vera.page.get_by_role("button", name="Sal Moretti, yours").click()
    expect(vera.page.get_by_text("choose a target")).to_be_visible()
    if size == PHONE:
        vera.page.locator("[data-at=seat-1]").click()
    else:
        vera.button("Franco, as target").click()
    vera.page.locator(".answers .answer").click()
    expect(coach).to_contain_text("Franco pays you $2k.")
    expect(vera.page.get_by_text("about to be killed: Cop")).to_be_visible()


def test_a_window_asks_once_and_can_be_left_to_itself(visitor: Visitors) -> None:
    """Everybody with a task and an influence card is asked before each turn of the others."""
    vera = visitor()
    id = sit(vera, start_player=1)
    be_dealt(vera)
    patience = Patience()
    window = vera.page.get_by_role("dialog", name=re.compile("with a Schemer"))
    while not window.count():
        planned = vera.page.locator(".crews .free").count() and plan(vera)
        patience.check(planned, vera.sight)
        if not planned:
            vera.page.wait_for_timeout(100)
    expect(window).to_contain_text("Nobody learns who kept silent")
    expect(vera.question).to_have_text("You are asked")
    assert vera.violations() == []
    window.get_by_role("switch", name="Pass such questions").check()
    expect(window.get_by_role("switch")).to_be_checked()
    window.get_by_role("button", name="Schemer").click()
    # From now on windows pass by themselves, unless there is something to interfere with.
    expect(vera.question).to_contain_text("Which task do you carry out?")
    given = len(answers(vera, id))
    while len(answers(vera, id)) <= given:
        assert vera.page.evaluate(NEEDLESS) == 0
        if vera.page.locator(".window").count():
            done = click(vera.page.locator(".window .answers .btn").first)
            given += done
        else:
            done = move(vera)
        patience.check(done, vera.sight)
        if not done:
            vera.page.wait_for_timeout(100)


def answers(visitor: Visitor, id: str) -> list[dict[str, Any]]:
    """What the first seat has answered in windows."""
    return [one for one in log(visitor, id) if one["event"] == "answered" and one["seat"] == 0]


# Positions that are shown, not played.


def shown(visitor: Visitor, state: State) -> None:
    easel = Easel(visitor, "cosanostra", state.seats, "Julie")
    easel.show({"view": state.view(0), "decision": decision(state)})
    easel.rest()


@ON_A_PHONE
def test_all_that_goes_from_a_hand_is_chosen_first(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    """CN-16.4"""
    vera = visitor(size=size)
    jobs = ["property-damage.1", "vandalism.1", "persuasion.1", "usury", "theft.1"]
    shown(vera, table(boss(man("big-joey"), jobs=jobs), boss(), boss(), phase="discard", round=2))
    expect(vera.page.locator(".placard")).to_contain_text("2 jobs must go: 3 stay.")
    for job in jobs[:3]:
        vera.page.locator(f'[data-at="hand-{job}"]').click()
    chosen = vera.page.locator('[data-at^="hand-"][aria-pressed="true"]')
    expect(chosen).to_have_count(2)
    expect(vera.bar.locator(".answer.brass")).to_have_text("Discard Vandalism, Persuasion")
    vera.page.locator(f'[data-at="hand-{jobs[1]}"]').click()
    expect(vera.bar.locator(".answer.brass")).to_contain_text("Discard Persuasion")


@ON_A_DESK
def test_the_bar_alone_carries_out_and_explains_what_is_done_instead(
    visitor: Visitors, size: tuple[int, int]
) -> None:
    """CN-19.9"""
    vera = visitor(size=size)
    omar = boss(man("lil-omar", "truck-hijacking"), man("big-joey", "usury"), businesses=[])
    shown(vera, table(omar, boss(), boss()))
    vera.page.locator("[data-at=gangster-lil-omar]").click()
    expect(vera.page.locator(".orders button")).to_have_text(["Drop a task"])
    expect(vera.bar.locator(".answer.brass")).to_contain_text("Hustle: Lil’ Omar")
    expect(vera.bar.locator(".explained")).to_contain_text("Cash job in place of another")
