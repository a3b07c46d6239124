"""`sitdown conform`: runs scenarios and counts failures."""

from __future__ import annotations

import argparse

from sitdown import argument_types
from sitdown.conform import Failure, read_scenarios, run_scenario
from sitdown.words.user_text import print_safe


def arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("files", nargs="+", type=argument_types.file, metavar="SCENARIOS", help="YAML")
    add("-v", "--verbose", action="store_true", help="name those that pass too")


def run(given: argparse.Namespace) -> int:
    """Runs scenarios: a line for each that fails, then a count."""
    passed = failed = 0
    for file in given.files:
        for scenario in read_scenarios(file):
            try:
                run_scenario(scenario)
            except Failure as failure:
                failed += 1
                print_safe(f"{file}: {scenario.id} {scenario.title}: {failure}")
            else:
                passed += 1
                if given.verbose:
                    print_safe(f"{scenario.id} {scenario.title}")
    print_safe(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
