"""Why: what people ask of Gentleman's Deal afterwards: how votes weigh, who got what for what."""

from __future__ import annotations

from typing import cast

from sitdown.games.gentlemen.position import Gentlemen
from sitdown.kernel import Document, Look, Why
from sitdown.kernel.sketch import Phrase

RULES = {
    "share": "GD-5.3",
    "remainder": "GD-5.4",
    "banker": "GD-6.6",
    "tycoon": "GD-6.3",
    "sheriff": "GD-6.1",
    "journalist": "GD-6.4",
}


def why(look: Look, events: list[Document], place: int) -> Phrase | None:
    event = events[place]
    state = cast(Gentlemen, look.state)
    if event["event"] == "counted":
        return weights(state, event)
    if event["event"] == "jailed":
        return Phrase("why-jailed", {"rule": "GD-7.5"})
    if event["event"] == "gang":
        return gang(event)
    if event["why"] == "remainder":
        return remainder(events, event)
    return Phrase("why-paid", {"why": event["why"], "rule": RULES[event["why"]]})


def weights(state: Gentlemen, counted: Document) -> Phrase:
    """GD-4.5, GD-5.1  What each vote is made of."""
    parts = [
        {
            "seat": seat,
            "gangs": state.players[seat].gangs,
            "argument": state.argument_weight(seat) if vote["argument"] else 0,
            "weight": vote["weight"],
            "accept": vote["accept"],
        }
        for seat, vote in enumerate(counted["votes"])
        if vote is not None
    ]
    tie = counted["weight_for"] == counted["weight_against"]
    told = {"parts": parts, "tie": tie, "accepted": counted["accepted"]}
    return Phrase("why-counted", {**told, "rule": "GD-5.1" if tie else "GD-4.5"})


def gang(event: Document) -> Phrase:
    """GD-6.5, GD-7.1, GD-7.4"""
    if event["why"] == "boss":
        return Phrase("why-gang-boss", {"rule": "GD-6.5"})
    rule = "GD-7.1" if event["gangs"] == 1 else "GD-7.4"
    return Phrase("why-gang", {"gangs": event["gangs"], "rule": rule})


def remainder(events: list[Document], event: Document) -> Phrase | None:
    """GD-5.4  What is on the card, without what was promised to the others."""
    shown = [one["money"] for one in events if one["event"] == "revealed"]
    if not shown:
        return None
    told = {"money": shown[0], "given": shown[0] - event["amount"], "rule": RULES["remainder"]}
    return Phrase("why-remainder", told)


WHY = Why(("counted", "jailed", "gang", "paid"), why)
