"""Section: what differs between two decks."""

from __future__ import annotations

from collections.abc import Iterator

from sitdown.lab.decks import DECK, DeckChange, changes, packaged
from sitdown.lab.findings import NUMBERS, USES, Finding

from . import plots
from .blocks import Cell, PagePart, Row, Sheet, number
from .plots import PlotMark, PlotRow

MOST_LINES = 14
"""Findings in the plot: the most significant ones."""


def deck_part(sheet: Sheet) -> Iterator[PagePart]:
    """How two decks differ. With a single custom deck: how it differs from the packaged one."""
    given = [study.plan.options.get(DECK) for study in sheet.studies]
    if all(deck is None for deck in given):
        return
    usual = packaged(sheet.first.plan.game)
    decks = [usual if deck is None else deck for deck in given]
    names = ["report-column-before", "report-column-after"]
    if len(decks) == 1:
        decks, names = [usual, *decks], ["report-deck-packaged", "report-deck"]
    title = sheet.say("report-changes")
    rows = [change_row(sheet, change) for change in changes(*decks)]
    body = sheet.table(title, ["report-column-thing", *names], rows)
    yield PagePart(title, "", body if rows else sheet.paragraph("report-no-changes"))


def change_row(sheet: Sheet, change: DeckChange) -> Row:
    name = sheet.wording.thing(change.thing) if change.thing else ""
    what = f"{name} {change.told}" if change.told != "{}" else name
    return [Cell(what.strip()), number(str(change.before)), number(str(change.after))]


def difference_part(sheet: Sheet) -> Iterator[PagePart]:
    if len(sheet.studies) < 2:
        return
    found = sorted([one for one in sheet.between if one.clear], key=lambda one: one.surprise)
    title = sheet.say("report-differences")
    body = sheet.paragraph("report-differences-about", count=len(sheet.between))
    body += difference_plot(sheet)
    if found:
        heads = [f"report-column-{name}" for name in ("thing", "deed", "difference", "interval")]
        body += sheet.table(title, heads, [difference_row(sheet, one) for one in found])
    else:
        body += sheet.paragraph("report-differences-none")
    yield PagePart(title, "", body)


def difference_row(sheet: Sheet, one: Finding) -> Row:
    value, interval = sheet.wording.difference(one)
    name, unit = sheet.wording.finding(one), sheet.wording.unit(one)
    return [Cell(name), Cell(unit), number(value, clear=True), number(interval)]


def difference_plot(sheet: Sheet) -> str:
    """Differences of win rates, which share one unit: the most significant ones."""
    found = [one for one in sheet.between if one.sort not in (NUMBERS, USES)]
    found = sorted(found, key=lambda one: one.surprise)[:MOST_LINES]
    if not found:
        return ""
    lines = [PlotRow(sheet.wording.finding(one), [mark(one)]) for one in found]
    return sheet.plot(
        sheet.say("report-differences-plot"), plots.dots, lines, 0.0, "", plots.WHOLE_WIDTH
    )


def mark(one: Finding) -> PlotMark:
    return PlotMark(100 * one.found.value, 100 * one.found.low, 100 * one.found.high, one.clear)
