"""Records: what lies before a player and in the middle, each with its document."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document

from .components import BusinessCard, GangsterCard, JobCard

HENCHMAN: Final = "henchman"
SABOTEUR: Final = "saboteur"
MACHINE_PISTOL: Final = "machine-pistol"
DISTRACTION: Final = "distraction"
HELPERS: Final = frozenset([HENCHMAN, SABOTEUR])
"""CN-7.8  What goes with the task."""


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

    def document(self) -> Document:
        if self.job is not None:
            return {"job": self.job.id, "back": self.job.round, "seen": list(self.seen)}
        assert self.business is not None
        return {"buy": self.business.id, "markers": list(self.markers)}


class Laid:
    """An influence card on a gangster, and who laid it there."""

    def __init__(self, card: str, by: int) -> None:
        self.card = card
        self.by = by

    def document(self) -> Document:
        return {"card": self.card, "by": self.by}


class Business:
    """A business in play; `markers` are seats, ascending."""

    def __init__(self, card: BusinessCard, active: bool, used: bool, markers: list[int]) -> None:
        self.card = card
        self.active = active
        self.used = used
        self.markers = markers

    def copy(self) -> Business:
        return Business(self.card, self.active, self.used, self.markers[:])

    def document(self) -> Document:
        return {
            "id": self.card.id,
            "active": self.active,
            "used": self.used,
            "markers": self.markers[:],
        }


class Gangster:
    """A gangster in play. `raised`, `used`, `split` and `closed` matter to mercenaries only."""

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
            self.tasks[:],
            self.mods[:],
            self.raised,
            self.used,
            self.split,
            self.closed,
        )

    def document(self) -> Document:
        return {
            "id": self.card.id,
            "active": self.active,
            "tasks": [task.document() for task in self.tasks],
            "mods": [laid.document() for laid in self.mods],
            "raised": self.raised,
            "used": self.used,
            "split": self.split,
            "closed": self.closed,
        }

    def carries(self, card: str) -> bool:
        """Whether such an influence card lies on him."""
        return card in [laid.card for laid in self.mods]

    def printed_strength(self) -> int:
        """CN-1.4  The number on the card, and what Adriano has grown (CN-19.23)."""
        return self.card.strength + self.raised

    def with_weapons(self, guns: int) -> int:
        """CN-1.4  One more with a Machine Pistol, one less with a Distraction, never below 1."""
        guns += int(self.carries(MACHINE_PISTOL)) - int(self.carries(DISTRACTION))
        return max(guns, 1)

    def strength(self) -> int:
        """CN-1.4"""
        return self.with_weapons(self.printed_strength()) if self.mods else self.printed_strength()

    def jobs(self) -> list[tuple[int, JobCard]]:
        """The planned jobs with their place among the tasks."""
        return [(place, task.job) for place, task in enumerate(self.tasks) if task.job is not None]

    def reference(self, place: int) -> str:
        """CN-1.10  How actions name a task of his."""
        return self.card.id if place == 0 else f"{self.card.id}#{place}"


def fresh_gangster(card: GangsterCard) -> Gangster:
    """CN-2.2, CN-16.3  One who has just come into play."""
    return Gangster(card, True, [], [], 0, 0, False, False)


class Discards:
    """Two discard piles, newest first: `open` ones face up, `closed` ones face down."""

    def __init__(self, open: list[str], closed: list[str]) -> None:
        self.open = open
        self.closed = closed

    def copy(self) -> Discards:
        return Discards(self.open[:], self.closed[:])

    def document(self) -> Document:
        return {"open": self.open[:], "closed": self.closed[:]}


class Mercenaries:
    """CN-19.1, CN-19.4  Those who are not on display: undealt, too strong yet, not taken."""

    def __init__(self, stack: list[str], strong: list[str], aside: list[str]) -> None:
        self.stack = stack
        self.strong = strong
        self.aside = aside

    def copy(self) -> Mercenaries:
        return Mercenaries(self.stack[:], self.strong[:], self.aside[:])

    def document(self) -> Document:
        return {"stack": self.stack[:], "strong": self.strong[:], "aside": self.aside[:]}


class Trophy:
    """CN-12.5  A gangster one has killed."""

    def __init__(self, gangster: str, strength: int) -> None:
        self.gangster = gangster
        self.strength = strength

    def document(self) -> Document:
        return {"gangster": self.gangster, "strength": self.strength}
