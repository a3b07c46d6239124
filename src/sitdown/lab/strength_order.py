"""Checks that bots entered from weakest to strongest really are."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final

from sitdown.kernel import Document

from .findings import MEETING, one_tournament
from .tournament import Meeting, Tournament

CONFIRMED: Final = "rises"
"""The bot entered later is significantly better."""
REFUTED: Final = "falls"
"""The bot entered earlier is significantly better."""
UNPROVEN: Final = "unproven"
"""The difference is not significant."""


@dataclass(frozen=True)
class Comparison:
    """Compares a bot with one entered after it, which should be stronger."""

    meeting: Meeting
    """How often the upper bot, named `one` here, was placed before the lower one."""
    verdict: str

    @property
    def upper(self) -> str:
        return self.meeting.one

    @property
    def lower(self) -> str:
        return self.meeting.other


@dataclass(frozen=True)
class StrengthOrder:
    """Whether the bots rise in strength in the order in which they were entered.

    It is confirmed if every step between neighbours rises significantly. It is refuted if any
    two bots, neighbours or not, are significantly in the wrong order.
    """

    steps: list[Comparison]
    """Comparisons of neighbours."""
    falls: list[Comparison]
    """All comparisons, of neighbours or not, in which the lower bot was better."""

    @property
    def verdict(self) -> str:
        if self.falls:
            return REFUTED
        return UNPROVEN if self.unproven else CONFIRMED

    @property
    def unproven(self) -> list[Comparison]:
        return [step for step in self.steps if step.verdict == UNPROVEN]

    def document(self) -> Document:
        return {
            "verdict": self.verdict,
            "steps": [{**one.meeting.document(), "verdict": one.verdict} for one in self.steps],
            "falls": [[one.lower, one.upper] for one in self.falls],
        }


def ladder(found: Tournament) -> StrengthOrder:
    """Checks the order in which the bots of a tournament were entered."""
    clear = {one.name for one in one_tournament(found) if one.sort == MEETING and one.clear}
    bots = found.contest.bots
    steps: dict[tuple[str, str], Comparison] = {}
    for one in found.meetings:
        is_clear = (one.one, one.other) in clear
        upwards = one if bots.index(one.one) > bots.index(one.other) else turned(one)
        steps[upwards.other, upwards.one] = Comparison(
            upwards, judged(upwards) if is_clear else UNPROVEN
        )
    return StrengthOrder(
        [steps[pair] for pair in pairwise(bots)],
        [steps[pair] for pair in combinations(bots, 2) if steps[pair].verdict == REFUTED],
    )


def judged(upwards: Meeting) -> str:
    return CONFIRMED if upwards.rate > 0.5 else REFUTED


def turned(one: Meeting) -> Meeting:
    """The same meeting from the other bot's side."""
    return Meeting(one.other, one.one, one.games, one.games - one.before)
