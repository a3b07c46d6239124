"""`sitdown balance`: win rates by seat and role, and the report of a study."""

from __future__ import annotations

import argparse
import shlex

from sitdown import argument_types, catalog
from sitdown.argument_types import read_options
from sitdown.cli.arguments import USUAL_BOT, add_language, add_many, interruptible_backend
from sitdown.cli.printing import console, number_table, require_place, write_file
from sitdown.kernel import BadOptions, Document, Game
from sitdown.lab.balance import Balance, balance, read_bots
from sitdown.lab.decks import DECK, with_deck
from sitdown.lab.jobs.backend import Backend
from sitdown.lab.study.study import Plan, study
from sitdown.words import Words
from sitdown.words.user_text import print_safe


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("game", metavar="GAME")
    add = parser.add_argument
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
    add("--slips", type=argument_types.IntegerArgument(0, 100), default=0, metavar="N", help=slips)
    add_many(parser, 2000)


def run(given: argparse.Namespace) -> int:
    """Lets bots play and prints how often each seat and each role won; writes a report of it."""
    game = catalog.load(given.game)
    seats = game.read_seats(given.players or game.seats[0])
    options = with_deck(game, seats, read_options(given.option), given.deck)
    if given.report or given.against:
        return study_decks(given, game, seats, options)
    with interruptible_backend(given) as way:
        found = balance(given.game, given.bots, given.games, seats, given.seed, options, way=way)
    print_balance(found)
    return 0


def study_decks(given: argparse.Namespace, game: Game, seats: int, options: Document) -> int:
    """Studies games with one deck, or with each of two, and writes a report."""
    # Here, because only reports need a plotting library.
    from sitdown.lab.report import plots, write
    from sitdown.lab.report.labels import differences

    if given.report:
        plots.require_matplotlib()
        require_place(given.report)
    words = Words(given.lang, game.id)
    plans = plans_of(given, game, seats, options)
    with interruptible_backend(given) as way:
        refuse_rows(way)
        studies = [study(plan, way, with_luck=bool(given.report)) for plan in plans]
    for one in studies:
        print_balance(one.balance())
    print_safe(*differences(studies, words))
    if given.report:
        write_file(given.report, write(studies, words, shlex.join(["sitdown", *given.typed])))
    return 0


def plans_of(given: argparse.Namespace, game: Game, seats: int, options: Document) -> list[Plan]:
    """One plan for each deck. The plans are otherwise the same."""
    sets = [options]
    if given.against:
        others = {name: value for name, value in options.items() if name != DECK}
        sets.append(with_deck(game, seats, others, given.against))
    bots = read_bots(given.bots, seats)
    return [Plan(game, seats, bots, given.games, given.seed, one, given.slips) for one in sets]


def refuse_rows(way: Backend) -> None:
    if way.rows or way.decisions or way.resume:
        raise BadOptions("--rows, --decisions and --resume go without --report and --against")


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
    print_safe(f"{found.games} games at {found.players} seats; nobody won {lost:.1%}")
