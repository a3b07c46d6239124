"""Trial: a game with seats, options and random games, for the laws to run on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property
from importlib import util
from pathlib import Path
from typing import Any

from sitdown import catalog
from sitdown.conform import Scenario, read_scenarios
from sitdown.kernel import Action, BadOptions, Chance, Document, Event, Game, State

from .checks import Broken, Untried

USUAL_GAMES = 2
"""The default number of games that each law watches, for each number of seats."""
LONGEST_GAME = 20_000
"""A game with more moves than this is taken as endless."""
WORLDS_SHARE = 3
"""Worlds are imagined for one moment in this many, on average."""
MOST_WORLDS = 5_000
"""The most imagined worlds that are cached for a game. Those of La Cosa Nostra take 110 MB."""

Invariants = Callable[[State], None]
Law = Callable[..., None]


def name_of(law: Law) -> str:
    """The statement of a law: `a_copy_lives_its_own_life` is "a copy lives its own life"."""
    return law.__name__.replace("_", " ")


class Trial:
    """A game under test, and the files that its author provides for that.

    They are in the folder `laws` of the game, or in another one that is given. All are optional:

    - `invariants.py`: `check(state)` is called with every position.
    - `figures.py`: checks figures of foresight; see `laws/figures.py`.
    - `options/*.json`: further sets of options; `players` limits one to a number of seats.
    - `scenarios/*.yaml`: scenarios.
    - `rules.md`: the numbered rules; `page` names another place.
    - `excused.txt`: rules that need no code or no scenario.
    """

    def __init__(
        self,
        id: str,
        games: int = USUAL_GAMES,
        brought: Path | None = None,
        page: Path | None = None,
    ) -> None:
        self.game: Game = catalog.load(id)
        self.id = id
        self.games = games
        self.folder = catalog.folder(id)
        self.given = {"--folder": brought, "--page": page}
        self.brought = self.folder / "laws" if brought is None else brought
        self.page = self.brought / "rules.md" if page is None else page
        self.sets: dict[int, list[Document]] = {}
        self.worlds: dict[tuple[int, int, int, int | None], State] = {}
        """Imagined worlds, by number of seats, game, move and viewer."""

    def arguments(self) -> list[str]:
        """The arguments of `sitdown laws GAME` that repeat this trial."""
        places = [[name, str(place)] for name, place in self.given.items() if place is not None]
        return ["--games", str(self.games), *[word for pair in places for word in pair]]

    def option_sets(self, seats: int) -> list[Document]:
        """Sets of options: the default, each option changed alone, and those of the author."""
        if seats not in self.sets:
            sets = [{}, *self.changed_alone(seats), *self.brought_options(seats)]
            self.sets[seats] = [one for one in sets if is_taken(self.game, seats, one)]
        return self.sets[seats]

    def changed_alone(self, seats: int) -> list[Document]:
        return [
            {name: value}
            for name, option in self.game.options.items()
            for value in samples(option.form.schema(), seats)
            if value != option.default
        ]

    def brought_options(self, seats: int) -> list[Document]:
        files = sorted((self.brought / "options").glob("*.json"))
        sets = [json.loads(file.read_text(encoding="utf-8")) for file in files]
        return [options for options in sets if options.pop("players", seats) == seats]

    @cached_property
    def invariants(self) -> Invariants | None:
        """The game's own `check(state)`; None if there is none."""
        module = self.module("invariants")
        return None if module is None else module.check

    @cached_property
    def figures(self) -> Any:
        """The game's own `figures.py`; None if there is none."""
        return self.module("figures")

    def module(self, name: str) -> Any:
        """Imports a Python file that the author provides; None if there is none."""
        file = self.brought / f"{name}.py"
        if not file.exists():
            return None
        spec = util.spec_from_file_location(f"{name}_{self.id}", file)
        assert spec is not None
        assert spec.loader is not None
        module = util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    @cached_property
    def scenarios(self) -> list[Scenario]:
        files = sorted((self.brought / "scenarios").glob("*.yaml"))
        return [scenario for file in files for scenario in read_scenarios(file)]

    def rules_page(self) -> str:
        """The text of the page that numbers the rules."""
        if not self.page.exists():
            raise Untried(f"there is no page of numbered rules, {self.page.name}")
        return self.page.read_text(encoding="utf-8")

    def sources(self) -> list[Path]:
        """The Python files of the game."""
        return sorted(self.folder.rglob("*.py"))


class Moment:
    """A state before a move, the move, and the random numbers for the law's own use."""

    def __init__(self, game: Game, state: State, seat: int, action: Action, luck: Chance) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.action = action
        self.luck = luck


