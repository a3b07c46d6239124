"""What a reader hears of every phase of every game, compared with what is kept in `snapshots/`.

`SITDOWN_SNAPSHOTS=write pytest tests/browser/test_snapshots.py` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import sitdown
from sitdown.conform import read_scenarios
from sitdown.conform.running import Run
from sitdown.kernel import State

from .conftest import Visitors
from .positions import Easel, decision
from .visitor import Visitor

KEPT = Path(__file__).parent / "snapshots"
SCENARIOS = Path(__file__).parents[1] / "games"
WRITES = os.environ.get("SITDOWN_SNAPSHOTS") == "write"
TOLD = ("main", ".window", "footer.bar")
"""The board, the question over it, the bar."""
GUESTS = ("Gosha", "Julie", "Mole", "Sonya")


def met(game: str) -> Iterator[State]:
    """Positions that scenarios lay or lead to: they stay as they are. Of three first."""
    files = sorted((SCENARIOS / game / "scenarios").glob("*.yaml"))
    scenarios = [scenario for file in files for scenario in read_scenarios(file)]
    for scenario in sorted(scenarios, key=lambda one: one.players != 3):
        run = Run(scenario)
        yield run.state
        for step in scenario.steps:
            run.take(step)
            yield run.state


def phases(game: str) -> dict[str, State]:
    """Of each phase the first position that is met."""
    found: dict[str, State] = {}
    wanted = set(sitdown.load(game).rules.decisions)
    for state in met(game):
        if state.phase in wanted and state.phase not in found:
            found[state.phase] = state.copy()
        if len(found) == len(wanted):
            break
    assert found.keys() == wanted
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
    easel.settle()
    parts = [easel.visitor.page.locator(part) for part in TOLD]
    return "\n".join(part.aria_snapshot() for part in parts if part.count()) + "\n"


def write(folder: Path, told: dict[str, str]) -> None:
    """All of them anew: a phase that is no more leaves nothing behind."""
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.yaml"):
        file.unlink()
    for phase, text in told.items():
        (folder / f"{phase}.yaml").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("game", sitdown.games())
def test_a_reader_hears_every_phase(visitor: Visitors, game: str) -> None:
    easels: dict[tuple[int, int], Easel] = {}
    told: dict[str, str] = {}
    for phase, state in phases(game).items():
        at = (state.seats, state.actors[0])
        if at not in easels:
            easels[at] = easel_for(visitor(), game, *at)
        told[phase] = heard(easels[at], state)
    folder = KEPT / game
    if WRITES:
        write(folder, told)
    kept = {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.yaml")}
    assert kept.keys() == told.keys()
    for phase, text in told.items():
        assert text == kept[phase], phase
