"""The page of a tournament."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sitdown.lab.findings import MEETING, one_tournament
from sitdown.lab.line_ups import how_many
from sitdown.lab.strength_order import REFUTED, UNPROVEN, Comparison, StrengthOrder
from sitdown.lab.study.choice_counts import BOT
from sitdown.lab.timing import ThinkTime
from sitdown.lab.tournament import ORDERS, Meeting, Tournament, TournamentEntry
from sitdown.ratings import FIGURE, NEWCOMER
from sitdown.words import Words

from . import plots
from .blocks import Blocks, Cell, PagePart, Row, number, stack
from .plots import PlotMark, PlotRow
from .study_page import concluded, footer, head_block, section, warning, whole
from .tournament_verdict import ladder_sentence, not_told_apart, sentences, step_name
from .wins_section import COLUMNS

RATINGS = ["bot", "rating", "band", "spread", "games"]
MEETINGS = ["bot", "games", "before-other", "interval"]
PACES = ["bot", "moves", "clock", "core"]
HALF = 50.0


class TournamentSheet(Blocks):
    """The parts of a tournament's page: its results, the significant ones, perhaps a ladder."""

    def __init__(self, found: Tournament, ladder: StrengthOrder | None, words: Words) -> None:
        super().__init__(words)
        self.found = found
        self.ladder = ladder
        self.findings = one_tournament(found)
        self.clear = {(one.sort, one.name) for one in self.findings if one.clear}

    def is_clear(self, sort: str, name: Any) -> bool:
        return (sort, name) in self.clear


def write_contest(
    found: Tournament, ladder: StrengthOrder | None, words: Words, command: str
) -> str:
    """The page of a tournament."""
    sheet = TournamentSheet(found, ladder, words)
    parts = [section(number, part) for number, part in enumerate(all_parts(sheet), start=1)]
    foot = footer(sheet, found.contest.seed, found.games - 1, command)
    body = [header(sheet), *parts, conclusion(sheet), foot]
    return whole(words, title(sheet), body, figures(found, ladder))


def figures(found: Tournament, ladder: StrengthOrder | None) -> Any:
    return {**found.document(), "ladder": None if ladder is None else ladder.document()}


def title(sheet: TournamentSheet) -> str:
    return sheet.say("report-tournament-title", game=sheet.wording.words.title())


def header(sheet: TournamentSheet) -> str:
    found, contest = sheet.found, sheet.found.contest
    played = sheet.say(
        "report-tournament-played",
        **{
            "games": sheet.wording.number(found.games, 0),
            "players": contest.seats,
            "bots": ", ".join(contest.bots),
            "line-ups": found.line_ups,
            "all": how_many(len(contest.bots), contest.seats),
        },
    )
    run = found.run
    copies = warning(sheet, "report-tournament-copies", run.different, run.games)
    return head_block(sheet, title(sheet), played, copies)


def all_parts(sheet: TournamentSheet) -> Iterator[PagePart]:
    yield ratings_part(sheet)
    yield wins_part(sheet)
    yield meetings_part(sheet)
    if sheet.ladder is not None:
        yield ladder_part(sheet, sheet.ladder)
    if sheet.found.run.games:
        yield pace_part(sheet)


def heads(names: list[str]) -> list[str]:
    return [f"report-column-{name}" for name in names]


def counted(sheet: TournamentSheet, games: int) -> str:
    return sheet.say("report-games", games=sheet.wording.number(games, 0))


# Ratings.


def ratings_part(sheet: TournamentSheet) -> PagePart:
    title = sheet.say("report-ratings")
    entries = sheet.found.entries
    lines = [PlotRow(one.bot, [rating_mark(one)]) for one in entries]
    plot = sheet.plot(title, plots.dots, lines, NEWCOMER.figure)
    table = sheet.table(title, heads(RATINGS), [rating_row(sheet, one) for one in entries])
    about = sheet.paragraph("report-ratings-about", orders=ORDERS)
    return PagePart(title, counted(sheet, sheet.found.games), about + sheet.pair(plot, table))


def rating_mark(one: TournamentEntry) -> PlotMark:
    figure, band = one.rating.figure, one.rating.band
    return PlotMark(figure, figure - band, figure + band, is_off_the_mean(one))


def is_off_the_mean(one: TournamentEntry) -> bool:
    return abs(one.rating.figure - NEWCOMER.figure) > one.rating.band


def rating_row(sheet: TournamentSheet, one: TournamentEntry) -> Row:
    return [
        Cell(one.bot),
        number(str(one.rating.figure), is_off_the_mean(one)),
        number(str(one.rating.band)),
        number(str(round(FIGURE * one.spread))),
        number(sheet.wording.number(one.games, 0)),
    ]


# Wins.


def wins_part(sheet: TournamentSheet) -> PagePart:
    title = sheet.wording.field_title(BOT)
    fair = 1 / sheet.found.contest.seats
    even = sheet.say("report-even", share=sheet.wording.percent(fair))
    lines = [PlotRow(one.bot, [wins_mark(sheet, one)]) for one in sheet.found.entries]
    plot = sheet.plot(title, plots.dots, lines, 100 * fair, " %")
    rows = [wins_row(sheet, one) for one in sheet.found.entries]
    note = f"{counted(sheet, sheet.found.games)}; {even}"
    return PagePart(
        title, note, sheet.pair(plot, sheet.table(title, [*heads(["bot"]), *COLUMNS], rows))
    )


