"""What a choice would bring, as far as the one who chooses can know: chances, prices, terms.

What is counted. Jobs that bring money count the dollars they bring on average, so that a sure
$2k and a doubtful $9k can be compared. Attacks on cards count the chance of their effect: what a
rival's loss is worth nobody can reckon. Purchases count what they earn until the end of the game
less their price. Whoever is hired counts the guns he adds: what else he is good for is the
player's to judge.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sitdown.games.cosanostra.actions import (
    Again,
    Buy,
    Cancel,
    Exchange,
    Execute,
    Fire,
    Force,
    Hire,
    Launder,
    Lay,
    Plan,
    Recruit,
    Reroll,
    Rob,
    SetTrap,
    Stand,
    Take,
)
from sitdown.games.cosanostra.components import (
    MONOPOLIES,
    BusinessCard,
    GangsterCard,
    JobCard,
)
from sitdown.games.cosanostra.deals import Accept, Decline, MakeOffer, Pay, Withdraw
from sitdown.games.cosanostra.kinds import (
    DAMAGE,
    INFLUENCE_KINDS,
    ROBBERY,
    STEAL,
    TRAP,
)
from sitdown.games.cosanostra.player import find_task
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Business, Gangster, Task
from sitdown.games.cosanostra.rules.hiring import difference
from sitdown.games.cosanostra.rules.prices import price
from sitdown.games.cosanostra.rules.specials import SPECIALS, bargain_price
from sitdown.games.cosanostra.wealth import incomes, monopoly_holders
from sitdown.kernel import Action, Document, Look
from sitdown.kernel.foresight import counts, warns

from .answers import of_answers, of_forced_dice, of_rivals, of_robbers, of_shots, of_target
from .contracts import of_offer, of_payment, of_reply
from .thinking.needs import lacks_target, least_stake, open_needs_of
from .thinking.odds import SIDES, chances, percent
from .thinking.outcomes import LAUNDER, PAY, STAKE, Outcome, cash_sums, lacks_dice, outcome
from .thinking.worth import paydays

DOLLARS: Final = "dollars"
CHANCE: Final = "chance"
PROFIT: Final = "profit"
GUNS: Final = "guns"
UNPREVENTED: Final = "unprevented"
"""On condition that no other player prevents it until then."""
UNASKED: Final = (Accept, Decline, Withdraw, MakeOffer, Pay)
"""What may be done without being asked."""


def foresee(look: Look, action: Action) -> list[Document]:
    """Signs of what an action would do; they are told as `brings-…` and `warns-…`."""
    state = look.state
    assert isinstance(state, CosaNostra)
    seat = look.seat
    if seat not in state.actors and not isinstance(action, UNASKED):
        return []
    if isinstance(action, Plan):
        return of_plan(state, seat, action)
    if isinstance(action, Execute | Buy | Cancel | Rob | SetTrap):
        return of_task(state, seat, action)
    if isinstance(action, Force):
        roll = state.job().roll
        return of_force(roll.dice, roll.difficulty, action.die)
    if isinstance(action, Reroll | Stand):
        return [*of_dice(state, action), *of_forced_dice(state, seat), *of_robbers(state, seat)]
    if isinstance(action, Hire | Recruit | Exchange):
        return of_gangster(state, action)
    return of_others(state, seat, action)


def of_others(state: CosaNostra, seat: int, action: Action) -> list[Document]:
    if isinstance(action, Take):
        card = state.deck.businesses[action.business]
        return of_purchase(state, seat, card, bargain_price(state, seat, card))
    if isinstance(action, Launder):
        return [counts(DOLLARS, action.amount)] if action.amount else []
    if isinstance(action, Again):
        return of_second(state, seat, action)
    if isinstance(action, Fire):
        return of_fire(state, seat)
    if isinstance(action, Lay):
        return of_laid_card(state, action)
    if isinstance(action, MakeOffer):
        return of_offer(state, seat, action)
    if isinstance(action, Pay):
        return of_payment(state, seat, action.amount)
    if isinstance(action, Accept | Decline | Withdraw):
        return of_reply(state, seat, action)
    return []


# Tasks: planned, executed, given up.


def of_plan(state: CosaNostra, seat: int, action: Plan) -> list[Document]:
    gangster = state.players[seat].gangster(action.gangster)
    if action.buy is not None:
        card = state.deck.businesses[action.buy]
        cost = price(state.players[seat], card)
        return of_purchase(state, seat, card, cost, condition=UNPREVENTED)
    if gangster is None or action.job is None:
        return []
    job = state.deck.jobs[action.job]
    if lacks_target(state, seat, job):
        return [warns("no-target")]
    found = outcome(state, seat, gangster, job, job.kind, None)
    needs = open_needs_of(state, seat, job)
    if needs:
        return [odds(found, None, barred=True), lacks(needs)]
    return judged(state, seat, gangster, job.kind, None, found, None)


def of_task(
    state: CosaNostra, seat: int, action: Execute | Buy | Cancel | Rob | SetTrap
) -> list[Document]:
    found = find_task(state.players[seat], action.task)
    if found is None:
        return []
    gangster, _, task = found
    if isinstance(action, Cancel):
        return of_cancelled(state, seat, task)
    if task.business is not None:
        cost = price(state.players[seat], task.business)
        return of_purchase(state, seat, task.business, cost)
    if task.job is None:
        return []
    if isinstance(action, Execute):
        return of_execution(state, seat, gangster, task.job, action)
    kind = ROBBERY if isinstance(action, Rob) else TRAP
    card = task.job if task.job.kind == kind else None
    answer = outcome(state, seat, gangster, card, kind, None)
    told = judged(state, seat, gangster, kind, None, answer, None)
    more = of_rivals(state, seat, gangster) if kind == ROBBERY else of_shots(state, seat)
    return [*told, *more]


def of_cancelled(state: CosaNostra, seat: int, task: Task) -> list[Document]:
    """CN-5.4  What is given up, and why it could not be carried out now."""
    if task.business is not None:
        player = state.players[seat]
        cost = price(player, task.business)
        dear = {"event": "lacks-cash", "price": cost, "cash": player.cash}
        return [*given_up(task.business.id), *([dear] if cost > player.cash else [])]
    return [] if task.job is None else [*given_up(task.job.id), *lacking(state, seat, task.job)]


def given_up(card: str) -> list[Document]:
    return [{"event": "card", "job": card}]


def lacking(state: CosaNostra, seat: int, job: JobCard) -> list[Document]:
    """CN-5.5, CN-7.9  What a job waits for: a business, a target, a stake, or another's turn."""
    needs = open_needs_of(state, seat, job)
    if needs:
        return [{"event": "lacks-needs", "needs": needs, "kinds": kinds_of(needs)}]
    if job.traits.response:
        return [{"event": "lacks-turn"}]
    if lacks_target(state, seat, job):
        return [{"event": "lacks-target"}]
    stake, cash = least_stake(state, seat, job), state.players[seat].cash
    return [{"event": "lacks-stake", "price": stake, "cash": cash}] if stake > cash else []


