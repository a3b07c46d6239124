"""Kinds of cards: one row for each kind of job and of influence card, with all its traits.

Mercenaries have theirs in `abilities`; special jobs, which do things of their own, in
`rules/specials`. The rules ask for a trait and name no card.
"""

from __future__ import annotations

from typing import Final

COMPANY: Final = "company"
BUSINESSMAN: Final = "businessman"
GANGSTER: Final = "gangster"
PLAYER: Final = "player"
"""What an attack can be aimed at."""

DEACTIVATE: Final = "deactivate"
KILL: Final = "kill"
DAMAGE: Final = "damage"
STEAL: Final = "steal"
PERSUADE: Final = "persuade"
"""What an attack does to its target."""

CASH: Final = "cash"
ROBBERY: Final = "robbery"
TRAP: Final = "trap"


class JobKind:
    """What all jobs of a kind have in common.

    `target`: what it is aimed at. `one`, `two`: what one success does to the target, and two or
    more. `sums`: its cards say what successes are worth. `at_strength`: its difficulty is the
    target's strength, so that no card has a number. `once`: nobody repeats it on another target.
    `printed`: there are cards of this kind. `instead`: some do it in place of any job.
    """

    def __init__(
        self,
        rule: str,
        target: str | None = None,
        one: str | None = None,
        two: str | None = None,
        *,
        cash: bool = False,
        response: bool = False,
        attack: bool = False,
        sums: bool = False,
        at_strength: bool = False,
        harder_if_tasked: bool = False,
        shot_back: bool = False,
        once: bool = False,
        printed: bool = True,
        instead: bool = False,
    ) -> None:
        self.rule = rule
        self.target = target
        self.one = one
        self.two = two
        self.cash = cash
        self.response = response
        self.attack = attack or target is not None
        self.sums = sums
        self.at_strength = at_strength
        self.harder_if_tasked = harder_if_tasked
        self.shot_back = shot_back
        self.once = once
        self.printed = printed
        self.instead = instead

    def sort(self) -> str:
        """CN-1.7  What sort of job it is: cash, response, special, or what it attacks."""
        if self.cash:
            return CASH
        if self.response:
            return "response"
        if self.target is None:
            return "special"
        return self.target if self.target in (GANGSTER, PLAYER) else "business"

    def needs_two(self) -> bool:
        """CN-9.2  Whether one success of an attack has no effect."""
        return self.target is not None and self.one is None

    def effect(self, successes: int) -> str | None:
        """CN-9.2  What an attack does to its target with so many successes; None: nothing."""
        if successes < 1:
            return None
        return self.two if successes >= 2 else self.one


JOB_KINDS: Final[dict[str, JobKind]] = {
    CASH: JobKind("CN-8.5", cash=True, sums=True),
    "bash": JobKind("CN-9.3", BUSINESSMAN, DEACTIVATE, DEACTIVATE),
    "property-damage": JobKind("CN-9.4", PLAYER, DAMAGE, DAMAGE, sums=True),
    "theft": JobKind("CN-9.5", PLAYER, STEAL, STEAL, sums=True, once=True),  # CN-19.12
    "vandalism": JobKind("CN-9.3", COMPANY, DEACTIVATE, DEACTIVATE),
    "arson": JobKind("CN-9.6", COMPANY, DEACTIVATE, KILL),
    "kill-a-businessman": JobKind("CN-9.6", BUSINESSMAN, DEACTIVATE, KILL),
    "assassination": JobKind(
        "CN-9.7", GANGSTER, None, KILL, at_strength=True, harder_if_tasked=True, instead=True
    ),
    "persuasion": JobKind("CN-9.8", BUSINESSMAN, None, PERSUADE),
    "drive-by": JobKind("CN-9.10", GANGSTER, KILL, KILL, harder_if_tasked=True, shot_back=True),
    "car-bomb": JobKind("CN-9.9", GANGSTER, DEACTIVATE, KILL, harder_if_tasked=True),
    ROBBERY: JobKind("CN-11.4", attack=True, response=True),
    TRAP: JobKind("CN-11.8", response=True),
    "exceptional-offer": JobKind("CN-10.1"),
    "connections": JobKind("CN-10.2"),
    "money-laundering": JobKind("CN-10.4", sums=True),
    "birthday": JobKind("CN-10.5", sums=True),
    "poker": JobKind("CN-10.7"),
    "horse-racing": JobKind("CN-10.6"),
    "poison": JobKind("CN-19.8", GANGSTER, DEACTIVATE, DEACTIVATE, printed=False, instead=True),
    "hustle": JobKind("CN-19.9", cash=True, printed=False, instead=True),
}
"""CN-1.7, CN-9.1  All kinds of jobs; what is neither cash job, attack nor response is special."""

FACE_DOWN: Final = JobKind("CN-1.2")
"""A job of which only the back is seen."""


class InfluenceKind:
    """An influence card. `difficulty` and `guns` change those of the gangster it lies on."""

    def __init__(
        self,
        rule: str,
        *,
        difficulty: int = 0,
        guns: int = 0,
        against_opponents: bool = False,
        on_active: bool = False,
        goes_with_task: bool = False,
        start_set: bool = False,
    ) -> None:
        self.rule = rule
        self.difficulty = difficulty
        self.guns = guns
        self.against_opponents = against_opponents
        self.on_active = on_active
        self.goes_with_task = goes_with_task
        self.start_set = start_set


INFLUENCE_KINDS: Final[dict[str, InfluenceKind]] = {
    "henchman": InfluenceKind(
        "CN-14.7", difficulty=-1, on_active=True, goes_with_task=True, start_set=True
    ),
    "saboteur": InfluenceKind("CN-14.8", difficulty=1, against_opponents=True, goes_with_task=True),
    "machine-pistol": InfluenceKind("CN-14.9", guns=1),
    "distraction": InfluenceKind("CN-14.10", guns=-1, against_opponents=True),
    "schemer": InfluenceKind("CN-14.12", start_set=True),
    "snitch": InfluenceKind("CN-14.2", start_set=True),
    "spy": InfluenceKind("CN-14.3"),
    "emergency-doc": InfluenceKind("CN-14.6"),
}
"""CN-14  All influence cards; CN-2.4  three of them are everybody's start set."""
