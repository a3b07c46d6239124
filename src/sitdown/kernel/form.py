"""Forms: what a value in a document must look like, and the words for one that does not.

A form reads a JSON value and gives back what the rules use (often the same value, lists always
fresh), or raises `Misfit` with the path to the place that is wrong. It writes such a value into a
document, and it sees one in a view, where "?" stands for what nobody may know. It also gives its
JSON Schema, so that a client can build a form of its own from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from difflib import get_close_matches
from typing import Any, Final, NoReturn

from mypy_extensions import mypyc_attr

from .errors import Reason

Document = dict[str, Any]
Write = Callable[[Any], Any]
See = Callable[[Any], Any]

HIDDEN: Final = "?"
"""What stands in a view where its viewer may not look."""

UNKNOWN: Final = -1
"""A number that a view hides, in a state that is seen through it."""

MOST = 10_000
"""The largest whole number, unless a form names another: no table counts so many things."""

COUNTLESS = 10**9
"""For numbers that only tell one thing from another, or how far something has come."""

LONGEST_LIST = 1_000
"""The longest list, unless a form names another length."""

LONGEST_TEXT = 1_000
"""The longest text, unless a form names another length."""

LONGEST_WORD = 60
"""A word that is longer is compared with no other."""


class Misfit(Exception):
    """A value that does not have its form: `players[1].hand[0]: no card "bnak"; did you mean…`."""

    def __init__(self, fault: str | Reason, path: str = "") -> None:
        super().__init__(str(fault))
        self.fault = str(fault)
        self.reason = fault if isinstance(fault, Reason) else None
        self.path = path

    def __str__(self) -> str:
        return f"{self.path}: {self.fault}" if self.path else self.fault

    def under(self, place: str) -> Misfit:
        """The same fault, seen from one level further out."""
        fault = self.fault if self.reason is None else self.reason
        if not self.path:
            return Misfit(fault, place)
        joint = "" if self.path.startswith("[") else "."
        return Misfit(fault, f"{place}{joint}{self.path}")


def quoted(value: object) -> str:
    """A value as it would stand in a document, short enough for a sentence."""
    if value is None:
        return "null"
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, str):
        text = f'"{value}"'
    elif isinstance(value, list):
        text = f"a list of {len(value)}"
    elif isinstance(value, dict):
        text = "an object"
    else:
        text = str(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def nearest(word: str, words: Iterable[str]) -> str:
    """`; did you mean "bank"?`, or nothing where no word comes close."""
    if len(word) > LONGEST_WORD:
        return ""
    close = get_close_matches(word, list(words), n=1)
    return f'; did you mean "{close[0]}"?' if close else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """What a value must look like."""

    def read(self, value: Any) -> Any:
        """The value as the rules use it; `Misfit` if it does not have this form."""
        raise NotImplementedError

    def absent(self) -> Any:
        """What a missing field of this form stands for."""
        raise Misfit("missing")

    def writer(self) -> Write | None:
        """What writes a value into a document, copying what the rules change in place.

        None: values are written as they are, numbers and words.
        """
        return None

    def see(self, value: Any) -> Any:
        """The value of a view as the rules use it: nothing is judged, "?" stays unknown."""
        return value

    def is_seen_plainly(self) -> bool:
        """Whether values are seen as they are, "?" and all."""
        return self.writer() is None

    def schema(self) -> Document:
        """This form as a JSON Schema."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Form):
    """A form of numbers: one that a view hides is `UNKNOWN`."""

    def see(self, value: Any) -> int:
        return UNKNOWN if value == HIDDEN else value

    def is_seen_plainly(self) -> bool:
        return False


class Whole(Number):
    """A whole number between two; `true` and `1.0` are none."""

    def __init__(self, low: int = 0, high: int = MOST, step: int = 1) -> None:
        self.low = low
        self.high = high
        self.step = step

    def read(self, value: Any) -> int:
        if type(value) is not int:
            raise Misfit(f"{quoted(value)} is not a whole number")
        if value < self.low:
            raise Misfit(f"{quoted(value)} is below {self.low}")
        if value > self.high:
            raise Misfit(f"{quoted(value)} is above {self.high}")
        if value % self.step:
            raise Misfit(f"{value} is not a multiple of {self.step}")
        return value

    def schema(self) -> Document:
        schema: Document = {"type": "integer", "minimum": self.low, "maximum": self.high}
        if self.step != 1:
            schema["multipleOf"] = self.step
        return schema


class SeatNumber(Number):
    """A seat of a table of so many; without a number, any seat."""

    def __init__(self, seats: int | None = None) -> None:
        self.seats = seats

    def read(self, value: Any) -> int:
        if type(value) is not int or value < 0:
            raise Misfit(f"{quoted(value)} is not a seat")
        if self.seats is not None and value >= self.seats:
            raise Misfit(f"no seat {value} at this table (seats 0 to {self.seats - 1})")
        return value

    def schema(self) -> Document:
        schema: Document = {"type": "integer", "minimum": 0, "format": "seat"}
        if self.seats is not None:
            schema["maximum"] = self.seats - 1
        return schema


