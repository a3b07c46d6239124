"""Episode: a game played one token at a time, for learners.

Whoever is asked chooses the next token of its answer until the answer is whole. Where several are
asked at once they are asked one by one, and none sees what the others have answered. What was put
to a seat unasked, an offer say, it answers before anything else; and after every answer each seat
that may do something unasked has its chance to, or waits. A game that does not end in time is a
draw.
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
"""A game that is longer is a draw."""
WAIT: Final = "<wait>"
"""The token of a seat that could do something unasked, and does nothing."""


class EpisodeSetup:
    """What all episodes of one game at a table of so many share: tokens and layout.

    `asides`: how often each seat may speak up after an answer.
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
        """Never changed, so copies of an episode share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes it travels as what it was made from."""
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
    """One room for all episodes that come from elsewhere."""
    return EpisodeSetup(sitdown.load(game), players, json.loads(options), most, asides)


class Episode:
    """One game under way: who is to choose, out of what, and what came of it.

    `first` is what each seat saw when it began, `told` what it was told since, action by action,
    `chosen` the tokens it has chosen.
    """

    def __init__(self, room: EpisodeSetup, state: State) -> None:
        self.room = room
        self.state = state
        self.answers = 0
        self.prefix: tuple[str, ...] = ()
        self.first: list[Document] = [state.sight(seat) for seat in range(state.seats)]
        self.told: list[list[Document]] = [[] for _ in range(state.seats)]
        self.chosen: list[list[str]] = [[] for _ in range(state.seats)]
        self.rows: dict[int, list[float]] = {}  # what was seen since the last action
        self.listening: list[int] = []
        self.offered: list[str] | None = None
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
        """All but the look, which follows from the seat; the state travels as its document."""
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
        """Who is to choose now."""
        return self.look.seat

    def turn_to_next(self) -> None:
        """Who has something to answer, then who may speak up, then who is asked."""
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
        """The verbs by which this seat can speak up."""
        verbs = self.room.codec.mask(self.look)
        if self.seat not in self.state.actors:
            return verbs
        owed = self.state.rules.decisions[self.state.phase].actions
        return [do for do in verbs if self.room.game.rules.actions[do] not in owed]

    def choices(self) -> list[str]:
        """The tokens that lead on; none when it is over."""
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
        """Takes the next token; one that makes an action whole carries it out."""
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
        """Takes a token by its number, or what the default would begin with, if that leads on."""
        token = self.room.tokens[id]
        choices = self.choices()
        is_legal = token in choices
        self.choose(token if is_legal else self.usual(choices))
        return is_legal

    def usual(self, choices: list[str]) -> str:
        """The next token of what is done by default, as far as it has begun so; else the first."""
        default = self.state.default(self.seat)
        if default is not None:
            tokens = self.room.codec.of(default, self.seat)
            size = len(self.prefix)
            if tokens[:size] == self.prefix and size < len(tokens) and tokens[size] in choices:
                return tokens[size]
        return choices[0]

    def wish(self, player: Bot) -> Action | None:
        """What a bot does on the seat that is to choose; None: it waits."""
        if self.state.replies(self.seat):
            return player.reply(self.look)
        return player.interject(self.look) if self.listening else player.choose(self.look)

    def act(self, action: Action) -> list[Event]:
        """A whole action of the seat that is to choose; what it brought."""
        seat = self.seat
        answers = self.state.is_owed(seat, action)
        speaks = bool(self.listening) and self.listening[0] == seat and not answers
        events = self.state.apply(seat, action)
        self.rows = {}
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
        """The tokens of an action; what is only said has none."""
        codec = self.room.codec
        return codec.of(action, self.seat) if action.do in codec.schemas else ()

    # What comes of it.

    def rewards(self) -> list[float]:
        """From 1 for a first place alone to -1 for a last one alone; they add up to nothing."""
        rewards = [0.0] * self.state.seats
        before = 0
        for group in [] if self.state.result is None else self.state.result["places"]:
            # Two firsts are first and second.
            place = before + (len(group) - 1) / 2
            for seat in group:
                rewards[seat] = 1 - 2 * place / (self.state.seats - 1)
            before += len(group)
        return rewards

    def observation(self, seat: int) -> list[float]:
        """The named row of what a seat sees: the same from token to token of an answer."""
        row = self.rows.get(seat)
        if row is None:
            row = self.rows[seat] = self.room.layout.row(self.state.sight(seat))
        return row[:]
