"""A game for testing free actions: each turn one seat waits; anybody may offer, and answer."""

from __future__ import annotations

from typing import ClassVar

from sitdown.bots import free
from sitdown.kernel import (
    Action,
    Aside,
    Chance,
    Decision,
    Document,
    Form,
    Frame,
    Game,
    Hints,
    Look,
    Rules,
    State,
    closing_fields,
    common_fields,
)
from sitdown.kernel.form import Fields, Many, SeatNumber, Whole

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


class Haggling(State):
    """`offers[seat]` is to whom a seat has offered, or -1."""

    def __init__(self, frame: Frame, turn: int, offers: list[int], gains: list[int]) -> None:
        super().__init__(frame)
        self.turn = turn
        self.offers = offers
        self.gains = gains

    def copy(self) -> Haggling:
        return Haggling(self.frame(), self.turn, self.offers[:], self.gains[:])

    def document(self) -> Document:
        return {
            **common_fields(self, "haggling", {}),
            "turn": self.turn,
            "players": [
                {"offer": to, "gain": gain}
                for to, gain in zip(self.offers, self.gains, strict=True)
            ],
            **closing_fields(self),
        }


class Waiting(Decision[Haggling, Wait]):
    phase: ClassVar[str] = "waiting"
    actions: ClassVar[tuple[type[Action], ...]] = (Wait,)

    def legal(self, state: Haggling, seat: int) -> list[Wait]:
        return [Wait()]

    def answered(self, state: Haggling, answers: dict[int, Wait]) -> None:
        """What follows is in the outline."""


class Talk(Aside[Haggling, Action]):
    actions: ClassVar[tuple[type[Action], ...]] = (Offer, Accept, Decline)

    def open(self, state: Haggling, seat: int) -> bool:
        return True

    def legal(self, state: Haggling, seat: int) -> list[Action]:
        legal: list[Action] = []
        if state.offers[seat] < 0:
            legal += [Offer(to) for to in state.after(seat)]
        for other, to in enumerate(state.offers):
            if to == seat:
                legal += [Accept(other), Decline(other)]
        return legal

    def done(self, state: Haggling, seat: int, action: Action) -> None:
        if isinstance(action, Offer):
            state.offers[seat] = action.to
            state.tell("offered", {"seat": seat, "to": action.to})
        if isinstance(action, Accept):
            state.offers[action.offer] = -1
            state.gains[action.offer] += 1
            state.tell("accepted", {"seat": seat, "offer": action.offer})
        if isinstance(action, Decline):
            state.offers[action.offer] = -1
            state.tell("declined", {"seat": seat, "offer": action.offer})


def outline(state: Haggling) -> None:
    if state.turn == TURNS:
        seats = list(range(state.seats))
        state.finish({"scores": state.gains[:], "winners": seats, "places": [seats]})
        return
    state.turn += 1
    state.ask(Waiting, state.turn % state.seats)


def nothing(document: Document, seat: int | None) -> None:
    """Nothing to hide."""


def no_question_marks(document: Document, seat: int | None, chance: Chance) -> None:
    """Nothing to fill in."""


def set_up(frame: Frame, options: Document) -> Haggling:
    return Haggling(frame, 0, [-1] * frame.seats, [0] * frame.seats)


def fields(seats: int, options: Document) -> dict[str, Form]:
    player = Fields({"offer": Whole(-1), "gain": Whole()})
    return {"turn": Whole(), "players": Many(player, length=seats)}


def build(frame: Frame, options: Document, found: Document) -> Haggling:
    players = found["players"]
    offers = [player["offer"] for player in players]
    return Haggling(frame, found["turn"], offers, [player["gain"] for player in players])


def wait(look: Look, luck: Chance) -> Action:
    return Wait()


def offer_to_the_first(look: Look, luck: Chance) -> Action | None:
    """Seat 2 offers to seat 0 whenever it may."""
    offer = Offer(0)
    return offer if look.seat == 2 and offer in free(look) else None


game = Game(
    id="haggling",
    seats=range(2, 5),
    options={},
    rules=Rules(
        decisions=[Waiting()],
        steps=[],
        asides=[Talk()],
        events=["offered", "accepted", "declined", "over"],
        hide=nothing,
        outline=outline,
    ),
    set_up=set_up,
    fields=fields,
    build=build,
    fill=no_question_marks,
    hints=Hints(wait, offer_to_the_first),
)
