"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from typing import Final

from sitdown.games.vendetta.components import (
    BOSS_MONTH,
    LAST_BLUE,
    MONTHS,
    MOST_BILLS,
    PRELIMINARY_MONTH,
    SQUARES,
)
from sitdown.games.vendetta.ending import points_of, role_of
from sitdown.games.vendetta.family import Player
from sitdown.games.vendetta.position import BUSINESS, SHARE, Vendetta
from sitdown.games.vendetta.rules.business import bills_paid, incomes
from sitdown.kernel import OVER, UNKNOWN, Document, Look
from sitdown.kernel.look import NOBODY
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

from .foresight import due_to_others

Rows = list[Phrase | Cards]
EVENTFUL_MONTHS: Final = (BOSS_MONTH, PRELIMINARY_MONTH, MONTHS)
"""Those whose end brings the head bandit or a verdict."""


def sketch(look: Look) -> Sketch:
    """The trial, the course of the month, the lots, then every player, the viewer's own last."""
    state = look.state
    assert isinstance(state, Vendetta)
    verdict, line, pile = court(state)
    now = course(state)
    panels = [Panel(None, [verdict, line, pile, *now], brief=[[verdict, *now], [pile]])]
    on_sale = lots(state)
    panels.append(Panel(Phrase("label-lots"), on_sale, brief=[on_sale] if any(state.lots) else []))
    panels += [area(state, seat, seat == look.seat) for seat in seats_around(look.view)]
    return Sketch(panels, facts(state, look.seat))


def facts(state: Vendetta, you: int) -> Document:
    """How the trial stands, everybody's points; of the viewer role, incomes, strengths, excess."""
    is_own = you != NOBODY
    return {
        "verdict": standing_of(state),
        "points": [points_of(state, seat) for seat in range(state.seats)],
        "role": role_of(state, you) if is_own else None,
        "incomes": collections(state, you) if is_own else [],
        "bids": own_bids(state, state.players[you]) if is_own else [],
        "over": max(0, len(state.players[you].hand) - MOST_BILLS) if is_own else 0,
    }


def court(state: Vendetta) -> Rows:
    """The track with the marker and the border, and whose bills lie in the pile."""
    return [
        Phrase("label-verdict", standing_of(state), "good" if state.is_blue() else "bad"),
        Phrase("label-track", {"track": track(state.verdict)}),
        Phrase("label-pile", {"corruption": bills_by_seat(state)}, "quiet"),
    ]


def standing_of(state: Vendetta) -> Document:
    """On which side of the border the marker lies, and how many squares would cross it."""
    is_blue = state.is_blue()
    squares = LAST_BLUE - state.verdict + 1 if is_blue else state.verdict - LAST_BLUE
    return {"verdict": state.verdict, "squares": squares, "side": "blue" if is_blue else "red"}


def track(verdict: int) -> str:
    """`···●···│···············`: blue squares, the border, red squares."""
    signs = ["·"] * SQUARES
    signs[verdict - 1] = "●"
    return "".join(signs[:LAST_BLUE]) + "│" + "".join(signs[LAST_BLUE:])


def bills_by_seat(state: Vendetta) -> list[Document]:
    givers = [bill.seat for bill in state.corruption]
    return [{"seat": seat, "count": givers.count(seat)} for seat in sorted(set(givers))]


def course(state: Vendetta) -> Rows:
    if state.phase == OVER:
        return [Phrase("event-over", {"result": state.result}, "strong")]
    said: Document = {"month": state.month, "phase": state.phase, "order": state.order}
    rows: Rows = [Phrase("label-course", {**said, "actor": state.actors[0]}, "strong")]
    if state.month in EVENTFUL_MONTHS:
        rows.append(Phrase("label-end-of-month", {"month": state.month}))
    return rows


def lots(state: Vendetta) -> Rows:
    rows: Rows = []
    for number, cards in enumerate(state.lots, 1):
        if not cards:
            rows.append(Phrase("label-lot-empty", {"lot": number}, "quiet"))
            continue
        points = sum([state.deck.points_on(card) for card in cards])
        said = {"lot": number, "points": points, "price": state.deck.price_on(cards)}
        rows.append(Cards(Phrase("label-lot", said), cards))
    return rows


