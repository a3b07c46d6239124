"""What code names: the literals, templates and words of a file, by which messages are looked up."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

HOLE = "\0"
"""Stands in a template for a value that is only known when the code runs."""
LITERAL = re.compile(r"[\"'`]([\w.-]+)[\"'`]")
TEMPLATE = re.compile(r"`((?:[^`$]|\$\{[^`{}]*\}|\$)*)`")
VALUE = re.compile(r"\$\{[^{}]*\}")
NO_CODE = re.compile(r"<style>.*</style>|/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
KEY = re.compile(r"\b(\w+)\??:|[{,]\s*(?=(\w+)\s*[,}])")
CALL = re.compile(r"\b(say|sayHouse|rich|about)\(([^,()]*(?:\([^()]*\)[^,()]*)*)[,)]")
PLAIN = re.compile(r"\"([a-z][\w.-]*)\"")
NO_ID = re.compile(r"\b\w+:\s*\"[^\"]*\"|[!=]==\s*\"[^\"]*\"|`[^`]*`")
"""What stands in the first argument and is no id: what something is compared with, a template."""


class Code(NamedTuple):
    """`said` are the ids that are handed, as they stand, to what says a message."""

    literals: frozenset[str] = frozenset()
    templates: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    said: frozenset[tuple[str, str]] = frozenset()

    def uses(self, id: str) -> bool:
        """Whether some literal is the message or an attribute of it, or some template makes it."""
        if any(one.partition(".")[0] == id for one in self.literals):
            return True
        return any(self.makes(template, id) for template in self.templates if anchored(template))

    def makes(self, template: str, id: str) -> bool:
        """Whether an id comes of a template, with words of the same code in its holes."""
        matches = [pattern.fullmatch(id) for pattern in patterns(template)]
        return any(found and all(map(self.knows, found.groups())) for found in matches)

    def knows(self, word: str) -> bool:
        if word in self.words or word in self.literals or word.isdecimal():
            return True
        return any(self.makes(template, word) for template in self.templates)


def anchored(template: str) -> bool:
    """Whether a template says of which family an id is."""
    return re.match(r"[a-z]+-|.*-[a-z]+$", template) is not None


@cache
def patterns(template: str) -> tuple[re.Pattern[str], ...]:
    """A template as patterns: a hole before another one is filled with much, or with little."""
    parts = [re.escape(part) for part in template.split(HOLE)]
    return tuple(re.compile(hole.join(parts)) for hole in ("(.+)", "(.+?)"))


def makes_ids(text: str) -> bool:
    """Whether a text with holes can be an id: letters, hyphens, and more than its holes."""
    return HOLE in text and re.fullmatch(rf"[\w{HOLE}-]*[\w-]+[\w{HOLE}-]*", text) is not None


def templates_in(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(text.partition(".")[0] for text in texts if makes_ids(text.partition(".")[0]))


@cache
def code_of(file: Path) -> Code:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        return python_code(ast.parse(text))
    if file.suffix == ".json":
        return Code(words=frozenset(texts_in(json.loads(text))))
    return client_code(text)


def code_in(files: Iterable[Path]) -> Code:
    found = [code_of(file) for file in files]
    return Code(*[frozenset().union(*parts) for parts in zip(*found, strict=True)])


def client_code(text: str) -> Code:
    text = NO_CODE.sub("", text)
    return Code(
        frozenset(LITERAL.findall(text)),
        templates_in(VALUE.sub(HOLE, one) for one in TEMPLATE.findall(text)),
        frozenset(one or other for one, other in KEY.findall(text)),
        frozenset(
            (how, id)
            for how, first in CALL.findall(text)
            for id in PLAIN.findall(NO_ID.sub("", first))
        ),
    )


SAYS = {"say", "Phrase", "Reason", "about"}


def python_code(tree: ast.AST) -> Code:
    literals, templates, words, said = set(), set(), set(), set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=how) | ast.Attribute(attr=how), args=[first, *_]):
                if how in SAYS and isinstance(first, ast.Constant) and first.value:
                    said.add((how, str(first.value)))
            case ast.Constant(value=str(text)):
                literals.add(text)
            case ast.JoinedStr(values=parts):
                texts = [one.value if isinstance(one, ast.Constant) else HOLE for one in parts]
                templates.add("".join(map(str, texts)))
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                words.add(name)
            case ast.keyword(arg=str(name)):
                words.add(name.rstrip("_"))
    return Code(frozenset(literals), templates_in(templates), frozenset(words), frozenset(said))


def texts_in(value: Any) -> set[str]:
    """All keys and texts of a document."""
    if isinstance(value, dict):
        return set(value).union(*map(texts_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(texts_in, value))
    return {value} if isinstance(value, str) else set()
