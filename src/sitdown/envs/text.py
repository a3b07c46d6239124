"""Text environment for language models (TextArena interface).

An observation has all that a player needs: the rules, recent events, the table as the seat sees it,
the question, and how to answer. An answer is the number of a listed choice, an action as JSON, or
the game's shorthand; nothing is guessed. If it is not understood or not allowed, the player is told
why in a sentence. After a few tries the default action is taken, and counted.

The interface is TextArena's: `reset`, `get_observation`, `step`, `close`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from msgspec.structs import replace

import sitdown
from sitdown.bots import Bot
from sitdown.kernel import Action, Document, IllegalAction
from sitdown.table.records.talking import verdict
from sitdown.wire.log import Promise
from sitdown.words import Words
from sitdown.words.bot_names import bot_name, house_bot
from sitdown.words.seat_page import NotUnderstood, ParsedAnswer, PromiseDraft, SeatPage

from .episode import MOST_ANSWERS, WAIT, EpisodeSetup

MAX_ANSWER_TRIES: Final = 3
"""Tries for an answer before the default is taken."""


@dataclass
class Tally:
    """Counts of one seat's answers and messages in a game."""

    asked: int = 0
    answers: int = 0
    not_understood: int = 0
    not_allowed: int = 0
    unanswered: int = 0
    defaults: int = 0
    sayings: int = 0
    deals: int = 0
    promises: int = 0
    kept: int = 0
    broken: int = 0
    place: int | None = None
    reward: float = 0.0


