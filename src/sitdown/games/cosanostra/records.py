"""Records: what lies before a player and in the middle, each declared once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sitdown.kernel import HIDDEN, UNKNOWN, Derived, Document, Form, Named, Printed, Record
from sitdown.kernel.form import (
    Default,
    Flag,
    Many,
    Maybe,
    Ordered,
    SeatNumber,
    Whole,
    Write,
)

from .components import BACKS, INFLUENCE_CARD, BusinessCard, Deck, GangsterCard, JobCard
from .kinds import INFLUENCE_KINDS


class Task:
    """A job face down on a gangster, or a purchase face up. It is a value: changes make a new one.

    `seen`: who has looked at the job. `markers`: whose markers lie on the purchase.
    """

    def __init__(
        self,
        job: JobCard | None,
        business: BusinessCard | None,
        seen: tuple[int, ...] = (),
        markers: tuple[int, ...] = (),
    ) -> None:
        self.job = job
        self.business = business
        self.seen = seen
        self.markers = markers


class Laid:
    """An influence card on a gangster, and who laid it there. A value."""

    def __init__(self, card: str, by: int) -> None:
        self.card = card
        self.by = by


class Business:
    """A business in play, `active` or face down (CN-1.6); `markers` are seats, ascending.

    It is a value: copies of a game share it, and whoever changes one puts another in its place.
    """

    def __init__(self, card: BusinessCard, active: bool, used: bool, markers: list[int]) -> None:
        self.card = card
        self.active = active
        self.used = used
        self.markers = markers

    def with_markers(self, markers: list[int]) -> Business:
        return Business(self.card, self.active, self.used, markers)

    def without_marker(self, seat: int) -> Business:
        """One marker of this seat less."""
        markers = self.markers[:]
        markers.remove(seat)
        return self.with_markers(markers)

    def once_used(self) -> Business:
        """CN-15.1  His skill is used up for this round."""
        return Business(self.card, self.active, True, self.markers)


class Gangster:
    """A gangster in play, `active` or face down (CN-1.6).

    `raised`, `used`, `split` and `closed` matter to mercenaries only. Copies share the lists: they
    are never changed, others take their place.
    """

    def __init__(
        self,
        card: GangsterCard,
        active: bool,
        tasks: list[Task],
        mods: list[Laid],
        raised: int,
        used: int,
        split: bool,
        closed: bool,
    ) -> None:
        self.card = card
        self.active = active
        self.tasks = tasks
        self.mods = mods
        self.raised = raised
        self.used = used
        self.split = split
        self.closed = closed

    def copy(self) -> Gangster:
        return Gangster(
            self.card,
            self.active,
            self.tasks,
            self.mods,
            self.raised,
            self.used,
            self.split,
            self.closed,
        )

    def laid(self) -> set[str]:
        """CN-14.11  The influence cards on him; no two of a kind."""
        return {laid.card for laid in self.mods}

    def carries(self, card: str) -> bool:
        """Whether such an influence card lies on him."""
        return card in [laid.card for laid in self.mods]

    def printed_strength(self) -> int:
        """CN-1.4  The number on the card, and what Adriano has grown (CN-19.23)."""
        return self.card.strength + self.raised

    def with_weapons(self, guns: int) -> int:
        """CN-1.4  One more with a Machine Pistol, one less with a Distraction, never below 1."""
        if self.mods:
            guns += sum([INFLUENCE_KINDS[card].guns for card in self.laid()])
        return max(guns, 1)

    def strength(self) -> int:
        """CN-1.4"""
        return self.with_weapons(self.printed_strength())

    def jobs(self) -> list[tuple[int, JobCard]]:
        """The planned jobs with their place among the tasks."""
        return [(place, task.job) for place, task in enumerate(self.tasks) if task.job is not None]

    def reference(self, place: int) -> str:
        """CN-1.10  How actions name a task of his."""
        return self.card.orders.tasks[place]

    def put_task(self, place: int, task: Task) -> None:
        """Another task in this place."""
        self.tasks = [*self.tasks[:place], task, *self.tasks[place + 1 :]]

    def lose_task(self, place: int) -> Task:
        task = self.tasks[place]
        self.tasks = [*self.tasks[:place], *self.tasks[place + 1 :]]
        return task


def fresh_gangster(card: GangsterCard) -> Gangster:
    """CN-2.2, CN-16.3  One who has just come into play."""
    return Gangster(card, True, [], [], 0, 0, False, False)


class Discards:
    """Two discard piles, newest first: `open` ones face up, `closed` ones face down. A value."""

    def __init__(self, open: list[str], closed: list[str]) -> None:
        self.open = open
        self.closed = closed

    def with_open(self, card: str) -> Discards:
        return Discards([card, *self.open], self.closed)

    def with_closed(self, card: str) -> Discards:
        return Discards(self.open, [card, *self.closed])


class Mercenaries:
    """CN-19.1, CN-19.4  Those not on display: undealt, too strong yet, not taken. A value."""

    def __init__(self, stack: list[str], strong: list[str], aside: list[str]) -> None:
        self.stack = stack
        self.strong = strong
        self.aside = aside


class Trophy:
    """CN-12.5  A gangster one has killed. A value."""

    def __init__(self, gangster: str, strength: int) -> None:
        self.gangster = gangster
        self.strength = strength


class LeftOut(Maybe):
    """A seat that a document may leave out: `UNKNOWN` until what it follows from is there."""

    def read(self, value: Any) -> Any:
        return self.absent() if value is None else self.form.read(value)

    def absent(self) -> Any:
        return UNKNOWN


def planned_job(job: JobCard, seen: Sequence[int]) -> Task:
    return Task(job, None, tuple(seen), ())


def planned_purchase(business: BusinessCard, markers: Sequence[int]) -> Task:
    return Task(None, business, (), tuple(markers))


class TaskForm(Form):
    """A planned job or a planned purchase. CN-1.2  Of a job face down a view shows the back."""

    def __init__(self, deck: Deck, seats: int) -> None:
        marked = Many(SeatNumber(seats))
        self.job = Record(
            planned_job,
            job=Printed(deck.jobs, "job"),
            back=Derived(lambda task: task.job.round),
            seen=Default(Ordered(marked, lambda seats: sorted(set(seats))), []),
        )
        self.purchase = Record(
            planned_purchase,
            business=Named("buy", Printed(deck.businesses, "business")),
            markers=Default(Ordered(marked, sorted), []),
        )

    def read(self, value: Any) -> Task:
        buys = isinstance(value, dict) and "buy" in value
        task: Task = (self.purchase if buys else self.job).read(value)
        return task

    def writer(self) -> Write | None:
        return self.write

    def write(self, value: Any) -> Document:
        return (self.purchase if value.job is None else self.job).write(value)

    def see(self, value: Any) -> Task:
        if value.get("job") == HIDDEN:
            return planned_job(BACKS[value["back"]], value["seen"])
        task: Task = (self.purchase if "buy" in value else self.job).see(value)
        return task

    def schema(self) -> Document:
        return {"anyOf": [self.job.schema(), self.purchase.schema()]}


def business_record(deck: Deck, seats: int) -> Record:
    return Record(
        Business,
        card=Named("id", Printed(deck.businesses, "business")),
        active=Default(Flag(), True),
        used=Default(Flag(), False),
        markers=Default(Ordered(Many(SeatNumber(seats)), sorted), []),
    )


def gangster_record(deck: Deck, seats: int) -> Record:
    laid = Record(Laid, card=INFLUENCE_CARD, by=LeftOut(SeatNumber(seats)))
    return Record(
        Gangster,
        settle_split,
        card=Named("id", Printed(deck.gangsters, "gangster")),
        active=Default(Flag(), True),
        tasks=Default(Many(TaskForm(deck, seats), most=2), []),
        mods=Default(Many(laid), []),
        raised=Default(Whole(), 0),
        used=Default(Whole(), 0),
        split=Default(Flag(), False),
        closed=Default(Flag(), False),
    )


def settle_split(found: Document) -> None:
    """CN-19.25  Who has two jobs at once rolls each with two dice."""
    jobs = [task for task in found["tasks"] if task.job is not None]
    if found["id"].ability.second_job_dice and len(jobs) == 2:
        found["split"] = True
