"""Hiring mercenaries (CN-19.1 to CN-19.4), and what some bring along (CN-19.17, CN-19.24)."""

from __future__ import annotations

from typing import ClassVar, Final

from sitdown.games.cosanostra.actions import PASS, Exchange, Hire, Pass
from sitdown.games.cosanostra.components import PRICE_OF_A_GUN, GangsterCard
from sitdown.games.cosanostra.player import without
from sitdown.games.cosanostra.position import CosaNostra
from sitdown.games.cosanostra.records import Discards, Gangster, Mercenaries, fresh_gangster
from sitdown.games.cosanostra.turn import Turn
from sitdown.kernel import Action, Decision

from .bank import pay
from .drawing import deal_jobs, draw_cards, take_jobs

ON_DISPLAY: Final = 9
RETURN_ROUND: Final = 3
WAYS_TO_DRAW: Final = (("influence", "influence"), ("influence", "job"), ("job", "job"))


def open_display(state: CosaNostra) -> None:
    """CN-19.2  Nine are laid out; then, clockwise from the start player, each may hire one."""
    if state.round == RETURN_ROUND:
        bring_back(state)
    piles = state.mercenaries
    state.display = piles.stack[:ON_DISPLAY]
    state.mercenaries = Mercenaries(piles.stack[ON_DISPLAY:], piles.strong, piles.aside)
    if state.heard:
        state.tell("display", {"mercenaries": state.display[:]})
    state.turn = Turn(state.start, state.after(state.start), 1, None)
    state.ask(Hiring, state.start)


def bring_back(state: CosaNostra) -> None:
    """CN-19.4  Before round III the strong ones and all put aside come into the stack."""
    piles = state.mercenaries
    stack = state.chance.shuffle(sorted(piles.stack + piles.strong + piles.aside))
    state.mercenaries = Mercenaries(stack, [], [])


def close_display(state: CosaNostra) -> None:
    """CN-19.4  Mercenaries not taken are put aside face up."""
    piles = state.mercenaries
    state.mercenaries = Mercenaries(piles.stack, piles.strong, piles.aside + state.display)
    state.display = []


class Hiring(Decision[CosaNostra, Action]):
    """CN-19.2, CN-19.3  In round I an exchange, later a mercenary or one of the pool."""

    phase: ClassVar[str] = "hire"
    actions: ClassVar[tuple[type[Action], ...]] = (Pass, Exchange, Hire)

    def legal(self, state: CosaNostra, seat: int) -> list[Action]:
        return [PASS, *(exchanges(state, seat) if state.round == 1 else hirings(state, seat))]

    def why_not(self, state: CosaNostra, seat: int, action: Action) -> str:
        if state.round == 1:
            return (
                "in round I a start gangster of your family is exchanged for a mercenary on display"
                " of the same strength, for the price less 5,000 a gun"
            )
        return "you can hire a mercenary on display or one of your pool whom you can pay"

    def answer(self, state: CosaNostra, seat: int, action: Action) -> None:
        if isinstance(action, Hire):
            hire(state, seat, action)
        elif isinstance(action, Exchange):
            exchange(state, seat, action)
        if state.turn.queue:
            state.ask(Hiring, state.turn.next_in_queue())


def ways_to_draw(card: GangsterCard) -> list[tuple[str, ...] | None]:
    """CN-19.24  Which two cards he brings is chosen with the hiring."""
    if card.ability.brings_cards:
        return list(WAYS_TO_DRAW)
    return [None]


def hirings(state: CosaNostra, seat: int) -> list[Action]:
    """CN-19.2  Whom he can pay, of the display and of his pool."""
    player = state.players[seat]
    cards = [state.deck.gangsters[name] for name in state.display + player.pool]
    return [
        Hire(card.id, draw)
        for card in cards
        if card.price is not None and card.price <= player.cash
        for draw in ways_to_draw(card)
    ]


def exchanges(state: CosaNostra, seat: int) -> list[Action]:
    """CN-19.3  A start gangster of the family against a mercenary of the same strength."""
    player = state.players[seat]
    cards = [state.deck.gangsters[name] for name in state.display]
    return [
        Exchange(gangster.card.id, card.id, draw)
        for gangster in player.gangsters
        if gangster.card.family == player.family and gangster.card.price is None
        for card in cards
        if card.strength == gangster.card.strength and difference(card) <= player.cash
        for draw in ways_to_draw(card)
    ]


def difference(card: GangsterCard) -> int:
    """CN-19.3  The mercenary's price less 5,000 per point of strength, at least 0."""
    return max((card.price or 0) - PRICE_OF_A_GUN * card.strength, 0)


def hire(state: CosaNostra, seat: int, action: Hire) -> None:
    """CN-19.2  He comes into play active and without task."""
    card = state.deck.gangsters[action.gangster]
    pay(state, seat, None, card.price or 0)
    player = state.players[seat]
    if card.id in state.display:
        state.display = without(state.display, card.id)
    else:
        player.pool = without(player.pool, card.id)
    arrive(state, seat, card, None, action.draw)


def exchange(state: CosaNostra, seat: int, action: Exchange) -> None:
    """CN-19.3  The start gangster leaves the game."""
    player = state.players[seat]
    card = state.deck.gangsters[action.for_]
    pay(state, seat, None, difference(card))
    state.display = without(state.display, card.id)
    leaving = player.gangster(action.gangster)
    assert leaving is not None
    player.gangsters.remove(leaving)
    state.removed = [*state.removed, leaving.card.id]
    arrive(state, seat, card, leaving, action.draw)


def arrive(
    state: CosaNostra,
    seat: int,
    card: GangsterCard,
    instead: Gangster | None,
    draw: tuple[str, ...] | None,
) -> None:
    """CN-19.17, CN-19.24  Some bring cards when they are hired."""
    state.players[seat].gangsters.append(fresh_gangster(card))
    state.recount = True
    if state.heard:
        left = None if instead is None else instead.card.id
        state.tell("hired", {"seat": seat, "gangster": card.id, "instead": left})
    if card.ability.brings_influence:
        draw_cards(state, seat, card.ability.brings_influence)
    for pile in draw or ():
        if pile == "influence":
            draw_cards(state, seat, 1)
        else:
            draw_job(state, seat)


def draw_job(state: CosaNostra, seat: int) -> None:
    """CN-19.24  A job of this round's deck, or one of the discarded jobs of the round before."""
    if state.job_deck():
        deal_jobs(state, seat, 1)
        return
    old = take_old_jobs(state)
    shuffled = state.chance.shuffle(sorted(old))
    piles = state.job_discards
    state.job_discards = Discards(piles.open, shuffled[1:] + piles.closed)
    if shuffled:
        if state.heard:
            state.tell("reshuffled", {"pile": "jobs"})
        take_jobs(state, seat, shuffled[:1])


def take_old_jobs(state: CosaNostra) -> list[str]:
    """All discarded jobs of the round before, open and closed, leave their piles."""
    jobs = state.deck.jobs
    piles = state.job_discards
    before = state.round - 1
    old = [job for job in piles.open + piles.closed if jobs[job].round == before]
    state.job_discards = Discards(
        [job for job in piles.open if jobs[job].round != before],
        [job for job in piles.closed if jobs[job].round != before],
    )
    return old
