"""The report of a study or a tournament: one page, complete in itself, that reads and prints."""

from .contest import write_contest
from .page import write

__all__ = ["write", "write_contest"]