class WatchedTable:
    """A game at a number of seats, watched by one law. It knows the current game and move."""

    def __init__(self, trial: Trial, seats: int, law: str) -> None:
        self.trial = trial
        self.game = trial.game
        self.seats = seats
        self.law = law
        self.number: int | None = None
        self.move = 0

    def where(self) -> str:
        """The game and move being watched, for the report, so that it can be found again."""
        if self.number is None:
            return f"{self.seats} seats"
        options = json.dumps(self.options_of(self.number), ensure_ascii=False)
        return (
            f"{self.seats} seats, seed {seed(self.number)!r}, options {options}, move {self.move}"
        )

    def options_of(self, number: int) -> Document:
        """The options of the game with this number: the sets take turns."""
        sets = self.trial.option_sets(self.seats)
        return sets[number % len(sets)]

    def new(self, number: int) -> State:
        """The game with this number at its beginning."""
        self.number, self.move = number, 0
        return self.game.new(self.seats, seed(number), **self.options_of(number))

    def all_numbers(self) -> range:
        """The games wanted, and at least one for each set of options."""
        return range(max(self.trial.games, len(self.trial.option_sets(self.seats))))

    def some_numbers(self, watcher: str = "") -> range:
        """The games that a watcher sees; by default the watcher is this law.

        Watchers begin at different games, so that together they try all options.
        """
        first = Chance(watcher or self.law).below(len(self.trial.option_sets(self.seats)))
        return range(first, first + self.trial.games)

    def moments(self, number: int) -> Iterator[Moment]:
        """A random game, move by move. A law must not change the states that it yields."""
        luck = Chance(f"{self.trial.id}/{self.seats}/{number}")
        state = self.new(number)
        for self.move in range(LONGEST_GAME):
            if state.result is not None:
                return
            seat, action = pick_move(state, luck)
            yield Moment(self.game, state, seat, action, luck)
            state.apply(seat, action)
        raise Broken(f"the game does not end in {LONGEST_GAME} moves")

    def sampled(self, share: int, watcher: str = "") -> Iterator[Moment]:
        """Moments of some games: about every `share`-th, and the first two of each phase."""
        for number in self.some_numbers(watcher):
            watch = Chance(f"watch {self.trial.id}/{self.seats}/{number}")
            seen: Counter[str] = Counter()
            for moment in self.moments(number):
                phase = moment.state.phase
                seen[phase] += 1
                if seen[phase] <= 2 or watch.below(share) == 0:
                    yield moment

    def imagined(self) -> Iterator[tuple[Moment, dict[int | None, State]]]:
        """Moments, each with a world per viewer that looks to the viewer like the real one.

        All laws that ask for worlds watch the same games, and worlds are cached for all of them.
        So a law must not change a world, nor draw from the moment's luck.
        """
        for moment in self.sampled(WORLDS_SHARE, f"worlds at {self.seats} seats"):
            yield moment, {viewer: self.world(moment, viewer) for viewer in viewers(moment.state)}

    def world(self, moment: Moment, viewer: int | None) -> State:
        """A cached world that looks to a viewer like the real one at the current moment."""
        assert self.number is not None
        key = (self.seats, self.number, self.move, viewer)
        kept = self.trial.worlds
        world = kept.get(key)
        if world is None:
            world = self.game.imagine(moment.state.view(viewer), seed=self.move)
            if len(kept) < MOST_WORLDS:
                kept[key] = world
        return world


def seed(number: int) -> str:
    return f"law {number}"


def pick_move(state: State, luck: Chance) -> tuple[int, Action]:
    """A random move: mostly an answer that is owed, now and then an aside."""
    seat = luck.pick(list(state.actors))
    if luck.below(8) == 0:
        seat = luck.below(state.seats)
    legal = state.legal(seat)
    if not legal:
        seat = luck.pick(list(state.actors))
        legal = state.legal(seat)
    if not legal:
        raise Broken(f"seat {seat} owes a decision in {state.phase} and can do nothing")
    return seat, legal[luck.below(len(legal))]


def is_taken(game: Game, seats: int, options: Document) -> bool:
    try:
        game.new(seats, 0, **options)
    except BadOptions:
        return False
    return True


def samples(schema: Document, seats: int) -> list[Any]:
    """A few values that fit a schema; none if it is too complex to guess."""
    if "enum" in schema:
        return list(schema["enum"])
    if "anyOf" in schema:
        return [value for one in schema["anyOf"] for value in samples(one, seats)]
    if schema.get("type") == "boolean":
        return [False, True]
    if schema.get("format") == "seat":
        return [0, seats - 1]
    if schema.get("type") == "integer":
        low = schema.get("minimum", 0)
        return sorted({low, min(low + 1, schema.get("maximum", low)), schema.get("maximum", low)})
    return []


def told(events: list[Event], seat: int | None) -> list[Document | None]:
    return [event.told(seat) for event in events]


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats), None]


def as_file(document: Document) -> Document:
    """A document after a round trip through JSON."""
    loaded: Document = json.loads(json.dumps(document))
    return loaded
