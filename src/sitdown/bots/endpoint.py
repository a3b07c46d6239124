"""Endpoint: a bot that is an external program, asked in text over HTTP or a pipe.

Only the administrator of a server names programs, never its guests. A program gets
`{"observation": …}` with everything that its seat may know, and answers `{"answer": …}`. If the
answer is late, lost, too long or not understood, the program is told why and asked again. After
three tries the default action is taken.
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
"""The environment variable that tells child processes which programs there are, as JSON."""


class EndpointBot(Listener):
    """An external program on one seat of one game."""

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
        # Events since the last question, and sentences to be told with the next one.
        self.news: list[Document] = []
        self.said: list[str] = []
        # Whether no try of the last question was answered at all.
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

    # The same with talk: these return the whole parsed answer.

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
        """A reply to another seat. Without an answer it is the last one listed, which declines."""
        choices = replies(look)
        return self.ask(self.page(look, choices)) or ParsedAnswer(choices[-1])

    def page(self, look: Look, choices: list[Action], unasked: bool = False) -> SeatPage:
        if self.words is None or (self.words.game, self.words.you) != (look.game.id, look.seat):
            self.words = Words(self.language, look.game.id, self.names, look.seat)
        return SeatPage(look, self.words, choices, unasked, self.judgeable)

    def ask(self, page: SeatPage) -> ParsedAnswer | None:
        """Asks the program. None if MAX_ANSWER_TRIES tries gave no usable answer."""
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


# The list of programs.


def read_endpoints(given: Sequence[str], taken: Sequence[str] = ()) -> dict[str, str]:
    """Parses programs given as `NAME=URL-or-command`.

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
    """Makes these programs known to this process and to its future child processes."""
    os.environ.pop(ENDPOINTS_VARIABLE, None)
    if endpoints:
        told = {"endpoints": dict(endpoints), "seconds": seconds, "language": language}
        os.environ[ENDPOINTS_VARIABLE] = json.dumps(told)


def program_bot(name: str, luck: Chance) -> EndpointBot | None:
    """The program with this name; None if there is none."""
    told = json.loads(os.environ.get(ENDPOINTS_VARIABLE, "{}"))
    place = told.get("endpoints", {}).get(name)
    if place is None:
        return None
    return EndpointBot(luck, known_line(place), told["seconds"], told["language"])


known_line = cache(line_to)
"""The transport to a program. It is cached, so that all bots of a program share it."""
