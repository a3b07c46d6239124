"""RowKeeper: the files that keep rows and decisions, and resuming from them."""

from __future__ import annotations

from sitdown.kernel import BadOptions, Document

from .backend import Backend
from .row_files import DECISIONS, GAMES, RowFile


class RowKeeper:
    """The files of a way: rows, and decisions beside them."""

    def __init__(self, way: Backend) -> None:
        if way.decisions is not None and way.rows is None:
            raise BadOptions("--decisions goes with --rows, by which one can go on")
        if way.resume and way.rows is None:
            raise BadOptions("--resume goes on with a file of rows: which --rows?")
        self.resume = way.resume
        self.rows = None if way.rows is None else RowFile(way.rows, GAMES)
        self.decisions = None if way.decisions is None else RowFile(way.decisions, DECISIONS)
        self.files = [one for one in (self.rows, self.decisions) if one is not None]

    def open(self) -> list[Document]:
        """Makes the files, or goes on with them: the rows that are there."""
        for file in self.files:
            file.go_on() if self.resume else file.begin()
        found = [] if self.rows is None else list(self.rows.rows())
        if self.decisions is not None:
            found = found[: self.agree(found, self.decisions)]
        return found

    def agree(self, rows: list[Document], decisions: RowFile) -> int:
        """How many games have all their decisions; what one file has beyond the other is cut."""
        assert self.rows is not None
        there = decisions.count()
        games = used = 0
        while games < len(rows) and used + rows[games]["moves"] <= there:
            used += rows[games]["moves"]
            games += 1
        decisions.cut(used)
        self.rows.cut(games)
        return games

    def keep(self, row: Document, decisions: list[Document]) -> None:
        """Decisions first: a row says that all of its game is there."""
        if self.decisions is not None:
            self.decisions.add(decisions)
        if self.rows is not None:
            self.rows.add([row])

    def finish(self) -> None:
        for file in self.files:
            file.finish()
