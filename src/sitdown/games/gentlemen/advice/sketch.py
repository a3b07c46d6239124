"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from sitdown.games.gentlemen.actions import Proposal
from sitdown.games.gentlemen.components import ACCOMPLICES
from sitdown.games.gentlemen.position import Gentlemen
from sitdown.games.gentlemen.records import Outcome
from sitdown.games.gentlemen.rules.accomplices import banker_takes
from sitdown.kernel import HIDDEN, OVER, UNKNOWN, Look
from sitdown.kernel.look import NOBODY
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

Rows = list[Phrase | Cards]


def sketch(look: Look) -> Sketch:
    """The deal, who has which accomplice, the last turn, then every player, oneself last."""
    state = look.state
    assert isinstance(state, Gentlemen)
    panels = [deal_panel(look, state), accomplices_panel(look, state)]
    if state.last is not None:
        panels.append(last_panel(look, state, state.last))
    panels += [area(look, state, seat) for seat in seats_around(look.view)]
    return Sketch(panels, {"weights": [weight(state, seat) for seat in range(state.seats)]})


def deal_panel(look: Look, state: Gentlemen) -> Panel:
    """Whose deal it is, what is proposed, and what it means to the viewer."""
    if state.phase == OVER:
        result = Phrase("event-over", {"result": state.result}, "strong")
        return Panel(Phrase("label-end"), [result])
    title = Phrase(
        "label-deal",
        {"turn": state.turn, "turns": state.turns(), "dealer": state.dealer},
        "strong",
    )
    rows: Rows = [card_row(state), *proposal_rows(look, state)]
    brief = [[*rows]]
    waiting = state.next_dealers()
    if waiting:
        rows.append(Phrase("label-next", {"seats": waiting}, "quiet"))
    return Panel(title, rows, brief=brief)


def card_row(state: Gentlemen) -> Phrase | Cards:
    deal = state.card
    if deal is None:
        possible = state.options.possible_deals(state.discard, state.proposal)
        sums = [deal.money for deal in possible]
        return Phrase("label-hidden-card", {"least": min(sums), "most": max(sums)}, "quiet")
    if not deal.accomplices:
        return Phrase("label-card-alone", {"amount": deal.money}, "good")
    label = Phrase("label-card", {"amount": deal.money}, "good")
    return Cards(label, list(deal.accomplices), lit=True)


def proposal_rows(look: Look, state: Gentlemen) -> Rows:
    proposal = state.proposal
    if proposal is None:
        return [Phrase("label-no-proposal", mood="quiet")]
    kind = "label-final" if state.phase == "vote" else "label-tentative"
    rows: Rows = [Phrase(kind, proposal.terms())]
    if state.card is not None:
        amount = proposal.remainder_of(state.card)
        kept = {"amount": amount, "accomplices": proposal.leaves_of(state.card)}
        kept["banker"] = banker_takes(state, state.dealer, amount)
        rows.append(Phrase("label-kept", kept, "strong"))
    elif look.seat != NOBODY:
        rows.append(promised(state, proposal, look.seat, "label-yours", "strong"))
    return rows


def promised(state: Gentlemen, proposal: Proposal, seat: int, label: str, mood: str = "") -> Phrase:
    """What a seat is offered, in a label for that, or that it is left out (GD-7.1)."""
    if proposal.gives_nothing_to(seat):
        return Phrase(f"{label}-nothing", {"seat": seat}, "bad")
    amount = proposal.money[seat]
    offered = {"seat": seat, "amount": amount, "accomplices": proposal.gives_to(seat)}
    offered["banker"] = banker_takes(state, seat, amount)
    return Phrase(label, offered, mood)


def accomplices_panel(look: Look, state: Gentlemen) -> Panel:
    """Who has whom; those that nobody has wait in the centre."""
    rows: Rows = []
    for owner in [*seats_around(look.view), None]:
        names = [name for name in ACCOMPLICES if state.accomplices[name] == owner]
        if names:
            rows.append(Cards(Phrase("label-owner", {"seat": owner}), names))
    return Panel(Phrase("label-accomplices"), rows)


def last_panel(look: Look, state: Gentlemen, last: Outcome) -> Panel:
    """The newest finished turn, and the cards played so far; the news have told of it."""
    title = Phrase("label-last", {"dealer": last.dealer, "accepted": last.accepted})
    shown = {"money": last.card.money, "accomplices": list(last.card.accomplices)}
    rows: Rows = [Phrase("label-shown", shown)]
    if last.proposal is None:
        rows.append(Phrase("label-folded"))
    else:
        rows.append(Phrase("label-final", last.proposal.terms()))
        rows.append(Phrase("label-counted", look.view["last"]))
    sums = sorted([state.options.deals[id].money for id in state.discard])
    rows.append(Phrase("label-played", {"sums": sums}, "quiet"))
    return Panel(title, rows, brief=[])


def area(look: Look, state: Gentlemen, seat: int) -> Panel:
    """A player: what it is offered and asks for, what its vote weighs, what it has."""
    money = state.players[seat].money
    title = Phrase(
        "label-player",
        {
            "number": seat + 1,
            "seat": seat,
            "role": role(state, seat),
            "money": None if money == UNKNOWN else money,
        },
        "strong" if seat in state.actors else "",
    )
    offered: Rows = []
    if state.proposal is not None and seat != state.dealer:
        offered.append(promised(state, state.proposal, seat, "label-offered"))
    answers = said(look, state, seat)
    weighs = strength(state, seat)
    brief = [
        [*offered, weighs, *answers] if state.phase == "vote" else [*offered, *answers, weighs]
    ]
    thinking: Rows = []
    if seat in state.actors:
        thinking.append(Phrase("label-thinking", {"seat": seat}, "quiet"))
    return Panel(title, [*offered, *answers, *thinking, weighs], seat, brief)


def role(state: Gentlemen, seat: int) -> str:
    if state.result is not None:
        return "winner" if seat in state.result["winners"] else "none"
    if seat == state.dealer:
        return "dealer"
    return "prison" if seat == state.prison else "none"


def strength(state: Gentlemen, seat: int) -> Phrase:
    """What a vote of this seat weighs, and what it could add."""
    player = state.players[seat]
    tokens = {"arguments": player.arguments, "gangs": player.gangs}
    plain = weight(state, seat)
    if plain is None:
        return Phrase("label-tokens", tokens, "quiet")
    more = state.argument_weight(seat)
    return Phrase("label-weight", {**tokens, "weight": plain, "more": more})


def weight(state: Gentlemen, seat: int) -> int | None:
    """What a vote of this seat weighs; None if it has none."""
    if state.phase == OVER or seat not in state.voters():
        return None
    return state.weight(seat, argument=False)


def said(look: Look, state: Gentlemen, seat: int) -> Rows:
    """What a seat asks for, and whether it has replied or voted."""
    rows: Rows = []
    ask, vote = look.view["asks"][seat], look.view["votes"][seat]
    if ask == HIDDEN:
        rows.append(Phrase("label-replied", mood="good"))
    elif ask is not None:
        rows.append(Phrase("label-asks", ask, "strong"))
    if vote == HIDDEN:
        rows.append(Phrase("label-voted", mood="good"))
    elif vote is not None:
        rows.append(Phrase("action-vote", vote, "good"))
    return rows
