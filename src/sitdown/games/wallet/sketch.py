"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from typing import Any

from sitdown.kernel import HIDDEN, OVER, Document
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

from .components import CENTS, LAST_ROUND, PASSPORTS, kind
from .forms import FRONT
from .judging import Holding, verdict, wealth

Row = Phrase | Cards


def sketch(view: Document) -> Sketch:
    """The round, the last one, the wallet, then every player's area, the viewer's own last."""
    panels = [Panel(None, heading(view)), *last_round(view)]
    panels.append(Panel(Phrase("label-wallet", {"count": len(view["wallet"])}), middle(view)))
    panels += [area(view, seat) for seat in seats_around(view)]
    return Sketch(panels, facts(view))


def facts(view: Document) -> Document:
    """The viewer's turns to come, and what the police would say of the viewer's hand."""
    you = view["you"]
    if you is None:
        return {"turns": None, "standing": None}
    is_running = view["phase"] != OVER and view["time_left"]
    return {
        "turns": turns_left(view, you) if is_running else None,
        "standing": judged(view["players"][you]),
    }


def heading(view: Document) -> list[Row]:
    if view["phase"] == OVER:
        return [Phrase("event-over", {"result": view["result"]}, "strong")]
    rows: list[Row] = [Phrase("label-round", {"round": view["round"], "rounds": LAST_ROUND})]
    if not view["time_left"]:
        return [*rows, Phrase("label-end", mood="strong")]
    turn = {"seat": view["active"], "lap": view["lap"], "left": view["time_left"]}
    rows.append(Phrase("label-turn", turn, "strong"))
    if view["actions_left"] == 2:
        rows.append(Phrase("label-double"))
    if view["you"] is not None:
        rows.append(Phrase("label-turns", {"count": turns_left(view, view["you"])}, "quiet"))
    return rows


def turns_left(view: Document, seat: int) -> int:
    """WA-4.2  How many turns a seat has at most, the one under way included."""
    seats: int = view["seats"]
    passed = (seat - view["first"]) % seats < (view["active"] - view["first"]) % seats
    left: int = view["time_left"]
    return left - 1 if passed else left


def last_round(view: Document) -> list[Panel]:
    """How the last round went: in full while the first lap is played, then in a line."""
    last = view["last_round"]
    if last is None:
        return []
    title = Phrase("label-last-round", {"round": last["round"]})
    if view["lap"] > 1 and view["phase"] != OVER:
        gains = [player["tokens"] for player in last["players"]]
        return [Panel(title, [Phrase("label-gains", {"gains": gains}, "quiet")])]
    order = sorted(enumerate(last["players"]), key=lambda one: one[1]["rank"] or view["seats"])
    return [Panel(title, [outcome(seat, player) for seat, player in order])]


def outcome(seat: int, player: Document) -> Phrase:
    fields: Document = {"seat": seat, "tokens": player["tokens"], "reasons": player["reasons"]}
    if player["guilty"]:
        return Phrase("label-was-guilty", fields, "bad")
    fields.update(amount(player["wealth"]))
    fields.update({"rank": player["rank"], "identity": player["identity"]})
    return Phrase("label-was-innocent", fields, "good")


def middle(view: Document) -> list[Row]:
    """The spare passports, the centre, the discard pile, and what the open question is about."""
    rows: list[Row] = [cards_or_none("label-spares", view["spares"])]
    if view["centre"]:
        rows.append(Cards(Phrase("label-centre"), view["centre"]))
    if view["discard"]:
        rows.append(Cards(Phrase("label-discard"), view["discard"], piled=True))
    return [*rows, *under_way(view)]


def under_way(view: Document) -> list[Row]:
    pending = view["pending"] or {}
    if "cards" in pending:
        return [Cards(Phrase("label-birthday"), pending["cards"], lit=True)]
    if "laid" in pending:
        laid = [card for card in pending["laid"] if card is not None]
        return [Cards(Phrase("label-pool"), laid, lit=True)]
    if "card" in pending:
        return [Cards(Phrase("label-drawn", {"seat": pending["target"]}), [pending["card"]], True)]
    if "face" in pending or "type" in pending:
        return [Phrase("label-asked", {"seat": view["active"], **pending}, "strong")]
    return []


def area(view: Document, seat: int) -> Panel:
    player = view["players"][seat]
    tokens = player["tokens"]
    title = Phrase(
        "label-player",
        {"seat": seat, "coin": player["coin"], "first": seat == view["first"]},
        "strong" if seat in view["actors"] else "",
    )
    rows: list[Row] = [*hand(player), *in_front(player)]
    if seat == view["you"] or player["revealed"]:
        rows += standing(player)
    rows += specials(view, seat)
    known = {"tokens": tokens, "sum": sum(tokens)} if HIDDEN not in tokens else {}
    rows.append(Phrase("label-tokens", {"count": len(tokens), **known}, "quiet"))
    if player["sealed"] is not None:
        own = player["sealed"] if isinstance(player["sealed"], dict) else None
        rows.append(Phrase("label-sealed", {"choice": own}, "good"))
    return Panel(title, rows, seat)


def hand(player: Document) -> list[Row]:
    """A hand by sorts: passports, currencies, jewels, items; of a hidden one the size."""
    cards: list[str] = player["hand"]
    if HIDDEN in cards or not cards:
        return [Phrase("label-holds", {"count": len(cards)}, "" if cards else "quiet")]
    groups: dict[str, list[str]] = {}
    for card in cards:
        groups.setdefault(sort_of(card), []).append(card)
    return [Cards(Phrase("label-hand", {"sort": sort}), own) for sort, own in groups.items()]


def sort_of(card: str) -> str:
    if card in PASSPORTS:
        return "passports"
    return kind(card).type or "items"


def in_front(player: Document) -> list[Row]:
    rows: list[Row] = []
    for front in player["front"]:
        label = Phrase("label-front", front)
        rows.append(Cards(label, [front["card"]]) if front["card"] else label)
    if player["loot"]:
        rows.append(Cards(Phrase("label-loot"), player["loot"]))
    return rows


def standing(player: Document) -> list[Row]:
    """What the police would say of an open hand now, and what it is worth."""
    known = judged(player)
    rows: list[Row] = [Phrase("label-worth", known["worth"])]
    for reason in known["reasons"]:
        numbers = {"passports": known["passports"], "currencies": known["worth"]["currencies"]}
        rows.append(Phrase(f"guilty-{reason}", numbers, "bad"))
    if not known["guilty"]:
        rows.append(Phrase("label-innocent", {"identity": known["identity"]}, "good"))
    return rows


def judged(player: Document) -> Document:
    """The verdict on an open hand, as it fell or as it would fall now; with what it is worth."""
    fronts = [FRONT.read(one) for one in player["front"] if one["card"] != HIDDEN]
    holding = Holding(player["hand"], fronts, player["coin"])
    worth: Document = {"currencies": holding.currencies, **amount(wealth(holding, player["loot"]))}
    found: Document = player["verdict"] or verdict(holding).document()
    return {**found, "passports": len(holding.passports), "worth": worth}


def specials(view: Document, seat: int) -> list[Row]:
    own: list[str] = view["players"][seat]["specials"]
    if not own:
        return [Phrase("label-no-specials", mood="quiet")]
    if HIDDEN in own:
        return [Phrase("label-specials", {"count": len(own)})]
    playable = {one["special"] for one in view["legal"] if one["do"] == "play"}
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
