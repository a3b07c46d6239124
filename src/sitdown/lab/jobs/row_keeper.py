"""RowKeeper: the files that keep rows and decisions, and resuming from them."""

from __future__ import annotations

from sitdown.kernel import BadOptions, Document

from .backend import Backend
from .row_files import DECISIONS, GAMES, RowFile


class RowKeeper:
    """The result files of a backend: rows, and perhaps decisions."""

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
        """Creates the files, or opens them to resume. Returns the rows they already have."""
        for file in self.files:
            file.go_on() if self.resume else file.begin()
        found = [] if self.rows is None else list(self.rows.rows())
        if self.decisions is not None:
            found = found[: self.agree(found, self.decisions)]
        return found

    def agree(self, rows: list[Document], decisions: RowFile) -> int:
        """The number of games whose decisions are complete. Cuts both files to those games."""
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
        """Writes the decisions first: a row in the file means that the game's decisions are too."""
        if self.decisions is not None:
            self.decisions.add(decisions)
        if self.rows is not None:
            self.rows.add([row])

    def finish(self) -> None:
        for file in self.files:
            file.finish()
