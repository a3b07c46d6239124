"""From a document to a state."""

from __future__ import annotations

from sitdown.kernel import Document, Form, Frame, IllegalAction, Misfit
from sitdown.kernel.action import read_action
from sitdown.kernel.form import AnObject, Flag, Many, Maybe, SeatNumber, Whole

from .components import (
    CARD,
    LAST_ROUND,
    PASSPORT,
    SPECIAL,
    TIME_CARDS,
    TOKEN,
    in_card_order,
    in_special_order,
)
from .fitting import fit
from .forms import PLAYER, last_round_form, read_pending, seats_form
from .position import Player, Wallet, read_options


def fields(seats: int, options: Document) -> dict[str, Form]:
    """The form of the game's own fields of a position document."""
    return {
        "round": Whole(1, LAST_ROUND),
        "first": SeatNumber(seats),
        "active": SeatNumber(seats),
        "lap": Whole(1),
        "time_left": Whole(0, TIME_CARDS),
        "actions_left": Whole(0, 2),
        "specials_played": Whole(),
        "double": Flag(),
        "wallet": Many(CARD),
        "spares": Many(PASSPORT),
        "spares_known": seats_form(seats),
        "centre": Many(CARD),
        "discard": Many(SPECIAL),
        "aside": Many(SPECIAL),
        "bag": Many(TOKEN),
        "pending": Maybe(AnObject()),
        "players": Many(PLAYER, length=seats),
        "last_round": Maybe(last_round_form(seats)),
    }


def build(frame: Frame, options: Document, found: Document) -> Wallet:
    """A state of the fields of a document, put in order (WA-1.3); refuses what does not fit."""
    for seat, given in enumerate(found["players"]):
        read_seal(frame, seat, given["sealed"])
    state = Wallet(
        frame,
        read_options(frame.seats, options),
        found["round"],
        found["first"],
        found["active"],
        found["lap"],
        found["time_left"],
        found["actions_left"],
        found["specials_played"],
        found["double"],
        found["wallet"],
        in_card_order(found["spares"]),
        sorted(found["spares_known"]),
        in_card_order(found["centre"]),
        found["discard"],
        in_special_order(found["aside"]),
        sorted(found["bag"]),
        read_pending(frame.phase, frame.seats, found["pending"]),
        [build_player(given) for given in found["players"]],
        found["last_round"],
    )
    fit(state)
    return state


def build_player(given: Document) -> Player:
    return Player(
        in_card_order(given["hand"]),
        in_special_order(given["specials"]),
        given["front"],
        in_card_order(given["loot"]),
        given["coin"],
        sorted(given["tokens"]),
        given["revealed"],
        given["verdict"],
    )


def read_seal(frame: Frame, seat: int, choice: Document | None) -> None:
    if choice is not None:
        try:
            frame.sealed[seat] = read_action(frame.rules.actions, choice)
        except IllegalAction as fault:
            raise Misfit(str(fault), f"players[{seat}].sealed") from None
