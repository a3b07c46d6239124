"""What a person is shown, as data, and the screen that shows it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from sitdown.kernel import Document
from sitdown.kernel.sketch import Sketch
from sitdown.words import Words

from .choices import Entry


@dataclass(frozen=True)
class Menu:
    """What can be chosen.

    `brings` says of each entry what it would bring, where that is known; `also` stands before
    those that nobody asked for, if there are others; `hint` says what Enter alone does.
    """

    question: str
    entries: Sequence[Entry]
    brings: Sequence[str]
    also: str
    hint: str

    def parts(self) -> list[tuple[str, list[tuple[int, Entry, str]]]]:
        """The entries with their numbers, what is owed and what is free apart, under headings."""
        numbered = [
            (number, entry, brings)
            for number, (entry, brings) in enumerate(zip(self.entries, self.brings, strict=True), 1)
        ]
        owed = [one for one in numbered if not one[1].free]
        free = [one for one in numbered if one[1].free]
        if not owed:
            return [(self.question, free)]
        return [(self.question, owed), *[(self.also, free)] * bool(free)]


@dataclass(frozen=True)
class Scene:
    """One moment at the table, for one reader."""

    words: Words
    view: Document
    sketch: Sketch
    news: Sequence[str] = ()
    menu: Menu | None = None


@dataclass(frozen=True)
class Chapter:
    """A part of an explanation: names, and what they mean."""

    title: str
    entries: Sequence[tuple[str, str]] = field(default_factory=list)


class Screen(ABC):
    """Where a person reads and types."""

    @abstractmethod
    def show(self, scene: Scene) -> None:
        """The table, what happened, and what can be chosen, in place of what was shown before."""

    @abstractmethod
    def offer(self, menu: Menu) -> None:
        """Another menu, below what is there."""

    @abstractmethod
    def say(self, *sentences: str) -> None:
        """Plain sentences."""

    def part(self, *sentences: str) -> None:
        """The last words to who leaves, whatever was going on."""
        self.say(*sentences)

    @abstractmethod
    def explain(self, chapters: Sequence[Chapter]) -> None:
        """Answers `?`."""

    @abstractmethod
    def curtain(self) -> None:
        """Hides all that was shown before another person looks."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """A line that the person types. EOFError: there will be none."""
