"""Laws: invariants that every game keeps; `sitdown laws GAME` checks them.

The command tries any game. `tests/laws` tries the packaged games by the same functions. A law is a
function of a table (a game at a number of seats) or of a whole trial. The function's name is the
statement of the law.
"""

from .checks import Broken, Untried
from .trial import Law, Trial, WatchedTable, name_of

__all__ = ["Broken", "Law", "Trial", "Untried", "WatchedTable", "name_of"]
