"""Outcomes: what a job does with one success and with two, and how likely that is.

A chance is that of the effect, not of a success: an Assassination and a Persuasion do nothing with
one. It is reckoned as the dice fall, before anybody rolls one again or answers.
"""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.kinds import COMPANY, DAMAGE, JOB_KINDS, KILL, ROBBERY, STEAL, TRAP
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.rules.attacks import targets
from sitdown.games.cosanostra.rules.bank import half
from sitdown.games.cosanostra.rules.cash import HUSTLE
from sitdown.games.cosanostra.rules.dice import number_of_dice
from sitdown.games.cosanostra.rules.specials import stakes

from .odds import chances, job_chances

PAY: Final = "pay"
STAKE: Final = "stake"
DESTROY: Final = "destroy"
LAUNDER: Final = "money-laundering"
BIRTHDAY: Final = "birthday"


class Outcome:
    """What one wants of a job, and how likely it is: of `effect` at all, and of it in `full`.

    `full` is None where a second success adds nothing. `one` and `two` are the sums, where there
    are any; a `target` is named where none was chosen and this is the easiest. `back`: how likely
    the attacker falls himself.
    """

    def __init__(
        self,
        effect: str,
        chance: float,
        full: float | None = None,
        one: int | None = None,
        two: int | None = None,
        target: int | str | None = None,
        back: float | None = None,
    ) -> None:
        self.effect = effect
        self.chance = chance
        self.full = full
        self.one = one
        self.two = two
        self.target = target
        self.back = back

    def average(self) -> float:
        """What it brings in the long run, in dollars."""
        one = self.one or 0
        return self.chance * one + (self.full or 0) * ((self.two or one) - one)


def outcome(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    card: JobCard | None,
    kind: str,
    target: int | str | None,
    bet: int | None = None,
) -> Outcome:
    """What a job would come to with this gangster, as things stand."""
    traits = JOB_KINDS[kind]
    aim = easiest(state, seat, gangster, card, kind) if target is None else target
    one, two = job_chances(state, seat, gangster, card, kind, aim)
    if traits.target is not None:
        found = attack_outcome(state, gangster, card, kind, target, one, two)
        found.target = aim if target is None and traits.at_strength else None
        return found
    if traits.cash:
        return sums(PAY, one, two, *cash_sums(gangster, card))
    if kind == ROBBERY:
        return robbery_outcome(state, one, two)
    if kind == TRAP:
        return Outcome(TRAP, one, two)
    return special_outcome(state, seat, card, kind, one, two, bet)


def easiest(
    state: CosaNostra, seat: int, gangster: Gangster, card: JobCard | None, kind: str
) -> int | str | None:
    """The target that an attack is likeliest to succeed on; None if there is none."""
    aims = targets(state, seat, kind)
    if not aims:
        return None
    return max(aims, key=lambda aim: job_chances(state, seat, gangster, card, kind, aim))


def sums(effect: str, one: float, two: float, least: int, most: int) -> Outcome:
    """Sums that are equal are one effect, and so is one that no second success can raise."""
    return Outcome(effect, one, two if most > least and two else None, least, most)


def cash_sums(gangster: Gangster, card: JobCard | None) -> tuple[int, int]:
    """CN-8.5, CN-19.9, CN-19.10  What a cash job pays this gangster."""
    one, two = HUSTLE if card is None else (card.one, card.two)
    more = gangster.card.ability.more_profit
    return one + more, two + more


def attack_outcome(
    state: CosaNostra,
    gangster: Gangster,
    card: JobCard | None,
    kind: str,
    target: int | str | None,
    one: float,
    two: float,
) -> Outcome:
    traits = JOB_KINDS[kind]
    if traits.two in (STEAL, DAMAGE):
        return sums(traits.two, one, two, *money_sums(state, gangster, card, kind, target))
    full = DESTROY if traits.two == KILL and traits.target == COMPANY else str(traits.two)
    if traits.one is None:
        return Outcome(full, two)
    if traits.one == traits.two:
        back = shot_back(state, card, target, one) if traits.shot_back else None
        return Outcome(full, one, back=back)
    return Outcome(f"{traits.one}-{full}", one, two)


def money_sums(
    state: CosaNostra,
    gangster: Gangster,
    card: JobCard | None,
    kind: str,
    target: int | str | None,
) -> tuple[int, int]:
    """CN-9.4, CN-9.5, CN-19.10  What a player pays, and CN-1.8 never more than he has."""
    assert card is not None
    more = gangster.card.ability.more_theft if JOB_KINDS[kind].two == STEAL else 0
    one, two = card.one + more, card.two + more
    if not isinstance(target, int):
        return one, two
    cash = state.players[target].cash
    return min(one, cash), min(two, cash)


def shot_back(
    state: CosaNostra, card: JobCard | None, target: int | str | None, one: float
) -> float | None:
    """CN-9.10  How likely a Drive-by misses and the victim's fire kills the attacker."""
    found = None if target is None else state.find_gangster(str(target))
    if found is None or card is None:
        return None
    return (1 - one) * chances(found[1].strength(), card.difficulty or 0)[0]


def robbery_outcome(state: CosaNostra, one: float, two: float) -> Outcome:
    """CN-11.4  Half of the profit or all of it; only a job under way has one."""
    job = state.resolving
    if job is None or not job.profit:
        return Outcome(ROBBERY, one, two)
    return sums(PAY, one, two, half(job.profit), job.profit)


def special_outcome(
    state: CosaNostra,
    seat: int,
    card: JobCard | None,
    kind: str,
    one: float,
    two: float,
    bet: int | None,
) -> Outcome:
    assert card is not None
    if kind == BIRTHDAY:
        return sums(PAY, one, two, presents(state, seat, card.one), presents(state, seat, card.two))
    if kind == LAUNDER:
        return sums(LAUNDER, one, two, *clean_sums(state, seat, card))
    if kind == "poker":
        return Outcome(STAKE, one, one=sum(stakes(state, seat)))
    if kind == "horse-racing":
        return Outcome(STAKE, one, one=bet)
    return Outcome(kind, one, two)


def presents(state: CosaNostra, seat: int, each: int) -> int:
    """CN-10.5  What all others give together; before the job is done they may still earn it."""
    planning = state.phase == "plan"
    cash = [each if planning else state.players[other].cash for other in state.after(seat)]
    return sum([min(each, one) for one in cash])


def clean_sums(state: CosaNostra, seat: int, card: JobCard) -> tuple[int, int]:
    """CN-10.4  How much can be laundered, of the cash there is when the job is done."""
    if state.phase == "plan":
        return card.one, card.two
    cash = state.players[seat].cash
    return min(card.one, cash), min(card.two, cash)


def lacks_dice(gangster: Gangster, kind: str) -> bool:
    """CN-9.7, CN-9.8  Whether a job that needs two successes has but one die."""
    return JOB_KINDS[kind].needs_two() and number_of_dice(gangster, kind) < 2
