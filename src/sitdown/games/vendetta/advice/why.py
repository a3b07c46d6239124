"""Why: what people ask of Vendetta afterwards: bids that lost, incomes, verdicts."""

from __future__ import annotations

from typing import cast

from sitdown.games.vendetta.position import Vendetta
from sitdown.kernel import Document, Look, Why
from sitdown.kernel.sketch import Phrase


def why(look: Look, events: list[Document], place: int) -> Phrase | None:
    event = events[place]
    state = cast(Vendetta, look.state)
    if event["event"] == "drew":
        return income(state, events[:place])
    if event["event"] in ("sold", "unsold"):
        return lot(state, events, event)
    if event["event"] == "verdict":
        return verdict(state, event)
    if event["event"] == "vendetta":
        return grudge(events, event["seat"])
    return Phrase(f"why-{event['event']}", {"rule": SAID[event["event"]]})


SAID = {
    "bonus": "VE-3.4",
    "withheld": "VE-3.7",
    "corrupter": "VE-5.4",
    "prosecuted": "VE-6.4",
    "audited": "VE-6.5",
    "skipped": "VE-2.5",
}
"""What needs no figures: the rule says all."""


def income(state: Vendetta, before: list[Document]) -> Phrase | None:
    """VE-3.3  A bill for every location in play with that sign, whoever owns it."""
    by = next((one["by"] for one in before if one["event"] == "collected"), None)
    if by is None:
        return None
    owned = [
        {"seat": seat, "count": state.owned_with(seat, by)}
        for seat in range(state.seats)
        if state.owned_with(seat, by)
    ]
    return Phrase("why-drew", {"by": by, "owned": owned, "rule": "VE-3.3"})


def lot(state: Vendetta, events: list[Document], event: Document) -> Phrase | None:
    """VE-4.6 to VE-4.9  What was bid, beside the price or the other bids."""
    bids = [one for one in events if one["event"] == "revealed" and one["lot"] == event["lot"]]
    strengths = [{"seat": bid["seat"], "strength": bid.get("strength")} for bid in bids]
    if len(bids) == 1 and not bids[0]["open"]:
        return Phrase("why-single", {"rule": "VE-4.6"})
    if not bids:
        return None
    reason = event.get("reason")
    if reason == "price":
        total = sum(one["strength"] for one in strengths)
        price = state.deck.price_on(state.lots[event["lot"] - 1])
        return Phrase("why-price", {"total": total, "price": price, "rule": "VE-4.9"})
    told = {"strengths": strengths, "rule": "VE-4.8" if reason else "VE-4.7"}
    return Phrase("why-tie" if reason else "why-highest", told)


def grudge(events: list[Document], seat: int) -> Phrase:
    """VE-3.7, VE-4.12  For who was short-changed, and for who bid and won nothing."""
    if any(one["event"] == "withheld" and one["to"] == seat for one in events):
        return Phrase("why-vendetta", {"short": True, "rule": "VE-3.7"})
    return Phrase("why-vendetta", {"short": False, "rule": "VE-4.12"})


def verdict(state: Vendetta, event: Document) -> Phrase:
    """VE-7.1  Only the sum counts: what moves the marker to the left, and what to the right."""
    moves = [state.deck.move[card] for card in event["cards"]]
    told = {
        "left": -sum(move for move in moves if move < 0),
        "right": sum(move for move in moves if move > 0),
        "from": event["from"],
        "to": event["to"],
    }
    return Phrase("why-verdict", {**told, "rule": "VE-7.1"})


WHY = Why(("drew", "sold", "unsold", "verdict", "vendetta", *SAID), why)
