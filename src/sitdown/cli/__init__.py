"""The `sitdown` command: each subcommand is a call of one function."""

from __future__ import annotations

import argparse
import json
import os
import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import asdict
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, NoReturn

import msgspec
from rich.table import Table as Grid

from sitdown import argument_types, catalog, terminal
from sitdown.argument_types import read_options
from sitdown.bots import BOTS, characters
from sitdown.bots import names as bot_names
from sitdown.bots.endpoint import USUAL_SECONDS, invite, read_endpoints
from sitdown.conform import BadScenario, Failure, read_scenarios, run_scenario
from sitdown.kernel import BadOptions, BadPosition, Document, Game, SitdownError
from sitdown.kernel.form import nearest, quoted
from sitdown.lab import playthrough
from sitdown.lab.balance import Balance, balance, read_bots
from sitdown.lab.bench import Speed, bench
from sitdown.lab.bench_envs import pace, paces_of_openspiel
from sitdown.lab.bench_openspiel import beside
from sitdown.lab.decks import DECK, deck_lines, packaged, with_deck
from sitdown.lab.duel import duel
from sitdown.lab.jobs.backend import Way
from sitdown.lab.learn import learn
from sitdown.lab.line_ups import how_many
from sitdown.lab.strength_order import FALLS, ladder
from sitdown.lab.study.study import Plan, study
from sitdown.lab.timing import Pace
from sitdown.lab.tournament import ORDERS, Tournament, enter, hold
from sitdown.laws import Trial, runner
from sitdown.laws.trial import USUAL_GAMES
from sitdown.review import Effort, review_all
from sitdown.review import budget as efforts
from sitdown.terminal.print_review import print_review
from sitdown.terminal.progress import followed, watched
from sitdown.terminal.replaying import replay_in, saved_in, verify_saved
from sitdown.terminal.screens.safe_console import Paper
from sitdown.version import edition
from sitdown.words import LANGUAGES, Words
from sitdown.words.user_text import harmless, put

from .host import serve as server

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

    from sitdown.envs.models import Report
    from sitdown.mcp.assistant_seat import Chair

Command = Callable[[argparse.Namespace], int]

USUAL_BOT = "cautious"
LAST = object()
"""The saved game that is meant where none is named."""
BEGUN_WITH = ("players", "bots", "human", "watch", "seed", "option")
"""What a saved game has brought along."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command. A refusal is one sentence on stderr and exit code 2."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    name = "sitdown"
    try:
        given = read(arguments)
        name = f"sitdown {given.name}"
        return carry_out(given)
    except (SitdownError, BadScenario) as refusal:
        return refuse(name, str(refusal))
    except BrokenPipeError:  # whoever read the output has gone
        fall_silent()
        return 1
    except OSError as fault:
        fall_silent()
        place = f"{fault.filename}: " if fault.filename else ""
        return refuse(name, f"{place}{fault.strerror or fault}")
    except KeyboardInterrupt:
        return 130


def read(arguments: Sequence[str] | None) -> argparse.Namespace:
    typed_words = sys.argv[1:] if arguments is None else arguments
    try:
        return parser().parse_args(arguments, argparse.Namespace(typed=list(typed_words)))
    finally:
        sys.stdout.flush()  # help and version have been written by now


def carry_out(given: argparse.Namespace) -> int:
    command: Command = given.command
    code = command(given)
    sys.stdout.flush()  # what cannot be written is told now, not when all is over
    return code


def refuse(name: str, why: str) -> int:
    with suppress(OSError):
        put(f"{name}: {why}", to=sys.stderr)
    return 2


def fall_silent() -> None:
    """What can still be written is; the rest goes nowhere, so that nothing is said at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# The commands.