class TextGame:
    """A game played by text, one seat at a time."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        language: str = "en",
        options: Document | None = None,
        most: int = MOST_ANSWERS,
        asides: int = 1,
        tries: int = MAX_ANSWER_TRIES,
        rules_always: bool = False,
    ) -> None:
        known = sitdown.load(game)
        seats = known.seats[0] if players is None else players
        self.room = EpisodeSetup(known, seats, options, most, asides)
        self.language = language
        self.tries = tries
        self.rules_always = rules_always
        names = [bot_name(house_bot(seat), language) for seat in range(seats)]
        self.readers = [Words(language, game, names, seat) for seat in range(seats)]
        self.reset()

    def reset(self, num_players: int | None = None, seed: int | str = 0) -> None:
        """Begins a game. `num_players` is there for TextArena; it must be as in the constructor."""
        if num_players not in (None, self.room.players):
            raise ValueError(f"this table is laid for {self.room.players}")
        seats = range(self.room.players)
        self.episode = self.room.new(seed)
        self.tallies = [Tally() for _ in seats]
        self.promises: list[Promise] = []
        self.news: list[list[str]] = [[] for _ in seats]  # messages not yet read
        self.read: list[int] = [0 for _ in seats]  # the number of events already read
        self.met = [False for _ in seats]  # whether the seat has read the rules
        self.tried = 0
        self.notice = ""

    # Observations.

    def get_observation(self) -> tuple[int, str]:
        """The seat whose turn it is, and the text it reads.

        The text has the rules when the seat reads for the first time, or always with
        `rules_always`.
        """
        seat = self.episode.seat
        rules = self.rules_always or not self.met[seat]
        self.met[seat] = True
        return seat, self.page().text(self.news_for(seat), self.notice, rules)

    def page(self) -> SeatPage:
        seat = self.episode.seat
        return SeatPage(
            self.episode.look,
            self.readers[seat],
            self.choices(),
            self.speaks_up(),
            [one.id for one in self.promises if one.to == seat],
        )

    def news_for(self, seat: int) -> list[str]:
        told = self.episode.told[seat]
        events = [self.readers[seat].event(event) for event in told[self.read[seat] :]]
        self.read[seat] = len(told)
        said, self.news[seat] = self.news[seat], []
        return [*filter(None, events), *said]

    def choices(self) -> list[Action]:
        """The legal actions that are open now: replies, asides, or answers to the question."""
        verbs = set(self.episode.choices())
        return [action for action in self.episode.look.legal if action.do in verbs]

    def speaks_up(self) -> bool:
        return WAIT in self.episode.choices()

    # Answers.

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Takes an answer. Returns whether the game is over, and whether it was understood."""
        seat = self.episode.seat
        tally = self.tallies[seat]
        tally.asked += 1
        try:
            answer = self.page().understood(action)
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

    def no_answer(self, reason: str) -> tuple[bool, dict[str, Any]]:
        """Used when no answer arrived. It costs a try, like one that is not understood."""
        tally = self.tallies[self.episode.seat]
        tally.asked += 1
        tally.unanswered += 1
        return self.try_again(reason)

    def let(self, player: Bot) -> bool:
        """Lets a bot act for the seat whose turn it is. Returns whether the game is over."""
        self.carry_out(self.episode.wish(player))
        return self.episode.is_over

    def try_again(self, reason: str) -> tuple[bool, dict[str, Any]]:
        """Tells the seat its fault; after the last try the default is taken."""
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
        self.notice = ""
        if action is None:
            self.episode.choose(WAIT)
            return
        self.tallies[self.episode.seat].answers += 1
        before = self.episode.state.sight(None)
        unasked = "" if self.episode.state.is_owed(self.episode.seat, action) else action.do
        told = [event.told(None) for event in self.episode.act(action)]
        self.count_deals(before, told)
        self.judge_by_record(told, unasked)
        if self.episode.is_over:
            self.settle()

    def count_deals(self, before: Document, told: Sequence[Document]) -> None:
        """Counts a deal for each of its parties, when an event closes one."""
        deals = self.room.game.advice.deals
        if deals is not None:
            for seat in [seat for event in told for seat in deals(before, event)]:
                self.tallies[seat].deals += 1

    def settle(self) -> None:
        places = [] if self.episode.state.result is None else self.episode.state.result["places"]
        for place, group in enumerate(places, start=1):
            for seat in group:
                self.tallies[seat].place = place
        for tally, reward in zip(self.tallies, self.episode.rewards(), strict=True):
            tally.reward = reward

    def close(self) -> tuple[dict[int, float], dict[int, Document]]:
        """Rewards by seat, and the tally of each seat's answers and messages."""
        rewards = dict(enumerate(self.episode.rewards()))
        return rewards, {seat: asdict(tally) for seat, tally in enumerate(self.tallies)}

    # Messages beside the game.

    def speak(self, seat: int, answer: ParsedAnswer) -> None:
        if answer.say is not None:
            self.tallies[seat].sayings += 1
            self.tell("text-said", seat=seat, text=answer.say)
        if answer.promise is not None:
            self.promise(seat, answer.promise)
        if answer.judged is not None:
            self.judge(*answer.judged)

    def promise(self, seat: int, vow: PromiseDraft) -> None:
        number = len(self.promises) + 1
        self.tallies[seat].promises += 1
        self.promises.append(Promise(number, seat, vow.to, vow.text, vow.pledge, at=0.0))
        self.tell("text-promised", seat=seat, to=vow.to, text=vow.text, number=number)

    def judge_by_record(self, told: Sequence[Document], unasked: str) -> None:
        """Judges pledges as at any table: by the events that everybody is told."""
        for promise in self.promises:
            kept = verdict(promise, [*told], self.episode.is_over, unasked)
            if kept is not None:
                self.judge(promise.id, kept, by_record=True)

    def judge(self, number: int, kept: bool, by_record: bool = False) -> None:
        """Judges a promise once and for all. With a pledge, only the record can judge it."""
        promise = self.promises[number - 1]
        if promise.state != "standing" or (promise.pledge and not by_record):
            return
        self.promises[number - 1] = replace(promise, state="kept" if kept else "broken")
        tally = self.tallies[promise.seat]
        tally.kept += kept
        tally.broken += not kept
        message = "text-proved" if by_record else "text-judged"
        self.tell(message, seat=promise.seat, to=promise.to, kept=kept, number=number)

    def tell(self, message: str, **fields: Any) -> None:
        for seat, words in enumerate(self.readers):
            self.news[seat].append(words.say(message, **fields))
