"""What must fit in a position that is loaded, so that the rules can go on from it.

What a question needs stands with the question (`fits`); here is what several have in common.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from sitdown.games.cosanostra.components import EMERGENCY_DOC
from sitdown.games.cosanostra.player import find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.terms import Terms
from sitdown.kernel import Action, Decision, IllegalAction, Misfit

A = TypeVar("A", bound=Action)


def require(fits: bool, fault: str, path: str) -> None:
    if not fits:
        raise Misfit(fault, path)


class InJob(Decision[CosaNostra, A]):
    """A question while a job is under way (CN-7.7).

    `is_final`: the job's own roll counts by now. `is_aimed`: what it is aimed at is still there.
    """

    is_final: ClassVar[bool] = True
    is_aimed: ClassVar[bool] = True

    def fits(self, state: CosaNostra) -> None:
        fits_job(state, self.is_final, self.is_aimed)


def fits_job(state: CosaNostra, is_final: bool = True, is_aimed: bool = True) -> None:
    """A job under way: who does it, with what, at whom, and the roll."""
    job = state.resolving
    if job is None:
        raise Misfit(f"missing in phase {state.phase}", "resolving")
    doer = state.players[job.seat].gangster(job.gangster)
    require(doer is not None, f"seat {job.seat} has no such gangster in play", "resolving.gangster")
    if is_aimed:
        fits_aim(state)
    fits_card(state)
    rolled = job.successes is not None or not is_final
    require(rolled, f"missing in phase {state.phase}", "resolving.successes")
    fits_declared(state)


def fits_aim(state: CosaNostra) -> None:
    """Who rolled is still there, and the target; either may fall to the attack."""
    job = state.job()
    roller = state.players[job.roll.seat].gangster(job.roll.gangster)
    fault = f"seat {job.roll.seat} has no such gangster"
    require(roller is not None, fault, "resolving.roll.gangster")
    aimed = job.traits().target is None or is_there(state, job.target)
    require(aimed, f"no target for {job.kind}", "resolving.target")


def is_there(state: CosaNostra, target: int | str | None) -> bool:
    """Whether a target sits at the table or is in play."""
    if isinstance(target, str):
        return (state.find_gangster(target) or state.find_business(target)) is not None
    return target is not None


def fits_card(state: CosaNostra) -> None:
    """CN-19.8, CN-19.9  Some jobs are done without their card."""
    job = state.job()
    answers = job.traits().response
    require(not answers, f"a {job.kind} answers a job and is none", "resolving.kind")
    if job.card is not None:
        same = state.deck.jobs[job.card].kind == job.kind
        require(same, f"{job.card} is of another kind", "resolving.kind")
    else:
        instead = job.traits().instead
        require(instead, f"there is no {job.kind} without its card", "resolving.card")


def fits_declared(state: CosaNostra) -> None:
    """CN-11.3, CN-14.6  What was declared and is not used yet is there to be used."""
    job = state.job()
    for one in job.robbers:
        found = find_task(state.players[one.seat], one.task)
        planned = found is not None and found[2].job is not None
        require(planned, f"seat {one.seat} has no job {one.task}", "resolving.robbers")
    for seat in job.docs:
        holds = EMERGENCY_DOC in state.players[seat].influence
        require(holds, f"seat {seat} holds no {EMERGENCY_DOC}", "resolving.docs")


def fits_hit(state: CosaNostra) -> None:
    """CN-12  Somebody is about to be hit."""
    hit = state.job().hit
    if hit is None:
        raise Misfit(f"missing in phase {state.phase}", "resolving.hit")
    player = state.players[hit.seat]
    gangster = hit.gangster is not None and player.gangster(hit.gangster) is not None
    business = hit.business is not None and player.business(hit.business) is not None
    fault = f"not a gangster or a business of seat {hit.seat}"
    require(gangster != business, fault, "resolving.hit")


def fits_own_job(state: CosaNostra) -> None:
    require(state.actors[0] == state.job().seat, "not the seat whose job it is", "actors")


def fits_extra(state: CosaNostra) -> None:
    """CN-19.27, CN-19.28  Whose second task may follow has a first one."""
    gangster = state.players[state.actors[0]].gangster(str(state.turn.extra))
    able = gangster is not None and bool(gangster.tasks)
    require(able, "no gangster of the actor with a task", "turn.extra")


def fits_anywhere(state: CosaNostra) -> None:
    """What holds in every phase."""
    waits = state.played is not None
    require(waits == (state.phase == "veto"), "it waits in phase veto, and only there", "played")
    fits_offers(state)
    fits_seals(state)
    asked = state.rules.decisions.get(state.phase)
    in_job = isinstance(asked, InJob) or (state.played is not None and state.played.why == "doc")
    quiet = in_job or state.resolving is None
    require(quiet, f"no job is under way in phase {state.phase}", "resolving")


def fits_offers(state: CosaNostra) -> None:
    for place, offer in enumerate(state.offers):
        if offer.from_ == offer.to:
            raise Misfit("an offer to oneself", f"offers[{place}].to")
        for side, terms in (("give", offer.give), ("take", offer.take)):
            fits_terms(state, terms, f"offers[{place}].{side}")


def fits_terms(state: CosaNostra, terms: Terms, path: str) -> None:
    """CN-13.10  Cards of the deck, no business and no gangster twice."""
    for cards in (terms.businesses, terms.gangsters):
        if len(set(cards)) < len(cards):
            raise Misfit("a card is there twice", path)
    for card in (*terms.markers, *terms.businesses):
        if card not in state.deck.businesses:
            raise Misfit(f'no business "{card}"', path)
    for name in terms.gangsters:
        if name not in state.deck.gangsters:
            raise Misfit(f'no gangster "{name}"', path)


def fits_seals(state: CosaNostra) -> None:
    """An answer that waits must be one that its seat can give: with a card or task it has."""
    for seat, answer in enumerate(state.sealed):
        if answer is not None:
            try:
                state.rules.decisions[state.phase].check(state, seat, answer)
            except IllegalAction as fault:
                raise Misfit(str(fault), f"players[{seat}].sealed") from None
