"""Section: the deeds of the games, and their worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sitdown.lab.findings import WORTH
from sitdown.lab.study.choice_counts import ActionKind
from sitdown.lab.study.study import Use

from . import plots
from .blocks import NOTHING, Cell, Heading, PagePart, Row, Sheet, number
from .labels import DASH
from .plots import PlotMark, PlotRow

MOST_LINES = 14
"""Deeds in the plot: the most significant ones."""
MOST_ROWS = 40
"""Rows of the table that are shown at once; the others can be unfolded."""
COLUMNS = ["report-column-a-game", "report-column-taken", "report-column-worth"]

ByDeed = dict[ActionKind, Use]


def uses_part(sheet: Sheet) -> Iterator[PagePart]:
    found = [{use.deed: use for use in study.uses} for study in sheet.studies]
    deeds = list(dict.fromkeys([deed for uses in found for deed in uses]))
    if deeds:
        title = sheet.say("report-uses")
        body = sheet.paragraph("report-uses-about") + worth_plot(sheet, found)
        yield PagePart(title, "", body + tables(sheet, title, found, deeds))


def worth_plot(sheet: Sheet, found: Sequence[ByDeed]) -> str:
    known = [(use.worth, use.deed) for use in found[0].values() if use.worth is not None]
    known = sorted(known, key=lambda one: one[0].surprise())[:MOST_LINES]
    chosen = [deed for _, deed in sorted(known, key=lambda one: -one[0].value)]
    if not chosen:
        return ""
    lines = [worth_line(sheet, found, deed) for deed in chosen]
    return sheet.plot(sheet.say("report-uses-plot"), plots.dots, lines, 0.0, "", plots.WHOLE_WIDTH)


def worth_line(sheet: Sheet, found: Sequence[ByDeed], deed: ActionKind) -> PlotRow:
    marks = [worth_mark(sheet, deck, uses.get(deed)) for deck, uses in enumerate(found)]
    return PlotRow(sheet.wording.deed(deed), marks)


def worth_mark(sheet: Sheet, deck: int, use: Use | None) -> PlotMark | None:
    if use is None or use.worth is None:
        return None
    clear = sheet.is_clear(deck, WORTH, use.deed)
    return PlotMark(100 * use.worth.value, 100 * use.worth.low, 100 * use.worth.high, clear)


def tables(sheet: Sheet, title: str, found: Sequence[ByDeed], deeds: Sequence[ActionKind]) -> str:
    shown, others = deeds[:MOST_ROWS], deeds[MOST_ROWS:]
    text = deeds_table(sheet, title, found, shown)
    if others:
        more = sheet.say("report-uses-more", count=len(others))
        rest = deeds_table(sheet, title, found, others)
        text += f"<details><summary>{more}</summary>{rest}</details>"
    return text


def deeds_table(
    sheet: Sheet, title: str, found: Sequence[ByDeed], deeds: Sequence[ActionKind]
) -> str:
    heads = ["report-column-thing", *COLUMNS * len(found)]
    rows: list[Row] = []
    for shelf, things in shelves(sheet):
        own = [deed for deed in deeds if deed.thing in things]
        if own:
            rows += [Heading(shelf), *[deed_row(sheet, found, deed) for deed in own]]
    return sheet.table(title, heads, rows)


def shelves(sheet: Sheet) -> Iterator[tuple[str, list[str]]]:
    """The shelves of the albums of all decks, then one for deeds that name no thing."""
    found: dict[str, list[str]] = {}
    for study in sheet.studies:
        for shelf in study.plan.game.album(study.plan.seats, study.plan.options):
            things = [thing.id for thing in shelf.things]
            found.setdefault(sheet.wording.phrase(shelf.title), []).extend(things)
    yield from found.items()
    yield sheet.say("report-rest-of-things"), [""]


def deed_row(sheet: Sheet, found: Sequence[ByDeed], deed: ActionKind) -> Row:
    name = sheet.wording.thing(deed.thing) if deed.thing else ""
    row = [Cell(name, small=sheet.wording.verb(deed.do))]
    for deck, uses in enumerate(found):
        row += use_cells(sheet, deck, uses.get(deed))
    return row


def use_cells(sheet: Sheet, deck: int, use: Use | None) -> list[Cell]:
    if use is None:
        return [NOTHING] * len(COLUMNS)
    return [
        number(sheet.wording.number(use.a_game.value, 2)),
        number(DASH if use.taken is None else sheet.wording.percent(use.taken, 0)),
        number(sheet.wording.points(use.worth), sheet.is_clear(deck, WORTH, use.deed)),
    ]
