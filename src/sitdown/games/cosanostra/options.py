"""The options of the game: the forms of their values, and what must fit together."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Misfit, Option
from sitdown.kernel.form import Either, Flag, Just, Many, Maybe, SeatNumber, Word

from .components import FAMILIES
from .deck_form import DeckForm, require_start_sets

OPTIONS: Final[dict[str, Option]] = {
    "families": Option(
        Either(
            [Just("order", "random", "choose"), Many(Word(FAMILIES, "family"))],
            f'"order", "random", "choose" or a list of families ({", ".join(FAMILIES)})',
        ),
        "order",
    ),
    "start_player": Option(Maybe(SeatNumber()), None),
    "rounds": Option(Just(4, 3), 4),
    "mercenaries": Option(Flag(), False),
    "poker": Option(Flag(), True),
    "plan_two": Option(Flag(), False),
    "spying": Option(Just("own-turn", "any-time"), "own-turn"),
    "business_bonus": Option(Flag(), False),
    "rob_robbery": Option(Flag(), False),
    "influence_from": Option(Just(1, 2, 3), 1),
    "deck": Option(Maybe(DeckForm()), None),
}


def settle(seats: int, options: Document) -> None:
    """CN-2.1, CN-2.9, CN-2.11  Families, start player and deck must fit the table."""
    families = options["families"]
    if isinstance(families, list):
        if len(families) != seats:
            raise Misfit(f"{len(families)} families for {seats} players", "families")
        if len(set(families)) < seats:
            raise Misfit("each player has another family", "families")
    start = options["start_player"]
    if start is not None and start >= seats:
        fault = f"no seat {start} at this table (seats 0 to {seats - 1})"
        raise Misfit(fault, "start_player")
    if options["deck"] is not None and options["influence_from"] == 1:
        require_start_sets(seats, options["deck"])
