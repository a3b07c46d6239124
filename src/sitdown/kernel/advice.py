"""Advice: what tells of a game, or plays it well, and decides nothing in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .action import Action
from .draws import Draws
from .filling import Fill
from .form import Document
from .look import Look
from .naming import OfKind, Stance
from .note import Note, Shelf
from .sketch import Phrase, Sketch
from .value import Value


class Hints:
    """What a bot may know of a game: how to choose an answer, and when to speak up unasked.

    `reply` answers what another seat has put to this one, where the game has such a thing;
    `counter` is what is offered instead by who has just answered so, if anything.
    """

    def __init__(
        self,
        choose: Callable[[Look, Draws], Action],
        interject: Callable[[Look, Draws], Action | None] | None = None,
        reply: Callable[[Look, Draws], Action] | None = None,
        counter: Callable[[Look, Action], Action | None] | None = None,
    ) -> None:
        self.choose = choose
        self.interject = interject
        self.reply = reply
        self.counter = counter


class Why:
    """Answers to "why?": from what a seat saw before an action and what it was told of it.

    `events` are the names of those that people ask about. `tell(look, events, place)` explains the
    one at `place` in a message `why-…` with the number of its rule; None: it explains itself.
    """

    def __init__(
        self, events: Sequence[str], tell: Callable[[Look, list[Document], int], Phrase | None]
    ) -> None:
        self.events = tuple(events)
        self.tell = tell


class Advice:
    """All of a game that is not rules; any of it may be missing.

    `hints` make a bot of the game. `sketch(look)` is the table for a client without a picture of
    its own. `shorthand(text, look)` reads an action that a person typed in few letters (None: it is
    none). `foresee(look, action)` tells the events that an action would bring now, as far as the
    seat can know: what it tells of imagined worlds is passed on only where all of them agree.
    `things(seats, options)` are all things of a game, shelf by shelf; `note(look, thing)` is what
    there is to say now of one of them, called as it is there, to a seat or a spectator.
    `stance(action)` says which answers are `FOR` and `AGAINST` something, and which of them
    `PASSES`; `of_kind(look, do)` tells in signs what a person wants to know of all choices of a
    kind at once, where they are too many to be told one by one. `apart` names for a verb the field
    by which a person would first tell its answers apart; `part-<field>` is what it is called.
    `fills` are the verbs of open form, each with what can come next in such an answer.
    `why` says why something came as it was told. `deals(view, event)` are the seats between which
    an event closes a deal, by what everybody saw before it; nobody for all other events.
    `proposals(look)` are good candidates where the form of an answer is open, beside those that are
    listed. `plausible(world, look)` says which of the worlds that fit a look are likelier, by what
    players do: a logarithm, of which only differences count; `arrange(world, look, luck)` moves
    what is hidden in such a world to where players would have put it. `value` tells how likely each
    seat wins from a position. `harms` are events by which one seat harms another, each with the
    fields that name who did it and who suffers. `habits(seat, action)` are figures that show what
    who does it is like, to be averaged over games. `pledges(seat, to)` are words that a seat can
    give another and the record can judge, by name; `pledge-<name>` is what they are called.
    """

    def __init__(
        self,
        *,
        hints: Hints | None = None,
        sketch: Callable[[Look], Sketch] | None = None,
        shorthand: Callable[[str, Look], Document | None] | None = None,
        foresee: Callable[[Look, Action], list[Document]] | None = None,
        things: Callable[[int, Document], list[Shelf]] | None = None,
        note: Callable[[Look, str], Note] | None = None,
        stance: Stance | None = None,
        of_kind: OfKind | None = None,
        apart: dict[str, str] | None = None,
        fills: dict[str, Fill] | None = None,
        why: Why | None = None,
        deals: Callable[[Document, Document], list[int]] | None = None,
        proposals: Callable[[Look], list[Action]] | None = None,
        plausible: Callable[[Any, Look], float] | None = None,
        arrange: Callable[[Any, Look, Draws], None] | None = None,
        value: Value | None = None,
        harms: dict[str, tuple[str, str]] | None = None,
        habits: Callable[[int, Action], dict[str, float]] | None = None,
        pledges: Callable[[int, int], dict[str, Document]] | None = None,
    ) -> None:
        self.hints = hints
        self.sketch = sketch
        self.shorthand = shorthand
        self.foresee = foresee
        self.things = things
        self.note = note
        self.stance = stance
        self.of_kind = of_kind
        self.apart: dict[str, str] = {} if apart is None else apart
        self.fills: dict[str, Fill] = {} if fills is None else fills
        self.why = why
        self.deals = deals
        self.proposals = proposals
        self.plausible = plausible
        self.arrange = arrange
        self.value = value
        self.harms: dict[str, tuple[str, str]] = {} if harms is None else harms
        self.habits = habits
        self.pledges = pledges
