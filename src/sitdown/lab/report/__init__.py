"""HTML reports of a study or a tournament."""

from .study_page import write
from .tournament_page import write_contest

__all__ = ["write", "write_contest"]
