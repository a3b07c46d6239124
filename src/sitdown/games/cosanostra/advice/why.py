"""Why: what people ask of La Cosa Nostra afterwards: dice, payday, what a blow does."""

from __future__ import annotations

from typing import cast

from sitdown.games.cosanostra.components import MONOPOLIES
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.wealth import MONOPOLY_PAYS, income, monopoly_holders, strong_in
from sitdown.kernel import Document, Look, Why
from sitdown.kernel.sketch import Phrase

from .followed import owners_after


def why(look: Look, events: list[Document], place: int) -> Phrase | None:
    event = events[place]
    if event["event"] == "rolled":
        return dice(event)
    if event["event"] == "income":
        return payday(owners_before(look, events, place), event)
    if event["event"] == "monopoly":
        return monopoly(owners_before(look, events, place), event)
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
SAID = {"bonus": "CN-16.2"}


def dice(event: Document) -> Phrase:
    """CN-7.5, CN-7.6  How many dice reached the difficulty, and what so many are worth."""
    hits = sum(die >= event["difficulty"] for die in event["dice"])
    told = {"hits": hits, "dice": len(event["dice"]), "difficulty": event["difficulty"]}
    return Phrase("why-rolled", {**told, "rule": "CN-7.6" if hits != 1 else "CN-7.5"})


def owners_before(look: Look, events: list[Document], place: int) -> list[Player]:
    """Who owned what just before an event, after what came of the same action."""
    return owners_after(cast(CosaNostra, look.state), events[:place])


def payday(players: list[Player], event: Document) -> Phrase | None:
    """CN-16.1  Businesses, monopolies and what gangsters bring; none where it has changed since."""
    seat = event["seat"]
    player = players[seat]
    monopolies = monopoly_holders(players).count(seat)
    if income(player, monopolies) != event["amount"]:
        return None
    from_men = sum(one.card.ability.income for one in player.gangsters if one.active)
    told = {
        "businesses": event["amount"] - MONOPOLY_PAYS * monopolies - from_men,
        "monopolies": MONOPOLY_PAYS * monopolies,
        "gangsters": from_men,
    }
    return Phrase("why-income", {**told, "rule": "CN-16.1"})


def monopoly(players: list[Player], event: Document) -> Phrase:
    """CN-17.1  How many count for each; only the rule where that cannot be followed."""
    kind = MONOPOLIES[event["name"]]
    told: Document = {"kind": kind, "counted": [], "through": None, "also": None}
    if monopoly_holders(players)[list(MONOPOLIES).index(event["name"])] == event["seat"]:
        told["counted"] = [strong_in(player).get(kind, 0) for player in players]
        told |= stretched(players, kind)
    return Phrase("why-monopoly", {**told, "rule": "CN-17.1"})


def stretched(players: list[Player], kind: str) -> Document:
    """CN-19.31  The gangster for whose boss businesses of another kind count too, if he has any."""
    for player in players:
        for gangster in player.active_gangsters():
            ability = gangster.card.ability
            for other, counts in ability.counts_as.items():
                if kind in counts and player.active_of(other):
                    return {"through": gangster.card.id, "also": ability.rule}
    return {}


WHY = Why(("rolled", "income", "repelled", "deactivated", "killed", "monopoly", *SAID), why)
