"""Chairs, and the requests of strangers for one."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class Chair(Struct, frozen=True):
    """One seat of a table with its person or bot, if it has one."""

    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None
    name: str | None = None
    mask: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    """The bot that plays for a person who is away."""
    by_choice: bool = False
    """Whether the person asked for the stand-in, so that connecting does not end it."""
    gone_at: float | None = None
    """Since when the person is away; None while connected."""
    auto: bool = False
    """Whether the seat declines reactions automatically unless its person answers in time."""
    commitment: str | None = None
    """The commitment to the `cut` that the client opens when the game begins."""
    cut: str | None = None
    next: str | None = None
    """The commitment to the cut for a rematch."""
    house_name: str | UnsetType = UNSET
    """The id of the bot's name, if the server has named it."""
    reserved_for: str | UnsetType = UNSET
    """The person to whom a rematch offers this open chair. Other people may not take it."""

    @property
    def player(self) -> str | None:
        """The bot that plays this seat now; None if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Asking(Struct, frozen=True):
    """A stranger's request for a chair that was left in mid-game."""

    seat: int
    person: str
    name: str
    mask: str | None = None
