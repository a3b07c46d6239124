"""Episode: a game played one token at a time, for learners.

The seat that is asked chooses one token of its answer after another, until the answer is whole. If
several seats are asked at once, they are asked one by one, and none sees the others' answers. An
offer or another aside is replied to before anything else. After every answer each seat that can
make an aside may do so, or wait. A game that does not end in time is a draw.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

import sitdown
from sitdown.bots import Bot
from sitdown.kernel import Action, Document, Event, Game, Look, State

from .codec import Codec, NoAction
from .tensor import Layout

MOST_ANSWERS: Final = 5_000
"""The most answers in a game; a longer one is a draw."""
WAIT: Final = "<wait>"
"""The token of a seat that could make an aside and does not."""


class EpisodeSetup:
    """The tokens and the layout, shared by all episodes of one game at a table.

    `asides` is the number of asides that each seat may make after an answer.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Document | None = None,
        most: int = MOST_ANSWERS,
        asides: int = 1,
    ) -> None:
        self.game = game
        self.players = players
        self.options: Document = {} if options is None else options
        self.most = most
        self.asides = asides if game.rules.asides else 0
        self.codec = Codec(game, players, **self.options)
        self.layout = Layout(game, players, self.options)
        self.tokens = (*self.codec.tokens, WAIT)
        self.ids = {token: id for id, token in enumerate(self.tokens)}

    def __deepcopy__(self, memo: Document) -> EpisodeSetup:
        """It never changes, so copies of an episode share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles only its arguments; the other process builds its own."""
        return room_of, (
            self.game.id,
            self.players,
            json.dumps(self.options),
            self.most,
            self.asides,
        )

    def new(self, seed: int | str) -> Episode:
        return Episode(self, self.game.new(self.players, seed, **self.options))


@cache
def room_of(game: str, players: int, options: str, most: int, asides: int) -> EpisodeSetup:
    """The setup for unpickled episodes; cached, so that they share one."""
    return EpisodeSetup(sitdown.load(game), players, json.loads(options), most, asides)


