"""Endpoint: a bot that is an external program, asked in text over HTTP or a pipe.

Which programs there are is told by whoever runs the house, never by its guests. A program gets
`{"observation": …}` with all that its seat may know, and answers `{"answer": …}`. What is late,
lost, too long or nonsense is told back in a sentence; after three tries the default is done.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from sitdown.kernel import Action, BadOptions, Chance, Document, IllegalAction, Look
from sitdown.kernel.form import quoted
from sitdown.words import LANGUAGES, Words
from sitdown.words.seat_page import NotUnderstood, ParsedAnswer, SeatPage

from .bot import Listener, owed, replies, unasked
from .transports import Transport, Unanswered, line_to, require_place

MAX_ANSWER_TRIES: Final = 3
USUAL_SECONDS: Final = 20.0
ENDPOINTS_VARIABLE: Final = "SITDOWN_ENDPOINTS"
"""Where processes that this one begins find which programs there are."""


class EndpointBot(Listener):
    """A program outside, on one seat of one game."""

    def __init__(
        self,
        luck: Chance,
        line: Transport,
        seconds: float = USUAL_SECONDS,
        language: str = LANGUAGES[0],
        names: Sequence[str] = (),
        judgeable: Sequence[int] = (),
    ) -> None:
        super().__init__(luck)
        self.line = line
        self.seconds = seconds
        self.language = language
        self.names = names
        self.judgeable = judgeable
        self.words: Words | None = None
        self.news: list[Document] = []
        self.said: list[str] = []
        self.is_silent = False

    def hear(self, events: list[Document]) -> None:
        self.news += events

    def choose(self, look: Look) -> Action:
        action = self.answer(look).action
        assert action is not None
        return action

    def interject(self, look: Look) -> Action | None:
        return self.remark(look).action

    def reply(self, look: Look) -> Action:
        action = self.response(look).action
        assert action is not None
        return action

    # The same, with what is said beside it.

    def answer(self, look: Look) -> ParsedAnswer:
        choices = owed(look)
        answer = self.ask(self.page(look, choices))
        return answer or ParsedAnswer(look.imagine().default(look.seat) or choices[0])

    def remark(self, look: Look) -> ParsedAnswer:
        choices = unasked(look)
        if not choices:
            return ParsedAnswer(None)
        return self.ask(self.page(look, choices, unasked=True)) or ParsedAnswer(None)

    def response(self, look: Look) -> ParsedAnswer:
        """To what was put to the seat; the last of the replies declines."""
        choices = replies(look)
        return self.ask(self.page(look, choices)) or ParsedAnswer(choices[-1])

    def page(self, look: Look, choices: list[Action], unasked: bool = False) -> SeatPage:
        if self.words is None or (self.words.game, self.words.you) != (look.game.id, look.seat):
            self.words = Words(self.language, look.game.id, self.names, look.seat)
        return SeatPage(look, self.words, choices, unasked, self.judgeable)

    def ask(self, page: SeatPage) -> ParsedAnswer | None:
        """What the program answers, if it is an answer; None after so many tries."""
        words = page.words
        news = [*self.said, *filter(None, map(words.event, self.news))]
        self.news, self.said = [], []
        notice = reason = ""
        self.is_silent = True
        for left in reversed(range(MAX_ANSWER_TRIES)):
            question = {
                "observation": page.text(news, notice, rules=True),
                "game": page.look.game.id,
                "seat": page.look.seat,
            }
            try:
                said = self.line.ask(question, self.seconds)
                self.is_silent = False
                answer = page.understood(said)
                if answer.action is not None:
                    page.look.imagine().check(page.look.seat, answer.action)
                return answer
            except Unanswered as lost:
                reason = words.say(lost.message, **lost.fields)
            except NotUnderstood as fault:
                reason = str(fault)
            except IllegalAction as refusal:
                reason = words.refusal(refusal)
            notice = words.say("text-again", reason=reason, left=left)
        self.said.append(words.say("text-default", reason=reason))
        return None


# Which there are.


def read_endpoints(given: Sequence[str], taken: Sequence[str] = ()) -> dict[str, str]:
    """Programs by name, out of `NAME=URL-or-command`.

    >>> read_endpoints(["parrot=http://localhost:9000/", "owl=python owl.py"])
    {'parrot': 'http://localhost:9000/', 'owl': 'python owl.py'}
    """
    endpoints: dict[str, str] = {}
    for one in given:
        name, _, place = one.partition("=")
        if not place.strip() or not name.replace("-", "").isalnum() or not name.isascii():
            raise BadOptions(f"{quoted(one)} is not of the form NAME=URL-or-command")
        if name in taken or name in endpoints:
            raise BadOptions(f"{quoted(name)} is the name of another bot already")
        require_place(place)
        endpoints[name] = place
    return endpoints


def register_programs(endpoints: Mapping[str, str], seconds: float, language: str) -> None:
    """From now on there are these programs, here and in processes that begin from here."""
    os.environ.pop(ENDPOINTS_VARIABLE, None)
    if endpoints:
        told = {"endpoints": dict(endpoints), "seconds": seconds, "language": language}
        os.environ[ENDPOINTS_VARIABLE] = json.dumps(told)


def program_bot(name: str, luck: Chance) -> EndpointBot | None:
    """The program of that name; None if there is none."""
    told = json.loads(os.environ.get(ENDPOINTS_VARIABLE, "{}"))
    place = told.get("endpoints", {}).get(name)
    if place is None:
        return None
    return EndpointBot(luck, known_line(place), told["seconds"], told["language"])


known_line = cache(line_to)
"""One line to each program: bots come and go, and it stays."""
