"""Finds and loads games: those in `games/` and those that installed packages offer by entry point.

A package offers a game by an entry point of the group `sitdown.games`. Its name is the game's id.
Its value is the package of the game, or the `Game` in it.
"""

from __future__ import annotations

import copyreg
import re
import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from .kernel import BadOptions, Game
from .kernel.form import nearest, quoted

# Imported now, before `sitdown.games` becomes a function: a later import would undo that.
import_module(f"{__package__}.games")
GAMES_FOLDER = Path(__file__).parent / "games"
NOWHERE = GAMES_FOLDER / "_nowhere"
GROUP = "sitdown.games"

ID = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
"""The form of a game's id. Ids are part of addresses, file names and messages."""
TAKEN = ("common",)
"""Ids that no game may have. The API serves the common words as those of the game `common`."""


class LeftOut(UserWarning):
    """Warning: an installed package offers a game that cannot be used."""


class OfferedGame:
    """A game that a package offers, with the folder of its files, or why it cannot be used."""

    def __init__(self, game: Game | None, folder: Path, fault: str = "") -> None:
        self.game = game
        self.folder = folder
        self.fault = fault


def games() -> list[str]:
    """The ids of all games that can be played, in alphabetical order."""
    return sorted([*shelved(), *[id for id, guest in guests().items() if guest.game is not None]])


def has(id: str) -> bool:
    """Whether a game can be played here. A table may outlive the package of its game."""
    return id in shelved() or (id in guests() and guests()[id].game is not None)


def load(id: str) -> Game:
    """The game with this id."""
    if id in shelved():
        return game_in(import_module(f"{__package__}.games.{id}"))
    guest = guests().get(id)
    if guest is None:
        known = games()
        raise BadOptions(
            f"no game {quoted(id)}{nearest(str(id), known)} (there are: {', '.join(known)})"
        )
    if guest.game is None:
        raise BadOptions(f"the game {quoted(id)} cannot be used: {guest.fault}")
    return guest.game


def by_id(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """How a game is pickled: by its id. The other process loads it from its own catalogue."""
    return load, (game.id,)


copyreg.pickle(Game, by_id)


def folder(id: str) -> Path:
    """The folder of a game's files. For an unknown game it is a folder that does not exist."""
    if id in shelved():
        return GAMES_FOLDER / id
    return guests()[id].folder if id in guests() else NOWHERE


@cache
def shelved() -> frozenset[str]:
    """The ids of the built-in games. None of them is imported."""
    return frozenset(
        folder.name
        for folder in GAMES_FOLDER.iterdir()
        if folder.is_dir() and any(folder.glob("__init__.*")) and folder.name[0] != "_"
    )


@cache
def guests() -> dict[str, OfferedGame]:
    """The games that installed packages offer.

    A warning names each game that cannot be used. The cache keeps it from being repeated.
    """
    offers: dict[str, list[EntryPoint]] = {}
    for offer in entry_points(group=GROUP):
        offers.setdefault(offer.name, []).append(offer)
    found = {id: load_offer(id, offers[id]) for id in sorted(offers)}
    for id, guest in found.items():
        if guest.fault:
            warnings.warn(f"the game {quoted(id)} is left out: {guest.fault}", LeftOut, 2)
    return {id: guest for id, guest in found.items() if id not in shelved()}


def load_offer(id: str, offers: list[EntryPoint]) -> OfferedGame:
    """Imports a game from an installed package.

    Any exception, SystemExit included, is kept as the reason why the game is left out.
    """
    packages = " and ".join(sorted(package_of(offer) for offer in offers))
    try:
        require_free(id, len(offers))
        package = import_module(offers[0].module)
        if not hasattr(package, "__path__"):
            raise TypeError(f"{offers[0].module} is a single module, and a game is a package")
        game = game_in(offers[0].load())
        if game.id != id:
            raise ValueError(f"the game there has the id {quoted(game.id)}")
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error} (offered by {packages})"
        return OfferedGame(None, NOWHERE, why)
    return OfferedGame(game, Path(str(package.__file__)).parent)


def require_free(id: str, offers: int) -> None:
    if id in shelved():
        raise ValueError("the house has a game of this id")
    if id in TAKEN or not ID.fullmatch(id):
        raise ValueError("an id is lower-case letters and digits, with hyphens between, and free")
    if offers > 1:
        raise ValueError("two packages offer one of this id")


def package_of(offer: EntryPoint) -> str:
    return offer.value if offer.dist is None else offer.dist.name


def game_in(offered: object) -> Game:
    """The attribute `game` of an offered module, or the offered game itself."""
    game = getattr(offered, "game", None) if isinstance(offered, ModuleType) else offered
    if not isinstance(game, Game):
        raise TypeError(f"{quoted(getattr(offered, '__name__', offered))} is no game and has none")
    return game
