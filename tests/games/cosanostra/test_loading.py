"""What is not a position of La Cosa Nostra, and in which words it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.conform.runner import patch
from sitdown.kernel import BadPosition
from sitdown.kernel.form import Document

from .tables import GAME, boss, do, load, man, rolled, table

JOB: Document = {
    "seat": 2,
    "gangster": "vito-baritono",
    "card": "theft.5",
    "kind": "theft",
    "target": 0,
    "roll": {"seat": 2, "gangster": "vito-baritono", "for": "job", "difficulty": 4, "dice": [4, 1]},
    "successes": 1,
}


def attacked(**changes: Any) -> Document:
    """Seat 0 may trap a theft of seat 2's, with some fields changed."""
    state = table(
        boss(man("big-joey", "trap.1"), cash=9000),
        boss(man("phil-malony", "usury")),
        boss(man("vito-baritono")),
        round=3,
        options={"mercenaries": False},
    )
    document = state.document()
    base: Document = {"phase": "trap", "actors": [0], "turn": {"regular": 2}, "resolving": JOB}
    changed: Document = patch(patch(document, base, whole=True), changes, whole=True)
    return changed


def test_what_is_null_zero_or_empty_may_be_left_out_of_a_job() -> None:
    state = load(attacked())
    job = state.document()["resolving"]
    assert (job["holder"], job["shares"], job["robbers"]) == (2, [0, 0, 0], [])
    do(state, 0, "pass")
    assert state.players[2].cash == 4000


def test_no_successes_may_be_left_out_where_a_failed_job_goes_on() -> None:
    """CN-9.10, CN-19.12  A Drive-by that missed is answered, and Tuco may try another."""
    state = table(
        boss(man("big-joey")), boss(man("tuco-quintero", "drive-by.1")), boss(), actors=[1], round=4
    )
    state.force([{"roll": 1} for _ in range(4)])
    do(state, 1, "execute", task="tuco-quintero", target="big-joey")
    for phase in ("return-fire", "second"):
        assert state.phase == phase
        document = state.document()
        assert document["resolving"].pop("successes") == 0
        assert load(document) == state
        do(state, state.actors[0], "pass" if phase == "return-fire" else "stop")


def test_a_trapper_who_fell_to_the_attack_may_have_rolled_last() -> None:
    """CN-19.12, CN-11.9  His trap failed, he died, and Tuco looks for another target."""
    state = table(
        boss(man("tuco-quintero", "assassination.1")),
        boss(man("franco-luciano", "trap.1"), man("phil-malony")),
        boss(),
        round=3,
        dice=[6, 6, 6, 6, 1, 1, 1],
    )
    do(state, 0, "execute", task="tuco-quintero", target="franco-luciano")
    do(state, 1, "trap", task="franco-luciano")
    assert state.phase == "second"
    assert load(state.document()) == state
    view = state.view(0)
    assert GAME.imagine(view, seed=1).view(0) == view


@pytest.mark.parametrize(("kind", "successes"), [("theft", 0), ("assassination", 1)])
def test_an_attack_that_has_no_effect_by_its_row_has_none(kind: str, successes: int) -> None:
    """CN-9.2  A made-up position may stand at a trap without enough successes; nothing happens."""
    target = {"theft": 0, "assassination": "big-joey"}[kind]
    job = {"card": f"{kind}.1", "kind": kind, "target": target, "successes": successes}
    state = load(attacked(resolving=job))
    before = state.players[0].cash
    do(state, 0, "pass")
    assert state.resolving is None
    assert state.players[0].cash == before
    assert state.players[0].gangster("big-joey") is not None


def test_boggy_with_two_jobs_is_split() -> None:
    """CN-19.25  As soon as he has two, each is rolled with two dice."""
    boggy = man("boggy-gloves", "gas-station-robbery", "protection-racket")
    state = table(boss(boggy), boss(), boss(), dice=[1, 1])
    assert rolled(do(state, 0, "execute", task="boggy-gloves")) == [1, 1]


def test_who_may_give_a_second_task_has_given_the_task_of_his_turn() -> None:
    """CN-4.1, CN-19.27"""
    state = table(
        boss(man("kenzo-isosaki", "usury"), man("big-joey"), jobs=["bash.1"]),
        boss(man("phil-malony"), jobs=["theft.1"]),
        boss(),
        phase="plan",
        turn={"regular": 0, "extra": "kenzo-isosaki"},
    )
    do(state, 0, "done")
    assert state.actors == (1,)


SEALED: list[tuple[str, Document, str]] = [
    ("scheme", {"do": "schemer"}, r"players\[1\].sealed: schemer: you hold no schemer"),
    ("rob", {"do": "robbery", "task": "phil-malony"}, "that is no Robbery you have planned"),
    ("doc", {"do": "emergency-doc"}, "you hold no emergency-doc"),
]


@pytest.mark.parametrize(("phase", "answer", "words"), SEALED)
def test_a_sealed_answer_must_be_one_that_its_seat_can_keep(
    phase: str, answer: Document, words: str
) -> None:
    """CN-5.6, CN-11.2, CN-14.6  A card that is declared is held, a robbery planned."""
    hit = {"seat": 0, "gangster": "big-joey", "effect": "kill", "by": 2}
    changes: Document = {"phase": phase, "actors": [0], "resolving": {"hit": hit}}
    if phase == "scheme":
        changes["resolving"] = None
    with pytest.raises(BadPosition, match=words):
        load(attacked(**changes, players=[{}, {"sealed": answer}]))