def kinds_of(needs: list[Document]) -> list[str]:
    return [need["kind"] for need in needs]


def lacks(needs: list[Document]) -> Document:
    """What a plan waits for: one's own purchases alone, or a business that one has to find."""
    bought = all(need["with"] == "purchase" for need in needs)
    return warns("purchase" if bought else "needs", needs=needs, kinds=kinds_of(needs))


def of_execution(
    state: CosaNostra, seat: int, gangster: Gangster, card: JobCard, action: Execute
) -> list[Document]:
    """CN-7.1  A job, or CN-19.8 what is done in its place."""
    instead = action.as_
    kind = card.kind if instead is None else instead
    shown = card if instead is None else None
    found = outcome(state, seat, gangster, shown, kind, action.target, action.bet)
    return [
        *judged(state, seat, gangster, kind, action.target, found, shown),
        *of_target(state, action.target),
        *of_answers(state, seat, gangster, kind, action.target),
    ]


def of_second(state: CosaNostra, seat: int, action: Again) -> list[Document]:
    """CN-19.12  The same job at another target."""
    job = state.job()
    gangster = state.players[seat].gangster(job.gangster)
    if gangster is None:
        return []
    card = None if job.card is None else state.deck.jobs[job.card]
    found = outcome(state, seat, gangster, card, job.kind, action.target)
    return [
        *judged(state, seat, gangster, job.kind, action.target, found, None),
        *of_target(state, action.target),
        *of_answers(state, seat, gangster, job.kind, action.target),
    ]


