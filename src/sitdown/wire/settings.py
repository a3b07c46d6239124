"""Settings and clock of a table."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, structs, to_builtins

from sitdown import catalog
from sitdown.kernel import Document

Seconds = Annotated[int, Meta(ge=1, le=30 * 86400)]
AN_HOUR = 3600
Pace = Literal["quick", "calm", "slow"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time in seconds: for a decision, for one with bargaining, for a reaction, for the game."""

    decision: Seconds
    trading: Seconds
    reaction: Seconds
    reserve: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    id: Annotated[str, Meta(max_length=24)] | None = None

    def is_of_minutes(self) -> bool:
        """Whether people sit at the table while it runs; otherwise the game is played by mail."""
        return self.decision <= AN_HOUR


PRESETS = (
    Clock(id="cigarillo", decision=15, trading=30, reaction=10, reserve=60),
    Clock(id="corona", decision=45, trading=120, reaction=15, reserve=180),
    Clock(id="churchill", decision=120, trading=240, reaction=20, reserve=600),
    Clock(id="mail", decision=86400, trading=86400, reaction=86400, reserve=0),
)
"""The clocks of a game that brings no `clocks.json` of its own."""


class Settings(Struct, frozen=True):
    """What the host chooses beside the game's own options.

    `rated`: the game counts for the ladder. `quiet`: bots say nothing. Each is unset where it is
    not so, as in lines from before. `hints`: whether the house says what it would do, to who asks
    it; where it is unset, only to one who sits among bots alone.
    """

    public: bool = True
    spectators: bool = True
    delay: int = 0
    clock: Clock | None = None
    grace: int | None = 60
    whispers: bool = False
    pace: Pace = "calm"
    start: Literal["full", "host"] = "full"
    stand_in: str = "cautious"
    rated: bool | UnsetType = UNSET
    quiet: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET

    def document(self) -> Document:
        document: Document = to_builtins(self)
        return document

    def unusual(self) -> Document:
        """Those that differ from the usual: what a log says of them stays the same for ever."""
        usual = Settings().document()
        return {name: value for name, value in self.document().items() if value != usual.get(name)}

    def changed(self, **fields: Any) -> Settings:
        return structs.replace(self, **fields)


def clocks(game: str) -> list[Clock]:
    """The clocks that fit a game."""
    own = catalog.folder(game) / "advice" / "clocks.json"
    if not own.exists():
        return list(PRESETS)
    return [Clock(**clock) for clock in json.loads(own.read_text(encoding="utf-8"))]


def allows_whispers(game: str) -> bool:
    """Whether people may talk in twos at this game, unless a table says otherwise."""
    return any(aside.whispers for aside in catalog.load(game).rules.asides)
