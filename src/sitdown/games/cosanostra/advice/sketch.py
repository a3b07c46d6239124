"""The table in words: what people want to see of it, in that order."""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.components import MONOPOLIES
from sitdown.games.cosanostra.ending import power
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster, Task
from sitdown.games.cosanostra.rules.payday import hand_limit
from sitdown.games.cosanostra.rules.planning import purchasable
from sitdown.games.cosanostra.rules.prices import price
from sitdown.games.cosanostra.rules.specials import bargain_price, on_bargain
from sitdown.games.cosanostra.terms import TOLD_OFFER
from sitdown.kernel import HIDDEN, OVER, Document, Look
from sitdown.kernel.look import NOBODY
from sitdown.kernel.sketch import Cards, Panel, Phrase, Sketch, seats_around

from .thinking.needs import needs_of, open_needs_of
from .thinking.odds import chances, percent

Rows = list[Phrase | Cards]
BUYING: Final = ("plan", "bargain")
HIRING: Final = ("boss", "hire", "recruit")
"""When the market matters, and when the mercenaries do."""
HANDLING: Final = (*HIRING, "deal", "plan", "discard")
"""When jobs in hand matter; later those that are planned do."""
ABREAST: Final = 4
"""So many jobs of a hand stand in a line."""
COUNTED: Final = ("schemer", "emergency-doc")
"""Cards that come as a surprise: it matters how many are still about."""


def sketch(look: Look) -> Sketch:
    """The round, the job under way, market, offers, then every player, the viewer's own last."""
    state = look.state
    assert isinstance(state, CosaNostra)
    you = None if look.seat == NOBODY else look.seat
    panels = [Panel(None, [heading(state)])]
    if state.resolving is not None:
        panels.append(job_panel(state, look.view["resolving"]))
    panels.append(market_panel(state, you))
    if state.display:
        panels.append(display_panel(state))
    if state.offers:
        panels.append(offers_panel(state, you))
    panels += [player_panel(look, state, seat) for seat in seats_around(look.view)]
    return Sketch(panels, facts(state, you))


def facts(state: CosaNostra, you: int | None) -> Document:
    """Strengths, power, who is behind by how much; what is for sale, and the viewer's hand."""
    wealth = [visible_wealth(state, seat) for seat in range(state.seats)]
    return {
        "guns": {
            one.card.id: one.strength() for player in state.players for one in player.gangsters
        },
        "power": [power(player) for player in state.players],
        "behind": [max(wealth) - own for own in wealth],
        "about": about(state),
        "sales": sales(state, you),
        "jobs": own_jobs(state, you),
        "limit": None if you is None else hand_limit(state, you),
    }


def own_jobs(state: CosaNostra, you: int | None) -> list[Document]:
    if you is None:
        return []
    return [outlook(state, you, job) for job in state.players[you].jobs]


def heading(state: CosaNostra) -> Phrase:
    if state.phase == OVER:
        return Phrase("event-over", {"result": state.result}, "strong")
    arguments = {"round": state.round, "phase": state.phase, "start": state.start}
    return Phrase("label-heading", {**arguments, "rounds": state.options.rounds})


# The job under way.


def job_panel(state: CosaNostra, shown: Document) -> Panel:
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
        rows.append(Phrase("label-robber", shown["robber"], "bad"))
    if job.trapper is not None:
        rows.append(Phrase("label-trapper", shown["trapper"]))
    if job.hit is not None:
        rows.append(Phrase("label-hit", shown["hit"], "bad"))
    return Panel(Phrase("label-job", title), rows, brief=[rows])


# The middle of the table.


def market_panel(state: CosaNostra, you: int | None) -> Panel:
    """The market with prices for the viewer, monopolies, and cards that may still come up."""
    rows: Rows = [sale_row(sale, "label-sale") for sale in sales(state, you)]
    brief: Rows = [sale_row(sale, "label-sale-brief") for sale in sales(state, you)]
    holders = dict(zip(MONOPOLIES, state.monopolies, strict=True))
    rows.append(Phrase("label-monopolies", {"monopolies": holders}))
    rows.append(Phrase("label-about", about(state)))
    title = Phrase("label-market", {"stack": len(state.business_stack)})
    return Panel(title, rows, brief=[brief] if state.phase in BUYING else [])


def sales(state: CosaNostra, you: int | None) -> list[Document]:
    """What the viewer could buy, for how much, and whether that is too dear."""
    asked = you is not None and you in state.actors
    if state.phase == "bargain" and asked:
        return [sale(state, name, you, bargain=True) for name in on_bargain(state)]
    more: list[str] = []
    if state.phase == "plan" and you is not None and asked:
        more = [name for name in purchasable(state, you) if name not in state.market]
    return [sale(state, name, you) for name in [*state.market, *more]]


def sale(state: CosaNostra, name: str, you: int | None, bargain: bool = False) -> Document:
    card = state.deck.businesses[name]
    cost = card.price
    if you is not None:
        cost = bargain_price(state, you, card) if bargain else price(state.players[you], card)
    dear = you is not None and cost > state.players[you].cash
    return {"id": name, "price": cost, "income": card.income, "dear": dear}


