"""What the bot of either side does, by the page's advice."""

from __future__ import annotations

from typing import Any

from sitdown.games.vendetta.advice.hints import choose, interject
from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Chance, Look
from sitdown.kernel.form import Document

from .tables import GAME, cards, table


def chosen(state: Vendetta, seat: int = 0, seed: str = "a") -> Document:
    look = Look.at(GAME, state, seat)
    action = choose(look, Chance(seed))
    assert action in look.legal
    return action.document()


def said(state: Vendetta, seat: int) -> Document | None:
    look = Look.at(GAME, state, seat)
    action = interject(look, Chance("b"))
    assert action is None or action in look.legal
    return None if action is None else action.document()


def court(**changes: Any) -> Vendetta:
    return table(phase="trial", **changes)


def test_the_racketeer_collects_where_the_own_share_is_large() -> None:
    state = table(p0_locations=cards("violet-loans", "white-loans"))
    action = chosen(state)
    assert (action["bandit"], action["by"]) == ("racketeer.1", "loans")


def test_one_of_three_bandits_collects() -> None:
    state = table(
        p0_bandits=cards("racketeer.1*", "broker.1", "fixer.1"),
        p0_locations=cards("green-casino*", "yellow-liquor"),
        p0_collected=["color"],
    )
    assert chosen(state) == {"do": "pass"}


def test_a_mafioso_gives_red_and_an_agent_blue() -> None:
    changes: Document = {
        "phase": "share",
        "pot": ["blue-4", "red-4"],
        "due": [{"seat": 1, "count": 1}],
        "first": 1,
    }
    given = {chosen(table(**changes), seed=str(n)).get("card") for n in range(30)}
    assert given == {"red-4", None}
    agent = table(**changes, p0_vendetta=["agent"])
    given = {chosen(agent, seed=str(n)).get("card") for n in range(30)}
    assert given == {"blue-4", None}


def test_the_first_player_card_goes_before_a_good_bill_but_not_in_the_last_month() -> None:
    changes: Document = {
        "phase": "share",
        "pot": ["blue-4", "blue-4"],
        "due": [{"seat": 1, "count": 1}],
    }
    assert chosen(table(**changes)) == {"do": "give-first"}
    assert chosen(table(**changes, month=6, boss="out"))["do"] != "give-first"


def test_bids_are_paid_with_the_colour_that_court_does_not_need() -> None:
    hand = ["plain-1", "blue-2", "blue-4", "red-2", "red-4"]
    state = table(phase="auction", p0_hand=sorted(hand))
    assert chosen(state)["card"] == "red-4"
    assert chosen(state)["bandit"] == "broker.1"
    agent = table(phase="auction", p0_hand=sorted(hand), p0_vendetta=["agent"])
    assert chosen(agent)["card"] in ("blue-4", "blue-2")


def test_money_that_would_be_lost_is_laid_on_a_bid() -> None:
    changes: Document = {
        "phase": "auction",
        "lots": [["green-loans"], [], [], []],
        "p0_bandits": cards("racketeer.1*", "broker.1*", "fixer.1*"),
        "p0_bids": [{"bandit": "broker.1", "lot": 1, "bills": ["red-4", "red-4", "red-4"]}],
    }
    rich = table(**changes, p0_hand=["plain-1"] * 9)
    assert chosen(rich) == {"do": "raise", "bandit": "broker.1", "card": "plain-1"}
    assert chosen(table(**changes, p0_hand=["plain-1"] * 8)) == {"do": "pass"}
    last = table(**changes, p0_hand=["plain-1"] * 3, month=6, boss="out")
    assert chosen(last)["do"] == "raise"


def test_an_investigator_is_bid_for_within_ones_means_and_up_to_his_price() -> None:
    changes: Document = {"phase": "auction", "lots": [["auditor.1"], [], [], []]}
    assert chosen(table(**changes, p0_hand=["red-4"])) == {"do": "pass"}
    state = table(**changes, p0_hand=["red-2", "red-4", "red-4"])
    assert chosen(state)["lot"] == 1
    bid = {"bandit": "broker.1", "lot": 1, "bills": ["red-4"]}
    state = table(
        **changes,
        p0_bandits=cards("racketeer.1", "broker.1*", "fixer.1"),
        p0_bids=[bid],
        p0_hand=["red-4"],
    )
    assert chosen(state) == {"do": "raise", "bandit": "broker.1", "card": "red-4"}


def test_a_shakedown_empties_the_fullest_hand_while_the_bill_is_of_use() -> None:
    state = table(p1_vendetta=["shakedown"], p2_hand=["plain-1"] * 5)
    assert said(state, 1) == {"do": "vendetta", "card": "shakedown", "seat": 2}
    assert said(court(p1_vendetta=["shakedown"]), 1) is None


def test_the_leader_is_hit_and_an_agent_takes_his_fixer() -> None:
    changes: Document = {
        "p0_bandits": cards("racketeer.1", "broker.1", "fixer.1", "fixer.6"),
        "p0_locations": cards("green-casino", "green-villa"),
    }
    state = table(**changes, p1_vendetta=["hit"])
    assert said(state, 1) == {"do": "vendetta", "card": "hit", "seat": 0, "bandit": "broker.1"}
    state = table(**changes, p1_vendetta=["hit", "agent"])
    assert said(state, 1) == {"do": "vendetta", "card": "hit", "seat": 0, "bandit": "fixer.1"}


