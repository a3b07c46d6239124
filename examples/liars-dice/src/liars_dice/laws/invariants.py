"""What holds in every position of liar's dice."""

from liars_dice.position import LiarsDice
from sitdown.kernel import State


def check(state: State) -> None:
    assert isinstance(state, LiarsDice)
    assert len(state.out) == len(set(state.out)) < state.seats
    assert all(player.dice == sorted(player.dice) for player in state.players)
    assert state.dice_left() <= state.options.dice * (state.seats - len(state.out))
