"""Company: the bots of one table; asks each for its answers, replies and unasked actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sitdown.kernel import Action, Document, Event, Game, IllegalAction, Look, Memory, Seat, State

from .bot import Bot, Listener
from .harms import remember

MOST_INTERJECTIONS = 6
"""The most unasked actions of bots in a row, so that talk comes to an end.

The count starts again after an answer to a decision and after any move of a person.
"""


class Move(NamedTuple):
    """An action and the seat that takes it."""

    seat: Seat
    action: Action


class Company:
    """The bots at a table, by seat. They see it through looks; the caller keeps the state.

    `move` returns what a bot does now. `act` carries out a move of a bot or a person. After each
    move every bot has one chance to act unasked.
    """

    def __init__(self, game: Game, bots: Mapping[Seat, Bot]) -> None:
        self.game = game
        self.bots = dict(bots)
        # Bots that are told every event.
        self.hearing = [(seat, one) for seat, one in bots.items() if isinstance(one, Listener)]
        self.memories = {seat: Memory() for seat, one in bots.items() if one.temper.rancour()}
        # Bots that still have their chance to act unasked after the last move.
        self.listening: list[Seat] = []
        # Offers that bots make instead of one that they have declined.
        self.afterthoughts: list[Move] = []
        self.interjections = 0

    def move(self, state: State) -> Move | None:
        """The next move of a bot; None if only people can move or the game is over."""
        if state.result is not None:
            return None
        return (
            self.reply(state)
            or self.afterthought(state)
            or self.interjection(state)
            or self.answer(state)
        )

    def look(self, state: State, seat: Seat) -> Look:
        """The look of the bot on a seat, with its temper and its memory."""
        look = Look.at(self.game, state, seat)
        look.temper = self.bots[seat].temper
        look.memory = self.memories.get(seat, look.memory)
        return look

    def act(self, state: State, seat: Seat, action: Action | Document) -> list[Event]:
        """Carries out a move and tells the bots about it."""
        answers = state.is_owed(seat, state.read(action))
        events = state.apply(seat, action)
        if answers or seat not in self.bots:
            self.interjections = 0
        self.listening = [other for other in state.after(seat) if other in self.bots]
        for listener, player in self.hearing:
            player.hear([event.told(listener) for event in events])
        for victim, memory in self.memories.items():
            told = [event.told(victim) for event in events]
            remember(memory, self.game.advice.harms, victim, told)
        return events

    def reply(self, state: State) -> Move | None:
        """A bot's reply to another seat. Their number is not limited, because somebody waits."""
        for seat, player in self.bots.items():
            if state.replies(seat):
                look = self.look(state, seat)
                answer = player.reply(look)
                instead = player.counter(look, answer)
                if instead is not None:
                    self.afterthoughts.append(Move(seat, instead))
                return Move(seat, answer)
        return None

    def afterthought(self, state: State) -> Move | None:
        """A bot's offer in place of one it has declined. It counts as an unasked action."""
        while self.afterthoughts:
            move = self.afterthoughts.pop(0)
            if self.interjections < MOST_INTERJECTIONS and is_possible(state, move):
                self.interjections += 1
                return move
        return None

    def interjection(self, state: State) -> Move | None:
        """An unasked action. Each bot has one chance after every move."""
        if not self.game.rules.asides:
            return None
        while self.listening and self.interjections < MOST_INTERJECTIONS:
            seat = self.listening.pop(0)
            action = self.bots[seat].interject(self.look(state, seat))
            if action is not None:
                self.interjections += 1
                return Move(seat, action)
        return None

    def answer(self, state: State) -> Move | None:
        for seat in state.actors:
            if seat in self.bots:
                return Move(seat, self.bots[seat].choose(self.look(state, seat)))
        return None


def is_possible(state: State, move: Move) -> bool:
    try:
        state.check(*move)
    except IllegalAction:
        return False
    return True
