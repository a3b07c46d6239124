"""The invariants of New York Squirrels' page, on a full state."""

from __future__ import annotations

from collections import Counter

from sitdown.games.squirrels.actions import Place
from sitdown.games.squirrels.position import Squirrels
from sitdown.kernel import State


def check(state: State) -> None:
    assert isinstance(state, Squirrels)
    deck = Counter(state.options.cards())
    for seat, player in enumerate(state.players):
        left, right = player.stacks
        cards = Counter(player.hand + left + right)
        choice = state.sealed[seat]
        if isinstance(choice, Place):
            cards[choice.card] += 1
        assert cards == deck
        assert player.nuts >= 0
        assert state.phase == "place" or left or right
    if state.phase in ("place", "play", "over"):
        assert state.played is None
        assert state.queue == []
    if state.phase == "play":
        assert state.players[state.actors[0]].hand
    if state.phase == "over":
        assert min(len(player.hand) for player in state.players) == 0
