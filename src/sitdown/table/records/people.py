"""Chairs, and who asks for one."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class Chair(Struct, frozen=True):
    """One seat of a table, and who is on it.

    `stand_in` is the bot that plays for a person who is gone since `gone_at`; `by_choice`: the
    person asked for it, so that being connected does not end it. `auto`: it declines reactions
    by itself unless its person says something in time. `commitment`: to the `cut` that its client
    opens when the game begins; `next`: to the one for the game after it. `house_name`: which bot
    of the house this is, where the house has named it. `reserved_for`: the person to whom this
    chair is offered for a rematch; it is open, and nobody else may take it.
    """

    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None
    name: str | None = None
    mask: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    by_choice: bool = False
    gone_at: float | None = None
    auto: bool = False
    commitment: str | None = None
    cut: str | None = None
    next: str | None = None
    house_name: str | UnsetType = UNSET
    reserved_for: str | UnsetType = UNSET

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat now, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Asking(Struct, frozen=True):
    """A stranger who waits to be let in to a chair that was left in mid-game."""

    seat: int
    person: str
    name: str
    mask: str | None = None
