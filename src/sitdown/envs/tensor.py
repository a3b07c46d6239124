"""A view as a named row of numbers, derived from the declared position.

Numbers are divided by the unit of their form. A word from a fixed set is one-hot encoded. So is a
seat, counted from the viewer. One more number says that the value is hidden. If there may be no
value, another number says that there is none.

Lists with an item for each seat begin with the viewer. Other lists of variable length are summed,
after their length: a hand becomes the count of each card. If their items are words, the first one
also stands alone, because cards may form a pile. Texts, derived fields and values without a schema
are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sitdown.kernel import HIDDEN, Document, Game

Put = Callable[[Any, list[float], int], None]
"""Adds the encoding of a value to a row, starting at a position."""

PASSED_OVER: Final = frozenset(["game", "options", "seats", "actors", "result", "chance", "you"])


class TensorPart:
    """A few neighbouring numbers of a row: their names, and the function that fills them."""

    def __init__(self, names: list[str], put: Put) -> None:
        self.names = names
        self.put = put


NOTHING: Final = TensorPart([], lambda value, row, place: None)


class Layout:
    """The encoding of one game at a table: `names` says what each number of a row is."""

    def __init__(self, game: Game, players: int, options: Document) -> None:
        self.players = players
        form = game.declare(players, game.read_options(players, options))
        schema = form.whole.schema()
        fields = {
            name: part
            for name, part in schema["properties"].items()
            if name not in PASSED_OVER and name != "phase"
        }
        phase = one_of("phase", list(game.rules.phases))
        asked = TensorPart(
            [f"asked: {step}" for step in range(players)],
            lambda seats, row, place: add_each(row, place, seats),
        )
        self.viewer = 0
        self.phase = phase
        self.asked = asked
        self.fields = [(name, self.part(name, part, top=True)) for name, part in fields.items()]
        self.names = [*phase.names, *asked.names]
        self.names += [name for _, part in self.fields for name in part.names]

    def row(self, view: Document) -> list[float]:
        """The encoding of a view; a spectator's is seen from the first seat."""
        self.viewer = view["you"] or 0
        row = [0.0] * len(self.names)
        self.phase.put(view["phase"], row, 0)
        place = len(self.phase.names)
        self.asked.put([self.step(seat) for seat in view["actors"]], row, place)
        place += len(self.asked.names)
        for name, part in self.fields:
            part.put(view[name], row, place)
            place += len(part.names)
        return row

    def step(self, seat: int) -> int:
        return (seat - self.viewer) % self.players

    def part(self, name: str, schema: Document, top: bool = False) -> TensorPart:
        """The numbers for values of one schema."""
        if "anyOf" in schema:
            return self.maybe(name, schema["anyOf"])
        if "enum" in schema:
            return one_of(name, schema["enum"])
        if schema.get("type") == "boolean":
            return one_of(name, [True])
        if schema.get("format") == "seat":
            return self.seat(name)
        if schema.get("type") == "integer":
            return number(name, schema.get("multipleOf", 1))
        if schema.get("type") == "array":
            return self.items(name, schema, top)
        if "propertyNames" in schema:
            return self.table(name, schema)
        if schema.get("type") == "object" and "properties" in schema:
            return joined({key: self.part(f"{name}.{key}", one) for key, one in fields(schema)})
        return NOTHING

    def maybe(self, name: str, forms: Sequence[Document]) -> TensorPart:
        inner = [self.part(name, form) for form in forms if form != {"type": "null"}]
        if len(inner) != 1 or not inner[0].names:
            return NOTHING
        (some,) = inner

        def put(value: Any, row: list[float], place: int) -> None:
            if value is None:
                row[place] += 1
            else:
                some.put(value, row, place + 1)

        return TensorPart([f"{name}: none", *some.names], put)

    def seat(self, name: str) -> TensorPart:
        steps = one_of(name, list(range(self.players)))

        def put(value: Any, row: list[float], place: int) -> None:
            known = isinstance(value, int) and value >= 0
            steps.put(self.step(value) if known else HIDDEN, row, place)

        return TensorPart(steps.names, put)

    def items(self, name: str, schema: Document, top: bool) -> TensorPart:
        least, most = schema["minItems"], schema["maxItems"]
        by_seat = schema.get("format") == "seats" or (top and least == most == self.players)
        if by_seat:
            return self.by_seat(name, schema["items"])
        if least == most:
            return in_a_row(
                [self.part(f"{name}[{place}]", schema["items"]) for place in range(most)]
            )
        first = self.part(f"{name}[0]", schema["items"]) if "enum" in schema["items"] else NOTHING
        return added_up(name, first, self.part(name, schema["items"]))

    def by_seat(self, name: str, schema: Document) -> TensorPart:
        parts = [self.part(f"{name}[+{step}]", schema) for step in range(self.players)]
        together = in_a_row(parts)

        def put(value: Any, row: list[float], place: int) -> None:
            turned = [value[(self.viewer + step) % self.players] for step in range(len(value))]
            together.put(turned, row, place)

        return TensorPart(together.names, put)

    def table(self, name: str, schema: Document) -> TensorPart:
        keys = schema["propertyNames"].get("enum", [])
        inner = self.maybe_of(schema["additionalProperties"])
        return joined({key: self.part(f"{name}.{key}", inner) for key in keys})

    def maybe_of(self, schema: Document) -> Document:
        """A schema of which the value may be missing."""
        return {"anyOf": [{"type": "null"}, schema]}


