"""What a reader hears of every phase of every game, compared with what is kept in `snapshots/`.

`SITDOWN_SNAPSHOTS=write pytest tests/browser/test_snapshots.py` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import sitdown
from sitdown.kernel import State
from tests.pictures import decision

from .conftest import Visitors
from .positions import Easel, told
from .visitor import Visitor

KEPT = Path(__file__).parent / "snapshots"
WRITES = os.environ.get("SITDOWN_SNAPSHOTS") == "write"
TOLD = ("main", ".window", "footer.bar")
"""The board, the question over it, the bar."""
GUESTS = ("Gosha", "Julie", "Mole", "Sonya")


def phases(game: str) -> dict[str, State]:
    """Each phase as the scenarios first meet it: their positions stay as they are."""
    found: dict[str, State] = {}
    for state in told(game):
        if state.result is None and state.phase not in found:
            found[state.phase] = state.copy()
    assert found.keys() == set(sitdown.load(game).rules.decisions)
    return found


def easel_for(vera: Visitor, game: str, players: int, seat: int) -> Easel:
    easel = Easel(vera, game, players, "The Quiet Harbour", seat)
    others = [guest for guest in easel.table["seats"] if guest["seat"] != seat]
    for guest, name in zip(others, GUESTS, strict=False):
        guest["name"] = name
    return easel


def heard(easel: Easel, state: State) -> str:
    """What a reader who is asked hears of a table, once all that a page asks for is there."""
    seat = state.actors[0]
    easel.show({"view": state.view(seat), "decision": decision(state, seat)})
    easel.rest()
    parts = [easel.visitor.page.locator(part) for part in TOLD]
    return "\n".join(part.aria_snapshot() for part in parts if part.count()) + "\n"


def write(folder: Path, sayings: dict[str, str]) -> None:
    """All of them anew: a phase that is no more leaves nothing behind."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.yaml"):
        file.unlink()
    for phase, text in sayings.items():
        (folder / f"{phase}.yaml").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("game", sitdown.games())
def test_a_reader_hears_every_phase(visitor: Visitors, game: str) -> None:
    easels: dict[tuple[int, int], Easel] = {}
    sayings: dict[str, str] = {}
    for phase, state in phases(game).items():
        at = (state.seats, state.actors[0])
        if at not in easels:
            easels[at] = easel_for(visitor(), game, *at)
        sayings[phase] = heard(easels[at], state)
    folder = KEPT / game
    if WRITES:
        write(folder, sayings)
    kept = {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.yaml")}
    assert kept.keys() == sayings.keys()
    for phase, text in sayings.items():
        assert text == kept[phase], phase
