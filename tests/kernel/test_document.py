"""Records: declared once; read with paths, written, and seen through a view."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sitdown.kernel import (
    HIDDEN,
    UNKNOWN,
    UNKNOWN_ANSWER,
    Derived,
    Look,
    Misfit,
    Named,
    Option,
    Printed,
    Record,
    Sealed,
    Unseen,
)
from sitdown.kernel.form import Default, Flag, Many, Maybe, Ordered, SeatNumber, Whole, Word

from .toy import Rob, Toy, Trap, game


class Card:
    def __init__(self, id: str, strength: int) -> None:
        self.id = id
        self.strength = strength


class Gangster:
    def __init__(
        self, card: Card, from_: int | None, tasks: list[str], raised: int, armed: bool
    ) -> None:
        self.card = card
        self.from_ = from_
        self.tasks = tasks
        self.raised = raised
        self.armed = armed


CARDS = {"cop": Card("cop", 3), "thug": Card("thug", 1)}
BACK = Card("?", 0)
GANGSTER = Record(
    Gangster,
    card=Named("id", Printed(CARDS, "gangster", unseen=BACK)),
    from_=Maybe(SeatNumber(3)),
    tasks=Ordered(Many(Word(["rob", "buy"], "task")), sorted),
    strength=Derived(lambda one: one.card.strength + one.raised),
    raised=Default(Whole(), 0),
    armed=Unseen(Flag(), False),
    sealed=Sealed(),
)
DOCUMENT = {
    "id": "cop",
    "from": 1,
    "tasks": ["buy", "rob"],
    "strength": 5,
    "raised": 2,
    "armed": True,
    "sealed": None,
}


def test_a_record_is_read_and_written_by_its_declaration() -> None:
    one = GANGSTER.read(
        {"id": "cop", "from": 1, "tasks": ["rob", "buy"], "raised": 2, "armed": True}
    )
    assert (one.card, one.from_, one.tasks, one.raised) == (CARDS["cop"], 1, ["buy", "rob"], 2)
    assert GANGSTER.write(one) == DOCUMENT
    assert list(GANGSTER.write(one)) == list(DOCUMENT)


def test_what_is_written_is_nobody_elses() -> None:
    one = GANGSTER.read(DOCUMENT)
    GANGSTER.write(one)["tasks"].append("rob")
    assert one.tasks == ["buy", "rob"]
    assert GANGSTER.read({**DOCUMENT, "raised": 0}).raised == 0


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"id": "cpo"}, 'id: no gangster "cpo"; did you mean "cop"?'),
        ({"id": 3}, "id: 3 is not a gangster"),
        ({"from": 3}, "from: no seat 3 at this table"),
        ({"tasks": ["rob", "by"]}, 'tasks[1]: no task "by"; did you mean "buy"?'),
        ({"armed": 1}, "armed: 1 is neither true nor false"),
        ({"rasied": 1}, 'no field "rasied" here; did you mean "raised"?'),
    ],
)
def test_a_document_that_does_not_fit_is_refused_with_its_path(
    change: dict[str, Any], words: str
) -> None:
    with pytest.raises(Misfit) as refused:
        Many(GANGSTER).read([{**DOCUMENT, **change}])
    assert str(refused.value).startswith("[0]")
    assert words in str(refused.value)


def test_a_hidden_record_is_seen_with_its_unknowns_unknown() -> None:
    view = {**DOCUMENT, "id": HIDDEN, "tasks": [HIDDEN, "rob"], "raised": HIDDEN, "armed": HIDDEN}
    one = GANGSTER.see({**view, "from": HIDDEN})
    assert (one.card, one.from_, one.tasks) == (BACK, UNKNOWN, [HIDDEN, "rob"])
    assert (one.raised, one.armed) == (UNKNOWN, False)
    assert GANGSTER.see(DOCUMENT).card is CARDS["cop"]


def test_what_follows_from_other_fields_is_settled_before_the_record_is_made() -> None:
    def settle(found: dict[str, Any]) -> None:
        if found["armed"] is None:
            found["armed"] = found["raised"] > 0

    form = Record(
        Gangster,
        settle,
        card=Printed(CARDS, "gangster"),
        from_=Maybe(SeatNumber()),
        tasks=Default(Many(Word(["rob"])), []),
        raised=Whole(),
        armed=Maybe(Flag()),
    )
    assert form.read({"card": "thug", "raised": 1}).armed is True
    assert form.read({"card": "thug", "raised": 0}).armed is False
    assert form.read({"card": "thug", "raised": 0, "armed": True}).armed is True


def test_a_form_tells_its_schema() -> None:
    schema = GANGSTER.schema()
    assert schema["properties"]["id"] == {"enum": ["cop", "thug"]}
    assert schema["required"] == ["id", "tasks", "armed"]


def test_a_look_has_the_state_that_the_view_shows() -> None:
    state = game.new(3, 7)
    state.apply(1, Rob(0))
    state.apply(0, Trap(True))
    own = Look.at(game, state, 0).state
    assert isinstance(own, Toy)
    assert (own.phase, own.actors, own.robber) == ("traps", (2,), 1)
    assert own.sealed == [Trap(True), None, None]
    assert own.owed(2) == [Trap(False), Trap(True)]
    other = Look.through(game, state.view(None))
    assert other.seat == -1
    assert other.state.sealed == [UNKNOWN_ANSWER, None, None]
    assert other.state is other.state


def test_a_declaration_is_kept_and_nobody_can_change_it() -> None:
    options = {"loud": True}
    declared = game.declare(3, options)
    assert game.declare(3, {"loud": True}) is declared
    assert game.declare(2, options) is not declared
    view = json.loads(json.dumps(game.new(3, 7).view(0)))
    assert game.see(view).form is declared
    view["options"]["loud"] = False
    assert game.see(view).document()["options"] == {"loud": False}
    assert game.new(3).document()["options"] == {"loud": True}


def test_an_option_has_a_value_of_its_form_on_the_clock() -> None:
    assert Option(Flag(), False).on_the_clock is False
    assert Option(Flag(), False, on_the_clock=True).on_the_clock is True
    with pytest.raises(Misfit, match="neither true nor false"):
        Option(Flag(), False, on_the_clock=1)
