"""Section: luck and skill."""

from __future__ import annotations

from collections.abc import Iterator

from sitdown.lab.estimates import MeanWithError

from . import plots
from .blocks import Cell, PagePart, Row, Sheet, number

PARTS = ("skill", "deal", "rest")


def luck_part(sheet: Sheet) -> Iterator[PagePart]:
    lucks = [study.luck for study in sheet.studies if study.luck is not None]
    if not lucks:
        return
    title = sheet.say("report-luck")
    first = lucks[0]
    told = {"deals": first.deals, "better": first.better, "worse": first.worse}
    names = [sheet.say(f"report-luck-{part}") for part in PARTS]
    parts = [[one.skill, one.deal, MeanWithError(one.rest, 0.0)] for one in lucks]
    bars = [[100 * part.value for part in bar] for bar in parts]
    rows: list[Row] = [
        [Cell(name), *[number(part_text(sheet, bar[place])) for bar in parts]]
        for place, name in enumerate(names)
    ]
    heads = ["report-column-thing", *["report-column-part"] * len(lucks)]
    plot = sheet.plot(title, plots.parts, bars, names)
    about = sheet.paragraph("report-luck-about", **told)
    yield PagePart(title, "", about + sheet.pair(plot, sheet.table(title, heads, rows)))


def part_text(sheet: Sheet, part: MeanWithError) -> str:
    """A part of the whole in percent, with its interval if it has one."""
    text = sheet.wording.percent(part.value, 0)
    if part.error == 0:
        return text
    low, high = max(0.0, part.low), min(1.0, part.high)
    return f"{text} ({sheet.wording.between(low, high, 0)})"
