"""Every number, list and text that a game reads has an end: nobody can send it an absurd one."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sitdown
from sitdown import catalog
from sitdown.kernel import BadOptions, Document
from sitdown.laws import Law, bounds

from .cases import GAME, each, trial


def components(id: str) -> Document:
    text = (catalog.folder(id) / "components.json").read_text(encoding="utf-8")
    found: Document = json.loads(text)
    return found


LONG = range(200)
"""As many cards as one list of a deck may have."""
DECK: Document = components("vendetta")["deck"]
PLACE: Document = DECK["locations"][0]
BILL: Document = {**DECK["money"][0], "count": 1}
JOB: Document = {**components("cosanostra")["jobs"][0]}
del JOB["mark"]
INFLUENCE = [card["id"] for card in components("cosanostra")["influence"]]


@GAME
@each(bounds.LAWS)
def test_bounds(law: Law, id: str) -> None:
    law(trial(id))


class Counted(str):
    """A name that counts how often it is compared with another."""

    comparisons = 0

    def __eq__(self, other: object) -> bool:
        Counted.comparisons += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


@pytest.mark.parametrize(
    ("id", "deck"),
    [
        ("gentlemen", [{"id": Counted(f"deal.{n}"), "money": 9, "accomplices": []} for n in LONG]),
        ("vendetta", {**DECK, "locations": [{**PLACE, "id": Counted(f"cafe.{n}")} for n in LONG]}),
        ("vendetta", {**DECK, "money": [{**BILL, "kind": Counted(f"bill-{n}")} for n in LONG]}),
        ("cosanostra", {"jobs": [{**JOB, "id": Counted(f"job-{n}")} for n in LONG]}),
    ],
)
def test_the_names_of_a_deck_are_not_compared_each_with_each(id: str, deck: Any) -> None:
    game = sitdown.load(id)
    Counted.comparisons = 0
    game.read_options(game.seats[0], {"deck": deck})
    assert Counted.comparisons < 10 * len(LONG)


@pytest.mark.parametrize(
    ("id", "deck", "fault"),
    [
        ("gentlemen", [{"id": "deal.1", "money": 101, "accomplices": []}], "above 100"),
        ("gentlemen", [{}] * 5500, "a list of 5500, 1 to 200 are needed"),
        ("vendetta", {**DECK, "locations": [PLACE] * 5500}, "a list of 5500, 0 to 200"),
        (
            "vendetta",
            {**DECK, "money": [{**BILL, "kind": f"b-{n}", "count": 99} for n in range(9)]},
            "891 cards",
        ),
        ("cosanostra", {"influence": dict.fromkeys(INFLUENCE, 99)}, "are the most"),
        ("cosanostra", {"jobs": [JOB] * 5500}, "a list of 5500, 0 to 200"),
    ],
)
def test_a_deck_that_nobody_could_shuffle_is_refused(id: str, deck: Any, fault: str) -> None:
    game = sitdown.load(id)
    with pytest.raises(BadOptions, match=fault):
        game.read_options(game.seats[0], {"deck": deck})
