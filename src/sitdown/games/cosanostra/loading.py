"""From a document to a state."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Action, Document, Frame, IllegalAction, Misfit
from sitdown.kernel.action import read_action

from .components import ROUNDS, Deck
from .fitting import fit
from .player import Player
from .position import SEALED_PHASES, CosaNostra, Options
from .records import Business, Discards, Gangster, Laid, Mercenaries, Trophy
from .resolving import FOR_RETURN_FIRE, Hit, Resolving, Robber, Roll, Trapper
from .rules.planning import tasks_a_turn
from .terms import Offer
from .turn import Played, Turn
from .wealth import monopoly_holders

AFTER_A_FAILURE: Final = frozenset(["return-fire", "second"])
"""CN-9.10, CN-19.12  Where a job may go on whose roll has failed."""


def build(frame: Frame, options: Document, found: Document) -> CosaNostra:
    """A state of the fields of a document; refuses what does not fit the phase."""
    chosen = Options(options)
    deck = chosen.deck
    players = [read_player(deck, seat, given) for seat, given in enumerate(found["players"])]
    for seat, given in enumerate(found["players"]):
        frame.sealed[seat] = read_seal(frame, seat, given["sealed"])
    piles = found["mercenaries"]
    state = CosaNostra(
        frame,
        chosen,
        found["round"],
        found["start"],
        found["market"],
        found["business_stack"],
        [found["job_decks"][str(back)] for back in range(1, ROUNDS + 1)],
        Discards(found["job_discards"]["open"], found["job_discards"]["closed"]),
        found["influence_stack"],
        Discards(found["influence_discards"]["open"], found["influence_discards"]["closed"]),
        monopoly_holders(players),
        read_turn(found["turn"], found["start"]),
        read_resolving(found["resolving"], frame.seats),
        read_played(found["played"]),
        [
            Offer(one["id"], one["from"], one["to"], one["give"], one["take"])
            for one in found["offers"]
        ],
        found["next_offer"],
        found["display"],
        Mercenaries(piles["stack"], piles["strong"], piles["aside"]),
        found["removed"],
        players,
    )
    complete_turn(state)
    complete_job(state)
    fit(state)
    return state


def complete_turn(state: CosaNostra) -> None:
    """CN-4.6, CN-19.27  Whoever may give a second task now has given a task of this turn."""
    planning = state.phase == "plan" or (state.played is not None and state.played.phase == "plan")
    if planning and state.turn.extra is not None:
        state.turn.left = min(state.turn.left, tasks_a_turn(state) - 1)


def complete_job(state: CosaNostra) -> None:
    """No successes may be left out; where a job that failed goes on, that means none."""
    job = state.resolving
    if job is None or job.successes is not None:
        return
    if state.phase in AFTER_A_FAILURE or job.roll.for_ == FOR_RETURN_FIRE:
        job.successes = 0


def read_player(deck: Deck, seat: int, given: Document) -> Player:
    return Player(
        given["family"],
        given["cash"],
        given["laundered"],
        deck.in_hand_order(given["jobs"]),
        sorted(given["influence"]),
        [
            Business(deck.businesses[one["id"]], one["active"], one["used"], sorted(one["markers"]))
            for one in given["businesses"]
        ],
        [read_gangster(deck, seat, one) for one in given["gangsters"]],
        given["pool"],
        [Trophy(one["gangster"], one["strength"]) for one in given["trophies"]],
    )


def read_gangster(deck: Deck, seat: int, given: Document) -> Gangster:
    laid = [Laid(one["card"], seat if one["by"] is None else one["by"]) for one in given["mods"]]
    card = deck.gangsters[given["id"]]
    jobs = [task for task in given["tasks"] if task.job is not None]
    two_jobs = bool(card.ability.second_job_dice) and len(jobs) == 2  # CN-19.25
    return Gangster(
        card,
        given["active"],
        given["tasks"],
        laid,
        given["raised"],
        given["used"],
        given["split"] or two_jobs,
        given["closed"],
    )


def read_seal(frame: Frame, seat: int, given: Document | None) -> Action | None:
    """The answer of a seat in a sealed window."""
    if given is None:
        return None
    path = f"players[{seat}].sealed"
    if frame.phase not in SEALED_PHASES:
        raise Misfit(f"no answer is sealed in phase {frame.phase}", path)
    if seat in frame.actors:
        raise Misfit("an answer, though the seat is still to act", path)
    try:
        answer = read_action(frame.rules.actions, given)
    except IllegalAction as fault:
        raise Misfit(str(fault), path) from None
    if not isinstance(answer, frame.rules.decisions[frame.phase].actions):
        raise Misfit(f"not an answer of phase {frame.phase}", path)
    return answer


def read_turn(given: Document, start: int) -> Turn:
    regular = start if given["regular"] is None else given["regular"]
    return Turn(regular, given["queue"], given["left"], given["extra"])


def read_played(given: Document | None) -> Played | None:
    if given is None:
        return None
    return Played(
        given["seat"],
        given["card"],
        given["why"],
        given["action"],
        given["phase"],
        tuple(given["actors"]),
    )


def read_resolving(given: Document | None, seats: int) -> Resolving | None:
    if given is None:
        return None
    return Resolving(
        given["seat"],
        given["gangster"],
        given["card"],
        given["kind"],
        given["target"],
        given["bet"],
        given["stakes"],
        read_roll(given["roll"]),
        given["successes"],
        given["profit"],
        given["seat"] if given["holder"] is None else given["holder"],
        [0] * seats if given["shares"] is None else given["shares"],
        [(one["seat"], one["task"]) for one in given["robbers"]],
        read_robber(given["robber"]),
        read_trapper(given["trapper"]),
        read_hit(given["hit"]),
        given["docs"],
        given["second"],
    )


def read_roll(given: Document) -> Roll:
    return Roll(
        given["seat"],
        given["gangster"],
        given["for"],
        given["difficulty"],
        given["dice"],
        given["rerolled"],
    )


def read_robber(given: Document | None) -> Robber | None:
    if given is None:
        return None
    return Robber(given["seat"], given["gangster"], given["card"], given["successes"])


def read_trapper(given: Document | None) -> Trapper | None:
    return None if given is None else Trapper(given["seat"], given["gangster"], given["card"])


def read_hit(given: Document | None) -> Hit | None:
    """`gangster` or `business` is missing in the document of a hit."""
    if given is None:
        return None
    stricken = (given.get("gangster"), given.get("business"))
    return Hit(given["seat"], *stricken, given["effect"], given["by"])
