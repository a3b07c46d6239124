"""The facts that boards draw: worked out by the game from what a viewer may know, plain data."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

import sitdown
from sitdown.kernel import Document, State

STEPS = 60
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
VIEWS = {
    "squirrels": "SquirrelView",
    "gentlemen": "GentlemenView",
    "wallet": "WalletView",
    "vendetta": "VendettaView",
    "cosanostra": "CosaNostraView",
}


def facts(view: Document) -> Document:
    sketch = sitdown.load(view["game"]).sketch(view)
    assert sketch is not None
    return sketch.facts


@pytest.mark.parametrize("game", sitdown.games())
def test_facts_are_there_for_every_viewer_at_any_moment(game: str) -> None:
    """A list has one for each seat; the same names come whatever the phase, and in plain data."""
    rules = sitdown.load(game)
    state = rules.new(rules.seats[0], "facts")
    luck = Random(1)
    names = set(facts(state.view(None)))
    assert names
    for _ in range(STEPS):
        for viewer in (None, 0):
            found = facts(state.view(viewer))
            assert set(found) == names
            assert msgspec.json.decode(msgspec.json.encode(found)) == found
        if state.result is not None:
            return
        seat = luck.choice(state.actors)
        state.apply(seat, luck.choice(state.legal(seat)))


def declared(game: str, name: str) -> set[str]:
    """The fields of a type in a board's `view.ts`."""
    source = (BOARDS / game / "view.ts").read_text(encoding="utf-8")
    found = re.search(
        rf"^export (?:type|interface) {name}\b[^{{]*{{\n(.*?)\n}}", source, re.M | re.S
    )
    assert found is not None, f"{game}: no {name} in view.ts"
    return set(re.findall(r"^  (\w+):", found[1], re.M))


@pytest.mark.parametrize(("game", "view"), VIEWS.items())
def test_boards_declare_the_facts_and_the_fields_that_there_are(game: str, view: str) -> None:
    rules = sitdown.load(game)
    seen = rules.new(rules.seats[0], "facts").view(0)
    assert declared(game, "Facts") == set(facts(seen))
    assert declared(game, view) <= set(seen)


def new(game: str, seats: int, **fields: object) -> State:
    """A new game with other values in some fields."""
    rules = sitdown.load(game)
    document = rules.new(seats, "facts").document()
    return rules.load({**document, **fields})


def test_squirrels_tell_who_is_at_risk_and_how_long_it_goes_on() -> None:
    """SQ-7.1, SQ-10.1"""
    players = [
        {"nuts": 5, "hand": ["raid"], "stacks": [["contraband-5"], [own]], "sealed": None}
        for own in ("raid", "bank", "raid")
    ]
    found = facts(new("squirrels", 3, phase="play", actors=[0], players=players).view(1))
    assert found["turns"] == 2
    assert found["at_risk"] == [1, 0, 1]
    assert found["held"][1] == []


def test_gentlemen_tell_what_votes_weigh() -> None:
    """GD-4.5  The dealer has no vote."""
    state = new("gentlemen", 5)
    weights = facts(state.view(None))["weights"]
    assert weights[state.document()["dealer"]] is None
    assert sorted(weight for weight in weights if weight is not None) == [1, 1, 1, 1]


def test_wallet_tells_a_seat_and_nobody_else_how_it_stands() -> None:
    """WA-5"""
    state = new("wallet", 3)
    assert facts(state.view(None)) == {"turns": None, "standing": None}
    own = facts(state.view(0))
    assert own["turns"] == 6
    assert set(own["standing"]) == {"identity", "guilty", "reasons", "passports", "worth"}


def test_vendetta_tells_the_trial_and_only_the_own_role() -> None:
    state = new("vendetta", 3, verdict=18)
    found = facts(state.view(None))
    assert found["verdict"] == {"verdict": 18, "squares": 3, "side": "red"}
    assert (found["role"], found["incomes"], found["bids"]) == (None, [], [])
    assert facts(state.view(0))["role"] in ("agent", "mafioso")


def test_cosanostra_tells_prices_and_odds_for_who_looks() -> None:
    state = new("cosanostra", 3)
    everybody = facts(state.view(None))
    assert everybody["jobs"] == []
    assert not any(sale["dear"] for sale in everybody["sales"])
    own = facts(state.view(0))
    assert [job["id"] for job in own["jobs"]] == state.view(0)["players"][0]["jobs"]
    assert {sale["id"] for sale in everybody["sales"]} <= {sale["id"] for sale in own["sales"]}
