"""What a screen reader finds at the table: one snapshot for every question of every game.

A change of a board shows here as a diff of what is heard. SITDOWN_WRITE=1 writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import sitdown

from .conftest import Visitors
from .positions import Easel, positions

SNAPSHOTS = Path(__file__).with_name("snapshots")
HEARD = ["main.board", ".window", "footer.bar"]
"""The parts of the table that change with the question."""
ASKED = "asked: "


@pytest.mark.parametrize("game", sitdown.games())
def test_every_question_sounds_as_it_did(visitor: Visitors, game: str) -> None:
    vera = visitor("Vera")
    players = sitdown.load(game).seats[0]
    easel = Easel(vera, game, players, "Penny")
    found = {}
    for kind, picture in positions(game, players).items():
        if kind.startswith(ASKED):
            easel.show(picture)
            found[kind.removeprefix(ASKED)] = heard(easel)
    assert found.keys() >= phases_met(game)
    told = "\n".join(f"# {phase}\n{found[phase]}\n" for phase in sorted(found))
    kept = SNAPSHOTS / f"{game}.yaml"
    if os.environ.get("SITDOWN_WRITE"):
        kept.write_text(told, encoding="utf-8")
    assert told == kept.read_text(encoding="utf-8")


def heard(easel: Easel) -> str:
    page = easel.visitor.page
    places = [page.locator(place) for place in HEARD]
    return "\n".join(place.first.aria_snapshot() for place in places if place.count())


def phases_met(game: str) -> set[str]:
    """The phases that random play of few seats comes to; the rest are rare windows."""
    return {sitdown.load(game).new(sitdown.load(game).seats[0], 1).phase}
