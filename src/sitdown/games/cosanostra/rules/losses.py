"""Deactivated, killed, destroyed (CN-12), and what goes with a task that is over (CN-7.8)."""

from __future__ import annotations

from collections.abc import Sequence

from sitdown.games.cosanostra.kinds import INFLUENCE_KINDS, KILL
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Business, Gangster, Trophy

from .market import put_under_stack


def bring_markers_home(state: CosaNostra, business: str, markers: Sequence[int]) -> None:
    """CN-8.8  Markers go back to their owners, by ascending seat."""
    if state.heard:
        for seat in markers:
            state.tell("marker-back", {"seat": seat, "business": business})


def discard_influence(state: CosaNostra, card: str) -> None:
    """CN-14.1  A card that is played lies open on top of the discards."""
    state.influence_discards = state.influence_discards.with_open(card)


def discard_helpers(state: CosaNostra, gangster: Gangster) -> None:
    """CN-7.8  Henchman and Saboteur go with the task, unless a second one is left."""
    if gangster.tasks or not gangster.mods:
        return
    helpers = [laid for laid in gangster.mods if INFLUENCE_KINDS[laid.card].goes_with_task]
    for laid in helpers:
        discard_influence(state, laid.card)
    gangster.mods = [laid for laid in gangster.mods if laid not in helpers]


def give_up_task(state: CosaNostra, gangster: Gangster, place: int) -> None:
    """CN-5.4, CN-12.2  A job goes to the closed discards, a purchase under the stack."""
    task = gangster.lose_task(place)
    if task.job is not None:
        state.job_discards = state.job_discards.with_closed(task.job.id)
    elif task.business is not None:
        bring_markers_home(state, task.business.id, task.markers)
        put_under_stack(state, task.business.id)
    discard_helpers(state, gangster)


def lose_tasks(state: CosaNostra, gangster: Gangster) -> None:
    """CN-12.2  Who is hit loses all his tasks."""
    while gangster.tasks:
        give_up_task(state, gangster, 0)
    discard_helpers(state, gangster)


def deactivate_gangster(state: CosaNostra, seat: int, gangster: Gangster, by: int) -> None:
    """CN-12.1, CN-12.2  Turned down until the next round, without tasks."""
    lose_tasks(state, gangster)
    gangster.active = False
    state.recount = True
    if state.heard:
        state.tell("deactivated", {"seat": seat, "gangster": gangster.card.id, "by": by})


def kill_gangster(state: CosaNostra, seat: int, gangster: Gangster, by: int) -> None:
    """CN-12.5  Out of the game; the killer keeps the card as a trophy."""
    lose_tasks(state, gangster)
    for laid in gangster.mods:
        discard_influence(state, laid.card)
    state.players[seat].gangsters.remove(gangster)
    state.recount = True
    killer = state.players[by]
    killer.trophies = [*killer.trophies, Trophy(gangster.card.id, gangster.printed_strength())]
    if state.heard:
        state.tell("killed", {"seat": seat, "gangster": gangster.card.id, "by": by})


def deactivate_business(state: CosaNostra, seat: int, business: Business, by: int) -> None:
    """CN-12.3  It serves nobody until the next round; its markers go back."""
    bring_markers_home(state, business.card.id, business.markers)
    turned_down = Business(business.card, False, business.used, [])
    state.players[seat].put_business(business, turned_down)
    state.recount = True
    if state.heard:
        state.tell("deactivated", {"seat": seat, "business": business.card.id, "by": by})


def kill_business(state: CosaNostra, seat: int, business: Business, by: int) -> None:
    """CN-12.4  Killed or destroyed, it goes under the business stack."""
    bring_markers_home(state, business.card.id, business.markers)
    state.players[seat].lose_business(business)
    state.recount = True
    put_under_stack(state, business.card.id)
    if state.heard:
        state.tell("killed", {"seat": seat, "business": business.card.id, "by": by})


def strike(state: CosaNostra) -> None:
    """CN-12.7  What no doctor has averted comes to pass."""
    job = state.job()
    hit = job.hit
    assert hit is not None
    job.hit = None
    player = state.players[hit.seat]
    if hit.gangster is not None:
        gangster = player.gangster(hit.gangster)
        if gangster is not None:
            blow = kill_gangster if hit.effect == KILL else deactivate_gangster
            blow(state, hit.seat, gangster, hit.by)
    elif hit.business is not None:
        business = player.business(hit.business)
        if business is not None:
            stroke = kill_business if hit.effect == KILL else deactivate_business
            stroke(state, hit.seat, business, hit.by)
