"""One person's turn: shows, reads what is typed, returns an action."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from sitdown.bots import owed, unasked
from sitdown.kernel import Action, Document, IllegalAction, Misfit, Seat
from sitdown.words import Words

from .fallback_sketch import sketch_of
from .help import explanation
from .local_table import LocalTable
from .look_command import about_things, part_of, wish
from .matching import Finder
from .screens.choices import MOST_AT_ONCE, Choice, Entry, Group, arrange, label_choices
from .screens.screen import Chapter, Menu, Scene, Screen

QUIT = ("q", "quit", "exit", "й", "выход")
HELP = ("?", "help", "помощь")
LOG = ("log", "лог")
FEWER = (MOST_AT_ONCE, 14, 10, 7, 5, 3)
"""The most entries of a menu. They are tried in this order until the menu fits the screen."""
FEW_TO_SPELL = 10
"""With at most this many candidates, each is shown with the letters that select it."""


class Leave(Exception):
    """A person leaves the table."""


class Turn:
    """A turn of a person: offers choices and reads what the person types.

    `log` is everything that the person has been told so far; the turn adds its news.
    """

    def __init__(
        self, table: LocalTable, screen: Screen, words: Words, seat: Seat, log: list[str]
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
            *label_choices(unasked(self.look), self.words, free=True),
        ]
        self.finder = Finder(self.choices, words)
        menus = self.menus(self.choices, self.question())
        news = [said for event in table.news[seat] if (said := words.event(event))]
        # `whole` offers all choices; `scene` is shown now and may offer only a part of them.
        # `shown` is the menu of `scene` that fits the screen. Typed numbers refer to it.
        self.whole = Scene(words, self.look.view, self.sketch, news, menus)
        self.scene = self.whole
        self.shown = menus[0]
        self.chosen: Action | None = None

    def take(self) -> Action | None:
        """The action that the person chooses; None if they owe no answer and choose nothing."""
        self.log += self.scene.news
        self.show()
        while True:
            typed = self.screen.read(self.words.say("ui-prompt"))
            try:
                if self.obey(typed):
                    return self.chosen
            except (IllegalAction, Misfit) as refusal:
                self.answer(self.words.refusal(refusal))

    def show(self) -> None:
        """Shows the table with all choices."""
        self.scene = self.whole
        self.shown = self.screen.show(self.scene) or self.shown

    def answer(self, notice: str) -> None:
        """Shows a notice about what was typed."""
        answered = replace(self.scene, notice=notice)
        self.shown = self.screen.answer(answered) or self.shown

    def question(self) -> str:
        return self.words.phase(self.look.view) if self.owes else self.words.say("ui-reply")

    def menus(self, choices: Sequence[Choice], question: str) -> list[Menu]:
        """Menus of the same choices: one by one first, then in fewer and fewer groups."""
        found: list[Menu] = []
        for most in (len(choices), *FEWER):
            entries = arrange(choices, self.words, most)
            if not found or len(entries) < len(found[-1].entries):
                found.append(self.menu(choices, entries, question))
        return found

    def menu(self, choices: Sequence[Choice], entries: Sequence[Entry], question: str) -> Menu:
        brings = self.foresight(entries)
        also = self.words.say("ui-also")
        return Menu(question, entries, brings, also, self.hint(choices, entries))

    def hint(self, choices: Sequence[Choice], entries: Sequence[Entry]) -> str:
        """The effect of Enter alone; or how shorthand works, if choices are too many to list."""
        if len(choices) < len(self.choices):
            return self.words.say("ui-back")
        if not self.owes:
            return self.words.say("ui-nothing")
        if len(choices) == 1:
            return self.words.say("ui-only")
        many = any(isinstance(entry, Group) for entry in entries)
        return self.words.say("shorthand") if many and self.words.has("shorthand") else ""

    def foresight(self, entries: Sequence[Entry]) -> list[str]:
        """What each choice would bring, if the game can foresee it; empty texts otherwise."""
        foresee = self.table.game.foresee
        texts = []
        for entry in entries:
            if foresee is None or isinstance(entry, Group) or len(entries) > MOST_AT_ONCE:
                texts.append("")
                continue
            events = foresee(self.look, entry.action)
            brought = [self.words.counted(events), *map(self.words.brings, events)]
            texts.append(", ".join(text for text in brought if text))
        return texts

    # Input.

    def obey(self, typed: str) -> bool:
        """Does what was typed. True once the person has chosen an action or declined to act."""
        word = typed.casefold()
        if word in QUIT:
            raise Leave
        if word in HELP:
            chapters = explanation(self.words, self.sketch, self.seat, self.choices)
            self.screen.explain(self.words, chapters)
        elif word in LOG:
            said = Chapter("", [("", sentence) for sentence in self.log])
            self.screen.explain(self.words, [said])
        elif not typed:
            return self.enter()
        else:
            return not self.look_at(wish(typed)) and self.find(typed)
        return False

    def look_at(self, name: str | None) -> bool:
        """Shows a part of the table in full, or explains a card; False if nothing has this name."""
        if name is None:
            return False
        part = part_of(self.sketch, name, self.words)
        if part is not None:
            menus = self.whole.menus if part is self.sketch else ()
            self.screen.unfold(replace(self.whole, sketch=part, menus=menus))
            return True
        chapters = about_things(name, self.words)
        if chapters:
            self.screen.explain(self.words, chapters)
        return bool(chapters)

    def enter(self) -> bool:
        """Enter alone: turns a page, declines to act, takes the only choice, or shows all again."""
        if self.screen.is_covered():
            if not self.screen.turn_page():
                self.shown = self.screen.show(self.scene) or self.shown
            return False
        if self.scene is self.whole and not self.owes:
            return True
        if self.scene is self.whole and len(self.choices) == 1:
            return self.choose(self.choices[0])
        self.show()
        return False

    def find(self, typed: str) -> bool:
        """Finds a choice by its number, by the game's shorthand or by a few of its letters."""
        if typed.isdecimal():
            if not 1 <= int(typed) <= len(self.shown.entries):
                self.answer(self.words.say("ui-no-number", last=len(self.shown.entries)))
                return False
            return self.choose(self.shown.entries[int(typed) - 1])
        document = self.read_shorthand(typed)
        if document is not None:
            return self.move(self.table.state.read(document))
        found = self.finder.find(typed)
        if len(found) == 1:
            return self.choose(found[0])
        if found:
            question = self.words.say("ui-several", typed=typed, count=len(found))
            self.open([self.spelled(menu) for menu in self.menus(found, question)])
        else:
            self.answer(self.words.say("ui-no-match", typed=typed))
        return False

    def spelled(self, menu: Menu) -> Menu:
        """A menu of candidates, each with the letters that would have selected it."""
        if len(menu.entries) > FEW_TO_SPELL:
            return menu
        letters = [
            "" if isinstance(one, Group) else self.finder.enough(one) for one in menu.entries
        ]
        return replace(menu, letters=letters)

    def read_shorthand(self, typed: str) -> Document | None:
        """An action typed in the game's shorthand or as JSON; None if it is neither."""
        if typed.startswith("{"):
            try:
                document: Document = json.loads(typed)
            except ValueError as fault:
                raise Misfit(f"not an action: {fault}") from None
            return document
        return self.table.game.shorthand(typed, self.look.view)

    def choose(self, entry: Entry) -> bool:
        if isinstance(entry, Group):
            self.open(self.menus(entry.choices, entry.label))
            return False
        return self.move(entry.action)

    def open(self, menus: Sequence[Menu]) -> None:
        """Offers some of the choices instead of all."""
        self.scene = replace(self.whole, news=(), menus=menus)
        self.shown = self.screen.offer(self.scene) or self.shown

    def move(self, action: Action) -> bool:
        self.table.state.check(self.seat, action)
        self.chosen = action
        return True