def wins_mark(sheet: TournamentSheet, one: TournamentEntry) -> PlotMark:
    return percent_mark(one.share.rate, one.share.interval, sheet.is_clear(BOT, one.bot))


def percent_mark(rate: float, interval: tuple[float, float], clear: bool) -> PlotMark:
    low, high = interval
    return PlotMark(100 * rate, 100 * low, 100 * high, clear)


def wins_row(sheet: TournamentSheet, one: TournamentEntry) -> Row:
    held = number(sheet.wording.number(one.share.held, 0))
    clear = sheet.is_clear(BOT, one.bot)
    return [
        Cell(one.bot),
        held,
        *rate_cells(sheet, one.share.rate, one.share.interval, clear),
    ]


def rate_cells(
    sheet: TournamentSheet, rate: float, interval: tuple[float, float], clear: bool
) -> list[Cell]:
    return [
        number(sheet.wording.percent(rate), clear),
        number(sheet.wording.between(*interval)),
    ]


# Meetings.


def meetings_part(sheet: TournamentSheet) -> PagePart:
    title = sheet.say("report-meetings")
    lines = [meeting_line(sheet, one) for one in sheet.found.meetings]
    plot = sheet.plot(title, plots.dots, lines, HALF, " %", plots.WHOLE_WIDTH)
    rows = [meeting_row(sheet, one) for one in sheet.found.meetings]
    about = sheet.paragraph("report-meetings-about")
    body = about + stack(plot, sheet.table(title, heads(MEETINGS), rows))
    return PagePart(title, f"{counted(sheet, sheet.found.games)}; {sheet.say('report-half')}", body)


def pair_name(one: Meeting) -> str:
    return f"{one.one} – {one.other}"


def is_meeting_clear(sheet: TournamentSheet, one: Meeting) -> bool:
    return sheet.is_clear(MEETING, (one.one, one.other))


def meeting_line(sheet: TournamentSheet, one: Meeting) -> PlotRow:
    mark = percent_mark(one.rate, one.interval, is_meeting_clear(sheet, one))
    return PlotRow(pair_name(one), [mark])


def meeting_row(sheet: TournamentSheet, one: Meeting) -> Row:
    games = number(sheet.wording.number(one.games, 0))
    cells = rate_cells(sheet, one.rate, one.interval, is_meeting_clear(sheet, one))
    return [Cell(pair_name(one)), games, *cells]


# The ladder.


def ladder_part(sheet: TournamentSheet, ladder: StrengthOrder) -> PagePart:
    title = sheet.say("report-ladder")
    lines = [PlotRow(step_name(one), [step_mark(one)]) for one in ladder.steps]
    plot = sheet.plot(title, plots.dots, lines, HALF, " %", plots.WHOLE_WIDTH)
    rows = [step_row(sheet, one) for one in ladder.steps]
    about = sheet.paragraph("report-ladder-about")
    body = about + stack(plot, sheet.table(title, heads([*MEETINGS, "verdict"]), rows))
    return PagePart(title, counted(sheet, sheet.found.games), body)


def step_mark(one: Comparison) -> PlotMark:
    return percent_mark(one.meeting.rate, one.meeting.interval, one.verdict != UNPROVEN)


def step_row(sheet: TournamentSheet, one: Comparison) -> Row:
    meeting = one.meeting
    clear = one.verdict != UNPROVEN
    return [
        Cell(step_name(one)),
        number(sheet.wording.number(meeting.games, 0)),
        *rate_cells(sheet, meeting.rate, meeting.interval, clear),
        number(sheet.say(f"report-step-{one.verdict}"), one.verdict == REFUTED),
    ]


# Time.


def pace_part(sheet: TournamentSheet) -> PagePart:
    title = sheet.say("report-pace")
    paces = sheet.found.run.paces
    rows = [pace_row(sheet, one.bot, paces[one.bot]) for one in sheet.found.entries]
    body = sheet.paragraph("report-pace-about") + sheet.table(title, heads(PACES), rows)
    return PagePart(title, counted(sheet, sheet.found.run.games), body)


def pace_row(sheet: TournamentSheet, name: str, pace: ThinkTime) -> Row:
    def each(seconds: float) -> Cell:
        told = sheet.wording.number(1000 * seconds / pace.moves, 2)
        return number(sheet.say("report-milliseconds", number=told))

    moves = number(sheet.wording.number(pace.moves, 0))
    return [Cell(name), moves, each(pace.seconds), each(pace.cpu_seconds)]


# Conclusion.


def conclusion(sheet: TournamentSheet) -> str:
    """The conclusion in sentences: significant findings, and open questions."""
    told = list(sentences(sheet.found, sheet.findings, sheet.wording))
    if sheet.ladder is not None:
        told.insert(0, ladder_sentence(sheet.ladder, sheet.wording))
    more = [
        not_told_apart(sheet.found, sheet.findings, sheet.wording),
        sheet.say("report-nothing-else" if told else "report-nothing"),
        sheet.say("report-comparisons", count=len(sheet.findings)),
        sheet.say("report-clockwork"),
    ]
    return concluded(sheet, told, [one for one in more if one])
