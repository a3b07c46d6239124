"""Checksums beside every stored line; Damaged if one does not match."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from .protocol import Damaged, Snapshot

LENGTH = 8
"""Bytes of a checksum. It detects accidents; an attacker could rewrite the checksums as well."""


def checksum(table: str, number: int, line: bytes) -> bytes:
    """The checksum of a line. It covers table and number, so that a misplaced line is detected."""
    return sha256(b"%s %d %s" % (table.encode(), number, line)).digest()[:LENGTH]


def checksum_of(table: str, snapshot: Snapshot) -> bytes:
    line = b"%s %s" % (snapshot.rules.encode(), snapshot.document)
    return checksum(table, snapshot.number, line)


def checked(table: str, after: int, rows: Sequence[Any]) -> list[bytes]:
    """The lines of a table with numbers above `after`; Damaged if one is not what was written.

    Each row has the number of the table's newest record, a record's own number, its line and its
    checksum. The last three are None if the table has no record above `after`.
    """
    lines: list[bytes] = []
    newest = rows[0][0] if rows else after
    for _, number, line, kept in rows:
        place = after + len(lines) + 1
        if number is None:
            break  # the table has no records above `after`
        if number != place:
            raise Damaged(f"record {place} is missing")
        if type(line) is not bytes or checksum(table, number, line) != kept:
            raise Damaged(f"record {number} is not as it was written")
        lines.append(line)
    # Records may also be missing at the end, or lie beyond the newest number.
    if newest > after + len(lines) or (lines and newest < after + len(lines)):
        raise Damaged(f"there are records up to {after + len(lines)} where {newest} are expected")
    return lines


def intact(table: str, rows: Sequence[Any]) -> Snapshot | None:
    """The snapshot in a row, or None if it is damaged. It can be made again from the records."""
    for number, rules, document, kept in rows:
        if type(number) is int and type(rules) is str and type(document) is bytes:
            snapshot = Snapshot(number, rules, document)
            return snapshot if checksum_of(table, snapshot) == kept else None
    return None


def unchanged(table: str, rows: Sequence[Any]) -> bytes | None:
    """The document in a row, or None if its checksum does not match. It can be made again."""
    for document, kept in rows:
        if type(document) is bytes and checksum(table, 0, document) == kept:
            return document
    return None