def list_games(given: argparse.Namespace) -> int:
    """All games: id, title, seats."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for id in catalog.games():
        game, words = catalog.load(id), Words(given.lang, id)
        seats = words.say("ui-seats", least=game.seats[0], most=game.seats[-1])
        grid.add_row(id, words.title(), seats, words.say("tagline") if words.has("tagline") else "")
    console().print(grid)
    return 0


def play(given: argparse.Namespace) -> int:
    """Plays a new game, or goes on with a saved one."""
    invite_programs(given)
    if given.resume is not None:
        return go_on(given)
    if given.game is None:
        raise BadOptions(f"which game? (there are: {', '.join(catalog.games())})")
    table = terminal.sit_down(
        catalog.load(given.game),
        given.players,
        [] if given.watch else given.human or [""],
        (given.bots or USUAL_BOT).split(","),
        SystemRandom().randrange(10**9) if given.seed is None else given.seed,
        read_options(given.option),
        given.lang,
    )
    file = given.save or terminal.new_file(given.game)
    return terminal.play(table, terminal.screen(given.plain), file, given.lang)


def invite_programs(given: argparse.Namespace) -> None:
    """The programs outside that may be named like bots."""
    invite(read_endpoints(given.endpoint, list(BOTS)), given.endpoint_seconds, given.lang)


def go_on(given: argparse.Namespace) -> int:
    """Goes on with a saved game, as it was begun; only its language and its file may change."""
    for name in BEGUN_WITH:
        if getattr(given, name):
            raise BadOptions(f"--resume goes on with a game as it was begun, without --{name}")
    wanted = None if given.resume is LAST else given.resume
    if wanted is not None and given.game is not None:
        raise BadOptions(f"--resume {wanted}: it is a saved game that is wanted then, no GAME")
    file = terminal.saved_file(given.game if wanted is None else wanted)
    table = terminal.resume(file)
    language = given.lang if given.chosen else table.language
    return terminal.play(table, terminal.screen(given.plain), given.save or file, language)


def rules(given: argparse.Namespace) -> int:
    """Prints the rules of a game and its options."""
    game = catalog.load(given.game)
    page = catalog.folder(game.id) / "words" / f"rules.{given.lang}.md"
    if not page.exists():
        raise BadOptions(f"{game.id} has no page of rules in this language")
    text = page.read_text(encoding="utf-8") + options_page(game, Words(given.lang, game.id))
    terminal.print_page(text, terminal.wants_plain(given.plain))
    return 0


def options_page(game: Game, words: Words) -> str:
    if not game.options:
        return ""
    lines = ["", f"## {words.say('ui-options')}", ""]
    for name, option in game.options.items():
        usual = words.say("ui-default", value=json.dumps(option.default))
        about = words.about(f"option-{name}")
        lines.append(f"- `{name}` ({words.say(f'option-{name}')}, {usual}): {about}")
    return "\n".join(lines) + "\n"


def show(given: argparse.Namespace) -> int:
    """Shows a position from a file."""
    screen = terminal.screen(given.plain)
    terminal.print_position(given.position, given.seat, given.all, screen, given.lang)
    return 0


def conform(given: argparse.Namespace) -> int:
    """Runs scenarios: a line for each that fails, then a count."""
    passed = failed = 0
    for file in given.files:
        for scenario in read_scenarios(file):
            try:
                run_scenario(scenario)
            except Failure as failure:
                failed += 1
                put(f"{file}: {scenario.id} {scenario.title}: {failure}")
            else:
                passed += 1
                if given.verbose:
                    put(f"{scenario.id} {scenario.title}")
    put(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def laws(given: argparse.Namespace) -> int:
    """Tries a game by all laws, its scenarios and its words: for whoever writes one."""
    if given.folder and not given.folder.is_dir():
        raise BadOptions(f"--folder: {given.folder} is no folder")
    if given.page and not given.page.is_file():
        raise BadOptions(f"--page: {given.page} is no file")
    games = given.games or (runner.LONG if given.long else USUAL_GAMES)
    trial = Trial(given.game, games, given.folder, given.page)
    seats = [trial.game.read_seats(given.seats)] if given.seats else list(trial.game.seats)
    counted: Counter[str] = Counter()
    for verdict in runner.try_game(trial, seats, given.law or ""):
        counted[verdict.word] += 1
        put(*verdict.lines())
    if not counted:
        raise BadOptions(f"no law says {given.law!r}")
    put(", ".join(f"{count} {word}" for word, count in counted.items()))
    return 1 if counted["failed"] else 0


def measure(given: argparse.Namespace) -> int:
    """Measures games and prints one table; with `--beside` how many times as fast as others."""
    games = [catalog.load(id) for id in given.games or catalog.games()]
    options = read_options(given.option)
    tables: list[tuple[str, int | None]] = [
        (game.id, seats)
        for game in games
        for seats in (game.seats if given.all_seats else [given.players])
    ]
    if given.envs:
        return measure_steps(tables, given, options)
    others = beside(given.seconds) if given.beside else {}
    speeds = [bench(id, seats, given.seconds, options) for id, seats in tables]
    if given.json:
        found = [asdict(speed) | ({"beside": others} if others else {}) for speed in speeds]
        put(*json.dumps(found, indent=1).split("\n"))
        return 0
    put(f"moves a second, CPU time of one core, {speeds[0].build}")
    console().print(speed_table(speeds))
    if others:
        put("", "moves a second of `play_out` by those of OpenSpiel, driven from Python")
        console().print(ratio_table(speeds, others))
    return 0


def measure_steps(
    tables: list[tuple[str, int | None]], given: argparse.Namespace, options: Document
) -> int:
    """Measures environments, with observation and mask on; `--beside` OpenSpiel's."""
    paces = [pace(id, seats, given.seconds, options) for id, seats in tables]
    if given.beside:
        paces += paces_of_openspiel([(one.name, one.players) for one in paces], given.seconds)
    if given.json:
        put(*json.dumps([asdict(one) for one in paces], indent=1).split("\n"))
        return 0
    put("steps a second with observation and mask, CPU time of one core")
    grid = number_table(["environment", "players"], ["sees", "steps/s", "games/s"])
    for one in paces:
        rates = [f"{one.steps_per_second:,.0f}", f"{one.games_per_second:,.1f}"]
        grid.add_row(one.name, str(one.players), str(one.sees), *rates)
    console().print(grid)
    return 0


