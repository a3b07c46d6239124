"""Section: who wins, and how long games take."""

from __future__ import annotations

from collections.abc import Iterator

from sitdown.lab.balance import Share
from sitdown.lab.study.study import Study

from . import plots
from .blocks import NOTHING, Cell, Heading, PagePart, Row, Sheet, number
from .plots import PlotMark, PlotRow

COLUMNS = ["report-column-held", "report-column-wins", "report-column-interval"]
FIGURES = ["mean", "low", "median", "high"]

ByValue = dict[str, Share]


def share_parts(sheet: Sheet) -> Iterator[PagePart]:
    """Wins by seat, by order of play, and by each role or other attribute of a seat."""
    for field in dict.fromkeys([share.field for share in sheet.first.shares]):
        title = sheet.wording.field_title(field)
        tied = sheet.paragraph("report-with-seat") if field in sheet.first.tied else ""
        even = sheet.say("report-even", share=sheet.wording.percent(1 / sheet.first.plan.seats))
        yield PagePart(title, even, shares_body(sheet, field, title) + tied)


def shares_body(sheet: Sheet, field: str, title: str) -> str:
    found = [by_value(study, field) for study in sheet.studies]
    values = list(dict.fromkeys([value for shares in found for value in shares]))
    lines = [share_line(sheet, found, field, value) for value in values]
    width = plots.WIDTH if len(found) == 1 else plots.WHOLE_WIDTH
    plot = sheet.plot(title, plots.dots, lines, 100 / sheet.first.plan.seats, " %", width)
    heads = ["report-column-thing", *COLUMNS * len(found)]
    rows = [share_row(sheet, found, field, value) for value in values]
    return sheet.pair(plot, sheet.table(title, heads, rows))


def by_value(study: Study, field: str) -> ByValue:
    return {share.value: share for share in study.shares if share.field == field}


def share_line(sheet: Sheet, found: list[ByValue], field: str, value: str) -> PlotRow:
    marks = [share_mark(sheet, deck, shares.get(value)) for deck, shares in enumerate(found)]
    return PlotRow(sheet.wording.word_of(field, value), marks)


def share_mark(sheet: Sheet, deck: int, share: Share | None) -> PlotMark | None:
    if share is None:
        return None
    low, high = share.interval
    clear = sheet.is_clear(deck, share.field, share.value)
    return PlotMark(100 * share.rate, 100 * low, 100 * high, clear)


def share_row(sheet: Sheet, found: list[ByValue], field: str, value: str) -> Row:
    row = [Cell(sheet.wording.word_of(field, value))]
    for deck, shares in enumerate(found):
        row += share_cells(sheet, deck, shares.get(value))
    return row


def share_cells(sheet: Sheet, deck: int, share: Share | None) -> list[Cell]:
    if share is None:
        return [NOTHING] * len(COLUMNS)
    return [
        number(sheet.wording.number(share.held, 0)),
        number(sheet.wording.percent(share.rate), sheet.is_clear(deck, share.field, share.value)),
        number(sheet.wording.between(*share.interval)),
    ]


def length_part(sheet: Sheet) -> PagePart:
    title = sheet.say("report-length")
    moves = sheet.first.figures[0]
    said = sheet.say("report-length-said", median=moves.median, low=moves.low, high=moves.high)
    plot = sheet.plot(title, plots.histogram, [study.lengths for study in sheet.studies])
    heads = ["report-column-thing", *[f"report-column-{name}" for name in FIGURES]]
    rows = [row for deck in range(len(sheet.studies)) for row in figure_rows(sheet, deck)]
    return PagePart(title, said, sheet.pair(plot, sheet.table(title, heads, rows)))


def figure_rows(sheet: Sheet, deck: int) -> Iterator[Row]:
    study, wording = sheet.studies[deck], sheet.wording
    if len(sheet.studies) == 2:
        yield Heading(wording.deck(deck))
    for one in study.figures:
        numbers = [wording.number(one.mean, 1), *map(str, (one.low, one.median, one.high))]
        yield [Cell(wording.figure(one.name)), *map(number, numbers)]
    lost = wording.percent(study.lost / study.plan.games)
    yield [Cell(sheet.say("report-lost")), number(lost), *[number("")] * 3]
