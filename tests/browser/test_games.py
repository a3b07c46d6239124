"""Two browsers play a game to its end, by clicks alone; in the long suite every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import sitdown
from sitdown.words.bot_names import bot_name
from tests.suites import long_case

from .conftest import Visitors
from .playing import play_to_the_end
from .visitor import DESK, PHONE

SHORT: dict[str, dict[str, Any]] = {
    "gentlemen": {"rounds": 1},
    "cosanostra": {"rounds": 3},
}
"""Options that make a game shorter, where it has some."""

USUAL = "gentlemen"
"""The game of the default suite: it is the shortest, and both people are asked at the same time."""
GAMES = [game if game == USUAL else long_case(game) for game in sitdown.games()]


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_to_the_end(visitor: Visitors, game: str) -> None:
    """One on a desk in English, one on a phone in Russian; bots take the chairs that are left."""
    vera = visitor("Vera", language="en", size=DESK)
    gosha = visitor("Гоша", language="ru", size=PHONE)
    players = sitdown.load(game).seats[0]
    bots = [{"kind": "bot", "bot": "random"}] * (players - 2)
    id = vera.lay(
        game=game,
        players=players,
        seats=[{"kind": "me"}, {"kind": "open"}, *bots],
        options=SHORT.get(game, {}),
        public=False,
    )
    gosha.join(id)
    for one in (vera, gosha):
        expect(one.question).to_be_visible()
    assert play_to_the_end(vera, gosha) > 10
    table = vera.table(id)
    winners = [table["seats"][seat] for seat in table["result"]["winners"]]
    for one, language in ((vera, "en"), (gosha, "ru")):
        expect(one.result.get_by_role("heading", level=2).first).to_contain_text(
            called(winners[0], language) if winners else ""
        )
        expect(one.result.get_by_role("status")).to_be_visible()  # the honesty check
        assert one.violations() == []
        assert not one.overflows()


def called(seat: dict[str, Any], language: str) -> str:
    """The name of a seat in a language."""
    name: str = seat["name"]
    return bot_name(seat["house_name"], language) if seat.get("house_name") else name
