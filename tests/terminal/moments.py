"""Moments of every game: each phase at its fullest, for few and for many seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random

from sitdown import catalog
from sitdown.conform import read_scenarios
from sitdown.conform.runner import Run
from sitdown.kernel import Document, Event, Game, Seat, State
from sitdown.terminal.local_game import guests_of
from sitdown.terminal.local_table import LocalTable
from sitdown.terminal.screens.screen import Screen
from sitdown.terminal.turn import Turn

SCENARIOS = Path(__file__).parents[1] / "games"
TOLD = 12
"""Events that a seat has yet to read."""
LONGEST = 300
"""Moves that a game is followed for."""


class Moment:
    """A seat that is asked something, and what it was told before."""

    def __init__(self, state: State, seat: Seat, source: str, told: Sequence[Event] = ()) -> None:
        self.state = state
        self.seat = seat
        self.source = source
        self.told = told

    def turn(self, screen: Screen, language: str) -> Turn:
        """The same before a screen."""
        game = catalog.load(self.state.document()["game"])
        guests = guests_of([""], self.state.seats)
        news = [event.told(self.seat) for event in self.told]
        nobody: list[str | None] = [None] * self.state.seats
        heard: list[list[Document]] = [news] * self.state.seats
        table = LocalTable(game, self.state, guests, nobody, {}, language, heard)
        return Turn(table, screen, table.words(language).to(self.seat), self.seat, [])

    @property
    def name(self) -> str:
        return f"{self.state.phase}, {self.state.seats} seats, {self.source}"


@cache
def moments(id: str) -> list[Moment]:
    """Of each phase and each number of seats the fullest one that was met."""
    fullest: dict[tuple[str, int], tuple[int, Moment]] = {}
    game = catalog.load(id)
    for number, moment in enumerate(chain(played(game), staged(id))):
        key = (moment.state.phase, moment.state.seats)
        if key in fullest and number % 4:
            continue
        size = len(str(moment.state.view(moment.seat)))
        if size > fullest.get(key, (0, None))[0]:
            kept = Moment(moment.state.copy(), moment.seat, moment.source, moment.told)
            fullest[key] = (size, kept)
    return [moment for _, moment in fullest.values()]


def played(game: Game) -> Iterator[Moment]:
    """Games in which everybody does anything that is allowed; the same ones each time."""
    for seats in sorted({max(3, game.seats[0]), game.seats[-1]}):
        for seed in range(2):
            luck = Random(seed)
            state = game.new(seats, f"{game.id}/{seed}")
            told: list[Event] = []
            for _ in range(LONGEST):
                if state.result is not None:
                    break
                seat = luck.choice(state.actors)
                yield Moment(state, seat, f"seed {seed}", told[-TOLD:])
                told += state.apply(seat, luck.choice(state.legal(seat)))


def staged(id: str) -> Iterator[Moment]:
    """Positions of the game's scenarios, which bring up what is rare."""
    for file in sorted((SCENARIOS / id / "scenarios").glob("*.yaml")):
        for scenario in read_scenarios(file):
            state = Run(scenario).state
            if state.result is None and state.seats >= 3:
                yield Moment(state, state.actors[0], scenario.id)