def sale_row(sale: Document, label: str) -> Phrase:
    said = {name: sale[name] for name in ("id", "price", "income")}
    return Phrase(label, said, "quiet" if sale["dear"] else "")


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
    title = Phrase("label-display", {"exchange": state.round == 1})
    return Panel(title, rows, brief=[rows] if state.phase in HIRING else [])


def offers_panel(state: CosaNostra, you: int | None) -> Panel:
    """Those to me and by me stand out."""
    rows: Rows = []
    brief: Rows = []
    for offer in state.offers:
        mood = "strong" if you in (offer.from_, offer.to) else "quiet"
        rows.append(Phrase("label-offer", TOLD_OFFER.write(offer), mood))
        if you == offer.to:
            brief.append(rows[-1])
    return Panel(Phrase("label-offers"), rows, brief=[brief] if brief else [])


# A player.


def player_panel(look: Look, state: CosaNostra, seat: int) -> Panel:
    shown = look.view["players"][seat]
    player = state.players[seat]
    own = seat == look.seat
    gang: Rows = [gangster_row(state, seat, one) for one in player.gangsters]
    firms = business_rows(state, seat)
    rest: Rows = []
    if player.trophies:
        trophies = {"trophies": shown["trophies"], "amount": power(player)}
        rest.append(Phrase("label-trophies", trophies))
    pool: Rows = []
    if player.pool and own:
        pool.append(Phrase("label-pool", {"pool": pool_list(state, seat)}, "quiet"))
    if shown["sealed"] is not None:
        rest.append(Phrase("label-answered", mood="good"))
    is_open = own or bool(player.jobs and HIDDEN not in player.jobs)
    cards = hand_rows(state, seat, "label-hand-job") if is_open else []
    rows = [wealth_row(state, seat, "label-wealth"), *gang, *firms, *pool, *rest, *cards]
    wealth: Rows = [wealth_row(state, seat, "label-wealth-brief")]
    brief = [[*wealth, *gang, *firms, *rest]]
    if own:
        *jobs, influence = hand_rows(state, seat, "label-hand-brief")
        held = [jobs[:ABREAST], jobs[ABREAST:]] if state.phase in HANDLING else []
        held.append([influence])
        hired = pool if state.phase in HIRING else []
        brief = [line for line in (wealth, gang, firms, *held, hired, rest) if line]
    acts = seat in state.actors
    title = {
        "number": seat + 1,
        "seat": seat,
        "family": player.family,
        "start": seat == state.start,
    }
    return Panel(Phrase("label-player", title, "strong" if acts else ""), rows, seat, brief)


def wealth_row(state: CosaNostra, seat: int, label: str) -> Phrase:
    """Cash, income, laundered money, hand, markers, tasks to come; and the gap to the richest."""
    player = state.players[seat]
    wealth = [visible_wealth(state, one) for one in range(state.seats)]
    return Phrase(
        label,
        {
            "cash": player.cash,
            "income": state.income(seat),
            "laundered": player.laundered,
            "jobs": len(player.jobs),
            "influence": len(player.influence),
            "free": state.markers_free(seat),
            "tasks": sum([len(one.tasks) for one in player.gangsters]),
            "behind": max(wealth) - wealth[seat],
        },
    )


def visible_wealth(state: CosaNostra, seat: int) -> int:
    """Cash, twice the income and twice the laundered money: what a leader is known by.

    In the end all of it is cash.
    """
    player = state.players[seat]
    still_to_come = 2 * state.income(seat) + 2 * player.laundered
    return player.cash if state.result else player.cash + still_to_come


def gangster_row(state: CosaNostra, seat: int, gangster: Gangster) -> Phrase:
    arguments = {
        "id": gangster.card.id,
        "guns": gangster.strength(),
        "plans": [task_row(state, seat, task) for task in gangster.tasks],
        "mods": [{"card": laid.card, "by": laid.by} for laid in gangster.mods],
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


def hand_rows(state: CosaNostra, seat: int, label: str) -> Rows:
    """For each job its needs, difficulty, payout, and the chance with one, two and three dice."""
    player = state.players[seat]
    rows: Rows = [hand_row(state, seat, job, label) for job in player.jobs]
    rows.append(Cards(Phrase("label-influence"), player.influence))
    return rows


def hand_row(state: CosaNostra, seat: int, name: str, label: str) -> Phrase:
    known = outlook(state, seat, name)
    odds = known["odds"]
    ready = not open_needs_of(state, seat, state.deck.jobs[name])
    told = {**known, "odds": "/".join(str(one) for one in odds) if odds else None, "ready": ready}
    return Phrase(label, told, "" if ready else "quiet")


def outlook(state: CosaNostra, seat: int, name: str) -> Document:
    """A job in hand: what it needs and pays, and the chance with one, two and three dice."""
    card = state.deck.jobs[name]
    difficulty = card.difficulty
    least = 1 if card.traits.needs_two() else 0
    odds = [percent(chances(dice, difficulty)[least]) for dice in (1, 2, 3)] if difficulty else []
    return {
        "id": name,
        "back": card.round,
        "sort": card.traits.sort(),
        "difficulty": difficulty,
        "one": card.one,
        "two": card.two,
        "needs": needs_of(state, seat, card),
        "odds": odds,
    }
