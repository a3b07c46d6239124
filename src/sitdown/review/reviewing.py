"""The review itself, as a generator of short slices of work.

The caller carries out each slice where it likes, such as in a worker process, and sends back the
result. A slice is short, because bots may wait for the same worker.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import pairwise
from math import sqrt
from typing import Any, Final, NamedTuple

from sitdown.kernel import Document
from sitdown.wire.review import Chances, Choice, Decided, Point, Review, Turn

from .alternatives import options, reasons, usual
from .budget import MOST_POINTS, TAKEN_UP, TURNS, ReviewBudget
from .estimate import Estimate, difference, estimate, less, rounded
from .luck_and_skill import Stretch, sums_of
from .moments import Question, ReplayedGame, ReviewMoment, course_of
from .worlds import USUAL, doubt_of, outlook, shares, trial

APART: Final = 10_000
"""The first number of the worlds used at turning points.

They differ from the worlds in which decisions were judged, so that one result confirms the other.
"""
LEAST_PRICE: Final = 0.01
"""A smaller loss of chance does not count as a mistake."""
UNCERTAIN: Final = 0.1
"""A point of the line with a larger error than this gets more worlds."""
A_SLICE: Final = 24
"""The most worlds that are played on in one slice."""


class Slice(NamedTuple):
    """A part of the work, and the progress of all of it."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    done: int
    whole: int


Work = Generator[Slice, Any, Review]
Part = Generator[Slice, Any, None]


def review(content: bytes, effort: ReviewBudget | None = None) -> Work:
    """The work of reviewing a replay. Raises Refused if it was played by other rules."""
    course: ReplayedGame = yield Slice(course_of, (content,), 0, 1)
    return (yield from Reviewing(course, effort or ReviewBudget()).work())


def review_all(
    content: bytes, effort: ReviewBudget | None = None
) -> Generator[Slice, None, Review]:
    """The same in this process; yields each slice before it is carried out."""
    work = review(content, effort)
    answer: Any = None
    while True:
        try:
            part = work.send(answer)
        except StopIteration as end:
            found: Review = end.value
            return found
        yield part
        answer = part.work(*part.arguments)


class JudgedDecision:
    """A decision, and the chances in each world before it and after it.

    "Before" means: with the action of the hints in its place.
    """

    def __init__(self, question: Question, house: Document | None) -> None:
        self.question = question
        self.house = house
        self.before: list[Chances] = []
        self.after: list[Chances] = []

    def take(self, tried: list[list[Chances]]) -> None:
        self.before += [one[0] for one in tried]
        self.after += [one[1] for one in tried]

    def effect(self) -> Estimate:
        return difference(self.after, self.before)

    def gain(self) -> Chances:
        """The effect of the choice on each seat; all zero if it is within the error."""
        effect = self.effect()
        return effect.means if effect.is_clear() else [0.0] * len(effect.means)

    def document(self) -> Decided:
        seat, gain = self.question.seat, self.gain()
        return Decided(
            step=self.question.step,
            seat=seat,
            act=self.question.act,
            before=estimate(self.before).means,
            after=estimate(self.after).means,
            gain=gain,
            error=max(self.effect().errors),
            house=self.house,
            price=max(0.0, -gain[seat]),
        )


class Found(NamedTuple):
    """The best alternative to an action, compared in worlds in which neither was selected."""

    act: Document | None
    chance: float
    played: float
    price: float
    error: float


