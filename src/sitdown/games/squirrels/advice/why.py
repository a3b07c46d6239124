"""Why: what people ask of New York Squirrels afterwards, duty, robberies and raids above all."""

from __future__ import annotations

from typing import cast

from sitdown.games.squirrels.components import BANK, CUSTOMS, DUTY, ROBBERY
from sitdown.games.squirrels.position import Player, Squirrels
from sitdown.games.squirrels.rules.contraband import leaves_a_choice, officers
from sitdown.kernel import Document, Look, Why
from sitdown.kernel.sketch import Phrase

ASKED = ("played", "smuggled", "raided", "paid")
ROBBERY_RULE = "SQ-7.2"


def why(look: Look, events: list[Document], place: int) -> Phrase | None:
    """What explains an event; the first that people ask about tells of an empty robbery too."""
    phrase = explained(table_after(look, events[:place]), events[place])
    is_first = not any(event["event"] in ASKED for event in events[:place])
    spared = spared_ones(look, events) if is_first else []
    if not spared:
        return phrase
    if phrase is None:
        return Phrase("why-no-robbery", {"spared": spared, "rule": ROBBERY_RULE})
    return Phrase(phrase.id, {**phrase.arguments, "spared": spared, "robbery": ROBBERY_RULE})


def explained(state: Squirrels, event: Document) -> Phrase | None:
    """Why nuts came and went as they did, on the table as it stood then."""
    if event["event"] == "played":
        return None
    if event["event"] == "smuggled":
        return duty(state, event["seat"], event["stack"])
    if event["event"] == "raided":
        return Phrase("why-raid", {"covered": event["covered"], "rule": "SQ-8.2"})
    if event["for"] == CUSTOMS:
        return Phrase("why-rate", {"rule": "SQ-5.4"})
    return robbed(state.players[event["from"]])


def table_after(look: Look, events: list[Document]) -> Squirrels:
    """The table as it was seen, after what was told since."""
    state = cast(Squirrels, look.state).copy()
    for event in events:
        follow(state, event)
    return state


def follow(state: Squirrels, event: Document) -> None:
    players = state.players
    if event["event"] == "played":
        players[event["seat"]].stacks[event["stack"]].insert(0, event["card"])
        state.played = event["stack"]
    elif event["event"] == "took":  # SQ-9.1  the hideout alone stays
        del players[event["seat"]].stacks[event["stack"]][1:]
    elif event["event"] == "raided":
        stacks = players[event["target"]].stacks
        stacks[event["cover"]] = stacks[1 - event["cover"]] + stacks[event["cover"]]
        stacks[1 - event["cover"]] = []
    elif event["event"] == "smuggled":
        players[event["seat"]].nuts += event["amount"]
    elif event["event"] == "paid":
        players[event["from"]].nuts -= event["amount"]
        players[event["to"]].nuts += event["amount"]


def spared_ones(look: Look, events: list[Document]) -> list[Document]:
    """SQ-7  Whom a robbery spared, and why; none where it took something, or is still to come."""
    before, after = cast(Squirrels, look.state), table_after(look, events)
    if has_robbed(before):
        return spared_on(before) if certainly_nothing(before) else []
    is_over = any(event["event"] in ("turn", "over") for event in events)
    has_taken = any(event["event"] == "paid" and event["for"] == ROBBERY for event in events)
    is_empty = is_over and not has_taken and after.players[after.actors[0]].shows(ROBBERY)
    return spared_on(after) if is_empty else []


def has_robbed(state: Squirrels) -> bool:
    """SQ-4.5  Whether a robbery was applied before what is asked now."""
    player = state.players[state.actors[0]]
    to_come = [player.stacks[place][0] for place in state.queue]
    return bool(to_come) and player.shows(ROBBERY) and ROBBERY not in to_come


def certainly_nothing(state: Squirrels) -> bool:
    """Whether a robbery found nothing here; who has no nuts left may have given the last."""
    return not any(state.players[one].open_contraband() for one in state.opponents(state.actors[0]))


def spared_on(state: Squirrels) -> list[Document]:
    return [
        {"seat": other, "for": spared_by(state.players[other])}
        for other in state.opponents(state.actors[0])
    ]


def spared_by(player: Player) -> str:
    """Why a robbery takes nothing from somebody."""
    if player.shows(BANK):
        return "bank"
    return "poor" if player.open_contraband() else "bare"


def robbed(victim: Player) -> Phrase:
    """SQ-7.1, SQ-7.3"""
    count = victim.open_contraband()
    if victim.nuts < count:
        return Phrase("why-robbed-poor", {"count": count, "rule": "SQ-7.3"})
    return Phrase("why-robbed", {"count": count, "rule": "SQ-7.1"})


def duty(state: Squirrels, seat: int, stack: int) -> Phrase:
    """SQ-5.2, SQ-5.3, SQ-6.2  Whether a contraband owes something, and to whom."""
    if state.players[seat].shows(BANK):
        return Phrase("why-no-duty-bank", {"rule": "SQ-6.2"})
    if stack != state.played:
        return Phrase("why-no-duty-old", {"rule": "SQ-5.2"})
    due = officers(state, seat)
    if not due:
        return Phrase("why-no-duty-nobody", {"rule": "SQ-5.3"})
    card = state.players[seat].stacks[stack][0]
    if leaves_a_choice(state, seat, stack):
        return Phrase("why-duty-all", {"seats": due, "rule": "SQ-5.7"})
    return Phrase("why-duty", {"seats": due, "amount": DUTY[card], "rule": "SQ-5.3"})


WHY = Why(ASKED, why)
