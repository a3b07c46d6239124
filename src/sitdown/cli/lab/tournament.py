"""`sitdown tournament`: ratings of several bots."""

from __future__ import annotations

import argparse
import json
import shlex

from sitdown import argument_types
from sitdown.argument_types import read_options
from sitdown.bots import names as bot_names
from sitdown.cli.arguments import (
    add_endpoints,
    add_language,
    add_many,
    interruptible_backend,
    invite_programs,
)
from sitdown.cli.printing import console, number_table, require_place, write_file
from sitdown.lab.line_ups import how_many
from sitdown.lab.strength_order import REFUTED, ladder
from sitdown.lab.timing import ThinkTime
from sitdown.lab.tournament import ORDERS, Tournament, plan_tournament, play_tournament
from sitdown.words import Words
from sitdown.words.user_text import print_safe


def arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add = parser.add_argument
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
    add_endpoints(parser)
    add_many(parser, 400, decisions=False)
    parser.set_defaults(decisions=None)


def run(given: argparse.Namespace) -> int:
    """Lets bots play in all line-ups and prints ratings, wins and who was placed before whom."""
    # Here, because only tournaments and studies write reports.
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
    contest = plan_tournament(given.game, bots, given.games, given.players, given.seed, options)
    with interruptible_backend(given) as way:
        found = play_tournament(contest, way)
    rungs = ladder(found) if given.ladder else None
    words = Words(given.lang, contest.game.id)
    print_tournament(found)
    print_safe(*verdict(found, one_tournament(found), rungs, Wording(words)))
    if given.json:
        text = json.dumps(figures(found, rungs), indent=1, ensure_ascii=False)
        write_file(given.json, text + "\n")
    if given.report:
        command = shlex.join(["sitdown", *given.typed])
        write_file(given.report, write_contest(found, rungs, words, command))
    return 1 if rungs is not None and rungs.verdict == REFUTED else 0


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
    print_safe(f"{found.games} games at {seats} seats, {line_ups}; nobody won {lost:.1%}")
    print_safe(f"ratings are the mean of {ORDERS} orders of the games")


def paces_of(pace: ThinkTime | None) -> list[str]:
    """Milliseconds per move, by the clock and of CPU; empty if the bot made no move in this run."""
    if pace is None:
        return ["", ""]
    return [f"{1000 * seconds / pace.moves:.2f}" for seconds in (pace.seconds, pace.cpu_seconds)]
