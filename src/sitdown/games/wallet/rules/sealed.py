"""Decisions that several make at the same time: what was chosen is told when all are in."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from sitdown.games.wallet.position import Wallet
from sitdown.kernel import Action, Decision, secret

Choice = TypeVar("Choice", bound=Action)


class AllAtOnce(Decision[Wallet, Choice]):
    """A sealed decision: the others are told that a choice was made, not which."""

    several: ClassVar[bool] = True

    def seal(self, state: Wallet, seat: int, action: Choice) -> bool:
        state.tell("sealed", {"seat": seat, "choice": secret(action.document(), seat)})
        return True
