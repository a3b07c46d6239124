"""Executing a job (CN-7): what is named before the reveal, the reveal, and the roll."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.actions import Execute
from sitdown.games.cosanostra.components import JobCard
from sitdown.games.cosanostra.kinds import JOB_KINDS
from sitdown.games.cosanostra.player import find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster
from sitdown.games.cosanostra.resolving import FOR_JOB, Resolving, Roll

from .attacks import targets
from .cash import missing, use_markers, ways_to_serve
from .dice import difficulty, number_of_dice, throw
from .responses import draw_job
from .specials import SPECIALS

INSTEAD_DIFFICULTY: Final = 3
"""CN-19.8, CN-19.9  Of poison and hustle."""


def ways_to_execute(state: CosaNostra, seat: int, gangster: Gangster, place: int) -> list[Execute]:
    """CN-7.1, CN-7.9  Everything a planned job leaves open; none: it can only be cancelled."""
    card = gangster.tasks[place].job
    if card is None:
        return []
    task = gangster.reference(place)
    ways = card_ways(state, seat, task, card)
    instead = gangster.card.ability.instead
    if instead is not None:
        ways = ways + ways_instead(state, seat, task, instead)
    return ways


def card_ways(state: CosaNostra, seat: int, task: str, card: JobCard) -> list[Execute]:
    traits = card.traits
    if traits.response:  # CN-5.5, CN-11.1
        return []
    if traits.cash:
        return [Execute(task, markers=way or None) for way in ways_to_serve(state, seat, card)]
    if traits.target is not None:
        return [Execute(task, target) for target in targets(state, seat, card.kind)]
    return SPECIALS[card.kind].ways(state, seat, task)


def ways_instead(state: CosaNostra, seat: int, task: str, instead: str) -> list[Execute]:
    """CN-19.8, CN-19.9  What some gangsters can do in place of any job."""
    if JOB_KINDS[instead].target is None:
        return [Execute(task, as_=instead)]
    aims = targets(state, seat, instead)
    return [Execute(task, target=target, as_=instead) for target in aims]


def why_not_execute(state: CosaNostra, seat: int, action: Execute) -> str | None:
    """Why this cannot be executed so; None if it can."""
    found = find_task(state.players[seat], action.task)
    if found is None or found[2].job is None:
        return f"no job of yours is planned as {action.task}"
    gangster, place, task = found
    ways = ways_to_execute(state, seat, gangster, place)
    if action in ways:
        return None
    return why_not_so(state, seat, gangster, task.job, ways, action)


def why_not_so(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    card: JobCard | None,
    ways: list[Execute],
    action: Execute,
) -> str:
    assert card is not None
    name = card.id
    if action.as_ is not None and gangster.card.ability.instead != action.as_:
        return f"{gangster.card.id} cannot trade his job for that"
    if card.traits.response and action.as_ is None:
        return f"{name} is played on another player's turn; here it can only be cancelled"
    if card.traits.cash and action.as_ is None:
        lacking = missing(state, seat, card)
        if not ways:
            needs = ", ".join(f"{kind} {number}" for kind, number in lacking.items())
            return f"{name} still needs {needs}, with a marker of yours on it"
        wanted = " or ".join(str(list(way.markers or ())) for way in ways if way.as_ is None)
        return f"{name} needs the markers {wanted}" if lacking else f"{name} needs no marker"
    if not ways:
        return f"{name} cannot be executed now, only cancelled"
    return f"{name} cannot be executed like that; for instance {ways[0].document()}"


def execute(state: CosaNostra, seat: int, action: Execute) -> None:
    """CN-7.1, CN-7.2  The job is revealed with all that was named, and the dice are rolled."""
    gangster, card = draw_job(state.players[seat], action.task)
    instead = action.as_
    if instead is not None:  # CN-19.8  given up unseen
        state.job_discards = state.job_discards.with_closed(card.id)
    state.resolving = Resolving(
        seat=seat,
        gangster=gangster.card.id,
        card=None if instead is not None else card.id,
        kind=card.kind if instead is None else instead,
        target=action.target,
        bet=None,
        stakes=None,
        roll=Roll(seat, gangster.card.id, FOR_JOB, 0, [], False),
        successes=None,
        profit=0,
        holder=seat,
        shares=[0] * state.seats,
        robbers=[],
        robber=None,
        trapper=None,
        hit=None,
        docs=[],
        second=False,
    )
    if state.heard:
        tell_revealed(state)
    if action.markers is not None:
        use_markers(state, seat, action.markers)
    if instead is None and card.kind in SPECIALS:
        SPECIALS[card.kind].stake(state, action.bet)
    attempt(state)


def tell_revealed(state: CosaNostra) -> None:
    job = state.job()
    state.tell(
        "revealed",
        {
            "seat": job.seat,
            "gangster": job.gangster,
            "job": job.card,
            "kind": job.kind,
            "target": job.target,
        },
    )


def attempt(state: CosaNostra) -> None:
    """CN-7.5  The gangster rolls for his job."""
    job = state.job()
    gangster = state.players[job.seat].gangster(job.gangster)
    assert gangster is not None
    card = None if job.card is None else state.deck.jobs[job.card]
    printed = printed_difficulty(state, card, job.kind, job.target)
    needed = difficulty(state, job.seat, gangster, job.kind, printed, job.target)
    throw(state, job.seat, gangster, FOR_JOB, needed, number_of_dice(gangster, job.kind))


def printed_difficulty(
    state: CosaNostra, card: JobCard | None, kind: str, target: int | str | None
) -> int:
    """CN-7.3  The number on the card; of an Assassination the target's strength."""
    if JOB_KINDS[kind].at_strength:
        found = state.find_gangster(str(target))
        assert found is not None
        return found[1].strength()
    return INSTEAD_DIFFICULTY if card is None else card.difficulty or 0
