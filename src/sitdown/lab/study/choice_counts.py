"""Counts what seats chose among what they could have chosen.

A deed is a kind of action with a thing of the game's album that it names. To play a raid is a deed;
to plan a burglary and to discard one are two more. The thing is found in the action's arguments or
its own name. There is no list of a game's deeds; they are found by playing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sitdown import catalog
from sitdown.bots import Bot, Move, bot
from sitdown.bots.slips import slipping
from sitdown.kernel import Action, Document, Game, State
from sitdown.kernel.note import kind_of
from sitdown.lab.balance import role_fields
from sitdown.lab.play import Row, play_game

LAST_STAGE = 6
"""The last stage of a seat; see `ChoiceTally.compare`."""
ORDER = "order"
BOT = "bot"
Things = frozenset[str]


class ActionKind(NamedTuple):
    """A deed: a kind of action and the thing that it names; "" if it names none."""

    do: str
    thing: str


@dataclass(frozen=True)
class ChoiceCount:
    """How often a seat could do something at a stage of the game, and how often it did."""

    deed: ActionKind
    seat: int
    stage: int
    could: int
    did: int


@dataclass(frozen=True)
class WatchedGame:
    """The record of one game between bots: its bots, its result, and the deeds of each seat."""

    bots: tuple[str, ...]
    moves: int
    result: Document
    words: dict[str, list[str]]
    """The word of each seat, by field: place in the order of play, bot, role, family."""
    uses: dict[tuple[ActionKind, int], int]
    """How often each seat did each deed."""
    choices: list[ChoiceCount]
    """Deeds that were really a choice: some of the seat's answers had them and others had not."""


@dataclass(frozen=True)
class Task:
    """A game to be played and counted."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Document
    slips: int
    """Percentage of answers that are given at random."""
    luck: str = ""
    """Added to the seed of the bots only: the same deal can be played with other bots' luck."""


def watch_game(task: Task) -> WatchedGame:
    """Plays a game between bots and counts what they choose."""
    things = things_of(catalog.load(task.game), len(task.bots), task.options)
    tally = ChoiceTally(len(task.bots), things)
    row = play_game(task.game, task.bots, task.seed, task.options, tally.count, seated(task))
    words = words_of(tally, row)
    return WatchedGame(row.bots, row.moves, row.result, words, tally.uses, tally.counted())


def seated(task: Task) -> dict[int, Bot]:
    """The bots by seat, as in `play_game`, but with slips and the extra part of the seed."""
    seeds = [f"{task.seed}{task.luck}/{seat}" for seat in range(len(task.bots))]
    return {
        seat: slipping(bot(name, seed), task.slips, seed)
        for seat, (name, seed) in enumerate(zip(task.bots, seeds, strict=True))
    }


def things_of(game: Game, seats: int, options: Document) -> Things:
    """The ids of all things of the game's album."""
    shelves = game.album(seats, options)
    return frozenset([thing.id for shelf in shelves for thing in shelf.things])


class ChoiceTally:
    """Counts of the deeds and choices of a game so far."""

    def __init__(self, seats: int, things: Things) -> None:
        self.things = things
        self.state: State | None = None
        self.first: int | None = None  # the first seat that was asked alone
        self.asked = [0] * seats
        self.uses: Counter[tuple[ActionKind, int]] = Counter()
        self.could: Counter[tuple[ActionKind, int, int]] = Counter()
        self.did: Counter[tuple[ActionKind, int, int]] = Counter()

    def count(self, state: State, move: Move) -> None:
        """Counts a move before it is made."""
        self.state = state
        if self.first is None and not state.rules.decisions[state.phase].several:
            self.first = state.actors[0]
        done = deeds_of(move.action, self.things)
        self.uses.update([(deed, move.seat) for deed in done])
        if state.is_owed(move.seat, move.action):
            self.compare(move.seat, done, state.owed(move.seat))

    def compare(self, seat: int, done: frozenset[ActionKind], answers: Sequence[Action]) -> None:
        """Counts a choice: every deed that some answers would do and others would not."""
        # Stages double in length: decision 0, 1, 2-3, 4-7 and so on of this seat.
        stage = min(self.asked[seat].bit_length(), LAST_STAGE)
        self.asked[seat] += 1
        if len(answers) < 2:
            return
        possible = [deeds_of(answer, self.things) for answer in answers]
        some = done.union(*possible) - done.intersection(*possible)
        self.could.update([(deed, seat, stage) for deed in some])
        self.did.update([(deed, seat, stage) for deed in some & done])

    def counted(self) -> list[ChoiceCount]:
        return [ChoiceCount(*key, could, self.did[key]) for key, could in self.could.items()]


def deeds_of(action: Action, things: Things) -> frozenset[ActionKind]:
    """The deeds of an action, one per thing it names; if it names none, one without a thing."""
    named = [kind_of(word) for word in words_of_action(action)]
    found = frozenset([ActionKind(action.do, thing) for thing in named if thing in things])
    return found or frozenset([ActionKind(action.do, "")])


def words_of_action(action: Action) -> Iterator[str]:
    """All words of an action, and the names of its arguments that are true."""
    for name, value in action.document().items():
        if value is True:
            yield name
        yield from words_in(value)


def words_in(value: Any) -> Iterator[str]:
    """All words in a value; the keys of an object can name things too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from words_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from words_in(item)


def words_of(tally: ChoiceTally, row: Row) -> dict[str, list[str]]:
    """The fields that have one word for each seat, at the end of a game."""
    seats = len(row.bots)
    found: dict[str, list[str]] = {}
    if tally.first is not None:
        found[ORDER] = [str((seat - tally.first) % seats) for seat in range(seats)]
    if len(set(row.bots)) > 1:
        found[BOT] = list(row.bots)
    for field in role_fields(row.result, seats):
        found[field] = row.result[field]
    players = [] if tally.state is None else tally.state.document()["players"]
    return found | players_words(players, tally.things)


def players_words(players: list[Document], things: Things) -> dict[str, list[str]]:
    """The fields of a position in which every player has exactly one thing, such as a family."""
    return {
        name: [player[name] for player in players]
        for name in (players[0] if players else ())
        if all(isinstance(player[name], str) and player[name] in things for player in players)
    }
