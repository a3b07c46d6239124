"""The plain screen: lines that a screen reader speaks and a script can follow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TextIO

from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch
from sitdown.words import Words
from sitdown.words.writing import put

from .choices import Group
from .scene import Chapter, Menu, Scene, Screen


class PlainScreen(Screen):
    """Writes lines to one stream and reads them from another."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source = source
        self.target = target

    def show(self, scene: Scene) -> None:
        self.say("", *scene.news)
        if scene.news:
            self.say("")
        self.say(*sketch_lines(scene.sketch, scene.words))
        if scene.menu is not None:
            self.offer(scene.menu)

    def offer(self, menu: Menu) -> None:
        for heading, entries in menu.parts():
            self.say("", heading)
            for number, entry, brings in entries:
                count = f" ({len(entry.choices)})" if isinstance(entry, Group) else ""
                self.say(f"{number}. {entry.label}{count}{f': {brings}' if brings else ''}")
        if menu.hint:
            self.say(menu.hint)

    def say(self, *sentences: str) -> None:
        put(*sentences, to=self.target)
        self.target.flush()

    def explain(self, chapters: Sequence[Chapter]) -> None:
        for chapter in chapters:
            self.say("", chapter.title)
            self.say(*[f"{name}: {text}" if name else text for name, text in chapter.entries])

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
    """A sketch as lines: an area is its title, and what lies there below it."""
    for panel in sketch.panels:
        yield from panel_lines(panel, words)


def panel_lines(panel: Panel, words: Words) -> Iterator[str]:
    indent = ""
    if panel.title is not None:
        yield words.say(panel.title.id, **panel.title.arguments)
        indent = "  "
    for row in panel.rows:
        yield indent + row_line(row, words)


def row_line(row: Phrase | Cards, words: Words) -> str:
    if isinstance(row, Phrase):
        return words.say(row.id, **row.arguments)
    label = words.say(row.label.id, **row.label.arguments)
    if row.piled and len(row.cards) > 1:
        below = words.things(", ".join(row.cards[1:]))
        return f"{label}: {words.thing(row.cards[0])} ({words.say('ui-below', cards=below)})"
    return f"{label}: {words.things(', '.join(row.cards) or 'none')}"
