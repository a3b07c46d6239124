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
"""Fields with free text that people wrote. Messages put it in quotation marks."""
TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")
"""Two full stops, as after a name that ends with one. They become one; three are an ellipsis."""


class NoWords(LookupError):
    """A message is missing, or cannot be filled with its arguments."""


class Words:
    """Messages for one reader: in a language, of a game, at a seat, with the players' names.

    A missing message is shown as its id. With `strict`, for tests, it raises `NoWords`.

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
        """The same words for the reader at another seat; None for a spectator."""
        return Words(self.language, self.game, self.names, you, self.strict)

    # Messages.

    def has(self, id: str) -> bool:
        """Whether there is a message or an attribute with this id (`thing-bank.about`)."""
        return id in self.messages.patterns

    def say(self, id: str, /, **arguments: Any) -> str:
        """A message (or `id.attribute`) filled with the fields of a document."""
        if not self.has(id):
            return self.missing(id, f"no message {id}")
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        # Messages of nested values (`whole-…`, `each-…`) may ask whose they are and in which phase.
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
        """Refuses digits as text for a selector of numbers: a variant `[1]` would never match."""
        for variable in self.messages.counted(id):
            if is_number(str(filled[variable])) and isinstance(filled[variable], str):
                raise NoWords(f"{self.language}: {id}: ${variable} is text, not a number")

    def missing(self, id: str, fault: str) -> str:
        if self.strict:
            raise NoWords(f"{self.language}: {self.game or 'common'}: {fault}")
        return id

    def title(self) -> str:
        """The name of the game; its id if it is not installed here or has no messages."""
        return self.say("title") if self.has("title") else str(self.game)

    def about(self, id: str) -> str:
        """The explanation in a message's `.about`; empty if it has none."""
        return self.say(f"{id}.about") if self.has(f"{id}.about") else ""

    def action(self, document: Document) -> str:
        """The label of a choice."""
        return self.say(f"action-{document['do']}", **document)

    def event(self, document: Document) -> str:
        """A sentence for the log; empty for an event that needs none."""
        return self.say(f"event-{document['event']}", **document)

    def opened(self, document: Document) -> str:
        """The sentence for an event when all cards are open: it may tell what was secret then."""
        id = f"open-{document['event']}"
        return self.say(id, **document) if self.has(id) else self.event(document)

    def refusal(self, refusal: IllegalAction | Misfit) -> str:
        """Why something was refused, in the reader's language if people can cause the refusal."""
        reason = refusal.reason
        return str(refusal) if reason is None else self.say(reason.id, **reason.arguments)

    def brings(self, document: Document, brief: bool = False) -> str:
        """A short text beside a choice that would bring this event; empty if the event has none.

        `brief` prefers a still shorter text, for buttons.
        """
        event = document["event"]
        id = f"warns-{document['of']}" if event == WARNS else f"brings-{event}"
        if brief and self.has(f"{id}.brief"):
            id = f"{id}.brief"
        return self.say(id, **document) if self.has(id) else ""

    def counted(self, foreseen: Iterable[Document]) -> str:
        """The figure that a choice comes to: `counts-<unit>`; empty if there is none."""
        for event in foreseen:
            if event["event"] != COUNTS or event["amount"] == HIDDEN:
                continue
            id = f"counts-{event['unit']}"
            return self.say(id, **event) if self.has(id) else ""
        return ""

    def answer(self, named: Document) -> str:
        """The first line of a named answer: an action or a choice, then perhaps a figure."""
        act, brings = named["act"], named["brings"]
        label = self.picked(named["pick"]) if act is None else self.button(act, brings)
        count = self.counted(brings)
        return capital(f"{label}, {count}" if count else label)

    def button(self, act: Document, brings: Iterable[Document]) -> str:
        """The label of an action on its button.

        `action-….named` may use fields of the foreseen events besides those of the action.
        """
        id = f"action-{act['do']}.named"
        if not self.has(id):
            return self.action(act)
        told = {name: value for event in brings for name, value in event.items()}
        return self.say(id, **{**told, **act})

    def picked(self, pick: Document) -> str:
        """The label of a group of answers: a kind of action, a part, a thing or a player."""
        last, value = list(pick.items())[-1]
        if last == "do":
            return self.say(f"action-{value}.kind")
        if self.has(part := f"part-{last}"):
            return self.say(part, **pick)
        return self.thing(value) if isinstance(value, str) else self.seat(value)

    def phase(self, view: Document) -> str:
        """The open question, for a player who has to answer it."""
        return self.say(f"phase-{view['phase']}", **view)

    # Functions that messages call.

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
        """A player's name: that of a built-in bot in this language, any other as it is.

        Records keep both names. A person who merely has the name of a bot is not translated.
        """
        known = f"bot-name-{house_name}"
        return self.say(known) if house_name is not None and self.has(known) else name

    def guest(self, name: str | None, house_name: str | None = None) -> str:
        """The name of a player from elsewhere in a text that programs read.

        A name can be a sentence or a word of the messages, such as "nobody". So it is quoted
        unless it is a single plain word or that of a built-in bot.

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
        """Finds "you" and the words for seats without a name, look-alike letters included."""
        return Unwanted(self.say(id) for id in ("ui-human", "seat-none", "seat-hidden"))

    def mine(self, seat: object) -> str:
        """MINE: whether a seat is the reader's, "yes" or "no"."""
        return "yes" if self.you is not None and whole(seat) == self.you else "no"

    def same(self, seat: object, other: object) -> str:
        """SAME: whether both are one seat, "yes" or "no"."""
        return "yes" if whole(seat) is not None and whole(seat) == whole(other) else "no"

    def thing(self, id: object, case: object = "") -> str:
        """THING: the name of a card or another thing, in this grammatical case if it has it."""
        message, number = self.called(id)
        if not self.has(message):
            return self.missing(str(id), f"no message {message}")
        inflected = f"{message}.{case}"
        return self.say(inflected if case and self.has(inflected) else message, number=number)

    def called(self, id: object) -> tuple[str, int | None]:
        """The message of a thing, and the number in its id: `thing-euro` and 75 for `euro-75`."""
        message = thing_message(id)
        kind, _, digits = message.rpartition("-")
        if self.has(message) or not self.has(kind):
            return message, None
        return (kind, int(digits)) if is_number(digits) else (message, None)

    def has_thing(self, id: object) -> bool:
        """Whether there is a name for a thing or for its kind."""
        return self.has(self.called(id)[0])

    def things(self, ids: str | int, case: object = "") -> str:
        """THINGS: names of things with commas, equal ones counted."""
        counted = Counter(self.thing(id, case) for id in listed(ids))
        names = [name if count == 1 else f"{name} ×{count}" for name, count in counted.items()]
        return BETWEEN.join(names) or self.say("thing-none")

    # Fields of documents as arguments of messages.

    def argument(self, field: str, value: Any, around: Document | None = None) -> str | int:
        """The value of a field as a text or a number, because Fluent knows nothing else."""
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
        """The items of a list or an object, each in this message. Empty items are left out.

        So are zeros in a list, unless it also holds None.
        """
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
    """A text with a capital first letter."""
    return text[:1].upper() + text[1:]


def thing_message(id: object) -> str:
    """The message of a thing: `lawyer.2` is `thing-lawyer`, "?" is `thing-hidden`.

    A number after a `#` tells several places of one thing apart: `boggy-gloves#1`.
    """
    if id == HIDDEN:
        return "thing-hidden"
    return f"thing-{str(id).partition('#')[0].partition('.')[0]}"


def is_number(text: str) -> bool:
    """Whether a text consists of ASCII digits."""
    return text.isascii() and text.isdecimal()


def as_number(key: str | int) -> str | int:
    """The key of an object as an argument: digits become a number."""
    return int(key) if isinstance(key, str) and is_number(key) else key


def whole(value: object) -> int | None:
    """A seat's number, also from text; None if it is not a number."""
    try:
        return int(str(value))
    except ValueError:
        return None


def thousands(amount: object) -> str:
    """THOUSANDS: a sum in full thousands, 8000 as 8. Text that is no number stays as it is."""
    number = whole(amount)
    return str(amount) if number is None else str(number // 1000)


def listed(value: str | int) -> list[str]:
    """The items of a list, which a message passes joined because Fluent knows no lists."""
    return [] if value == NONE else str(value).split(BETWEEN)
