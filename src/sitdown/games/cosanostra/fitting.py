"""What must fit the phase in a document that is loaded, so that the rules can go on from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.kernel import IllegalAction, Misfit

from .actions import EmergencyDoc, Rob, Schemer
from .components import TARGETS
from .player import find_task
from .position import CosaNostra
from .rules.attacks import second_targets
from .rules.dice import forcer, rerollers
from .rules.docs import CARD as DOC
from .rules.guards import guard
from .rules.payday import growing, is_over_limit
from .rules.responses import trap_victim
from .rules.specials import CONNECTIONS, EXCEPTIONAL_OFFER
from .rules.vetoes import canceller
from .terms import Terms

SEVERAL_ACT: Final = frozenset(["deal", "scheme", "rob", "doc", "discard", "over"])
IN_A_JOB: Final = frozenset(
    [
        "reroll",
        "force",
        "rob",
        "trap",
        "guard",
        "doc",
        "return-fire",
        "bargain",
        "launder",
        "second",
    ]
)
BEFORE_THE_END: Final = frozenset(["reroll", "force"])
"""Where the job's own roll need not be final."""


def fit(state: CosaNostra) -> None:
    """Refuses a position that the rules could not go on from."""
    phase = state.phase
    if phase not in SEVERAL_ACT and len(state.actors) != 1:
        raise Misfit(f"one seat acts in phase {phase}", "actors")
    if (phase == "veto") != (state.played is not None):
        raise Misfit("it waits in phase veto, and only there", "played")
    fit_offers(state)
    fit_seals(state)
    if state.played is not None:
        fit_played(state)
    if phase in IN_A_JOB or (state.played is not None and state.played.why == "doc"):
        fit_job(state)
    elif state.resolving is not None:
        raise Misfit(f"no job is under way in phase {phase}", "resolving")
    check = FIT.get(phase)
    if check is not None:
        check(state)


def fit_offers(state: CosaNostra) -> None:
    for place, offer in enumerate(state.offers):
        if offer.from_ == offer.to:
            raise Misfit("an offer to oneself", f"offers[{place}].to")
        for side, terms in (("give", offer.give), ("take", offer.take)):
            fit_terms(state, terms, f"offers[{place}].{side}")


def fit_terms(state: CosaNostra, terms: Terms, path: str) -> None:
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


def fit_seals(state: CosaNostra) -> None:
    """An answer that waits must be one that its seat can keep: with a card or task it has."""
    for seat, answer in enumerate(state.sealed):
        if isinstance(answer, Schemer | EmergencyDoc | Rob):
            decision = state.rules.decisions[state.phase]
            if answer not in decision.legal(state, seat):
                fault = f"{answer.do}: {decision.why_not(state, seat, answer)}"
                raise Misfit(fault, f"players[{seat}].sealed")


def fit_played(state: CosaNostra) -> None:
    """A card that waits for a veto, and where the game goes on afterwards."""
    played = state.played
    assert played is not None
    able = canceller(state, played.seat)
    if able is None or state.actors != (able[0],):
        raise Misfit("not the seat that can cancel a card", "actors")
    if played.why == "doc":
        return
    if len(played.actors) != 1:
        raise Misfit("one seat goes on afterwards", "played.actors")
    if played.why == "scheme":
        if state.turn.queue[:1] != [played.seat]:
            raise Misfit("the next extra turn is not that of who called", "turn.queue")
        return
    try:
        action = state.read(played.action)
    except IllegalAction as fault:
        raise Misfit(str(fault), "played.action") from None
    if action.do != played.card:
        raise Misfit(f"not how {played.card} is played", "played.action")


def fit_job(state: CosaNostra) -> None:
    """A job under way: who does it, at whom, with what, and the roll."""
    job = state.resolving
    if job is None:
        raise Misfit(f"missing in phase {state.phase}", "resolving")
    if state.players[job.seat].gangster(job.gangster) is None:
        raise Misfit(f"seat {job.seat} has no such gangster in play", "resolving.gangster")
    roller = state.players[job.roll.seat].gangster(job.roll.gangster)
    if roller is None and state.phase != "second":  # a trapper may have fallen to the attack
        raise Misfit(f"seat {job.roll.seat} has no such gangster", "resolving.roll.gangster")
    if job.card is not None and state.deck.jobs[job.card].kind != job.kind:
        raise Misfit(f"{job.card} is of another kind", "resolving.kind")
    if job.card is None and job.kind not in ("assassination", "poison", "hustle"):
        raise Misfit(f"there is no {job.kind} without its card", "resolving.card")
    if job.kind in TARGETS and state.phase != "second" and not is_there(state, job.target):
        raise Misfit(f"no target for {job.kind}", "resolving.target")
    if job.successes is None and state.phase not in BEFORE_THE_END:
        raise Misfit(f"missing in phase {state.phase}", "resolving.successes")
    for seat, task in job.robbers:
        found = find_task(state.players[seat], task)
        if found is None or found[2].job is None:
            raise Misfit(f"seat {seat} has no job {task}", "resolving.robbers")
    for seat in job.docs:
        if DOC not in state.players[seat].influence:
            raise Misfit(f"seat {seat} holds no {DOC}", "resolving.docs")
    if state.phase == "doc" or state.played is not None:
        fit_hit(state)


