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
    """The choices that are offered to a person."""

    question: str
    entries: Sequence[Entry]
    brings: Sequence[str]
    """What each entry would bring; an empty text if that is not known."""
    also: str
    """The heading of the unasked actions, if there are answers above them."""
    hint: str
    """What Enter alone does."""
    letters: Sequence[str] = ()
    """The letters that select each entry, after a text that matched several; otherwise empty."""

    def parts(self) -> list[tuple[str, list[tuple[int, Entry, str]]]]:
        """The numbered entries in one or two parts with headings: answers, then unasked actions."""
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
    menus: Sequence[Menu] = ()
    """The same choices one by one, then in fewer and fewer groups.

    A screen shows the first menu that it has room for.
    """
    notice: str = ""
    """The answer to what was typed last."""


@dataclass(frozen=True)
class Chapter:
    """A part of an explanation: names with their meanings."""

    title: str
    entries: Sequence[tuple[str, str]] = field(default_factory=list)


class Screen(ABC):
    """The display that a person reads and types at."""

    @abstractmethod
    def show(self, scene: Scene) -> Menu | None:
        """Shows table, news and choices in place of what was shown before.

        Returns the menu for which there was room.
        """

    @abstractmethod
    def offer(self, scene: Scene) -> Menu | None:
        """Shows other menus of the same moment. Returns the one that is shown."""

    @abstractmethod
    def answer(self, scene: Scene) -> Menu | None:
        """Shows the notice of a scene that is on the screen. Returns the menu if it was redrawn."""

    @abstractmethod
    def unfold(self, scene: Scene) -> None:
        """Shows a whole sketch, including what `show` may have left out."""

    @abstractmethod
    def say(self, *sentences: str) -> None:
        """Prints plain sentences."""

    def part(self, *sentences: str) -> None:
        """Prints the last sentences before the program ends, even in the middle of a drawing."""
        self.say(*sentences)

    @abstractmethod
    def explain(self, words: Words, chapters: Sequence[Chapter]) -> None:
        """Shows an explanation, as for `?` and `log`."""

    @abstractmethod
    def is_covered(self) -> bool:
        """Whether an explanation or another page covers the table."""

    @abstractmethod
    def turn_page(self) -> bool:
        """Shows the next page of a text longer than the screen; False if there is none."""

    @abstractmethod
    def curtain(self) -> None:
        """Hides everything before another person looks at the screen."""

    @abstractmethod
    def read(self, prompt: str) -> str:
        """Reads a line from the person. EOFError if the input has ended."""
