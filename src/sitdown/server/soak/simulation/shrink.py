"""Shrinking: finds a shorter story that fails in the same way.

Leaving something out changes the order of everything else, so a shorter story may not fail. A step
that no longer fails is therefore tried again with a few other seeds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from msgspec import structs

from sitdown import catalog

from .judge import Failure
from .story import Party, Story, Strike, Weather
from .world import Outcome

OTHER_SEEDS: Final = 2
"""The number of other seeds with which a step is tried."""

START: Final = 1000.0
"""The time of the loop's clock at the start of a story."""

SHORTER: Final = (0.5, 0.75, 0.9)

CALM: Final = Weather(late=0.0, stays=10_000.0)
"""Fault rates without faults. Connections almost never break."""

Item = TypeVar("Item")


class Enough(Exception):
    """The allowed number of runs is used up."""


class Shrinker:
    """Looks for a shorter story with the failure `what`. `story` is the shortest so far."""

    def __init__(
        self,
        what: str,
        run: Callable[[Story], Outcome],
        tell: Callable[[str], None],
        most: int,
    ) -> None:
        self.what = what
        self.run = run
        self.tell = tell
        self.most = most
        self.runs = 0
        self.story: Story
        self.failure: Failure

    def shrink(self, story: Story, outcome: Outcome) -> Story:
        self.story = story
        self.failure = self.first_failure(outcome)
        try:
            before = None
            while before != self.story:
                before = self.story
                self.shrink_once()
        except Enough:
            self.tell(f"{self.most} runs are used up")
        return self.story

    def shrink_once(self) -> None:
        self.end_sooner()
        self.drop("parties", "tables")
        self.drop("strikes", "events")
        self.calm_down()
        self.simplify("parties", "table", simpler_parties)
        self.simplify("strikes", "event", simpler_strikes)
        self.end_sooner()

    # Steps.

    def end_sooner(self) -> None:
        """Ends the story just after the failure, then even sooner."""
        seconds = round(self.failure.at - START + 1.0, 1)
        if 0.0 < seconds < self.story.seconds:
            self.try_until(seconds)
        for share in SHORTER:
            while self.story.seconds > 10.0:
                if not self.try_until(round(self.story.seconds * share, 1)):
                    break

    def try_until(self, seconds: float) -> bool:
        strikes = [strike for strike in self.story.strikes if strike.at <= seconds]
        return self.tries(f"{seconds:g} seconds", seconds=seconds, strikes=strikes)

    def drop(self, field: str, name: str) -> None:
        """Drops halves, then quarters, and in the end single items."""
        size = max(1, len(getattr(self.story, field)) // 2)
        while True:
            place = 0
            while place < len(items := getattr(self.story, field)):
                left = items[:place] + items[place + size :]
                is_empty = field == "parties" and not left
                if is_empty or not self.tries(f"{len(left)} {name}", **{field: left}):
                    place += size
            if size == 1:
                return
            size //= 2

    def calm_down(self) -> None:
        """Turns all faults off; if that does not fail, each kind of fault separately."""
        if self.story.weather == CALM or self.tries("good weather", weather=CALM):
            return
        for field in Weather.__struct_fields__:
            calm = getattr(CALM, field)
            if getattr(self.story.weather, field) != calm:
                weather = structs.replace(self.story.weather, **{field: calm})
                self.tries(f"weather: {field} {calm:g}", weather=weather)

    def simplify(
        self,
        field: str,
        name: str,
        simpler: Callable[[Any], Iterator[tuple[str, Any]]],
    ) -> None:
        """Makes each table or event as simple as possible."""
        for place in range(len(getattr(self.story, field))):
            has_changed = True
            while has_changed:
                has_changed = False
                items = getattr(self.story, field)
                for step, one in simpler(items[place]):
                    changed = [*items[:place], one, *items[place + 1 :]]
                    if self.tries(f"{name} {place}: {step}", **{field: changed}):
                        has_changed = True
                        break

    # Trying.

    def tries(self, step: str, **changes: Any) -> bool:
        """Whether the story still fails with these changes. If so, they are kept."""
        smaller = structs.replace(self.story, **changes)
        for seed in seeds_from(self.story.seed):
            candidate = structs.replace(smaller, seed=seed)
            if self.runs >= self.most:
                raise Enough
            self.runs += 1
            outcome = self.run(candidate)
            if any(failure.what == self.what for failure in outcome.failures):
                self.story = candidate
                self.failure = self.first_failure(outcome)
                new_seed = "" if candidate.seed == smaller.seed else f", seed {seed}"
                self.tell(f"{self.runs:>3} {step}{new_seed}")
                return True
        return False

    def first_failure(self, outcome: Outcome) -> Failure:
        return next(failure for failure in outcome.failures if failure.what == self.what)


def seeds_from(seed: int) -> Sequence[int]:
    return range(seed, seed + 1 + OTHER_SEEDS)


def simpler_parties(party: Party) -> Iterator[tuple[str, Party]]:
    """Yields the table with one thing simplified."""
    fewest = catalog.load(party.game).seats[0]
    if party.players > fewest and len(party.people) > 1:
        yield "one person less", structs.replace(party, people=party.people[:-1])
    if party.bots and party.players > fewest:
        yield "one bot less", structs.replace(party, bots=party.bots - 1)
    plain: dict[str, Any] = {"spectators": 0, "delay": 0, "strangers": 0, "rematches": 0}
    plain |= {"farewell": False, "rated": False, "opens": 0.0, "clock": None}
    plain |= {"puts_out": False, "imports": False, "bot": "cautious"}
    for field, value in plain.items():
        if getattr(party, field) != value:
            yield f"{field} {value}", structs.replace(party, **{field: value})
    for place, kind in enumerate(party.people):
        if kind != "attentive":
            people = [*party.people]
            people[place] = "attentive"
            yield f"person {place} attentive", structs.replace(party, people=people)


def simpler_strikes(strike: Strike) -> Iterator[tuple[str, Strike]]:
    """Yields the event with one thing simplified."""
    plain: dict[str, Any] = {"opening": None, "update": False, "jump": 0.0, "after": 0}
    if strike.blow == "clock":
        del plain["jump"]
    for field, value in plain.items():
        if getattr(strike, field) != value:
            yield f"{field} {value}", structs.replace(strike, **{field: value})


def name_of(what: str, seed: int) -> str:
    """The file name for a shrunk story."""
    return f"{re.sub(r'[^a-z]+', '-', what.lower()).strip('-')}-{seed}.json"
