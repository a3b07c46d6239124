"""Special jobs (CN-10): neither attack nor cash job; one row for each card."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import PASS, Execute, Launder, Pass, Take
from sitdown.games.cosanostra.components import BusinessCard
from sitdown.games.cosanostra.player import Player
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


def place_bet(state: CosaNostra, bet: int | None) -> None:
    """CN-10.6  The bet is paid when the card is revealed."""
    job = state.job()
    job.bet = bet
    pay(state, job.seat, None, bet or 0)


def place_stakes(state: CosaNostra, bet: int | None) -> None:
    """CN-10.7  Stakes are paid when the card is revealed, in seat order."""
    job = state.job()
    job.stakes = stakes(state, job.seat)
    pot = sum(job.stakes)
    for seat, stake in enumerate(job.stakes):
        pay(state, seat, None, pot if seat == job.seat else stake)


def no_stake(state: CosaNostra, bet: int | None) -> None:
    """Most jobs cost nothing."""


def alone(state: CosaNostra, seat: int, task: str) -> list[Execute]:
    """A job that names nothing and can always be executed."""
    return [Execute(task)]


def with_bets(state: CosaNostra, seat: int, task: str) -> list[Execute]:
    return [Execute(task, bet=bet) for bet in bets(state, seat)]


def if_matched(state: CosaNostra, seat: int, task: str) -> list[Execute]:
    return [Execute(task)] if can_match(state, seat) else []


class Sale:
    """What is cheaper: by so much with one success and with two, or at half price with two."""

    def __init__(self, one: int, two: int, halves: bool, from_stack: bool) -> None:
        self.one = one
        self.two = two
        self.halves = halves
        self.from_stack = from_stack

    def price(self, player: Player, card: BusinessCard, full: bool) -> int:
        """CN-10.1, CN-10.2  The reduction that the job has brought."""
        less = self.two if full else self.one
        return price(player, card, less=less, halved=full and self.halves)


class Special:
    """A special job: how it can be executed, what is staked, what it does, won or lost.

    `asks`: the effect asks its player, so that the job ends with his answer.
    """

    def __init__(
        self,
        effect: Callable[[CosaNostra], None],
        *,
        ways: Callable[[CosaNostra, int, str], list[Execute]] = alone,
        stake: Callable[[CosaNostra, int | None], None] = no_stake,
        lost: Callable[[CosaNostra], None] | None = None,
        asks: bool = False,
        sale: Sale | None = None,
    ) -> None:
        self.effect = effect
        self.ways = ways
        self.stake = stake
        self.lost = lost
        self.asks = asks
        self.sale = sale


SPECIALS: Final[dict[str, Special]] = {
    "exceptional-offer": Special(
        exceptional_offer, asks=True, sale=Sale(1000, 0, halves=True, from_stack=False)
    ),
    "connections": Special(
        connections, asks=True, sale=Sale(0, 2000, halves=False, from_stack=True)
    ),
    "money-laundering": Special(money_laundering, asks=True),
    "birthday": Special(birthday),
    "horse-racing": Special(horse_racing, ways=with_bets, stake=place_bet),
    "poker": Special(poker, ways=if_matched, stake=place_stakes, lost=poker_lost),
}
"""CN-10  One row for each special job; CN-10.8  none of them can be robbed, trapped or rerolled."""


def sale(state: CosaNostra) -> Sale:
    """What the job under way has made cheaper."""
    sale = SPECIALS[state.job().kind].sale
    assert sale is not None
    return sale


def bargain_price(state: CosaNostra, seat: int, card: BusinessCard) -> int:
    """CN-10.1, CN-10.2"""
    return sale(state).price(state.players[seat], card, is_full(state))


def on_bargain(state: CosaNostra) -> list[str]:
    """CN-10.2  The market; with Connections then the stack, sorted by id."""
    return market_and_stack(state) if sale(state).from_stack else state.market


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
        special = SPECIALS.get(state.job().kind)
        sells = special is not None and special.sale is not None
        require(sells, "nothing is bought with this job", "resolving.kind")


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
        if state.heard:
            state.tell("laundered", {"seat": seat, "amount": action.amount})

    def fits(self, state: CosaNostra) -> None:
        super().fits(state)
        fits_own_job(state)
        laundering = state.job().kind == "money-laundering"
        require(laundering, "no money laundering", "resolving.kind")
