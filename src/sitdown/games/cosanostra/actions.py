"""What a player can do when he is asked. Deals, which need no asking, are in `deals`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sitdown.kernel import Action, Form, Optional
from sitdown.kernel.form import Either, Just, Many, SeatNumber, Text, Whole, Word

ID = Text(1, 60)
"""A card or a task; which ones there are depends on the deck, so the rules judge it."""
DIE = Whole()
MOST_MONEY = 1_000_000
THOUSANDS = Whole(0, MOST_MONEY, step=1000)


class Bare(Action):
    """An action that says all by its name: `{"do": "keep"}`."""

    def values(self) -> tuple[Any, ...]:
        return ()


class Keep(Bare):
    do: ClassVar[str] = "keep"


class Redeal(Bare):
    do: ClassVar[str] = "redeal"


class Pass(Bare):
    do: ClassVar[str] = "pass"


class Done(Bare):
    """No second task now (CN-19.27, CN-19.28)."""

    do: ClassVar[str] = "done"


class Schemer(Bare):
    do: ClassVar[str] = "schemer"


class Stand(Bare):
    do: ClassVar[str] = "stand"


class Guard(Bare):
    do: ClassVar[str] = "guard"


class EmergencyDoc(Bare):
    do: ClassVar[str] = "emergency-doc"


class Fire(Bare):
    do: ClassVar[str] = "fire"


class Stop(Bare):
    do: ClassVar[str] = "stop"


class Strengthen(Bare):
    do: ClassVar[str] = "strengthen"


class Boss(Action):
    """`{"do": "boss", "family": "caruso"}`"""

    do: ClassVar[str] = "boss"
    arguments: ClassVar[dict[str, Form]] = {"family": ID}

    def __init__(self, family: str) -> None:
        self.family = family


DRAWN = Word(["influence", "job"], "pile")


class Hire(Action):
    """`{"do": "hire", "gangster": "paco-santiago"}`; `draw` only where two cards are drawn."""

    do: ClassVar[str] = "hire"
    arguments: ClassVar[dict[str, Form]] = {"gangster": ID, "draw": Optional(Many(DRAWN))}

    def __init__(self, gangster: str, draw: tuple[str, ...] | None = None) -> None:
        self.gangster = gangster
        self.draw = draw


class Exchange(Action):
    """`{"do": "exchange", "gangster": "big-joey", "for": "paco-santiago"}`"""

    do: ClassVar[str] = "exchange"
    arguments: ClassVar[dict[str, Form]] = {
        "gangster": ID,
        "for_": ID,
        "draw": Optional(Many(DRAWN)),
    }

    def __init__(self, gangster: str, for_: str, draw: tuple[str, ...] | None = None) -> None:
        self.gangster = gangster
        self.for_ = for_
        self.draw = draw


class Recruit(Action):
    """`{"do": "recruit", "gangster": "mr-hong"}`"""

    do: ClassVar[str] = "recruit"
    arguments: ClassVar[dict[str, Form]] = {"gangster": ID}

    def __init__(self, gangster: str) -> None:
        self.gangster = gangster


class Plan(Action):
    """`{"do": "plan", "gangster": "big-joey", "job": "usury"}`, or `"buy": "cop.2"`."""

    do: ClassVar[str] = "plan"
    arguments: ClassVar[dict[str, Form]] = {
        "gangster": ID,
        "job": Optional(ID),
        "buy": Optional(ID),
    }

    def __init__(self, gangster: str, job: str | None = None, buy: str | None = None) -> None:
        self.gangster = gangster
        self.job = job
        self.buy = buy


INSTEAD = Word(["assassination", "poison", "hustle"], "job in place of another")


class Execute(Action):
    """`{"do": "execute", "task": "big-joey", "target": "lawyer.1"}`, with what the card leaves
    open: a `target` (a seat, a business or a gangster), a `bet`, `markers`, or `as` what else."""

    do: ClassVar[str] = "execute"
    arguments: ClassVar[dict[str, Form]] = {
        "task": ID,
        "target": Optional(Either([SeatNumber(), ID], "a seat or a card")),
        "bet": Optional(THOUSANDS),
        "markers": Optional(Many(ID, least=1)),
        "as_": Optional(INSTEAD),
    }

    def __init__(
        self,
        task: str,
        target: int | str | None = None,
        bet: int | None = None,
        markers: tuple[str, ...] | None = None,
        as_: str | None = None,
    ) -> None:
        self.task = task
        self.target = target
        self.bet = bet
        self.markers = markers
        self.as_ = as_


class Buy(Action):
    """`{"do": "buy", "task": "big-joey"}`"""

    do: ClassVar[str] = "buy"
    arguments: ClassVar[dict[str, Form]] = {"task": ID}

    def __init__(self, task: str) -> None:
        self.task = task


class Cancel(Action):
    """`{"do": "cancel", "task": "big-joey"}`"""

    do: ClassVar[str] = "cancel"
    arguments: ClassVar[dict[str, Form]] = {"task": ID}

    def __init__(self, task: str) -> None:
        self.task = task


class Reroll(Action):
    """`{"do": "reroll", "with": "cop.1", "die": 0}`"""

    do: ClassVar[str] = "reroll"
    arguments: ClassVar[dict[str, Form]] = {"with_": ID, "die": DIE}

    def __init__(self, with_: str, die: int) -> None:
        self.with_ = with_
        self.die = die


class Force(Action):
    """`{"do": "force", "die": 0}`"""

    do: ClassVar[str] = "force"
    arguments: ClassVar[dict[str, Form]] = {"die": DIE}

    def __init__(self, die: int) -> None:
        self.die = die


class Rob(Action):
    """`{"do": "robbery", "task": "big-joey"}`"""

    do: ClassVar[str] = "robbery"
    arguments: ClassVar[dict[str, Form]] = {"task": ID}

    def __init__(self, task: str) -> None:
        self.task = task


class SetTrap(Action):
    """`{"do": "trap", "task": "big-joey"}`"""

    do: ClassVar[str] = "trap"
    arguments: ClassVar[dict[str, Form]] = {"task": ID}

    def __init__(self, task: str) -> None:
        self.task = task


class Take(Action):
    """`{"do": "take", "business": "casino.2"}`"""

    do: ClassVar[str] = "take"
    arguments: ClassVar[dict[str, Form]] = {"business": ID}

    def __init__(self, business: str) -> None:
        self.business = business


class Launder(Action):
    """`{"do": "launder", "amount": 8000}`"""

    do: ClassVar[str] = "launder"
    arguments: ClassVar[dict[str, Form]] = {"amount": THOUSANDS}

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Again(Action):
    """`{"do": "again", "target": "pimp.1"}`"""

    do: ClassVar[str] = "again"
    arguments: ClassVar[dict[str, Form]] = {
        "target": Either([SeatNumber(), ID], "a seat or a card")
    }

    def __init__(self, target: int | str) -> None:
        self.target = target


class Discard(Action):
    """`{"do": "discard", "job": "usury"}`, or `"influence": "spy"`."""

    do: ClassVar[str] = "discard"
    arguments: ClassVar[dict[str, Form]] = {"job": Optional(ID), "influence": Optional(ID)}

    def __init__(self, job: str | None = None, influence: str | None = None) -> None:
        self.job = job
        self.influence = influence


class Veto(Action):
    """`{"do": "veto"}` of a card just played, or with `gangster` and `card` of one that lies."""

    do: ClassVar[str] = "veto"
    arguments: ClassVar[dict[str, Form]] = {"gangster": Optional(ID), "card": Optional(ID)}

    def __init__(self, gangster: str | None = None, card: str | None = None) -> None:
        self.gangster = gangster
        self.card = card


class Snitch(Action):
    """`{"do": "snitch", "task": "big-joey"}`, or `"market": true`."""

    do: ClassVar[str] = "snitch"
    arguments: ClassVar[dict[str, Form]] = {"task": Optional(ID), "market": Optional(Just(True))}

    def __init__(self, task: str | None = None, market: bool | None = None) -> None:
        self.task = task
        self.market = market


TASKS = Many(ID, least=1, most=2)


class Spy(Action):
    """`{"do": "spy", "tasks": ["big-joey", "phil-malony"]}`"""

    do: ClassVar[str] = "spy"
    arguments: ClassVar[dict[str, Form]] = {"tasks": TASKS}

    def __init__(self, tasks: tuple[str, ...]) -> None:
        self.tasks = tasks


class Lawyer(Action):
    """`{"do": "lawyer", "card": "lawyer.1", "tasks": ["big-joey", "phil-malony"]}`"""

    do: ClassVar[str] = "lawyer"
    arguments: ClassVar[dict[str, Form]] = {"card": ID, "tasks": TASKS}

    def __init__(self, card: str, tasks: tuple[str, ...]) -> None:
        self.card = card
        self.tasks = tasks


class Lay(Action):
    """An influence card laid on a gangster: `{"do": "henchman", "gangster": "big-joey"}`."""

    arguments: ClassVar[dict[str, Form]] = {"gangster": ID}

    def __init__(self, gangster: str) -> None:
        self.gangster = gangster


class Henchman(Lay):
    do: ClassVar[str] = "henchman"


class Saboteur(Lay):
    do: ClassVar[str] = "saboteur"


class MachinePistol(Lay):
    do: ClassVar[str] = "machine-pistol"


class Distraction(Lay):
    do: ClassVar[str] = "distraction"


LAYINGS: Final[dict[str, type[Lay]]] = {
    "henchman": Henchman,
    "saboteur": Saboteur,
    "machine-pistol": MachinePistol,
    "distraction": Distraction,
}

KEEP: Final = Keep()
REDEAL: Final = Redeal()
PASS: Final = Pass()
DONE: Final = Done()
SCHEMER: Final = Schemer()
STAND: Final = Stand()
GUARD: Final = Guard()
DOC: Final = EmergencyDoc()
FIRE: Final = Fire()
STOP: Final = Stop()
STRENGTHEN: Final = Strengthen()
VETO: Final = Veto()
"""Actions are values: those without arguments are made once."""
