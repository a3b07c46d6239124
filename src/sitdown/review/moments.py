"""A replay as moments and decisions, each with the view its seat had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from sitdown import catalog
from sitdown.fingerprint import fingerprint
from sitdown.kernel import Document, State
from sitdown.table import Refused
from sitdown.table.records.events import heard_by
from sitdown.table.replays.export import OURS
from sitdown.table.replays.playback import ReplayedStep, first_position, play_again
from sitdown.words import Words

from .drawn import DrawWatch, has_dealt

MOST_EVENTS = 12
"""The most events of an action that are kept, to explain a turning point."""


class Question(NamedTuple):
    """An action of a game, with all that its seat could know when it chose."""

    step: int
    seat: int
    act: Document
    view: bytes
    """The seat's view as JSON; empty if there was no choice."""
    told: list[Document]
    """The events the seat was told once others could know of the action.

    Only those for which there are words.
    """


class ReviewMoment(NamedTuple):
    """Actions that become known together: a single one, or sealed answers up to the last."""

    questions: list[Question]
    sight: bytes
    """The public view after it, as JSON."""
    drawn: bool
    """Whether something was drawn or rolled."""

    @property
    def step(self) -> int:
        return self.questions[-1].step

    def decisions(self) -> list[Question]:
        return [question for question in self.questions if question.view]


class ReplayedGame(NamedTuple):
    """A game from its deal to its result, as a review goes through it."""

    game: str
    rules: str
    seats: int
    dealt: bytes
    """The public view after the deal, as JSON."""
    deals: bool
    """Whether more than the first player was drawn at the beginning."""
    moments: list[ReviewMoment]
    result: Document

    def decisions(self) -> list[Question]:
        return [one for moment in self.moments for one in moment.decisions()]

    def has_luck(self) -> bool:
        """Whether anything but the first player was drawn or rolled."""
        return self.deals or any(moment.drawn for moment in self.moments)


def course_of(content: bytes) -> ReplayedGame:
    """Plays a replay again. Raises Refused for other rules, or if it ends differently."""
    replay = OURS.decode(content)
    known = catalog.games()
    if replay.game not in known or replay.rules != fingerprint(replay.game):
        raise Refused("other-rules", "this game was played by another version of the rules")
    dealt = first_position(replay)
    moments: list[ReviewMoment] = []
    waiting: list[Question] = []
    result = dealt.result
    draws, drawn = DrawWatch(dealt), False
    words = Words("en", replay.game)
    for played in play_again(replay):
        waiting.append(question_of(played))
        drawn |= draws.since(played.after)
        result = played.after.result
        if not played.is_sealed() or result is not None:
            told = [
                one._replace(told=with_words(heard_by(played.told, one.seat), words))
                for one in waiting
            ]
            moments.append(ReviewMoment(told, seen(played.after, None), drawn))
            waiting, drawn = [], False
    if result is None or waiting:
        raise Refused("bad-request", "the game is not over after the last action")
    sight = seen(dealt, None)
    deals = has_dealt(dealt)
    return ReplayedGame(replay.game, replay.rules, replay.players, sight, deals, moments, result)


def question_of(played: ReplayedStep) -> Question:
    step, before = played.step, played.before
    view = seen(before, step.seat) if has_choice(before, step.seat, step.act) else b""
    return Question(played.number, step.seat, step.act, view, [])


def has_choice(state: State, seat: int, act: Document) -> bool:
    """Whether a seat could have done something else; an aside could always be left out."""
    return not state.is_owed(seat, state.read(act)) or len(state.owed(seat)) > 1


def seen(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def with_words(events: Sequence[Document], words: Words) -> list[Document]:
    """The events for which there is a sentence, each once."""
    told: list[Any] = []
    for event in events:
        if event not in told and words.has(f"event-{event['event']}") and words.event(event):
            told.append(event)
    return told[:MOST_EVENTS]
