"""Company: the bots of one table; asks each for its answers, replies and unasked actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sitdown.kernel import Action, Document, Event, Game, IllegalAction, Look, Memory, Seat, State

from .bot import Bot, Listener
from .harms import remember

MOST_INTERJECTIONS = 6
"""How often bots speak up unasked before somebody has to answer, so that talk comes to an end."""


class Move(NamedTuple):
    """What a seat does."""

    seat: Seat
    action: Action


class Company:
    """The bots at a table, by seat. They see it through looks; the caller keeps the state.

    `move` tells what a bot does now; `act` carries out a move, a bot's or a person's, and lets
    every bot have its say about it.
    """

    def __init__(self, game: Game, bots: Mapping[Seat, Bot]) -> None:
        self.game = game
        self.bots = dict(bots)
        self.hearing = [(seat, one) for seat, one in bots.items() if isinstance(one, Listener)]
        self.memories = {seat: Memory() for seat, one in bots.items() if one.temper.rancour()}
        self.listening: list[Seat] = []
        self.afterthoughts: list[Move] = []
        self.interjections = 0

    def move(self, state: State) -> Move | None:
        """The next move of a bot; None if it is for people to move, or the game is over."""
        if state.result is not None:
            return None
        return (
            self.reply(state)
            or self.afterthought(state)
            or self.interjection(state)
            or self.answer(state)
        )

    def look(self, state: State, seat: Seat) -> Look:
        """What the bot on a seat sees, with its temper and what it remembers."""
        look = Look.at(self.game, state, seat)
        look.temper = self.bots[seat].temper
        look.memory = self.memories.get(seat, look.memory)
        return look

    def act(self, state: State, seat: Seat, action: Action | Document) -> list[Event]:
        """Carries out a move."""
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
        """A bot's answer to what was put to it; as many as there are, because somebody waits."""
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
        """What a bot offers in place of what it has declined: it counts as speaking up."""
        while self.afterthoughts:
            move = self.afterthoughts.pop(0)
            if self.interjections < MOST_INTERJECTIONS and is_possible(state, move):
                self.interjections += 1
                return move
        return None

    def interjection(self, state: State) -> Move | None:
        """What a bot says unasked, each getting one chance after every move."""
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
