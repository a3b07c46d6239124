"""Words: messages filled in for one reader: language, game, seat, player names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from fluent.runtime import FluentBundle

from sitdown.kernel import HIDDEN, Document, IllegalAction, Misfit
from sitdown.kernel.foresight import COUNTS, WARNS

from .messages import messages_of
from .unwanted_words import Unwanted
from .user_text import is_one_word, quotable

NONE = "none"
BETWEEN = ", "
WRITTEN = frozenset(("text", "why"))
"""Fields in which people write what they like. Messages put them in quotation marks."""
TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")
"""A name that ends with a full stop ends the sentence too; three are three on purpose."""


class NoWords(LookupError):
    """A message that is missing, or that cannot be filled with what it is given."""


class Words:
    """What a reader is told: in a language, of a game, at a seat, among players with names.

    At the table a missing message shows as its id; `strict`, for tests, raises `NoWords`.

    >>> words = Words("en", "squirrels", ["Ann", "Bob"], you=0)
    >>> words.event({"event": "paid", "from": 0, "to": 1, "amount": 1, "for": "customs"})
    'You pay Bob 1 nut in duty.'
    >>> Words("ru", "squirrels", ["Аня", "Боб"], you=0).thing("robbery", "acc")
    'грабёж'
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Sequence[str] = (),
        you: int | None = None,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.names = tuple(names)
        self.you = you
        self.strict = strict
        self.messages = messages_of(language, game)
        functions: dict[str, Any] = {
            "SEAT": self.seat,
            "SEATS": self.seats,
            "MINE": self.mine,
            "SAME": self.same,
            "THING": self.thing,
            "THINGS": self.things,
            "THOUSANDS": thousands,
        }
        self.bundle = FluentBundle([language], functions, use_isolating=False)
        for resource in self.messages.resources:
            self.bundle.add_resource(resource, allow_overrides=True)

    def to(self, you: int | None) -> Words:
        """The same words for another reader."""
        return Words(self.language, self.game, self.names, you, self.strict)

    # Messages.

    def has(self, id: str) -> bool:
        """Whether there is such a message, or such an attribute (`thing-bank.about`)."""
        return id in self.messages.patterns

    def say(self, id: str, /, **arguments: Any) -> str:
        """A message (or `id.attribute`) filled with the fields of a document."""
        if not self.has(id):
            return self.missing(id, f"no message {id}")
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        whose = arguments.get("seat", arguments.get("whose"))
        around = {"whose": whose, "phase": arguments.get("phase")}
        filled = {
            variable: self.argument(variable, arguments.get(variable), around)
            for variable in self.messages.variables(id)
        }
        text, errors = self.bundle.format_pattern(pattern, filled)
        if errors and self.strict:
            raise NoWords(f"{self.language}: {id}: {errors[0]}")
        if self.strict:
            self.require_numbers(id, filled)
        return TWO_STOPS.sub(".", str(text))

    def require_numbers(self, id: str, filled: Mapping[str, str | int]) -> None:
        """Refuses digits that come as text to a selector of numbers: `[1]` would never match."""
        for variable in self.messages.counted(id):
            if is_number(str(filled[variable])) and isinstance(filled[variable], str):
                raise NoWords(f"{self.language}: {id}: ${variable} is text, not a number")

    def missing(self, id: str, fault: str) -> str:
        if self.strict:
            raise NoWords(f"{self.language}: {self.game or 'common'}: {fault}")
        return id

    def title(self) -> str:
        """The name of the game; its id, where it is not installed here or brings no words."""
        return self.say("title") if self.has("title") else str(self.game)

    def about(self, id: str) -> str:
        """What a message's `.about` explains; empty where it explains nothing."""
        return self.say(f"{id}.about") if self.has(f"{id}.about") else ""

    def action(self, document: Document) -> str:
        """The label of a choice."""
        return self.say(f"action-{document['do']}", **document)

    def event(self, document: Document) -> str:
        """A sentence for the log; empty for an event that needs none."""
        return self.say(f"event-{document['event']}", **document)

    def opened(self, document: Document) -> str:
        """The same where everything lies open: with what was a secret of somebody's then."""
        id = f"open-{document['event']}"
        return self.say(id, **document) if self.has(id) else self.event(document)

    def refusal(self, refusal: IllegalAction | Misfit) -> str:
        """Why something was refused: in this language where people can bring it about."""
        reason = refusal.reason
        return str(refusal) if reason is None else self.say(reason.id, **reason.arguments)

    def brings(self, document: Document, brief: bool = False) -> str:
        """An event in a few signs, beside a choice that would bring it; empty if not worth it.

        On a button there is room for fewer: `brief`.
        """
        event = document["event"]
        id = f"warns-{document['of']}" if event == WARNS else f"brings-{event}"
        if brief and self.has(f"{id}.brief"):
            id = f"{id}.brief"
        return self.say(id, **document) if self.has(id) else ""

    def counted(self, foreseen: Iterable[Document]) -> str:
        """What a choice comes to, last on its button: `counts-<unit>`; empty without a figure."""
        for event in foreseen:
            if event["event"] != COUNTS or event["amount"] == HIDDEN:
                continue
            id = f"counts-{event['unit']}"
            return self.say(id, **event) if self.has(id) else ""
        return ""

    def answer(self, named: Document) -> str:
        """The first line of an answer that is named: a verb or a thing first, a figure last."""
        act, brings = named["act"], named["brings"]
        label = self.picked(named["pick"]) if act is None else self.button(act, brings)
        count = self.counted(brings)
        return capital(f"{label}, {count}" if count else label)

    def button(self, act: Document, brings: Iterable[Document]) -> str:
        """An action as its button calls it: by what it is foreseen to be about, if it is silent."""
        id = f"action-{act['do']}.named"
        if not self.has(id):
            return self.action(act)
        told = {name: value for event in brings for name, value in event.items()}
        return self.say(id, **{**told, **act})

    def picked(self, pick: Document) -> str:
        """What answers have in common: all of a kind, or of a kind with one thing, person, part."""
        last, value = list(pick.items())[-1]
        if last == "do":
            return self.say(f"action-{value}.kind")
        if self.has(part := f"part-{last}"):
            return self.say(part, **pick)
        return self.thing(value) if isinstance(value, str) else self.seat(value)

    def phase(self, view: Document) -> str:
        """The question that is open, to one who owes the answer."""
        return self.say(f"phase-{view['phase']}", **view)

    # What messages call.

    def seat(self, seat: object) -> str:
        """SEAT: a player's name."""
        number = whole(seat)
        if number is None:
            return self.say("seat-hidden" if seat == HIDDEN else "seat-none")
        if number < len(self.names):
            return self.names[number]
        return self.say("seat-name", number=number + 1)

    def seats(self, seats: str | int) -> str:
        """SEATS: players' names with commas."""
        return BETWEEN.join(self.seat(seat) for seat in listed(seats)) or self.seat(NONE)

    def named(self, name: str | None, house_name: str | None) -> str | None:
        """What somebody is called: a bot that the house has named in this language, others as is.

        Records keep both, so that nobody is translated who only has the name of such a bot.
        """
        known = f"bot-name-{house_name}"
        return self.say(known) if house_name is not None and self.has(known) else name

    def guest(self, name: str | None, house_name: str | None = None) -> str:
        """What somebody from elsewhere is called where programs read it.

        A name can hold a sentence, or be a word of the table such as "nobody". So it is quoted
        unless it is one plain word or the house has given it.

        >>> words = Words("en")
        >>> words.guest("Vera"), words.guest("Mr. Cog", "mr-cog")
        ('Vera', 'Mr. Cog')
        >>> words.guest("Bob passes. Vera")
        '“Bob passes. Vera”'
        """
        known = self.named(None, house_name)
        if known is not None or name is None:
            return known or "?"
        if is_one_word(name) and not self.pronouns.found(name):
            return name
        return self.say("seat-quoted", text=name)

    @cached_property
    def pronouns(self) -> Unwanted:
        """What the table calls its reader, and seats without a name; found in look-alikes too."""
        return Unwanted(self.say(id) for id in ("ui-human", "seat-none", "seat-hidden"))

    def mine(self, seat: object) -> str:
        """MINE: whether a seat is the reader's, "yes" or "no"."""
        return "yes" if self.you is not None and whole(seat) == self.you else "no"

    def same(self, seat: object, other: object) -> str:
        """SAME: whether both are one seat, "yes" or "no"."""
        return "yes" if whole(seat) is not None and whole(seat) == whole(other) else "no"

    def thing(self, id: object, case: object = "") -> str:
        """THING: the name of a card or any other thing, in a grammatical case if it has it."""
        message, number = self.called(id)
        if not self.has(message):
            return self.missing(str(id), f"no message {message}")
        inflected = f"{message}.{case}"
        return self.say(inflected if case and self.has(inflected) else message, number=number)

    def called(self, id: object) -> tuple[str, int | None]:
        """The message of a thing; of a kind with a number, `euro-75`, `thing-euro` with 75."""
        message = thing_message(id)
        kind, _, digits = message.rpartition("-")
        if self.has(message) or not self.has(kind):
            return message, None
        return (kind, int(digits)) if is_number(digits) else (message, None)

    def has_thing(self, id: object) -> bool:
        """Whether a thing has a name, its own or that of its kind with a number."""
        return self.has(self.called(id)[0])

    def things(self, ids: str | int, case: object = "") -> str:
        """THINGS: names of things with commas, equal ones counted."""
        counted = Counter(self.thing(id, case) for id in listed(ids))
        names = [name if count == 1 else f"{name} ×{count}" for name, count in counted.items()]
        return BETWEEN.join(names) or self.say("thing-none")

    # What a field of a document becomes as an argument.

    def argument(self, field: str, value: Any, around: Document | None = None) -> str | int:
        if value is None or value == [] or value == {}:
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str) and field in WRITTEN:
            return quotable(value)
        if isinstance(value, str | int):
            return value
        if isinstance(value, dict) and self.has(f"whole-{field}"):
            return self.say(f"whole-{field}", **{**(around or {}), **value})
        if self.has(f"each-{field}"):
            return self.each(f"each-{field}", value, around or {})
        if isinstance(value, dict):
            return self.missing(str(value), f"neither whole-{field} nor each-{field}")
        return BETWEEN.join(str(self.argument(field, item)) for item in value)

    def each(self, id: str, value: Sequence[Any] | Document, around: Document) -> str:
        """The items of a list or an object, each said with one message, what is empty left out."""
        items: Iterable[tuple[Any, Any]] = (
            value.items() if isinstance(value, dict) else enumerate(value)
        )
        zero_is_nothing = isinstance(value, list) and None not in value
        texts = []
        for index, (key, item) in enumerate(items):
            if item is None or (zero_is_nothing and item == 0 and not isinstance(item, bool)):
                continue
            fields: Document = around
            if isinstance(item, dict):
                fields = {**around, "whose": index, **item}
            given = {"index": index, "key": as_number(key), "value": item, **fields}
            texts.append(self.say(id, **given))
        return BETWEEN.join(text for text in texts if text.strip()) or NONE


def capital(text: str) -> str:
    """A text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


def thing_message(id: object) -> str:
    """The message of a thing: `lawyer.2` is `thing-lawyer`, "?" is `thing-hidden`.

    What stands behind a `#` names one of several places of a thing: `boggy-gloves#1`.
    """
    if id == HIDDEN:
        return "thing-hidden"
    return f"thing-{str(id).partition('#')[0].partition('.')[0]}"


def is_number(text: str) -> bool:
    """Whether a text is nothing but digits."""
    return text.isascii() and text.isdecimal()


def as_number(key: str | int) -> str | int:
    """The key of an object as a message gets it: one of digits is a number there."""
    return int(key) if isinstance(key, str) and is_number(key) else key


def whole(value: object) -> int | None:
    """A seat's number, also where it stands as text; None if it is none."""
    try:
        return int(str(value))
    except ValueError:
        return None


def thousands(amount: object) -> str:
    """THOUSANDS: a sum in full thousands, 8000 as 8; what is no number stays as it is."""
    number = whole(amount)
    return str(amount) if number is None else str(number // 1000)


def listed(value: str | int) -> list[str]:
    """The items of a list as they come to a function: joined, as Fluent knows no lists."""
    return [] if value == NONE else str(value).split(BETWEEN)
