"""Applies recorded actions to the game: plays them, or takes a position computed before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from sitdown import catalog
from sitdown.kernel import SitdownError, State

from .events import StoredEvent, store_event
from .feed import Happening
from .record import GameMark

if TYPE_CHECKING:
    from .acting import Acted
    from .sitting import Sitting


class OtherRules(Exception):
    """Under the current rules the records give other events or positions."""


def mark_of(state: State) -> GameMark:
    return GameMark(state.phase, list(state.actors), state.chance.drawn)


def deal(sitting: Sitting, mark: GameMark) -> None:
    """Deals the new game. Skipped if the table is loaded from a later snapshot."""
    if sitting.number <= sitting.replayed_from:
        return
    if sitting.prepared is not None:
        sitting.position = sitting.prepared
        return
    game = catalog.load(sitting.game_id)
    sitting.position = game.new(sitting.players, sitting.seed or "", **sitting.options)
    compare(sitting, mark)


def take_act(sitting: Sitting, acted: Acted) -> None:
    """Applies an action: plays it, writes the log entry, and opens the next question."""
    play(sitting, acted)
    sitting.feed.keep(acted)
    if acted.owed:
        sitting.spend(acted.seat, acted.at)
    fields = {"seat": acted.seat, "by": acted.by}
    if acted.held:
        sitting.feed.add(Happening(acted.at, fields, acted.told, (acted.seat,)))
        sitting.held = (*sitting.held, acted)
    elif acted.closes and sitting.held:
        sitting.feed.add(disclosed(acted, sitting.held))
    else:
        sitting.feed.add(Happening(acted.at, fields, acted.told))
    if acted.owed:
        sitting.answered(acted.seat)
        sitting.drop_meant(acted.seat)
    if acted.by == "person":
        sitting.hurried = None if sitting.hurried == acted.seat else sitting.hurried
        sitting.remember(acted.seat, acted.id)
    else:
        # Ids of bots are unique, so that only the latest request can be repeated.
        sitting.done_by_bots = {**sitting.done_by_bots, acted.seat: acted.id}
    if acted.closes:
        sitting.open_window(acted.at, acted.mark, acted.hushed)


def disclosed(last: Acted, held: Sequence[Acted]) -> Happening:
    """One log entry for all answers of a hushed window, in seat order.

    The last action's own answer is moved among them, so that the entry does not show who answered
    last.
    """
    names = {told.name for answer in held for told in answer.told}
    lead = 0
    while last.owed and lead < len(last.told) and last.told[lead].name in names:
        lead += 1
    answers: list[tuple[int, int | None, list[StoredEvent]]]
    answers = [(answer.seat, answer.seat, answer.told) for answer in held]
    answers.append((last.seat, None, last.told[:lead]))
    answers.sort(key=lambda answer: answer[0])
    before = [(heard_by, told) for _, heard_by, told in answers]
    return Happening(last.at, {"seat": None, "by": None}, last.told[lead:], before=before)


def play(sitting: Sitting, acted: Acted) -> None:
    """Applies an action to the position, or takes the position in which it was applied already."""
    # Until a hushed window closes, a copy from before its first answer is kept for the views.
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
    """Plays a stored action again; OtherRules if its events or its mark differ."""
    if sitting.position is None:
        raise OtherRules(f"record {sitting.number}: no position to carry it out on")
    try:
        events = sitting.position.apply(acted.seat, acted.act)
    except SitdownError as error:
        raise OtherRules(f"record {sitting.number}: {error}") from None
    if encode_told([store_event(event) for event in events]) != encode_told(acted.told):
        raise OtherRules(f"record {sitting.number} now tells something else")
    compare(sitting, acted.mark)


def compare(sitting: Sitting, mark: GameMark) -> None:
    position = sitting.position
    if position is None or mark_of(position) != mark:
        raise OtherRules(f"record {sitting.number} now leads elsewhere")


def encode_told(told: list[StoredEvent]) -> bytes:
    return msgspec.json.encode(told)
