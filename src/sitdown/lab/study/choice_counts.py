"""Counts what seats chose among what they could have chosen.

A deed is a kind of action with a thing of the game's album that it names, by its arguments or by
its own name: to play a raid, to plan a burglary, to discard one. Which deeds a game has is found by
playing; there is no list of them.
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
ORDER = "order"
BOT = "bot"
Things = frozenset[str]


class ActionKind(NamedTuple):
    """A kind of action, and a thing that it names; "" where it names none."""

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
    """A game that was watched: who played, what came of it, what was done.

    `words` are what can be said of each seat in a word: its place in the order of play, its bot,
    its role, its family. `uses` counts what each seat did, `choices` what it did though it
    could have done something else, or might have done and did not.
    """

    bots: tuple[str, ...]
    moves: int
    result: Document
    words: dict[str, list[str]]
    uses: dict[tuple[ActionKind, int], int]
    choices: list[ChoiceCount]


@dataclass(frozen=True)
class Task:
    """A game to be watched. `luck` is what the bots' luck has beside the seed of the game.

    `slips`: so many of a hundred answers are given blindly.
    """

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Document
    slips: int
    luck: str = ""


def watch_game(task: Task) -> WatchedGame:
    """Plays a game between bots, and counts what they choose."""
    things = things_of(catalog.load(task.game), len(task.bots), task.options)
    tally = ChoiceTally(len(task.bots), things)
    row = play_game(task.game, task.bots, task.seed, task.options, tally.count, seated(task))
    words = words_of(tally, row)
    return WatchedGame(row.bots, row.moves, row.result, words, tally.uses, tally.counted())


def seated(task: Task) -> dict[int, Bot]:
    """The bots by seat, as `play_game` has them, unless they slip or have luck of their own."""
    seeds = [f"{task.seed}{task.luck}/{seat}" for seat in range(len(task.bots))]
    return {
        seat: slipping(bot(name, seed), task.slips, seed)
        for seat, (name, seed) in enumerate(zip(task.bots, seeds, strict=True))
    }


def things_of(game: Game, seats: int, options: Document) -> Things:
    """All things of the game's album, by kind."""
    shelves = game.album(seats, options)
    return frozenset([thing.id for shelf in shelves for thing in shelf.things])


class ChoiceTally:
    """What has been done so far in a game. `first` is the first seat that was asked alone."""

    def __init__(self, seats: int, things: Things) -> None:
        self.things = things
        self.state: State | None = None
        self.first: int | None = None
        self.asked = [0] * seats
        self.uses: Counter[tuple[ActionKind, int]] = Counter()
        self.could: Counter[tuple[ActionKind, int, int]] = Counter()
        self.did: Counter[tuple[ActionKind, int, int]] = Counter()

    def count(self, state: State, move: Move) -> None:
        """Counts a move that is about to be made."""
        self.state = state
        if self.first is None and not state.rules.decisions[state.phase].several:
            self.first = state.actors[0]
        done = deeds_of(move.action, self.things)
        self.uses.update([(deed, move.seat) for deed in done])
        if state.is_owed(move.seat, move.action):
            self.compare(move.seat, done, state.owed(move.seat))

    def compare(self, seat: int, done: frozenset[ActionKind], answers: Sequence[Action]) -> None:
        """Counts a choice: whatever some answers would do and others would not."""
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
    """What an action does with which things; the action alone, where it names none."""
    named = [kind_of(word) for word in words_of_action(action)]
    found = frozenset([ActionKind(action.do, thing) for thing in named if thing in things])
    return found or frozenset([ActionKind(action.do, "")])


def words_of_action(action: Action) -> Iterator[str]:
    """All words that an action says, and its arguments that are just true: "with an argument"."""
    for name, value in action.document().items():
        if value is True:
            yield name
        yield from words_in(value)


def words_in(value: Any) -> Iterator[str]:
    """All words in a value; the keys of a table name things too."""
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
    """What can be said of each seat in a word, at the end of a game."""
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
    """The fields in which every player has one thing: a family, say."""
    return {
        name: [player[name] for player in players]
        for name in (players[0] if players else ())
        if all(isinstance(player[name], str) and player[name] in things for player in players)
    }
