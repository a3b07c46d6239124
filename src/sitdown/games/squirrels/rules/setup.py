"""Set-up (SQ-2): one card each, chosen by all at once and turned up together."""

from __future__ import annotations

from typing import ClassVar

from sitdown.games.squirrels.actions import PLACINGS, Place
from sitdown.games.squirrels.components import in_kind_order
from sitdown.games.squirrels.position import Options, Player, Squirrels
from sitdown.kernel import Action, Decision, Document, Frame, IllegalAction, Misfit, secret

from .turn import begin_turn, fits_between_turns, held, one_of_each


def settle(seats: int, options: Document) -> None:
    """SQ-2.3  Who begins must sit at the table."""
    if options["first"] is not None and options["first"] >= seats:
        raise Misfit(f"no seat {options['first']} at this table (seats 0 to {seats - 1})", "first")


def set_up(frame: Frame, options: Options) -> Squirrels:
    """SQ-2.2  Everybody starts with a whole set in hand, no nuts and two empty places."""
    first = options.first
    if first is None:  # SQ-2.3
        first = frame.chance.pick(list(range(frame.seats)))
    players = [Player(0, options.cards(), [[], []]) for _ in range(frame.seats)]
    state = Squirrels(frame, options, first, 0, None, [], players)
    state.ask(SetUpChoice)
    return state


class SetUpChoice(Decision[Squirrels, Place]):
    """SQ-2.4, SQ-2.5  Everybody chooses a card and a place for it, at the same time, for good."""

    phase: ClassVar[str] = "place"
    actions: ClassVar[tuple[type[Action], ...]] = (Place,)
    several: ClassVar[bool] = True

    def actors(self, state: Squirrels) -> list[int]:
        return list(range(state.seats))

    def legal(self, state: Squirrels, seat: int) -> list[Place]:
        """SQ-2.7  Any card, the hideout too."""
        return one_of_each(state.players[seat].hand, PLACINGS)

    def check(self, state: Squirrels, seat: int, action: Place) -> None:
        hand = state.players[seat].hand
        if action.card not in hand:
            raise IllegalAction(f"place: you hold no {action.card} ({held(hand)})")
        if action not in PLACINGS[action.card]:
            raise IllegalAction(f"place: stack {action.stack} is neither 0 nor 1")

    def seal(self, state: Squirrels, seat: int, action: Place) -> bool:
        """The chosen card leaves the hand at once."""
        state.players[seat].hand.remove(action.card)
        if state.heard:
            state.tell(
                "sealed",
                {
                    "seat": seat,
                    "card": secret(action.card, seat),
                    "stack": secret(action.stack, seat),
                },
            )
        return True

    def unseal(self, state: Squirrels, seat: int, action: Place) -> None:
        player = state.players[seat]
        player.hand = in_kind_order([*player.hand, action.card])

    def answer(self, state: Squirrels, seat: int, action: Place) -> None:
        """SQ-2.6, SQ-6.5  All are revealed together and lie there, without any other effect."""
        state.players[seat].stacks[action.stack].append(action.card)
        if state.heard:
            state.tell("revealed", {"seat": seat, "card": action.card, "stack": action.stack})

    def fits(self, state: Squirrels) -> None:
        waiting = tuple([seat for seat in range(state.seats) if state.sealed[seat] is None])
        if state.actors != waiting:
            raise Misfit("in place they are the seats without a sealed choice, ascending", "actors")
        for seat, player in enumerate(state.players):
            if any(player.stacks):
                fault = "all places are empty while cards are placed"
                raise Misfit(fault, f"players[{seat}].stacks")
            if seat in state.actors and not player.hand:
                raise Misfit("no card to place", f"players[{seat}].hand")
        fits_between_turns(state)


def first_turn(state: Squirrels) -> None:
    """SQ-2.8  The first player begins."""
    begin_turn(state, state.first)
