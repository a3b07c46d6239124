"""Plain lines, for screen readers and scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TextIO

from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch
from sitdown.words import Words
from sitdown.words.user_text import print_safe

from .choices import MOST_AT_ONCE, Group
from .screen import Chapter, Menu, Scene, Screen


class PlainScreen(Screen):
    """Writes lines to one stream and reads them from another."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target

    def show(self, scene: Scene) -> Menu | None:
        self.say("", *scene.news)
        if scene.news:
            self.say("")
        lines = summary_lines if scene.menus else sketch_lines
        self.say(*lines(scene.sketch, scene.words))
        return self.offer(scene)

    def offer(self, scene: Scene) -> Menu | None:
        """Prints the first menu that is short enough to be listened to."""
        if not scene.menus:
            return None
        few = [menu for menu in scene.menus if len(menu.entries) <= MOST_AT_ONCE]
        menu = few[0] if few else scene.menus[-1]
        letters = menu.letters or [""] * len(menu.entries)
        for heading, entries in menu.parts():
            self.say("", heading)
            for number, entry, brings in entries:
                count = f" ({len(entry.choices)})" if isinstance(entry, Group) else ""
                enough = f" [{letters[number - 1]}]" if letters[number - 1] else ""
                after = f": {brings}" if brings else ""
                self.say(f"{number}. {entry.label}{count}{enough}{after}")
        if menu.hint:
            self.say(menu.hint)
        return menu

    def answer(self, scene: Scene) -> None:
        self.say(scene.notice)

    def unfold(self, scene: Scene) -> None:
        self.say("", *sketch_lines(scene.sketch, scene.words))

    def say(self, *sentences: str) -> None:
        print_safe(*sentences, to=self.target)
        self.target.flush()

    def explain(self, words: Words, chapters: Sequence[Chapter]) -> None:
        for chapter in chapters:
            self.say("", *[chapter.title] * bool(chapter.title))
            self.say(*[f"{name}: {text}" if name else text for name, text in chapter.entries])

    def is_covered(self) -> bool:
        """Always False: plain lines cover nothing and have no pages."""
        return False

    def turn_page(self) -> bool:
        return False

    def curtain(self) -> None:
        if self.target.isatty():
            self.target.write("\x1b[2J\x1b[3J\x1b[H")
        else:
            self.say("", "-" * 40)

    def read(self, prompt: str) -> str:
        self.say(f"{prompt}:")
        line = self.source.readline()
        if not line:
            raise EOFError
        return line.strip()


def sketch_lines(sketch: Sketch, words: Words) -> Iterator[str]:
    """A sketch as lines: the title of each area, then its contents."""
    for panel in sketch.panels:
        yield from panel_lines(panel, words)


def panel_lines(panel: Panel, words: Words) -> Iterator[str]:
    indent = ""
    if panel.title is not None:
        yield words.say(panel.title.id, **panel.title.arguments)
        indent = "  "
    for row in panel.rows:
        yield indent + row_line(row, words)


def summary_lines(sketch: Sketch, words: Words) -> Iterator[str]:
    """A sketch in few lines: areas for which the game gives a brief form take one or two."""
    for panel in sketch.panels:
        if panel.brief is None:
            yield from panel_lines(panel, words)
            continue
        indent = ""
        title = None if panel.title is None else words.say(panel.title.id, **panel.title.arguments)
        for line in panel.brief or [[]] * (panel.seat is not None):
            said = "; ".join(row_line(row, words, briefly=True) for row in line)
            yield indent + ": ".join(part for part in (title, said) if part)
            indent, title = "  ", None


def row_line(row: Phrase | Cards, words: Words, briefly: bool = False) -> str:
    """A row as a line. If `briefly`, cards below the top of a pile are only counted."""
    if isinstance(row, Phrase):
        return words.say(row.id, **row.arguments)
    label = words.say(row.label.id, **row.label.arguments)
    if row.piled and len(row.cards) > 1:
        hidden = row.cards[1:]
        below = str(len(hidden)) if briefly else words.things(", ".join(hidden))
        return f"{label}: {words.thing(row.cards[0])} ({words.say('ui-below', cards=below)})"
    return f"{label}: {words.things(', '.join(row.cards) or 'none')}"
