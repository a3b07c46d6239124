"""What comes of a choice in squirrels: the nuts at the end of one's turn."""

from __future__ import annotations

from typing import Any

from sitdown.games.squirrels.position import Squirrels
from sitdown.kernel import Action, Document


def play_on(state: Squirrels, seat: int) -> None:
    """The turn goes on by whatever leaves most nuts at its end."""
    while seat in state.actors and state.phase not in ("place", "play"):
        state.apply(seat, max(state.legal(seat), key=lambda answer: nuts_by(state, seat, answer)))


def nuts_by(state: Squirrels, seat: int, answer: Action) -> int:
    after = state.copy()
    after.apply(seat, answer)
    play_on(after, seat)
    return after.players[seat].nuts


def came(sign: Document, seat: int, action: Action, before: Squirrels, after: Squirrels) -> Any:
    return after.players[seat].nuts - before.players[seat].nuts


def lies_covered(
    sign: Document, seat: int, action: Action, before: Squirrels, after: Squirrels
) -> bool:
    return any(sign["card"] in stack[1:] for stack in after.players[sign["seat"]].stacks)


PROMISES = {"covered": lies_covered}
