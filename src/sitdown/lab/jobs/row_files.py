"""Result rows in JSON lines or Parquet, resumable.

Rows are appended as they come, one per line. A kill leaves at most half a line at the end, which is
cut when the run is resumed. A Parquet file cannot be read before it is complete. Until the last row
is in, its rows are kept as JSON lines in a file beside it, `rows.parquet.jsonl`. Then the Parquet
file appears at once.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from sitdown.kernel import BadOptions, Document

LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
IN_A_GROUP: Final = 20_000
"""Rows in a row group of a Parquet file; only one group at a time is held in memory."""

Columns = Mapping[str, str]
"""The columns of a Parquet file and their types, by the names in `kinds`."""

GAMES: Final[Columns] = {
    "game": "text",
    "seed": "text",
    "options": "document",
    "bots": "texts",
    "moves": "whole",
    "scores": "numbers",
    "winners": "seats",
    "places": "groups of seats",
    "result": "document",
}
SHOWN: Final = ("scores", "winners", "places")
"""Fields of a result that also have columns of their own."""

DECISIONS: Final[Columns] = {
    "game": "text",
    "seed": "text",
    "step": "whole",
    "seat": "whole",
    "phase": "text",
    "legal": "whole",
    "answer": "document",
}


class RowFile:
    """A file that rows are appended to. `lines` is the file that holds them until all are there."""

    def __init__(self, file: Path, columns: Columns) -> None:
        if file.suffix not in (LINES, PARQUET):
            raise BadOptions(f"{file}: files of rows end with {LINES} or {PARQUET}")
        self.file = file
        self.columns = columns
        self.is_parquet = file.suffix == PARQUET
        self.lines = file.with_name(file.name + LINES) if self.is_parquet else file
        if self.is_parquet:
            the_package()

    def begin(self) -> None:
        """Creates the file. An existing one is refused: it is the result of an earlier run."""
        for one in (self.file, self.lines):
            if one.exists():
                raise BadOptions(f"{one} is there already (--resume goes on with it)")
        self.lines.touch()

    def go_on(self) -> None:
        """Opens the file to append to it; creates it if there is none."""
        if not self.lines.exists() and self.is_parquet and self.file.exists():
            self.unpack()
        self.lines.touch()
        self.cut(self.count())

    def count(self) -> int:
        """The number of complete rows; half a line at the end does not count."""
        if not self.lines.exists():
            return 0
        with self.lines.open("rb") as file:
            return sum(line.endswith(b"\n") for line in file)

    def cut(self, count: int) -> None:
        """Keeps the first `count` rows and cuts the rest."""
        with self.lines.open("rb+") as file:
            file.truncate(sum(map(len, islice(file, count))))

    def rows(self) -> Iterator[Document]:
        with self.lines.open("rb") as file:
            for number, line in enumerate(file, start=1):
                yield self.row(number, line)

    def row(self, number: int, line: bytes) -> Document:
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise BadOptions(f"{self.lines}, line {number}: it is no row")
        return found

    def add(self, rows: Iterable[Document]) -> None:
        """Appends rows. Once it returns, they survive a kill of this process."""
        with self.lines.open("ab") as file:
            file.writelines(map(line_of, rows))

    def finish(self) -> None:
        """Called when all rows are there: writes the Parquet file."""
        if self.is_parquet:
            self.pack()

    # Parquet.

    def pack(self) -> None:
        arrow = the_package()
        schema = arrow.schema([(name, kinds()[kind]) for name, kind in self.columns.items()])
        rows = map(self.flat, self.rows())
        # A temporary name until it is complete: a Parquet file that is there is a whole one.
        half = self.file.with_name(self.file.name + ".half")
        with arrow.parquet.ParquetWriter(half, schema) as writer:
            while group := list(islice(rows, IN_A_GROUP)):
                writer.write_table(arrow.Table.from_pylist(group, schema))
        os.replace(half, self.file)
        self.lines.unlink()

    def unpack(self) -> None:
        """Turns a complete Parquet file back into lines, so that rows can be appended."""
        try:
            table = the_package().parquet.ParquetFile(self.file)
        except ValueError:
            raise BadOptions(f"{self.file} is no Parquet file") from None
        half = self.file.with_name(self.file.name + ".half")
        with table, half.open("wb") as file:
            for group in table.iter_batches(IN_A_GROUP):
                file.writelines(map(line_of, map(self.deep, group.to_pylist())))
        os.replace(half, self.lines)

    def flat(self, row: Document) -> Document:
        """A row as Parquet stores it: documents as text, parts of the result as columns."""
        shown = {name: row["result"][name] for name in SHOWN} if "result" in row else {}
        return {
            name: self.cell(kind, shown[name] if name in shown else row[name])
            for name, kind in self.columns.items()
        }

    def cell(self, kind: str, value: Any) -> Any:
        if kind == "document":
            return json.dumps(value, ensure_ascii=False)
        return str(value) if kind == "text" else value

    def deep(self, row: Document) -> Document:
        """The inverse of `flat`: a row as it was before it went into Parquet."""
        return {
            name: json.loads(row[name]) if kind == "document" else row[name]
            for name, kind in self.columns.items()
            if name not in SHOWN
        }


def line_of(row: Document) -> bytes:
    return (json.dumps(row, ensure_ascii=False) + "\n").encode()


def kinds() -> dict[str, Any]:
    arrow = the_package()
    seats = arrow.list_(arrow.int64())
    return {
        "text": arrow.string(),
        "texts": arrow.list_(arrow.string()),
        "whole": arrow.int64(),
        "numbers": arrow.list_(arrow.float64()),
        "seats": seats,
        "groups of seats": arrow.list_(seats),
        "document": arrow.string(),
    }


def the_package() -> Any:
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")
    except ImportError:
        raise BadOptions(
            f'{PARQUET}: pyarrow is not installed (pip install "sitdown[parquet]"); '
            f"{LINES} needs nothing"
        ) from None
