"""The catalogue finds games by looking: on its own shelf, and in packages that offer one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import sitdown
from sitdown import catalog
from sitdown.kernel import Look
from sitdown.lab.play import play_games
from sitdown.wire.settings import PRESETS, clocks
from sitdown.words import Words
from tests.guests import CHIPMUNKS, Install, forget, install

__all__ = ["install"]


def test_every_game_on_the_shelf_loads_by_its_name() -> None:
    for id in sitdown.games():
        assert sitdown.load(id).id == id
        assert (catalog.folder(id) / "__init__.py").exists()


def test_a_game_that_is_not_there_is_named_with_the_nearest() -> None:
    with pytest.raises(sitdown.BadOptions, match='did you mean "squirrels"'):
        sitdown.load("squirrel")
    assert not catalog.has("squirrel")
    assert not catalog.folder("squirrel").exists()


def test_games_can_still_be_listed_when_one_was_loaded() -> None:
    """The folder of that name would take the function's place, were it imported later."""
    code = "import sitdown; sitdown.load('squirrels'); print(len(sitdown.games()))"
    listed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert listed.stdout.strip() == str(len(catalog.games())), listed.stderr


@pytest.mark.parametrize("value", ["chipmunks", "chipmunks:game"])
def test_a_package_that_offers_a_game_is_found(install: Install, value: str) -> None:
    folder = install("chipmunks", CHIPMUNKS, value=value)
    assert "chipmunks" in sitdown.games()
    assert catalog.has("chipmunks")
    assert sitdown.load("chipmunks").id == "chipmunks"
    assert sitdown.load("chipmunks") is sitdown.load("chipmunks")
    assert catalog.folder("chipmunks") == folder


def test_its_words_and_clocks_lie_in_its_own_folder(install: Install) -> None:
    folder = install("chipmunks", CHIPMUNKS)
    assert clocks("chipmunks") == list(PRESETS)
    assert Words("en", "chipmunks").title() == "chipmunks"
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text("title = Chipmunks\n")
    (folder / "advice").mkdir()
    (folder / "advice" / "clocks.json").write_text(
        '[{"id": "cigarillo", "decision": 3, "trading": 3, "reaction": 3}]'
    )
    forget()
    assert Words("en", "chipmunks").title() == "Chipmunks"
    assert [clock.decision for clock in clocks("chipmunks")] == [3]


def test_its_games_are_played_in_other_processes(install: Install) -> None:
    install("chipmunks", CHIPMUNKS)
    rows = list(play_games("chipmunks", [["cautious", "random"]] * 2, [1, 2], processes=2))
    assert [row.game for row in rows] == ["chipmunks", "chipmunks"]
    game = sitdown.load("chipmunks")
    assert game.sketch(Look.at(game, game.new(2), 0).view) is not None


@pytest.mark.parametrize(
    ("package", "code", "id", "fault"),
    [
        ("broken_game", "1 / 0", "broken", "ZeroDivisionError: division by zero"),
        ("broken_game", "import sys; sys.exit('not here')", "broken", "SystemExit: not here"),
        ("broken_game", "import no_such_package", "broken", "No module named 'no_such_package'"),
        ("broken_game", "game = 7", "broken", "is no game and has none"),
        ("broken_game", CHIPMUNKS, "broken", 'has the id "chipmunks"'),
        ("broken_game", CHIPMUNKS, "Chip munks", "an id is lower-case letters"),
        ("broken_game", CHIPMUNKS, "common", "an id is lower-case letters"),
    ],
)
def test_a_game_that_cannot_be_used_is_left_out(
    install: Install, package: str, code: str, id: str, fault: str
) -> None:
    """With one warning; the others are as they were, and loading it says why."""
    before = sitdown.games()
    install(package, code, id)
    with pytest.warns(catalog.LeftOut, match=fault) as warned:
        assert sitdown.games() == before
    assert len(warned) == 1
    assert "offered by broken_game" in str(warned[0].message)
    assert not catalog.has(id)
    with pytest.raises(sitdown.BadOptions, match=fault):
        sitdown.load(id)


def test_a_game_of_the_house_keeps_its_id(install: Install) -> None:
    own = sitdown.load("squirrels")
    install("broken_game", CHIPMUNKS, "squirrels")
    with pytest.warns(catalog.LeftOut, match="the house has a game of this id"):
        assert sitdown.games().count("squirrels") == 1
    assert sitdown.load("squirrels") is own
    assert catalog.folder("squirrels").parent == catalog.GAMES_FOLDER


def test_two_packages_with_one_id_are_both_left_out(install: Install) -> None:
    install("chipmunks", CHIPMUNKS)
    install("copycat", CHIPMUNKS, "chipmunks")
    with pytest.warns(catalog.LeftOut, match="offered by chipmunks and copycat"):
        assert not catalog.has("chipmunks")


def test_a_single_module_is_no_place_for_a_game(install: Install) -> None:
    """Its folder would be that of all packages."""
    folder = install("chipmunks", "", value="chipmunks.door")
    (folder / "door.py").write_text("game = None")
    with pytest.warns(catalog.LeftOut, match="a game is a package"):
        assert not catalog.has("chipmunks")


def test_the_house_of_a_broken_guest_still_opens(install: Install) -> None:
    """As a program: what is printed is the list of games, and the warning beside it."""
    install("broken_game", "1 / 0", "broken")
    listed = subprocess.run(
        [sys.executable, "-m", "sitdown", "games"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert "squirrels" in listed.stdout
    assert "broken" not in listed.stdout
    assert listed.stderr.count('the game "broken" is left out') == 1
