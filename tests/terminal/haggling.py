"""A game for testing free actions: each turn one seat waits; anybody may offer, and answer."""

from __future__ import annotations

from typing import ClassVar

from sitdown.bots import unasked
from sitdown.kernel import (
    Action,
    Advice,
    Aside,
    Decision,
    Document,
    Draws,
    Form,
    Frame,
    Game,
    Hints,
    Look,
    Luck,
    Position,
    Record,
    Rules,
    Settled,
    State,
)
from sitdown.kernel.form import Many, SeatNumber, Whole

TURNS = 6


class Wait(Action):
    do: ClassVar[str] = "wait"


class Offer(Action):
    do: ClassVar[str] = "offer"
    arguments: ClassVar[dict[str, Form]] = {"to": SeatNumber()}

    def __init__(self, to: int) -> None:
        self.to = to


class Accept(Action):
    do: ClassVar[str] = "accept"
    arguments: ClassVar[dict[str, Form]] = {"offer": SeatNumber()}

    def __init__(self, offer: int) -> None:
        self.offer = offer


class Decline(Action):
    do: ClassVar[str] = "decline"
    arguments: ClassVar[dict[str, Form]] = {"offer": SeatNumber()}

    def __init__(self, offer: int) -> None:
        self.offer = offer


class NoOptions(Settled):
    def document(self) -> Document:
        return {}


class Player:
    """`offer` is to whom it has offered, or -1."""

    def __init__(self, offer: int, gain: int) -> None:
        self.offer = offer
        self.gain = gain


class Haggling(State):
    def __init__(self, frame: Frame, options: NoOptions, turn: int, players: list[Player]) -> None:
        super().__init__(frame)
        self.options = options
        self.turn = turn
        self.players = players

    def copy(self) -> Haggling:
        players = [Player(one.offer, one.gain) for one in self.players]
        return Haggling(self.frame(), self.options, self.turn, players)


def position(seats: int, options: Document) -> Position:
    player = Record(Player, offer=Whole(-1), gain=Whole())
    return Position(Haggling, NoOptions(), turn=Whole(), players=Many(player, length=seats))


class Waiting(Decision[Haggling, Wait]):
    phase: ClassVar[str] = "waiting"
    actions: ClassVar[tuple[type[Action], ...]] = (Wait,)

    def legal(self, state: Haggling, seat: int) -> list[Wait]:
        return [Wait()]

    def answer(self, state: Haggling, seat: int, action: Wait) -> None:
        """What follows is on the contents page."""


class Talk(Aside[Haggling, Action]):
    actions: ClassVar[tuple[type[Action], ...]] = (Offer, Accept, Decline)
    replies: ClassVar[tuple[type[Action], ...]] = (Accept, Decline)

    def open(self, state: Haggling, seat: int) -> bool:
        return True

    def legal(self, state: Haggling, seat: int) -> list[Action]:
        legal: list[Action] = []
        if state.players[seat].offer < 0:
            legal += [Offer(to) for to in state.after(seat)]
        for other, player in enumerate(state.players):
            if player.offer == seat:
                legal += [Accept(other), Decline(other)]
        return legal

    def done(self, state: Haggling, seat: int, action: Action) -> None:
        if isinstance(action, Offer):
            state.players[seat].offer = action.to
            state.tell("offered", {"seat": seat, "to": action.to})
        if isinstance(action, Accept):
            state.players[action.offer].offer = -1
            state.players[action.offer].gain += 1
            state.tell("accepted", {"seat": seat, "offer": action.offer})
        if isinstance(action, Decline):
            state.players[action.offer].offer = -1
            state.tell("declined", {"seat": seat, "offer": action.offer})


def next_turn(state: Haggling) -> None:
    if state.turn == TURNS:
        seats = list(range(state.seats))
        state.finish(
            {"scores": [one.gain for one in state.players], "winners": seats, "places": [seats]}
        )
        return
    state.turn += 1
    state.ask(Waiting, state.turn % state.seats)


def nothing(document: Document, seat: int | None) -> None:
    """Nothing to hide."""


def no_question_marks(document: Document, seat: int | None, luck: Luck) -> None:
    """Nothing to fill in."""


def set_up(frame: Frame, options: NoOptions) -> Haggling:
    state = Haggling(frame, options, 0, [Player(-1, 0) for _ in range(frame.seats)])
    state.then(next_turn)
    return state


def wait(look: Look, luck: Draws) -> Action:
    return Wait()


def offer_to_the_first(look: Look, luck: Draws) -> Action | None:
    """Seat 2 offers to seat 0 whenever it may."""
    offer = Offer(0)
    return offer if look.seat == 2 and offer in unasked(look) else None


def haggling(hints: Hints | None) -> Game:
    """The game, with a bot that plays by these hints."""
    return Game(
        id="haggling",
        seats=range(2, 5),
        options={},
        rules=RULES,
        position=position,
        set_up=set_up,
        fill=no_question_marks,
        advice=Advice(hints=hints),
    )


RULES = Rules(
    decisions=[Waiting()],
    after={Waiting: next_turn},
    asides=[Talk()],
    events=["offered", "accepted", "declined", "over"],
    hide=nothing,
)

game = haggling(Hints(wait, offer_to_the_first))
