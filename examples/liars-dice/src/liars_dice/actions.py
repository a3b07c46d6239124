"""What a player can do."""

from typing import ClassVar

from sitdown.kernel import Action, Form

from .position import AMOUNT, FACE


class Bid(Action):
    """`{"do": "bid", "amount": 4, "face": 6}`: there are four sixes under all cups together."""

    do: ClassVar[str] = "bid"
    arguments: ClassVar[dict[str, Form]] = {"amount": AMOUNT, "face": FACE}

    def __init__(self, amount: int, face: int) -> None:
        self.amount = amount
        self.face = face


class Doubt(Action):
    """`{"do": "doubt"}`: the last bid is a lie."""

    do: ClassVar[str] = "doubt"