def area(state: Vendetta, seat: int, is_own: bool) -> Panel:
    player = state.players[seat]
    laid = bids(state, player)
    people, places = standing(player, is_own)
    if is_own:
        to_collect, held = own_cards(state, seat)
        brief = [people, places, laid, to_collect, held]
        rows = [*people, *places, *laid, *to_collect, *held]
    else:
        counted = {"bills": len(player.hand), "grudges": len(player.vendetta)}
        holds: Rows = [Phrase("label-holds", counted, "quiet")]
        brief = [[*laid, *holds, *people, *places]]
        rows = [*people, *places, *laid, *holds]
    said = {"seat": seat, "points": points_of(state, seat), "first": state.first == seat}
    mood = "strong" if seat in state.actors else ""
    return Panel(Phrase("label-player", said, mood), rows, seat, [line for line in brief if line])


def standing(player: Player, is_own: bool) -> tuple[Rows, Rows]:
    """What lies open before a player, people and places; the viewer's unturned bandits are lit."""
    people = turnable(player.bandits, "label-bandits", "label-turned", is_own)
    places = turnable(player.locations, "label-locations", "label-locations-turned", False)
    if player.investigators:
        places.append(Cards(Phrase("label-investigators"), player.investigators))
    if player.corrupter:
        places.append(Phrase("label-corrupter", {"corrupter": player.corrupter}, "good"))
    if player.bribes:
        places.append(Phrase("label-bribed", {"bribes": player.bribes}))
    return people, places


def turnable(cards: dict[str, bool], straight: str, turned: str, lit: bool) -> Rows:
    """The unturned cards and the turned ones, each under its label."""
    rows: Rows = []
    unused = [card for card, is_turned in cards.items() if not is_turned]
    used = [card for card, is_turned in cards.items() if is_turned]
    if unused:
        rows.append(Cards(Phrase(straight), unused, lit=lit))
    if used:
        rows.append(Cards(Phrase(turned), used))
    return rows


def bids(state: Vendetta, player: Player) -> Rows:
    """Bids as others see them, bandit and number of bills; the own ones open."""
    hidden: Rows = [
        Phrase("label-bid", {"bandit": bid.bandit, "count": len(bid.bills)})
        for bid in player.bids
        if bid.lot == UNKNOWN
    ]
    return hidden + [Phrase("label-own-bid", bid) for bid in own_bids(state, player)]


def own_bids(state: Vendetta, player: Player) -> list[Document]:
    """Bids that lie open to the viewer, each with its strength."""
    return [
        {
            "bandit": bid.bandit,
            "lot": bid.lot,
            "bills": bid.bills,
            "strength": state.options.strength(bid.bandit, bid.bills),
        }
        for bid in player.bids
        if bid.lot != UNKNOWN
    ]


def own_cards(state: Vendetta, seat: int) -> tuple[Rows, Rows]:
    """What each collection would bring the viewer; and its bills, Vendetta cards and role."""
    player = state.players[seat]
    to_collect: Rows = []
    if state.phase == SHARE and seat in state.actors:
        to_collect.append(Cards(Phrase("label-pot"), state.pot))
    to_collect += [Phrase("label-income", income) for income in collections(state, seat)]
    held: Rows = [hand(state, player.hand)]
    if player.vendetta:
        held.append(Cards(Phrase("label-grudges"), player.vendetta))
    held.append(Phrase("label-role", {"role": role_of(state, seat)}, "quiet"))
    return to_collect, held


def collections(state: Vendetta, seat: int) -> list[Document]:
    """Each income that is left while they are collected, with its bills and who is due how many."""
    if state.phase != BUSINESS:
        return []
    signs = dict.fromkeys([sign for _, sign in incomes(state, seat)])
    return [
        {"by": by, "count": bills_paid(state, by), "due": due_to_others(state, seat, by)}
        for by in signs
    ]


def hand(state: Vendetta, bills: list[str]) -> Phrase | Cards:
    """What the bills are worth, and how far they would move the marker either way."""
    if not bills:
        return Phrase("label-no-hand", mood="quiet")
    moves = [state.deck.move[bill] for bill in bills]
    blue = -sum([move for move in moves if move < 0])
    red = sum([move for move in moves if move > 0])
    said = {"value": state.deck.worth(bills), "blue": blue, "red": red}
    return Cards(Phrase("label-hand", said), bills)
