"""Stories: the tables, people and server events of a run, made from a seed or read from a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct, structs

from sitdown import catalog
from sitdown.wire.settings import clocks

AN_HOUR = 3600.0

Kind = Literal[
    "attentive", "slow", "absent", "roaming", "doubled", "talker", "by mail", "rude", "daily"
]
"""The kinds of people: see `HABITS`."""
KINDS: tuple[Kind, ...] = get_args(Kind)
BY_MAIL: frozenset[Kind] = frozenset({"by mail", "daily"})
"""People who connect now and then, for a few moves."""

Sort = Literal["people", "people and bots", "bots", "by mail"]
"""The kind of a table by its players."""
SORTS: tuple[Sort, ...] = get_args(Sort)

Blow = Literal["kill", "power", "stop", "freeze", "clock"]
"""The kinds of events that hit the server.

`kill`: its process ends at once. `power`: so does its machine, and nobody closes its connections.
`stop`: it stops in order. `freeze`: nothing runs for a while. `clock`: the wall clock jumps.
"""


BLOWS: tuple[Blow, ...] = get_args(Blow)

Bot = Literal["cautious", "random", "program"]
Share = Annotated[float, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class Party(Struct, frozen=True):
    """A table: its game and its people. Chairs beyond `people` have bots."""

    game: str
    people: list[Kind]
    bots: int = 0
    bot: Bot = "cautious"
    """The bot on those chairs. `program` is an external program, which hangs now and then."""
    clock: str | None = None
    rated: bool = False
    spectators: int = 0
    delay: int = 0
    """The delay of spectators in seconds."""
    strangers: int = 0
    """The number of people who ask for a seat later."""
    rematches: int = 0
    puts_out: bool = False
    """Whether the host removes a player in the middle of the game."""
    imports: bool = False
    """Whether the host imports the game's replay afterwards."""
    farewell: bool = False
    """Whether a guest may be erased afterwards."""
    opens: Seconds = 0.0
    """Seconds after the start of the story when the table is created."""
    rests: float = 0.0
    """Seconds between two games, without a table."""

    @property
    def players(self) -> int:
        return len(self.people) + self.bots

    @property
    def sort(self) -> Sort:
        if not self.people:
            return "bots"
        if set(self.people) <= BY_MAIL:
            return "by mail"
        return "people and bots" if self.bots else "people"


class Strike(Struct, frozen=True):
    """An event that hits the server.

    After `at` seconds the next message arms it, and `after` further steps of the server trigger it.
    A server that has ended starts again after `down` seconds.
    """

    at: Seconds
    blow: Blow
    after: Count = 0
    down: Seconds = 1.0
    jump: float = 0.0
    """Seconds by which the wall clock is changed afterwards."""
    opening: Count | None = None
    """The number of steps into the next start after which the server is killed once more."""
    update: bool = False
    """Whether it starts again with other rules, which adopt the old games."""


class Weather(Struct, frozen=True):
    """The rates of faults during the whole story. Shares are between 0 and 1."""

    write_faults: Share = 0.0
    """The share of commits that report a fault. Half of these are written all the same."""
    read_faults: Share = 0.0
    """The share of reads that fail."""
    stalls: Share = 0.0
    """The share of disk operations that take up to 40 seconds."""
    full: Share = 0.0
    """The share of commits after which the disk is full for a while."""
    late: Share = 0.02
    """The share of pieces that the network sends again, up to four seconds later."""
    lost: Share = 0.0
    """The share of requests that are lost, or whose answers are."""
    overdue: Share = 0.0
    """The share of bot thoughts that take too long."""
    broken: Share = 0.0
    """The share of bot thoughts that end with an error."""
    stays: Annotated[float, Meta(gt=0)] = 900.0
    """The average seconds after which a connection breaks."""


class Story(Struct, frozen=True):
    """Everything that determines a run, apart from the code."""

    seed: int
    seconds: Annotated[float, Meta(gt=0)]
    parties: Annotated[list[Party], Meta(min_length=1)]
    strikes: list[Strike]
    weather: Weather


class Mix(Struct, frozen=True):
    """The settings from which the stories of a kind are drawn."""

    tables: int = 20
    hours: float = 0.5
    kill_every: float = 120.0
    """The average seconds between two strikes."""
    weather: Weather = Weather(write_faults=0.002, lost=0.005, overdue=0.01)
    short_outages: bool = False
    daily: bool = False
    """Whether all games are correspondence games.

    People then connect a few times a day and sometimes miss a deadline.
    """