TWICE = ["phil-malony", "phil-malony"]
FAULTS: list[tuple[Document, str]] = [
    ({"market": ["pub.1"]}, r'market\[0\]: no business "pub.1"'),
    ({"actors": [0, 1]}, "actors: one seat acts in phase trap"),
    ({"actors": [1]}, "actors: not the seat attacked"),
    ({"resolving": None}, "resolving: missing in phase trap"),
    ({"resolving": {"gangster": "big-sal"}}, "seat 2 has no such gangster in play"),
    ({"resolving": {"card": "bash.1"}}, "bash.1 is of another kind"),
    ({"resolving": {"card": None}}, "there is no theft without its card"),
    (
        {"resolving": {"card": "trap.1", "kind": "trap"}},
        "resolving.kind: a trap answers a job and is none",
    ),
    ({"resolving": {"target": "big-sal"}}, "resolving.target: no target for theft"),
    ({"resolving": {"successes": None}}, "resolving.successes: missing in phase trap"),
    ({"resolving": {"robbers": [{"seat": 1, "task": "x"}]}}, "seat 1 has no job x"),
    ({"resolving": {"docs": [1]}}, "seat 1 holds no emergency-doc"),
    ({"resolving": {"roll": {"dice": [7]}}}, "7 is above 6"),
    ({"resolving": {"kind": "picnic"}}, 'no kind of job "picnic"'),
    ({"played": {"seat": 0, "card": "spy", "why": "play", "action": {}, "phase": "act"}}, "played"),
    ({"phase": "act", "actors": [1]}, "resolving: no job is under way in phase act"),
    ({"phase": "doc", "actors": [0]}, "resolving.hit: missing in phase doc"),
    ({"phase": "guard"}, "not a seat that can guard"),
    ({"phase": "force"}, "not a seat that can force a die"),
    ({"phase": "reroll"}, "not a seat that can roll a die again"),
    ({"phase": "return-fire"}, "no drive-by"),
    ({"phase": "bargain", "actors": [2]}, "nothing is bought with this job"),
    ({"phase": "launder", "actors": [2]}, "no money laundering"),
    ({"phase": "second", "actors": [2]}, "there is no second target"),
    ({"players": [{"sealed": {"do": "pass"}}]}, r"players\[0\].sealed: no answer is sealed"),
    ({"players": [{"cash": 1500}]}, "1500 is not a multiple of 1000"),
    ({"offers": [{"id": 1, "from": 0, "to": 0, "give": {"cash": 1000}, "take": {}}]}, "oneself"),
    (
        {"offers": [{"id": 1, "from": 0, "to": 1, "give": {"businesses": ["x"]}, "take": {}}]},
        'no business "x"',
    ),
    (
        {"offers": [{"id": 1, "from": 0, "to": 1, "give": {}, "take": {"gangsters": TWICE}}]},
        r"offers\[0\].take: a card is there twice",
    ),
]


@pytest.mark.parametrize(("changes", "words"), FAULTS)
def test_what_does_not_fit_is_refused_in_words(changes: Document, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        load(attacked(**changes))


QUIET: list[tuple[Document, str]] = [
    ({"phase": "act", "actors": [2]}, "seat 2 has no task"),
    ({"phase": "act", "actors": [0], "turn": {"extra": "big-sal"}}, "turn.extra"),
    ({"phase": "discard", "actors": [0]}, "seat 0 is within the hand limits"),
    ({"phase": "strengthen", "actors": [0]}, "not a seat with a gangster who grows"),
    ({"phase": "plan", "actors": [0], "turn": {"extra": "big-sal"}}, "turn.extra"),
    ({"phase": "veto", "actors": [0]}, "it waits in phase veto"),
]


@pytest.mark.parametrize(("changes", "words"), QUIET)
def test_a_phase_that_asks_nothing_is_refused(changes: Document, words: str) -> None:
    changed = attacked(resolving=None, market=[], business_stack=[], **changes)
    with pytest.raises(BadPosition, match=words):
        load(changed)


def test_a_card_waiting_for_a_veto_must_fit() -> None:
    state = table(
        boss(man("big-joey", "usury"), influence=["snitch"]),
        boss(man("alexei-walenko"), man("phil-malony", "usury")),
        boss(man("vito-baritono")),
    )
    do(state, 0, "snitch", task="phil-malony")
    document = state.document()
    for change, words in (
        ({"card": "spy"}, "not how spy is played"),
        ({"action": {"do": "fly"}}, "no action"),
        ({"actors": []}, "one seat goes on afterwards"),
        ({"why": "scheme"}, "the next extra turn"),
        ({"seat": 1}, "not the seat that can cancel"),
    ):
        with pytest.raises(BadPosition, match=words):
            load(patch(document, {"played": change}, whole=True))


def test_hands_may_be_in_any_order_and_derived_fields_are_worked_out() -> None:
    state = table(
        boss(man("big-joey", "usury"), jobs=["theft.3", "bash.1"], influence=["spy", "henchman"]),
        boss(),
        boss(),
        monopolies={"drugs": 2},
    )
    document = state.document()
    assert document["players"][0]["jobs"] == ["bash.1", "theft.3"]
    assert document["players"][0]["influence"] == ["henchman", "spy"]
    assert document["players"][0]["backs"] == [1, 2]
    assert document["monopolies"] == {"prostitution": None, "drugs": None, "credit": None}


def test_a_view_is_no_position() -> None:
    with pytest.raises(BadPosition, match="this is a view"):
        GAME.load(table(boss(man("big-joey", "usury")), boss(), boss()).view(0))