class Flag(Form):
    """`true` or `false`."""

    def read(self, value: Any) -> bool:
        if value is not True and value is not False:
            raise Misfit(f"{quoted(value)} is neither true nor false")
        return bool(value)

    def schema(self) -> Document:
        return {"type": "boolean"}


class Text(Form):
    """Any text between two lengths."""

    def __init__(self, shortest: int = 0, longest: int = LONGEST_TEXT) -> None:
        self.shortest = shortest
        self.longest = longest

    def read(self, value: Any) -> str:
        if not isinstance(value, str):
            raise Misfit(f"{quoted(value)} is not text")
        if len(value) < self.shortest:
            raise Misfit(f"the text is shorter than {self.shortest}")
        if len(value) > self.longest:
            raise Misfit(f"the text is longer than {self.longest}")
        return value

    def schema(self) -> Document:
        return {"type": "string", "minLength": self.shortest, "maxLength": self.longest}


class Word(Form):
    """One of some words; `noun` is what a word of them is called: a card, a phase."""

    def __init__(self, words: Iterable[str], noun: str = "word") -> None:
        self.words = tuple(words)
        self.known = frozenset(self.words)
        self.noun = noun

    def read(self, value: Any) -> str:
        if not isinstance(value, str):
            raise Misfit(f"{quoted(value)} is not a {self.noun}")
        if value not in self.known:
            raise Misfit(f"no {self.noun} {quoted(value)}{nearest(value, self.words)}")
        return value

    def schema(self) -> Document:
        return {"enum": list(self.words)}


