"""Walks a JSON Schema leaf by leaf, to read or build an argument.

A value is read or built leaf by leaf: a word, a number, a seat, the name of a thing. If a list may
end or an argument may be left out, that is one more choice at the leaf that would come next. So an
action is read without looking ahead, and can be put together one choice after the other.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, Final

from sitdown.kernel import Document
from sitdown.kernel.filling import LEFT_OUT, OVER, Mark

LONGEST_NAME: Final = 60
"""Text that may be longer than this is free text, not the name of a thing."""


class Leaf:
    """A single choice in an action: its schema, and the marks that are allowed there."""

    def __init__(self, schema: Document, marks: tuple[Mark, ...]) -> None:
        self.schema = schema
        self.marks = marks


Walk = Generator[Leaf, Any, Any]
"""Yields leaves, is sent the value of each, and returns the whole value."""


def walk(schema: Document, marks: tuple[Mark, ...] = ()) -> Walk:
    """Walks a value leaf by leaf. If the first answer is one of `marks`, that mark is the value."""
    if schema.get("type") == "array":
        return (yield from walk_list(schema, marks))
    if "propertyNames" in schema:
        return (yield from walk_table(schema))
    if schema.get("type") == "object":
        return (yield from walk_fields(schema, marks))
    return (yield Leaf(schema, (*marks, LEFT_OUT) if may_be_null(schema) else marks))


def walk_list(schema: Document, marks: tuple[Mark, ...]) -> Walk:
    found: list[Any] = []
    while not (is_fixed(schema) and len(found) == schema["maxItems"]):
        first = () if found else marks
        item = yield from walk(schema["items"], first if is_fixed(schema) else (*first, OVER))
        if item is OVER:
            return found
        if item is LEFT_OUT and item in first:
            return item
        found.append(None if item is LEFT_OUT else item)
    return found


def walk_table(schema: Document) -> Walk:
    """A leaf for every possible key; a key whose value is left out is not in the table."""
    found: Document = {}
    for key in schema["propertyNames"]["enum"]:
        value = yield from walk(schema["additionalProperties"], (LEFT_OUT,))
        if value is not LEFT_OUT:
            found[key] = value
    return found


def walk_fields(schema: Document, marks: tuple[Mark, ...]) -> Walk:
    found: Document = {}
    outer = marks  # the marks of the whole object can come only in place of its first field
    for name, part in schema["properties"].items():
        is_required = name in schema["required"]
        value = yield from walk(part, outer if is_required else (*outer, LEFT_OUT))
        if value in outer and not (value is LEFT_OUT and not is_required):
            return value
        if value is not LEFT_OUT:
            found[name] = value
        outer = ()
    return found


def leaves(schema: Document, value: Any) -> Iterator[tuple[Document, Any]]:
    """The leaves of a value, each with its schema: what `walk` would be sent."""
    if value is None:
        yield schema, LEFT_OUT
    elif schema.get("type") == "array":
        for item in value:
            yield from leaves(schema["items"], item)
        if not is_fixed(schema):
            yield schema, OVER
    elif "propertyNames" in schema:
        for key in schema["propertyNames"]["enum"]:
            yield from leaves(schema["additionalProperties"], value.get(key))
    elif schema.get("type") == "object":
        for name, part in schema["properties"].items():
            yield from leaves(part, value.get(name))
    else:
        yield schema, value


def is_fixed(schema: Document) -> bool:
    return bool(schema["minItems"] == schema["maxItems"])


def may_be_null(schema: Document) -> bool:
    return {"type": "null"} in schema.get("anyOf", [])


def parts(schema: Document) -> list[Document]:
    """The schemas directly inside a schema."""
    inner = [schema[name] for name in ("items", "additionalProperties") if name in schema]
    some = [one for one in inner if isinstance(one, dict)]
    return [*some, *schema.get("properties", {}).values(), *schema.get("anyOf", [])]


def is_talk(schema: Document) -> bool:
    """Whether a schema takes free text: such an action has no tokens."""
    long = schema.get("type") == "string" and schema.get("maxLength", 0) > LONGEST_NAME
    return long or any(map(is_talk, parts(schema)))


def arguments_of(schema: Document) -> Document:
    """The schema of an action without its verb, which is always the first token."""
    properties = {name: part for name, part in schema["properties"].items() if name != "do"}
    required = [name for name in schema["required"] if name != "do"]
    return {**schema, "properties": properties, "required": required}


def seated(schema: Document, seats: int) -> Document:
    """The schema at a table of `seats`: a list with an item for each seat gets that length."""
    if schema.get("format") == "seats":
        return {**schema, "minItems": seats, "maxItems": seats}
    if "properties" not in schema:
        return schema
    inner = {name: seated(part, seats) for name, part in schema["properties"].items()}
    return {**schema, "properties": inner}


def turned(schema: Document, value: Any, by: int) -> Any:
    """A value whose lists with an item for each seat are rotated by this number of seats."""
    if schema.get("format") == "seats" and value is not None:
        return rotated(value, by)
    if "properties" not in schema or not isinstance(value, dict):
        return value
    known = schema["properties"]
    return {name: turned(known.get(name, {}), item, by) for name, item in value.items()}


def rotated(items: Sequence[Any], by: int) -> list[Any]:
    start = by % len(items)
    return [*items[start:], *items[:start]]
