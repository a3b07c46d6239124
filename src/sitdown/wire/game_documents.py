"""Documents that every game produces: actions, events, views, sketches, notes, schemas."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from sitdown.kernel import Document


class Open(Struct):
    """Has further fields, which belong to the game and may be asked for by name."""


class Action(Open):
    do: str


class GameEvent(Open):
    event: str


class Result(Open):
    scores: list[int]
    winners: list[int]
    places: list[list[int]]


class Position(Struct):
    """What every position has; each game has fields of its own beside these."""

    game: str
    options: Document
    seats: int
    phase: str
    actors: list[int]
    players: list[Document]
    result: Result | None


class View(Position):
    """A position as a seat sees it, or a spectator, and what the seat may do."""

    you: int | None
    legal: list[Action]


class Phrase(Struct):
    """A message of the game's words with its arguments, and how it wants to be shown."""

    id: str
    arguments: Document
    mood: Literal["", "strong", "good", "bad", "quiet"]


class Cards(Struct):
    """A row of cards with a label."""

    label: Phrase
    cards: list[str]
    lit: bool
    piled: bool


Row = Annotated[Document, Meta(extra={"one of": (Phrase, Cards)})]
"""No tag tells these two apart, so this is as much as a type can say."""


class Panel(Struct):
    """One area of the table: a player's, or a common one."""

    title: Phrase | None
    rows: list[Row]
    seat: int | None


class Sketch(Struct):
    """A game's own rough drawing of a view; the facts are for boards, and each game has its own."""

    panels: list[Panel]
    facts: Document


class Thing(Struct):
    """A card, a token, a person of a game, by kind; `rule` tells of it."""

    id: str
    rule: str
    kind: Phrase
    count: int


class Shelf(Struct):
    """Things of one sort, side by side."""

    title: Phrase
    things: list[Thing]


class Place(Struct):
    """Where some of a thing lie; what only follows from what lies open is not `sure`."""

    word: Phrase
    seat: int | None
    sure: bool


class Use(Struct):
    """A choice that names a thing, and what it would bring."""

    act: Action
    brings: list[GameEvent]


class Note(Struct):
    """What there is to say of a thing now, as far as a viewpoint can know.

    `bars`: why it cannot be used now. `uses`: the choices of the seat that name it, those that
    count most first; `more`: how many there are beside them.
    """

    thing: Thing
    bars: Phrase | None
    now: list[Phrase]
    uses: list[Use]
    more: int
    where: list[Place]


class Schema(Struct, rename="camel"):
    """JSON Schema, as far as forms of games speak it."""

    type: str | UnsetType = UNSET
    enum: list[Any] | UnsetType = UNSET
    const: Any | UnsetType = UNSET
    any_of: list[Schema] | UnsetType = UNSET
    items: Schema | UnsetType = UNSET
    properties: dict[str, Schema] | UnsetType = UNSET
    property_names: Schema | UnsetType = UNSET
    additional_properties: bool | Schema | UnsetType = UNSET
    required: list[str] | UnsetType = UNSET
    minimum: int | UnsetType = UNSET
    maximum: int | UnsetType = UNSET
    multiple_of: int | UnsetType = UNSET
    min_items: int | UnsetType = UNSET
    max_items: int | UnsetType = UNSET
    min_length: int | UnsetType = UNSET
    max_length: int | UnsetType = UNSET
    pattern: str | UnsetType = UNSET
    format: str | UnsetType = UNSET
    default: Any | UnsetType = UNSET
