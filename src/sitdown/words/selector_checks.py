"""Check: Fluent selectors with variants that can never be chosen.

A selector looks at an argument or at the result of a function. For some of them the possible values
are known: one of a few words, a number, or only text. A variant for any other value would never be
used. The reader would get the default variant, and nobody would notice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from functools import cache, reduce
from operator import or_
from typing import Any, Final

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .messages import Messages
from .words import NONE

ANSWERS = frozenset({"yes", "no"})
SAYING = ("SEAT", "SEATS", "THING", "THINGS", "THOUSANDS")
ENOUGH = 200
"""The numbers below this one include every plural category of whole numbers."""


class Values:
    """The possible values of a selector: whether numbers, and which words (None for any word)."""

    def __init__(self, numbers: bool, words: Set[str] | None) -> None:
        self.numbers = numbers
        self.words = words

    def __or__(self, other: Values) -> Values:
        free = self.words is None or other.words is None
        words = None if free else frozenset(self.words or ()) | frozenset(other.words or ())
        return Values(self.numbers or other.numbers, words)


ANYTHING = Values(True, None)
YES_OR_NO = Values(False, ANSWERS)
TEXT = Values(False, None)
NUMBER = Values(True, frozenset())
NUMBER_OR_NONE = Values(True, frozenset({NONE}))
NOTHING = Values(False, frozenset({NONE}))
BY_TYPE: Final = {
    "integer": NUMBER_OR_NONE,
    "boolean": YES_OR_NO | NOTHING,
    "null": NOTHING,
    "string": TEXT,
    "array": TEXT,
    "object": TEXT,
}
"""The values of an argument by the type of its field. Lists and objects become text."""


class Selectors(Visitor):
    """All selectors of a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


Declared = Mapping[tuple[str, str], Values]
"""The possible values of arguments by message and name, from the forms of documents."""


def idle_variants(messages: Messages, language: str, declared: Declared | None = None) -> list[str]:
    """The variants that can never be chosen, as `message: [key] of $argument: why`."""
    return [
        f"{id}: {fault}"
        for id, pattern in messages.patterns.items()
        for selector in selectors_of(pattern)
        for fault in faults_of(selector, values_of(id, selector.selector, declared or {}), language)
    ]


def selectors_of(pattern: ast.Pattern) -> list[ast.SelectExpression]:
    selectors = Selectors()
    selectors.visit(pattern)
    return selectors.found


def values_of(id: str, selector: object, declared: Declared) -> Values:
    """The possible values of a selector, as far as they are known in advance."""
    if isinstance(selector, ast.FunctionReference):
        return values_of_function(selector.id.name)
    if isinstance(selector, ast.VariableReference):
        name = selector.id.name
        return declared.get((id, name)) or values_of_argument(id, name)
    return ANYTHING


def values_of_function(name: str) -> Values:
    if name in ("MINE", "SAME"):
        return YES_OR_NO
    if name in SAYING:
        return TEXT
    return NUMBER if name == "NUMBER" else ANYTHING


def values_of_argument(id: str, name: str) -> Values:
    if name == "number" and id.startswith("thing-"):
        return NUMBER_OR_NONE
    if name == "index" and id.startswith("each-"):
        return NUMBER
    return ANYTHING


def values_in(schema: Mapping[str, Any]) -> Values:
    """The values of an argument whose field has this JSON Schema; always also `none`."""
    if "enum" in schema:
        return union([value_in(value) for value in schema["enum"]])
    if "anyOf" in schema:
        return union([values_in(one) for one in schema["anyOf"]])
    return BY_TYPE.get(schema.get("type", ""), ANYTHING)


def value_in(value: object) -> Values:
    if isinstance(value, bool) or value is None:
        return YES_OR_NO | NOTHING
    return NUMBER_OR_NONE if isinstance(value, int) else Values(False, {str(value), NONE})


def union(several: list[Values]) -> Values:
    return reduce(or_, several, NOTHING)


def faults_of(selector: ast.SelectExpression, values: Values, language: str) -> Iterator[str]:
    """The faults in the variants of one selector."""
    shown = shown_selector(selector.selector)
    if len(selector.variants) == 1:
        yield f"{shown} has one variant and nothing to choose"
    met: list[str | int] = []
    for variant in selector.variants:
        key = key_of(variant)
        why = why_never(key, met, values, language)
        if why and (key in met or not variant.default):
            yield f"[{key}] of {shown}: {why}"
        met.append(key)
    if not values.numbers and values.words is not None and values.words <= others(selector):
        yield f"the default of {shown}: all that it can be has a variant"


def others(selector: ast.SelectExpression) -> set[str | int]:
    """The keys of all variants but the default."""
    return {key_of(variant) for variant in selector.variants if not variant.default}


def why_never(key: str | int, met: list[str | int], values: Values, language: str) -> str:
    """Why a variant can never be chosen, given the keys before it; empty if it can be chosen."""
    if key in met:
        return "it is there twice"
    if isinstance(key, int):
        if not values.numbers:
            return "it is no number"
        return "one above holds it" if category(language, key) in met else ""
    if values.words is None or key in values.words:
        return ""
    if values.numbers and key in categories(language):
        return ""
    kinds = ["a number"] if values.numbers else []
    return f"it can only be {' or '.join([*kinds, *sorted(values.words)])}"


def key_of(variant: ast.Variant) -> str | int:
    """The key of a variant: a word or a whole number.

    A fraction stays text, which no whole number matches.
    """
    key = variant.key
    if isinstance(key, ast.Identifier):
        return key.name
    return int(key.value) if key.value.lstrip("-").isdecimal() else key.value


def shown_selector(selector: object) -> str:
    if isinstance(selector, ast.VariableReference):
        return f"${selector.id.name}"
    if isinstance(selector, ast.FunctionReference):
        return f"{selector.id.name}()"
    return "a constant"


@cache
def categories(language: str) -> frozenset[str]:
    """The plural categories of whole numbers in a language, such as `one`, `few` and `many`."""
    return frozenset(category(language, number) for number in range(ENOUGH))


@cache
def category(language: str, number: int) -> str:
    return Locale(language).plural_form(number)
