"""Check: Russian messages never put a player's name in an oblique case.

A name may be a subject, stand after a colon or a dash, in a list, in brackets or alone: «Гоша
отдаёт 2 ореха», never «у игрока Гоша».
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from fluent.syntax import ast

from .messages import Messages

PREPOSITIONS = (
    "без в вместо во возле для до за из из-за из-под к ко кроме между мимо на над о об около от "
    "перед по под после при про против ради с со среди у через"
)
OBLIQUE_PLAYERS = "игрока игроку игроком игроке игроков игрокам игроками игроках"
GOVERNING = frozenset(f"{PREPOSITIONS} {OBLIQUE_PLAYERS}".split())
"""Words that require an oblique case of the name after them."""

NAMING = ("SEAT", "SEATS")
SAID = "…"
"""A placeholder for text that is known only when the message is filled in."""

TAIL = re.compile(r"[\w-]*\W*$")
GOVERNED = re.compile(r"([\w-]+)[\s«„“\"]+$")
"""The last word before a name, with only spaces and opening quotation marks between them."""

Endings = frozenset[str]
"""The possible endings of the text so far. A selector can give several."""


def governed_names(messages: Messages, people: Collection[str] = ()) -> list[str]:
    """The places where a name stands in an oblique case, as `message: «word»`.

    `people` are arguments that hold a person's name as it is.
    """
    found: dict[str, None] = {}
    for id, pattern in messages.patterns.items():
        listener = NameCaseChecker(messages, people)
        listener.pattern(pattern, frozenset([""]))
        found |= dict.fromkeys(f"{id}: «{word}»" for word in listener.found)
    return list(found)


class NameCaseChecker:
    """Walks through all variants of a message and looks at the word before each name."""

    def __init__(self, messages: Messages, people: Collection[str]) -> None:
        self.messages = messages
        self.people = people
        self.found: list[str] = []
        # Messages that are being walked through, so that a reference to itself ends.
        self.open: list[str] = []

    def pattern(self, pattern: ast.Pattern, before: Endings) -> Endings:
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                before = ended(before, element.value)
            else:
                before = self.expression(element.expression, before)
        return before

    def expression(self, expression: object, before: Endings) -> Endings:
        if isinstance(expression, ast.Placeable):
            return self.expression(expression.expression, before)
        if isinstance(expression, ast.StringLiteral):
            return ended(before, str(expression.parse()["value"]))
        if isinstance(expression, ast.SelectExpression):
            variants = [self.pattern(variant.value, before) for variant in expression.variants]
            return frozenset().union(*variants)
        if isinstance(expression, ast.MessageReference):
            return self.message(expression.id.name, before)
        if isinstance(expression, ast.VariableReference):
            return self.variable(expression.id.name, before)
        if isinstance(expression, ast.FunctionReference) and expression.id.name in NAMING:
            self.name(before)
        return frozenset([SAID])

    def message(self, id: str, before: Endings) -> Endings:
        """Walks through another message that this one refers to."""
        if id in self.open or id not in self.messages.patterns:
            return frozenset([SAID])
        self.open.append(id)
        after = self.pattern(self.messages.patterns[id], before)
        self.open.pop()
        return after

    def variable(self, name: str, before: Endings) -> Endings:
        """An argument: a name, or a field that `whole-<field>` or `each-<field>` words."""
        if name in self.people:
            self.name(before)
        said = [self.message(f"{how}-{name}", before) for how in ("whole", "each")]
        return frozenset([SAID]).union(*said)

    def name(self, before: Endings) -> None:
        self.found += sorted(filter(None, map(governor, before)))


def ended(before: Iterable[str], text: str) -> Endings:
    """The endings after a text is added. Only the last word of each is kept."""
    tails = (TAIL.search(one + text) for one in before)
    return frozenset(tail.group() for tail in tails if tail is not None)


def governor(before: str) -> str | None:
    """The last word if it requires a case of the next one; else None."""
    last = GOVERNED.search(before.lower())
    return last.group(1) if last and last.group(1) in GOVERNING else None