def speed_table(speeds: list[Speed]) -> Grid:
    heads = ["apply", "play_out", "games/s", "µs copy", "legal", "view", "load", "imagine"]
    grid = number_table(["game", "players"], heads)
    for speed in speeds:
        grid.add_row(
            speed.game,
            str(speed.players),
            f"{speed.applied_per_second:,.0f}",
            f"{speed.played_out_per_second:,.0f}",
            f"{speed.games_per_second:,.1f}",
            f"{speed.copy_us:.1f}",
            f"{speed.legal_us:.1f}",
            f"{speed.view_us:.1f}",
            f"{speed.load_us:.1f}",
            f"{speed.imagine_us:.1f}",
        )
    return grid


def ratio_table(speeds: list[Speed], others: dict[str, float]) -> Grid:
    grid = number_table(["game", "players"], list(others))
    grid.add_row("", "", *[f"{other:,.0f}" for other in others.values()])
    for speed in speeds:
        ratios = [f"{speed.played_out_per_second / other:.2f}x" for other in others.values()]
        grid.add_row(speed.game, str(speed.players), *ratios)
    return grid


def fight(given: argparse.Namespace) -> int:
    """Lets two bots play against each other and prints how often each won."""
    invite_programs(given)
    with stoppable(given) as way:
        standings = duel(
            given.game,
            given.one,
            given.other,
            given.games,
            given.players,
            given.seed,
            read_options(given.option),
            way=way,
            alone=given.alone,
        )
    columns = ["games", "wins", "95 % interval", "fair", "place", "before"]
    grid = number_table(["bot", "among"], columns)
    for one in standings:
        numbers = [
            str(one.games),
            f"{one.rate:.1%}",
            f"{one.low:.1%} – {one.high:.1%}",
            f"{one.fair:.1%}",
            f"{one.place:.2f}",
            f"{one.before:.1%}",
        ]
        grid.add_row(one.bot, one.against, *numbers)
    console().print(grid)
    return 0


def compare_characters(given: argparse.Namespace) -> int:
    """Prints what bots are like by what they do, each alone among cautious ones."""
    # Here, as nothing else needs it.
    from sitdown.lab.characters import manners

    names = given.bots or [*characters(), "cautious"]
    way = Way(given.processes)
    found = manners(given.game, names, given.games, given.players, given.seed, way)
    columns = list(dict.fromkeys(name for figures in found.values() for name in figures))
    grid = number_table(["bot"], columns)
    for name, figures in found.items():
        cells = [figures.get(column) for column in columns]
        grid.add_row(name, *["" if one is None else told_figure(*one) for one in cells])
    console().print(grid)
    return 0


def told_figure(mean: float, error: float) -> str:
    return f"{mean:,.0f} ± {error:,.0f}" if mean >= 100 else f"{mean:.2f} ± {error:.2f}"


def tournament(given: argparse.Namespace) -> int:
    """Lets bots play in all line-ups and prints ratings, wins and who was placed before whom."""
    # Here, as only this and studies need the words of pages.
    from sitdown.lab.findings import one_tournament
    from sitdown.lab.report import plots, write_contest
    from sitdown.lab.report.labels import Wording
    from sitdown.lab.report.tournament_page import figures
    from sitdown.lab.report.tournament_verdict import verdict

    if given.report:
        plots.require_matplotlib()
    for file in filter(None, (given.report, given.json)):
        require_place(file)
    invite_programs(given)
    bots = [given.one, *given.others]
    options = read_options(given.option)
    contest = enter(given.game, bots, given.games, given.players, given.seed, options)
    with stoppable(given) as way:
        found = hold(contest, way)
    rungs = ladder(found) if given.ladder else None
    words = Words(given.lang, contest.game.id)
    print_tournament(found)
    put(*verdict(found, one_tournament(found), rungs, Wording(words)))
    if given.json:
        text = json.dumps(figures(found, rungs), indent=1, ensure_ascii=False)
        write_file(given.json, text + "\n")
    if given.report:
        command = shlex.join(["sitdown", *given.typed])
        write_file(given.report, write_contest(found, rungs, words, command))
    return 1 if rungs is not None and rungs.verdict == FALLS else 0


