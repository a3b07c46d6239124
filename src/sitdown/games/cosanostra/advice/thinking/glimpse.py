"""A glimpse: a state made from a view to reason with, its hidden cards left hidden.

Rules can be asked about it (what a job needs, what a business costs, how hard an attack is), but
it is not played on: for that there is `imagine`.
"""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.components import ROUNDS, BusinessCard, Deck, JobCard
from sitdown.games.cosanostra.loading import read_played, read_resolving, read_turn
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra, Options
from sitdown.games.cosanostra.records import (
    Business,
    Discards,
    Gangster,
    Laid,
    Mercenaries,
    Task,
    Trophy,
)
from sitdown.games.cosanostra.resolving import Resolving
from sitdown.games.cosanostra.rules import RULES
from sitdown.games.cosanostra.terms import Offer, Terms
from sitdown.games.cosanostra.wealth import monopoly_holders
from sitdown.kernel import HIDDEN, Chance, Document, Frame, Position


def hidden_job(back: int) -> JobCard:
    return JobCard(
        {
            "id": HIDDEN,
            "kind": "hidden",
            "round": back,
            "difficulty": None,
            "one": None,
            "two": None,
            "needs": {},
        }
    )


BACKS: Final = [hidden_job(back) for back in range(ROUNDS + 1)]
"""A job face down, by the round on its back."""


def glimpse(view: Document) -> CosaNostra:
    """What a view shows, as a state."""
    options = Options(view["options"])
    seats: int = view["seats"]
    frame = Frame(
        RULES,
        seats,
        view["phase"],
        tuple(view["actors"]),
        [None] * seats,
        Chance("glimpse"),
        view["result"],
        "cosanostra",
        Position(CosaNostra, options),
    )
    players = [see_player(options.deck, one) for one in view["players"]]
    piles = view["mercenaries"]
    return CosaNostra(
        frame,
        options,
        view["round"],
        view["start"],
        view["market"],
        business_stack(view, options.deck, players),
        [view["job_decks"][str(back)] for back in range(1, ROUNDS + 1)],
        Discards(view["job_discards"]["open"], view["job_discards"]["closed"]),
        view["influence_stack"],
        Discards(view["influence_discards"]["open"], view["influence_discards"]["closed"]),
        monopoly_holders(players),
        read_turn(view["turn"], view["start"]),
        see_job(view["resolving"], seats),
        read_played(view["played"]),
        [see_offer(one) for one in view["offers"]],
        view["next_offer"],
        view["display"],
        Mercenaries(piles["stack"], piles["strong"], piles["aside"]),
        view["removed"],
        players,
    )


def business_stack(view: Document, deck: Deck, players: list[Player]) -> list[str]:
    """CN-1.2  Which cards lie in the stack follows from what is open; here they lie by id."""
    seen = set(view["market"])
    for player in players:
        seen.update([business.card.id for business in player.businesses])
        for gangster in player.gangsters:
            seen.update([task.business.id for task in gangster.tasks if task.business is not None])
    rest = sorted([name for name in deck.businesses if name not in seen])
    return rest[: len(view["business_stack"])]


def see_player(deck: Deck, shown: Document) -> Player:
    return Player(
        shown["family"],
        shown["cash"],
        shown["laundered"],
        shown["jobs"],
        shown["influence"],
        [
            Business(deck.businesses[one["id"]], one["active"], one["used"], one["markers"])
            for one in shown["businesses"]
        ],
        [see_gangster(deck, one) for one in shown["gangsters"]],
        shown["pool"],
        [Trophy(one["gangster"], one["strength"]) for one in shown["trophies"]],
    )


def see_gangster(deck: Deck, shown: Document) -> Gangster:
    return Gangster(
        deck.gangsters[shown["id"]],
        shown["active"],
        [see_task(deck, one) for one in shown["tasks"]],
        [Laid(one["card"], one["by"]) for one in shown["mods"]],
        shown["raised"],
        shown["used"],
        shown["split"],
        shown["closed"],
    )


def see_task(deck: Deck, shown: Document) -> Task:
    if "buy" in shown:
        card: BusinessCard = deck.businesses[shown["buy"]]
        return Task(None, card, (), tuple(shown["markers"]))
    job = BACKS[shown["back"]] if shown["job"] == HIDDEN else deck.jobs[shown["job"]]
    return Task(job, None, tuple(shown["seen"]), ())


def see_terms(shown: Document) -> Terms:
    return Terms(
        shown.get("cash", 0),
        tuple(shown.get("markers", ())),
        tuple(shown.get("businesses", ())),
        tuple(shown.get("gangsters", ())),
    )


def see_offer(shown: Document) -> Offer:
    return Offer(
        shown["id"],
        shown["from"],
        shown["to"],
        see_terms(shown["give"]),
        see_terms(shown["take"]),
    )


def see_job(shown: Document | None, seats: int) -> Resolving | None:
    """The job under way; declarations not yet used are nobody's to see."""
    if shown is None:
        return None
    return read_resolving({**shown, "robbers": [], "docs": []}, seats)
