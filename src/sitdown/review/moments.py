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
"""So many events of an action are kept, to be told of a turning point."""


class Question(NamedTuple):
    """An action of a game, with all that its seat could know when it chose.

    `view` is empty where there was nothing to choose. `told`: what that seat then was told, as soon
    as others could know of it, in so far as there are words for it.
    """

    step: int
    seat: int
    act: Document
    view: bytes
    told: list[Document]


class ReviewMoment(NamedTuple):
    """Actions that come to light together: one, or answers under seals up to the last of them.

    `sight` is what everybody could see after it. `drawn`: something was drawn or rolled in it.
    """

    questions: list[Question]
    sight: bytes
    drawn: bool

    @property
    def step(self) -> int:
        return self.questions[-1].step

    def decisions(self) -> list[Question]:
        return [question for question in self.questions if question.view]


class ReplayedGame(NamedTuple):
    """A game from its deal to its result, as a review goes through it.

    `deals`: more was drawn at the beginning than who begins.
    """

    game: str
    rules: str
    seats: int
    dealt: bytes
    deals: bool
    moments: list[ReviewMoment]
    result: Document

    def decisions(self) -> list[Question]:
        return [one for moment in self.moments for one in moment.decisions()]

    def has_luck(self) -> bool:
        """Whether anything but who begins was drawn or rolled."""
        return self.deals or any(moment.drawn for moment in self.moments)


def course_of(content: bytes) -> ReplayedGame:
    """Plays a replay again; Refused if it is of other rules, or does not come out."""
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
    """Whether a seat could have done something else: what is unasked could be left."""
    return not state.is_owed(seat, state.read(act)) or len(state.owed(seat)) > 1


def seen(state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(state.view(seat))


def with_words(events: Sequence[Document], words: Words) -> list[Document]:
    """Those that people are told in a sentence, each once."""
    told: list[Any] = []
    for event in events:
        if event not in told and words.has(f"event-{event['event']}") and words.event(event):
            told.append(event)
    return told[:MOST_EVENTS]
