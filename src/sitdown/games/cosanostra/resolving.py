"""The job between its reveal and its end (CN-7), as it lies on the table."""

from __future__ import annotations

from sitdown.kernel import Document

FOR_JOB = "job"
FOR_ROBBERY = "robbery"
FOR_TRAP = "trap"
FOR_RETURN_FIRE = "return-fire"
ROLLS = (FOR_JOB, FOR_ROBBERY, FOR_TRAP, FOR_RETURN_FIRE)

KILL = "kill"
DEACTIVATE = "deactivate"


class Roll:
    """The last roll of the job; `rerolled`: the re-roll of CN-19.15 is used."""

    def __init__(
        self, seat: int, gangster: str, for_: str, difficulty: int, dice: list[int], rerolled: bool
    ) -> None:
        self.seat = seat
        self.gangster = gangster
        self.for_ = for_
        self.difficulty = difficulty
        self.dice = dice
        self.rerolled = rerolled

    def copy(self) -> Roll:
        return Roll(
            self.seat, self.gangster, self.for_, self.difficulty, self.dice[:], self.rerolled
        )

    def document(self) -> Document:
        return {
            "seat": self.seat,
            "gangster": self.gangster,
            "for": self.for_,
            "difficulty": self.difficulty,
            "dice": self.dice[:],
            "rerolled": self.rerolled,
        }

    def successes(self) -> int:
        """CN-7.5  A die equal to or above the difficulty is a success."""
        return sum([1 for die in self.dice if die >= self.difficulty])


class Robber:
    """CN-11.3  The robbery under way; `successes` None until its roll is final. A value."""

    def __init__(self, seat: int, gangster: str, card: str, successes: int | None) -> None:
        self.seat = seat
        self.gangster = gangster
        self.card = card
        self.successes = successes

    def document(self) -> Document:
        return {
            "seat": self.seat,
            "gangster": self.gangster,
            "card": self.card,
            "successes": self.successes,
        }


class Trapper:
    """CN-11.8  The trap set against the attack under way. A value."""

    def __init__(self, seat: int, gangster: str, card: str) -> None:
        self.seat = seat
        self.gangster = gangster
        self.card = card

    def document(self) -> Document:
        return {"seat": self.seat, "gangster": self.gangster, "card": self.card}


class Hit:
    """CN-12  Who is about to be hit: a gangster or a business of `seat`, by whom. A value."""

    def __init__(
        self, seat: int, gangster: str | None, business: str | None, effect: str, by: int
    ) -> None:
        self.seat = seat
        self.gangster = gangster
        self.business = business
        self.effect = effect
        self.by = by

    def document(self) -> Document:
        stricken: Document = {"seat": self.seat}
        if self.gangster is not None:
            stricken["gangster"] = self.gangster
        else:
            stricken["business"] = self.business
        return {**stricken, "effect": self.effect, "by": self.by}


class Resolving:
    """A job under resolution. Its fields are those of the page, in its order.

    `card` is None where the job was traded for something else (CN-19.8, CN-19.9). `robbers` are
    robberies declared and not yet revealed, as seat and task.
    """

    def __init__(
        self,
        seat: int,
        gangster: str,
        card: str | None,
        kind: str,
        target: int | str | None,
        bet: int | None,
        stakes: list[int] | None,
        roll: Roll,
        successes: int | None,
        profit: int,
        holder: int,
        shares: list[int],
        robbers: list[tuple[int, str]],
        robber: Robber | None,
        trapper: Trapper | None,
        hit: Hit | None,
        docs: list[int],
        second: bool,
    ) -> None:
        self.seat = seat
        self.gangster = gangster
        self.card = card
        self.kind = kind
        self.target = target
        self.bet = bet
        self.stakes = stakes
        self.roll = roll
        self.successes = successes
        self.profit = profit
        self.holder = holder
        self.shares = shares
        self.robbers = robbers
        self.robber = robber
        self.trapper = trapper
        self.hit = hit
        self.docs = docs
        self.second = second

    def copy(self) -> Resolving:
        return Resolving(
            self.seat,
            self.gangster,
            self.card,
            self.kind,
            self.target,
            self.bet,
            None if self.stakes is None else self.stakes[:],
            self.roll.copy(),
            self.successes,
            self.profit,
            self.holder,
            self.shares[:],
            self.robbers[:],
            self.robber,
            self.trapper,
            self.hit,
            self.docs[:],
            self.second,
        )

    def document(self) -> Document:
        return {
            "seat": self.seat,
            "gangster": self.gangster,
            "card": self.card,
            "kind": self.kind,
            "target": self.target,
            "bet": self.bet,
            "stakes": None if self.stakes is None else self.stakes[:],
            "roll": self.roll.document(),
            "successes": self.successes,
            "profit": self.profit,
            "holder": self.holder,
            "shares": self.shares[:],
            "robbers": [{"seat": seat, "task": task} for seat, task in self.robbers],
            "robber": None if self.robber is None else self.robber.document(),
            "trapper": None if self.trapper is None else self.trapper.document(),
            "hit": None if self.hit is None else self.hit.document(),
            "docs": self.docs[:],
            "second": self.second,
        }

    def attacker(self) -> tuple[int, str]:
        """CN-11.6  Whose attack is under way, and with which gangster: a robber's, or the job."""
        if self.robber is not None:
            return self.robber.seat, self.robber.gangster
        return self.seat, self.gangster
