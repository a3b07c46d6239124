"""Games in words, for language models: what a seat reads, and what it may answer.

An observation is all that a player needs: how the game goes, what happened since, the table as the
seat sees it, what is asked, and how to answer. An answer is the number of a listed choice, an
action as JSON, or the game's shorthand; nothing is guessed. What is not understood or not allowed
is told back in a sentence. After a few tries what is done by default is done, and counted.

The interface is TextArena's: `reset`, `get_observation`, `step`, `close`.
"""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from typing import Any, Final

import sitdown
from sitdown.catalog import folder
from sitdown.kernel import Action, Document, IllegalAction, Misfit
from sitdown.kernel.sketch import Cards, Panel, Phrase
from sitdown.words import Words
from sitdown.words.bots import bot_name, house_bot

from .episode import MOST_ANSWERS, WAIT, Room

TRIES: Final = 3
LISTED: Final = 60
"""So many choices are listed; where there are more, the rest is for those who write JSON."""
FENCED: Final = re.compile(r"^```(?:json)?\s*\n(.*?)\n?```$", re.DOTALL)
LONGEST_SAYING: Final = 300


class NotUnderstood(Exception):
    """An answer that is none: why, in the reader's language."""


@dataclass
class Tally:
    """What became of one seat's answers and words."""

    answers: int = 0
    not_understood: int = 0
    not_allowed: int = 0
    defaults: int = 0
    sayings: int = 0
    promises: int = 0
    kept: int = 0
    broken: int = 0
    place: int | None = None
    reward: float = 0.0


@dataclass
class Promise:
    """A word given by one seat to another, and what that one says became of it."""

    seat: int
    to: int
    text: str
    kept: bool | None = None


@dataclass
class Answer:
    """What an answer holds: an action or none (to wait), and words beside it."""

    action: Action | None
    say: str | None = None
    promise: Promise | None = None
    judged: tuple[int, bool] | None = None


