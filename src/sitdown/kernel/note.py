"""Notes: what a person wants to know of a thing, as data; the words are the game's own.

A thing is what people take in their hands or point at: a card, a token, a person. Its name is the
message `thing-<id>`, what it does that message's `about`. Things are told of by kind: what a
position calls `lawyer.2` or `gloves#1` is a lawyer, or gloves, in an album and in a note.
"""

from __future__ import annotations

from .sketch import Phrase


def kind_of(thing: str) -> str:
    """The id by which an album knows a thing: without the mark that tells it from its like."""
    return thing.partition("#")[0].partition(".")[0]


class Thing:
    """A thing of a game: the rule that tells of it, what kind it is, how many of it there are.

    `kind` says both in one line: «по одной у каждого», "a cash job of round III, one card".
    """

    def __init__(self, id: str, rule: str, kind: Phrase, count: int = 1) -> None:
        self.id = id
        self.rule = rule
        self.kind = kind
        self.count = count


class Shelf:
    """Things of one sort, as an album shows them side by side."""

    def __init__(self, title: Phrase, things: list[Thing]) -> None:
        self.title = title
        self.things = things


class Place:
    """Where some of a thing lie: with a seat, or somewhere in the middle of the table.

    What only follows from what lies open is not `sure`: people read it as a guess.
    """

    def __init__(self, word: Phrase, seat: int | None = None, sure: bool = True) -> None:
        self.word = word
        self.seat = seat
        self.sure = sure


class Note:
    """What there is to say of a thing now, as far as the one who asks can know.

    `bars`: why it cannot be used now, though one might want to. `now`: what it does or would do as
    things stand, beside what its legal uses would bring, which foresight tells. `where`: where the
    known ones lie.
    """

    def __init__(
        self,
        bars: Phrase | None = None,
        now: list[Phrase] | None = None,
        where: list[Place] | None = None,
    ) -> None:
        self.bars = bars
        self.now: list[Phrase] = [] if now is None else now
        self.where: list[Place] = [] if where is None else where
