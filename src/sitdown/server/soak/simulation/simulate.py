"""`sitdown soak simulate`: runs stories by their seeds, and prints the results."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from itertools import count, islice, takewhile
from pathlib import Path

import msgspec
from msgspec import structs

from sitdown import catalog
from sitdown.kernel import BadOptions
from sitdown.kernel.form import quoted
from sitdown.server.soak.servers import cores, machine
from sitdown.table import Refused
from sitdown.wire.settings import clocks

from .judge import Judge
from .processes import outcomes
from .shrink import Shrinker, name_of
from .story import MIXES, Mix, Party, Story, read_story, story_of, written
from .totals import AN_HOUR, Totals, told
from .world import Outcome, run

USUAL_MIX = "standard"
USUAL_SEEDS = 20
PROGRESS_SECONDS = 2.0
"""Seconds between two progress lines at a terminal."""
RARE_PROGRESS_SECONDS = 60.0
"""Seconds between two progress lines if standard error is not a terminal."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""
ALL = 10**9
MOST_RUNS = 300
"""The largest number of runs to find a shorter story."""
OF_A_MIX = {"mix": "--mix", "hours_each": "--hours-each", "tables": "--tables", "games": "--games"}
"""The options that decide which story a seed stands for."""


def simulate(given: argparse.Namespace, games: Sequence[str]) -> int:
    require_sense(given)
    mix = mix_of(given)
    replay = replay_command(given)
    if given.story is not None:
        return tell_one(given, story_in(given.story), f"story           {given.story}")
    if given.seed is not None:
        story = story_of(given.seed, mix, games)
        return tell_one(given, story, f"seed            {given.seed} of {described(given, mix)}")
    stories = (story_of(seed, mix, games) for seed in seeds_of(given))
    return tell_many(given, stories, described(given, mix), replay)


def require_sense(given: argparse.Namespace) -> None:
    """Refuses options that would have no effect."""
    is_one = given.seed is not None or given.story is not None
    if given.out is not None and not given.out.is_dir():
        raise Refused("bad-request", f"{quoted(str(given.out))} is not a folder")
    for name, option in {"trace": "--trace", "shrink": "--shrink"}.items():
        if getattr(given, name) and not is_one:
            raise Refused("bad-request", f"{option} is for one story: name its --seed or --story")
    for name, option in {"first": "--first", "jobs": "--jobs"}.items():
        if getattr(given, name) is not None and is_one:
            raise Refused("bad-request", f"{option} is for many stories, not for one")
    for name, option in OF_A_MIX.items():
        if getattr(given, name) is not None and given.story is not None:
            raise Refused("bad-request", f"{option} says what a seed tells; --story says it all")


def mix_of(given: argparse.Namespace) -> Mix:
    mix = MIXES[given.mix or USUAL_MIX]
    if given.hours_each is not None:
        mix = structs.replace(mix, hours=given.hours_each)
    if given.tables is not None:
        mix = structs.replace(mix, tables=given.tables)
    return mix


def described(given: argparse.Namespace, mix: Mix) -> str:
    return f"{given.mix or USUAL_MIX}; {mix.tables} tables and {mix.hours:g} h each"


def replay_command(given: argparse.Namespace) -> str:
    """The command that repeats a story of this run, without its seed."""
    words = ["sitdown", "soak", "simulate"]
    for name, option in OF_A_MIX.items():
        value = getattr(given, name)
        if value is not None:
            words += [option, f"{value:g}" if isinstance(value, float) else str(value)]
    return shlex.join(words)


def seeds_of(given: argparse.Namespace) -> Iterator[int]:
    seeds = count(given.first or 0)
    if given.hours is None:
        return islice(seeds, given.seeds or USUAL_SEEDS)
    until = time.monotonic() + given.hours * AN_HOUR
    return takewhile(lambda _: time.monotonic() < until, seeds)


