"""The alternatives at a decision, and the reasons for or against them. In a worker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from sitdown import catalog
from sitdown.bots import owed, replies
from sitdown.bots.cautious import Cautious
from sitdown.bots.search import proposals_for
from sitdown.kernel import Action, Chance, Document, Look, SitdownError
from sitdown.kernel.foresight import COUNTS
from sitdown.wire.review import Because
from sitdown.words import Words

from .budget import BREADTH
from .moments import with_words

IMAGINED: Final = 8
"""The number of worlds in which the consequences of a choice are tried."""
LIKELY: Final = 0.5
"""An event is named as a reason if it comes in at least this part of them."""
MOST_REASONS: Final = 3
"""The most reasons given for a choice."""
COMPARED: Final = 4
"""The number of other answers that are tried, to see which events would come anyway."""


def usual(game: str, view: bytes, seed: int, act: Document) -> Document | None:
    """The action of the hints in place of an act."""
    look = look_at(game, view)
    action = instinct(look, look.state.read(act), Chance(f"review/{seed}"))
    return None if action is None else action.document()


def look_at(game: str, view: bytes) -> Look:
    return Look.through(catalog.load(game), msgspec.json.decode(view))


def instinct(look: Look, done: Action, luck: Chance) -> Action | None:
    cautious = Cautious(luck)
    if look.state.is_owed(look.seat, done):
        return cautious.choose(look)
    return cautious.reply(look) if done in replies(look) else cautious.interject(look)


def options(game: str, view: bytes, seed: int, act: Document) -> list[Document | None]:
    """The actions worth trying: by the hints, the one done, proposals, and a sample of others."""
    look = look_at(game, view)
    done = look.state.read(act)
    luck = Chance(f"review/{seed}")
    good = [instinct(look, done, luck), done, *alike(look, done, proposals_for(look))]
    listed = alike(look, done, others(look, done))
    rest = [action for action in dict.fromkeys(listed) if action not in good]
    each = list(dict.fromkeys(good))
    room = min(max(BREADTH - len(each), 0), len(rest))
    chosen = [*each[: 2 * BREADTH], *luck.sample(rest, room)]
    return [None if action is None else action.document() for action in chosen]


def alike(look: Look, done: Action, actions: Sequence[Action]) -> list[Action]:
    """The actions that answer the question, if `done` did; otherwise those that do not."""
    state, seat = look.state, look.seat
    answers = state.is_owed(seat, done)
    return [action for action in actions if state.is_owed(seat, action) == answers]


def others(look: Look, done: Action) -> list[Action]:
    if look.state.is_owed(look.seat, done):
        return owed(look)
    answers = replies(look)
    return answers if done in answers else []


def reasons(
    game: str, view: bytes, act: Document | None, told: list[Document] | None
) -> list[Because]:
    """The reasons for or against an act: signs that could be foreseen, then its consequences.

    `told` are the events that did come of it. It is None if the act was not done; then they are
    looked up in imagined worlds.
    """
    look = look_at(game, view)
    words = Words("en", game)
    signs = [] if act is None else foreseen(look, act, words)
    came = likely(look, act, words) if told is None else [(event, 1.0) for event in told]
    known = [] if act is None else anyway(look, act, words)
    own = [came[0], *[one for one in came[1:] if one[0] not in known]] if came else []
    events = [Because("event", event, often) for event, often in telling(look, own)]
    return [*signs[:2], *events][:MOST_REASONS]


def foreseen(look: Look, act: Document, words: Words) -> list[Because]:
    """The signs that a person at the table could read on the button."""
    if look.game.foresee is None:
        return []
    events = look.game.foresee(look, look.state.read(act))
    return [
        Because("sign", event, 1.0)
        for event in events
        if event["event"] != COUNTS and words.brings(event)
    ]


def likely(look: Look, act: Document | None, words: Words) -> list[tuple[Document, float]]:
    """The events that would come in most worlds, as the seat would be told them."""
    if act is None:
        return []
    seen: Counter[bytes] = Counter()
    for number in range(IMAGINED):
        try:
            told = look.imagine(f"reason/{number}").apply(look.seat, act)
        except SitdownError:
            continue
        events = [event.told(look.seat) for event in told]
        known = with_words([event for event in events if event is not None], words)
        seen.update(msgspec.json.encode(event) for event in known)
    return [
        (msgspec.json.decode(event), count / IMAGINED)
        for event, count in seen.items()
        if count >= LIKELY * IMAGINED
    ]


def anyway(look: Look, act: Document, words: Words) -> list[Document]:
    """Events that most other answers bring too, such as the end of the turn: no reasons."""
    done = look.state.read(act)
    rest = [one for one in alike(look, done, others(look, done)) if one != done][:COMPARED]
    brought = [event for one in rest for event, _ in likely(look, one.document(), words)]
    return [event for event in brought if 2 * brought.count(event) >= len(rest)]


def telling(look: Look, came: list[tuple[Document, float]]) -> list[tuple[Document, float]]:
    """Puts events first that people ask "why?" about. Drops the first event, if there are others.

    The first one only repeats the action.
    """
    why = look.game.advice.why
    asked = () if why is None else why.events
    rest = came[1:] if len(came) > 1 else came
    return sorted(rest, key=lambda one: one[0]["event"] not in asked)
