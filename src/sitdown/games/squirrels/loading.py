"""From a document to a state: the form of each field, and what must fit the phase."""

from __future__ import annotations

from typing import Final

from sitdown.kernel import Document, Form, Frame, Misfit
from sitdown.kernel.form import COUNTLESS, Fields, Many, Maybe, SeatNumber, Whole

from .actions import PLACE, Place
from .components import CARD, RAID, WORTH, in_kind_order
from .position import APPLIED, Player, Squirrels, read_options
from .rules.contraband import leaves_a_choice


def fields(seats: int, options: Document) -> dict[str, Form]:
    """The form of the game's own fields of a position document."""
    return {
        "first": SeatNumber(seats),
        "turn": Whole(0, COUNTLESS),
        "played": Maybe(PLACE),
        "queue": Many(PLACE, most=2),
        "players": Many(
            Fields(
                {
                    "nuts": Whole(),
                    "hand": Many(CARD),
                    "stacks": Many(Many(CARD), length=2),
                    "sealed": Maybe(Fields({"card": CARD, "stack": PLACE})),
                }
            ),
            length=seats,
        ),
    }


def build(frame: Frame, options: Document, found: Document) -> Squirrels:
    """A state of the fields of a document; refuses what does not fit the phase."""
    players = []
    for seat, given in enumerate(found["players"]):
        players.append(Player(given["nuts"], in_kind_order(given["hand"]), given["stacks"]))
        if given["sealed"] is not None:
            frame.sealed[seat] = Place(given["sealed"]["card"], given["sealed"]["stack"])
    state = Squirrels(
        frame,
        read_options(options),
        found["first"],
        found["turn"],
        found["played"],
        found["queue"],
        players,
    )
    FIT[state.phase](state)
    return state


def fit_place(state: Squirrels) -> None:
    waiting = tuple(seat for seat in range(state.seats) if state.sealed[seat] is None)
    if state.actors != waiting:
        raise Misfit("in place they are the seats without a sealed choice, ascending", "actors")
    for seat, player in enumerate(state.players):
        if any(player.stacks):
            raise Misfit("all places are empty while cards are placed", f"players[{seat}].stacks")
        if seat in state.actors and not player.hand:
            raise Misfit("no card to place", f"players[{seat}].hand")
    fit_between_turns(state)


def fit_between_turns(state: Squirrels) -> None:
    if state.played is not None:
        raise Misfit(f"must be null in phase {state.phase}", "played")
    if state.queue:
        raise Misfit(f"must be empty in phase {state.phase}", "queue")


def fit_opened(state: Squirrels) -> None:
    for seat, choice in enumerate(state.sealed):
        if choice is not None:
            raise Misfit(f"no choice is sealed in phase {state.phase}", f"players[{seat}].sealed")


def fit_over(state: Squirrels) -> None:
    fit_opened(state)
    fit_between_turns(state)


def fit_play(state: Squirrels) -> None:
    fit_opened(state)
    fit_between_turns(state)
    if not state.players[the_actor(state)].hand:
        raise Misfit("no card to play", f"players[{state.actors[0]}].hand")


def fit_applying(state: Squirrels) -> None:
    """What `resolve`, `raid` and `customs` have in common."""
    fit_opened(state)
    stacks = state.players[the_actor(state)].stacks
    if state.played is None or not stacks[state.played]:
        raise Misfit("not a place of the player on turn with cards on it", "played")
    if not state.queue or len(set(state.queue)) < len(state.queue):
        raise Misfit("not one or two different places", "queue")
    for place in state.queue:
        if not stacks[place] or stacks[place][0] not in APPLIED:
            raise Misfit(f"place {place} has no card on top that is applied", "queue")


def fit_resolve(state: Squirrels) -> None:
    fit_applying(state)
    seat = state.actors[0]
    tops = state.players[seat].active()
    if state.queue != [0, 1] or not all(state.is_live(seat, place) for place in (0, 1)):
        raise Misfit("must be [0, 1], with two live cards, in phase resolve", "queue")
    if all(WORTH[card] for card in tops):
        raise Misfit("two contrabands are applied without a question", "queue")


def fit_raid(state: Squirrels) -> None:
    fit_applying(state)
    seat = state.actors[0]
    if state.players[seat].stacks[state.queue[0]][0] != RAID:
        raise Misfit("the first card in it is no raid", "queue")
    if not state.opponents_with_two_stacks(seat):
        raise Misfit("a raid is asked though nobody has two stacks", "phase")


def fit_customs(state: Squirrels) -> None:
    fit_applying(state)
    seat = state.actors[0]
    if state.queue[0] != state.played:
        raise Misfit("the first place in it is not the one played on", "queue")
    worth = WORTH[state.players[seat].stacks[state.played][0]]
    if not worth or not leaves_a_choice(state, seat, state.played):
        raise Misfit("duty is asked though it leaves no choice", "phase")
    if state.players[seat].nuts < worth:
        raise Misfit(f"fewer than the {worth} just smuggled", f"players[{seat}].nuts")


def the_actor(state: Squirrels) -> int:
    if len(state.actors) != 1:
        raise Misfit(f"one seat acts in phase {state.phase}", "actors")
    return state.actors[0]


FIT: Final = {
    "place": fit_place,
    "play": fit_play,
    "resolve": fit_resolve,
    "raid": fit_raid,
    "customs": fit_customs,
    "over": fit_over,
}
