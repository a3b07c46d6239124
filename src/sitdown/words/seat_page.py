"""A seat in text: the page it reads (rules, news, table, choices) and the parser of its answer.

Everything is worked out from the seat's look. An answer is the number of a listed choice, an action
as JSON, or the game's shorthand. JSON may also carry talk. Nothing is guessed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from sitdown.catalog import folder
from sitdown.kernel import Action, Document, IllegalAction, Look, Misfit
from sitdown.kernel.action import read_action
from sitdown.kernel.sketch import Cards, Panel, Phrase

from .user_text import Unreadable, talk_of
from .words import Words

LISTED: Final = 60
"""The most choices that are listed. All others can only be given as JSON or shorthand."""
FENCED: Final = re.compile(r"^```(?:json)?\s*\n(.*?)\n?```$", re.DOTALL)
NUMBER: Final = re.compile(r"[0-9]{1,6}")
LONGEST_SAYING: Final = 300
"""Characters; longer talk is cut."""
LONGEST_PLEDGE: Final = 1000
"""Characters of a pledge as JSON; a longer one is refused."""


class NotUnderstood(Exception):
    """An answer cannot be understood. The text says why, in the reader's language."""


@dataclass(frozen=True)
class PromiseDraft:
    """A promise of one seat to another."""

    to: int
    text: str
    pledge: Document | None = None
    """The part of an event by which the program decides whether the promise was kept."""


@dataclass(frozen=True)
class ParsedAnswer:
    """An answer of a seat: an action and perhaps talk."""

    action: Action | None
    """None: the seat waits."""
    say: str | None = None
    promise: PromiseDraft | None = None
    judged: tuple[int, bool] | None = None
    """The number of a promise, and whether the seat says that it was kept."""


class SeatPage:
    """The page that a seat reads now, and the parser of its answer.

    `choices` are the actions that are listed; by default all that are legal. `unasked` means that
    the seat owes no answer and may wait. `judgeable` are the numbers of promises it may judge.
    """

    def __init__(
        self,
        look: Look,
        words: Words,
        choices: Sequence[Action] | None = None,
        unasked: bool = False,
        judgeable: Collection[int] = (),
    ) -> None:
        self.look = look
        self.words = words
        self.choices = look.legal if choices is None else choices
        self.unasked = unasked
        self.judgeable = judgeable

    # Reading.

    def text(self, news: Sequence[str] = (), notice: str = "", rules: bool = False) -> str:
        """The whole page: notice, rules, news, table, question and choices."""
        parts = [notice]
        if rules:
            about = rules_in_short(self.look.game.id, self.words.language)
            parts += [self.words.title(), about, self.words.say("text-how")]
        if news:
            parts.append("\n".join([self.words.say("ui-news") + ":", *news]))
        parts += [self.table(), self.question(), self.listed()]
        return "\n\n".join(filter(None, parts))

    def table(self) -> str:
        sketch = self.look.game.sketch(self.look.view)
        if sketch is None:
            return json.dumps(self.look.view, ensure_ascii=False)
        return "\n".join(panel_text(self.words, panel) for panel in sketch.panels)

    def question(self) -> str:
        # "put": what another seat has put to this one, such as an offer.
        put = [action for action in self.choices if self.is_reply(action)]
        if put and (self.unasked or len(put) == len(self.choices)):
            return self.words.say("text-put")
        if self.unasked:
            return self.words.say("text-unasked")
        return self.words.phase(self.look.view)

    def is_reply(self, action: Action) -> bool:
        """Whether an action is a reply to another seat, such as to an offer."""
        return any(isinstance(action, aside.replies) for aside in self.look.game.rules.asides)

    def listed(self) -> str:
        lines = [
            f"{number}. {self.words.action(action.document())}"
            for number, action in enumerate(self.choices[:LISTED], start=1)
        ]
        if self.unasked:
            lines.append(f"0. {self.words.say('text-wait')}")
        left = len(self.choices) - LISTED
        return "\n".join([*lines, self.words.say("text-more", count=left)] if left > 0 else lines)

    # Parsing an answer.

    def understood(self, text: str) -> ParsedAnswer:
        """Parses an answer: a number, JSON (perhaps in a code fence), or shorthand."""
        fenced = FENCED.match(text.strip())
        typed = (fenced.group(1) if fenced else text).strip()
        if NUMBER.fullmatch(typed):
            return ParsedAnswer(self.numbered(int(typed)))
        if typed.startswith("{"):
            return self.written(typed)
        shorthand = self.look.game.shorthand(typed, self.look.view)
        if shorthand is None:
            raise NotUnderstood(self.words.say("text-nothing", typed=typed[:60]))
        return ParsedAnswer(self.acted(shorthand))

    def numbered(self, number: int) -> Action | None:
        listed = self.choices[:LISTED]
        if number == 0 and self.unasked:
            return None
        if not 1 <= number <= len(listed):
            raise NotUnderstood(self.words.say("ui-no-number", last=len(listed)))
        return listed[number - 1]

    def written(self, typed: str) -> ParsedAnswer:
        try:
            document = json.loads(typed)
        except (ValueError, RecursionError):
            raise NotUnderstood(self.words.say("text-no-json")) from None
        if "do" in document:
            return ParsedAnswer(self.acted(document))
        act = document.get("act")
        return ParsedAnswer(
            self.numbered(act) if type(act) is int else self.acted(act),
            saying_in(document.get("say")),
            self.promise_in(document.get("promise")),
            self.judged_in(document.get("judge")),
        )

    def acted(self, document: Any) -> Action | None:
        if document is None and self.unasked:
            return None
        try:
            return read_action(self.look.game.rules.actions, document)
        except (IllegalAction, Misfit) as fault:
            raise NotUnderstood(str(fault)) from None

    def promise_in(self, given: Any) -> PromiseDraft | None:
        if given is None:
            return None
        match given:
            case {"to": int(to), "text": str()} if self.is_other(to):
                text = saying_in(given["text"])
                if text is not None:
                    return PromiseDraft(to, text, self.pledge_in(given.get("pledge")))
        raise NotUnderstood(self.words.say("text-no-promise"))

    def is_other(self, seat: int) -> bool:
        return type(seat) is int and seat != self.look.seat and 0 <= seat < self.seats

    @property
    def seats(self) -> int:
        seats: int = self.look.sight["seats"]
        return seats

    def pledge_in(self, given: Any) -> Document | None:
        """Parses a pledge.

        Refuses events that the game does not have: such a pledge could never be broken.
        """
        if given is None:
            return None
        match given:
            case {"never": {"event": event}} | {"will": {"event": event}} if is_short(given):
                known = self.look.game.rules.events
                if event not in known:
                    told = {"event": str(event)[:60], "events": ", ".join(known)}
                    raise NotUnderstood(self.words.say("text-no-event", **told))
                return {name: given[name] for name in ("never", "will") if given.get(name)}
        raise NotUnderstood(self.words.say("text-no-pledge"))

    def judged_in(self, given: Any) -> tuple[int, bool] | None:
        if given is None:
            return None
        match given:
            case {"promise": int(number), "kept": bool(kept)} if number in self.judgeable:
                return number, kept
        raise NotUnderstood(self.words.say("text-no-judgement"))


