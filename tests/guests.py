"""Packages that offer games, installed for a test: a folder with what an installer leaves there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from sitdown import catalog, fingerprint
from sitdown.server.api.games import all_games, game_document, game_parcel
from sitdown.server.http.faces import face_of
from sitdown.words import messages_of

CHIPMUNKS = """
    from sitdown import load
    from sitdown.kernel import Game

    squirrels = load("squirrels")
    game = Game(
        id="chipmunks",
        seats=squirrels.seats,
        options=squirrels.options,
        rules=squirrels.rules,
        position=squirrels.position,
        set_up=squirrels.set_up,
        fill=squirrels.fill,
        settle=squirrels.settle,
        advice=squirrels.advice,
    )
"""
"""New York Squirrels by another name, as a package of its own."""

Install = Callable[..., Path]


@pytest.fixture
def liars_dice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """The game in `examples/`, installed for one test; gives what takes it away again."""
    offer(tmp_path, "liars_dice", "liars-dice = liars_dice")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()

    def taken_away() -> None:
        monkeypatch.undo()
        forget()

    yield taken_away
    taken_away()


def forget() -> None:
    """What a process works out once of the games that there are."""
    told = (all_games, game_document, game_parcel, face_of)
    for kept in (catalog.guests, *told, messages_of):
        kept.cache_clear()
    fingerprint.KNOWN.clear()


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package for one test; gives its folder."""
    site = tmp_path / "site-packages"
    site.mkdir()
    monkeypatch.syspath_prepend(str(site))
    packages: list[str] = []

    def installed(package: str, code: str, id: str = "", value: str = "") -> Path:
        folder = site / package
        folder.mkdir()
        packages.append(package)
        (folder / "__init__.py").write_text(dedent(code), encoding="utf-8")
        offer(site, package, f"{id or package} = {value or package}")
        forget()
        return folder

    yield installed
    for package in packages:
        sys.modules.pop(package, None)
    forget()


def offer(site: Path, package: str, line: str) -> None:
    about = site / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{catalog.GROUP}]\n{line}\n")
