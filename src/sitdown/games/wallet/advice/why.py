"""Why: what people ask of Wallet afterwards: what made somebody guilty, and who drew how much."""

from __future__ import annotations

from typing import cast

from sitdown.games.wallet.components import CENTS
from sitdown.games.wallet.judging import Holding, verdict
from sitdown.games.wallet.position import Wallet
from sitdown.kernel import HIDDEN, Document, Look, Why
from sitdown.kernel.sketch import Phrase


def why(look: Look, events: list[Document], place: int) -> Phrase | None:
    event = events[place]
    if event["event"] == "scored":
        told = {"rank": event["rank"], "count": event["count"], **units(event["wealth"])}
        return Phrase("why-scored", {**told, "rule": "WA-12.3"})
    if event["event"] == "lost":
        return Phrase("why-lost", {"rule": "WA-12.1"})
    if event["event"] == "time":
        by_lap = event["by"] == "lap"
        return Phrase("why-lap", {"rule": "WA-4.2"}) if by_lap else None
    return judged(look, event)


def judged(look: Look, event: Document) -> Phrase | None:
    """WA-9.4  What the police count, and each reason with its figure."""
    seat = event["target"] if event["event"] == "checked" else event["seat"]
    player = cast(Wallet, look.state).players[seat]
    hidden = HIDDEN in event["hand"] or any(one.card == HIDDEN for one in player.front)
    if hidden:
        return None
    holding = Holding(event["hand"], player.front, player.coin)
    found = verdict(holding)
    if found.guilty != event["guilty"]:  # something in front has changed since
        return None
    told = {
        "seat": seat,
        "identity": found.identity,
        **units(holding.total),
        "currencies": holding.currencies,
        "passports": len(holding.passports),
        "reasons": found.reasons,
        "rule": "WA-9.4",
    }
    return Phrase("why-guilty" if found.guilty else "why-innocent", told)


def units(cents: int) -> Document:
    """A sum as it is read: whole units, and the cents behind the point if there are any."""
    whole, rest = divmod(cents, CENTS)
    return {"units": whole, "cents": f"{rest:02}" if rest else None}


WHY = Why(("revealed", "checked", "scored", "lost", "time"), why)
