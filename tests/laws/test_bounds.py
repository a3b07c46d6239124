"""Every number, list and text that a game reads has an end: nobody can send it an absurd one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import sitdown
from sitdown import catalog
from sitdown.kernel import BadOptions, Document
from sitdown.kernel.form import COUNTLESS, LONGEST_LIST


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

ENDS = {
    "integer": ("maximum", "format"),
    "array": ("maxItems",),
    "string": ("maxLength", "pattern", "format"),
}


def open_ended(schema: Any, path: str = "") -> Iterator[str]:
    """The places of a schema at which something may be as large as one likes."""
    if isinstance(schema, list):
        for place, item in enumerate(schema):
            yield from open_ended(item, f"{path}[{place}]")
    if not isinstance(schema, dict):
        return
    ends = ENDS.get(str(schema.get("type")), ())
    if ends and not any(end in schema for end in ends):
        yield path
    if schema.get("maximum", 0) > COUNTLESS or schema.get("maxItems", 0) > LONGEST_LIST:
        yield path
    for name, value in schema.items():
        yield from open_ended(value, f"{path}.{name}")


@pytest.mark.parametrize("id", sitdown.games())
def test_everything_that_is_read_has_an_end(id: str) -> None:
    game = sitdown.load(id)
    assert list(open_ended(game.schema())) == []
    for do, action in game.rules.actions.items():
        assert list(open_ended(action.schema(), do)) == []
    for seats in game.seats:
        form = game.declare(seats, game.read_options(seats, {}))
        assert list(open_ended(form.whole.schema())) == []


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