def test_second_wind_in_court_only_while_squares_are_owed() -> None:
    tired = cards("racketeer.1*", "broker.1*", "fixer.1*")
    changes: Document = {"p0_bandits": tired, "p0_vendetta": ["second-wind"], "p0_hand": ["blue-2"]}
    assert chosen(court(**changes, verdict=25))["bandit"] == "fixer.1"
    assert chosen(court(**changes, verdict=3)) == {"do": "pass"}


def test_bribes_of_earlier_months_are_not_taken_for_this_months() -> None:
    pile = [{"seat": 0, "card": "blue-4"}, {"seat": 0, "card": "blue-2"}]
    state = court(p0_hand=["blue-2"], p0_bribes=1, corruption=pile, verdict=30)
    assert chosen(state)["do"] == "bribe"
    pile = [{"seat": 0, "card": "blue-2"}, {"seat": 0, "card": "blue-4"}]
    assert chosen(court(p0_hand=["blue-2"], p0_bribes=1, corruption=pile, verdict=30)) == {
        "do": "pass"
    }


def test_others_bills_are_trusted_less_after_a_disappointing_verdict() -> None:
    pile = [{"seat": 1, "card": "red-4"}] * 6
    changes: Document = {"p0_hand": ["blue-2"], "corruption": pile, "month": 4, "boss": "out"}
    assert chosen(court(**changes, verdict=21))["do"] == "bribe"
    assert chosen(court(**changes, verdict=15)) == {"do": "pass"}


def test_a_mafioso_bribes_blue_and_stops_when_the_way_is_gone() -> None:
    hand = ["plain-1", "blue-2", "red-4"]
    assert chosen(court(p0_hand=hand, verdict=25))["cards"] == ["blue-2"]
    assert chosen(court(p0_hand=hand, verdict=5)) == {"do": "pass"}


def test_an_agent_bribes_red_and_all_of_it_in_the_last_month() -> None:
    hand = ["plain-1", "blue-2", "red-2", "red-4"]
    early = court(p0_hand=hand, p0_vendetta=["agent"])
    assert set(chosen(early)["cards"]) <= {"red-2", "red-4"}
    late = court(p0_hand=hand, p0_vendetta=["agent"], month=6, boss="out")
    assert chosen(late) == {"do": "bribe", "bandit": "fixer.1", "cards": ["red-2", "red-4"]}


def test_alone_in_court_even_a_plain_bill_is_worth_two_points() -> None:
    state = court(p2_hand=["plain-1"], actors=[2], month=4, boss="out", verdict=5)
    assert chosen(state, 2)["cards"] == ["plain-1"]
    state = court(p2_hand=["plain-1"], actors=[2], month=4, boss="out", verdict=5, p0_bribes=1)
    assert chosen(state, 2) == {"do": "pass"}


def test_the_leader_is_ambushed_in_his_own_turn() -> None:
    state = table(p0_locations=cards("green-casino", "green-villa"), p1_vendetta=["ambush"])
    action = said(state, 1)
    assert action == {"do": "vendetta", "card": "ambush", "seat": 0, "bandit": "racketeer.1"}
    state = table(
        p2_locations=cards("green-casino", "green-villa"), p1_vendetta=["ambush"], first=2
    )
    assert said(state, 1) is None


def test_envelopes_wait_for_a_verdict() -> None:
    assert said(court(p1_vendetta=["envelope"], month=2), 1) is None
    state = court(p1_vendetta=["envelope"], month=3, boss="out")
    assert said(state, 1) == {"do": "vendetta", "card": "envelope", "bill": "blue-2"}


def test_second_wind_when_the_last_bandit_is_turned_and_money_is_left() -> None:
    tired = cards("racketeer.1*", "broker.1*", "fixer.1*")
    state = table(phase="auction", p0_bandits=tired, p0_vendetta=["second-wind"])
    assert chosen(state) == {"do": "vendetta", "card": "second-wind", "bandit": "broker.1"}
    poor = table(phase="auction", p0_bandits=tired, p0_vendetta=["second-wind"], p0_hand=[])
    assert chosen(poor) == {"do": "pass"}


def test_who_holds_no_card_says_nothing() -> None:
    assert said(table(), 1) is None
    assert said(table(p1_vendetta=["agent"]), 1) is None


def test_too_many_bills_cost_the_least_useful() -> None:
    state = table(
        phase="discard", p0_hand=["plain-1", "blue-2", "blue-2", "red-2", "red-2", "red-4", "red-4"]
    )
    assert chosen(state) == {"do": "discard", "card": "plain-1"}
    keeps = [{"seat": 0, "lot": 1, "bills": ["plain-1", "blue-4", "red-4"]}]
    assert chosen(table(phase="keep", keeps=keeps)) == {"do": "keep", "card": "blue-4"}
