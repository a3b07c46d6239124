"""The careful boss: what it does in each window, and that it beats a careless one."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.bots import Company, bot
from sitdown.games.cosanostra.advice.hints import HINTS
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Chance, Look
from sitdown.kernel.form import Document
from sitdown.lab.duel import duel

from .tables import GAME, boss, do, man, table


def choice(state: CosaNostra, seat: int) -> Document:
    return HINTS.choose(Look.at(GAME, state, seat), Chance("luck")).document()


def interjections(state: CosaNostra, seat: int) -> list[Document]:
    assert HINTS.interject is not None
    tries = [HINTS.interject(Look.at(GAME, state, seat), Chance(str(n))) for n in range(6)]
    return [action.document() for action in tries if action is not None]


def reply(state: CosaNostra, seat: int) -> Document:
    assert HINTS.reply is not None
    return HINTS.reply(Look.at(GAME, state, seat), Chance("luck")).document()


def test_it_gives_the_strong_the_jobs_and_the_weak_the_purchases() -> None:
    state = table(
        boss(man("big-joey"), man("nicky-two-toes"), jobs=["usury"], cash=4000),
        boss(man("franco-luciano", "usury")),
        boss(man("vito-baritono", "usury")),
        phase="plan",
        market=["pimp.4", "cop.2", "cop.3", "lawyer.3"],
        options={"mercenaries": False},
    )
    first = choice(state, 0)
    if "job" in first:
        assert first == {"do": "plan", "gangster": "big-joey", "job": "usury"}
    else:
        assert first["gangster"] == "nicky-two-toes"


def test_it_lays_a_henchman_on_a_job_much_hangs_on() -> None:
    state = table(
        boss(
            man("big-joey", "union-takeover"),
            man("nicky-two-toes"),
            jobs=["bash.1"],
            influence=["henchman"],
            businesses=[
                {"id": "building-firm.1"},
                {"id": "waste-company.1"},
                {"id": "politician.1"},
            ],
        ),
        boss(man("franco-luciano", "usury"), businesses=[]),
        boss(man("vito-baritono", "usury"), businesses=[]),
        phase="plan",
        round=4,
    )
    assert choice(state, 0) == {"do": "henchman", "gangster": "big-joey"}


def test_it_offers_a_fair_price_for_what_a_planned_job_lacks() -> None:
    state = table(
        boss(man("big-joey", "car-theft"), cash=5000),
        boss(man("phil-malony", "usury")),
        boss(man("vito-baritono", "usury")),
    )
    offers = interjections(state, 0)
    assert offers
    assert offers[0]["do"] == "offer"
    assert offers[0]["to"] == 2
    assert offers[0]["take"] == {"markers": ["garage.1"]}


@pytest.mark.parametrize(
    ("terms", "answer"),
    [
        ({"give": {"cash": 4000}, "take": {"markers": ["garage.1"]}}, "accept"),
        ({"give": {}, "take": {"markers": ["garage.1"]}}, "decline"),
        ({"give": {"cash": 1000}, "take": {"businesses": ["garage.1"]}}, "decline"),
        ({"give": {"cash": 1000}, "take": {}}, "accept"),
    ],
)
def test_it_answers_offers_by_what_they_bring(terms: Document, answer: str) -> None:
    state = table(
        boss(man("big-joey", "car-theft"), cash=5000),
        boss(man("phil-malony", "usury")),
        boss(man("vito-baritono", "usury")),
    )
    do(state, 0, "offer", to=2, **terms)
    assert reply(state, 2) == {"do": answer, "offer": 1}


def test_it_declines_a_good_offer_that_cannot_be_kept() -> None:
    """CN-13.3  Nobody waits for an answer that never comes."""
    state = table(
        boss(man("big-joey", "car-theft"), cash=1000),
        boss(man("phil-malony", "usury")),
        boss(man("vito-baritono", "usury")),
    )
    do(state, 0, "offer", to=2, give={"cash": 9000}, take={"markers": ["garage.1"]})
    assert reply(state, 2) == {"do": "decline", "offer": 1}


def test_it_re_rolls_what_failed_and_stands_on_two_successes() -> None:
    for dice, answer in (([1, 5, 5], "stand"), ([5, 1, 2], "reroll")):
        state = table(
            boss(man("big-joey", "usury")), boss(man("phil-malony", "usury")), boss(), dice=dice
        )
        do(state, 0, "execute", task="big-joey")
        assert choice(state, 0)["do"] == answer


def test_it_robs_a_big_job_and_traps_a_robber() -> None:
    state = table(
        boss(man("big-joey", "federal-reserve-heist"), man("sal-moretti", "trap.1"), businesses=[]),
        boss(man("franco-luciano", "robbery.1")),
        boss(man("vito-baritono", "usury")),
        round=4,
        dice=[5, 5, 1, 4, 4, 1],
        options={"mercenaries": False},
    )
    do(state, 0, "execute", task="big-joey")
    robbery = choice(state, 1)
    assert robbery == {"do": "robbery", "task": "franco-luciano"}
    state.apply(1, robbery)
    assert choice(state, 0) == {"do": "trap", "task": "sal-moretti"}


def test_it_keeps_its_doctors_for_its_own_people() -> None:
    def stricken(seat: int) -> Any:
        state = table(
            boss(man("big-joey", "car-bomb.1")),
            boss(man("franco-luciano"), man("phil-malony", "usury"), influence=["emergency-doc"]),
            boss(man("vito-baritono"), influence=["emergency-doc"]),
            dice=[4, 4, 1],
            round=3,
        )
        target = {1: "franco-luciano", 2: "vito-baritono"}[seat]
        do(state, 0, "execute", task="big-joey", target=target)
        return choice(state, 1)["do"]

    assert stricken(1) == "emergency-doc"
    assert stricken(2) == "pass"


def test_it_exchanges_for_income_in_round_one() -> None:
    """CN-19.3, CN-19.13"""
    state = table(
        boss(man("nicky-two-toes"), cash=5000),
        boss(),
        boss(),
        phase="hire",
        turn={"queue": [1, 2]},
        display=["laverne-ontario", "rosa-mendez"],
    )
    assert choice(state, 0) == {
        "do": "exchange",
        "gangster": "nicky-two-toes",
        "for": "laverne-ontario",
    }


def test_it_recruits_while_there_are_rounds_to_come_and_not_for_one() -> None:
    def recruits(round: int) -> str:
        state = table(
            boss(man("big-joey"), cash=10000, pool=["gina-blundetto"]),
            boss(man("franco-luciano"), man("lenny-dimaggio"), man("phil-malony"), man("mr-hong")),
            boss(man("vito-baritono")),
            phase="recruit",
            turn={"queue": [1, 2]},
            round=round,
            options={"mercenaries": False},
        )
        do_: str = choice(state, 0)["do"]
        return do_

    assert recruits(1) == "recruit"
    assert recruits(3) == "pass"


def test_it_launders_all_but_what_its_purchases_cost() -> None:
    state = table(
        boss(man("big-joey", "money-laundering.3"), man("sal-moretti", "buy cop.2"), cash=9000),
        boss(),
        boss(),
        round=3,
        dice=[4, 4, 1],
        options={"mercenaries": False},
    )
    do(state, 0, "execute", task="big-joey")
    assert choice(state, 0) == {"do": "launder", "amount": 7000}


def test_it_spoils_a_big_success_and_leaves_a_small_one() -> None:
    """CN-19.20"""

    def forced(round: int) -> str:
        state = table(
            boss(man("big-joey", "gas-station-robbery"), businesses=[]),
            boss(man("lono-slifer"), man("phil-malony", "usury")),
            boss(man("vito-baritono")),
            dice=[3, 1, 1],
            round=round,
        )
        do(state, 0, "execute", task="big-joey")
        answer: str = choice(state, 1)["do"]
        return answer

    assert (forced(1), forced(3)) == ("pass", "force")


def test_it_turns_on_the_next_best_target() -> None:
    """CN-19.12"""
    state = table(
        boss(man("tuco-quintero", "vandalism.1")),
        boss(man("phil-malony", "usury"), businesses=[{"id": "casino.1"}, {"id": "garage.2"}]),
        boss(man("vito-baritono")),
        dice=[3, 1, 1, 1],
    )
    do(state, 0, "execute", task="tuco-quintero", target="garage.1")
    assert choice(state, 0) == {"do": "again", "target": "casino.1"}


def test_it_cancels_what_is_laid_on_its_own_men() -> None:
    """CN-19.21"""

    def vetoed(target: str) -> str:
        state = table(
            boss(man("big-joey"), jobs=["usury"], influence=["saboteur"]),
            boss(man("alexei-walenko"), man("phil-malony", "usury")),
            boss(man("vito-baritono", "usury")),
            phase="plan",
        )
        do(state, 0, "saboteur", gangster=target)
        answer: str = choice(state, 1)["do"]
        return answer

    assert (vetoed("phil-malony"), vetoed("vito-baritono")) == ("veto", "pass")


def test_it_guards_its_own_company_and_nobody_elses() -> None:
    """CN-19.18"""

    def guarded(target: str) -> str:
        state = table(
            boss(man("big-joey", "vandalism.1")),
            boss(man("willy-svenson", "usury")),
            boss(man("vito-baritono", "usury")),
            dice=[3, 1, 1],
        )
        do(state, 0, "execute", task="big-joey", target=target)
        answer: str = choice(state, 1)["do"]
        return answer

    assert (guarded("building-firm.1"), guarded("garage.1")) == ("guard", "pass")


@pytest.mark.parametrize("mercenaries", [False, True])
def test_it_beats_a_careless_boss_from_every_seat(mercenaries: bool) -> None:
    alone, careless = duel(
        "cosanostra",
        "cautious",
        "random",
        games=12,
        players=3,
        options={"mercenaries": mercenaries},
        processes=1,
    )
    assert alone.rate == 1
    assert careless.rate == 0


# What is planned can be done.


def test_it_plans_no_purchase_that_it_cannot_pay() -> None:
    """CN-6.1  From a game: it hoped for a planned job's money, and the job could not be done."""
    state = table(
        boss(
            man("big-joey", "gold-transport"),
            man("little-carlo"),
            jobs=["vandalism.2", "connections.1"],
            cash=1000,
            businesses=[],
        ),
        boss(man("franco-luciano", "usury")),
        boss(man("vito-baritono", "usury")),
        phase="plan",
        round=2,
        market=["lawyer.2", "casino.1", "pimp.5", "cop.3"],
        options={"mercenaries": False},
    )
    assert choice(state, 0) == {"do": "plan", "gangster": "little-carlo", "job": "vandalism.2"}


