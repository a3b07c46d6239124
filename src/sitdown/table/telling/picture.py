"""Picture: view, open question and clock of one viewpoint at one moment."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from sitdown.kernel import Action, Document, SitdownError, State
from sitdown.table.plans.clock import is_spared, is_waited_for, passes_at
from sitdown.table.records.events import Viewpoint
from sitdown.table.records.sitting import Sitting

ENCODER: Final = msgspec.json.Encoder()


def decision_document(sitting: Sitting, viewpoint: Viewpoint) -> Document | None:
    """The open question as a viewpoint may know it; None if there is none."""
    position = sitting.position
    if position is None or sitting.state != "playing":
        return None
    yours = is_asked(sitting, position, viewpoint)
    default = position.default(viewpoint) if viewpoint is not None and yours else None
    return {
        "window": sitting.token(viewpoint),
        "phase": position.phase,
        "asked": list(sitting.asked),
        "hushed": sitting.hushed,
        "sealed": sealed_by(sitting, position) if yours else [],
        "yours": yours,
        "default": None if default is None else default.document(),
        "passes_at": passes_at(sitting, viewpoint) if viewpoint is not None and yours else None,
    }


def is_asked(sitting: Sitting, position: State, viewpoint: Viewpoint) -> bool:
    """Whether this seat is to answer and the program will not answer for it."""
    if viewpoint is None or viewpoint not in position.actors or viewpoint in sitting.meant:
        return False
    return not is_spared(sitting, viewpoint)


def sealed_by(sitting: Sitting, position: State) -> list[str]:
    """The kinds of action that stay sealed until the last answer to the open question is in."""
    if len(sitting.asked) < 2 or not position.keeps_seals():
        return []
    return [action.do for action in position.rules.decisions[position.phase].actions]


def clock_document(sitting: Sitting, now: float) -> Document | None:
    """The running clock; None if there is none."""
    if sitting.settings.clock is None or sitting.state != "playing":
        return None
    waited_for = [seat for seat in sitting.due if is_waited_for(sitting, seat)]
    return {
        "window": str(sitting.window),
        "due": {str(seat): moment for seat, moment in sitting.due.items()},
        "reserve": {str(seat): left for seat, left in sitting.reserve.items()},
        "now": now,
        "still": bool(waited_for) and not sitting.hushed,
    }


class Picture:
    """A viewpoint's view of the game at one moment, made once for all watchers who share it.

    `legal` in its `view` is JSON text already, except in the stored view of a shelved table.
    """

    def __init__(self, view: Any, legal: list[Action] | None = None) -> None:
        self.view = view
        self.legal = legal

    @staticmethod
    def of(
        sitting: Sitting,
        viewpoint: Viewpoint,
        kept: dict[Viewpoint, Document],
        whole: Callable[[], Document],
    ) -> Picture:
        """The current picture. For a shelved table it is the stored view in `kept`.

        `whole` gives the document of the position, which is made once for all viewpoints.
        """
        state = seen_by(sitting, viewpoint)
        if state is None:
            return Picture(kept.get(viewpoint))
        view = state.sight(viewpoint, whole() if state is sitting.position else None)
        legal = [] if viewpoint is None else state.legal(viewpoint)
        view["legal"] = texts_of(legal)
        return Picture(view, legal)

    def readable(self) -> Any:
        """The view with `legal` as documents instead of JSON text."""
        if self.legal is None:
            return self.view
        return {**self.view, "legal": [action.document() for action in self.legal]}


def texts_of(actions: list[Action]) -> msgspec.Raw:
    """A list of actions as JSON. Most action objects are used again, so each caches its text."""
    return msgspec.Raw(b"[%b]" % b",".join([action._text or written(action) for action in actions]))


def written(action: Action) -> bytes:
    action._text = ENCODER.encode(action.document())
    return action._text


def seen_by(sitting: Sitting, viewpoint: Viewpoint) -> State | None:
    """The position as a viewpoint may notice it. In a hushed window it has only its own answer."""
    before = sitting.aside if sitting.held else sitting.position
    if before is None or (before is sitting.position and viewpoint not in sitting.meant):
        return sitting.position
    state = before.copy()
    for acted in sitting.since_aside if sitting.held else ():
        if not acted.held or acted.seat == viewpoint:
            state.apply(acted.seat, acted.act)
    if viewpoint is not None and viewpoint in sitting.meant:
        with suppress(SitdownError):  # the waiting answer has become illegal
            state.apply(viewpoint, sitting.meant[viewpoint])
    return state