def is_there(state: CosaNostra, target: int | str | None) -> bool:
    """Whether a target sits at the table or is in play."""
    if isinstance(target, str):
        return (state.find_gangster(target) or state.find_business(target)) is not None
    return target is not None


def fit_hit(state: CosaNostra) -> None:
    hit = state.job().hit
    if hit is None:
        raise Misfit(f"missing in phase {state.phase}", "resolving.hit")
    player = state.players[hit.seat]
    gangster = hit.gangster is not None and player.gangster(hit.gangster) is not None
    business = hit.business is not None and player.business(hit.business) is not None
    if gangster == business:
        raise Misfit(f"not a gangster or a business of seat {hit.seat}", "resolving.hit")


def require(fits: bool, fault: str, path: str) -> None:
    if not fits:
        raise Misfit(fault, path)


def fit_plan(state: CosaNostra) -> None:
    if state.turn.extra is not None:
        fit_extra(state)


def fit_act(state: CosaNostra) -> None:
    if state.turn.extra is None:
        seat = state.actors[0]
        require(state.players[seat].has_task(), f"seat {seat} has no task", "actors")
    else:
        fit_extra(state)


def fit_extra(state: CosaNostra) -> None:
    gangster = state.players[state.actors[0]].gangster(str(state.turn.extra))
    able = gangster is not None and bool(gangster.tasks)
    require(able, "no gangster of the actor with a task", "turn.extra")


def fit_reroll(state: CosaNostra) -> None:
    able = state.actors[0] == state.job().roll.seat and bool(rerollers(state))
    require(able, "not a seat that can roll a die again", "actors")


def fit_force(state: CosaNostra) -> None:
    able = forcer(state)
    fits = able is not None and able[0] == state.actors[0]
    require(fits, "not a seat that can force a die", "actors")


def fit_trap(state: CosaNostra) -> None:
    job = state.job()
    attacked = job.robber is not None or job.kind in TARGETS
    require(attacked, "nobody is attacked by this job", "resolving.kind")
    require(state.actors[0] == trap_victim(state), "not the seat attacked", "actors")


def fit_guard(state: CosaNostra) -> None:
    able = guard(state)
    fits = able is not None and able[0] == state.actors[0]
    require(fits, "not a seat that can guard a business now", "actors")


def fit_return_fire(state: CosaNostra) -> None:
    job = state.job()
    require(job.kind == "drive-by", "no drive-by", "resolving.kind")
    shooter = state.players[state.actors[0]].gangster(str(job.target))
    require(shooter is not None, "not the owner of the gangster attacked", "actors")


def fit_own_job(state: CosaNostra) -> None:
    require(state.actors[0] == state.job().seat, "not the seat whose job it is", "actors")


def fit_bargain(state: CosaNostra) -> None:
    fit_own_job(state)
    kinds = (CONNECTIONS, EXCEPTIONAL_OFFER)
    require(state.job().kind in kinds, "nothing is bought with this job", "resolving.kind")


def fit_launder(state: CosaNostra) -> None:
    fit_own_job(state)
    laundering = state.job().kind == "money-laundering"
    require(laundering, "no money laundering", "resolving.kind")


def fit_second(state: CosaNostra) -> None:
    fit_own_job(state)
    able = state.job().kind in TARGETS and bool(second_targets(state))
    require(able, "there is no second target for it", "resolving")


def fit_strengthen(state: CosaNostra) -> None:
    able = growing(state, state.actors[0]) is not None
    require(able, "not a seat with a gangster who grows", "actors")


def fit_discard(state: CosaNostra) -> None:
    for seat in state.actors:
        over = is_over_limit(state, seat)
        require(over, f"seat {seat} is within the hand limits", "actors")


FIT: Final[dict[str, Callable[[CosaNostra], None]]] = {
    "plan": fit_plan,
    "act": fit_act,
    "reroll": fit_reroll,
    "force": fit_force,
    "trap": fit_trap,
    "guard": fit_guard,
    "return-fire": fit_return_fire,
    "bargain": fit_bargain,
    "launder": fit_launder,
    "second": fit_second,
    "strengthen": fit_strengthen,
    "discard": fit_discard,
}
