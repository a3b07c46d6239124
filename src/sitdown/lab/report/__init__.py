"""The report of a study: one page that needs nothing else, reads well and prints."""

from .page import write

__all__ = ["write"]
