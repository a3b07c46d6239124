"""Why it came so: duty, robberies and raids explained, as the rules have it."""

from __future__ import annotations

import pytest

import sitdown
from sitdown.kernel import Document, Look, State
from sitdown.words import Words

GAME = sitdown.load("squirrels")
WORDS = Words("en", "squirrels", ["Ann", "Bob", "Cat"], None, strict=True)


def table(*stacks: list[list[str]], played: str) -> tuple[State, Document]:
    """Three bosses with these stacks; the first has one card left to play, on the right."""
    state = GAME.new(3, first=0)
    for seat in range(3):
        state.apply(seat, {"do": "place", "card": "bank", "stack": 0})
    document = state.document()
    for player, laid in zip(document["players"], stacks, strict=True):
        player["stacks"], player["nuts"] = laid, 5
    document["players"][0]["hand"] = [played, "hideout"]
    return GAME.load(document), {"do": "play", "card": played, "stack": 1}


def why(state: State, action: Document, event: str) -> str:
    """What a spectator is told of the first such event."""
    look = Look.through(GAME, state.view(None))
    told = [one.told(None) for one in state.copy().apply(0, action)]
    place = next(n for n, one in enumerate(told) if one["event"] == event)
    phrase = GAME.why(look, told, place)
    return "" if phrase is None else WORDS.say(phrase.id, **phrase.arguments)


def test_a_robbery_that_took_nothing_says_from_whom_not() -> None:
    """SQ-7.2"""
    state, rob = table(
        [["customs"], []], [["bank"], ["contraband-5"]], [["customs"], []], played="robbery"
    )
    said = why(state, rob, "played")
    assert said == (
        "The robbery took nothing: Bob has a bank on top, Cat shows no contraband (SQ-7.2)."
    )


def test_a_robbery_that_took_something_explains_each_payment() -> None:
    """SQ-7.1"""
    state, rob = table(
        [["customs"], []],
        [["contraband-2"], ["contraband-5"]],
        [["customs"], []],
        played="robbery",
    )
    assert why(state, rob, "played") == ""
    assert why(state, rob, "paid").startswith("Two contrabands lie on top without a bank")


@pytest.mark.parametrize(
    ("own", "others", "reason"),
    [
        (["bank"], ["customs"], "No duty: a bank lay on the other stack (SQ-6.2)."),
        (["customs"], ["bank"], "No duty: no opponent had customs on top (SQ-5.3)."),
        (["customs"], ["customs"], "Bob, Cat had customs on top, 1 each (SQ-5.3)."),
    ],
)
def test_duty_is_explained(own: list[str], others: list[str], reason: str) -> None:
    state, play = table([own, []], [others, []], [others, []], played="contraband-3")
    assert why(state, play, "smuggled").endswith(reason)


def test_duty_is_not_due_for_what_lay_there_before() -> None:
    """SQ-5.2"""
    state, play = table(
        [["contraband-2"], []], [["customs"], []], [["customs"], []], played="customs"
    )
    assert why(state, play, "smuggled") == (
        "No duty: it was not played from the hand this turn (SQ-5.2)."
    )
