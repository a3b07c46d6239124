"""Fluent messages of one game in one language: the common ones, overridden by the game's own."""

from __future__ import annotations

from collections.abc import Set
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sitdown import catalog

LANGUAGES = ("en", "ru")
COMMON = Path(__file__).parent
REPLACEABLE = frozenset({"thing-hidden"})
"""Common messages that a game may replace by its own; the client's words.ts has the same list."""

PLURALS = frozenset({"zero", "one", "two", "few", "many"})
"""The plural categories of Fluent in all languages."""


def counts(variant: ast.Variant) -> bool:
    """Whether the key of a variant is a number or a plural category."""
    key = variant.key
    return isinstance(key, ast.NumberLiteral) or key.name in PLURALS


class References(Visitor):
    """The variables and messages that patterns refer to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        # Variables for which a selector has variants for numbers.
        self.counted: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference) and any(map(counts, node.variants)):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.add(f"{node.id.name}{attribute}")


class Messages:
    """The messages of several files. Only `REPLACEABLE` ones may be in more than one of them.

    The key of a message is its id, that of an attribute is `id.attribute`.
    """

    def __init__(self, files: list[Path]) -> None:
        self.resources = [parsed(file.read_text(encoding="utf-8")) for file in files]
        self.patterns: dict[str, ast.Pattern] = {}
        self.faults: list[str] = []
        for file, resource in zip(files, self.resources, strict=True):
            self.enter(file, resource)
        self.needs: dict[str, References] = {}

    def enter(self, file: Path, resource: ast.Resource) -> None:
        """Adds the messages of a file and notes faults: duplicates, and text that is not Fluent."""
        seen: set[str] = set()
        earlier = self.patterns.keys() - REPLACEABLE
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first_line = (entry.content or "").strip().partition("\n")[0]
                self.faults.append(f"{file.name}: not a message: {first_line}")
            if not isinstance(entry, ast.Message):
                continue
            if entry.id.name in seen:
                self.faults.append(f"{file.name}: {entry.id.name} is there twice")
            if entry.id.name in earlier:
                self.faults.append(f"{file.name}: {entry.id.name} is a common message already")
            seen.add(entry.id.name)
            self.forget(entry.id.name)
            if entry.value is not None:
                self.patterns[entry.id.name] = entry.value
            for attribute in entry.attributes:
                self.patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value

    def forget(self, id: str) -> None:
        """Removes a message and its attributes, before another one replaces it."""
        for known in [one for one in self.patterns if one.partition(".")[0] == id]:
            del self.patterns[known]

    def variables(self, id: str) -> Set[str]:
        """The arguments of a message and of the messages it refers to."""
        return self.references(id).variables

    def counted(self, id: str) -> Set[str]:
        """The arguments that select among numbers in a message or in those it refers to."""
        return self.references(id).counted

    def references(self, id: str) -> References:
        """All that a message refers to, directly or through other messages. Cached."""
        if id not in self.needs:
            self.needs[id] = found = References()
            seen: set[str] = set()
            left = [id]
            while left:
                one = left.pop()
                if one in self.patterns and one not in seen:
                    seen.add(one)
                    found.visit(self.patterns[one])
                    left += found.messages - seen
        return self.needs[id]


@cache
def parsed(text: str) -> ast.Resource:
    """A Fluent file, parsed once for all games that use it.

    The parser keeps no source positions, because they took half of the memory.
    """
    return FluentParser(with_spans=False).parse(text)


def words_file(language: str, game: str | None) -> Path:
    """The file with the messages of a game; without a game, the file of the common ones."""
    folder = COMMON if game is None else catalog.folder(game) / "words"
    return folder / f"{language}.ftl"


@cache
def messages_of(language: str, game: str | None) -> Messages:
    """The common messages and those of a game, if it has any in this language."""
    files = [words_file(language, None)]
    if game is not None and words_file(language, game).exists():
        files.append(words_file(language, game))
    return Messages(files)