class Just(Form):
    """One of a few values, compared with their type: `1` is not `true`."""

    def __init__(self, *values: Any) -> None:
        self.values = values

    def read(self, value: Any) -> Any:
        for known in self.values:
            if type(value) is type(known) and value == known:
                return value
        choice = " or ".join(quoted(known) for known in self.values)
        raise Misfit(f"{quoted(value)} is not {choice}")

    def schema(self) -> Document:
        return {"enum": list(self.values)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Around(Form):
    """A form that says more of another one: values are written and seen as that one does it."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def read(self, value: Any) -> Any:
        return self.form.read(value)

    def writer(self) -> Write | None:
        return self.form.writer()

    def see(self, value: Any) -> Any:
        return self.form.see(value)

    def is_seen_plainly(self) -> bool:
        return self.form.is_seen_plainly()

    def schema(self) -> Document:
        return self.form.schema()


@mypyc_attr(allow_interpreted_subclasses=True)
class Maybe(Around):
    """`null`, or a value of the form; may be missing."""

    def read(self, value: Any) -> Any:
        return None if value is None else self.form.read(value)

    def writer(self) -> Write | None:
        write = self.form.writer()
        if write is None:
            return None
        inner = write
        return lambda value: None if value is None else inner(value)

    def see(self, value: Any) -> Any:
        return None if value is None else self.form.see(value)

    def absent(self) -> Any:
        return None

    def schema(self) -> Document:
        return {"anyOf": [{"type": "null"}, self.form.schema()]}


class Default(Around):
    """A value of the form that may be left out; then it is what a document would have there."""

    def __init__(self, form: Form, value: Any) -> None:
        super().__init__(form)
        self.value = value

    def absent(self) -> Any:
        return self.form.read(self.value)

    def schema(self) -> Document:
        return {**self.form.schema(), "default": self.value}


@mypyc_attr(allow_interpreted_subclasses=True)
class Many(Form):
    """A list of values of one form, of a fixed length, or between two lengths."""

    def __init__(
        self, form: Form, length: int | None = None, least: int = 0, most: int = LONGEST_LIST
    ) -> None:
        self.form = form
        self.least = least if length is None else length
        self.most = most if length is None else length
        self.seen_plainly = form.is_seen_plainly()

    def read(self, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise Misfit(f"{quoted(value)} is not a list")
        if len(value) < self.least or len(value) > self.most:
            raise Misfit(f"a list of {len(value)}, {self.wanted(len(value))}")
        read = self.form.read
        items: list[Any] = []
        try:
            for item in value:
                items.append(read(item))
        except Misfit as fault:
            raise fault.under(f"[{len(items)}]") from None
        return items

    def writer(self) -> Write | None:
        write = self.form.writer()
        if write is None:
            return list
        inner = write
        return lambda value: list(map(inner, value))

    def see(self, value: Any) -> list[Any]:
        if self.seen_plainly:
            return list(value)
        see = self.form.see
        return [see(item) for item in value]

    def wanted(self, given: int) -> str:
        if self.most == self.least:
            return f"not of {self.least}"
        if self.most == LONGEST_LIST and given < self.least:
            return f"at least {self.least} are needed"
        return f"{self.least} to {self.most} are needed"

    def schema(self) -> Document:
        return {
            "type": "array",
            "items": self.form.schema(),
            "minItems": self.least,
            "maxItems": self.most,
        }


class BySeat(Many):
    """A list with an item for each seat; how many those are the rules judge."""

    def schema(self) -> Document:
        return {**super().schema(), "format": "seats"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields(Form):
    """An object with exactly these fields; those with a default, or nullable, may be missing."""

    def __init__(self, fields: Mapping[str, Form], noun: str = "field") -> None:
        self.fields = dict(fields)
        self.noun = noun

    def read(self, value: Any) -> Document:
        if not isinstance(value, dict):
            raise Misfit(f"{quoted(value)} is not an object")
        found: Document = {}
        for name, form in self.fields.items():
            try:
                found[name] = form.read(value[name]) if name in value else form.absent()
            except Misfit as fault:
                raise fault.under(name) from None
        for name in value:
            if name not in self.fields:
                self.refuse(name)
        return found

    def writer(self) -> Write | None:
        return self.write

    def write(self, value: Any) -> Document:
        return {name: written(form, value[name]) for name, form in self.fields.items()}

    def see(self, value: Any) -> Document:
        return {name: form.see(value[name]) for name, form in self.fields.items()}

    def refuse(self, name: object) -> NoReturn:
        raise Misfit(f"no {self.noun} {quoted(name)} here{nearest(str(name), self.fields)}")

    def schema(self) -> Document:
        required = [name for name, form in self.fields.items() if not may_be_absent(form)]
        return {
            "type": "object",
            "properties": {name: form.schema() for name, form in self.fields.items()},
            "required": required,
            "additionalProperties": False,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Form):
    """An object from keys of one form to values of another."""

    def __init__(self, key: Form, value: Form) -> None:
        self.key = key
        self.value = value

    def read(self, value: Any) -> Document:
        if not isinstance(value, dict):
            raise Misfit(f"{quoted(value)} is not an object")
        if len(value) > LONGEST_LIST:
            raise Misfit(f"{len(value)} entries, {LONGEST_LIST} are enough")
        found: Document = {}
        for name, item in value.items():
            try:
                found[self.key.read(name)] = self.value.read(item)
            except Misfit as fault:
                raise fault.under(str(name)) from None
        return found

    def writer(self) -> Write | None:
        write = self.value.writer()
        if write is None:
            return dict
        inner = write
        return lambda value: {name: inner(item) for name, item in value.items()}

    def see(self, value: Any) -> Document:
        return {name: self.value.see(item) for name, item in value.items()}

    def schema(self) -> Document:
        return {
            "type": "object",
            "propertyNames": self.key.schema(),
            "additionalProperties": self.value.schema(),
        }


class Either(Form):
    """A value of one of several forms; the fault told is `fault`, as none of them fits best."""

    def __init__(self, forms: Sequence[Form], fault: str) -> None:
        self.forms = tuple(forms)
        self.fault = fault

    def read(self, value: Any) -> Any:
        for form in self.forms:
            try:
                return form.read(value)
            except Misfit:
                continue
        raise Misfit(f"{quoted(value)} is not {self.fault}")

    def schema(self) -> Document:
        return {"anyOf": [form.schema() for form in self.forms]}


class Where(Around):
    """A form with a further condition, which returns a fault in words, or nothing."""

    def __init__(self, form: Form, fault: Callable[[Any], str | None]) -> None:
        super().__init__(form)
        self.fault = fault

    def read(self, value: Any) -> Any:
        read = self.form.read(value)
        fault = self.fault(read)
        if fault:
            raise Misfit(fault)
        return read


class Ordered(Around):
    """A list that lies in an order of the game's own, however a document has it."""

    def __init__(self, form: Form, order: Callable[[Any], Any]) -> None:
        super().__init__(form)
        self.order = order

    def read(self, value: Any) -> Any:
        return self.order(self.form.read(value))


class Read(Form):
    """A form of its own: whatever a function reads, or refuses with a `Misfit`."""

    def __init__(self, reader: Callable[[Any], Any]) -> None:
        self.reader = reader

    def read(self, value: Any) -> Any:
        return self.reader(value)

    def schema(self) -> Document:
        return {}


class AnObject(Form):
    """Any object; what is in it is judged elsewhere."""

    def read(self, value: Any) -> Document:
        if not isinstance(value, dict):
            raise Misfit(f"{quoted(value)} is not an object")
        return value.copy()

    def writer(self) -> Write | None:
        return deepcopy

    def schema(self) -> Document:
        return {"type": "object"}


class Anything(Form):
    """Whatever stands there: a derived field, worked out anew, or one checked elsewhere."""

    def read(self, value: Any) -> Any:
        return value

    def absent(self) -> Any:
        return None

    def schema(self) -> Document:
        return {}


def written(form: Form, value: Any) -> Any:
    """A value as it stands in a document."""
    write = form.writer()
    return value if write is None else write(value)


def may_be_absent(form: Form) -> bool:
    try:
        form.absent()
    except Misfit:
        return False
    return True
