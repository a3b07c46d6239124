"""Types of documents as text, by the names that are written and read: no class has its name here.

A class may be renamed and moved. A field, a tag or a type that is renamed shows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from msgspec import NODEFAULT, inspect

PLAIN: dict[type, str] = {
    inspect.AnyType: "any",
    inspect.NoneType: "null",
    inspect.BoolType: "bool",
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.StrType: "str",
}


def shapes(types: Iterable[Any]) -> str:
    """Each type with its tag, one field a line, sorted by tag."""
    found = {kind: inspect.type_info(kind) for kind in types}
    parts = [
        "\n  ".join([f"{kind.tag_field} {kind.tag}", *fields(kind)])
        for kind in found.values()
        if isinstance(kind, inspect.StructType)
    ]
    assert len(parts) == len(found)
    return "\n".join(sorted(parts)) + "\n"


def fields(kind: inspect.StructType, outer: frozenset[type] = frozenset()) -> list[str]:
    inside = outer | {kind.cls}
    return [f"{one.encode_name}{optional(one)}: {shape(one.type, inside)}" for one in kind.fields]


def optional(field: inspect.Field) -> str:
    """What is read where the field is missing; nothing if it must be there."""
    if field.required:
        return ""
    if field.default is NODEFAULT:
        return "?"
    return f"?={shown(field.default)}"


def shown(default: object) -> str:
    """Empty and frozen documents have a class, and no name worth keeping."""
    try:
        return json.dumps(default, ensure_ascii=False)
    except TypeError:
        return type(default).__mro__[-2].__name__


def shape(kind: inspect.Type, outer: frozenset[type] = frozenset()) -> str:
    """A type with all its parts. One that contains itself is written once; `outer` tells where."""
    if isinstance(kind, inspect.StructType):
        if kind.cls in outer:
            return "{as above}"
        tag = [f"{kind.tag_field}: {json.dumps(kind.tag)}"] if kind.tag_field else []
        return "{" + "; ".join([*tag, *fields(kind, outer)]) + "}"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(sorted(shape(part, outer) for part in kind.types))
    if isinstance(kind, inspect.Metadata):
        return shape(kind.type, outer)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    if isinstance(kind, inspect.ListType):
        return f"[{shape(kind.item_type, outer)}]"
    if isinstance(kind, inspect.DictType):
        return f"{{{shape(kind.key_type)}: {shape(kind.value_type, outer)}}}"
    return PLAIN[type(kind)] + bounds(kind)


def bounds(kind: inspect.Type) -> str:
    """The limits of a number or a text, where it has any."""
    names = ("ge", "gt", "le", "lt", "min_length", "max_length", "pattern")
    found = [
        f"{name} {limit}" for name in names if (limit := getattr(kind, name, None)) is not None
    ]
    return f"({', '.join(found)})" if found else ""
