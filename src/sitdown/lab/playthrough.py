"""Playthroughs: recorded games as text, to compare rules before and after a change.

The first line of a playthrough is the command that makes it again.
"""

from __future__ import annotations

import argparse
import json
import shlex
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from sitdown import argument_types, catalog
from sitdown.argument_types import read_options
from sitdown.bots import Company, bot
from sitdown.kernel import HIDDEN, BadOptions, Event, Game, State
from sitdown.kernel.form import Document

COMMAND = "# sitdown playthrough "
"""The beginning of a file's first line."""
GONE = object()
"""Stands for a value that a view does not have."""
Viewer = int | None


class Recipe:
    """The command line of a playthrough as an object."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.game: Game = catalog.load(arguments.game)
        self.players = self.game.read_seats(arguments.players or self.game.seats[0])
        self.seed: str = arguments.seed
        self.bots: str = arguments.bots
        self.require_seats(len(self.bots.split(",")))
        self.steps: int | None = arguments.steps
        self.given: list[str] = arguments.option

    def require_seats(self, bots: int) -> None:
        if bots > self.players:
            raise BadOptions(f"{bots} bots for {self.players} seats")

    @staticmethod
    def read(line: str) -> Recipe:
        """Reads the recipe from the first line of a file."""
        if not line.startswith(COMMAND):
            raise BadOptions(f"not a playthrough: its first line does not begin with {COMMAND!r}")
        parser = argparse.ArgumentParser(exit_on_error=False)
        add_arguments(parser)
        try:
            return Recipe(parser.parse_args(shlex.split(line.removeprefix(COMMAND))))
        except (argparse.ArgumentError, SystemExit) as error:
            raise BadOptions(f"not a playthrough: {line.strip()!r}: {error}") from None

    def command(self) -> str:
        words = [self.game.id, "--players", str(self.players), "--seed", self.seed]
        words += ["--bots", self.bots]
        if self.steps is not None:
            words += ["--steps", str(self.steps)]
        for option in self.given:
            words += ["--option", option]
        return COMMAND + shlex.join(words)


def add_arguments(parser: argparse.ArgumentParser, game_may_be_missing: bool = False) -> None:
    """Adds the arguments of the command, which are also those of a file's first line."""
    parser.add_argument("game", metavar="GAME", nargs="?" if game_may_be_missing else None)
    add = parser.add_argument
    add("--players", type=argument_types.SEATS, metavar="N", help="how many seats")
    add("--seed", default="0", metavar="SEED", help="of the game (0)")
    add(
        "--bots",
        type=argument_types.several,
        default="random",
        metavar="BOTS",
        help="who plays: one name, or one per seat (random)",
    )
    add(
        "--steps",
        type=argument_types.IntegerArgument(0),
        metavar="N",
        help="stop after so many actions",
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=JSON", help="an option of the game"
    )


def record(recipe: Recipe) -> str:
    """Plays the game and returns the text of the whole playthrough."""
    return "\n".join([recipe.command(), *lines(recipe)]) + "\n"


def refresh(places: list[Path]) -> list[Path]:
    """Records playthroughs again, given as files or folders. Returns those that changed."""
    changed = []
    for file in files_in(places):
        before = read(file)
        after = record(Recipe.read(before.partition("\n")[0]))
        if after != before:
            file.write_text(after, encoding="utf-8", newline="\n")
            changed.append(file)
    return changed