def judged(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    kind: str,
    target: int | str | None,
    found: Outcome,
    card: JobCard | None,
) -> list[Document]:
    """The odds with what they count, or why the job can do nothing."""
    fault = why_useless(state, seat, gangster, kind, target, found)
    if fault is not None:
        return [odds(found, card, barred=True), fault]
    return [odds(found, card), *counted(found)]


def why_useless(
    state: CosaNostra,
    seat: int,
    gangster: Gangster,
    kind: str,
    target: int | str | None,
    found: Outcome,
) -> Document | None:
    if lacks_dice(gangster, kind):
        return warns("one-gun", gangster=gangster.card.id)
    if found.chance <= 0:
        return warns("too-hard")
    if isinstance(target, int) and not state.players[target].cash:
        return warns("broke", seat=target)
    if found.effect in (PAY, LAUNDER) and not found.two:
        return warns("no-money" if found.effect == LAUNDER else "nobody-pays")
    return warns("too-dear") if sells_nothing(state, seat, kind) else None


def sells_nothing(state: CosaNostra, seat: int, kind: str) -> bool:
    """CN-10.3  Whether a sale has nothing on the market that he could pay at its best price."""
    special = SPECIALS.get(kind)
    if special is None or special.sale is None or state.phase == "plan":
        return False
    player = state.players[seat]
    sale = special.sale
    names = state.market + (state.business_stack if sale.from_stack else [])
    cards = [state.deck.businesses[name] for name in names]
    return all(sale.price(player, card, True) > player.cash for card in cards)


def odds(found: Outcome, card: JobCard | None, barred: bool = False) -> Document:
    """How likely the effect is, in full too where that is more; `card` where it is to be named.

    `barred`: something stands in its way, and is what must be read first.
    """
    return {
        "event": "odds",
        "job": None if card is None else card.id,
        "effect": found.effect,
        "chance": percent(found.chance),
        "full": None if found.full is None else percent(found.full),
        "one": found.one,
        "two": found.two,
        "target": found.target,
        "back": None if found.back is None else percent(found.back),
        "barred": barred,
    }


def counted(found: Outcome) -> list[Document]:
    """What a job comes to: dollars where it brings some, else the chance of its effect."""
    if found.effect in (PAY, STEAL, LAUNDER):
        return [counts(DOLLARS, round(found.average()))]
    if found.effect == STAKE:
        return [counts(DOLLARS, round((2 * found.chance - 1) * (found.one or 0)))]
    if found.effect == DAMAGE:
        return [counts("damage", round(found.average()))]
    return [counts(CHANCE, percent(found.chance))] if found.effect not in SPECIALS else []


# Dice that lie on the table.


def of_dice(state: CosaNostra, action: Reroll | Stand) -> list[Document]:
    """CN-15.4, CN-19.20  What the roll is worth as it lies, and with one die rolled again."""
    roll = state.job().roll
    if isinstance(action, Stand):
        amount = sum_for(state, roll.successes())
        return [{"event": "stands", "amount": amount}, counts(DOLLARS, amount)]
    others = roll.successes() - (roll.dice[action.die] >= roll.difficulty)
    hit = chances(1, roll.difficulty)[0]
    least, most = sum_for(state, others), sum_for(state, others + 1)
    if most == least:
        return [warns("no-use")]
    told: Document = {"event": "again", "chance": percent(hit), "one": most, "least": least}
    if roll.dice[action.die] >= roll.difficulty:
        return [told, warns("good-die", value=roll.dice[action.die])]
    return [told, counts(DOLLARS, round(least + hit * (most - least)))]


