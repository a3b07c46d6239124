"""Decks as files: write the packaged one, read another, compare two.

Each game declares what a deck is by the form of its option `deck` (contract §8).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sitdown import catalog
from sitdown.argument_types import read_json
from sitdown.kernel import BadOptions, Document, Game

DECK = "deck"
NAMES = ("id", "card", "kind")
"""The fields that may hold the name of a row, in order of preference."""


@dataclass(frozen=True)
class DeckChange:
    """A difference between two decks: the count of a card, or another number."""

    thing: str
    """The name of the card in the deck."""
    told: str
    """The other text printed on it."""
    before: Any
    after: Any


def packaged(game: Game) -> Any:
    """The deck that a game uses by default, in the form of its option."""
    if DECK not in game.options:
        raise BadOptions(f"{game.id} has no deck that could be another one")
    file = catalog.folder(game.id) / "components.json"
    if not file.is_file():
        raise BadOptions(f"{game.id} does not say in a components.json what is in its deck")
    data = json.loads(file.read_text(encoding="utf-8"))
    option = game.options[DECK]
    return option.form.read(fitting(option.schema(), data.get(DECK, data)))


def fitting(schema: Document, data: Any) -> Any:
    """Reduces data to what a schema takes: only its own fields; counted rows as a table."""
    for one in schema.get("anyOf", ()):
        if one != {"type": "null"}:
            return fitting(one, data)
    if isinstance(data, list) and "propertyNames" in schema:
        return {row["id"]: row["number"] for row in data}
    if isinstance(data, list):
        return [fitting(schema["items"], item) for item in data]
    if isinstance(data, dict) and "properties" in schema:
        parts = schema["properties"].items()
        return {name: fitting(part, data[name]) for name, part in parts if name in data}
    return data


def with_deck(game: Game, seats: int, options: Document, file: Path | None) -> Document:
    """The options, with the deck from a file if one is given. Errors in it name the file."""
    if file is None:
        return options
    if DECK not in game.options:
        raise BadOptions(f"{game.id} has no deck that could be another one")
    if DECK in options:
        raise BadOptions("the deck is given twice, by a file and as an option")
    found = {**options, DECK: read_json(DECK, file)}
    try:
        game.read_options(seats, found)
    except BadOptions as fault:
        raise BadOptions(f"{file}: {fault}") from None
    return found


def changes(one: Any, other: Any, name: str = "") -> Iterator[DeckChange]:
    """The differences between two decks of the same form."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            yield from changes(one.get(key), other.get(key), key)
    elif isinstance(one, list) or isinstance(other, list):
        yield from changed_rows(one or [], other or [])
    elif one != other:
        yield DeckChange(name, "", one or 0, other or 0)


def changed_rows(one: list[Any], other: list[Any]) -> Iterator[DeckChange]:
    before, after = [Counter(map(row_text, rows)) for rows in (one, other)]
    for text in dict.fromkeys([*before, *after]):
        if before[text] != after[text]:
            yield DeckChange(*called(json.loads(text)), before[text], after[text])


def row_text(row: Any) -> str:
    return json.dumps(row, ensure_ascii=False)


def called(row: Any) -> tuple[str, str]:
    """The name of a row of a deck, and the rest of the row."""
    if not isinstance(row, dict):
        return str(row), ""
    name = next((field for field in NAMES if field in row), None)
    rest = {field: value for field, value in row.items() if field != name}
    return str(row[name]) if name else "", row_text(rest)


# Writing.


def deck_lines(deck: Any, indent: str = "", before: str = "") -> Iterator[str]:
    """A deck as JSON that is easy to edit: a line for each card, or for each list of plain values.

    >>> list(deck_lines({"cards": ["bank", "raid"]}))
    ['{', '  "cards": ["bank", "raid"]', '}']
    """
    opening, closing = "{}" if isinstance(deck, dict) else "[]"
    if isinstance(deck, dict):
        parts = [(f"{row_text(name)}: ", part) for name, part in deck.items()]
        inside = [list(deck_lines(part, indent + "  ", name)) for name, part in parts]
    elif isinstance(deck, list) and any(isinstance(row, dict) for row in deck):
        inside = [[f"{indent}  {row_text(row)}"] for row in deck]
    else:
        yield f"{indent}{before}{row_text(deck)}"
        return
    yield f"{indent}{before}{opening}"
    for place, lines in enumerate(inside, start=1):
        yield from lines[:-1]
        yield lines[-1] + ("," if place < len(inside) else "")
    yield indent + closing
