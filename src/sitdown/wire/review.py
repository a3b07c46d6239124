"""A review as a document. No name and no word that somebody said stands in it, only seats."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Chances = list[float]
"""How likely each seat wins, from 0 to 1; a shared victory is a share for each."""


class Point(Struct):
    """The chances after so many actions, by what everybody could see, each with its error."""

    step: int
    chances: Chances
    errors: Chances


class Decided(Struct):
    """A decision: the action `step` of the replay, by which a seat chose among several.

    `before` and `after` are the chances by what that seat could know; `gain` what its choice gave
    or took of it from each seat beyond `error`, what lies within it being nobody's doing. `house`
    is what the house would have done, `price` what the choice cost its seat against that.
    """

    step: int
    seat: int
    act: dict[str, Any]
    before: Chances
    after: Chances
    gain: Chances
    error: float
    house: dict[str, Any] | None
    price: float


class Because(Struct):
    """Something to be said of a choice, as an event: a sign that was foreseen, or what came of it.

    `often`: in which part of the worlds that fitted the view it would have come so.
    """

    kind: Literal["sign", "event"]
    event: dict[str, Any]
    often: float


class Choice(Struct):
    """A choice at a turning point; `act` is None for doing nothing. `chance`: its seat's after."""

    act: dict[str, Any] | None
    chance: float
    reasons: list[Because]


class Turn(Struct):
    """A turning point: the moment that ends with the action `step`.

    `chances` are those of all before it and `after` it, as everybody could see them, `whose` the
    seat that it mattered most to. `decided` is the action of the moment that did most, None where
    nobody had a choice; then `seat` is who acted last. `by_luck`: something was drawn or rolled,
    and did more than anybody's choice.
    """

    step: int
    first: int
    seat: int
    whose: int
    chances: Chances
    after: Chances
    by_luck: bool
    decided: int | None
    played: Choice
    house: Choice | None
    price: float
    error: float


class Sums(Struct):
    """What came to a seat of what, in whole points of a hundred.

    `luck`, `own` and `others` add up to the result less the even share; `error` is that of
    each of the last two. What no choice explains is `luck` where something was drawn or rolled,
    and elsewhere the doing of whoever moved.
    """

    luck: int
    own: int
    others: int
    error: int


class Review(Struct):
    """A finished game, reviewed. `simulations`: so many worlds were played on for it.

    `drawn`: cards or dice had a part in it. Otherwise nothing but who begins was left to luck, and
    there is no `luck` in the sums.
    """

    sitdown: Literal["review"]
    version: Literal[2]
    game: str
    rules: str
    players: int
    steps: int
    simulations: int
    drawn: bool
    points: list[Point]
    decisions: list[Decided]
    turns: list[Turn]
    sums: list[Sums]


class Given(Struct):
    """A word: whose, to whom, and what became of it at which action of the game.

    `checked`: by the record itself, not only by what its addressee said. `line`: which of the
    game's own words it is, where a bot has given it, so that everybody reads it in his language.
    """

    seat: int
    to: int
    text: str
    state: Literal["standing", "kept", "broken"]
    given: int
    judged: int | None
    checked: bool
    line: str | None = None
