"""A turn: one person before the screen, until it has moved."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sitdown.bots import free, owed
from sitdown.kernel import Action, Document, IllegalAction, Misfit, Seat
from sitdown.words import Words

from .choices import MOST_AT_ONCE, Choice, Entry, Group, arrange, label_choices, matches
from .explaining import explanation
from .rough import sketch_of
from .scene import Menu, Scene, Screen
from .table import Table

QUIT = ("q", "quit", "exit", "й", "выход")
HELP = ("?", "help", "помощь")
LOG = ("log", "лог")


class Leave(Exception):
    """A person gets up from the table."""


class Turn:
    """What a person can do now, and what it types. `log` is all that it was told so far."""

    def __init__(
        self, table: Table, screen: Screen, words: Words, seat: Seat, log: list[str]
    ) -> None:
        self.table = table
        self.screen = screen
        self.words = words
        self.seat = seat
        self.log = log
        self.look = table.look(seat)
        self.sketch = sketch_of(table.game, self.look.view)
        answers = owed(self.look)
        self.owes = bool(answers)
        self.choices = [
            *label_choices(answers, self.words, free=False),
            *label_choices(free(self.look), self.words, free=True),
        ]
        self.whole = self.menu(self.choices, self.question())
        self.shown = self.whole
        news = [said for event in table.news[seat] if (said := words.event(event))]
        self.scene = Scene(words, self.look.view, self.sketch, news, self.whole)
        self.chosen: Action | None = None

    def take(self) -> Action | None:
        """The action that the person chooses; None if it owes nothing and wants nothing."""
        self.log += self.scene.news
        self.screen.show(self.scene)
        while True:
            typed = self.screen.read(self.words.say("ui-prompt"))
            try:
                if self.obey(typed):
                    return self.chosen
            except (IllegalAction, Misfit) as refusal:
                self.screen.say(self.words.refusal(refusal))

    def question(self) -> str:
        return self.words.phase(self.look.view) if self.owes else self.words.say("ui-reply")

    def menu(self, choices: Sequence[Choice], question: str) -> Menu:
        entries = arrange(choices, self.words)
        also = self.words.say("ui-also")
        return Menu(question, entries, self.foresight(entries), also, self.hint(choices, entries))

    def hint(self, choices: Sequence[Choice], entries: Sequence[Entry]) -> str:
        """What Enter alone does; or, where there are more choices than one can read, shorthand."""
        if len(choices) < len(self.choices):
            return self.words.say("ui-back")
        if not self.owes:
            return self.words.say("ui-nothing")
        if len(choices) == 1:
            return self.words.say("ui-only")
        many = any(isinstance(entry, Group) for entry in entries)
        return self.words.say("shorthand") if many and self.words.has("shorthand") else ""

    def foresight(self, entries: Sequence[Entry]) -> list[str]:
        """What each choice would bring, as far as the game can tell."""
        foresee = self.table.game.foresee
        texts = []
        for entry in entries:
            if foresee is None or isinstance(entry, Group) or len(entries) > MOST_AT_ONCE:
                texts.append("")
                continue
            brought = [self.words.brings(event) for event in foresee(self.look, entry.action)]
            texts.append(", ".join(text for text in brought if text))
        return texts

    # What a person types.

    def obey(self, typed: str) -> bool:
        """Does what was typed; True once the person has moved, or does not want to."""
        word = typed.casefold()
        if word in QUIT:
            raise Leave
        if word in HELP:
            self.screen.explain(explanation(self.words, self.sketch, self.seat, self.choices))
        elif word in LOG:
            self.screen.say("", *self.log)
        elif not typed:
            return self.enter()
        else:
            return self.find(typed)
        return False

    def enter(self) -> bool:
        """Enter alone: nothing, or the only thing there is, or the table once more."""
        if self.shown is self.whole and not self.owes:
            return True
        if self.shown is self.whole and len(self.choices) == 1:
            return self.choose(self.choices[0])
        self.shown = self.whole
        self.screen.show(self.scene)
        return False

    def find(self, typed: str) -> bool:
        """A number, the game's own shorthand, or a few letters of a choice."""
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(self.shown.entries):
                self.screen.say(self.words.say("ui-no-number", last=len(self.shown.entries)))
                return False
            return self.choose(self.shown.entries[int(typed) - 1])
        document = self.read_shorthand(typed)
        if document is not None:
            return self.move(self.table.state.read(document))
        found = matches(typed, self.choices)
        if len(found) == 1:
            return self.choose(found[0])
        if not found:
            self.screen.say(self.words.say("ui-no-match", typed=typed))
            return False
        self.open(self.menu(found, self.words.say("ui-several", typed=typed, count=len(found))))
        return False

    def read_shorthand(self, typed: str) -> Document | None:
        """An action as the game's shorthand has it, or as its own document."""
        if typed.startswith("{"):
            try:
                document: Document = json.loads(typed)
            except ValueError as fault:
                raise Misfit(f"not an action: {fault}") from None
            return document
        return self.table.game.shorthand(typed, self.look.view)

    def choose(self, entry: Entry) -> bool:
        if isinstance(entry, Group):
            self.open(self.menu(entry.choices, entry.label))
            return False
        return self.move(entry.action)

    def open(self, menu: Menu) -> None:
        self.shown = menu
        self.screen.offer(menu)

    def move(self, action: Action) -> bool:
        self.table.state.check(self.seat, action)
        self.chosen = action
        return True
