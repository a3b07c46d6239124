"""Special jobs (CN-10): neither attack nor cash job; one function for each card."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import PASS, Launder, Pass, Take
from sitdown.games.cosanostra.components import BusinessCard, JobCard
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.kernel import Action, IllegalAction

from .attacks import is_full, sum_on_card
from .bank import pay
from .fitting import InJob, fits_own_job, require
from .market import market_and_stack, take_from_table
from .prices import price
from .purchases import acquire

POKER_STAKE: Final = 4000
HIGHEST_BET: Final = 20000
CONNECTIONS: Final = "connections"
EXCEPTIONAL_OFFER: Final = "exceptional-offer"


def exceptional_offer(state: CosaNostra) -> None:
    """CN-10.1  A market card at half price, or for 1,000 less."""
    state.ask(Bargain, state.job().seat)


def connections(state: CosaNostra) -> None:
    """CN-10.2  Any card of stack or market, for 2,000 less, or at full price."""
    state.ask(Bargain, state.job().seat)


def money_laundering(state: CosaNostra) -> None:
    """CN-10.4  Cash goes under the boss, out of reach, and counts double at the end."""
    state.ask(Laundry, state.job().seat)


def birthday(state: CosaNostra) -> None:
    """CN-10.5  Each other player, clockwise after him, gives a present."""
    seat = state.job().seat
    for other in state.after(seat):
        pay(state, other, seat, sum_on_card(state))


def horse_racing(state: CosaNostra) -> None:
    """CN-10.6  With a success the stake comes back doubled."""
    job = state.job()
    pay(state, None, job.seat, 2 * (job.bet or 0))


def poker(state: CosaNostra) -> None:
    """CN-10.7  With a success he takes all."""
    job = state.job()
    pay(state, None, job.seat, 2 * sum(job.stakes or []))


def poker_lost(state: CosaNostra) -> None:
    """CN-10.7  Without, each other player gets twice his own stake."""
    for seat, stake in enumerate(state.job().stakes or []):
        pay(state, None, seat, 2 * stake)


EFFECTS: Final[dict[str, Callable[[CosaNostra], None]]] = {
    EXCEPTIONAL_OFFER: exceptional_offer,
    CONNECTIONS: connections,
    "money-laundering": money_laundering,
    "birthday": birthday,
    "horse-racing": horse_racing,
    "poker": poker,
}
ASKING: Final = frozenset([EXCEPTIONAL_OFFER, CONNECTIONS, "money-laundering"])
"""What leaves the player a choice after the roll."""
FAILURES: Final[dict[str, Callable[[CosaNostra], None]]] = {"poker": poker_lost}
"""CN-7.6  What a special job does without success."""


def stakes(state: CosaNostra, seat: int) -> list[int]:
    """CN-10.7  4,000 of each other player, or all he has."""
    return [
        0 if other == seat else min(POKER_STAKE, player.cash)
        for other, player in enumerate(state.players)
    ]


def can_match(state: CosaNostra, seat: int) -> bool:
    """CN-10.7  Whether he can stake as much as all others together."""
    return state.players[seat].cash >= sum(stakes(state, seat))


def bets(state: CosaNostra, seat: int) -> range:
    """CN-10.6  1,000 to 20,000 of his cash."""
    return range(1000, min(HIGHEST_BET, state.players[seat].cash) + 1, 1000)


def put_down_stakes(state: CosaNostra, card: JobCard, bet: int | None) -> None:
    """CN-10.6, CN-10.7  Bet and stakes are paid when the card is revealed, in seat order."""
    job = state.job()
    if bet is not None:
        job.bet = bet
        pay(state, job.seat, None, bet)
    if card.kind == "poker":
        job.stakes = stakes(state, job.seat)
        pot = sum(job.stakes)
        for seat, stake in enumerate(job.stakes):
            pay(state, seat, None, pot if seat == job.seat else stake)


def bargain_price(state: CosaNostra, seat: int, card: BusinessCard) -> int:
    """CN-10.1, CN-10.2  The reduction that the job has brought."""
    full = is_full(state)
    if state.job().kind == CONNECTIONS:
        return price(state.players[seat], card, less=2000 if full else 0)
    return price(state.players[seat], card, less=0 if full else 1000, halved=full)


def on_bargain(state: CosaNostra) -> list[str]:
    """CN-10.2  The market; with Connections then the stack, sorted by id."""
    if state.job().kind == CONNECTIONS:
        return market_and_stack(state)
    return state.market


class Bargain(InJob[Action]):
    """CN-10.3  The player buys one card at once, if he can pay it, or declines."""

    phase: ClassVar[str] = "bargain"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Take)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        cash = state.players[seat].cash
        cards = state.deck.businesses
        affordable = [
            Take(business)
            for business in on_bargain(state)
            if bargain_price(state, seat, cards[business]) <= cash
        ]
        return [PASS, *affordable]

    def check(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, Take):
            if action.business not in on_bargain(state):
                raise IllegalAction(f"take: {action.business} is not on offer")
            cost = bargain_price(state, seat, state.deck.businesses[action.business])
            if cost > state.players[seat].cash:
                cash = state.players[seat].cash
                raise IllegalAction(f"take: {action.business} costs {cost}, you have {cash}")

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, Take):
            card = state.deck.businesses[action.business]
            cost = bargain_price(state, seat, card)
            take_from_table(state, card.id)
            acquire(state, seat, card, cost, [])

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        fits_own_job(state)
        kinds = (CONNECTIONS, EXCEPTIONAL_OFFER)
        require(state.job().kind in kinds, "nothing is bought with this job", "resolving.kind")


class Laundry(InJob[Launder]):
    """CN-10.4  He says how much of his cash goes under his boss."""

    phase: ClassVar[str] = "launder"
    actions: ClassVar[tuple[type[Action], ...]] = (Launder,)

    def most(self, state: CosaNostra, seat: int) -> int:
        return min(sum_on_card(state), state.players[seat].cash)

    def legal(self, state: CosaNostra, seat: int) -> list[Launder]:
        return [Launder(amount) for amount in range(0, self.most(state, seat) + 1, 1000)]

    def check(self, state: CosaNostra, seat: int, action: Launder) -> None:
        if action.amount > self.most(state, seat):
            raise IllegalAction(f"launder: you can launder {self.most(state, seat)} at most")

    def answer(self, state: CosaNostra, seat: int, action: Launder) -> None:
        state.players[seat].cash -= action.amount
        state.players[seat].laundered += action.amount
        state.tell("laundered", {"seat": seat, "amount": action.amount})

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        fits_own_job(state)
        laundering = state.job().kind == "money-laundering"
        require(laundering, "no money laundering", "resolving.kind")
