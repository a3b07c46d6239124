"""What the table shows in words, and to whom it speaks."""

from __future__ import annotations

from typing import Any

import pytest

import sitdown
from sitdown.kernel import Document, State
from sitdown.kernel.sketch import Cards
from sitdown.words import Words

GAME = sitdown.load("squirrels")
NAMES = ("Ann", "Bob", "Eve")


def lines(view: Document, language: str = "en") -> list[str]:
    sketch = GAME.sketch(view)
    assert sketch is not None
    words = Words(language, "squirrels", NAMES, view["you"], strict=True)
    found = []
    for panel in sketch.panels:
        for row in [panel.title, *panel.rows]:
            if isinstance(row, Cards):
                found.append(words.say(row.label.id, **row.label.arguments))
            elif row is not None:
                found.append(words.say(row.id, **row.arguments))
    return found


def position(hands: list[int], **fields: Any) -> State:
    """Seat 0 is to move, or in the middle of its turn; each hand has so many cards."""
    document = GAME.new(3, first=0).document()
    document.update({"phase": "play", "actors": [0], "turn": 9, **fields})
    for player, size in zip(document["players"], hands, strict=True):
        player.update(hand=["bank"] * size, stacks=[["raid"], ["contraband-5"]])
    return GAME.load(document)


RAIDING = {"phase": "raid", "played": 0, "queue": [0]}


@pytest.mark.parametrize(
    ("hands", "fields", "told"),
    [
        ([1, 1, 1], {}, "Turn 9. At least 2 more turns after it."),
        ([0, 1, 1], RAIDING, "Turn 9. At least 2 more turns after it."),
        ([4, 1, 0], {}, "Turn 9. At least 1 more turn after it."),
        ([2, 0, 3], {}, "Turn 9. It is the last one."),
        ([1, 0, 3], RAIDING, "Turn 9. It is the last one."),
    ],
)
def test_turns_to_come_are_counted_after_this_one(
    hands: list[int], fields: Document, told: str
) -> None:
    """SQ-10.1  The same turn counts the same before its card is played and after."""
    assert lines(position(hands, **fields).view(1))[0] == told


def test_turns_to_come_in_russian() -> None:
    assert lines(position([1, 1, 1]).view(1), "ru")[0] == "Ход 9. После него не меньше 2 ходов."
    assert lines(position([4, 1, 0]).view(1), "ru")[0] == "Ход 9. После него не меньше 1 хода."
    assert lines(position([2, 0, 3]).view(1), "ru")[0] == "Ход 9. Он последний."


@pytest.mark.parametrize(
    ("language", "own", "of_others"),
    [("en", "it is up to you", "is choosing"), ("ru", "выбор за вами", "выбирает")],
)
def test_a_player_is_spoken_to_and_the_others_of(language: str, own: str, of_others: str) -> None:
    state = GAME.new(3, first=0)
    for seat in (0, 2):
        state.apply(seat, {"do": "place", "card": "bank", "stack": 0})
    mine, others = lines(state.view(1), language), lines(state.view(0), language)
    assert (own in mine, of_others in mine) == (True, False)
    assert (own in others, of_others in others) == (False, True)
