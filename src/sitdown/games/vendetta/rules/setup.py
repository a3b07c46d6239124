"""Set-up (VE-1): families, lots and piles, and the order in which chance is drawn."""

from __future__ import annotations

from sitdown.games.vendetta.components import (
    CORRUPTERS,
    LAST_BLUE,
    LOTS,
    RED_PER_SEAT,
    START_BILLS,
    START_LOCATIONS,
    starting_bandits,
)
from sitdown.games.vendetta.deck import Deck
from sitdown.games.vendetta.family import STRAIGHT, Player
from sitdown.games.vendetta.options import Options
from sitdown.games.vendetta.position import BUSINESS, WAITING, Vendetta
from sitdown.kernel import Document, Frame, Misfit


def settle(seats: int, options: Document) -> None:
    """VE-1.2, VE-1.6  A deck must have locations and bills for everybody to start with."""
    if options["deck"] is None:
        return
    deck = Deck(options["deck"])
    found = len(deck.starting_locations())
    if found < START_LOCATIONS * seats:
        needed = f"{seats} seats start with {START_LOCATIONS} each"
        raise Misfit(f"only {found} of them are marked `start`, but {needed}", "deck.locations")
    found = len(deck.money)
    if found < START_BILLS * seats:
        needed = f"{seats} seats start with {START_BILLS} each"
        raise Misfit(f"only {found} bills, but {needed}", "deck.money")


def set_up(frame: Frame, options: Options) -> Vendetta:
    """VE-1.10  Chance is drawn in the order locations, street, Vendetta cards, bills, seat."""
    deck = options.deck
    seats = frame.seats
    locations = frame.chance.shuffle(deck.starting_locations())
    dealt = START_LOCATIONS * seats
    street = frame.chance.shuffle(locations[dealt:] + deck.for_sale())
    vendetta = frame.chance.shuffle(deck.grudges(options.agents))
    money = frame.chance.shuffle(deck.money)
    first = frame.chance.pick(list(range(seats)))  # VE-1.7
    players = [
        new_player(
            seat,
            locations[START_LOCATIONS * seat : START_LOCATIONS * (seat + 1)],
            deck.sort(money[START_BILLS * seat : START_BILLS * (seat + 1)]),
        )
        for seat in range(seats)
    ]
    state = Vendetta(
        frame,
        options,
        1,
        [(first + step) % seats for step in range(seats)],
        first,
        False,
        start_of_marker(options, seats),
        [street[lot : lot + 1] for lot in range(LOTS)],  # VE-1.8
        WAITING,
        street[LOTS:],
        money[START_BILLS * seats :],
        vendetta,
        [],
        [],
        [],
        [],
        CORRUPTERS,
        [],
        [],
        [],
        players,
    )
    state.phase = BUSINESS
    return state


def new_player(seat: int, locations: list[str], hand: list[str]) -> Player:
    """VE-1.2, VE-1.3, VE-1.6  Three bandits, two locations, four bills."""
    bandits = dict.fromkeys(starting_bandits(seat), STRAIGHT)
    return Player(bandits, dict.fromkeys(locations, STRAIGHT), hand, [], [], 0, [], [], 0)


def start_of_marker(options: Options, seats: int) -> int:
    """VE-1.9, VE-10.4  Two squares per seat into the red, unless an option says where."""
    if options.verdict_start is not None:
        return options.verdict_start
    return LAST_BLUE + RED_PER_SEAT * seats
