"""Payday (CN-16): income, strengthening, recruiting, hand limits, and the end of a round."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import (
    PASS,
    STRENGTHEN,
    Discard,
    Pass,
    Recruit,
    Strengthen,
)
from sitdown.games.cosanostra.player import without
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Gangster, fresh_gangster
from sitdown.games.cosanostra.turn import Turn
from sitdown.games.cosanostra.wealth import incomes
from sitdown.kernel import Action, Decision, secret

from .bank import pay
from .fitting import require
from .losses import discard_influence

BONUS: Final = 5000
GROWTH_COSTS: Final = 2000
HAND_LIMIT: Final = 3
LIMITED_ROUNDS: Final = (2, 3)


def pay_incomes(state: CosaNostra) -> None:
    """CN-16.1  Each gets the income of his active businesses and monopolies from the bank."""
    earned = incomes(state.players)
    for seat in state.around(state.start):
        if state.heard:
            state.tell("income", {"seat": seat, "amount": earned[seat]})
        pay(state, None, seat, earned[seat])
    pay_bonus(state, earned)


def pay_bonus(state: CosaNostra, earned: list[int]) -> None:
    """CN-16.2  With the option, the highest income brings 5,000 more; nobody in a tie."""
    if state.options.business_bonus and earned.count(max(earned)) == 1:
        seat = earned.index(max(earned))
        if state.heard:
            state.tell("bonus", {"seat": seat, "amount": BONUS, "why": "business"})
        pay(state, None, seat, BONUS)


def growing(state: CosaNostra, seat: int) -> Gangster | None:
    """CN-19.23  The gangster of his who can be made stronger for money."""
    for gangster in state.players[seat].gangsters:
        if gangster.active and gangster.card.ability.grows:
            return gangster
    return None


def ask_strengthening(state: CosaNostra) -> bool:
    """CN-19.23  His boss is asked, if he has the money."""
    for seat in state.around(state.start):
        if growing(state, seat) is not None and state.players[seat].cash >= GROWTH_COSTS:
            state.ask(Strengthening, seat)
            return True
    return False


class Strengthening(Decision[CosaNostra, Action]):
    """CN-19.23  For 2,000 his printed strength is 1 higher for good."""

    phase: ClassVar[str] = "strengthen"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Strengthen)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, STRENGTHEN]

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        gangster = growing(state, seat)
        if isinstance(action, Strengthen) and gangster is not None:
            pay(state, seat, None, GROWTH_COSTS)
            gangster.raised += 1
            if state.heard:
                state.tell("strengthened", {"seat": seat, "gangster": gangster.card.id})

    def fits(self, state: CosaNostra) -> None:
        able = growing(state, state.actors[0]) is not None
        require(able, "not a seat with a gangster who grows", "actors")


def ask_recruiting(state: CosaNostra) -> bool:
    """CN-16.3  Everybody with a pool, clockwise from the start player; not with mercenaries."""
    if state.options.mercenaries:
        return False
    seats = [seat for seat in state.around(state.start) if state.players[seat].pool]
    if not seats:
        return False
    state.turn = Turn(state.start, seats[1:], 1, None)
    state.ask(Recruiting, seats[0])
    return True


class Recruiting(Decision[CosaNostra, Action]):
    """CN-16.3  One gangster of the pool, if he can be paid."""

    phase: ClassVar[str] = "recruit"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Recruit)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        player = state.players[seat]
        cards = [state.deck.gangsters[name] for name in player.pool]
        return [PASS, *[Recruit(card.id) for card in cards if (card.price or 0) <= player.cash]]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        player = state.players[seat]
        pool = [f"{name} {state.deck.gangsters[name].price}" for name in player.pool]
        return f"you have {player.cash}, and in your pool are {', '.join(pool)}"

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, Recruit):
            recruit(state, seat, action.gangster)
        if state.turn.queue:
            state.ask(Recruiting, state.turn.next_in_queue())


def recruit(state: CosaNostra, seat: int, name: str) -> None:
    """CN-16.3  He comes into play active and without task."""
    player = state.players[seat]
    card = state.deck.gangsters[name]
    pay(state, seat, None, card.price or 0)
    player.pool = without(player.pool, name)
    player.gangsters.append(fresh_gangster(card))
    state.recount = True
    if state.heard:
        state.tell("hired", {"seat": seat, "gangster": name, "instead": None})


def hand_limit(state: CosaNostra, seat: int) -> int:
    """CN-16.4  Three of each; CN-19.22  more with some."""
    more = [one.card.ability.longer_hand for one in state.players[seat].gangsters if one.active]
    return HAND_LIMIT + sum(more)


def is_over_limit(state: CosaNostra, seat: int) -> bool:
    player = state.players[seat]
    return max(len(player.jobs), len(player.influence)) > hand_limit(state, seat)


def ask_discards(state: CosaNostra) -> bool:
    """CN-16.4  At the end of rounds II and III who has more chooses what to discard."""
    if state.round not in LIMITED_ROUNDS:
        return False
    seats = [seat for seat in state.around(state.start) if is_over_limit(state, seat)]
    if seats:
        state.ask(Discarding, *seats)
    return bool(seats)


class Discarding(Decision[CosaNostra, Discard]):
    """CN-16.4  One card after the other, in secret, all at the same time."""

    phase: ClassVar[str] = "discard"
    actions: ClassVar[tuple[type[Action], ...]] = (Discard,)
    several: ClassVar[bool] = True
    keeps_seals: ClassVar[bool] = False

    def legal(self, state: CosaNostra, seat: int) -> list[Discard]:
        player = state.players[seat]
        limit = hand_limit(state, seat)
        jobs = player.jobs if len(player.jobs) > limit else []
        cards = sorted(set(player.influence)) if len(player.influence) > limit else []
        return [*[Discard(job=job) for job in jobs], *[Discard(influence=card) for card in cards]]

    def why_not(self, state: CosaNostra, seat: int, action: Discard) -> str:
        return f"you keep at most {hand_limit(state, seat)} job cards and as many influence cards"

    def default(self, state: CosaNostra, seat: int) -> Discard:
        player = state.players[seat]
        if len(player.jobs) > hand_limit(state, seat):
            return Discard(job=player.jobs[-1])
        return Discard(influence=player.influence[-1])

    def seal(self, state: CosaNostra, seat: int, action: Discard) -> bool:
        """The card goes face down to the discards at once, so that no answer waits for others.

        What is left open is how many cards there are and their backs; nothing is sealed.
        """
        player = state.players[seat]
        if action.job is not None:
            player.jobs = without(player.jobs, action.job)
            state.job_discards = state.job_discards.with_closed(action.job)
            if state.heard:
                state.tell("discarded", {"seat": seat, "job": secret(action.job, seat)})
        elif action.influence is not None:
            player.influence = without(player.influence, action.influence)
            state.influence_discards = state.influence_discards.with_closed(action.influence)
            if state.heard:
                state.tell("discarded", {"seat": seat, "influence": secret(action.influence, seat)})
        if not is_over_limit(state, seat):
            state.actors = tuple([other for other in state.actors if other != seat])
        return False

    def fits(self, state: CosaNostra) -> None:
        for seat in state.actors:
            over = is_over_limit(state, seat)
            require(over, f"seat {seat} is within the hand limits", "actors")


def end_round(state: CosaNostra) -> None:
    """CN-16.5  Laid cards are discarded, offers lapse, the start-player card passes clockwise."""
    for player in state.players:
        for gangster in player.gangsters:
            for laid in gangster.mods:  # CN-14.13
                discard_influence(state, laid.card)
            gangster.mods = []
    state.offers = []
    state.start = (state.start + 1) % state.seats
    state.round += 1
