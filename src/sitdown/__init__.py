"""Sitdown: five tabletop games of crime, deals and bluff, for people, bots and programs.

>>> import sitdown
>>> game = sitdown.load("squirrels")
>>> state = game.new(players=3, seed=7)
>>> state.actors
(0, 1, 2)
"""

from .catalog import games, load
from .kernel.errors import BadOptions, BadPosition, IllegalAction

__version__ = "0.1.0"

__all__ = ["BadOptions", "BadPosition", "IllegalAction", "__version__", "games", "load"]
