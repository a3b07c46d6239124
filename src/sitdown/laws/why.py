"""Laws: every answer to "why?" can be read and follows from what the asking viewer saw."""

from __future__ import annotations

import re
from collections.abc import Iterator

from sitdown.kernel import Document, Look, State
from sitdown.kernel.sketch import Phrase

from .checks import Untried, demand, same
from .translations import Readers
from .trial import Law, Moment, WatchedTable, viewers

WORLDS = 3
"""The number of imagined worlds in which each answer is compared."""
RULE = re.compile(r"[A-Z]+-[0-9]+")

Answer = tuple[int | None, list[Document], int, Phrase | None]
"""The asking viewer, the events told, the place of the one asked about, and the answer."""


def look_of(table: WatchedTable, state: State, viewer: int | None) -> Look:
    return Look.through(table.game, state.view(viewer))


def answers(table: WatchedTable, share: int) -> Iterator[tuple[Moment, list[Answer]]]:
    """Moments of a game, with all "why?" questions about the action that follows."""
    why = table.game.advice.why
    if why is None:
        raise Untried("nothing is explained")
    for moment in table.sampled(share):
        events = moment.state.copy().apply(moment.seat, moment.action)
        if any(event.name in why.events for event in events):
            yield (
                moment,
                [
                    (viewer, told, place, table.game.why(look, told, place))
                    for viewer in viewers(moment.state)
                    for look in [look_of(table, moment.state, viewer)]
                    for told in [[event.told(viewer) for event in events]]
                    for place in range(len(told))
                ],
            )


def an_explanation_is_said_with_its_rule(table: WatchedTable) -> None:
    readers = Readers(table)
    for _, asked in answers(table, 4):
        for viewer, _, _, phrase in asked:
            if phrase is not None:
                demand(phrase.id.startswith("why-"), f"{phrase.id} is no message `why-…`")
                for words in readers.new_to(viewer, phrase.id, phrase.arguments):
                    said = words.say(phrase.id, **phrase.arguments)
                    demand(RULE.search(said), f"{words.language}: no rule is named in {said!r}")


def an_explanation_follows_from_what_the_seat_sees(table: WatchedTable) -> None:
    for moment, asked in answers(table, 12):
        for number in range(WORLDS):
            looks: dict[int | None, Look] = {}  # a single one per viewer, because imagining is slow
            for viewer, told, place, phrase in asked:
                if viewer not in looks:
                    view = moment.state.view(viewer)
                    world = table.game.imagine(view, seed=f"why {number}")
                    looks[viewer] = look_of(table, world, viewer)
                again = table.game.why(looks[viewer], told, place)
                same(said(again), said(phrase), f"why {told[place]}, where other things are hidden")


def said(phrase: Phrase | None) -> Document | None:
    return None if phrase is None else {"id": phrase.id, **phrase.arguments}


LAWS: tuple[Law, ...] = (
    an_explanation_is_said_with_its_rule,
    an_explanation_follows_from_what_the_seat_sees,
)