def read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadOptions(f"{file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadOptions(f"{file} is not text") from None


def files_in(places: list[Path]) -> list[Path]:
    files: list[Path] = []
    for place in places:
        if not place.exists():
            raise BadOptions(f"{place}: no such file or folder")
        found = recordings_in(place) if place.is_dir() else [place]
        if not found:
            raise BadOptions(f"{place}: no recorded games in it or below")
        files += found
    return files


def recordings_in(folder: Path) -> list[Path]:
    """The recorded games in a folder called `playthroughs`, this one or any below."""
    return sorted(file for file in folder.rglob("*.txt") if file.parent.name == "playthroughs")


def lines(recipe: Recipe) -> Iterator[str]:
    game, players = recipe.game, recipe.players
    state = game.new(players, recipe.seed, **read_options(recipe.given))
    names = recipe.bots.split(",")
    seated = {
        seat: bot(names[seat % len(names)], f"{recipe.seed}/{seat}") for seat in range(players)
    }
    company = Company(game, seated)
    views = all_views(state)
    yield ""
    yield "the beginning"
    yield from changes({viewer: {} for viewer in views}, views)
    step = 0
    while (move := company.move(state)) is not None:
        if step == recipe.steps:
            yield ""
            yield f"stopped after {step} actions"
            return
        step += 1
        events = company.act(state, *move)
        yield ""
        yield f"{step}. seat {move.seat}: {line(move.action.document())}"
        for event in events:
            yield from told(event, list(views))
        before, views = views, all_views(state)
        yield from changes(before, views)


def told(event: Event, viewers: list[Viewer]) -> Iterator[str]:
    """An event in full, then the form in which each viewer learns of it, if that differs."""
    full = event.document()
    yield f"  event {line(full)}"
    forms: dict[str, list[Viewer]] = {}
    for viewer in viewers:
        form = event.told(viewer)
        if form != full:
            forms.setdefault("nothing" if form is None else line(form), []).append(viewer)
    for form_line, who in forms.items():
        yield f"    to {group(who, viewers)}: {form_line}"


def all_views(state: State) -> dict[Viewer, Document]:
    """Every view as a flat table from paths to values."""
    viewers: list[Viewer] = [*range(state.seats), None]
    return {viewer: flat(state.view(viewer)) for viewer in viewers}


def flat(view: Document) -> Document:
    legal = view.pop("legal")
    digest = sha256(line(legal).encode()).hexdigest()[:8]
    table = dict(leaves("", view))
    table["legal"] = f"{len(legal)} ({digest})" if legal else "none"
    return table


def leaves(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The leaves of a document, with their paths; a list of plain values is one leaf."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from leaves(f"{path}.{key}" if path else key, item)
    elif isinstance(value, list) and any(isinstance(item, list | dict) for item in value):
        for place, item in enumerate(value):
            yield from leaves(f"{path}[{place}]", item)
    else:
        yield path, value


def changes(before: dict[Viewer, Document], after: dict[Viewer, Document]) -> Iterator[str]:
    """The changes in all views; the same change in several views is one line."""
    viewers = list(after)
    tables = [*after.values(), *before.values()]
    for path in dict.fromkeys(path for table in tables for path in table):
        found: dict[str, list[Viewer]] = {}
        for viewer in viewers:
            old, new = before[viewer].get(path, GONE), after[viewer].get(path, GONE)
            if old != new:
                found.setdefault(change(old, new), []).append(viewer)
        for text, who in found.items():
            yield f"  {group(who, viewers)}: {path}: {text}"


def change(old: Any, new: Any) -> str:
    """Describes a change of a value. For a list only the items added or removed, if that is all."""
    if old is GONE:
        return line(new)
    if isinstance(old, list) and isinstance(new, list) and HIDDEN not in old + new:
        if rest := without(old, new):
            return f"− {line(rest)}"
        if new[len(new) - len(old) :] == old:
            return f"+ {line(new[: len(new) - len(old)])} first"
        if new[: len(old)] == old:
            return f"+ {line(new[len(old) :])} last"
    return f"{line(old)} → {'gone' if new is GONE else line(new)}"


def without(old: list[Any], new: list[Any]) -> list[Any]:
    """The items removed from a list, if the others kept their order; otherwise nothing."""
    left = list(new)
    gone = []
    for item in old:
        if left and left[0] == item:
            left.pop(0)
        else:
            gone.append(item)
    return [] if left or not new else gone


def group(who: list[Viewer], viewers: list[Viewer]) -> str:
    """Names of viewers: `all`, or seats, and `public` for the spectator."""
    if who == viewers:
        return "all"
    return " ".join("public" if viewer is None else str(viewer) for viewer in who)


def line(value: Any) -> str:
    """A value on one line; a list of hidden cards as their number."""
    if isinstance(value, list) and len(value) > 1 and set(map(str, value)) == {HIDDEN}:
        return f"{len(value)} × {HIDDEN}"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
