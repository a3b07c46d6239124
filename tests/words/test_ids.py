"""Ids of messages: each is declared once, each that is used exists, each that exists is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from sitdown import catalog
from sitdown.words import LANGUAGES
from sitdown.words.messages import REPLACEABLE

from .bundles import (
    ADMIN,
    CLIENT,
    COMMON,
    FOLDERS,
    GAMES,
    HOUSE,
    SOURCE,
    board_of,
    ids_in,
    is_loaded_with,
    messages_in,
    names_in,
    words_of,
)
from .code import Code, client_code, code_in

ADMIN_PREFIX = "host-"
"""The `say` of admin/words.svelte.ts puts it before every id."""
BUILT = SOURCE / "web"
SUFFIXES = (".py", ".ts", ".svelte", ".json")


def files_in(folder: Path) -> list[Path]:
    return [
        file
        for file in sorted(folder.rglob("*"))
        if file.suffix in SUFFIXES and not file.is_relative_to(BUILT)
    ]


def outside(files: Iterable[Path], folders: Iterable[Path]) -> list[Path]:
    return [file for file in files if not any(map(file.is_relative_to, folders))]


GAME_FOLDERS = [folder(game) for game in GAMES for folder in (catalog.folder, board_of)]
SHARED = outside([*files_in(SOURCE), *files_in(CLIENT)], GAME_FOLDERS)
"""Code that concerns no game in particular."""


@cache
def code_for(folder: Path) -> Code:
    """All code that can say a message of some words."""
    if folder == ADMIN:
        return code_in([*files_in(ADMIN), CLIENT / "documents.ts"])
    for game in GAMES:
        if folder in (words_of(game), board_of(game)):
            return code_in([*SHARED, *files_in(catalog.folder(game)), *files_in(board_of(game))])
    return code_in([*files_in(SOURCE), *files_in(CLIENT)])


def by_name(folder: Path) -> str:
    return "-".join(folder.parts[-3:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_in_two_files_that_are_loaded_together(language: str) -> None:
    clashes = [
        f"{id}: {by_name(one)}, {by_name(other)}"
        for one, other in combinations(FOLDERS, 2)
        if is_loaded_with(one, other)
        for id in sorted(ids_in(one, language) & ids_in(other, language) - REPLACEABLE)
    ]
    assert clashes == []


@pytest.mark.parametrize("folder", FOLDERS, ids=by_name)
def test_every_message_is_used(folder: Path) -> None:
    code = code_for(folder)
    prefix = ADMIN_PREFIX if folder == ADMIN else ""
    messages = messages_in(folder)
    referred = {
        name.partition(".")[0]
        for id in messages.patterns
        for name in messages.references(id).messages
    }
    unused = [
        id for id in sorted(ids_in(folder) - referred) if not code.uses(id.removeprefix(prefix))
    ]
    assert unused == []


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_for_what_the_rules_do_not_have(game: str) -> None:
    rules, options = catalog.load(game).rules, catalog.load(game).options
    families: dict[str, Callable[[str], bool]] = {
        "action-": rules.actions.__contains__,
        "phase-": rules.phases.__contains__,
        "event-": rules.events.__contains__,
        "open-": rules.events.__contains__,
        "option-": lambda name: any(f"{name}-".startswith(f"{one}-") for one in options),
    }
    strange = [
        id
        for id in sorted(ids_in(words_of(game)))
        for family, has in families.items()
        if id.startswith(family) and not has(id.removeprefix(family))
    ]
    assert strange == []


def words_for(file: Path) -> tuple[Path, ...]:
    """The words that code finds whatever is played; those of a game for the game's own code."""
    house = (COMMON,) if file.is_relative_to(SOURCE) else (COMMON, HOUSE)
    for game in GAMES:
        if file.is_relative_to(catalog.folder(game)):
            return (*house, words_of(game))
        if file.is_relative_to(board_of(game)):
            return (*house, words_of(game), board_of(game))
    return house


def of_every_game(language: str) -> set[str]:
    return set.intersection(*[names_in([words_of(game)], language) for game in GAMES])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_code_says_exists(language: str) -> None:
    """A missing one is shown to people by its id."""
    host = {name.removeprefix(ADMIN_PREFIX) for name in names_in([ADMIN], language)}
    every = of_every_game(language)
    missing = []
    for file in [*files_in(SOURCE), *files_in(CLIENT)]:
        known = names_in(words_for(file), language) | every
        code = code_in([file])
        for how, id in sorted(code.said):
            found = host if file.is_relative_to(ADMIN) and how == "say" else known
            if id not in found and not is_asked_for(file, id):
                missing.append(f"{file.relative_to(SOURCE.parents[1])}: {id}")
    assert missing == []


def is_asked_for(file: Path, id: str) -> bool:
    """Whether code looks first if there is such a message; `about` is empty without one."""
    text = file.read_text(encoding="utf-8")
    return f'has("{id}")' in text or f'about("{id}")' in text


def test_what_code_says_is_found() -> None:
    code = client_code("""
      say("one.about", {}); say(by === "two" ? "three" : "four"); say(`five-${six}`)
      const six = "seven" // and "eight"
    """)
    assert {id for _, id in code.said} == {"one.about", "three", "four"}
    used = [id for id in ("one", "five-seven", "five-eight", "nine") if code.uses(id)]
    assert used == ["one", "five-seven"]
