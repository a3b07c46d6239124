"""A tournament's verdict in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sitdown.lab.findings import MEETING, Finding
from sitdown.lab.strength_order import Comparison, StrengthOrder, turned
from sitdown.lab.tournament import Meeting, Tournament

from .labels import Wording

BETWEEN = ", "


def sentences(found: Tournament, findings: Iterable[Finding], wording: Wording) -> Iterator[str]:
    """Sentences on the significant findings, the most surprising first."""
    met = {(one.one, one.other): one for one in found.meetings}
    for one in sorted([one for one in findings if one.clear], key=lambda one: one.surprise):
        if one.sort == MEETING:
            yield meeting_sentence(met[one.name], wording)
        else:
            id = "report-more" if one.found.value > 0 else "report-less"
            points = wording.number(100 * abs(one.found.value), 1)
            yield wording.say(id, what=wording.finding(one), points=points)


def meeting_sentence(meeting: Meeting, wording: Wording) -> str:
    """The bot that won more is named first, even if its rating is lower."""
    better = meeting if meeting.rate > 0.5 else turned(meeting)
    names = {"one": better.one, "other": better.other}
    return wording.say("report-meeting-more", **names, rate=wording.percent(better.rate))


def not_told_apart(found: Tournament, findings: Iterable[Finding], wording: Wording) -> str:
    """Names the pairs of bots that the games could not tell apart; "" if there are none."""
    clear = {one.name for one in findings if one.clear}
    pairs = [
        f"{one.one} – {one.other}" for one in found.meetings if (one.one, one.other) not in clear
    ]
    if not pairs:
        return ""
    return wording.say("report-not-told-apart", pairs=BETWEEN.join(pairs))


def ladder_sentence(ladder: StrengthOrder, wording: Wording) -> str:
    shown = ladder.falls or ladder.unproven
    steps = BETWEEN.join([step_name(one) for one in shown])
    return wording.say(f"report-ladder-{ladder.verdict}", steps=steps)


def step_name(step: Comparison) -> str:
    return f"{step.lower} → {step.upper}"


def verdict(
    found: Tournament, findings: Iterable[Finding], ladder: StrengthOrder | None, wording: Wording
) -> Iterator[str]:
    """The whole verdict, in lines for a terminal."""
    if ladder is not None:
        yield ladder_sentence(ladder, wording)
    findings = list(findings)
    told = list(sentences(found, findings, wording))
    yield from told or [wording.say("report-nothing")]
    apart = not_told_apart(found, findings, wording)
    if apart:
        yield apart
