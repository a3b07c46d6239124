"""The job between its reveal and its end (CN-7), as it lies on the table."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import Document, Form, Record, Unseen
from sitdown.kernel.form import (
    Default,
    Either,
    Flag,
    Just,
    Many,
    Maybe,
    SeatNumber,
    Text,
    Whole,
    Word,
    Write,
)

from .actions import THOUSANDS as MONEY
from .components import Deck
from .kinds import DEACTIVATE, JOB_KINDS, KILL, JobKind

FOR_JOB = "job"
FOR_ROBBERY = "robbery"
FOR_TRAP = "trap"
FOR_RETURN_FIRE = "return-fire"
ROLLS = (FOR_JOB, FOR_ROBBERY, FOR_TRAP, FOR_RETURN_FIRE)


class Roll:
    """The last roll of the job; `rerolled`: the re-roll of CN-19.15 is used. A value."""

    def __init__(
        self, seat: int, gangster: str, for_: str, difficulty: int, dice: list[int], rerolled: bool
    ) -> None:
        self.seat = seat
        self.gangster = gangster
        self.for_ = for_
        self.difficulty = difficulty
        self.dice = dice
        self.rerolled = rerolled

    def with_die(self, die: int, value: int) -> Roll:
        """The same roll with one die rolled again."""
        dice = [*self.dice[:die], value, *self.dice[die + 1 :]]
        return Roll(self.seat, self.gangster, self.for_, self.difficulty, dice, self.rerolled)

    def once_rerolled(self) -> Roll:
        """CN-19.15  The gangster has used his re-roll."""
        return Roll(self.seat, self.gangster, self.for_, self.difficulty, self.dice, True)

    def successes(self) -> int:
        """CN-7.4, CN-7.5  A die equal to or above the difficulty is a success, whatever that is."""
        successes = 0
        for die in self.dice:
            if die >= self.difficulty:
                successes += 1
        return successes


class Declared:
    """CN-11.2  A robbery declared and not yet revealed: whose, and which task. A value."""

    def __init__(self, seat: int, task: str) -> None:
        self.seat = seat
        self.task = task


class Robber:
    """CN-11.3  The robbery under way; `successes` None until its roll is final. A value."""

    def __init__(self, seat: int, gangster: str, card: str, successes: int | None) -> None:
        self.seat = seat
        self.gangster = gangster
        self.card = card
        self.successes = successes


class Trapper:
    """CN-11.8  The trap set against the attack under way. A value."""

    def __init__(self, seat: int, gangster: str, card: str) -> None:
        self.seat = seat
        self.gangster = gangster
        self.card = card


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


class Resolving:
    """A job under resolution. Its fields are those of the page, in its order.

    `card` is None where the job was traded for something else (CN-19.8, CN-19.9). `robbers` are
    robberies not yet revealed, `docs` those who stand by with an Emergency Doc. Copies share the
    lists: they are never changed, others take their place.
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
        robbers: list[Declared],
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
            self.stakes,
            self.roll,
            self.successes,
            self.profit,
            self.holder,
            self.shares,
            self.robbers,
            self.robber,
            self.trapper,
            self.hit,
            self.docs,
            self.second,
        )

    def traits(self) -> JobKind:
        """What all jobs of its kind have in common."""
        return JOB_KINDS[self.kind]

    def add_share(self, amount: int) -> None:
        """CN-8.5, CN-11.4  So much of the profit stays with who has it."""
        self.shares = [
            share + amount if seat == self.holder else share
            for seat, share in enumerate(self.shares)
        ]

    def attacker(self) -> tuple[int, str]:
        """CN-11.6  Whose attack is under way, and with which gangster: a robber's, or the job."""
        if self.robber is not None:
            return self.robber.seat, self.robber.gangster
        return self.seat, self.gangster


class HitRecord(Record):
    """A hit: its document has a gangster or a business, and leaves the other out."""

    def writer(self) -> Write | None:
        return self.write

    def write(self, value: Any) -> Document:
        document = super().write(value)
        del document["business" if value.gangster is not None else "gangster"]
        return document

    def see(self, value: Any) -> Hit:
        stricken = (value.get("gangster"), value.get("business"))
        return Hit(value["seat"], *stricken, value["effect"], value["by"])


def roll_record(deck: Deck, seat: Form) -> Record:
    return Record(
        Roll,
        seat=seat,
        gangster=deck.gangster,
        for_=Word(ROLLS, "roll"),
        difficulty=Default(Whole(-99, 99), 0),
        dice=Many(Whole(1, 6), least=1),
        rerolled=Default(Flag(), False),
    )


def hit_record(deck: Deck, seat: Form) -> Record:
    return HitRecord(
        Hit,
        seat=seat,
        gangster=Maybe(deck.gangster),
        business=Maybe(deck.business),
        effect=Just(KILL, DEACTIVATE),
        by=seat,
    )


def resolving_record(deck: Deck, seats: int) -> Record:
    """A job under way; what is null, 0, false or empty may be left out."""
    seat = SeatNumber(seats)
    successes = Maybe(Whole())
    declared = Record(Declared, seat=seat, task=Text(1))

    def settle(found: Document) -> None:
        if found["holder"] is None:
            found["holder"] = found["seat"]
        if found["shares"] is None:
            found["shares"] = [0] * seats

    return Record(
        Resolving,
        settle,
        seat=seat,
        gangster=deck.gangster,
        card=Maybe(deck.job),
        kind=Word(JOB_KINDS, "kind of job"),
        target=Maybe(Either([seat, deck.business, deck.gangster], "a seat or a card")),
        bet=Maybe(MONEY),
        stakes=Maybe(Many(MONEY, length=seats)),
        roll=roll_record(deck, seat),
        successes=successes,
        profit=Default(MONEY, 0),
        holder=Maybe(seat),
        shares=Maybe(Many(MONEY, length=seats)),
        robbers=Unseen(Default(Many(declared), []), []),
        robber=Maybe(
            Record(Robber, seat=seat, gangster=deck.gangster, card=deck.job, successes=successes)
        ),
        trapper=Maybe(Record(Trapper, seat=seat, gangster=deck.gangster, card=deck.job)),
        hit=Maybe(hit_record(deck, seat)),
        docs=Unseen(Default(Many(seat), []), []),
        second=Default(Flag(), False),
    )
