"""Laws: invariants that every game keeps; `sitdown laws GAME` checks them.

`sitdown laws GAME` tries a game by them, and `tests/laws` tries those of the house by the same
functions. A law is a function of a table (a game at a number of seats), or of a whole trial; its
name says what holds.
"""

from .checks import Broken, Untried
from .trial import Law, Trial, WatchedTable, name_of

__all__ = ["Broken", "Law", "Trial", "Untried", "WatchedTable", "name_of"]