class Reviewing:
    """A review in progress."""

    def __init__(self, course: ReplayedGame, effort: ReviewBudget) -> None:
        self.course = course
        self.effort = effort
        self.judged: dict[int, JudgedDecision] = {}
        self.line: dict[int, list[Chances]] = {}
        self.simulations = 0
        self.doubt = doubt_of(course.game)
        self.whole = effort.expected(len(course.decisions()), len(course.moments))

    def work(self) -> Work:
        yield from self.judge_all()
        yield from self.draw_line(spread(len(self.course.moments), MOST_POINTS))
        yield from self.draw_line(self.inside_the_largest())
        yield from self.draw_line(self.uncertain(), 2)
        yield from self.judge_again()
        turns: list[Turn] = []
        for place in self.largest()[:TAKEN_UP]:
            turns.append((yield from self.turn_at(place)))
        turns.sort(key=self.told_first)
        return self.document(sorted(turns[:TURNS], key=lambda turn: turn.step))

    def ask(self, work: Callable[..., Any], *arguments: Any) -> Generator[Slice, Any, Any]:
        done = min(self.simulations, self.whole)
        return (yield Slice(work, (self.course.game, *arguments), done, self.whole))

    def tried(
        self, question: Question, acts: list[Document | None], first: int, count: int
    ) -> Generator[Slice, Any, list[list[Chances]]]:
        """The chances after each act in these worlds, in slices short enough to wait for."""
        found: list[list[Chances]] = []
        at_once = max(1, A_SLICE // len(acts))
        for start in range(0, count, at_once):
            worlds = min(at_once, count - start)
            found += yield from self.ask(trial, *asked(question), acts, first + start, worlds)
            self.simulations += worlds * len(acts)
        return found

    def document(self, turns: list[Turn]) -> Review:
        course = self.course
        decisions = [one.document() for one in self.judged.values()]
        result = shares(course.result, course.seats)
        return Review(
            sitdown="review",
            version=2,
            game=course.game,
            rules=course.rules,
            players=course.seats,
            steps=course.moments[-1].step if course.moments else 0,
            simulations=self.simulations,
            drawn=course.has_luck(),
            points=self.points(),
            decisions=decisions,
            turns=turns,
            sums=sums_of(self.stretches(), result, course.has_luck()),
        )

    def stretches(self) -> list[Stretch]:
        """The line of chances in stretches, from the even share to the result.

        A stretch ends where something was drawn; in a game without luck, wherever the chances have
        changed by more than their error. A change before a draw is a stretch of its own if it, too,
        is larger than its error. Shorter stretches would count errors as effects of choices.
        """
        places, has_luck = sorted(self.line), self.course.has_luck()
        start, found = places[0], []
        if self.course.deals:
            found.append(Stretch(less(self.known_at(start).means, self.even()), [], [], [], True))
        for before, place in pairwise(places):
            is_drawn = self.stretch(before, place).drawn
            if is_drawn and start < before and self.stretch(start, before).is_clear():
                found.append(self.stretch(start, before))
                start = before
            part = self.stretch(start, place)
            if is_drawn or place == places[-1] or (not has_luck and part.is_clear()):
                found.append(part)
                start = place
        return found

    def stretch(self, one: int, other: int) -> Stretch:
        moments = self.course.moments[one + 1 : other + 1]
        before, after = self.known_at(one), self.known_at(other)
        is_even = one < 0 and not self.course.deals
        return Stretch(
            less(after.means, self.even() if is_even else before.means),
            [sqrt(one**2 + two**2) for one, two in zip(before.errors, after.errors, strict=True)],
            [self.judged[it.step].document() for moment in moments for it in moment.decisions()],
            [question.seat for moment in moments for question in moment.questions],
            any(moment.drawn for moment in moments),
        )

    def even(self) -> Chances:
        return [1 / self.course.seats] * self.course.seats

    # Decisions.

    def judge_all(self) -> Part:
        questions = self.course.decisions()
        count = self.effort.worlds_for_each(len(questions))
        for question in questions:
            house = yield from self.ask(usual, *asked(question), question.act)
            judged = self.judged[question.step] = JudgedDecision(question, house)
            judged.take((yield from self.tried(question, [USUAL, question.act], 0, count)))

    def judge_again(self) -> Part:
        """Judges the decisions that seem most important in more worlds."""
        count = self.effort.worlds_again()
        mattered = [one for one in self.judged.values() if any(one.effect().means)]
        mattered.sort(key=lambda one: max(map(abs, one.effect().means)), reverse=True)
        for judged in mattered[: self.effort.decisions_again()]:
            question, first = judged.question, len(judged.before)
            judged.take((yield from self.tried(question, [USUAL, question.act], first, count)))

    # The line of chances.

    def draw_line(self, places: list[int], times: int = 1) -> Part:
        count = self.effort.worlds_for_point(min(len(self.course.moments), MOST_POINTS))
        for place in places:
            for _ in range(times):
                yield from self.draw_point(place, count)

    def uncertain(self) -> list[int]:
        return [
            place for place, drawn in self.line.items() if max(estimate(drawn).errors) > UNCERTAIN
        ]

    def draw_point(self, place: int, count: int) -> Part:
        """Draws one point, or adds worlds to it. The last point is the result and needs none."""
        if place == len(self.course.moments) - 1:
            self.line[place] = [shares(self.course.result, self.course.seats)] * 2
            return
        drawn = self.line.setdefault(place, [])
        # The seed is different for each place; the deal is place -1.
        sight = self.sight(place)
        for start in range(0, count, A_SLICE):
            worlds = min(A_SLICE, count - start)
            drawn += yield from self.ask(outlook, sight, place + 2, len(drawn), worlds)
            self.simulations += worlds

    def sight(self, place: int) -> bytes:
        return self.course.dealt if place < 0 else self.course.moments[place].sight

    def inside_the_largest(self) -> list[int]:
        """The moments inside the stretches of the line with the largest changes."""
        places = sorted(self.line)
        stretches = list(pairwise(places))
        stretches.sort(key=lambda stretch: self.change(*stretch).largest(), reverse=True)
        return [place for one, other in stretches[:TAKEN_UP] for place in range(one + 1, other)]

    def change(self, one: int, other: int) -> Estimate:
        before, after = estimate(self.line[one]), estimate(self.line[other])
        pairs = zip(before.errors, after.errors, strict=True)
        errors = [sqrt(early**2 + late**2) for early, late in pairs]
        return Estimate(rounded(less(after.means, before.means)), rounded(errors))

    def known_at(self, place: int) -> Estimate:
        """The chances at a place of the line; their error is at least that of the value."""
        means, errors = estimate(self.line[place])
        is_result = place == len(self.course.moments) - 1
        return Estimate(means, errors if is_result else [max(one, self.doubt) for one in errors])

    def points(self) -> list[Point]:
        steps = {place: self.course.moments[place].step for place in self.line if place >= 0}
        return [Point(steps.get(place, 0), *self.known_at(place)) for place in sorted(self.line)]

    # Turning points.

    def largest(self) -> list[int]:
        """The moments with the largest change, either in public chances or by a choice."""
        places = [place for place in self.line if place - 1 in self.line]
        return sorted(places, key=self.weight, reverse=True)

    def weight(self, place: int) -> float:
        moment = self.course.moments[place]
        gains = [self.judged[one.step].effect().largest() for one in moment.decisions()]
        return max([self.change(place - 1, place).largest(), *gains])

    def told_first(self, turn: Turn) -> tuple[float, int]:
        return -max(map(abs, less(turn.after, turn.chances)), default=0.0) - turn.price, turn.step

    def turn_at(self, place: int) -> Generator[Slice, Any, Turn]:
        yield from self.draw_line([place - 1, place])
        moment = self.course.moments[place]
        deciding = self.deciding(moment)
        if deciding is None:
            return self.turn(place, moment.questions[-1], None, [], [])
        question = deciding.question
        found = yield from self.found(question)
        why = yield from self.ask(reasons, question.view, question.act, question.told)
        other: list[Any] = []
        if found.act != question.act:
            other = yield from self.ask(reasons, question.view, found.act, None)
        return self.turn(place, question, found, why, other)

    def deciding(self, moment: ReviewMoment) -> JudgedDecision | None:
        """The choice with the largest effect in a moment."""
        choices = [self.judged[one.step] for one in moment.decisions()]
        return max(choices, key=lambda one: max(map(abs, one.effect().means)), default=None)

    def turn(
        self, place: int, question: Question, found: Found | None, why: list[Any], other: list[Any]
    ) -> Turn:
        moment = self.course.moments[place]
        before, after = estimate(self.line[place - 1]).means, estimate(self.line[place]).means
        change = less(after, before)
        gains = [self.judged[one.step].gain() for one in moment.decisions()]
        chosen = [sum(column) for column in zip(*gains, strict=True)] or [0.0] * len(change)
        whose = max(range(len(change)), key=lambda seat: max(abs(change[seat]), abs(chosen[seat])))
        chance = after[question.seat] if found is None else found.played
        same = found is None or found.act == question.act
        return Turn(
            step=moment.step,
            first=moment.questions[0].step,
            seat=question.seat,
            whose=whose,
            chances=before,
            after=after,
            by_luck=moment.drawn and abs(change[whose] - chosen[whose]) > abs(chosen[whose]),
            decided=None if found is None else question.step,
            played=Choice(question.act, chance, why),
            house=None if same or found is None else Choice(found.act, found.chance, other),
            price=0.0 if same or found is None else found.price,
            error=0.0 if found is None else found.error,
        )

    def found(self, question: Question) -> Generator[Slice, Any, Found]:
        """Finds the best choice by successive halving, then compares it with the one played.

        The first choice, that of the hints, stays to the end. It is replaced only by one that is
        significantly better: the best of many estimates looks better than it is.
        """
        acts = yield from self.ask(options, question.view, question.step, question.act)
        seat, count, first = question.seat, self.effort.worlds_for_turn(), APART
        tried: list[list[Chances]] = [[] for _ in acts]
        left = list(range(len(acts)))
        while len(left) > 1:
            worlds = yield from self.tried(question, [acts[one] for one in left], first, count)
            for world in worlds:
                for one, chances in zip(left, world, strict=True):
                    tried[one].append(chances)
            first, count = first + count, count * 2
            rest = sorted(left[1:], key=lambda one: -estimate(tried[one]).means[seat])
            left = [left[0], *rest[: len(rest) // 2]]
            if len(rest) == 1:
                left = [self.better(tried, left[0], rest[0], seat)]
        return (yield from self.against(question, acts[left[0]], first))

    def better(self, tried: list[list[Chances]], hinted: int, best: int, seat: int) -> int:
        both = min(len(tried[hinted]), len(tried[best]))
        gain = difference(tried[best][-both:], tried[hinted][-both:])
        return best if gain.means[seat] > gain.errors[seat] else hinted

    def against(
        self, question: Question, act: Document | None, first: int
    ) -> Generator[Slice, Any, Found]:
        """Compares the best choice and the one played in worlds that are new to both."""
        count, seat = 2 * self.effort.worlds_again(), question.seat
        acts = [question.act, act]
        worlds = yield from self.tried(question, acts, first, count)
        played, best = [one[0] for one in worlds], [one[1] for one in worlds]
        gain, chance = difference(best, played), estimate(played).means[seat]
        price, error = gain.means[seat], gain.errors[seat]
        if act == question.act or price <= max(error, LEAST_PRICE):
            return Found(question.act, chance, chance, 0.0, error)
        return Found(act, estimate(best).means[seat], chance, price, error)


def asked(question: Question) -> tuple[bytes, int]:
    return question.view, question.step


def spread(moments: int, most: int) -> list[int]:
    """Places of the line from the deal (-1) to the result, spaced evenly."""
    if moments < most:
        return list(range(-1, moments))
    return [round(place * moments / (most - 1)) - 1 for place in range(most)]
