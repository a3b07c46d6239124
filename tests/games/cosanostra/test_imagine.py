"""Imagining (contract 13): what may lie under a question mark, and what may not."""

from __future__ import annotations

from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel.form import Document

from .invariants import check
from .tables import GAME, boss, do, man, robbed_by_two, table


def imagined(state: CosaNostra, seat: int | None, seeds: int = 40) -> list[Document]:
    view = state.view(seat)
    return [GAME.imagine(view, seed=seed).document() for seed in range(seeds)]


def test_a_planned_job_has_the_back_it_shows_and_may_be_any_such() -> None:
    """CN-1.2"""
    state = table(
        boss(man("big-joey", "usury"), jobs=["bash.1"]),
        boss(man("phil-malony", "robbery.1")),
        boss(man("vito-baritono")),
        round=3,
        job_decks={"3": ["trap.1", "robbery.2", "arson.1"]},
    )
    seen = {
        document["players"][1]["gangsters"][0]["tasks"][0]["job"] for document in imagined(state, 0)
    }
    assert len(seen) > 3
    deck = state.deck.jobs
    assert {deck[job].round for job in seen} == {3}
    assert {"robbery.1"} == {
        document["players"][1]["gangsters"][0]["tasks"][0]["job"]
        for document in imagined(state, 1, 5)
    }


def test_sealed_answers_are_possible_ones() -> None:
    """CN-5.6  Who has answered may have called a Schemer, if he may hold one."""
    state = table(
        boss(man("big-joey", "usury")),
        boss(man("phil-malony", "usury"), influence=["schemer"]),
        boss(man("vito-baritono", "usury"), influence=["spy"]),
        phase="scheme",
        actors=[1, 2],
        turn={"regular": 0},
    )
    do(state, 1, "schemer")
    answers = []
    for document in imagined(state, 2):
        player = document["players"][1]
        answers.append(player["sealed"]["do"])
        assert player["sealed"]["do"] == "pass" or "schemer" in player["influence"]
    assert set(answers) == {"pass", "schemer"}


def test_robbers_still_to_come_are_imagined_now_and_then() -> None:
    """CN-11.3  Declarations not yet revealed are hidden from everybody, even from who made them."""
    state = robbed_by_two()
    assert state.view(2)["resolving"]["robbers"] == "?"
    robbers = [document["resolving"]["robbers"] for document in imagined(state, 2)]
    assert [] in robbers
    assert [{"seat": 2, "task": "vito-baritono"}] in robbers


def test_docs_standing_by_are_imagined_only_while_one_waits_for_a_veto() -> None:
    """CN-14.6"""
    state = table(
        boss(man("big-joey"), man("nicky-two-toes", "usury"), influence=["emergency-doc"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury"), influence=["emergency-doc"]),
        boss(man("vito-baritono", "car-bomb.1"), influence=["emergency-doc"]),
        actors=[2],
        round=3,
        dice=[4, 4, 1],
    )
    do(state, 2, "execute", task="vito-baritono", target="big-joey")
    assert {tuple(one["resolving"]["docs"]) for one in imagined(state, 1)} == {()}
    for seat in range(3):
        do(state, seat, "emergency-doc")
    assert state.phase == "veto"
    docs = {tuple(one["resolving"]["docs"]) for one in imagined(state, 1)}
    assert () in docs
    assert (1,) in docs


def test_a_whole_game_seen_through_one_seat_stays_possible() -> None:
    state = GAME.new(4, seed=5, mercenaries=True, spying="any-time")
    assert isinstance(state, CosaNostra)
    while state.result is None and state.round < 3:
        for viewer in (0, None):
            twin = GAME.imagine(state.view(viewer), seed=state.chance.drawn)
            check(twin)
            assert twin.view(viewer) == state.view(viewer)
        seat = state.actors[0]
        default = state.default(seat)
        assert default is not None
        state.apply(seat, default)


def test_a_made_up_stack_keeps_its_length_though_the_open_cards_leave_fewer() -> None:
    """A scenario may hold cards that are elsewhere too (contract 12)."""
    state = table(
        boss(man("big-joey", "buy casino.2")),
        boss(man("phil-malony", "buy casino.2")),
        boss(man("vito-baritono")),
        business_stack=["casino.2"] * 60,
    )
    for document in imagined(state, 0, 3):
        assert len(document["business_stack"]) == 60
