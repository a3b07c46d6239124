"""The rulebook of liar's dice: its contents page."""

from liars_dice.view import hide
from sitdown.kernel import Rules

from .rounds import Say, fits, next_player

RULES = Rules(
    decisions=[Say()],
    after={Say: next_player},
    events=["rolled", "bid", "doubted", "revealed", "lost", "over"],
    hide=hide,
    fits=fits,
)
