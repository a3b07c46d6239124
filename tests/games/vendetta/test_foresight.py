"""What a choice would bring: bills, strengths and squares, prices before refusals, warnings."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.vendetta.advice.foresight import foresee
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Look
from sitdown.kernel.form import Document
from sitdown.words import Words

from .tables import GAME, cards, table

NAMES = ["Ann", "Bob", "Eve"]
PROSECUTOR: dict[str, Any] = {
    "phase": "auction",
    "lots": [["prosecutor.1"], ["green-villa"], [], []],
}


def signs(state: Vendetta, action: Document, seat: int = 0) -> list[Document]:
    return foresee(Look.at(GAME, state, seat), state.read(action))


def brought(state: Vendetta, action: Document, language: str = "en", seat: int = 0) -> list[str]:
    words = Words(language, "vendetta", NAMES, seat, strict=True)
    return [said for sign in signs(state, action, seat) if (said := words.brings(sign))]


def counted(state: Vendetta, action: Document) -> int | None:
    found = [one["amount"] for one in signs(state, action) if one["event"] == "counts"]
    return found[0] if found else None


def collect(bandit: str, by: str = "green") -> Document:
    return {"do": "collect", "bandit": f"{bandit}.1", "location": "green-casino", "by": by}


def bid(bandit: str, lot: int, card: str) -> Document:
    return {"do": "bid", "bandit": f"{bandit}.1", "lot": lot, "card": card}


def test_a_collection_says_what_is_yours_and_what_is_due() -> None:
    racketeer = collect("racketeer")
    assert brought(table(), racketeer) == [
        "3 bills and 1 for you alone",
        "1 yours, due: Bob – 1, Eve – 1",
    ]
    assert brought(table(), racketeer, "ru") == [
        "3 купюры и 1 только вам",
        "вам 1, раздать: Bob — 1, Eve — 1",
    ]
    assert counted(table(), racketeer) == 2
    assert counted(table(), collect("broker")) == 1


def test_whoever_is_turned_cannot_do_what_he_is_good_for() -> None:
    assert "turned, he cannot add 1 to a bid this month" in brought(table(), collect("broker"))
    assert "turned, he cannot bribe this month" in brought(table(), collect("fixer"))
    auction = table(**PROSECUTOR)
    assert "turned, he cannot bribe this month" in brought(auction, bid("fixer", 2, "red-2"))
    assert brought(auction, bid("broker", 2, "red-2")) == [
        "green villa, 3 points",
        "strength 3 on lot 2",
    ]


def test_the_last_bandit_of_a_month_is_a_warning() -> None:
    bandits = cards("racketeer.1", "broker.1*", "fixer.1*")
    state = table(p0_bandits=bandits)
    warning = "nobody is left to do anything else this month"
    assert warning in brought(state, collect("racketeer"))
    assert warning not in brought(table(), collect("racketeer"))


def test_a_pile_that_is_too_thin_is_a_warning() -> None:
    state = table(money=["plain-1"], discard=["plain-1"])
    assert brought(state, collect("racketeer")) == [  # it should pay 3, and 1 to the racketeer
        "2 bills",
        "0 yours, due: Bob – 1, Eve – 1",
        "only 2 left to draw",
    ]
    assert counted(state, collect("racketeer")) == 0


def test_of_a_thin_pot_no_more_is_due_than_there_is() -> None:
    due = [{"seat": 1, "count": 1}, {"seat": 2, "count": 2}]
    state = table(phase="share", pot=["plain-1", "blue-4"], due=due)
    give = {"do": "give", "card": "plain-1"}
    assert brought(state, give) == ["1 left in the pot, 1 of them still due"]
    empty = table(phase="share", due=due)
    assert brought(empty, {"do": "withhold"})[0] == "0 left in the pot"


def test_a_bid_says_its_strength_and_whether_it_can_reach_the_price() -> None:
    auction = table(**PROSECUTOR)
    assert brought(auction, bid("broker", 1, "red-2")) == [
        "prosecutor, 3 points, price 12",
        "strength 3 on lot 1",
        "price 12: alone you reach 10 at most",
    ]
    assert counted(auction, bid("broker", 1, "red-4")) is None
    rich = table(**PROSECUTOR, p0_hand=["red-4", "red-4", "red-4"])
    assert "price 12" not in brought(rich, bid("broker", 1, "red-4"))[-1]


def test_a_raise_tells_the_strength_of_the_whole_bid() -> None:
    laid = [{"bandit": "broker.1", "lot": 1, "bills": ["blue-2"]}]
    bandits = cards("racketeer.1", "broker.1*", "fixer.1")
    state = table(**PROSECUTOR, p0_bids=laid, p0_hand=["red-4"], p0_bandits=bandits)
    add = {"do": "raise", "bandit": "broker.1", "card": "red-4"}
    assert brought(state, add) == ["strength 7 on lot 1", "price 12: alone you reach 7 at most"]


def test_who_goes_short_draws_a_card() -> None:
    state = table(
        phase="share",
        pot=["plain-1", "blue-4"],
        due=[{"seat": 1, "count": 1}, {"seat": 2, "count": 1}],
    )
    give = {"do": "give", "card": "plain-1"}
    assert brought(state, give) == ["1 left in the pot, 1 of them still due"]
    assert counted(state, give) == -1
    assert brought(state, {"do": "withhold"})[1] == "Bob draws a Vendetta card"
    assert counted(state, {"do": "withhold"}) is None
    assert brought(state, {"do": "give-first"})[0] == "−1 point; Bob begins the next phase"


def test_a_bribe_says_how_far_the_border_is() -> None:
    trial = table(phase="trial", verdict=18)
    one = {"do": "bribe", "bandit": "fixer.1", "cards": ["plain-1", "blue-2"]}
    assert brought(trial, one) == ["marker: 1 to the left, 2 short of blue"]
    own = [{"seat": 0, "card": "blue-4"}, {"seat": 1, "card": "red-4"}]
    known = table(phase="trial", verdict=18, corruption=own)
    assert brought(known, one) == ["marker: 1 to the left, by your bills it is blue"]
    red = {"do": "bribe", "bandit": "racketeer.1", "cards": ["red-4"]}
    assert counted(trial, red) == 2  # to whichever side: a lit button must not show a role


def test_a_plain_bill_moves_nothing() -> None:
    bribe = {"do": "bribe", "bandit": "racketeer.1", "cards": ["plain-1"]}
    assert brought(table(phase="trial"), bribe) == ["does not move the marker"]
    late = table(phase="trial", month=4)
    assert brought(late, bribe) == ["does not move the marker", "2 points if nobody else bribes"]
    again = table(phase="trial", month=4, p1_bribes=1)
    assert brought(again, bribe)[1] == "somebody else has bribed: no card for zeal"


def test_a_turn_that_ends_says_what_was_left() -> None:
    assert brought(table(), {"do": "pass"}) == ["2 incomes are left to collect"]
    assert brought(table(phase="trial"), {"do": "pass"}) == []


@pytest.mark.parametrize(
    ("locations", "collected", "left"),
    [
        (["green-casino", "white-villa"], [], ["2 incomes are left to collect"]),
        (["green-villa", "white-villa"], [], ["one income is left to collect"]),
        (["green-casino", "green-loans*"], [], ["one income is left to collect"]),
        (["green-casino-loans", "white-loans"], ["color"], ["2 incomes are left to collect"]),
        (["green-villa", "white-casino"], ["color", "casino"], []),
    ],
)
def test_a_location_pays_once_and_all_colours_are_one_income(
    locations: list[str], collected: list[str], left: list[str]
) -> None:
    state = table(p0_locations=cards(*locations), p0_collected=collected)
    assert brought(state, {"do": "pass"}) == left


def test_no_more_is_left_to_collect_than_there_are_bandits() -> None:
    bandits = cards("racketeer.1", "broker.1*", "fixer.1*")
    assert brought(table(p0_bandits=bandits), {"do": "pass"}) == ["one income is left to collect"]


@pytest.mark.parametrize(
    ("order", "late"), [([1, 0, 2], True), ([0, 1, 2], False)], ids=["after", "before"]
)
def test_an_ambush_after_the_last_turn_changes_nothing(order: list[int], late: bool) -> None:
    state = table(phase="trial", order=order, p0_vendetta=["ambush"])
    ambush = {"do": "vendetta", "card": "ambush", "seat": 1, "bandit": "fixer.2"}
    assert bool(brought(state, ambush)) is late


def test_a_bodyguard_is_worth_an_ambush_to_the_end() -> None:
    bandits = cards("racketeer.1", "bodyguard.1*")
    state = table(phase="trial", p0_vendetta=["second-wind"], p0_bandits=bandits, order=[1, 2, 0])
    wind = {"do": "vendetta", "card": "second-wind", "bandit": "bodyguard.1"}
    assert brought(state, wind) == []
