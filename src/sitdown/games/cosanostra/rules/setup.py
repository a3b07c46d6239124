"""Set-up (CN-2): families, cards, the first market."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.cosanostra.actions import Boss
from sitdown.games.cosanostra.components import (
    FAMILIES,
    FIRST_BUSINESSES,
    ROUNDS,
    START_SET,
    STRONG,
)
from sitdown.games.cosanostra.player import Player
from sitdown.games.cosanostra.position import CosaNostra, Options
from sitdown.games.cosanostra.records import Business, Discards, Mercenaries, fresh_gangster
from sitdown.games.cosanostra.turn import Turn
from sitdown.games.cosanostra.wealth import monopoly_holders
from sitdown.kernel import Action, Decision, Frame

from .drawing import begin_round
from .market import first_market

CASH_AT_START = 2000
CASH_WITH_MERCENARIES = 5000


def set_up(frame: Frame, options: Options) -> CosaNostra:
    """CN-2  Chance is asked for start player, jobs, influence, mercenaries, in this order."""
    start = options.start_player
    if start is None:  # CN-2.9
        start = frame.chance.pick(list(range(frame.seats)))
    decks = {str(one): frame.chance.shuffle(jobs_of_round(options, one)) for one in rounds()}
    influence = influence_in_stack(frame.seats, options)
    state = CosaNostra(
        frame,
        options,
        1,
        start,
        [new_player(options) for _ in range(frame.seats)],
        [],
        [],
        decks,
        Discards([], []),
        frame.chance.shuffle(influence),
        Discards([], []),
        [None, None, None],  # CN-2.10
        Turn(start, [], 1, None),
        None,
        None,
        [],
        1,
        [],
        Mercenaries([], [], []),
        [],
    )
    if options.mercenaries:
        set_mercenaries_aside(state)
    choose_families(state)
    return state


def rounds() -> range:
    return range(1, ROUNDS + 1)


def jobs_of_round(options: Options, round: int) -> list[str]:
    """CN-2.6  Sorted by id, before they are shuffled."""
    return sorted(options.deck.by_round[round])


def influence_in_stack(seats: int, options: Options) -> list[str]:
    """CN-2.5  All but the start sets, sorted."""
    cards: list[str] = []
    for kind, number in options.deck.influence.items():
        dealt = seats if kind in START_SET and options.influence_from == 1 else 0
        cards.extend([kind] * (number - dealt))
    return sorted(cards)


def new_player(options: Options) -> Player:
    """CN-2.4  Money, and a start set of influence cards."""
    cash = CASH_WITH_MERCENARIES if options.mercenaries else CASH_AT_START
    influence = list(START_SET) if options.influence_from == 1 else []
    return Player(None, cash, 0, [], influence, [], [], [], [])


def set_mercenaries_aside(state: CosaNostra) -> None:
    """CN-19.1  Those of strength 4 are set aside, the others shuffled."""
    cards = state.deck.gangsters
    names = state.deck.mercenaries
    strong = [name for name in names if cards[name].strength >= STRONG]
    weaker = [name for name in names if cards[name].strength < STRONG]
    state.mercenaries = Mercenaries(state.chance.shuffle(weaker), strong, [])


def choose_families(state: CosaNostra) -> None:
    """CN-2.1  Each player has another family."""
    chosen = state.options.families
    if chosen == "choose":
        state.ask(ChooseBoss, state.start)
        return
    families = list(FAMILIES[: state.seats])
    if chosen == "random":
        families = state.chance.sample(list(FAMILIES), state.seats)
    elif isinstance(chosen, list):
        families = chosen
    for seat, family in enumerate(families):
        take_family(state, seat, family)
    open_first_round(state)
    state.monopolies = monopoly_holders(state.players)
    begin_round(state)


def take_family(state: CosaNostra, seat: int, family: str) -> None:
    """CN-2.2, CN-2.3  Start gangsters and businesses come into play, recruits into the pool."""
    deck = state.deck
    player = state.players[seat]
    player.family = family
    state.recount = True
    player.gangsters = [
        fresh_gangster(deck.gangsters[name]) for name in deck.start_gangsters(family)
    ]
    player.pool = deck.recruits(family)
    player.businesses = [
        Business(deck.businesses[name], True, False, []) for name in FIRST_BUSINESSES[family]
    ]


def open_first_round(state: CosaNostra) -> None:
    """CN-2.7  All businesses nobody starts with are shuffled, and the market is made."""
    owned = {one.card.id for player in state.players for one in player.businesses}
    rest = sorted([name for name in state.deck.businesses if name not in owned])
    first_market(state, state.chance.shuffle(rest))


class ChooseBoss(Decision[CosaNostra, Boss]):
    """CN-2.1  Clockwise from the start player each takes a family that is free."""

    phase: ClassVar[str] = "boss"
    actions: ClassVar[tuple[type[Action], ...]] = (Boss,)

    def legal(self, state: CosaNostra, seat: int) -> list[Boss]:
        taken = [player.family for player in state.players]
        return [Boss(family) for family in FAMILIES if family not in taken]

    def why_not(self, state: CosaNostra, seat: int, action: Boss) -> str:
        free = ", ".join(choice.family for choice in self.legal(state, seat))
        return f"{action.family} is no family that is free; these are: {free}"

    def answer(self, state: CosaNostra, seat: int, action: Boss) -> None:
        take_family(state, seat, action.family)
        if state.heard:
            state.tell("boss", {"seat": seat, "family": action.family})


def next_boss(state: CosaNostra) -> bool:
    """The next player clockwise without a family is asked; False if all have one."""
    for seat in state.around(state.start):
        if state.players[seat].family is None:
            state.ask(ChooseBoss, seat)
            return True
    return False
