"""A game for testing the kernel: a robbery, traps inside it, and a doctor inside a trap.

Seat 0 owns the till. A turn: somebody robs, all others may answer at once whether they set a trap;
a trapped robber may be saved by a doctor, whom anybody may also call unasked (an aside).
"""

from __future__ import annotations

from typing import ClassVar

from sitdown.kernel import (
    HIDDEN,
    Action,
    Aside,
    Chance,
    Decision,
    Document,
    Form,
    Frame,
    Game,
    Option,
    Rules,
    State,
    closing_fields,
    common_fields,
    places,
    secret,
)
from sitdown.kernel.form import AnObject, Fields, Flag, Many, Maybe, SeatNumber, Text, Whole


class Rob(Action):
    do: ClassVar[str] = "rob"
    arguments: ClassVar[dict[str, Form]] = {"from_": SeatNumber()}

    def __init__(self, from_: int) -> None:
        self.from_ = from_


class Trap(Action):
    do: ClassVar[str] = "trap"
    arguments: ClassVar[dict[str, Form]] = {"set": Flag()}

    def __init__(self, set: bool) -> None:
        self.set = set


class Treat(Action):
    do: ClassVar[str] = "treat"
    arguments: ClassVar[dict[str, Form]] = {"fee": Whole(0, 9)}

    def __init__(self, fee: int) -> None:
        self.fee = fee


class Shout(Action):
    do: ClassVar[str] = "shout"
    arguments: ClassVar[dict[str, Form]] = {"text": Text(1, 20)}

    def __init__(self, text: str) -> None:
        self.text = text


class Toy(State):
    def __init__(self, frame: Frame, turn: int, robber: int | None, health: list[int]) -> None:
        super().__init__(frame)
        self.turn = turn
        self.robber = robber
        self.health = health

    def copy(self) -> Toy:
        return Toy(self.frame(), self.turn, self.robber, self.health[:])

    def document(self) -> Document:
        return {
            **common_fields(self, "toy", {"loud": True}),
            "turn": self.turn,
            "robber": self.robber,
            "players": [
                {
                    "health": health,
                    "sealed": choice.document() if choice is not None else None,
                }
                for health, choice in zip(self.health, self.sealed, strict=True)
            ],
            **closing_fields(self),
        }


def outline(state: Toy) -> None:
    if state.turn == 3:
        ranked = places(state.health)
        state.finish({"scores": state.health[:], "winners": ranked[0], "places": ranked})
        return
    state.turn += 1
    state.tell("turn", {"turn": state.turn})
    state.ask(Robbery, state.turn % state.seats)


class Robbery(Decision[Toy, Rob]):
    phase: ClassVar[str] = "robbery"
    actions: ClassVar[tuple[type[Action], ...]] = (Rob,)

    def legal(self, state: Toy, seat: int) -> list[Rob]:
        return [Rob(victim) for victim in state.after(seat)]

    def answered(self, state: Toy, answers: dict[int, Rob]) -> None:
        for seat in answers:
            state.robber = seat
            state.ask(Traps)
            state.then(share_loot, 2)


class Traps(Decision[Toy, Trap]):
    phase: ClassVar[str] = "traps"
    actions: ClassVar[tuple[type[Action], ...]] = (Trap,)

    def actors(self, state: Toy) -> list[int]:
        assert state.robber is not None
        return state.after(state.robber)

    def legal(self, state: Toy, seat: int) -> list[Trap]:
        return [Trap(False), Trap(True)]

    def seal(self, state: Toy, seat: int, action: Trap) -> bool:
        state.tell("sealed", {"seat": seat, "set": secret(action.set, seat)})
        return True

    def answered(self, state: Toy, answers: dict[int, Trap]) -> None:
        assert state.robber is not None
        for seat, trap in answers.items():
            if trap.set:
                state.then(hurt, state.robber, seat)


class Doctor(Decision[Toy, Treat]):
    phase: ClassVar[str] = "doctor"
    actions: ClassVar[tuple[type[Action], ...]] = (Treat,)

    def actors(self, state: Toy) -> list[int]:
        return [] if state.robber is None else [state.robber]

    def legal(self, state: Toy, seat: int) -> list[Treat]:
        return [Treat(0), Treat(1)]

    def why_not(self, state: Toy, seat: int, action: Treat) -> str:
        return f"a fee of {action.fee} is too much, 1 is the most"

    def answered(self, state: Toy, answers: dict[int, Treat]) -> None:
        for seat, treat in answers.items():
            state.health[seat] += treat.fee


class Call(Aside[Toy, Shout]):
    """A shout; `doctor` brings one before anything else goes on, `stop` ends the robbery."""

    actions: ClassVar[tuple[type[Action], ...]] = (Shout,)

    def open(self, state: Toy, seat: int) -> bool:
        return state.robber is not None

    def legal(self, state: Toy, seat: int) -> list[Shout]:
        return [Shout("doctor"), Shout("stop"), Shout("psst")]

    def done(self, state: Toy, seat: int, action: Shout) -> None:
        if action.text == "psst":
            state.tell_only([0], "shouted", {"seat": seat})
            return
        state.tell("shouted", {"seat": seat})
        if action.text == "doctor":
            state.ask(Doctor)
        elif action.text == "stop":
            state.drop()
            state.robber = None


def share_loot(state: Toy, amount: int) -> None:
    if state.robber is not None:
        state.health[state.robber] += amount
        state.tell("shared", {"amount": amount})
        state.robber = None


def hurt(state: Toy, seat: int, by: int) -> None:
    state.health[seat] -= 1
    state.tell("hurt", {"seat": seat, "by": by})
    state.ask(Doctor)


def count(state: Toy) -> None:
    state.tell("counted", {"total": sum(state.health)})


def hide(document: Document, seat: int | None) -> None:
    for other, player in enumerate(document["players"]):
        if other != seat and player["sealed"] is not None:
            player["sealed"] = HIDDEN


RULES = Rules(
    decisions=[Robbery(), Traps(), Doctor()],
    steps=[share_loot, hurt],
    asides=[Call()],
    events=["turn", "sealed", "hurt", "shared", "shouted", "counted", "over"],
    hide=hide,
    outline=outline,
    afterwards=count,
)


def set_up(frame: Frame, options: Document) -> Toy:
    return Toy(frame, 0, None, [3] * frame.seats)


def fields(seats: int, options: Document) -> dict[str, Form]:
    return {
        "turn": Whole(),
        "robber": Maybe(SeatNumber(seats)),
        "players": Many(Fields({"health": Whole(-9), "sealed": Maybe(AnObject())}), length=seats),
    }


def build(frame: Frame, options: Document, found: Document) -> Toy:
    state = Toy(
        frame, found["turn"], found["robber"], [player["health"] for player in found["players"]]
    )
    for seat, player in enumerate(found["players"]):
        if player["sealed"] is not None:
            state.sealed[seat] = state.read(player["sealed"])
    return state


def fill(document: Document, seat: int | None, chance: Chance) -> None:
    for player in document["players"]:
        if player["sealed"] == HIDDEN:
            player["sealed"] = {"do": "trap", "set": chance.pick([False, True])}


game = Game(
    id="toy",
    seats=range(2, 5),
    options={"loud": Option(Flag(), True)},
    rules=RULES,
    set_up=set_up,
    fields=fields,
    build=build,
    fill=fill,
)