def sum_for(state: CosaNostra, successes: int) -> int:
    """CN-8.5  What the cash job under way pays with so many successes."""
    job = state.job()
    gangster = state.players[job.seat].gangster(job.gangster)
    if gangster is None or successes < 1:
        return 0
    card = None if job.card is None else state.deck.jobs[job.card]
    return cash_sums(gangster, card)[1 if successes >= 2 else 0]


def of_force(dice: Sequence[int], difficulty: int, die: int) -> list[Document]:
    """CN-19.20  How likely a success is undone; a die that fails can only get better.

    One that succeeds with every side cannot be undone.
    """
    if dice[die] < difficulty:
        return [warns("bad-die", value=dice[die])]
    if difficulty <= 1:
        return [warns("sure-die", difficulty=difficulty)]
    undone = percent(min(difficulty - 1, SIDES) / SIDES)
    return [{"event": "undone", "chance": undone}, counts(CHANCE, undone)]


def of_fire(state: CosaNostra, seat: int) -> list[Document]:
    """CN-9.10  His strength in dice against the number on the card."""
    job = state.job()
    shooter = state.players[seat].gangster(str(job.target))
    if shooter is None or job.card is None:
        return []
    printed = state.deck.jobs[job.card].difficulty or 0
    found = Outcome("kill", chances(shooter.strength(), printed)[0])
    return [odds(found, None), *counted(found), *of_shots(state, seat)]


# Money.


def of_purchase(
    state: CosaNostra, seat: int, card: BusinessCard, cost: int, condition: str | None = None
) -> list[Document]:
    """CN-6.1  Its price, what it adds to the income and by the end, and a monopoly it makes.

    `condition`: what a monopoly depends on, where the purchase is only planned.
    """
    added, monopolies = with_business(state, seat, card)
    holds = [{"event": "holds", "name": name, "if": condition} for name in monopolies]
    cash = state.players[seat].cash
    if cost > cash:
        earns = {"event": "earns", "income": added}
        return [warns("dear", price=cost, cash=cash), earns, *holds]
    total = paydays(state) * added
    told = {"event": "price", "price": cost, "income": added, "total": total, "business": card.id}
    return [told, *holds, counts(PROFIT, total - cost)]


def with_business(state: CosaNostra, seat: int, card: BusinessCard) -> tuple[int, list[str]]:
    """CN-16.1, CN-17.1  What a business adds to a payday, and the monopolies it makes his."""
    twin = state.copy()
    player = twin.players[seat]
    player.businesses = [*player.businesses, Business(card, True, False, [])]
    added = incomes(twin.players)[seat] - incomes(state.players)[seat]
    before, after = state.monopolies, monopoly_holders(twin.players)
    gained = [
        name
        for name, old, new in zip(MONOPOLIES, before, after, strict=True)
        if new == seat and old != seat
    ]
    return added, gained


def of_gangster(state: CosaNostra, action: Hire | Recruit | Exchange) -> list[Document]:
    """CN-19.2, CN-19.3  Who is exchanged costs the difference, and adds no gun."""
    if isinstance(action, Exchange):
        card = state.deck.gangsters[action.for_]
        return [of_gun(card, difference(card))]
    card = state.deck.gangsters[action.gangster]
    return [of_gun(card, card.price or 0), counts(GUNS, card.strength)]


def of_gun(card: GangsterCard, cost: int) -> Document:
    return {
        "event": "gun",
        "price": cost,
        "strength": card.strength,
        "ability": card.ability_name,
    }


# Influence cards.


def of_laid_card(state: CosaNostra, action: Lay) -> list[Document]:
    """CN-14.7 to CN-14.10  Where a card would change nothing."""
    found = state.find_gangster(action.gangster)
    if found is None:
        return []
    owner, gangster = found
    told: list[Document] = [{"event": "target", "seat": owner, "strength": gangster.strength()}]
    traits = INFLUENCE_KINDS[action.do]
    if traits.difficulty and gangster.tasks and not gangster.jobs():
        return [*told, warns("only-buys", gangster=gangster.card.id)]
    if traits.guns < 0 and gangster.strength() == 1:
        return [*told, warns("weakest", gangster=gangster.card.id)]
    return told