class Episode:
    """A game in progress: whose turn it is, the tokens to choose from, and the rewards."""

    def __init__(self, room: EpisodeSetup, state: State) -> None:
        self.room = room
        self.state = state
        self.answers = 0
        # The tokens of an answer that is not yet complete.
        self.prefix: tuple[str, ...] = ()
        # By seat: its first view, the events it was told since, and the tokens it chose.
        self.first: list[Document] = [state.sight(seat) for seat in range(state.seats)]
        self.told: list[list[Document]] = [[] for _ in range(state.seats)]
        self.chosen: list[list[str]] = [[] for _ in range(state.seats)]
        self.rows: dict[int, list[float]] = {}  # cache of observations since the last action
        self.listening: list[int] = []  # seats that may still make an aside
        self.offered: list[str] | None = None  # cache of `choices`
        self.look = Look.at(room.game, state, 0)
        self.turn_to_next()

    def copy(self) -> Episode:
        twin = Episode.__new__(Episode)
        twin.room = self.room
        twin.state = self.state.copy()
        twin.answers, twin.prefix = self.answers, self.prefix
        twin.first = self.first
        twin.told = [heard[:] for heard in self.told]
        twin.chosen = [tokens[:] for tokens in self.chosen]
        twin.rows = dict(self.rows)
        twin.listening = self.listening[:]
        twin.offered = self.offered
        twin.look = Look.at(self.room.game, twin.state, self.look.seat)
        return twin

    def __deepcopy__(self, memo: Document) -> Episode:
        return self.copy()

    def __getstate__(self) -> Document:
        """All but the look, which is made anew from the seat. The state travels as its document."""
        kept = {name: value for name, value in vars(self).items() if name != "look"}
        return {**kept, "seat": self.seat}

    def __setstate__(self, kept: Document) -> None:
        seat = kept.pop("seat")
        vars(self).update(kept)
        self.look_from(seat)

    @property
    def is_over(self) -> bool:
        return self.state.result is not None or self.answers >= self.room.most

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.look.seat

    def turn_to_next(self) -> None:
        """Turns to a seat that owes a reply, then to one that can make an aside, then to one asked.

        The order matters: the question waits until offers are settled.
        """
        self.prefix = ()
        self.offered = None
        if self.is_over:
            return
        replying = [seat for seat in range(self.state.seats) if self.state.replies(seat)]
        if replying:
            self.look_from(replying[0])
            return
        while self.listening:
            self.look_from(self.listening[0])
            if self.unasked():
                return
            self.listening.pop(0)
        self.look_from(self.state.actors[0])

    def look_from(self, seat: int) -> None:
        self.look = Look.at(self.room.game, self.state, seat)

    def unasked(self) -> list[str]:
        """The verbs of the asides that this seat can make."""
        verbs = self.room.codec.mask(self.look)
        if self.seat not in self.state.actors:
            return verbs
        owed = self.state.rules.decisions[self.state.phase].actions
        return [do for do in verbs if self.room.game.rules.actions[do] not in owed]

    def choices(self) -> list[str]:
        """The tokens that lead on; none if the game is over."""
        if self.offered is None:
            self.offered = self.nexts()
        return self.offered

    def nexts(self) -> list[str]:
        if self.is_over:
            return []
        if self.prefix:
            return self.room.codec.mask(self.look, self.prefix)
        if self.state.replies(self.seat):
            return list(dict.fromkeys([one.do for one in self.state.replies(self.seat)]))
        if self.listening:
            return [WAIT, *self.unasked()]
        unasked = self.unasked()
        return [do for do in self.room.codec.mask(self.look) if do not in unasked]

    def choose(self, token: str) -> None:
        """Takes the next token. If it completes an action, the action is carried out."""
        if token not in self.choices():
            raise NoAction(f"{token}: it leads to nothing now")
        if token == WAIT:
            self.chosen[self.seat].append(WAIT)
            self.listening.pop(0)
            self.turn_to_next()
            return
        self.prefix = (*self.prefix, token)
        self.offered = None
        if not self.choices():
            self.act(self.room.codec.action(self.prefix, self.seat))

    def try_token(self, id: int) -> bool:
        """Takes a token by its number; if it is illegal, takes the next token of the default.

        Returns whether it was legal.
        """
        token = self.room.tokens[id]
        choices = self.choices()
        is_legal = token in choices
        self.choose(token if is_legal else self.usual(choices))
        return is_legal

    def usual(self, choices: list[str]) -> str:
        """The next token of the default, if the prefix is its beginning; else the first choice."""
        default = self.state.default(self.seat)
        if default is not None:
            tokens = self.room.codec.of(default, self.seat)
            size = len(self.prefix)
            if tokens[:size] == self.prefix and size < len(tokens) and tokens[size] in choices:
                return tokens[size]
        return choices[0]

    def wish(self, player: Bot) -> Action | None:
        """The action of a bot on the seat whose turn it is; None: it waits."""
        if self.state.replies(self.seat):
            return player.reply(self.look)
        return player.interject(self.look) if self.listening else player.choose(self.look)

    def act(self, action: Action) -> list[Event]:
        """Carries out a whole action of the seat whose turn it is. Returns its events."""
        seat = self.seat
        answers = self.state.is_owed(seat, action)
        speaks = bool(self.listening) and self.listening[0] == seat and not answers
        events = self.state.apply(seat, action)
        self.rows = {}  # the position has changed
        self.chosen[seat].extend(self.spelt(action))
        for other, heard in enumerate(self.told):
            heard.extend([event.told(other) for event in events])
        if answers:
            self.answers += 1
            self.listening = self.state.around(seat) * self.room.asides
        elif speaks:
            self.listening.pop(0)
        self.turn_to_next()
        return events

    def spelt(self, action: Action) -> tuple[str, ...]:
        """The tokens of an action; none for free text."""
        codec = self.room.codec
        return codec.of(action, self.seat) if action.do in codec.schemas else ()

    # Results.

    def rewards(self) -> list[float]:
        """From 1 for a sole first place to -1 for a sole last place; the sum is zero."""
        rewards = [0.0] * self.state.seats
        before = 0
        for group in [] if self.state.result is None else self.state.result["places"]:
            # Tied seats share the mean of their places: two firsts are first and second.
            place = before + (len(group) - 1) / 2
            for seat in group:
                rewards[seat] = 1 - 2 * place / (self.state.seats - 1)
            before += len(group)
        return rewards

    def observation(self, seat: int) -> list[float]:
        """The observation of a seat. It does not change between the tokens of an answer."""
        row = self.rows.get(seat)
        if row is None:
            row = self.rows[seat] = self.room.layout.row(self.state.sight(seat))
        return row[:]
