"""The game behind the records: played along with them, or taken as it was worked out before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from sitdown import catalog
from sitdown.kernel import SitdownError, State

from .told import Told, written

if TYPE_CHECKING:
    from .acting import Acted
    from .sitting import Sitting


class OtherRules(Exception):
    """The records do not come out under the rules of today."""


class Mark(Struct, array_like=True, frozen=True):
    """Where the game stood afterwards, to notice rules that now lead elsewhere."""

    phase: str
    actors: list[int]
    drawn: int


def mark_of(state: State) -> Mark:
    return Mark(state.phase, list(state.actors), state.chance.drawn)


def deal(sitting: Sitting, mark: Mark) -> None:
    """The new game; a table that is read from a snapshot skips what lies before it."""
    if sitting.number <= sitting.replayed_from:
        return
    if sitting.prepared is not None:
        sitting.position = sitting.prepared
        return
    game = catalog.load(sitting.game_id)
    sitting.position = game.new(sitting.players, sitting.seed or "", **sitting.options)
    compare(sitting, mark)


def play(sitting: Sitting, acted: Acted) -> None:
    """Carries an action out, or takes the position that it was carried out on."""
    if acted.held and sitting.aside is None:
        sitting.aside = None if sitting.position is None else sitting.position.copy()
    if sitting.aside is not None:
        sitting.since_aside = (*sitting.since_aside, acted)
    if sitting.number <= sitting.replayed_from:
        return
    if sitting.prepared is not None:
        sitting.position = sitting.prepared
        return
    play_again(sitting, acted)


def play_again(sitting: Sitting, acted: Acted) -> None:
    """As it was played before: with the same events, and to the same end."""
    if sitting.position is None:
        raise OtherRules(f"record {sitting.number}: no position to carry it out on")
    try:
        events = sitting.position.apply(acted.seat, acted.act)
    except SitdownError as error:
        raise OtherRules(f"record {sitting.number}: {error}") from None
    if encode_told([written(event) for event in events]) != encode_told(acted.told):
        raise OtherRules(f"record {sitting.number} now tells something else")
    compare(sitting, acted.mark)


def compare(sitting: Sitting, mark: Mark) -> None:
    position = sitting.position
    if position is None or mark_of(position) != mark:
        raise OtherRules(f"record {sitting.number} now leads elsewhere")


def encode_told(told: list[Told]) -> bytes:
    return msgspec.json.encode(told)