def test_it_plans_a_purchase_that_its_planned_job_is_likely_to_pay() -> None:
    state = table(
        boss(man("big-joey", "usury"), man("little-carlo"), jobs=["vandalism.2"], cash=1000),
        boss(man("franco-luciano", "usury")),
        boss(man("phil-malony", "usury")),
        phase="plan",
        market=["casino.2", "cop.2", "cop.3", "lawyer.3"],
        options={"mercenaries": False},
    )
    assert "buy" in choice(state, 0)


def test_it_plans_no_job_for_which_it_can_borrow_nothing() -> None:
    """CN-8.3  From a game: a plantation was planned without money for what it lacks."""

    def planned(cash: int) -> str:
        state = table(
            boss(man("big-joey"), jobs=["car-theft", "vandalism.2"], cash=cash, businesses=[]),
            boss(man("franco-luciano", "usury"), businesses=[{"id": "casino.1"}]),
            boss(man("vito-baritono", "usury"), businesses=[{"id": "garage.1"}]),
            phase="plan",
            market=[],
            options={"mercenaries": False},
        )
        job: str = choice(state, 0)["job"]
        return job

    assert (planned(0), planned(4000)) == ("vandalism.2", "car-theft")


def test_it_pays_for_a_marker_what_a_planned_job_is_worth() -> None:
    """CN-8.1  From a game: two jobs of round IV were cancelled, because a marker cost 5,000."""
    state = table(
        boss(
            man("big-joey", "union-takeover"),
            cash=30000,
            businesses=[{"id": "building-firm.1"}],
        ),
        boss(man("franco-luciano", "usury"), businesses=[{"id": "politician.1"}]),
        boss(man("vito-baritono", "usury"), businesses=[{"id": "waste-company.1"}]),
        round=4,
    )
    assert interjections(state, 0)[0] == {
        "do": "offer",
        "to": 2,
        "give": {"cash": 5000},
        "take": {"markers": ["waste-company.1"]},
    }


