"""Pictures for the tests of the client: what a server tells the first seat at some moments.

`python -m tests.pictures` writes `web/test/pictures.json` anew after the rules have changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from sitdown import catalog
from sitdown.kernel import Document, State
from sitdown.table.plans.windows import only_answer
from sitdown.table.records.events import heard_by, store_event
from sitdown.table.telling.advice import sketch_of

FILE = Path(__file__).parents[1] / "web" / "test" / "pictures.json"


def played(game: str, players: int) -> Iterator[State]:
    """Every state of a game in which seats answer at random."""
    luck = Random(0)
    state = catalog.load(game).new(players, f"{game}/0")
    while state.result is None:
        yield state
        seat = luck.choice(state.actors)
        state.apply(seat, luck.choice(state.legal(seat)))
    yield state


def first(game: str, players: int, fits: Callable[[State], bool]) -> State:
    return next(state.copy() for state in played(game, players) if fits(state))


def is_waiting(state: State) -> bool:
    return 0 not in state.actors and state.result is None


def is_window(state: State) -> bool:
    return state.phase == "scheme" and 0 in state.actors


def picture(game: str, state: State) -> Document:
    """A state as the server tells it to the first seat."""
    view = state.view(0)
    return {"view": view, "sketch": sketch_of(game, view), "decision": decision(state)}


def decision(state: State, seat: int = 0) -> Document | None:
    if state.result is not None:
        return None
    default = state.default(seat) if seat in state.actors else None
    return {
        "window": "1.0",
        "phase": state.phase,
        "asked": list(state.actors),
        "hushed": False,
        "sealed": [],
        "yours": seat in state.actors,
        "default": None if default is None else default.document(),
        "passes_at": None,
    }


def vote() -> dict[str, Document]:
    """Gentlemen before the last ballot, which is the first seat's, and after it."""
    before = first("gentlemen", 5, lambda state: state.phase == "vote" and 0 in state.actors)
    for seat in [seat for seat in before.actors if seat != 0]:
        before.apply(seat, before.legal(seat)[0])
    after = before.copy()
    events = after.apply(0, after.legal(0)[0])
    told = heard_by([store_event(event) for event in events], 0)
    return {
        "the last ballot": picture("gentlemen", before),
        "all ballots": {**picture("gentlemen", after), "events": told},
    }


def pictures() -> dict[str, Document]:
    """All pictures, by the name that the tests of the client call them."""
    states = {
        "the first card": ("squirrels", first("squirrels", 2, lambda state: True)),
        "others play": ("squirrels", first("squirrels", 3, is_waiting)),
        "the end": ("squirrels", first("squirrels", 2, lambda state: state.result is not None)),
        "a window with one answer": (
            "cosanostra",
            first("cosanostra", 3, lambda state: is_window(state) and is_small(state)),
        ),
        "a window with a choice": (
            "cosanostra",
            first("cosanostra", 3, lambda state: is_window(state) and not is_small(state)),
        ),
        "a plan": ("cosanostra", first("cosanostra", 3, lambda state: state.phase == "plan")),
        "a month": ("vendetta", first("vendetta", 3, is_waiting)),
    }
    return {name: picture(*named) for name, named in states.items()} | vote()


def is_small(state: State) -> bool:
    return only_answer(state, 0) is not None


def text() -> str:
    """The file: one picture a line."""
    lines = [
        f"  {json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}"
        for name, one in pictures().items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text())
