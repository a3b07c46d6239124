"""Actions (contract §5): what a seat can do, as a small frozen value and as a document."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from .errors import IllegalAction
from .form import HIDDEN, Around, Document, Fields, Form, Misfit, nearest, quoted


class Optional(Around):
    """An argument that is left out where it does not apply; it is never `null` in a document."""

    def absent(self) -> Any:
        return None


def frozen(value: Any) -> Any:
    """Lists of an argument as tuples, so that an action is a value, equal by content."""
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return {name: frozen(item) for name, item in value.items()}
    return value


def thawed(value: Any) -> Any:
    """The other way: an argument as it stands in a document."""
    if isinstance(value, tuple):
        return [thawed(item) for item in value]
    if isinstance(value, dict):
        return {name: thawed(item) for name, item in value.items()}
    return value


ASKED_ONCE: Document = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What a seat does: a small value, equal to another by kind and arguments, never changed.

    A subclass sets its arguments in its constructor. `do` is its name in documents, `arguments`
    the form of each argument, in the order in which a document shows them. One whose value is
    None is left out of the document. An argument whose name is a keyword of Python has an
    underscore behind it in the class, and none in documents: `from_`. (Not dataclasses: mypyc
    takes the class variables of one for fields.)
    """

    do: ClassVar[str]
    arguments: ClassVar[dict[str, Form]] = {}
    _document: Document | None = None
    """Kept from the second time on, for actions that are made once and come up often."""
    _text: bytes | None = None
    """The document as a host has written it, kept for the same reason; the kernel writes none."""

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.arguments])

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Action)
            and type(self) is type(other)
            and self.values() == other.values()
        )

    def __hash__(self) -> int:
        return hash((self.do, self.values()))

    def __repr__(self) -> str:
        return str(self.document())

    def document(self) -> Document:
        """The action as JSON: `{"do": "play", "card": "bank", "stack": 1}`."""
        kept = self._document
        if kept:
            return kept.copy()
        document: Document = {"do": self.do}
        plain = True
        for name in self.arguments:
            value = getattr(self, name)
            if value is None:
                continue
            if not isinstance(value, (str, int)):
                plain = False
                value = thawed(value)
            document[name if name[-1] != "_" else name[:-1]] = value
        if plain:
            self._document = ASKED_ONCE if kept is None else document.copy()
        return document

    @classmethod
    def read(cls, arguments: Document) -> Action:
        """The action with these arguments (`do` apart); `Misfit` if they do not have their form."""
        form = FORMS.get(cls)
        if form is None:
            form = FORMS[cls] = cls.form()
        values = form.read(arguments)
        return cls(**{name: frozen(values[name.rstrip("_")]) for name in cls.arguments})

    @classmethod
    def form(cls) -> Fields:
        return Fields({name.rstrip("_"): form for name, form in cls.arguments.items()}, "argument")

    @classmethod
    def schema(cls) -> Document:
        schema = cls.form().schema()
        schema["properties"] = {"do": {"const": cls.do}, **schema["properties"]}
        schema["required"] = ["do", *schema["required"]]
        return schema


FORMS: Final[dict[type[Action], Fields]] = {}
"""Of each kind of action the form of its arguments, made when one is first read."""


class Unknown(Action):
    """An answer that lies under its seal, where a seat sees that it is there and not what it is."""

    do: ClassVar[str] = HIDDEN


UNKNOWN_ANSWER: Final = Unknown()


def read_action(known: dict[str, type[Action]], document: Any) -> Action:
    """The action that a document describes; a refusal says what is wrong with it."""
    if not isinstance(document, dict) or not isinstance(document.get("do"), str):
        raise IllegalAction(f'{quoted(document)} is not an action such as {{"do": "…"}}')
    do = document["do"]
    if do not in known:
        raise IllegalAction(f"no action {quoted(do)} in this game{nearest(do, known)}")
    arguments = document.copy()
    del arguments["do"]
    try:
        return known[do].read(arguments)
    except Misfit as fault:
        raise IllegalAction(f"{do}: {fault}") from None
