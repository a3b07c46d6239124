"""Why: what people ask of La Cosa Nostra afterwards: dice, payday, what a blow does."""

from __future__ import annotations

from typing import cast

from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Business
from sitdown.games.cosanostra.wealth import MONOPOLY_PAYS, income, monopoly_holders
from sitdown.kernel import Document, Look, Why
from sitdown.kernel.sketch import Phrase


def why(look: Look, events: list[Document], place: int) -> Phrase | None:
    event = events[place]
    if event["event"] == "rolled":
        return dice(event)
    if event["event"] == "income":
        return payday(table_after(look, events[:place]), event)
    if event["event"] == "repelled":
        rule = "CN-11.8" if event["by"] == "trap" else "CN-19.18"
        return Phrase("why-repelled", {"by": event["by"], "rule": rule})
    if event["event"] in ("deactivated", "killed"):
        is_man = event.get("gangster") is not None
        told = {"man": is_man, "rule": BLOWS[event["event"]][is_man]}
        return Phrase(f"why-{event['event']}", told)
    return Phrase(f"why-{event['event']}", {"rule": SAID[event["event"]]})


BLOWS = {"deactivated": ("CN-12.3", "CN-12.1"), "killed": ("CN-12.4", "CN-12.5")}
"""The rule for a business, and the one for a gangster."""
SAID = {"bonus": "CN-16.2", "monopoly": "CN-17.1"}


def dice(event: Document) -> Phrase:
    """CN-7.5, CN-7.6  How many dice reached the difficulty, and what so many are worth."""
    hits = sum(die >= event["difficulty"] for die in event["dice"])
    told = {"hits": hits, "dice": len(event["dice"]), "difficulty": event["difficulty"]}
    return Phrase("why-rolled", {**told, "rule": "CN-7.6" if hits != 1 else "CN-7.5"})


def table_after(look: Look, events: list[Document]) -> CosaNostra:
    """Who owns what and who stands, after what was told of the action that payday followed."""
    state = cast(CosaNostra, look.state).copy()
    for event in events:
        follow(state, event)
    return state


def follow(state: CosaNostra, event: Document) -> None:
    """CN-6.3, CN-9.8, CN-12  Only what changes an income."""
    if event["event"] == "bought":
        buyer = state.players[event["seat"]]
        bought = Business(state.deck.businesses[event["business"]], True, False, [])
        buyer.businesses = [*buyer.businesses, bought]
    elif event["event"] in ("persuaded", "traded"):
        change_owner(state.players[event["from"]], state.players[event["to"]], event)
    elif event["event"] in BLOWS:
        fall(state.players[event["seat"]], event)


def change_owner(giver: Player, taker: Player, event: Document) -> None:
    if (business := giver.business(event.get("business", ""))) is not None:
        giver.lose_business(business)
        taker.businesses = [*taker.businesses, business]
    elif (gangster := giver.gangster(event.get("gangster", ""))) is not None:
        giver.gangsters.remove(gangster)
        taker.gangsters.append(gangster)


def fall(owner: Player, event: Document) -> None:
    """CN-12.1, CN-12.3  Killed or turned down for this round: either way it brings nothing."""
    if (business := owner.business(event.get("business", ""))) is not None:
        owner.lose_business(business)
    elif (gangster := owner.gangster(event.get("gangster", ""))) is not None:
        owner.gangsters.remove(gangster)


def payday(state: CosaNostra, event: Document) -> Phrase | None:
    """CN-16.1  Businesses, monopolies and what gangsters bring; none where it has changed since."""
    seat = event["seat"]
    player = state.players[seat]
    monopolies = monopoly_holders(state.players).count(seat)
    if income(player, monopolies) != event["amount"]:
        return None
    from_men = sum(one.card.ability.income for one in player.gangsters if one.active)
    told = {
        "businesses": event["amount"] - MONOPOLY_PAYS * monopolies - from_men,
        "monopolies": MONOPOLY_PAYS * monopolies,
        "gangsters": from_men,
    }
    return Phrase("why-income", {**told, "rule": "CN-16.1"})


WHY = Why(("rolled", "income", "repelled", "deactivated", "killed", *SAID), why)