def test_a_marker_serves_one_planned_job_only() -> None:
    """CN-8.4  Two jobs that need the same business need two markers."""
    garages = [{"id": "garage.1", "markers": [0]}, {"id": "garage.2"}]
    state = table(
        boss(man("big-joey", "car-theft"), man("sal-moretti", "truck-hijacking"), cash=9000),
        boss(man("phil-malony", "usury"), businesses=garages),
        boss(man("vito-baritono", "usury"), businesses=[]),
        options={"mercenaries": False},
    )
    assert interjections(state, 0)[0]["take"] == {"markers": ["garage.2"]}


def test_it_takes_back_markers_that_serve_no_job() -> None:
    """CN-8.7"""
    idle = [{"id": f"pimp.{number}", "markers": [0]} for number in range(1, 6)]
    state = table(
        boss(man("big-joey", "car-theft"), cash=9000, businesses=[]),
        boss(man("phil-malony", "usury"), businesses=[*idle, {"id": "garage.1"}]),
        boss(man("vito-baritono", "usury"), businesses=[]),
        options={"mercenaries": False},
    )
    taken = interjections(state, 0)[0]
    assert taken == {"do": "take-back", "business": "pimp.1"}
    state.apply(0, taken)
    assert interjections(state, 0)[0]["take"] == {"markers": ["garage.1"]}


