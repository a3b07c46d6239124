"""The catalogue: finds games by looking into `games/`, and imports one when it is asked for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from .kernel import BadOptions, Game
from .kernel.form import nearest, quoted

# Imported now, before `sitdown.games` becomes a function: a later import would undo that.
import_module(f"{__package__}.games")
SHELF = Path(__file__).parent / "games"


def games() -> list[str]:
    """The ids of all games, in alphabetical order."""
    return sorted(
        folder.name
        for folder in SHELF.iterdir()
        if folder.is_dir() and any(folder.glob("__init__.*")) and folder.name[0] != "_"
    )


def load(id: str) -> Game:
    """The game with this id."""
    known = games()
    if id not in known:
        raise BadOptions(
            f"no game {quoted(id)}{nearest(str(id), known)} (there are: {', '.join(known)})"
        )
    game = import_module(f"{__package__}.games.{id}").game
    assert isinstance(game, Game)
    return game


def folder(id: str) -> Path:
    """Where the files of a game are: its words, its components."""
    return SHELF / id