def is_short(pledge: Document) -> bool:
    return len(json.dumps(pledge)) <= LONGEST_PLEDGE


def saying_in(given: Any) -> str | None:
    """Talk, cut and cleaned; None if nothing readable is left."""
    try:
        return talk_of(given[:LONGEST_SAYING]) if isinstance(given, str) else None
    except Unreadable:
        return None


def spoken(words: Words, line: str | None, text: str, about: int | None = None) -> str:
    """What was said: a bot's line in the reader's language, the talk of others as it is."""
    return words.say(line, about=about) if line is not None and words.has(line) else text


def named(words: Words, entry: Document) -> Document:
    """An entry with its name as programs read names: see `Words.guest`."""
    return {**entry, "name": words.guest(entry["name"])} if entry.get("name") else entry


def sentences(words: Words, entry: Document) -> list[str]:
    """The sentences for an entry of a table's log; none for an entry without a message."""
    kind = entry["kind"]
    if kind == "events":
        return [said for event in entry["events"] if (said := words.event(event))]
    if kind in ("promise", "judged"):
        word = entry["promise"]
        known = {"promise": "text-promised", "judged": "text-judged"}[kind]
        if kind == "judged" and word.get("house"):
            known = "text-proved"
        text = spoken(words, word.get("line"), word["text"])
        told = {**word, "text": text, "number": word["id"], "kept": word["state"] == "kept"}
        return [words.say(known, **told)]
    if kind == "talk" and "line" in entry:
        text = spoken(words, f"line-{entry['line']}", entry["text"], entry.get("about"))
        return [words.say("far-talk", **{**entry, "text": text})]
    # The message `far-left` is for a player's own departure, `far-left-seat` for others'.
    known = "far-left-seat" if kind == "left" else f"far-{kind}"
    return [words.say(known, **named(words, entry))] if words.has(known) else []


@cache
def rules_in_short(game: str, language: str) -> str:
    """The rules text of a game, without its title."""
    page = folder(game) / "words" / f"rules.{language}.md"
    return page.read_text(encoding="utf-8").partition("\n")[2].strip() if page.exists() else ""


def panel_text(words: Words, panel: Panel) -> str:
    title = "" if panel.title is None else words.say(panel.title.id, **panel.title.arguments)
    rows = [row_text(words, row) for row in panel.rows]
    return "\n".join([*filter(None, [title]), *[f"  {row}" for row in rows if row]])


def row_text(words: Words, row: Phrase | Cards) -> str:
    if isinstance(row, Phrase):
        return words.say(row.id, **row.arguments)
    label = words.say(row.label.id, **row.label.arguments)
    return f"{label}: {words.things(', '.join(row.cards))}" if row.cards else label