def test_it_spends_no_schemer_on_what_cannot_be_done() -> None:
    """CN-5.9  From a game: the turn was skipped, and on the next one the task cancelled."""

    def answer(cash: int) -> str:
        state = table(
            boss(
                man("big-joey", "gold-transport"),
                cash=cash,
                businesses=[],
                influence=["schemer"],
            ),
            boss(man("phil-malony", "usury"), businesses=[{"id": "casino.1"}, {"id": "garage.1"}]),
            boss(man("vito-baritono", "usury"), businesses=[{"id": "lawyer.1"}]),
            round=4,
            options={"mercenaries": False},
        )
        do_: str = choice(state, 0)["do"]
        return do_

    assert (answer(0), answer(20000)) == ("cancel", "schemer")


def test_what_is_planned_is_done() -> None:
    """CN-4.1, CN-5.4  Every gangster needs a task, but few of them are given up by their boss."""
    planned = dropped = 0
    for seed in range(8):
        players = 3 + seed % 3
        state = GAME.new(players, f"plans/{seed}", mercenaries=seed % 2 == 1)
        company = Company(
            GAME, {seat: bot("cautious", f"{seed}/{seat}") for seat in range(players)}
        )
        while (move := company.move(state)) is not None:
            planned += move.action.do == "plan"
            dropped += move.action.do == "cancel"
            company.act(state, *move)
    assert planned > 400
    assert dropped / planned < 0.09
