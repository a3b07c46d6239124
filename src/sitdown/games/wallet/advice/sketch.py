"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from typing import Any

from sitdown.games.wallet.actions import Play
from sitdown.games.wallet.components import CENTS, LAST_ROUND, kind
from sitdown.games.wallet.judging import verdict, wealth
from sitdown.games.wallet.last_round import Outcome
from sitdown.games.wallet.position import Player, Wallet
from sitdown.games.wallet.records import Asked, Drawn, Laid, Presents, write_front
from sitdown.kernel import HIDDEN, OVER, UNKNOWN, Document, Look
from sitdown.kernel.look import NOBODY
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

Row = Phrase | Cards


def sketch(look: Look) -> Sketch:
    """The round, the last one, the wallet, then every player's area, the viewer's own last."""
    state = look.state
    assert isinstance(state, Wallet)
    panels = [Panel(None, heading(look, state)), *last_round(state)]
    wallet = Phrase("label-wallet", {"count": len(state.wallet)})
    lying, asked = middle(state), under_way(look, state)
    panels.append(Panel(wallet, [*lying, *asked], brief=[[*asked, *lying]]))
    panels += [area(look, state, seat) for seat in seats_around(look.view)]
    return Sketch(panels, facts(look, state))


def facts(look: Look, state: Wallet) -> Document:
    """The viewer's turns to come, and what the police would say of the viewer's hand."""
    if look.seat == NOBODY:
        return {"turns": None, "standing": None}
    is_running = state.phase != OVER and state.time_left
    return {
        "turns": state.turns_left(look.seat) if is_running else None,
        "standing": judged(state.players[look.seat]),
    }


def heading(look: Look, state: Wallet) -> list[Row]:
    if state.phase == OVER:
        return [Phrase("event-over", {"result": state.result}, "strong")]
    rows: list[Row] = [Phrase("label-round", {"round": state.round, "rounds": LAST_ROUND})]
    if not state.time_left:
        return [*rows, Phrase("label-end", mood="strong")]
    turn = {"seat": state.active, "lap": state.lap, "left": state.time_left}
    rows.append(Phrase("label-turn", turn, "strong"))
    if state.actions_left == 2:
        rows.append(Phrase("label-double"))
    if look.seat != NOBODY:
        rows.append(Phrase("label-turns", {"count": state.turns_left(look.seat)}, "quiet"))
    return rows


def last_round(state: Wallet) -> list[Panel]:
    """How the last round went: in full while the first lap is played, then in a line."""
    last = state.last_round
    if last is None:
        return []
    title = Phrase("label-last-round", {"round": last.round})
    gains: Row = Phrase(
        "label-gains", {"gains": [player.tokens for player in last.players]}, "quiet"
    )
    if state.lap > 1 and state.phase != OVER:
        return [Panel(title, [gains])]
    order = sorted(enumerate(last.players), key=lambda one: one[1].rank or state.seats)
    return [Panel(title, [outcome(seat, player) for seat, player in order], brief=[[gains]])]


def outcome(seat: int, player: Outcome) -> Phrase:
    fields: Document = {"seat": seat, "tokens": player.tokens, "reasons": player.reasons}
    if player.guilty or player.wealth is None:
        return Phrase("label-was-guilty", fields, "bad")
    fields.update(amount(player.wealth))
    fields.update({"rank": player.rank, "identity": player.identity})
    return Phrase("label-was-innocent", fields, "good")


def middle(state: Wallet) -> list[Row]:
    """The spare passports, the centre, the discard pile."""
    rows: list[Row] = [cards_or_none("label-spares", state.spares)]
    if state.centre:
        rows.append(Cards(Phrase("label-centre"), state.centre))
    if state.discard:
        rows.append(Cards(Phrase("label-discard"), state.discard, piled=True))
    return rows


def under_way(look: Look, state: Wallet) -> list[Row]:
    """What the open question is about."""
    pending = state.pending
    if isinstance(pending, Presents):
        return [Cards(Phrase("label-birthday"), pending.cards, lit=True)]
    if isinstance(pending, Laid):
        laid = [card for card in pending.laid if card is not None]
        return [Cards(Phrase("label-pool"), laid, lit=True)]
    if isinstance(pending, Drawn):
        return [Cards(Phrase("label-drawn", {"seat": pending.target}), [pending.card], lit=True)]
    if isinstance(pending, Asked):
        asked = {"seat": state.active, **look.view["pending"]}
        return [Phrase("label-asked", asked, "strong")]
    return []