class TextGame:
    """A game of the house in words; whoever is to choose reads and answers."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        language: str = "en",
        options: Document | None = None,
        most: int = MOST_ANSWERS,
        asides: int = 1,
        tries: int = TRIES,
    ) -> None:
        known = sitdown.load(game)
        seats = known.seats[0] if players is None else players
        self.room = Room(known, seats, options, most, asides)
        self.language = language
        self.tries = tries
        names = [bot_name(house_bot(seat), language) for seat in range(seats)]
        self.readers = [Words(language, game, names, seat) for seat in range(seats)]
        self.rules = rules_in_short(game, language)
        self.reset()

    def reset(self, num_players: int | None = None, seed: int = 0) -> None:
        """Begins a game; `num_players` is TextArena's way to say how many, and must be as made."""
        if num_players not in (None, self.room.players):
            raise ValueError(f"this table is laid for {self.room.players}")
        seats = range(self.room.players)
        self.episode = self.room.new(seed)
        self.tallies = [Tally() for _ in seats]
        self.promises: list[Promise] = []
        self.news: list[list[str]] = [[] for _ in seats]
        self.read: list[int] = [0 for _ in seats]
        self.met = [False for _ in seats]
        self.tried = 0
        self.notice = ""

    # What a seat reads.

    def get_observation(self) -> tuple[int, str]:
        """Who is to answer, and what it reads."""
        seat = self.episode.seat
        words = self.readers[seat]
        parts = [self.notice] if self.notice else []
        if not self.met[seat]:
            self.met[seat] = True
            parts += [words.title(), self.rules, words.say("text-how")]
        if news := self.news_for(seat):
            parts.append("\n".join([words.say("ui-news") + ":", *news]))
        parts += [self.table_for(seat), self.question_for(seat), self.choices_for(seat)]
        return seat, "\n\n".join(parts)

    def news_for(self, seat: int) -> list[str]:
        told = self.episode.told[seat]
        events = [self.readers[seat].event(event) for event in told[self.read[seat] :]]
        self.read[seat] = len(told)
        said, self.news[seat] = self.news[seat], []
        return [*filter(None, events), *said]

    def table_for(self, seat: int) -> str:
        view = self.episode.look.view
        sketch = self.room.game.sketch(view)
        if sketch is None:
            return json.dumps(view, ensure_ascii=False)
        return "\n".join(panel_text(self.readers[seat], panel) for panel in sketch.panels)

    def question_for(self, seat: int) -> str:
        words = self.readers[seat]
        if self.speaks_up():
            return words.say("text-unasked")
        return words.phase(self.episode.look.view)

    def choices_for(self, seat: int) -> str:
        words = self.readers[seat]
        choices = self.choices()
        listed = [
            f"{number}. {words.action(action.document())}"
            for number, action in enumerate(choices[:LISTED], start=1)
        ]
        if self.speaks_up():
            listed.append(f"0. {words.say('text-wait')}")
        left = len(choices) - LISTED
        return "\n".join([*listed, words.say("text-more", count=left)] if left > 0 else listed)

    def choices(self) -> list[Action]:
        """What the seat can do now, of all that it may: replies, things unasked, or answers."""
        verbs = set(self.episode.choices())
        return [action for action in self.episode.look.legal if action.do in verbs]

    def speaks_up(self) -> bool:
        return WAIT in self.episode.choices()

    # What it answers.

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Takes an answer; whether the game is over, and what was made of the answer."""
        seat = self.episode.seat
        tally = self.tallies[seat]
        self.notice = ""
        try:
            answer = self.understood(action)
        except NotUnderstood as reason:
            tally.not_understood += 1
            return self.try_again(str(reason))
        try:
            if answer.action is not None:
                self.episode.state.check(seat, answer.action)
        except IllegalAction as refusal:
            tally.not_allowed += 1
            return self.try_again(self.readers[seat].refusal(refusal))
        self.speak(seat, answer)
        self.carry_out(answer.action)
        return self.episode.is_over, {"understood": True}

    def try_again(self, reason: str) -> tuple[bool, dict[str, Any]]:
        """Tells what was wrong; after the last try the default is done."""
        words = self.readers[self.episode.seat]
        self.tried += 1
        if self.tried < self.tries:
            self.notice = words.say("text-again", reason=reason, left=self.tries - self.tried)
        else:
            self.tallies[self.episode.seat].defaults += 1
            self.news[self.episode.seat].append(words.say("text-default", reason=reason))
            self.carry_out(self.default())
        return self.episode.is_over, {"understood": False, "reason": reason}

    def default(self) -> Action | None:
        if self.speaks_up():
            return None
        owed = self.episode.state.default(self.episode.seat)
        return self.choices()[-1] if owed is None else owed

    def carry_out(self, action: Action | None) -> None:
        self.tried = 0
        if action is None:
            self.episode.choose(WAIT)
            return
        self.tallies[self.episode.seat].answers += 1
        self.episode.act(action)
        if self.episode.is_over:
            self.settle()

    def settle(self) -> None:
        places = [] if self.episode.state.result is None else self.episode.state.result["places"]
        for place, group in enumerate(places, start=1):
            for seat in group:
                self.tallies[seat].place = place
        for tally, reward in zip(self.tallies, self.episode.rewards(), strict=True):
            tally.reward = reward

    def close(self) -> tuple[dict[int, float], dict[int, Document]]:
        """Rewards by seat, and what became of each one's answers and words."""
        rewards = dict(enumerate(self.episode.rewards()))
        return rewards, {seat: asdict(tally) for seat, tally in enumerate(self.tallies)}

    # Reading answers.

    def understood(self, text: str) -> Answer:
        """What an answer means: a number, JSON, or shorthand."""
        words = self.readers[self.episode.seat]
        fenced = FENCED.match(text.strip())
        typed = (fenced.group(1) if fenced else text).strip()
        if typed.isdecimal():
            return Answer(self.numbered(int(typed)))
        if typed.startswith("{"):
            return self.written(typed)
        shorthand = self.room.game.shorthand(typed, self.episode.look.view)
        if shorthand is None:
            raise NotUnderstood(words.say("text-nothing", typed=typed[:60]))
        return Answer(self.acted(shorthand))

    def numbered(self, number: int) -> Action | None:
        choices = self.choices()[:LISTED]
        if number == 0 and self.speaks_up():
            return None
        if not 1 <= number <= len(choices):
            words = self.readers[self.episode.seat]
            raise NotUnderstood(words.say("ui-no-number", last=len(choices)))
        return choices[number - 1]

    def written(self, typed: str) -> Answer:
        words = self.readers[self.episode.seat]
        try:
            document = json.loads(typed)
        except ValueError:
            raise NotUnderstood(words.say("text-no-json")) from None
        if "do" in document:
            return Answer(self.acted(document))
        act = document.get("act")
        return Answer(
            self.numbered(act) if isinstance(act, int) else self.acted(act),
            self.saying(document.get("say")),
            self.promise_in(document.get("promise")),
            self.judged_in(document.get("judge")),
        )

    def acted(self, document: Any) -> Action | None:
        if document is None and self.speaks_up():
            return None
        try:
            return self.episode.state.read(document)
        except (IllegalAction, Misfit) as fault:
            raise NotUnderstood(str(fault)) from None

    def saying(self, text: Any) -> str | None:
        return text[:LONGEST_SAYING] if isinstance(text, str) and text.strip() else None

    def promise_in(self, given: Any) -> Promise | None:
        if given is None:
            return None
        words = self.readers[self.episode.seat]
        match given:
            case {"to": int(to), "text": str(text)} if 0 <= to < self.room.players:
                return Promise(self.episode.seat, to, text[:LONGEST_SAYING])
        raise NotUnderstood(words.say("text-no-promise"))

    def judged_in(self, given: Any) -> tuple[int, bool] | None:
        if given is None:
            return None
        match given:
            case {"promise": int(number), "kept": bool(kept)} if self.may_judge(number):
                return number, kept
        raise NotUnderstood(self.readers[self.episode.seat].say("text-no-judgement"))

    def may_judge(self, number: int) -> bool:
        known = 1 <= number <= len(self.promises)
        return known and self.promises[number - 1].to == self.episode.seat

    # Words beside the game.

    def speak(self, seat: int, answer: Answer) -> None:
        tally = self.tallies[seat]
        if answer.say is not None:
            tally.sayings += 1
            self.tell("text-said", seat=seat, text=answer.say)
        if answer.promise is not None:
            tally.promises += 1
            self.promises.append(answer.promise)
            given = answer.promise
            number = len(self.promises)
            self.tell("text-promised", seat=seat, to=given.to, text=given.text, number=number)
        if answer.judged is not None:
            self.judge(*answer.judged)

    def judge(self, number: int, kept: bool) -> None:
        promise = self.promises[number - 1]
        if promise.kept is not None:
            return
        promise.kept = kept
        tally = self.tallies[promise.seat]
        tally.kept += kept
        tally.broken += not kept
        self.tell("text-judged", seat=promise.seat, to=promise.to, kept=kept, number=number)

    def tell(self, message: str, **fields: Any) -> None:
        for seat, words in enumerate(self.readers):
            self.news[seat].append(words.say(message, **fields))


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
