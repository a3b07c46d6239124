"""Writes the client's types, web/src/documents.ts, from the server's declarations.

python -m tools.documents    # writes the file; so does `python -m tools.web build`
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from inspect import cleandoc
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from sitdown.server.app import ADMIN_API, API
from sitdown.server.http.request import Endpoint
from sitdown.table.replays import export
from sitdown.wire import documents, log, requests, socket
from sitdown.wire.game_documents import Open

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "documents.ts"
AT_TABLE = "/api/tables/{id}/"
WIDTH = 100
"""The most characters of a line, as Prettier is configured."""

HEAD = """\
/** The documents that come over the wire. Written by tools/documents.py: do not edit. */

export type Value = null | boolean | number | string | Value[] | { [field: string]: Value };
export type Document = { [field: string]: Value };
"""
UNIONS: dict[str, Any] = {
    "Entry": log.Entry,
    "FromServer": socket.FromServer,
    "Request": requests.AnyMessage,
}
OTHERS = (documents.ErrorAnswer, socket.Picture)
UNION_NAMES = {frozenset(get_args(kind)): name for name, kind in UNIONS.items()}
NAMES: dict[type, str] = {export.Step: "ReplayAction", log.Promise: "Promised"}
"""Other names for types whose own name means something else in the client."""
ENDINGS: dict[type, str] = {requests.Message: "Request", log.Line: "Entry"}
"""Suffixes for the names of subclasses."""
SENT = (requests.Body, requests.Message)
"""Documents from clients. They may omit fields with a default; those of the server never do."""

PLAIN: dict[type, str] = {
    inspect.AnyType: "Value",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def main() -> None:
    if is_stale():
        FILE.write_text(written(), encoding="utf-8")


def is_stale() -> bool:
    """Whether the client's file differs from the server's declarations."""
    return not FILE.exists() or FILE.read_text(encoding="utf-8") != written()


def written() -> str:
    """The text of the whole file, in a fixed order."""
    ends = [*API, *ADMIN_API]
    answers = [one for end in ends for one in (end.body, end.answer) if one]
    unions = inspect.multi_type_info(list(UNIONS.values()))
    known = structs([*inspect.multi_type_info([*OTHERS, *answers]), *unions])
    named = {name_of(struct): interface(struct) for struct in known}
    assert len(named) == len(known), "two documents of one name"
    parts = [named[name] for name in sorted(named)]
    parts += [union(name, kind) for name, kind in zip(UNIONS, unions, strict=True)]
    parts.append(deeds())
    return "\n".join([HEAD, *parts])


def structs(kinds: Iterable[inspect.Type]) -> list[inspect.StructType]:
    """All structs that these types contain, themselves included."""
    found: dict[type, inspect.StructType] = {}
    left = list(kinds)
    while left:
        kind = left.pop()
        if isinstance(kind, inspect.StructType):
            if kind.cls in found:
                continue
            found[kind.cls] = kind
        left += parts_of(kind)
    return list(found.values())


def parts_of(kind: inspect.Type) -> list[inspect.Type]:
    if isinstance(kind, inspect.StructType):
        return [field.type for field in kind.fields]
    if isinstance(kind, inspect.UnionType):
        return list(kind.types)
    if isinstance(kind, inspect.ListType):
        return [kind.item_type]
    if isinstance(kind, inspect.DictType):
        return [kind.value_type]
    if isinstance(kind, inspect.Metadata):
        return [kind.type, *alternatives(kind)]
    return []


def alternatives(kind: inspect.Metadata) -> list[inspect.Type]:
    """The types that an untagged document may have: see `sitdown.wire.game_documents.Row`."""
    return list(inspect.multi_type_info((kind.extra or {}).get("one of", ())))


def name_of(kind: inspect.StructType) -> str:
    ending = next((word for base, word in ENDINGS.items() if issubclass(kind.cls, base)), "")
    return NAMES.get(kind.cls, kind.cls.__name__ + ending)


def interface(kind: inspect.StructType) -> str:
    wider = " extends Document" if issubclass(kind.cls, Open) else ""
    lines = [field_line(kind, field) for field in kind.fields]
    if kind.tag_field is not None:
        lines.insert(0, f"  {kind.tag_field}: {json.dumps(kind.tag)};")
    body = "\n".join(["{", *lines, "}"]) if lines else "{}"
    return f"{comment(kind.cls)}export interface {name_of(kind)}{wider} {body}\n"


def comment(kind: type) -> str:
    said = cleandoc(vars(kind).get("__doc__") or "")
    lines = said.splitlines()
    if len(lines) < 2:
        return f"/** {said} */\n" if said else ""
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


def field_line(kind: inspect.StructType, field: inspect.Field) -> str:
    mark = "?" if may_miss(kind, field) else ""
    return f"  {field.encode_name}{mark}: {typed(field.type)};"


def may_miss(kind: inspect.StructType, field: inspect.Field) -> bool:
    """Whether a field may be absent.

    For `inspect`, a field that may be unset has no default, and still it is not required.
    """
    is_unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    return not field.required and (is_unset or issubclass(kind.cls, SENT))


def union(name: str, kind: inspect.Type) -> str:
    members = [name_of(struct) for struct in structs_in(kind)]
    all_members = f"{' | '.join(members)};\n"
    for begun in (f"export type {name} = ", f"export type {name} =\n  "):
        if len(begun.rpartition("\n")[2] + all_members) <= WIDTH:
            return begun + all_members
    return "\n  | ".join([f"export type {name} =", *members]) + ";\n"


def structs_in(kind: inspect.Type) -> list[inspect.StructType]:
    return [one for one in parts_of(kind) if isinstance(one, inspect.StructType)]


def typed(kind: inspect.Type) -> str:
    return " | ".join(choices(kind))


def choices(kind: inspect.Type) -> list[str]:
    """A type in TypeScript, as the members of a union."""
    if name := UNION_NAMES.get(frozenset(struct.cls for struct in structs_in(kind))):
        return [name]
    if isinstance(kind, inspect.UnionType):
        found = [one for part in kind.types for one in choices(part)]
        return sorted(dict.fromkeys(found), key=lambda one: one == "null")
    if isinstance(kind, inspect.Metadata):
        return [one for part in alternatives(kind) or [kind.type] for one in choices(part)]
    if isinstance(kind, inspect.LiteralType):
        return [json.dumps(value) for value in kind.values]
    return [single(kind)]


def single(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.StructType):
        return name_of(kind)
    if isinstance(kind, inspect.ListType):
        item = choices(kind.item_type)
        return f"{item[0]}[]" if len(item) == 1 else f"({' | '.join(item)})[]"
    if isinstance(kind, inspect.DictType):
        return (
            "Document" if is_deep(kind.value_type) else f"Record<string, {typed(kind.value_type)}>"
        )
    return PLAIN[type(kind)]


def deeds() -> str:
    """The POST requests to a table, each with the types of its body and its answer."""
    found = {end.path.removeprefix(AT_TABLE): end for end in API if is_deed(end)}
    lines = [f"  {quoted(name)}: {both(found[name])};" for name in sorted(found)]
    return "\n".join(
        ["/** What one does at a table. */", "export interface Deeds {", *lines, "}\n"]
    )


def is_deed(end: Endpoint) -> bool:
    return end.method == "POST" and end.path.startswith(AT_TABLE)


def both(end: Endpoint) -> str:
    body, answer = map(typed, inspect.multi_type_info([end.body, end.answer]))
    return f"{{ body: {body}; answer: {answer} }}"


def quoted(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def is_deep(kind: inspect.Type) -> bool:
    """Whether a dictionary with such values is typed as a plain `Document`."""
    if isinstance(kind, inspect.UnionType):
        return any(is_deep(part) for part in kind.types)
    return isinstance(kind, inspect.AnyType | inspect.ListType | inspect.DictType)


if __name__ == "__main__":
    main()
