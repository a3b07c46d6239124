"""Drawn: finds the actions in which luck had a part, by a roll or by a card unknown to all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from sitdown.kernel import State

WHO_BEGINS: Final = 1
"""Numbers drawn by a deal that has picked the first player and nothing else."""


def has_dealt(state: State) -> bool:
    """Whether more than the first player was drawn before the first action."""
    return state.chance.drawn > WHO_BEGINS


class DrawWatch:
    """Follows a game from its deal on and detects draws and rolls.

    A card from a shuffled pile draws no number when it is taken, because the shuffle has decided
    it. So a value that was hidden from all seats and is hidden no more counts as a draw, too.
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
    """The values that no seat sees, such as the cards of a shuffled pile, with their counts."""
    views = [state.view(seat) for seat in range(state.seats)]
    document = {name: value for name, value in state.document().items() if name != "chance"}
    return Counter(map(repr, hidden(document, views)))


def hidden(value: Any, views: Sequence[Any]) -> Iterator[Any]:
    """The single values of a document that none of the views shows at their place."""
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
