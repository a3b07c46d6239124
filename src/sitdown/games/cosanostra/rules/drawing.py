"""The round and the drawing phase (CN-3)."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import KEEP, REDEAL, Keep, Redeal
from sitdown.games.cosanostra.components import START_SET
from sitdown.games.cosanostra.player import without
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Business, Discards
from sitdown.kernel import Action, Decision, secret

JOBS_DEALT: Final = (4, 4, 5, 5)
INFLUENCE_DRAWN: Final = (0, 2, 2, 2)
POLITICIAN: Final = "politician"


def begin_round(state: CosaNostra) -> None:
    """CN-3.2, CN-3.3  All cards are turned up, then the jobs of the round are dealt."""
    state.recount = True
    for player in state.players:
        player.businesses = [turned_up(business) for business in player.businesses]
        for gangster in player.gangsters:
            gangster.active = True
            gangster.used = 0
            gangster.split = False
            gangster.closed = False
    state.rest_turn()
    if state.heard:
        state.tell("round", {"round": state.round, "start": state.start})
    deal(state)
    state.ask(Deal, *range(state.seats))


def turned_up(business: Business) -> Business:
    """CN-3.2  Active, and its skill not used yet."""
    if business.active and not business.used:
        return business
    return Business(business.card, True, False, business.markers)


def deal(state: CosaNostra) -> None:
    """CN-3.3  Clockwise from the start player, each gets his cards from the top of the deck.

    CN-3.8  The rest stays there.
    """
    for seat in state.around(state.start):
        deal_jobs(state, seat, JOBS_DEALT[state.round - 1])


def deal_jobs(state: CosaNostra, seat: int, number: int) -> None:
    deck = state.job_deck()
    take_jobs(state, seat, deck[:number])
    state.put_job_deck(deck[number:])


def take_jobs(state: CosaNostra, seat: int, jobs: list[str]) -> None:
    """Cards come into the hand, which only their owner sees."""
    if jobs:
        player = state.players[seat]
        player.jobs = state.deck.in_hand_order(player.jobs + jobs)
        if state.heard:
            state.tell("dealt", {"seat": seat, "jobs": secret(sorted(jobs), seat)})


def dealt_now(state: CosaNostra, seat: int) -> list[str]:
    """CN-3.4  The job cards of this round; those kept from earlier ones do not matter."""
    jobs = state.deck.jobs
    return [job for job in state.players[seat].jobs if jobs[job].round == state.round]


def may_redeal(state: CosaNostra, seat: int) -> bool:
    """CN-3.4  Only who got nothing but attacks, and got anything."""
    jobs = state.deck.jobs
    dealt = dealt_now(state, seat)
    for job in dealt:
        if not jobs[job].is_attack():
            return False
    return bool(dealt)


class Deal(Decision[CosaNostra, Action]):
    """CN-3.4  All at once keep their cards, or ask for new ones."""

    phase: ClassVar[str] = "deal"
    actions: ClassVar[tuple[type[Action], ...]] = (Keep, Redeal)
    several: ClassVar[bool] = True
    reaction: ClassVar[bool] = True

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [KEEP, REDEAL] if may_redeal(state, seat) else [KEEP]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        return "only who was dealt nothing but attack jobs may ask for new cards"

    def seal(self, state: CosaNostra, seat: int, action: Action) -> bool:
        if state.heard:
            state.tell("answered", {"seat": seat})
        return True

    def answered(self, state: CosaNostra, answers: dict[int, Action]) -> None:
        unhappy = [seat for seat, answer in answers.items() if isinstance(answer, Redeal)]
        if unhappy:
            if state.heard:
                state.tell("redeal", {"seats": unhappy})
            redeal(state)
        else:
            draw_influence(state)


def redeal(state: CosaNostra) -> None:
    """CN-3.5  All cards of this round go back, are shuffled and dealt again; all are asked."""
    back = state.job_deck()[:]
    for seat, player in enumerate(state.players):
        dealt = dealt_now(state, seat)
        back.extend(dealt)
        player.jobs = [job for job in player.jobs if job not in dealt]
    state.put_job_deck(state.chance.shuffle(sorted(back)))
    deal(state)
    state.ask(Deal, *range(state.seats))


def draw_influence(state: CosaNostra) -> None:
    """CN-3.6  Clockwise from the start player, one player all his cards, then the next."""
    options = state.options
    if options.influence_from > 1 and state.round == options.influence_from:
        for seat in state.around(state.start):
            draw_start_set(state, seat)
    for seat in state.around(state.start):
        draw_cards(state, seat, INFLUENCE_DRAWN[state.round - 1] + more_cards(state, seat))


def more_cards(state: CosaNostra, seat: int) -> int:
    """CN-15.3  One for each active Politician; CN-19.22  and with some mercenaries."""
    player = state.players[seat]
    politicians = [one for one in player.businesses if one.active and one.card.kind == POLITICIAN]
    helpers = [one.card.ability.more_influence for one in player.gangsters if one.active]
    return len(politicians) + sum(helpers)


def draw_start_set(state: CosaNostra, seat: int) -> None:
    """Option `influence_from`: the topmost Henchman, Schemer and Snitch, as far as they go."""
    drawn: list[str] = []
    for card in START_SET:
        if card in state.influence_stack:
            state.influence_stack = without(state.influence_stack, card)
            drawn.append(card)
    take_influence(state, seat, drawn)


def draw_cards(state: CosaNostra, seat: int, number: int) -> None:
    """CN-3.7  From the top of the stack; an empty one is made anew from all discards."""
    if state.round < state.options.influence_from:
        return
    drawn = state.influence_stack[:number]
    state.influence_stack = state.influence_stack[number:]
    if len(drawn) < number:
        reshuffle_influence(state)
        missing = number - len(drawn)
        drawn += state.influence_stack[:missing]
        state.influence_stack = state.influence_stack[missing:]
    take_influence(state, seat, drawn)


def reshuffle_influence(state: CosaNostra) -> None:
    """CN-3.7"""
    piles = state.influence_discards
    state.influence_stack = state.chance.shuffle(sorted(piles.open + piles.closed))
    state.influence_discards = Discards([], [])
    if state.influence_stack and state.heard:
        state.tell("reshuffled", {"pile": "influence"})


def take_influence(state: CosaNostra, seat: int, cards: list[str]) -> None:
    if cards:
        state.players[seat].influence = sorted(state.players[seat].influence + cards)
        if state.heard:
            state.tell("drew", {"seat": seat, "influence": secret(sorted(cards), seat)})
