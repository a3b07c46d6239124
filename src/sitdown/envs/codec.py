"""Actions as tokens of one vocabulary, and legal-token masks.

The verb of an action comes first, then its arguments in order. Words and things stand by their
names, seats are counted from the actor, numbers are spelt by digits, lists end with a stop token.
The vocabulary follows from the declared schemas of the game's actions and from its things, so games
of plugins have one too. Actions of free text have no tokens.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final

from sitdown.kernel import Action, Document, Game, Look
from sitdown.kernel.filling import LEFT_OUT, OVER, Fill, Mark

from .enumeration import FEW, TooMany, Way, ways
from .schema_walk import arguments_of, is_talk, leaves, parts, seated, turned, walk

Tokens = tuple[str, ...]

DIGITS: Final = tuple("0123456789")
MORE: Final = "…"
"""Stands before a number, once for each digit after the first.

So no number is the beginning of another.
"""
WHICH: Final = (".", "#")
"""With a number before a thing: the number of a copy, or of a task of somebody.

The number comes first so that no thing is the beginning of another.
"""
NUMBERED: Final = re.compile(r"(.+)([.#])(\d+)")
MOST_KEPT: Final = 50_000
"""The most actions whose tokens are cached."""


class NoAction(ValueError):
    """Tokens that do not spell an action; the message names the one that does not fit."""


class Codec:
    """Tokens and actions of one game with a number of players and options."""

    def __init__(self, game: Game, players: int, **options: Any) -> None:
        self.game = game
        self.players = game.read_seats(players)
        kinds = {do: kind.schema() for do, kind in game.rules.actions.items()}
        self.schemas = {
            do: seated(arguments_of(schema), self.players)
            for do, schema in kinds.items()
            if not is_talk(schema)
        }
        self.open = {do: fill for do, fill in game.advice.fills.items() if do in self.schemas}
        shelves = game.album(self.players, options)
        self.things = {thing.id: None for shelf in shelves for thing in shelf.things}
        self.tokens: Tokens = tuple(dict.fromkeys(self.vocabulary()))
        self.ids = {token: id for id, token in enumerate(self.tokens)}
        self.kept: dict[tuple[Action, int], Tokens] = {}
        self.latest: Sight | None = None

    def vocabulary(self) -> Iterator[str]:
        yield from (OVER.token, LEFT_OUT.token)
        yield from self.schemas
        for schema in self.schemas.values():
            yield from self.words(schema)

    def words(self, schema: Document) -> Iterator[str]:
        """All tokens that can occur somewhere in a value of this schema."""
        for part in parts(schema):
            yield from self.words(part)
        if "enum" in schema:
            yield from [word(value) for value in schema["enum"]]
        elif schema.get("type") == "boolean":
            yield from map(word, (True, False))
        elif schema.get("format") == "seat":
            yield from map(seat_token, range(self.players))
        elif schema.get("type") == "integer":
            yield from number_tokens(schema)
        elif schema.get("type") == "string":
            yield from self.things
            if schema.get("format") != "card":  # a card goes by its kind, without a number
                yield from (*WHICH, *DIGITS, MORE)

    # Actions and tokens.

    def of(self, action: Action | Document, actor: int) -> Tokens:
        """The tokens of an action of a seat; cached, because legal lists repeat actions often."""
        act = action if isinstance(action, Action) else self.read(action)
        found = self.kept.get((act, actor))
        if found is None:
            found = self.spell(act.document(), actor)
            if len(self.kept) < MOST_KEPT:
                self.kept[act, actor] = found
        return found

    def spell(self, document: Document, actor: int) -> Tokens:
        schema = self.schemas.get(document["do"])
        if schema is None:
            raise NoAction(f"{document['do']}: what is only said has no tokens")
        found: list[str] = [document["do"]]
        for leaf, value in leaves(schema, turned(schema, document, actor)):
            found += self.spelt(leaf, value, actor)
        return tuple(found)

    def action(self, tokens: Sequence[str], actor: int) -> Action:
        """The action of these tokens. Whether it is legal is up to the rules."""
        if not tokens or tokens[0] not in self.schemas:
            raise NoAction(f"{tokens[0] if tokens else 'nothing'}: no verb of {self.game.id}")
        schema = self.schemas[tokens[0]]
        reader = Reader(self, tokens[1:], actor)
        way = walk(schema)
        given = None
        try:
            while True:
                leaf = way.send(given)
                given = reader.read(leaf.schema, leaf.marks)
        except StopIteration as end:
            arguments = end.value
        if reader.rest:
            raise NoAction(f"{reader.rest[0]}: {tokens[0]} is whole before it")
        return self.read({"do": tokens[0], **turned(schema, arguments, -actor)})

    def read(self, document: Document) -> Action:
        kind = self.game.rules.actions[document["do"]]
        return kind.read({name: value for name, value in document.items() if name != "do"})

    def spelt(self, schema: Document, value: Any, actor: int) -> Tokens:
        """The tokens of a single leaf."""
        if isinstance(value, Mark):
            return (value.token,)
        if "anyOf" in schema:
            return self.spelt(one_of(schema["anyOf"], value), value, actor)
        if schema.get("format") == "seat":
            return (seat_token((value - actor) % self.players),)
        if schema.get("type") == "integer":
            return number(value // schema.get("multipleOf", 1))
        if schema.get("type") == "string":
            return thing(value)
        return (word(value),)

    # A number for each whole answer.

    @cached_property
    def answers(self) -> tuple[Tokens, ...]:
        """All answers that the declared schemas allow, in order; empty if there are too many."""
        found: list[Tokens] = []
        try:
            for do in self.schemas:
                found += [
                    self.spelt_way(do, way)
                    for way in ways(self.schemas[do], self.players, list(self.things))
                ]
                if len(found) > FEW:
                    return ()
        except TooMany:
            return ()
        return tuple(found)

    @cached_property
    def numbers(self) -> dict[Tokens, int]:
        return {tokens: number for number, tokens in enumerate(self.answers)}

    def spelt_way(self, do: str, way: Way) -> Tokens:
        return (do, *[token for schema, value in way for token in self.spelt(schema, value, 0)])

    def number(self, action: Action | Document, actor: int) -> int:
        """The number of a seat's answer among all possible answers."""
        if not self.answers:
            raise NoAction(f"{self.game.id} has too many answers to number them")
        return self.numbers[self.of(action, actor)]

    def numbered(self, number: int, actor: int) -> Action:
        """The action of this number. Whether it is legal is up to the rules."""
        if not 0 <= number < len(self.answers):
            raise NoAction(f"{number}: {self.game.id} has {len(self.answers)} numbered answers")
        return self.action(self.answers[number], actor)

    # Masks.

    def mask(self, look: Look, prefix: Sequence[str] = ()) -> list[str]:
        """The tokens that lead on to a legal action; none if the prefix is a whole action."""
        if not prefix:
            return self.verbs(look)
        fill = self.open.get(prefix[0])
        if fill is not None:
            return self.fillings(look, fill, prefix)
        size = len(prefix)
        start = tuple(prefix)
        listed = self.sight(look).listed(self)
        nexts = [tokens[size] for tokens in listed if tokens[:size] == start and len(tokens) > size]
        return list(dict.fromkeys(nexts))

    def sight(self, look: Look) -> Sight:
        """The cache for a look. An answer has several tokens, all chosen from the same look."""
        latest = self.latest
        if latest is None or latest.look is not look:
            self.latest = latest = Sight(look)
        return latest

    def verbs(self, look: Look) -> list[str]:
        listed = {one.do: None for one in look.legal if one.do in self.schemas}
        opened = {do: None for do, fill in self.open.items() if fill(look, [])}
        return [do for do in {**listed, **opened} if do not in self.open or do in opened]

    def fillings(self, look: Look, fill: Fill, prefix: Sequence[str]) -> list[str]:
        """The tokens that can come next in an answer of open form."""
        filled: list[Any] = []
        rest = tuple(prefix[1:])
        known = self.sight(look).filled
        way = walk(self.schemas[prefix[0]])
        given = None
        while True:
            try:
                leaf = way.send(given)
            except StopIteration:
                return []
            begun = tuple(prefix[: len(prefix) - len(rest)])
            spelt = known.get(begun)
            if spelt is None:
                nexts = fill(look, filled)
                spelt = {self.spelt(leaf.schema, one, look.seat): one for one in nexts}
                known[begun] = spelt
            met = [tokens for tokens in spelt if rest[: len(tokens)] == tokens]
            if not met:
                size = len(rest)
                found = [tokens[size] for tokens in spelt if tokens[:size] == rest]
                return list(dict.fromkeys(found))
            longest = max(met, key=len)
            given = spelt[longest]
            filled.append(given)
            rest = rest[len(longest) :]