def area(look: Look, state: Wallet, seat: int) -> Panel:
    player = state.players[seat]
    title = Phrase(
        "label-player",
        {"seat": seat, "coin": player.coin, "first": seat == state.first},
        "strong" if seat in state.actors else "",
    )
    cards: list[Row] = [*hand(player), *in_front(player)]
    judged_as = standing(player) if seat == look.seat or player.revealed else []
    rest = specials(look, player)
    known = {} if UNKNOWN in player.tokens else {"tokens": player.tokens, "sum": sum(player.tokens)}
    rest.append(Phrase("label-tokens", {"count": len(player.tokens), **known}, "quiet"))
    sealed = look.view["players"][seat]["sealed"]
    if sealed is not None:
        own = None if sealed == HIDDEN else sealed
        rest.append(Phrase("label-sealed", {"choice": own}, "good"))
    brief = [cards, [*judged_as, *rest]] if seat == look.seat else [[*judged_as, *cards, *rest]]
    return Panel(title, [*cards, *judged_as, *rest], seat, brief)


def hand(player: Player) -> list[Row]:
    """A hand by sorts: passports, currencies, jewels, items; of a hidden one the size."""
    cards = player.hand
    if HIDDEN in cards or not cards:
        return [Phrase("label-holds", {"count": len(cards)}, "" if cards else "quiet")]
    groups: dict[str, list[str]] = {}
    for card in cards:
        groups.setdefault(sort_of(card), []).append(card)
    return [Cards(Phrase("label-hand", {"sort": sort}), own) for sort, own in groups.items()]


def sort_of(card: str) -> str:
    if kind(card).is_passport:
        return "passports"
    return kind(card).type or "items"


def in_front(player: Player) -> list[Row]:
    rows: list[Row] = []
    for front in player.front:
        label = Phrase("label-front", write_front(front))
        rows.append(Cards(label, [front.card]) if front.card else label)
    if player.loot:
        rows.append(Cards(Phrase("label-loot"), player.loot))
    return rows


def standing(player: Player) -> list[Row]:
    """What the police would say of an open hand now, and what it is worth."""
    known = judged(player)
    rows: list[Row] = [Phrase("label-worth", known["worth"])]
    numbers = {"passports": known["passports"], "currencies": known["worth"]["currencies"]}
    for reason in known["reasons"]:
        rows.append(Phrase(f"guilty-{reason}", numbers, "bad"))
    if not known["guilty"]:
        rows.append(Phrase("label-innocent", {"identity": known["identity"]}, "good"))
    return rows


def judged(player: Player) -> Document:
    """The verdict on an open hand, as it fell or as it would fall now; with what it is worth."""
    holding = player.holding()
    found = player.verdict or verdict(holding)
    return {
        "identity": found.identity,
        "guilty": found.guilty,
        "reasons": list(found.reasons),
        "passports": len(holding.passports),
        "worth": {"currencies": holding.currencies, **amount(wealth(holding, player.loot))},
    }


def specials(look: Look, player: Player) -> list[Row]:
    own = player.specials
    if not own:
        return [Phrase("label-no-specials", mood="quiet")]
    if HIDDEN in own:
        return [Phrase("label-specials", {"count": len(own)})]
    playable = {one["special"] for one in look.view["legal"] if one["do"] == Play.do}
    rows: list[Row] = [Cards(Phrase("label-own-specials"), own)]
    if playable:
        now = [special for special in own if special in playable]
        rows.append(Phrase("label-playable", {"specials": now}))
    return rows


def cards_or_none(label: str, cards: list[str]) -> Row:
    phrase = Phrase(label, {"count": len(cards)})
    return Cards(phrase, cards) if cards else phrase


def amount(cents: int) -> dict[str, Any]:
    """A sum in cents as people write it: whole units, and two digits."""
    return {"units": str(cents // CENTS), "cents": f"{cents % CENTS:02}"}
