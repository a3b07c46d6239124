"""Check: Russian messages never put a player's name in an oblique case.

A name is a subject, or stands after a colon or a dash, in a list, in brackets, or alone: «Гоша
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
"""Words that want the name behind them in a case."""

NAMING = ("SEAT", "SEATS")
SAID = "…"
"""Stands for what is not known before the message is said."""

TAIL = re.compile(r"[\w-]*\W*$")
GOVERNED = re.compile(r"([\w-]+)[\s«„“\"]+$")
"""The last word before a name, where nothing but space and an opening quotation mark is between."""

Endings = frozenset[str]
"""The ways in which what was said so far can end; several behind a selector."""


def governed_names(messages: Messages, people: Collection[str] = ()) -> list[str]:
    """The places where a name stands in a case, as `message: word`.

    `people` are arguments that hold a person's name as it is.
    """
    found: dict[str, None] = {}
    for id, pattern in messages.patterns.items():
        listener = NameCaseChecker(messages, people)
        listener.pattern(pattern, frozenset([""]))
        found |= dict.fromkeys(f"{id}: «{word}»" for word in listener.found)
    return list(found)


class NameCaseChecker:
    """Hears a message in all the ways in which it can be said, with an ear for names."""

    def __init__(self, messages: Messages, people: Collection[str]) -> None:
        self.messages = messages
        self.people = people
        self.found: list[str] = []
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
        """What another message says in the middle of this one."""
        if id in self.open or id not in self.messages.patterns:
            return frozenset([SAID])
        self.open.append(id)
        after = self.pattern(self.messages.patterns[id], before)
        self.open.pop()
        return after

    def variable(self, name: str, before: Endings) -> Endings:
        """An argument: a name, or what `whole-<field>` and `each-<field>` make of a field."""
        if name in self.people:
            self.name(before)
        said = [self.message(f"{how}-{name}", before) for how in ("whole", "each")]
        return frozenset([SAID]).union(*said)

    def name(self, before: Endings) -> None:
        self.found += sorted(filter(None, map(governor, before)))


def ended(before: Iterable[str], text: str) -> Endings:
    """How it ends after a text; the last word is enough."""
    tails = (TAIL.search(one + text) for one in before)
    return frozenset(tail.group() for tail in tails if tail is not None)


def governor(before: str) -> str | None:
    """The word that wants a case of what comes next, if the last one does."""
    last = GOVERNED.search(before.lower())
    return last.group(1) if last and last.group(1) in GOVERNING else None
