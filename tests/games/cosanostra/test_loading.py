"""What is not a position of La Cosa Nostra, and in which words it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.conform.running import patch
from sitdown.kernel import BadPosition
from sitdown.kernel.form import Document

from .tables import GAME, boss, do, load, man, table

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


FAULTS: list[tuple[Document, str]] = [
    ({"market": ["pub.1"]}, r'market\[0\]: no business "pub.1"'),
    ({"actors": [0, 1]}, "actors: one seat acts in phase trap"),
    ({"actors": [1]}, "actors: not the seat attacked"),
    ({"resolving": None}, "resolving: missing in phase trap"),
    ({"resolving": {"gangster": "big-sal"}}, "seat 2 has no such gangster in play"),
    ({"resolving": {"card": "bash.1"}}, "bash.1 is of another kind"),
    ({"resolving": {"card": None}}, "there is no theft without its card"),
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
