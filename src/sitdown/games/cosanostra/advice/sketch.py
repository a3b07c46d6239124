"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.ending import power
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster, Task
from sitdown.games.cosanostra.rules.planning import purchasable
from sitdown.games.cosanostra.rules.prices import price
from sitdown.games.cosanostra.rules.specials import bargain_price, on_bargain
from sitdown.kernel import HIDDEN, OVER, Document, Look
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

from .thinking.glimpse import glimpse
from .thinking.prospects import chances, needs_of, percent, sort_of

Rows = list[Phrase | Cards]
COUNTED: Final = ("schemer", "emergency-doc")
"""Cards that come as a surprise: it matters how many are still about."""


def sketch(look: Look) -> Sketch:
    """The round, the job under way, market, offers, then every player, the viewer's own last."""
    view = look.view
    state = glimpse(view)
    panels = [Panel(None, [heading(view)])]
    if state.resolving is not None:
        panels.append(job_panel(state, view))
    panels.append(market_panel(state, view))
    if state.display:
        panels.append(display_panel(state))
    if state.offers:
        panels.append(offers_panel(state, view["you"]))
    panels += [player_panel(state, view, seat) for seat in seats_around(view)]
    return Sketch(panels, facts(state, view))


def facts(state: CosaNostra, view: Document) -> Document:
    """Strengths, power, who is behind by how much, what is for sale, and the viewer's jobs."""
    you = view["you"]
    wealth = [visible_wealth(view, shown) for shown in view["players"]]
    return {
        "guns": {
            one.card.id: one.strength() for player in state.players for one in player.gangsters
        },
        "power": [power(player) for player in state.players],
        "behind": [max(wealth) - own for own in wealth],
        "about": about(state),
        "sales": sales(state, view),
        "jobs": []
        if you is None
        else [outlook(state, you, job) for job in state.players[you].jobs],
    }


def heading(view: Document) -> Phrase:
    if view["phase"] == OVER:
        return Phrase("event-over", {"result": view["result"]}, "strong")
    arguments = {name: view[name] for name in ("round", "phase", "start")}
    arguments["rounds"] = view["options"]["rounds"]
    return Phrase("label-heading", arguments)


# The job under way.


def job_panel(state: CosaNostra, view: Document) -> Panel:
    job = state.job()
    title = {
        "seat": job.seat,
        "gangster": job.gangster,
        "job": job.card or job.kind,
        "target": job.target,
    }
    roll = job.roll
    rows: Rows = [
        Phrase(
            "label-roll",
            {
                "seat": roll.seat,
                "for": roll.for_,
                "dice": " ".join(str(die) for die in roll.dice),
                "difficulty": roll.difficulty,
                "successes": roll.successes(),
            },
            "good" if roll.successes() else "bad",
        )
    ]
    if job.card is not None:
        card = state.deck.jobs[job.card]
        if card.one:
            rows.append(Phrase("label-worth", {"one": card.one, "two": card.two}))
    if job.profit:
        rows.append(Phrase("label-profit", {"amount": job.profit, "seat": job.holder}))
    if job.robber is not None:
        rows.append(Phrase("label-robber", job.robber.document(), "bad"))
    if job.trapper is not None:
        rows.append(Phrase("label-trapper", job.trapper.document()))
    if job.hit is not None:
        rows.append(Phrase("label-hit", view["resolving"]["hit"], "bad"))
    return Panel(Phrase("label-job", title), rows)


# The middle of the table.


def market_panel(state: CosaNostra, view: Document) -> Panel:
    """The market with prices for the viewer, monopolies, and cards that may still come up."""
    rows: Rows = [sale_row(sale) for sale in sales(state, view)]
    rows.append(Phrase("label-monopolies", {"monopolies": view["monopolies"]}))
    rows.append(Phrase("label-about", about(state)))
    return Panel(Phrase("label-market", {"stack": len(view["business_stack"])}), rows)


def sales(state: CosaNostra, view: Document) -> list[Document]:
    """What the viewer could buy, for how much, and whether that is too dear."""
    you = view["you"]
    if view["phase"] == "bargain" and you in view["actors"]:
        return [sale(state, name, you, bargain=True) for name in on_bargain(state)]
    more: list[str] = []
    if view["phase"] == "plan" and you in view["actors"]:
        more = [name for name in purchasable(state, you) if name not in state.market]
    return [sale(state, name, you) for name in [*state.market, *more]]


def sale(state: CosaNostra, name: str, you: int | None, bargain: bool = False) -> Document:
    card = state.deck.businesses[name]
    cost = card.price
    if you is not None:
        cost = bargain_price(state, you, card) if bargain else price(state.players[you], card)
    dear = you is not None and cost > state.players[you].cash
    return {"id": name, "price": cost, "income": card.income, "dear": dear}


def sale_row(sale: Document) -> Phrase:
    said = {name: sale[name] for name in ("id", "price", "income")}
    return Phrase("label-sale", said, "quiet" if sale["dear"] else "")


def about(state: CosaNostra) -> Document:
    return {card.replace("-", "_"): left_of(state, card) for card in COUNTED}


def left_of(state: CosaNostra, card: str) -> int:
    """How many of these cards do not lie open."""
    return state.deck.influence.get(card, 0) - state.influence_discards.open.count(card)


def display_panel(state: CosaNostra) -> Panel:
    """Mercenaries for hire, each with strength, price and what he can do, in a line."""
    rows: Rows = []
    for name in state.display:
        card = state.deck.gangsters[name]
        rows.append(
            Phrase(
                "label-mercenary",
                {
                    "id": name,
                    "strength": card.strength,
                    "price": card.price,
                    "ability": card.ability_name,
                },
            )
        )
    return Panel(Phrase("label-display", {"exchange": state.round == 1}), rows)


