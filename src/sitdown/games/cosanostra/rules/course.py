"""The course of a job (CN-7.7): what follows on what, from the roll to the end.

    cash job   roll, Cops, forced dice; robbers one by one, each of whom may be trapped; payment
    attack     roll, forced dice; trap, guard, doctor; the effect; perhaps a second target
    special    roll, forced dice; the effect

Every window changes the record `resolving` and nothing else. What comes next is told by the phase
just left (on the contents page) and by that record, so a position in the middle of a job needs
nothing beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.games.cosanostra.kinds import KILL
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.resolving import (
    FOR_JOB,
    FOR_RETURN_FIRE,
    FOR_ROBBERY,
    FOR_TRAP,
    Hit,
    Robber,
)

from .attacks import ReturnFire, SecondAttack, is_successful, second_targets, take_effect, victim
from .cash import count_profit, pay_out
from .dice import ForceWindow, RerollWindow, forcer, rerollers
from .docs import DocWindow, doc_helps, possible_doctors, send_doc
from .guards import GuardWindow, guard
from .jobs import attempt
from .losses import discard_helpers, strike
from .responses import (
    RobberyWindow,
    TrapWindow,
    discard_trap,
    may_trap,
    possible_robbers,
    reveal_robbery,
    settle_robbery,
    take_loot,
    trap_victim,
)
from .specials import SPECIALS
from .turns import task_over


def job_under_way(state: CosaNostra) -> bool:
    """CN-7.7  From the reveal of a job to its end."""
    return state.resolving is not None


def dice_lie(state: CosaNostra) -> None:
    """CN-7.7  First re-rolls by Cops,"""
    if rerollers(state):
        state.ask(RerollWindow, state.job().roll.seat)
    else:
        cops_are_done(state)


def cops_are_done(state: CosaNostra) -> None:
    """CN-7.7  then forced re-rolls;"""
    able = forcer(state)
    if able is not None:
        state.ask(ForceWindow, able[0])
    else:
        roll_is_final(state)


def roll_is_final(state: CosaNostra) -> None:
    """CN-7.7  then the roll counts."""
    FINAL[state.job().roll.for_](state)


def job_rolled(state: CosaNostra) -> None:
    """CN-7.6  Without success the job has no effect."""
    job = state.job()
    job.successes = job.roll.successes()
    if job.traits().target is not None:
        attack_rolled(state)
    elif job.traits().cash:
        cash_rolled(state)
    else:
        special_rolled(state)


# Cash jobs.


def cash_rolled(state: CosaNostra) -> None:
    """CN-8.5  With a success there is a profit, and somebody may want it."""
    if state.job().successes:
        count_profit(state)
        open_robbery(state)
    else:
        end_job(state)


def open_robbery(state: CosaNostra) -> None:
    """CN-11.2, CN-11.5  Whoever might have a Robbery is asked."""
    robbers = possible_robbers(state)
    if robbers:
        state.ask(RobberyWindow, *robbers)
    else:
        profit_is_paid(state)


def next_robber(state: CosaNostra) -> None:
    """CN-11.3  One robber after the other, until one succeeds."""
    if state.job().robbers:
        reveal_robbery(state)
        dice_lie(state)
    else:
        profit_is_paid(state)


def robbery_rolled(state: CosaNostra) -> None:
    """CN-11.3, CN-11.6  Without success the next one tries; a success can be trapped."""
    job = state.job()
    robber = job.robber
    assert robber is not None
    successes = job.roll.successes()
    job.robber = Robber(robber.seat, robber.gangster, robber.card, successes)
    if successes:
        open_trap(state)
    else:
        settle_robbery(state)
        next_robber(state)


def robbery_succeeds(state: CosaNostra) -> None:
    """CN-11.4  The loot is taken; CN-11.5  with the option the robber may be robbed in turn."""
    take_loot(state)
    settle_robbery(state)
    if state.options.rob_robbery:
        open_robbery(state)
    else:
        profit_is_paid(state)


def profit_is_paid(state: CosaNostra) -> None:
    pay_out(state)
    end_job(state)


# Attacks, a robbery among them.


def attack_rolled(state: CosaNostra) -> None:
    """CN-9.2  A success can be trapped; CN-9.10  a Drive-by that misses is answered."""
    if is_successful(state):
        open_trap(state)
    elif state.job().traits().shot_back:
        state.ask(ReturnFire, victim(state))
    else:
        attack_over(state)


def open_trap(state: CosaNostra) -> None:
    """CN-11.7  The victim is asked for a Trap, if he might have one."""
    if may_trap(state):
        state.ask(TrapWindow, trap_victim(state))
    else:
        no_trap(state)


def trap_answered(state: CosaNostra) -> None:
    if state.job().trapper is not None:
        dice_lie(state)
    else:
        no_trap(state)


def trap_rolled(state: CosaNostra) -> None:
    """CN-11.8  One success repels the attack, two kill the attacker, none lets it go on."""
    job = state.job()
    discard_trap(state)
    successes = job.roll.successes()
    if not successes:
        no_trap(state)
        return
    trapper = job.trapper
    assert trapper is not None
    if state.heard:
        state.tell("repelled", {"seat": trapper.seat, "by": "trap"})
    if successes >= 2:
        seat, gangster = job.attacker()
        job.hit = Hit(seat, gangster, None, KILL, trapper.seat)
        open_doc(state)
    else:
        attack_repelled(state)


def attack_repelled(state: CosaNostra) -> None:
    """CN-11.6, CN-11.8  A robber gets nothing, and nobody else tries; an attack has no effect."""
    if state.job().robber is not None:
        state.job().robbers = []
        settle_robbery(state)
        profit_is_paid(state)
    else:
        attack_over(state)


def no_trap(state: CosaNostra) -> None:
    """CN-19.18  What no trap repels a guard may, if a business is attacked."""
    if state.job().robber is not None:
        robbery_succeeds(state)
        return
    able = guard(state)
    if able is not None:
        state.ask(GuardWindow, able[0])
    else:
        attack_takes_effect(state)


def guard_answered(state: CosaNostra) -> None:
    """Who could still give up his task has not done so."""
    if guard(state) is not None:
        attack_takes_effect(state)
    else:
        attack_over(state)


def attack_takes_effect(state: CosaNostra) -> None:
    """CN-7.7  The effect of the card, after the doctor where somebody is hit."""
    take_effect(state)
    if state.job().hit is not None:
        open_doc(state)
    else:
        attack_over(state)


def open_doc(state: CosaNostra) -> None:
    """CN-14.6  Whoever might have a Doc is asked; else the blow falls."""
    doctors = possible_doctors(state)
    if doctors:
        state.ask(DocWindow, *doctors)
    else:
        blow_falls(state)


def next_doc(state: CosaNostra) -> None:
    """CN-14.6  The first Doc is played, the next only if it is cancelled (CN-19.21)."""
    if not state.job().docs:
        blow_falls(state)
    elif not send_doc(state):
        doc_works(state)


def doc_works(state: CosaNostra) -> None:
    """CN-14.6  If it became deactivated, the window opens once more for that."""
    doc_helps(state)
    if state.job().hit is not None:
        open_doc(state)
    else:
        blow_over(state)


def blow_falls(state: CosaNostra) -> None:
    strike(state)
    blow_over(state)


def blow_over(state: CosaNostra) -> None:
    """Only a trap hits a robber; every other blow ends an attack."""
    if state.job().robber is not None:
        attack_repelled(state)
    else:
        attack_over(state)


def return_fire_answered(state: CosaNostra) -> None:
    if state.job().roll.for_ == FOR_RETURN_FIRE:
        dice_lie(state)
    else:
        attack_over(state)


def return_fire_rolled(state: CosaNostra) -> None:
    """CN-9.10  One success kills the attacking gangster."""
    job = state.job()
    if job.roll.successes():
        job.hit = Hit(job.seat, job.gangster, None, KILL, job.roll.seat)
        open_doc(state)
    else:
        attack_over(state)


def attack_over(state: CosaNostra) -> None:
    """CN-19.12  Some may turn on another target."""
    if second_targets(state):
        state.ask(SecondAttack, state.job().seat)
    else:
        end_job(state)


def second_answered(state: CosaNostra) -> None:
    if state.job().second:
        attempt(state)
        dice_lie(state)
    else:
        end_job(state)


# Special jobs, and the end of every job.


def special_rolled(state: CosaNostra) -> None:
    """CN-10  Each card has its own effect; some ask first."""
    job = state.job()
    special = SPECIALS[job.kind]
    effect = special.effect if job.successes else special.lost
    if effect is not None:
        effect(state)
    if not (job.successes and special.asks):
        end_job(state)


def end_job(state: CosaNostra) -> None:
    """CN-7.8  The card goes to the open discards, with Henchman and Saboteur."""
    job = state.job()
    if job.card is not None:
        state.job_discards = state.job_discards.with_open(job.card)
    gangster = state.players[job.seat].gangster(job.gangster)
    if gangster is not None:
        discard_helpers(state, gangster)
    state.resolving = None
    if state.heard:
        state.tell("job-over", {"seat": job.seat, "gangster": job.gangster})
    task_over(state, job.seat, job.gangster)


FINAL: Final[dict[str, Callable[[CosaNostra], None]]] = {
    FOR_JOB: job_rolled,
    FOR_ROBBERY: robbery_rolled,
    FOR_TRAP: trap_rolled,
    FOR_RETURN_FIRE: return_fire_rolled,
}