def write_file(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8", newline="\n")
    put(f"{file} is written")


def paces_of(pace: Pace | None) -> list[str]:
    """Milliseconds for a move by the clock and of a core, if any was made in this run."""
    if pace is None:
        return ["", ""]
    return [f"{1000 * seconds / pace.moves:.2f}" for seconds in (pace.seconds, pace.cpu_seconds)]


def print_tournament(found: Tournament) -> None:
    heads = [
        "rating",
        "",
        "games",
        "wins",
        "95 % interval",
        "fair",
        "place",
        "ms a move",
        "of a core",
    ]
    grid = number_table(["bot"], heads)
    for one in found.entries:
        low, high = one.share.interval
        numbers = [
            str(one.rating.figure),
            f"±{one.rating.band}",
            str(one.games),
            f"{one.share.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{one.share.fair:.1%}",
            f"{one.place:.2f}",
            *paces_of(found.run.paces.get(one.bot)),
        ]
        grid.add_row(one.bot, *numbers)
    console().print(grid)
    grid = number_table(["bot", "and"], ["games", "placed before", "95 % interval"])
    for met in found.meetings:
        low, high = met.interval
        numbers = [str(met.games), f"{met.rate:.1%}", f"{low:.1%} – {high:.1%}"]
        grid.add_row(met.one, met.other, *numbers)
    console().print(grid)
    seats = found.contest.seats
    line_ups = f"{found.line_ups} of {how_many(len(found.contest.bots), seats)} line-ups"
    lost = found.lost / found.games
    put(f"{found.games} games at {seats} seats, {line_ups}; nobody won {lost:.1%}")
    put(f"ratings are the mean of {ORDERS} orders of the games")


def models(given: argparse.Namespace) -> int:
    """Lets programs outside and bots play games in words and prints what each of them is like."""
    from sitdown.envs.models import measure

    reports = measure(
        given.game,
        given.models,
        given.games,
        given.players,
        given.seed,
        given.lang,
        read_options(given.option),
        given.endpoint_seconds,
        given.at_once,
        given.most,
    )
    if given.json:
        put(*json.dumps([asdict(one) for one in reports], indent=1).split("\n"))
    else:
        console().print(model_table(reports))
    return 0


def model_table(reports: list[Report]) -> Grid:
    heads = ["games", "asked", "illegal", "defaults", "deals", "words", "kept", "broken", "wins"]
    grid = number_table(["model"], [*heads, "place"])
    for one in reports:
        counts = [one.defaults, one.deals, one.promises, one.kept, one.broken]
        numbers = [str(one.games), str(one.asked), f"{one.illegal:.1%}", *map(str, counts)]
        grid.add_row(one.model, *numbers, f"{one.wins:g}", f"{one.place:.2f}")
    return grid


def teach(given: argparse.Namespace) -> int:
    """Learns from many games how likely each seat wins from a position, and how sure that is."""
    if given.write is not None:
        require_place(given.write)
    way = Way(given.processes)
    seats, seed, slips = given.players, given.seed, given.slips
    command = f"sitdown learn {given.game} --games {given.games} --seed {seed} --slips {slips}"
    command += "" if seats is None else f" --players {seats}"
    learnt = learn(given.game, given.games, seats, seed, given.bot, slips, way, command)
    text = json.dumps(learnt.document(), indent=2)
    if given.write is None:
        put(*text.split("\n"))
    else:
        write_file(given.write, f"{text}\n")
    return 0


def weigh(given: argparse.Namespace) -> int:
    """Lets bots play and prints how often each seat and each role won; writes a report of it."""
    game = catalog.load(given.game)
    seats = game.read_seats(given.players or game.seats[0])
    options = with_deck(game, seats, read_options(given.option), given.deck)
    if given.report or given.against:
        return study_decks(given, game, seats, options)
    with stoppable(given) as way:
        found = balance(given.game, given.bots, given.games, seats, given.seed, options, way=way)
    print_balance(found)
    return 0


def study_decks(given: argparse.Namespace, game: Game, seats: int, options: Document) -> int:
    """Looks closer at games with one deck, or with each of two, and writes a page of it."""
    # Here, as only this needs a library that draws.
    from sitdown.lab.report import plots, write
    from sitdown.lab.report.labels import differences

    if given.report:
        plots.require_matplotlib()
        require_place(given.report)
    words = Words(given.lang, game.id)
    plans = plans_of(given, game, seats, options)
    with stoppable(given) as way:
        refuse_rows(way)
        studies = [study(plan, way, with_luck=bool(given.report)) for plan in plans]
    for one in studies:
        print_balance(one.balance())
    put(*differences(studies, words))
    if given.report:
        write_file(given.report, write(studies, words, shlex.join(["sitdown", *given.typed])))
    return 0


def plans_of(given: argparse.Namespace, game: Game, seats: int, options: Document) -> list[Plan]:
    """The same with each deck."""
    sets = [options]
    if given.against:
        others = {name: value for name, value in options.items() if name != DECK}
        sets.append(with_deck(game, seats, others, given.against))
    bots = read_bots(given.bots, seats)
    return [Plan(game, seats, bots, given.games, given.seed, one, given.slips) for one in sets]


def refuse_rows(way: Way) -> None:
    if way.rows or way.decisions or way.resume:
        raise BadOptions("--rows, --decisions and --resume go without --report and --against")


def require_place(file: Path) -> None:
    """What cannot be written is told before hours of play, not after."""
    is_new = not file.exists()
    file.open("a").close()
    if is_new:
        file.unlink()


def print_balance(found: Balance) -> None:
    heads = ["held", "wins", "95 % interval", "fair", "of fair"]
    grid = number_table(["", ""], heads)
    for one in found.shares:
        low, high = one.interval
        numbers = [
            str(one.held),
            f"{one.rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{one.fair:.1%}",
            f"{one.rate / one.fair:.2f}",
        ]
        grid.add_row(one.field, one.value, *numbers)
    console().print(grid)
    grid = number_table([""], ["mean", "10 %", "median", "90 %"])
    for figure in found.figures:
        percentiles = [str(figure.low), str(figure.median), str(figure.high)]
        grid.add_row(figure.name, f"{figure.mean:.1f}", *percentiles)
    console().print(grid)
    lost = found.lost / found.games
    put(f"{found.games} games at {found.players} seats; nobody won {lost:.1%}")


def print_deck(given: argparse.Namespace) -> int:
    """Prints the deck that a game is played with: a file to change and to play with."""
    put(*deck_lines(packaged(catalog.load(given.game))))
    return 0


@contextmanager
def stoppable(given: argparse.Namespace) -> Iterator[Way]:
    """How many games are played; after Ctrl-C it is said what is kept, and how to go on."""
    where = (given.processes, given.ray, given.rows, given.decisions, given.resume)
    way = Way(*where, watched)
    try:
        with redirect_stdout(sys.stderr):  # what Ray has to say is no part of what is found out
            yield way
    except KeyboardInterrupt:
        put(f"sitdown {given.name}: stopped; {way.last_words(given.typed)}", to=sys.stderr)
        raise


def record(given: argparse.Namespace) -> int:
    """Prints a recorded game, or makes recorded games anew."""
    if given.refresh:
        for file in playthrough.refresh(given.refresh):
            put(f"{file} has changed")
        return 0
    if given.game is None:
        raise BadOptions("which game?")
    put(*playthrough.record(playthrough.Recipe(given)).rstrip("\n").split("\n"))
    return 0


def far_table(given: argparse.Namespace) -> int:
    """Plays at a table elsewhere, in the terminal."""
    # Here, as it takes long to import what only this needs.
    from sitdown.terminal.remote import remote

    screen = terminal.screen(given.plain)
    return remote(given.url, given.name_, given.seat, given.watch, screen, given.lang)


def assist(given: argparse.Namespace) -> int:
    """Gives an assistant a seat, by the Model Context Protocol: here, or by a link elsewhere."""
    try:
        from sitdown.mcp.serve import serve, sit_down
        from sitdown.mcp.tools import SeatlessTools, Tools
    except ModuleNotFoundError as missing:
        needed = 'needs a package that is not here: pip install "sitdown[mcp]"'
        raise BadOptions(f"it {needed} ({missing.name})") from None
    invite_programs(given)

    def sit(
        table: str, name: str | None, seat: int | None, players: int | None, bots: str | None
    ) -> tuple[Chair, str]:
        """What is not said is as it was typed."""
        return sit_down(
            table,
            name or given.name_,
            given.seat if seat is None else seat,
            players or given.players,
            (bots or given.bots or USUAL_BOT).split(","),
            SystemRandom().randrange(10**9) if given.seed is None else given.seed,
            read_options(given.option),
            given.lang,
        )

    if given.table is None:
        return serve(SeatlessTools(Words(given.lang), sit), given.http)
    chair, game = sit(given.table, None, None, None, None)
    return serve(Tools(chair.words, chair, game), given.http)


def look_back(given: argparse.Namespace) -> int:
    """Reviews a finished game: chances, turning points, luck and skill."""
    with naming(given.replay):
        replay = replay_in(given.replay.read_bytes())
        replay.ending()
    if given.json is not None:
        require_place(given.json)
    found = followed(review_all(msgspec.json.encode(replay), Effort(given.simulations)))
    if given.json is not None:
        write_file(given.json, msgspec.json.encode(found).decode())
        return 0
    print_review(found, replay, given.lang, console())
    return 0


def check_replay(given: argparse.Namespace) -> int:
    """Plays a replay again and confirms every shuffle, roll and result."""
    from sitdown.table.replays.verify import verify

    with naming(given.replay):
        saved = saved_in(given.replay.read_bytes())
        if saved is None:
            return verify(str(given.replay), given.commitment, given.link)
        if given.commitment or given.link:
            raise BadOptions("a saved game has neither a commitment nor a log")
        return verify_saved(saved)


@contextmanager
def naming(file: Path) -> Iterator[None]:
    """A refusal of what is in a file says which file it is."""
    try:
        yield
    except SitdownError as fault:
        raise BadPosition(f"{file}: {fault}") from None


# Tables of numbers.


def console() -> Paper:
    """A console as wide as the terminal; where there is none, lines are not broken."""
    width = None if sys.stdout.isatty() else 200
    return Paper(width=width)


def number_table(words: Sequence[str], numbers: Sequence[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for head in words:
        grid.add_column(head)
    for head in numbers:
        grid.add_column(head, justify="right")
    return grid


# What can be typed.


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        said = message.removeprefix("argument ")
        self.exit(2, harmless(f"{self.prog}: {said} (-h tells more)") + "\n")

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        (file or sys.stderr).write(message)  # what cannot be written is not passed over

    def _check_value(self, action: argparse.Action, value: str) -> None:
        known: Iterable[str] = action.choices or ()
        if action.choices is not None and value not in known:
            possible = f"{nearest(value, known)} (there are: {', '.join(known)})"
            raise argparse.ArgumentError(action, f"no {quoted(value)} here{possible}")


def parser() -> Parser:
    whole = Parser(prog="sitdown", description="Board games played by their rulebooks.")
    whole.add_argument("--version", action="version", version=edition())
    whole.set_defaults(lang=language(), chosen=False)
    add_language(whole)
    commands = whole.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)

    def add(name: str, command: Command, words: bool = True) -> Parser:
        one = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        one.set_defaults(command=command, name=name)
        if words:
            add_language(one)
        return one

    add("games", list_games)
    add_play(add("play", play))
    one = add("rules", rules)
    one.add_argument("game", metavar="GAME")
    one.add_argument("--plain", action="store_true", help="the text as it is")
    add_show(add("show", show))
    one = add("conform", conform, words=False)
    one.add_argument("files", nargs="+", type=argument_types.file, metavar="SCENARIOS", help="YAML")
    one.add_argument("-v", "--verbose", action="store_true", help="name those that pass too")
    add_laws(add("laws", laws, words=False))
    add_bench(add("bench", measure, words=False))
    add_duel(add("duel", fight, words=False))
    add_characters(add("characters", compare_characters, words=False))
    add_tournament(add("tournament", tournament))
    add_models(add("models", models))
    add_balance(add("balance", weigh))
    add_learn(add("learn", teach, words=False))
    one = add("deck", print_deck, words=False)
    one.add_argument("game", metavar="GAME")
    add_playthrough(add("playthrough", record, words=False))
    one = add("serve", server.serve, words=False)
    server.add_serve_arguments(one)
    add_endpoints(one)
    server.add_soak_arguments(add("soak", server.soak, words=False))
    server.add_backup_arguments(add("backup", server.backup, words=False))
    server.add_forget_arguments(add("forget", server.forget, words=False))
    server.add_rate_arguments(add("rate", server.rate, words=False))
    server.add_keys_arguments(add("keys", server.keys, words=False))
    add_remote(add("remote", far_table))
    add_mcp(add("mcp", assist))
    add_review(add("review", look_back))
    add_verify(add("verify", check_replay, words=False))
    return whole


def add_language(one: Parser) -> None:
    """The language, before the command or after it."""
    one.add_argument(
        "--lang",
        choices=LANGUAGES,
        action=Chosen,
        # Else a command would set it anew after it was given before the command.
        default=argparse.SUPPRESS,
        metavar="LANGUAGE",
        help=", ".join(LANGUAGES),
    )


class Chosen(argparse.Action):
    """A language that was asked for, not guessed."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        namespace.lang, namespace.chosen = values, True


def language() -> str:
    """The language of the environment: SITDOWN_LANG, else the locale, else English."""
    for name in ("SITDOWN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        known = os.environ.get(name, "")[:2].lower()
        if known:
            return known if known in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def add_options(one: Parser) -> None:
    one.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=JSON",
        help="an option of the game; NAME=@FILE takes it from a file",
    )


def add_players(one: Parser) -> None:
    one.add_argument("--players", type=argument_types.SEATS, metavar="N", help="how many seats")


def add_plain(one: Parser) -> None:
    one.add_argument("--plain", action="store_true", help="plain lines, for readers and scripts")


def add_endpoints(one: Parser) -> None:
    one.add_argument(
        "--endpoint",
        type=argument_types.something,
        action="append",
        default=[],
        metavar="NAME=PLACE",
        help="a program to be seated like a bot: its address, or a command",
    )
    add_endpoint_seconds(one)


def add_endpoint_seconds(one: Parser) -> None:
    one.add_argument(
        "--endpoint-seconds",
        type=argument_types.Measure(argument_types.A_DAY),
        default=USUAL_SECONDS,
        metavar="SECONDS",
        help=f"how long such a program may think, three times a question ({USUAL_SECONDS:g})",
    )


def add_play(one: Parser) -> None:
    add = one.add_argument
    add("game", nargs="?", metavar="GAME")
    add_players(one)
    add(
        "--bots",
        type=argument_types.several,
        metavar="BOTS",
        help=f"who else plays, with commas: {', '.join(bot_names())} ({USUAL_BOT})",
    )
    add_endpoints(one)
    add(
        "--human",
        type=argument_types.person,
        nargs="+",
        metavar="NAME",
        help="who plays here (you)",
    )
    add("--watch", action="store_true", help="only bots play")
    add("--seed", metavar="SEED", help="of the cards and dice (drawn)")
    add_options(one)
    add_plain(one)
    add(
        "--resume",
        type=argument_types.something,
        nargs="?",
        const=LAST,
        metavar="SAVED",
        help="go on with a saved game: its file, its name, or the last one of a GAME "
        "(the last one that is not over)",
    )
    add("--save", type=argument_types.file, metavar="TARGET", help="the file to keep the game in")


def add_show(one: Parser) -> None:
    one.add_argument("position", type=argument_types.file, metavar="POSITION.json")
    who = one.add_mutually_exclusive_group()
    who.add_argument(
        "--seat", type=argument_types.SEAT, metavar="N", help="as this seat sees it, from 0"
    )
    who.add_argument("--all", action="store_true", help="with all secrets")
    add_plain(one)


def add_laws(one: Parser) -> None:
    add = one.add_argument
    add("game", metavar="GAME")
    add(
        "--games",
        type=argument_types.Whole(1),
        metavar="N",
        help=f"games a law watches ({USUAL_GAMES})",
    )
    add("--long", action="store_true", help=f"watch {runner.LONG} games")
    add("--seats", type=argument_types.SEATS, metavar="N", help="only at so many seats (all)")
    add("--law", type=argument_types.something, metavar="WORDS", help="laws that say this (all)")
    add(
        "--folder",
        type=argument_types.file,
        metavar="FOLDER",
        help="invariants, options, scenarios",
    )
    add("--page", type=argument_types.file, metavar="PAGE", help="the page that numbers the rules")


def add_bench(one: Parser) -> None:
    add = one.add_argument
    add("games", nargs="*", metavar="GAME", help="all, if none is named")
    add("--json", action="store_true", help="as JSON")
    seats = one.add_mutually_exclusive_group()
    seats.add_argument("--players", type=argument_types.SEATS, metavar="N", help="how many seats")
    seats.add_argument("--all-seats", action="store_true", help="every number of seats")
    seconds = argument_types.Measure(argument_types.A_DAY)
    add("--seconds", type=seconds, default=3.0, metavar="SECONDS", help="time per game (3)")
    add("--beside", action="store_true", help="with OpenSpiel's, if it is installed")
    add("--envs", action="store_true", help="environments, with observation and mask on")
    add_options(one)


def add_many(one: Parser, games: int, decisions: bool = True) -> None:
    """How many games are played, and how."""
    add = one.add_argument
    add(
        "--games",
        type=argument_types.Whole(1),
        default=games,
        metavar="N",
        help=f"so many ({games})",
    )
    add_players(one)
    add("--seed", default="0", metavar="SEED", help="of the games (0)")
    add(
        "--processes",
        type=argument_types.Whole(1, 1000),
        metavar="N",
        help="on so many cores (all)",
    )
    add(
        "--ray",
        type=argument_types.cluster,
        metavar="CLUSTER",
        help="on a cluster of Ray: its address, HOST:PORT, or `local` for one of its own",
    )
    add(
        "--rows",
        type=argument_types.file,
        metavar="ROWS",
        help="keep a row of each game: .jsonl, .parquet",
    )
    if decisions:
        add(
            "--decisions", type=argument_types.file, metavar="ROWS", help="and one of each decision"
        )
    add("--resume", action="store_true", help="go on with the rows that are there")
    add_options(one)


def add_duel(one: Parser) -> None:
    one.add_argument("game", metavar="GAME")
    one.add_argument("one", metavar="BOT", help=", ".join(bot_names()))
    one.add_argument("other", metavar="BOT")
    one.add_argument(
        "--alone", action="store_true", help="only the first alone among the second, in all games"
    )
    add_endpoints(one)
    add_many(one, 400)


def add_characters(one: Parser) -> None:
    add = one.add_argument
    add("game", metavar="GAME")
    add("bots", nargs="*", metavar="BOT", help="all characters of the house, if none is named")
    add(
        "--games",
        type=argument_types.Whole(1),
        default=10,
        metavar="N",
        help="so many for each (10)",
    )
    add_players(one)
    add("--seed", default="0", metavar="SEED", help="of the games (0)")
    add(
        "--processes",
        type=argument_types.Whole(1, 1000),
        metavar="N",
        help="on so many cores (all)",
    )


def add_tournament(one: Parser) -> None:
    add = one.add_argument
    add("game", metavar="GAME")
    add("one", metavar="BOT", help=", ".join(bot_names()))
    add("others", nargs="+", metavar="BOT")
    rungs = "the bots are named from the weakest to the strongest: say whether they are; 1 if not"
    add("--ladder", action="store_true", help=rungs)
    add("--json", type=argument_types.file, metavar="TARGET", help="all figures, in a file")
    add(
        "--report",
        type=argument_types.file,
        metavar="TARGET",
        help="a page of it, with plots, to print",
    )
    add_endpoints(one)
    add_many(one, 400, decisions=False)
    one.set_defaults(decisions=None)


def add_models(one: Parser) -> None:
    add = one.add_argument
    add("game", metavar="GAME")
    add("models", nargs="+", metavar="MODEL", help="NAME=URL-or-command, or a bot of the house")
    add("--games", type=argument_types.Whole(1), default=10, metavar="N", help="so many (10)")
    add_players(one)
    add("--seed", default="0", metavar="SEED", help="of the games (0)")
    add_endpoint_seconds(one)
    add(
        "--at-once",
        type=argument_types.Whole(1, 100),
        default=1,
        metavar="N",
        help="side by side (1)",
    )
    add(
        "--most",
        type=argument_types.Whole(1),
        metavar="N",
        help="so many answers end a game as a draw",
    )
    add("--json", action="store_true", help="as JSON")
    add_options(one)


def add_balance(one: Parser) -> None:
    one.add_argument("game", metavar="GAME")
    add = one.add_argument
    add(
        "--bots",
        "--bot",
        type=argument_types.several,
        default=USUAL_BOT,
        metavar="BOTS",
        help=f"who plays, with commas; each has every seat as often ({USUAL_BOT})",
    )
    add(
        "--deck",
        type=argument_types.file,
        metavar="DECK",
        help="the deck: a file as `sitdown deck` has it",
    )
    add(
        "--against",
        type=argument_types.file,
        metavar="DECK",
        help="and another one to compare it with",
    )
    add(
        "--report",
        type=argument_types.file,
        metavar="TARGET",
        help="a page of it, with plots, to print",
    )
    slips = "of a hundred answers so many are given blindly, in reports (0)"
    add("--slips", type=argument_types.Whole(0, 100), default=0, metavar="N", help=slips)
    add_many(one, 2000)


def add_learn(one: Parser) -> None:
    add = one.add_argument
    add("game", metavar="GAME")
    add("--games", type=argument_types.Whole(5), default=1000, metavar="N", help="so many (1000)")
    add_players(one)
    add("--seed", default="0", metavar="SEED", help="of the games (0)")
    add("--bot", default=USUAL_BOT, metavar="BOT", help=f"who plays ({USUAL_BOT})")
    slips = "of a hundred answers so many are given blindly (5)"
    add("--slips", type=argument_types.Whole(0, 100), default=5, metavar="N", help=slips)
    add(
        "--processes",
        type=argument_types.Whole(1, 1000),
        metavar="N",
        help="on so many cores (all)",
    )
    add(
        "--write",
        type=argument_types.file,
        metavar="TARGET",
        help="to this file, not to the screen",
    )


def add_playthrough(one: Parser) -> None:
    playthrough.add_arguments(one, game_may_be_missing=True)
    one.add_argument(
        "--refresh",
        nargs="+",
        type=argument_types.file,
        metavar="RECORDED",
        help="make these files or folders anew",
    )


def add_remote(one: Parser) -> None:
    add = one.add_argument
    add("url", metavar="URL", help="a table's address, or that of a server")
    add(
        "--name",
        dest="name_",
        type=argument_types.person,
        metavar="NAME",
        help="what you are called",
    )
    add("--seat", type=argument_types.SEAT, metavar="N", help="this chair, from 0 (a free one)")
    add("--watch", action="store_true", help="only look on")
    add_plain(one)


def add_mcp(one: Parser) -> None:
    add = one.add_argument
    add(
        "table",
        nargs="?",
        metavar="SEAT",
        help="the link of a seat, or a game to be played here (the assistant takes one itself)",
    )
    add(
        "--http",
        type=argument_types.PORT,
        metavar="N",
        help="on this port; 0 takes a free one (stdin)",
    )
    add(
        "--name",
        dest="name_",
        type=argument_types.person,
        metavar="NAME",
        help="what it is called there",
    )
    add("--seat", type=argument_types.SEAT, metavar="N", help="this chair, from 0")
    add_players(one)
    add(
        "--bots",
        type=argument_types.several,
        metavar="BOTS",
        help=f"who else plays here ({USUAL_BOT})",
    )
    add_endpoints(one)
    add("--seed", metavar="SEED", help="of a game played here (drawn)")
    add_options(one)


def add_review(one: Parser) -> None:
    add = one.add_argument
    add("replay", type=argument_types.file, metavar="REPLAY.json")
    add("--json", type=argument_types.file, metavar="TARGET", help="all of it, in a file")
    worlds = f"about so many worlds are played on ({efforts.USUAL})"
    whole = argument_types.Whole(efforts.LEAST, efforts.MOST)
    add("--simulations", type=whole, default=efforts.USUAL, metavar="N", help=worlds)


def add_verify(one: Parser) -> None:
    add = one.add_argument
    add("replay", type=argument_types.file, metavar="REPLAY.json")
    add(
        "--commitment",
        type=argument_types.fingerprint,
        metavar="HEX",
        help="the house's, as you know it",
    )
    add(
        "--link",
        type=argument_types.fingerprint,
        metavar="HEX",
        help="the last of the log, as you know it",
    )