def offers_panel(state: CosaNostra, you: int | None) -> Panel:
    """Those to me and by me stand out."""
    rows: Rows = []
    for offer in state.offers:
        mood = "strong" if you in (offer.from_, offer.to) else "quiet"
        rows.append(Phrase("label-offer", offer.document(), mood))
    return Panel(Phrase("label-offers"), rows)


# A player.


def player_panel(state: CosaNostra, view: Document, seat: int) -> Panel:
    shown = view["players"][seat]
    player = state.players[seat]
    own = seat == view["you"]
    rows: Rows = [wealth_row(view, seat)]
    rows += [gangster_row(state, seat, gangster) for gangster in player.gangsters]
    rows += business_rows(state, seat)
    if player.trophies:
        trophies = {"trophies": shown["trophies"], "amount": power(player)}
        rows.append(Phrase("label-trophies", trophies))
    if player.pool and own:
        rows.append(Phrase("label-pool", {"pool": pool_list(state, seat)}, "quiet"))
    if shown["sealed"] is not None:
        rows.append(Phrase("label-answered", mood="good"))
    if own or (player.jobs and HIDDEN not in player.jobs):
        rows.extend(hand_rows(state, seat))
    acts = seat in view["actors"]
    title = {
        "number": seat + 1,
        "seat": seat,
        "family": shown["family"],
        "start": seat == view["start"],
    }
    return Panel(Phrase("label-player", title, "strong" if acts else ""), rows, seat)


def wealth_row(view: Document, seat: int) -> Phrase:
    """Cash, income, laundered money, hand, markers, tasks to come; and the gap to the richest."""
    shown = view["players"][seat]
    wealth = [visible_wealth(view, one) for one in view["players"]]
    return Phrase(
        "label-wealth",
        {
            "cash": shown["cash"],
            "income": shown["income"],
            "laundered": shown["laundered"],
            "jobs": len(shown["jobs"]),
            "influence": len(shown["influence"]),
            "free": shown["markers_free"],
            "tasks": sum([len(one["tasks"]) for one in shown["gangsters"]]),
            "behind": max(wealth) - wealth[seat],
        },
    )


def visible_wealth(view: Document, shown: Document) -> int:
    """Cash, twice the income and twice the laundered money: what a leader is known by.

    In the end all of it is cash.
    """
    cash: int = shown["cash"]
    still_to_come: int = 2 * shown["income"] + 2 * shown["laundered"]
    return cash if view["result"] else cash + still_to_come


def gangster_row(state: CosaNostra, seat: int, gangster: Gangster) -> Phrase:
    arguments = {
        "id": gangster.card.id,
        "guns": gangster.strength(),
        "plans": [task_row(state, seat, task) for task in gangster.tasks],
        "mods": [laid.document() for laid in gangster.mods],
        "active": gangster.active,
        "ability": gangster.card.ability_name,
    }
    mood = "" if gangster.active else "quiet"
    return Phrase("label-gangster", arguments, mood)


def task_row(state: CosaNostra, seat: int, task: Task) -> Document:
    """A job one knows, a card face down with its round, or a purchase with its price."""
    if task.business is not None:
        return {
            "buy": task.business.id,
            "price": price(state.players[seat], task.business),
            "markers": list(task.markers),
        }
    assert task.job is not None
    if task.job.id == HIDDEN:
        return {"back": task.job.round, "seen": list(task.seen)}
    return {"job": task.job.id, "seen": list(task.seen)}


def business_rows(state: CosaNostra, seat: int) -> Rows:
    """What works, what is out, what is used; and whose markers lie where."""
    businesses = state.players[seat].businesses
    working = [one.card.id for one in businesses if one.active]
    out = [one.card.id for one in businesses if not one.active]
    used = [one.card.id for one in businesses if one.used and one.active]
    rows: Rows = [Cards(Phrase("label-businesses"), working)] if working else []
    if out:
        rows.append(Phrase("label-out", {"cards": out}, "quiet"))
    if used:
        rows.append(Phrase("label-used", {"cards": used}, "quiet"))
    for one in businesses:
        if one.markers:
            marked = {"business": one.card.id, "markers": one.markers}
            rows.append(Phrase("label-marked", marked))
    return rows


def pool_list(state: CosaNostra, seat: int) -> list[Document]:
    cards = [state.deck.gangsters[name] for name in state.players[seat].pool]
    return [{"id": card.id, "strength": card.strength, "price": card.price} for card in cards]


# A hand.


def hand_rows(state: CosaNostra, seat: int) -> Rows:
    """For each job its needs, difficulty, payout, and the chance with one, two and three dice."""
    player = state.players[seat]
    rows: Rows = [hand_row(state, seat, job) for job in player.jobs]
    rows.append(Cards(Phrase("label-influence"), player.influence))
    return rows


def hand_row(state: CosaNostra, seat: int, name: str) -> Phrase:
    known = outlook(state, seat, name)
    odds = known["odds"]
    ready = all(need["with"] != "missing" for need in known["needs"])
    told = {**known, "odds": "/".join(str(one) for one in odds) if odds else None}
    return Phrase("label-hand-job", told, "" if ready else "quiet")


def outlook(state: CosaNostra, seat: int, name: str) -> Document:
    """A job in hand: what it needs and pays, and the chance with one, two and three dice."""
    card = state.deck.jobs[name]
    odds = (
        [percent(chances(dice, card.difficulty)[0]) for dice in (1, 2, 3)]
        if card.difficulty
        else []
    )
    return {
        "id": name,
        "back": card.round,
        "sort": sort_of(card),
        "difficulty": card.difficulty,
        "one": card.one,
        "two": card.two,
        "needs": needs_of(state, seat, card),
        "odds": odds,
    }