def story_in(file: Path) -> Story:
    """Reads a story from a file, and checks that it can be run."""
    try:
        story = read_story(file)
        for party in story.parties:
            require_playable(party)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, BadOptions) as fault:
        raise Refused("bad-request", f"{quoted(str(file))} is not a story: {fault}") from None
    return story


def require_playable(party: Party) -> None:
    """Refuses a table that no server would create."""
    if party.players not in catalog.load(party.game).seats:
        raise BadOptions(f"{party.players} do not play {party.game}")
    if party.clock not in (None, *[clock.id for clock in clocks(party.game)]):
        raise BadOptions(f"no clock {quoted(str(party.clock))} for {party.game}")


# One story.


def tell_one(given: argparse.Namespace, story: Story, title: str) -> int:
    with tracing() if given.trace else nullcontext():
        outcome = run(story)
    totals = Totals()
    totals.add(story, outcome)
    print(machine())
    print(title)
    print(*totals.report(), sep="\n")
    print(f"digest          {outcome.digest}")
    print(*told(outcome.failures, ALL), sep="\n", end="\n" if outcome.failures else "")
    if not outcome.failures:
        return 0
    keep(given, story)
    if given.shrink:
        shrink(given, story, outcome)
    return 1


@contextmanager
def tracing() -> Iterator[None]:
    """Prints all messages to clients, with the virtual time and the name of the client."""
    Judge.trace = lambda line: print(line.decode())
    try:
        yield
    finally:
        Judge.trace = None


def shrink(given: argparse.Namespace, story: Story, outcome: Outcome) -> None:
    """Looks for a shorter story that fails in the same way, and writes it."""
    what = outcome.failures[0].what
    print(f"shrinking       {quoted(what)}, at most {MOST_RUNS} runs")
    shrinker = Shrinker(what, run, lambda line: print(f"  {line}", flush=True), MOST_RUNS)
    try:
        shrinker.shrink(story, outcome)
    except KeyboardInterrupt:
        print("  interrupted; this is the shortest story so far")
    file = folder_of(given) / name_of(what, story.seed)
    file.write_bytes(written(shrinker.story))
    print(f"written         {file}")
    print(f"  {shlex.join(['sitdown', 'soak', 'simulate', '--story', str(file)])}")


# Many stories.


def tell_many(given: argparse.Namespace, stories: Iterator[Story], title: str, replay: str) -> int:
    totals = Totals()
    was_interrupted = False
    progress = Progress()
    try:
        with closing(outcomes(stories, given.jobs or len(cores()) or os.cpu_count() or 1)) as told:
            for one in told:
                if one is not None:
                    totals.add(*one)
                    if one[1].failures:
                        keep(given, one[0])
                progress.show(totals)
    except KeyboardInterrupt:
        was_interrupted = True
    progress.clear()
    print(machine())
    print(f"stories         {title}{'; interrupted' if was_interrupted else ''}")
    print(*totals.report(), *totals.told_failures(replay), sep="\n")
    return 1 if totals.failures else INTERRUPTED if was_interrupted else 0


class Progress:
    """Shows progress on standard error."""

    def __init__(self) -> None:
        self.is_terminal = sys.stderr.isatty()
        self.pause = PROGRESS_SECONDS if self.is_terminal else RARE_PROGRESS_SECONDS
        self.shown = time.monotonic()

    def show(self, totals: Totals) -> None:
        if time.monotonic() - self.shown < self.pause:
            return
        self.shown = time.monotonic()
        self.clear()
        end = "" if self.is_terminal else "\n"
        print(totals.progress(), end=end, file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.is_terminal:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def keep(given: argparse.Namespace, story: Story) -> None:
    """Writes a story that failed, if a folder for them is named."""
    if given.out is not None:
        name = f"{given.mix or USUAL_MIX}-{story.seed}.json"
        (folder_of(given) / name).write_bytes(written(story))


def folder_of(given: argparse.Namespace) -> Path:
    folder: Path = given.out or Path()
    return folder