MIXES: dict[str, Mix] = {
    "standard": Mix(),
    "storm": Mix(
        kill_every=25.0,
        short_outages=True,
        weather=Weather(
            write_faults=0.02,
            read_faults=0.005,
            stalls=0.0005,
            full=0.0005,
            late=0.05,
            lost=0.02,
            overdue=0.02,
            broken=0.005,
            stays=300.0,
        ),
    ),
    "weeks": Mix(
        hours=14 * 24.0,
        kill_every=4 * AN_HOUR,
        weather=Weather(write_faults=0.002, lost=0.005, overdue=0.01),
        daily=True,
    ),
}


def story_of(seed: int, mix: Mix, games: Sequence[str] = ()) -> Story:
    """The story of a seed."""
    luck = Random(f"story/{seed}")
    seconds = mix.hours * AN_HOUR
    # In some stories nobody chats: talk would wake up a table that has stopped, and hide the fault.
    calm = luck.random() < 0.3
    named = list(games) or catalog.games()
    parties = [party_of(luck, named[place % len(named)], calm) for place in range(mix.tables)]
    if mix.daily:
        parties = [daily(luck, party) for party in parties]
    return Story(seed, seconds, parties, strikes_of(luck, mix, seconds), mix.weather)


def party_of(luck: Random, game: str, calm: bool) -> Party:
    fewest = catalog.load(game).seats[0]
    players = fewest + luck.choice((0, 0, 1))
    kind = luck.random()
    if kind < 0.1:
        people: list[Kind] = []
    elif kind < 0.25:
        people = ["by mail"] * players
    else:
        people = [kind_of(luck, calm) for _ in range(players)]
    bots = players - len(people)
    if people and luck.random() < 0.4:
        people, bots = people[:-1], 1
    *timed, mail = [clock.id for clock in clocks(game) if clock.id is not None]
    by_mail = bool(people) and people[0] == "by mail"
    return Party(
        game=game,
        people=people,
        bots=bots,
        bot=luck.choice(("cautious", "cautious", "random", "program")),
        clock=mail if by_mail else luck.choice((*timed, *timed[1:], None)),
        rated=not by_mail and luck.random() < 0.5,
        spectators=luck.choice((0, 0, 1)) if people else 1,
        delay=luck.choice((0, 0, 30)),
        strangers=luck.choice((0, 0, 0, 1)),
        rematches=luck.choice((0, 1)),
        puts_out=luck.random() < 0.1,
        imports=luck.random() < 0.2,
        farewell=luck.random() < 0.2,
        opens=round(luck.uniform(0.0, 20.0), 3),
        # Bots alone make as many moves in minutes as people do in an evening, so they rest longer.
        rests=0.0 if people else round(luck.uniform(600.0, 1200.0), 3),
    )


def daily(luck: Random, party: Party) -> Party:
    """The same table as a correspondence game."""
    people: list[Kind] = ["daily"] * max(1, len(party.people))
    by_mail = [clock.id for clock in clocks(party.game) if clock.id is not None][-1]
    return structs.replace(
        party,
        people=people,
        bots=party.players - len(people),
        clock=by_mail,
        opens=luck.uniform(0.0, 12 * AN_HOUR),
    )


def kind_of(luck: Random, calm: bool) -> Kind:
    if calm:
        return luck.choice(("attentive", "slow", "absent"))
    return luck.choice((*KINDS[:-1], "attentive", "attentive", "slow"))


def strikes_of(luck: Random, mix: Mix, seconds: float) -> list[Strike]:
    found: list[Strike] = []
    at = 0.0
    while (at := at + luck.expovariate(1 / mix.kill_every)) < seconds:
        blow = luck.choices(BLOWS, (65, 10, 10, 10, 5))[0]
        outages = (0.2, 1.0, 2.0, 4.0) if mix.short_outages else (0.2, 1.0, 2.0, 5.0, 20.0, 120.0)
        is_long = blow in ("freeze", "clock")
        found.append(
            Strike(
                at=round(at, 3),
                blow=blow,
                after=luck.choice((0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 60)),
                down=round(luck.uniform(0.5, 25.0), 3) if is_long else luck.choice(outages),
                jump=round(luck.uniform(-20, 20), 3) if luck.random() < 0.15 else 0.0,
                opening=luck.randint(1, 40) if luck.random() < 0.15 else None,
                update=luck.random() < 0.05,
            )
        )
    return found


def read_story(path: Path) -> Story:
    return msgspec.json.decode(path.read_bytes(), type=Story)


def written(story: Story) -> bytes:
    """A story as indented JSON, because people read it too."""
    return msgspec.json.format(msgspec.json.encode(story), indent=1) + b"\n"
