"""Drawn: at which actions luck had a part, by a roll or by a card that nobody had known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sitdown.kernel import State

WHO_BEGINS: Final = 1
"""A deal that has drawn so many numbers has picked the first player, and nothing else."""


def has_dealt(state: State) -> bool:
    """Whether more was drawn before the first action than who begins."""
    return state.chance.drawn > WHO_BEGINS


class DrawWatch:
    """Follows a game from its deal on, and tells when something was drawn or rolled.

    A card off a shuffled pile asks no chance when it is taken, because the shuffle has decided it.
    So it also counts that a value was unknown to all seats and is so no more.
    """

    def __init__(self, dealt: State) -> None:
        self.numbers = dealt.chance.drawn
        self.unknown = unknown_to_all(dealt)

    def since(self, state: State) -> bool:
        """Whether anything was drawn since the state before."""
        numbers, unknown = self.numbers, self.unknown
        self.numbers, self.unknown = state.chance.drawn, unknown_to_all(state)
        return self.numbers != numbers or bool(unknown - self.unknown)


def unknown_to_all(state: State) -> Counter[str]:
    """The values that no seat sees, such as the cards of a shuffled pile, with how often."""
    views = [state.view(seat) for seat in range(state.seats)]
    document = {name: value for name, value in state.document().items() if name != "chance"}
    return Counter(map(repr, hidden(document, views)))


def hidden(value: Any, views: Sequence[Any]) -> Iterator[Any]:
    """The single values of a document that are in none of the views at their place."""
    if any(value == view for view in views):
        return
    if isinstance(value, dict):
        for key, item in value.items():
            yield from hidden(item, [v[key] for v in views if isinstance(v, dict) and key in v])
    elif isinstance(value, list):
        alike = [v for v in views if isinstance(v, list) and len(v) == len(value)]
        for place, item in enumerate(value):
            yield from hidden(item, [view[place] for view in alike])
    else:
        yield value
