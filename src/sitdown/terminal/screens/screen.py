"""Screen: the interface of a display; Scene and Menu: what it shows."""

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
    those that nobody asked for, if there are others; `hint` says what Enter alone does. `letters`
    are enough to type for each entry, where that was in doubt.
    """

    question: str
    entries: Sequence[Entry]
    brings: Sequence[str]
    also: str
    hint: str
    letters: Sequence[str] = ()

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
    """One moment at the table, for one reader.

    `menus` are the same choices, one by one and then in ever fewer groups: a screen shows the
    first that it has room for. `notice` answers what was typed last.
    """

    words: Words
    view: Document
    sketch: Sketch
    news: Sequence[str] = ()
    menus: Sequence[Menu] = ()
    notice: str = ""


@dataclass(frozen=True)
class Chapter:
    """A part of an explanation: names, and what they mean."""

    title: str
    entries: Sequence[tuple[str, str]] = field(default_factory=list)


class Screen(ABC):
    """Where a person reads and types."""

    @abstractmethod
    def show(self, scene: Scene) -> Menu | None:
        """The table, what happened, and what can be chosen, in place of what was shown before.

        Gives back the menu that it had room for.
        """

    @abstractmethod
    def offer(self, scene: Scene) -> Menu | None:
        """Other menus at the same moment; gives back the one that is shown."""

    @abstractmethod
    def answer(self, scene: Scene) -> Menu | None:
        """The notice of a scene that is shown already; gives back the menu if it is drawn anew."""

    @abstractmethod
    def unfold(self, scene: Scene) -> None:
        """All of a sketch, where `show` may have left something out."""

    @abstractmethod
    def say(self, *sentences: str) -> None:
        """Plain sentences."""

    def part(self, *sentences: str) -> None:
        """The last words to who leaves, whatever was going on."""
        self.say(*sentences)

    @abstractmethod
    def explain(self, words: Words, chapters: Sequence[Chapter]) -> None:
        """Answers `?`, and `log`."""

    @abstractmethod
    def is_covered(self) -> bool:
        """Whether something that was asked for lies over the table."""

    @abstractmethod
    def turn_page(self) -> bool:
        """The next page of what is longer than the screen; False if there is none."""

    @abstractmethod
    def curtain(self) -> None:
        """Hides all that was shown before another person looks."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """A line that the person types. EOFError: there will be none."""
