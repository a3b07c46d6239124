"""Enumerates all answers of a schema, if they are few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sitdown.kernel import Document

from .schema_walk import Leaf, walk

FEW: Final = 10_000
"""The most answers that are numbered."""
DEEP: Final = 40
"""An answer with more leaves than this is taken as a sign that there are too many."""

Way = tuple[tuple[Document, Any], ...]
"""The leaves of an answer, each as its schema and its value."""


class TooMany(Exception):
    """A schema with more answers than can be numbered."""


def ways(schema: Document, seats: int, things: Sequence[str]) -> Iterator[Way]:
    """All answers of a schema; seats are counted from the actor."""
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
    """The next leaf of an answer; None if it is whole."""
    # A generator cannot be copied, so the walk starts over for each answer that is begun.
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
    """All values of a leaf, without marks."""
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
    raise TooMany  # a name, and the schema does not say which names there are


def whole_numbers(schema: Document) -> list[int]:
    numbers = range(schema["minimum"], schema["maximum"] + 1, schema.get("multipleOf", 1))
    if len(numbers) > FEW:
        raise TooMany
    return list(numbers)
