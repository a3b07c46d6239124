"""Packages that offer games, installed for a test: a folder with what an installer leaves there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from sitdown import catalog

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
        catalog.guests.cache_clear()
        return folder

    yield installed
    for package in packages:
        sys.modules.pop(package, None)
    catalog.guests.cache_clear()


def offer(site: Path, package: str, line: str) -> None:
    about = site / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{catalog.GROUP}]\n{line}\n")
