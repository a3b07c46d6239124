"""Enumerates all answers of a form where they are few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sitdown.kernel import Document

from .schema_walk import Leaf, walk

FEW: Final = 10_000
"""As many answers as anybody wants to number."""
DEEP: Final = 40
"""A way with more leaves is one of very many."""

Way = tuple[tuple[Document, Any], ...]
"""What stands at the leaves of an answer, each with its form."""


class TooMany(Exception):
    """A form with more answers than anybody wants to number."""


def ways(schema: Document, seats: int, things: Sequence[str]) -> Iterator[Way]:
    """All ways through a form, seats counted from the actor."""
    begun: list[Way] = [()]
    found = 0
    while begun:
        way = begun.pop()
        leaf = leaf_after(schema, way)
        if leaf is None:
            found += 1
            yield way
        else:
            begun += [(*way, (leaf.schema, value)) for value in reversed(at(leaf, seats, things))]
        if found + len(begun) > FEW or len(way) > DEEP:
            raise TooMany


def leaf_after(schema: Document, way: Way) -> Leaf | None:
    """The next choice on a way; None where it is at its end."""
    walking = walk(schema)
    try:
        leaf = next(walking)
        for _, value in way:
            leaf = walking.send(value)
    except StopIteration:
        return None
    return leaf


def at(leaf: Leaf, seats: int, things: Sequence[str]) -> list[Any]:
    return [*values(leaf.schema, seats, things), *leaf.marks]


def values(schema: Document, seats: int, things: Sequence[str]) -> list[Any]:
    """All that can stand at a leaf, marks apart."""
    if "anyOf" in schema:
        return [value for form in schema["anyOf"] for value in values(form, seats, things)]
    if "enum" in schema:
        return list(schema["enum"])
    if schema.get("type") == "boolean":
        return [True, False]
    if schema.get("format") == "seat":
        return list(range(seats))
    if schema.get("type") == "integer":
        return whole_numbers(schema)
    if schema.get("format") == "card":
        return list(things)
    if schema.get("type") == "null":
        return []
    raise TooMany  # a name of which no form says what names there are


def whole_numbers(schema: Document) -> list[int]:
    numbers = range(schema["minimum"], schema["maximum"] + 1, schema.get("multipleOf", 1))
    if len(numbers) > FEW:
        raise TooMany
    return list(numbers)
