"""The page of a study."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from sitdown.lab.decks import DECK
from sitdown.lab.findings import WORTH, Finding
from sitdown.lab.study.study import Study
from sitdown.words import Words

from .blocks import Blocks, PagePart, Sheet
from .decks_section import deck_part, difference_part
from .luck_section import luck_part
from .plots import CSS
from .uses_section import uses_part
from .wins_section import length_part, share_parts

MOST_TOLD = 12
"""Findings in the conclusion's sentences; the tables have all."""
LONG = 14
"""A section with more table rows than this may be broken over printed pages."""


def write(studies: Sequence[Study], words: Words, command: str) -> str:
    """The page of one study, or of two that differ in their decks."""
    sheet = Sheet(studies, words)
    parts = [section(number, part) for number, part in enumerate(all_parts(sheet), start=1)]
    last = sheet.first.plan.games - 1
    body = [
        header(sheet),
        *parts,
        conclusion(sheet),
        footer(sheet, sheet.first.plan.seed, last, command),
    ]
    return whole(words, title(sheet), body, [study.document() for study in studies])


def whole(words: Words, title: str, body: Sequence[str], figures: Any) -> str:
    """A self-contained HTML page. All figures are in it as JSON, for further computation."""
    blocks = "\n".join(body)
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)} · {escape(words.say('report-house'))}</title>",
            f"<style>\n{CSS}</style>\n</head>\n<body>\n<main>\n{blocks}\n</main>",
            f"{numbers(figures)}\n</body>\n</html>\n",
        ]
    )


def title(sheet: Sheet) -> str:
    id = "report-title" if len(sheet.studies) == 1 else "report-title-two"
    return sheet.say(id, game=sheet.wording.words.title())


def header(sheet: Sheet) -> str:
    plan = sheet.first.plan
    played = sheet.say(
        "report-played",
        games=sheet.wording.number(plan.games, 0),
        players=plan.seats,
        decks="one" if len(sheet.studies) == 1 else "two",
        bots=", ".join(plan.bots),
    )
    slips = sheet.paragraph("report-slips", percent=plan.slips) if plan.slips else ""
    others = {name: value for name, value in plan.options.items() if name != DECK}
    told = sheet.paragraph("report-options", options=json.dumps(others)) if others else ""
    fewest = min(study.different for study in sheet.studies)
    copies = warning(sheet, "report-copies", fewest, plan.games)
    return head_block(sheet, title(sheet), played, slips + told + copies)


def head_block(sheet: Blocks, title: str, played: str, more: str) -> str:
    caps = f'<span class="caps">{escape(sheet.say("report-house"))}</span>'
    return f"<header>{caps}<h1>{escape(title)}</h1><p>{escape(played)}</p>{more}</header>"


def warning(sheet: Blocks, id: str, different: int, games: int) -> str:
    """A warning if fewer than half of the games differ: copies of a game add no information."""
    if different * 2 >= games:
        return ""
    told = {"different": different, "games": sheet.wording.number(games, 0)}
    return f'<p class="warning">{escape(sheet.say(id, **told))}</p>'


def all_parts(sheet: Sheet) -> Iterator[PagePart]:
    yield from deck_part(sheet)
    yield from difference_part(sheet)
    yield from share_parts(sheet)
    yield length_part(sheet)
    yield from uses_part(sheet)
    yield from luck_part(sheet)


def section(number: int, part: PagePart) -> str:
    note = f" <small>{escape(part.note)}</small>" if part.note else ""
    kind = ' class="long"' if part.body.count("<tr") > LONG else ""
    head = f"<h2><b>{number}.</b> {escape(part.title)}{note}</h2>"
    return f"<section{kind}>{head}{part.body}</section>"


def conclusion(sheet: Sheet) -> str:
    """The conclusion in sentences: significant findings, and open questions."""
    compared = sheet.between if len(sheet.studies) == 2 else sheet.own[0]
    found = sorted([one for one in compared if one.clear], key=lambda one: one.surprise)
    told = [sentence(sheet, one) for one in found[:MOST_TOLD]]
    if len(found) > MOST_TOLD:
        told.append(sheet.say("report-uses-more", count=len(found) - MOST_TOLD))
    more = [
        sheet.say("report-nothing-else" if told else nothing_found(sheet)),
        sheet.say("report-comparisons", count=len(compared)),
        sheet.say("report-clockwork"),
    ]
    return concluded(sheet, told, more)


def concluded(sheet: Blocks, told: Sequence[str], more: Sequence[str]) -> str:
    items = "".join([f"<li>{escape(one)}</li>" for one in told])
    head = f"<b>{escape(sheet.say('report-concludes'))}</b>"
    listed = f"<ul>{items}</ul>" if told else " "
    return f'<div class="find">{head}{listed}{escape(" ".join(more))}</div>'


def nothing_found(sheet: Sheet) -> str:
    return "report-nothing" if len(sheet.studies) == 1 else "report-differences-none"


def sentence(sheet: Sheet, one: Finding) -> str:
    wording = sheet.wording
    if len(sheet.studies) == 2:
        value, interval = wording.difference(one)
        what = f"{wording.finding(one)} ({wording.unit(one)})"
        return sheet.say("report-differs", what=what, points=f"{value} ({interval})")
    more = "more" if one.found.value > 0 else "less"
    id = f"report-worth-{more}" if one.sort == WORTH else f"report-{more}"
    points = wording.number(100 * abs(one.found.value), 1)
    return sheet.say(id, what=wording.finding(one), points=points)


def footer(sheet: Blocks, seed: int | str, last: int, command: str) -> str:
    again = sheet.say("report-again", seed=str(seed), last=str(last))
    return f"<footer>{escape(again)}<code>{escape(command)}</code></footer>"


def numbers(figures: Any) -> str:
    text = json.dumps(figures, ensure_ascii=False)
    # A "</script>" in a name must not end the element.
    safe = text.replace("<", "\\u003c")
    return f'<script type="application/json" id="numbers">{safe}</script>'
