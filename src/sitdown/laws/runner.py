"""Runs all laws on a game and reports each verdict."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from traceback import extract_tb

from . import (
    bounds,
    figures,
    foresight,
    notes,
    play,
    policies,
    rulebook,
    secrets,
    tokens,
    translations,
    why,
)
from .checks import Broken, Untried
from .trial import Law, Trial, WatchedTable, name_of

OF_TABLES: tuple[Law, ...] = (
    *play.LAWS,
    *secrets.LAWS,
    *foresight.LAWS,
    *figures.LAWS,
    *why.LAWS,
    *policies.LAWS,
    *translations.OF_ITS_TABLES,
    *notes.OF_ITS_TABLES,
    *tokens.LAWS,
)
"""Laws that are tried at every number of seats."""
OF_GAMES: tuple[Law, ...] = (
    rulebook.every_scenario_holds,
    *bounds.LAWS,
    *translations.OF_THE_GAME,
    *notes.OF_THE_GAME,
    *rulebook.LAWS,
)
"""Laws that are tried once."""

LONG = 12
"""The number of games for each number of seats in a long run."""


class Verdict:
    """The result of one law: "ok", "failed" or "not tried", with remarks."""

    def __init__(self, law: str, word: str, remarks: Sequence[str] = ()) -> None:
        self.law = law
        self.word = word
        self.remarks = tuple(remarks)

    def lines(self) -> list[str]:
        """The lines shown to a person."""
        return [f"{self.word:<9}  {self.law}", *[f"           {one}" for one in self.remarks]]


def try_game(trial: Trial, seats: Sequence[int], wanted: str = "") -> Iterator[Verdict]:
    """Tries every law whose name contains the given words, at these numbers of seats."""
    for law in OF_TABLES:
        if wanted in name_of(law):
            yield by_tables(law, trial, seats)
    for law in OF_GAMES:
        if wanted in name_of(law):
            yield tried(law, trial, trial, [])


def by_tables(law: Law, trial: Trial, seats: Sequence[int]) -> Verdict:
    """Tries a law at each number of seats in turn, up to the first that breaks it."""
    name = name_of(law)
    for number in seats:
        table = WatchedTable(trial, number, name)
        verdict = tried(law, trial, table, ["--seats", str(number)])
        if verdict.word == "failed":
            return Verdict(name, verdict.word, [table.where(), *verdict.remarks])
        if verdict.word != "ok":
            return verdict
    return Verdict(name, "ok")


def tried(law: Law, trial: Trial, what: Trial | WatchedTable, how: list[str]) -> Verdict:
    name = name_of(law)
    try:
        law(what)
    except Untried as nothing:
        return Verdict(name, "not tried", [str(nothing)])
    except Exception as fault:  # the game's own code may do anything
        command = ["sitdown", "laws", trial.id, "--law", name, *how, *trial.arguments()]
        return Verdict(name, "failed", [*in_words(fault), f"again: {shlex.join(command)}"])
    return Verdict(name, "ok")


def in_words(fault: Exception) -> list[str]:
    """The fault; for an unexpected exception, also its place in the code."""
    if isinstance(fault, Broken):
        return str(fault).split("\n")
    place = extract_tb(fault.__traceback__)[-1]
    return [
        f"{type(fault).__name__}: {fault}",
        f"{place.filename}, line {place.lineno}, in {place.name}: {place.line}",
    ]