def fields(schema: Document) -> list[tuple[str, Document]]:
    return list(schema["properties"].items())


def one_of(name: str, values: list[Any]) -> TensorPart:
    """A one-hot encoding, with one more number for a hidden value."""
    places = {json_key(value): place for place, value in enumerate(values)}
    names = [f"{name}: {value}" for value in values]

    def put(value: Any, row: list[float], place: int) -> None:
        found = len(places) if value == HIDDEN else places.get(json_key(value))
        if found is not None:
            row[place + found] += 1

    return TensorPart([*names, f"{name}: {HIDDEN}"], put)


def json_key(value: Any) -> tuple[type, Any]:
    """A value as a key that tells JSON values apart: 1 is not true."""
    return type(value), value


def number(name: str, unit: int) -> TensorPart:
    def put(value: Any, row: list[float], place: int) -> None:
        if value == HIDDEN:
            row[place + 1] += 1
        elif value is not None:
            row[place] += value / unit

    return TensorPart([name, f"{name}: {HIDDEN}"], put)


def joined(parts: dict[str, TensorPart]) -> TensorPart:
    """An object, field by field; one that is hidden as a whole adds nothing."""

    def put(value: Any, row: list[float], place: int) -> None:
        if value is None or value == HIDDEN:
            return
        for name, part in parts.items():
            if part.names:
                part.put(value.get(name), row, place)
                place += len(part.names)

    return TensorPart([name for part in parts.values() for name in part.names], put)


def in_a_row(parts: list[TensorPart]) -> TensorPart:
    def put(value: Any, row: list[float], place: int) -> None:
        if value is None or value == HIDDEN:
            return
        for item, part in zip(value, parts, strict=True):
            part.put(item, row, place)
            place += len(part.names)

    return TensorPart([name for part in parts for name in part.names], put)


def added_up(name: str, first: TensorPart, item: TensorPart) -> TensorPart:
    """A list of any length: its length, its first item, and the sum of its items."""
    rest = 1 + len(first.names)

    def put(value: Any, row: list[float], place: int) -> None:
        if value is None or value == HIDDEN:
            return
        row[place] += len(value)
        if value:
            first.put(value[0], row, place + 1)
        for one in value:
            item.put(one, row, place + rest)

    return TensorPart([f"{name}: how many", *first.names, *item.names], put)


def add_each(row: list[float], place: int, steps: Sequence[int]) -> None:
    for step in steps:
        row[place + step] += 1
