"""What comes of a choice in gentlemen: what a vote weighs, what a dealer keeps."""

from __future__ import annotations

from typing import Any

from sitdown.games.gentlemen.actions import FinalOffer, Vote
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Action, Document

FIGURES = {"weighed": ("weight",), "kept": ("amount",)}


def play_on(state: Gentlemen, seat: int) -> None:
    """Everybody is for it, without an argument."""
    turn = state.turn
    while state.turn == turn and state.phase == "vote":
        state.apply(state.actors[0], Vote(True, False))


def came(sign: Document, seat: int, action: Action, before: Gentlemen, after: Gentlemen) -> Any:
    if after.last is None or after.last is before.last or not after.last.accepted:
        return None
    if isinstance(action, Vote):
        ballot = after.last.ballots[seat]
        return None if ballot is None else ballot.weight
    if isinstance(action, FinalOffer) and after.result is None:
        return after.players[seat].money - before.players[seat].money
    return None
