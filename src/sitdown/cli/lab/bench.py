"""`sitdown bench`: speed of games and environments."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from rich.table import Table as Grid

from sitdown import argument_types, catalog
from sitdown.argument_types import read_options
from sitdown.cli.arguments import add_options
from sitdown.cli.printing import console, number_table
from sitdown.kernel import Document
from sitdown.lab.bench import Speed, bench
from sitdown.lab.bench_envs import pace, paces_of_openspiel
from sitdown.lab.bench_openspiel import beside
from sitdown.words.user_text import print_safe


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("games", nargs="*", metavar="GAME", help="all, if none is named")
    add("--json", action="store_true", help="as JSON")
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument("--players", type=argument_types.SEATS, metavar="N", help="how many seats")
    seats.add_argument("--all-seats", action="store_true", help="every number of seats")
    seconds = argument_types.NumberArgument(argument_types.A_DAY)
    add("--seconds", type=seconds, default=3.0, metavar="SECONDS", help="time per game (3)")
    add("--beside", action="store_true", help="with OpenSpiel's, if it is installed")
    add("--envs", action="store_true", help="environments, with observation and mask on")
    add_options(parser)


def run(given: argparse.Namespace) -> int:
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
        print_safe(*json.dumps(found, indent=1).split("\n"))
        return 0
    print_safe(f"moves a second, CPU time of one core, {speeds[0].build}")
    console().print(speed_table(speeds))
    if others:
        print_safe("", "moves a second of `play_out` by those of OpenSpiel, driven from Python")
        console().print(ratio_table(speeds, others))
    return 0


def measure_steps(
    tables: list[tuple[str, int | None]], given: argparse.Namespace, options: Document
) -> int:
    """Measures environments with observation and mask; with `--beside` those of OpenSpiel too."""
    paces = [pace(id, seats, given.seconds, options) for id, seats in tables]
    if given.beside:
        paces += paces_of_openspiel([(one.name, one.players) for one in paces], given.seconds)
    if given.json:
        print_safe(*json.dumps([asdict(one) for one in paces], indent=1).split("\n"))
        return 0
    print_safe("steps a second with observation and mask, CPU time of one core")
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
