"""The report of a study or a tournament: one page, complete in itself, that reads and prints."""

from .study_page import write
from .tournament_page import write_contest

__all__ = ["write", "write_contest"]
