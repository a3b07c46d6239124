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


def changed(document: Document, nuts: int) -> Document:
    for player in document["players"]:
        player["nuts"] = nuts
    return document


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


NOTHING = "The robbery took nothing: Bob has a bank on top, Cat has a bank on top (SQ-7.2)."
GUARDED = [["bank"], ["customs"]]


@pytest.mark.parametrize("first", [0, 1])
def test_an_empty_robbery_is_told_where_the_order_was_asked(first: int) -> None:
    """SQ-4.4, SQ-7.2  Whichever of the two came first."""
    state, play = table([["robbery"], ["bank"]], GUARDED, GUARDED, played="contraband-2")
    state.apply(0, play)
    said = why(state, {"do": "resolve", "stack": first}, "smuggled")
    assert said.startswith("Duty was due: ")
    assert said.endswith(f"(SQ-5.3). {NOTHING}")


@pytest.mark.parametrize("first", [0, 1])
def test_an_empty_robbery_is_told_beside_a_raid(first: int) -> None:
    """SQ-4.5  As things stood when it was applied: a raid that follows may cover a bank."""
    state, play = table([["robbery"], []], GUARDED, GUARDED, played="raid")
    state.apply(0, play)
    state.apply(0, {"do": "resolve", "stack": first})
    said = why(state, {"do": "raid", "seat": 1, "cover": 0}, "raided")
    now = (
        NOTHING
        if first == 0
        else NOTHING.replace("Bob has a bank on top", "Bob shows no contraband")
    )
    assert said == f"A raid brings 2 nuts when it covers a bank (SQ-8.2). {now}"


def test_nothing_is_said_of_a_robbery_that_may_have_taken_the_last_nut() -> None:
    """SQ-7.3  Before the raid Bob gave all he had, which the table does not show any more."""
    bob = [["contraband-5"], ["contraband-3"]]
    state, play = table([["robbery"], []], bob, GUARDED, played="raid")
    state = GAME.load(changed(state.document(), nuts=2))
    state.apply(0, play)
    state.apply(0, {"do": "resolve", "stack": 0})
    said = why(state, {"do": "raid", "seat": 2, "cover": 0}, "raided")
    assert said == "A raid brings 2 nuts when it covers a bank (SQ-8.2)."


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
