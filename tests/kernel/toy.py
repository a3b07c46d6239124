"""A game for testing the kernel: a robbery, traps that snap one by one, and a doctor after each.

A turn: somebody robs, all others say at once whether they set a trap; each trap hurts the robber,
who then may see a doctor. Anybody may shout meanwhile (an aside).
"""

from __future__ import annotations

from typing import ClassVar

from sitdown.kernel import (
    HIDDEN,
    UNKNOWN_ANSWER,
    Action,
    Aside,
    Course,
    Decision,
    Document,
    Form,
    Frame,
    Game,
    Luck,
    Misfit,
    Option,
    Position,
    Record,
    Rules,
    Sealed,
    Settled,
    State,
    places,
    secret,
)
from sitdown.kernel.form import Flag, Many, Maybe, Ordered, SeatNumber, Text, Whole


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


class Options(Settled):
    def __init__(self, given: Document) -> None:
        self.loud: bool = given["loud"]

    def document(self) -> Document:
        return {"loud": self.loud}


class Player:
    def __init__(self, health: int) -> None:
        self.health = health


class Toy(State):
    def __init__(
        self,
        frame: Frame,
        options: Options,
        turn: int,
        robber: int | None,
        traps: list[int],
        players: list[Player],
    ) -> None:
        super().__init__(frame)
        self.options = options
        self.turn = turn
        self.robber = robber
        self.traps = traps
        self.players = players

    def copy(self) -> Toy:
        players = [Player(player.health) for player in self.players]
        return Toy(self.frame(), self.options, self.turn, self.robber, self.traps[:], players)

    def is_robbed(self) -> bool:
        return self.robber is not None


def position(seats: int, options: Document) -> Position:
    return Position(
        Toy,
        Options(options),
        turn=Whole(),
        robber=Maybe(SeatNumber(seats)),
        traps=Ordered(Many(SeatNumber(seats)), sorted),
        players=Many(Record(Player, health=Whole(-9), sealed=Sealed()), length=seats),
    )


def next_turn(state: Toy) -> None:
    if state.turn == 3:
        health = [player.health for player in state.players]
        ranked = places(health)
        state.finish({"scores": health, "winners": ranked[0], "places": ranked})
        return
    state.turn += 1
    state.tell("turn", {"turn": state.turn})
    state.ask(Robbery, state.turn % state.seats)


class Robbery(Decision[Toy, Rob]):
    phase: ClassVar[str] = "robbery"
    actions: ClassVar[tuple[type[Action], ...]] = (Rob,)

    def legal(self, state: Toy, seat: int) -> list[Rob]:
        return [Rob(victim) for victim in state.after(seat)]

    def answer(self, state: Toy, seat: int, action: Rob) -> None:
        state.robber = seat


def lay_traps(state: Toy) -> None:
    state.ask(Traps)


class Traps(Decision[Toy, Trap]):
    phase: ClassVar[str] = "traps"
    actions: ClassVar[tuple[type[Action], ...]] = (Trap,)
    several: ClassVar[bool] = True
    reaction: ClassVar[bool] = True

    def actors(self, state: Toy) -> list[int]:
        assert state.robber is not None
        return state.after(state.robber)

    def legal(self, state: Toy, seat: int) -> list[Trap]:
        return [Trap(False), Trap(True)]

    def seal(self, state: Toy, seat: int, action: Trap) -> bool:
        state.tell("sealed", {"seat": seat, "set": secret(action.set, seat)})
        return True

    def answered(self, state: Toy, answers: dict[int, Trap]) -> None:
        state.traps = [seat for seat, trap in answers.items() if trap.set]

    def fits(self, state: Toy) -> None:
        if state.robber is None:
            raise Misfit("nobody robs, though traps are laid", "robber")


def snap(state: Toy) -> None:
    assert state.robber is not None
    if state.traps:
        by = state.traps.pop(0)
        state.players[state.robber].health -= 1
        state.tell("hurt", {"seat": state.robber, "by": by})
        state.ask(Doctor)
    else:
        state.then(share_loot, 2)
        state.then(end_robbery)


def share_loot(state: Toy, amount: int) -> None:
    assert state.robber is not None
    state.players[state.robber].health += amount
    state.tell("shared", {"amount": amount})


def end_robbery(state: Toy) -> None:
    state.robber = None


class Doctor(Decision[Toy, Treat]):
    phase: ClassVar[str] = "doctor"
    actions: ClassVar[tuple[type[Action], ...]] = (Treat,)

    def actors(self, state: Toy) -> list[int]:
        return [] if state.robber is None else [state.robber]

    def legal(self, state: Toy, seat: int) -> list[Treat]:
        return [Treat(0), Treat(1)]

    def why_not(self, state: Toy, seat: int, action: Treat) -> str:
        return f"a fee of {action.fee} is too much, 1 is the most"

    def answer(self, state: Toy, seat: int, action: Treat) -> None:
        state.players[seat].health += action.fee


class Call(Aside[Toy, Shout]):
    """A shout: `cheer` does the robber good, `stop` ends the robbery, `psst` does nothing."""

    actions: ClassVar[tuple[type[Action], ...]] = (Shout,)

    def open(self, state: Toy, seat: int) -> bool:
        return state.robber is not None

    def legal(self, state: Toy, seat: int) -> list[Shout]:
        return [Shout("cheer"), Shout("stop"), Shout("psst")]

    def done(self, state: Toy, seat: int, action: Shout) -> None:
        state.tell("shouted", {"seat": seat})
        if action.text == "cheer":
            state.then(share_loot, 1)
        elif action.text == "stop":
            state.drop()
            state.robber = None


def count(state: Toy) -> None:
    state.tell("counted", {"total": sum(player.health for player in state.players)})


def hide(document: Document, seat: int | None) -> None:
    document["players"] = [
        player if other == seat or player["sealed"] is None else {**player, "sealed": HIDDEN}
        for other, player in enumerate(document["players"])
    ]


RULES = Rules(
    decisions=[Robbery(), Traps(), Doctor()],
    meanwhile=[Course(Toy.is_robbed, {Robbery: lay_traps, Traps: snap, Doctor: snap})],
    after={Robbery: next_turn, Traps: next_turn, Doctor: next_turn},
    asides=[Call()],
    events=["turn", "sealed", "hurt", "shared", "shouted", "counted", "over"],
    hide=hide,
    afterwards=count,
)


def set_up(frame: Frame, options: Options) -> Toy:
    state = Toy(frame, options, 0, None, [], [Player(3) for _ in range(frame.seats)])
    state.then(next_turn)
    return state


def fill(state: Toy, seat: int | None, luck: Luck) -> None:
    for other, answer in enumerate(state.sealed):
        if answer is UNKNOWN_ANSWER:
            state.sealed[other] = Trap(luck.pick([False, True]))


game = Game(
    id="toy",
    seats=range(2, 5),
    options={"loud": Option(Flag(), True)},
    rules=RULES,
    position=position,
    set_up=set_up,
    fill=fill,
)
