"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import HIDDEN, OVER, Document
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

from .components import (
    AGENT,
    BANDIT_POINTS,
    BOSS,
    BOSS_POINTS,
    LAST_BLUE,
    POWERS,
    SQUARES,
    kind_of,
)
from .counting import incomes, points
from .deck import Deck
from .ending import MAFIOSO
from .options import Options
from .position import BUSINESS, SHARE

Rows = list[Phrase | Cards]
EVENTFUL_MONTHS: Final = (2, 3, 6)
"""Those whose end brings the head bandit or a verdict."""


def sketch(view: Document) -> Sketch:
    """The trial, the course of the month, the lots, then every player, the viewer's own last."""
    options = Options(view["options"])
    panels = [Panel(None, [*court(view), *course(view)])]
    panels.append(Panel(Phrase("label-lots"), lots(view, options.deck)))
    panels += [area(view, options, seat) for seat in seats_around(view)]
    return Sketch(panels, facts(view, options))


def facts(view: Document, options: Options) -> Document:
    """How the trial stands, everybody's points, and of the viewer role, incomes and strengths."""
    you = view["you"]
    own = None if you is None else view["players"][you]
    return {
        "verdict": standing_of(view["verdict"]),
        "points": [points(view, options.deck, seat) for seat in range(view["seats"])],
        "role": None if own is None else role_of(own),
        "incomes": [] if own is None else collectable(view, options.deck, you),
        "bids": [] if own is None else own_bids(own, options),
    }


def court(view: Document) -> Rows:
    """The track with the marker and the border, and whose bills lie in the pile."""
    said = standing_of(view["verdict"])
    return [
        Phrase("label-verdict", said, "good" if said["side"] == "blue" else "bad"),
        Phrase("label-track", {"track": track(view["verdict"])}),
        Phrase("label-pile", {"corruption": bills_by_seat(view)}, "quiet"),
    ]


def standing_of(verdict: int) -> Document:
    """On which side of the border the marker lies, and how many squares would cross it."""
    is_blue = verdict <= LAST_BLUE
    squares = LAST_BLUE - verdict + 1 if is_blue else verdict - LAST_BLUE
    return {"verdict": verdict, "squares": squares, "side": "blue" if is_blue else "red"}


def track(verdict: int) -> str:
    """`···●···│···············`: blue squares, the border, red squares."""
    signs = ["·"] * SQUARES
    signs[verdict - 1] = "●"
    return "".join(signs[:LAST_BLUE]) + "│" + "".join(signs[LAST_BLUE:])


def bills_by_seat(view: Document) -> list[Document]:
    givers = [bill["seat"] for bill in view["corruption"]]
    return [{"seat": seat, "count": givers.count(seat)} for seat in sorted(set(givers))]


def course(view: Document) -> Rows:
    if view["phase"] == OVER:
        return [Phrase("event-over", {"result": view["result"]}, "strong")]
    said = {name: view[name] for name in ("month", "phase", "order")}
    rows: Rows = [Phrase("label-course", {**said, "actor": view["actors"][0]}, "strong")]
    if view["month"] in EVENTFUL_MONTHS:
        rows.append(Phrase("label-end-of-month", {"month": view["month"]}))
    return rows


def lots(view: Document, deck: Deck) -> Rows:
    rows: Rows = []
    for number, cards in enumerate(view["lots"], 1):
        if not cards:
            rows.append(Phrase("label-lot-empty", {"lot": number}, "quiet"))
            continue
        points = sum([points_on(deck, card) for card in cards])
        said = {"lot": number, "points": points, "price": deck.price_on(cards)}
        rows.append(Cards(Phrase("label-lot", said), cards))
    return rows


def points_on(deck: Deck, card: str) -> int:
    if card == BOSS:
        return BOSS_POINTS
    return BANDIT_POINTS if kind_of(card) in POWERS else deck.points[card]


def area(view: Document, options: Options, seat: int) -> Panel:
    player = view["players"][seat]
    rows = standing(player, is_own=seat == view["you"])
    rows += bids(player, options)
    if HIDDEN in player["hand"] + player["vendetta"] or seat != view["you"]:
        held = {"bills": len(player["hand"]), "grudges": len(player["vendetta"])}
        rows.append(Phrase("label-holds", held, "quiet"))
    else:
        rows += own_cards(view, options.deck, seat)
    said = {
        "seat": seat,
        "points": points(view, options.deck, seat),
        "first": view["first"] == seat,
    }
    return Panel(
        Phrase("label-player", said, "strong" if seat in view["actors"] else ""), rows, seat
    )


def standing(player: Document, is_own: bool) -> Rows:
    """What lies open before a player; of the viewer's cards the unturned bandits are lit."""
    rows: Rows = []
    for kind, turned in (("bandits", "label-turned"), ("locations", "label-locations-turned")):
        straight = [card["id"] for card in player[kind] if not card["turned"]]
        used = [card["id"] for card in player[kind] if card["turned"]]
        if straight:
            lit = is_own and kind == "bandits"
            rows.append(Cards(Phrase(f"label-{kind}"), straight, lit=lit))
        if used:
            rows.append(Cards(Phrase(turned), used))
    if player["investigators"]:
        rows.append(Cards(Phrase("label-investigators"), player["investigators"]))
    if player["corrupter"]:
        rows.append(Phrase("label-corrupter", {"corrupter": player["corrupter"]}, "good"))
    if player["bribes"]:
        rows.append(Phrase("label-bribed", {"bribes": player["bribes"]}))
    return rows


def bids(player: Document, options: Options) -> Rows:
    """Bids as others see them, bandit and number of bills; the own ones open."""
    hidden: Rows = [
        Phrase("label-bid", {"bandit": bid["bandit"], "count": len(bid["bills"])})
        for bid in player["bids"]
        if bid["lot"] == HIDDEN
    ]
    return hidden + [Phrase("label-own-bid", bid) for bid in own_bids(player, options)]


def own_bids(player: Document, options: Options) -> list[Document]:
    """Bids that lie open to the viewer, each with its strength."""
    return [
        {**bid, "strength": options.strength(bid["bandit"], bid["bills"])}
        for bid in player["bids"]
        if bid["lot"] != HIDDEN
    ]


def own_cards(view: Document, deck: Deck, seat: int) -> Rows:
    """The viewer's bills and Vendetta cards, and what each collection would bring."""
    player = view["players"][seat]
    hand: list[str] = player["hand"]
    rows: Rows = []
    if view["phase"] == SHARE and HIDDEN not in view["pot"] and view["actors"] == [seat]:
        rows.append(Cards(Phrase("label-pot"), view["pot"]))
    rows += [Phrase("label-income", said) for said in collectable(view, deck, seat)]
    if hand:
        moves = [deck.move[bill] for bill in hand]
        blue, red = sum([move for move in moves if move < 0]), sum([m for m in moves if m > 0])
        said = {"value": deck.worth(hand), "blue": -blue, "red": red}
        rows.append(Cards(Phrase("label-hand", said), hand))
    else:
        rows.append(Phrase("label-no-hand", mood="quiet"))
    if player["vendetta"]:
        rows.append(Cards(Phrase("label-grudges"), player["vendetta"]))
    rows.append(Phrase("label-role", {"role": role_of(player)}, "quiet"))
    return rows


def collectable(view: Document, deck: Deck, seat: int) -> list[Document]:
    """What a player could collect, while that is asked for."""
    return incomes(view, deck, seat) if view["phase"] == BUSINESS else []


def role_of(player: Document) -> str:
    """What a player has at heart, as far as its own cards tell."""
    return AGENT if AGENT in player["vendetta"] else MAFIOSO
