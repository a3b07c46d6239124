"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from sitdown.kernel import HIDDEN, OVER, Document
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

from .components import ACCOMPLICES
from .prospects import (
    argument_weight,
    banker_takes,
    card_of,
    deals_of,
    given_to,
    left_over,
    next_dealers,
    plain_weight,
    possible_cards,
)

Rows = list[Phrase | Cards]


def sketch(view: Document) -> Sketch:
    """The deal, who has which accomplice, the last turn, then every player, oneself last."""
    panels = [deal_panel(view), accomplices_panel(view)]
    if view["last"] is not None:
        panels.append(last_panel(view))
    panels += [area(view, seat) for seat in seats_around(view)]
    return Sketch(panels, {"weights": [weight(view, seat) for seat in range(view["seats"])]})


def deal_panel(view: Document) -> Panel:
    """Whose deal it is, what is proposed, and what it means to the viewer."""
    if view["phase"] == OVER:
        result = Phrase("event-over", {"result": view["result"]}, "strong")
        return Panel(Phrase("label-end"), [result])
    turns = view["options"]["rounds"] * view["seats"]
    title = Phrase(
        "label-deal", {"turn": view["turn"], "turns": turns, "dealer": view["dealer"]}, "strong"
    )
    rows: Rows = [card_row(view), *proposal_rows(view)]
    waiting = next_dealers(view)
    if waiting:
        rows.append(Phrase("label-next", {"seats": waiting}, "quiet"))
    return Panel(title, rows)


def card_row(view: Document) -> Phrase | Cards:
    deal = card_of(view)
    if deal is not None and not deal.accomplices:
        return Phrase("label-card-alone", {"amount": deal.money}, "good")
    if deal is not None:
        label = Phrase("label-card", {"amount": deal.money}, "good")
        return Cards(label, list(deal.accomplices), lit=True)
    sums = [deal.money for deal in possible_cards(view)]
    return Phrase("label-hidden-card", {"least": min(sums), "most": max(sums)}, "quiet")


def proposal_rows(view: Document) -> Rows:
    terms = view["proposal"]
    if terms is None:
        return [Phrase("label-no-proposal", mood="quiet")]
    kind = "label-final" if view["phase"] == "vote" else "label-tentative"
    rows: Rows = [Phrase(kind, terms)]
    deal = card_of(view)
    if deal is not None:
        amount = deal.money - sum(terms["money"])
        kept = {"amount": amount, "accomplices": left_over(terms, deal)}
        kept["banker"] = banker_takes(view, view["dealer"], amount)
        rows.append(Phrase("label-kept", kept, "strong"))
    elif view["you"] is not None:
        rows.append(promised(view, view["you"], "label-yours", "strong"))
    return rows


def promised(view: Document, seat: int, label: str, mood: str = "") -> Phrase:
    """What a seat is offered, in a label for that, or that it is left out (GD-7.1)."""
    offered = share(view, seat)
    if not offered["amount"] and not offered["accomplices"]:
        return Phrase(f"{label}-nothing", {"seat": seat}, "bad")
    return Phrase(label, {"seat": seat, **offered}, mood)


def share(view: Document, seat: int) -> Document:
    """What a seat is promised, and what of it the banker takes."""
    amount = view["proposal"]["money"][seat]
    names = given_to(view["proposal"], seat)
    return {"amount": amount, "accomplices": names, "banker": banker_takes(view, seat, amount)}


def accomplices_panel(view: Document) -> Panel:
    """Who has whom; those that nobody has wait in the centre."""
    rows: Rows = []
    for owner in [*seats_around(view), None]:
        names = [name for name in ACCOMPLICES if view["accomplices"][name] == owner]
        if names:
            rows.append(Cards(Phrase("label-owner", {"seat": owner}), names))
    return Panel(Phrase("label-accomplices"), rows)


def last_panel(view: Document) -> Panel:
    """The newest finished turn, and the cards played so far."""
    last = view["last"]
    deals = deals_of(view)
    title = Phrase("label-last", {"dealer": last["dealer"], "accepted": last["accepted"]})
    deal = deals[last["card"]]
    rows: Rows = [
        Phrase("label-shown", {"money": deal.money, "accomplices": list(deal.accomplices)})
    ]
    if last["proposal"] is None:
        rows.append(Phrase("label-folded"))
    else:
        rows.append(Phrase("label-final", last["proposal"]))
        rows.append(Phrase("label-counted", last))
    sums = sorted([deals[id].money for id in view["discard"]])
    rows.append(Phrase("label-played", {"sums": sums}, "quiet"))
    return Panel(title, rows)


def area(view: Document, seat: int) -> Panel:
    """A player: what it is offered and asks for, what its vote weighs, what it has."""
    money = view["players"][seat]["money"]
    title = Phrase(
        "label-player",
        {
            "number": seat + 1,
            "seat": seat,
            "role": role(view, seat),
            "money": None if money == HIDDEN else money,
        },
        "strong" if seat in view["actors"] else "",
    )
    rows: Rows = []
    if view["proposal"] is not None and seat != view["dealer"]:
        rows.append(promised(view, seat, "label-offered"))
    rows += said(view, seat)
    rows.append(strength(view, seat))
    return Panel(title, rows, seat)


def role(view: Document, seat: int) -> str:
    if view["phase"] == OVER:
        return "winner" if seat in view["result"]["winners"] else "none"
    if seat == view["dealer"]:
        return "dealer"
    return "prison" if seat == view["prison"] else "none"


def strength(view: Document, seat: int) -> Phrase:
    """What a vote of this seat weighs, and what it could add."""
    player = view["players"][seat]
    tokens = {"arguments": player["arguments"], "gangs": player["gangs"]}
    plain = weight(view, seat)
    if plain is None:
        return Phrase("label-tokens", tokens, "quiet")
    weights = {"weight": plain, "more": argument_weight(view, seat)}
    return Phrase("label-weight", {**tokens, **weights})


def weight(view: Document, seat: int) -> int | None:
    """What a vote of this seat weighs; None if it has none."""
    if view["phase"] == OVER or seat in (view["dealer"], view["prison"]):
        return None
    return plain_weight(view, seat)


def said(view: Document, seat: int) -> Rows:
    """What a seat asks for, and whether it has replied or voted."""
    rows: Rows = []
    ask, vote = view["asks"][seat], view["votes"][seat]
    if ask == HIDDEN:
        rows.append(Phrase("label-replied", mood="good"))
    elif ask is not None:
        rows.append(Phrase("label-asks", ask, "strong"))
    if view["phase"] == "vote":
        if vote == HIDDEN:
            rows.append(Phrase("label-voted", mood="good"))
        elif vote is not None:
            rows.append(Phrase("action-vote", vote, "good"))
    if seat in view["actors"]:
        rows.append(Phrase("label-thinking", {"seat": seat}, "quiet"))
    return rows