class Sight:
    """A cache for one look: the tokens of its legal actions and of its next fillings."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.filled: dict[Tokens, dict[Tokens, Any]] = {}
        self._listed: list[Tokens] | None = None

    def listed(self, codec: Codec) -> list[Tokens]:
        if self._listed is None:
            speakable = [one for one in self.look.legal if one.do in codec.schemas]
            self._listed = [codec.of(one, self.look.seat) for one in speakable]
        return self._listed


class Reader:
    """Reads the values of leaves from a series of tokens."""

    def __init__(self, codec: Codec, tokens: Sequence[str], actor: int) -> None:
        self.codec = codec
        self.rest = list(tokens)
        self.actor = actor

    def take(self) -> str:
        if not self.rest:
            raise NoAction("the tokens end before the action does")
        return self.rest.pop(0)

    def read(self, schema: Document, marks: tuple[Mark, ...]) -> Any:
        token = self.take()
        for mark in marks:
            if token == mark.token:
                return mark
        for form in schema.get("anyOf", [schema]):
            found = self.value(form, token)
            if found is not None:
                return found
        raise NoAction(f"{token}: it cannot stand there")

    def value(self, schema: Document, token: str) -> Any:
        """The value that begins with a token in this schema; None if none does."""
        if "enum" in schema or schema.get("type") == "boolean":
            values = schema.get("enum", (True, False))
            return next((value for value in values if word(value) == token), None)
        if schema.get("format") == "seat":
            steps = range(self.codec.players)
            found = [step for step in steps if seat_token(step) == token]
            return (self.actor + found[0]) % self.codec.players if found else None
        if schema.get("type") == "integer":
            return self.number(schema, token)
        return self.name(token)

    def number(self, schema: Document, token: str) -> int | None:
        if token != MORE and token not in DIGITS:
            return None
        return int(self.digits(token)) * int(schema.get("multipleOf", 1))

    def digits(self, token: str) -> str:
        """Reads the digits of a number from its first token on."""
        size = 1
        while token == MORE:
            size += 1
            token = self.take()
        said = token + "".join([self.take() for _ in range(size - 1)])
        if not said.isdecimal():
            raise NoAction(f"{said}: a number goes on there")
        return said

    def name(self, token: str) -> str | None:
        if token not in WHICH:
            return token if token in self.codec.things else None
        which = token + self.digits(self.take())
        name = self.take()
        if name not in self.codec.things:
            raise NoAction(f"{name}: it cannot stand there")
        return name + which


def number(value: int) -> Tokens:
    said = str(value)
    return (*[MORE] * (len(said) - 1), *said)


def number_tokens(schema: Document) -> Iterator[str]:
    most = schema["maximum"] // schema.get("multipleOf", 1)
    yield from DIGITS[: most + 1]
    if most >= len(DIGITS):
        yield MORE


def thing(name: str) -> Tokens:
    """The tokens of a thing; of one of several copies, with its number first."""
    found = NUMBERED.fullmatch(name)
    if found is None:
        return (name,)
    kind, mark, which = found.groups()
    return (mark, *number(int(which)), kind)


def word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def seat_token(step: int) -> str:
    return f"seat+{step}"


def one_of(forms: Sequence[Document], value: Any) -> Document:
    """The one of several schemas that fits a value."""
    wanted = "integer" if isinstance(value, int) else "string"
    return next(form for form in forms if form.get("type") == wanted or "enum" in form)
