"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, OVER, Document
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

from .components import BANK, PACKAGED, WORTH, in_kind_order
from .imagine import take_out


def sketch(view: Document) -> Sketch:
    """Whose turn it is, then every player's area, the viewer's own last."""
    panels = [Panel(None, [heading(view)])]
    panels += [area(view, seat) for seat in seats_around(view)]
    return Sketch(panels, facts(view))


def facts(view: Document) -> Document:
    """Turns to come, what a robbery would take from each, and hands that follow from the table."""
    seats = range(view["seats"])
    return {
        "turns": None if view["phase"] in ("place", OVER) else turns_left(view),
        "at_risk": [at_risk(view, seat) for seat in seats],
        "held": [
            held(view, seat) if HIDDEN in view["players"][seat]["hand"] else [] for seat in seats
        ],
    }


def heading(view: Document) -> Phrase:
    if view["phase"] == "place":
        return Phrase("label-set-up", {"first": view["first"]})
    if view["phase"] == OVER:
        return Phrase("event-over", {"result": view["result"]}, "strong")
    return Phrase("label-round", {"turn": view["turn"], "turns": turns_left(view)})


def turns_left(view: Document) -> int:
    """SQ-10.1  How many turns come after this one at least, if nobody gets cards back."""
    cards = [len(player["hand"]) for player in view["players"]]
    seat: int = view["actors"][0]
    if view["phase"] == "play":  # later in the turn the actor's card is down already
        cards[seat] -= 1
    seat = (seat + 1) % len(cards)
    turns = 0
    while cards[seat]:
        cards[seat] -= 1
        seat = (seat + 1) % len(cards)
        turns += 1
    return turns


def area(view: Document, seat: int) -> Panel:
    player = view["players"][seat]
    rows: list[Phrase | Cards] = [
        stack_of(player, 0),
        stack_of(player, 1),
        *standing(view, seat),
    ]
    if player["hand"] and HIDDEN not in player["hand"]:
        rows.append(Cards(Phrase("label-hand"), player["hand"]))
    else:
        rows.append(Phrase("label-holds", {"cards": held(view, seat)}, "quiet"))
    most = max(other["nuts"] for other in view["players"])
    leads = player["nuts"] == most > 0
    title = Phrase(
        "label-player",
        {"seat": seat, "amount": player["nuts"], "leads": leads},
        "strong" if seat in view["actors"] else "",
    )
    return Panel(title, rows, seat)


def stack_of(player: Document, place: int) -> Cards:
    label = Phrase("label-stack", {"stack": place})
    return Cards(label, player["stacks"][place], lit=True, piled=True)


def standing(view: Document, seat: int) -> list[Phrase | Cards]:
    """What is said of a player beside its cards: its choice, its risk, its tie-break."""
    player = view["players"][seat]
    if view["phase"] == "place":
        if player["sealed"] is None:
            return [Phrase("label-choosing", {"seat": seat}, "quiet")]
        if player["sealed"] == HIDDEN:
            return [Phrase("label-chosen", mood="good")]
        return [Phrase("label-sealed", player["sealed"], "good")]
    if view["phase"] == OVER:
        result = view["result"]
        sums = {
            "in_hand": result["hand_contraband"][seat],
            "on_top": result["top_contraband"][seat],
        }
        return [Phrase("label-tie", sums, "quiet")]
    amount = at_risk(view, seat)
    return [Phrase("label-open", {"amount": amount}, "bad")] if amount else []


def at_risk(view: Document, seat: int) -> int:
    """SQ-7.1  What one robbery would take from this player now."""
    if view["phase"] in ("place", OVER):
        return 0
    player = view["players"][seat]
    active = [stack[0] for stack in player["stacks"] if stack]
    if BANK in active:
        return 0
    return min(sum(1 for card in active if WORTH[card]), int(player["nuts"]))


def held(view: Document, seat: int) -> list[str]:
    """SQ-R11  A hand as it follows from the table; while a choice is sealed, only its size."""
    player = view["players"][seat]
    hidden: list[str] = player["hand"]
    if HIDDEN not in hidden:
        return hidden
    deck = view["options"]["deck"]
    rest = in_kind_order(list(PACKAGED) if deck is None else deck["cards"])
    for stack in player["stacks"]:
        take_out(rest, stack)
    return rest if len(rest) == len(hidden) else hidden
