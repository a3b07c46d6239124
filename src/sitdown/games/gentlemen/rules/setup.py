"""Set-up (GD-1, GD-11): a shuffled pile of deals, three arguments each, nobody owns anything."""

from __future__ import annotations

from sitdown.games.gentlemen.components import ACCOMPLICES, ARGUMENTS_EACH, PACKAGED
from sitdown.games.gentlemen.position import Gentlemen, Options
from sitdown.games.gentlemen.records import Player
from sitdown.kernel import Document, Frame, Misfit

from .turn import start_turn


def settle(seats: int, options: Document) -> None:
    """GD-1.9  Two rounds with 5 or 6 seats, one with more; the deck must last for them."""
    first = options["first_dealer"]
    if isinstance(first, int) and first >= seats:
        raise Misfit(f"no seat {first} at this table (seats 0 to {seats - 1})", "first_dealer")
    if options["rounds"] is None:
        options["rounds"] = 2 if seats <= 6 else 1
    rounds: int = options["rounds"]
    cards = len(PACKAGED if options["deck"] is None else options["deck"])
    turns = rounds * seats
    if turns > cards:
        raise Misfit(f"{turns} turns take {turns} deal cards, the deck has {cards}", "rounds")


def set_up(frame: Frame, options: Options) -> Gentlemen:
    """GD-1.10, GD-11.1, GD-11.2  All chance: a shuffled pile, and a first dealer if asked for."""
    deck = frame.chance.shuffle(list(options.deals))  # GD-1.2
    dealer = options.first_dealer  # GD-1.8
    if not isinstance(dealer, int):
        dealer = frame.chance.pick(list(range(frame.seats)))
    state = Gentlemen(
        frame,
        options,
        turn=0,
        round=0,
        dealer=dealer,
        deck=deck,
        discard=[],
        card=None,
        offers_made=0,
        proposal=None,
        asks=[None] * frame.seats,
        votes=[None] * frame.seats,
        accomplices=dict.fromkeys(ACCOMPLICES),  # GD-1.3
        prison=None,  # GD-1.4
        players=[new_player() for _ in range(frame.seats)],
        last=None,
    )
    start_turn(state)  # GD-1.11
    return state


def new_player() -> Player:
    """GD-1.5, GD-1.6, GD-1.7  No money, three arguments, no gang card."""
    return Player(0, ARGUMENTS_EACH, 0)
