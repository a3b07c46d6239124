"""Reads scenario files; BadScenario names file, scenario and step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from sitdown.kernel.form import (
    AnObject,
    Default,
    Document,
    Either,
    Fields,
    Many,
    Maybe,
    Misfit,
    Read,
    SeatNumber,
    Text,
    Whole,
    nearest,
    quoted,
)


class BadScenario(ValueError):
    """A file with a faulty scenario; the message names file, scenario and step."""


ENDLESS = sys.maxsize
"""No limit: authors write scenarios for themselves. Limits are for input from strangers."""

OBJECTS = Many(AnObject(), most=ENDLESS)
WORDS = Text(1, ENDLESS)
SEAT = SeatNumber()
VIEWER = Either([SEAT, Maybe(SEAT)], "a seat or null")

STEPS: dict[frozenset[str], Fields] = {
    frozenset(fields): Fields(fields, "key")
    for fields in (
        {"seat": SEAT, "act": AnObject()},
        {"seat": SEAT, "illegal": AnObject()},
        {"seat": SEAT, "legal": OBJECTS},
        {"seat": SEAT, "offers": OBJECTS},
        {"seat": SEAT, "never": OBJECTS},
        {"expect": AnObject()},
        {"view": VIEWER, "expect": AnObject()},
        {"event": AnObject()},
        {"events": OBJECTS},
        {"view": VIEWER, "event": AnObject()},
    )
}
STEP_KEYS = sorted({key for keys in STEPS for key in keys})


def read_step(value: Any) -> Document:
    """Reads one step: an action, or an expectation."""
    if not isinstance(value, dict):
        raise Misfit(f"{quoted(value)} is not an object")
    for key in value:
        if key not in STEP_KEYS:
            raise Misfit(f"no key {quoted(key)} in a step{nearest(str(key), STEP_KEYS)}")
    form = STEPS.get(frozenset(value))
    if form is None:
        raise Misfit(f"no step has just the keys {', '.join(sorted(value)) or '(none)'}")
    return form.read(value)


def read_seed(value: Any) -> int | str:
    """Reads a seed as `Game.new` takes it: any whole number or text."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise Misfit(f"{quoted(value)} is neither a whole number nor text")
    return value


SCENARIO = Fields(
    {
        "id": WORDS,
        "rule": Many(WORDS, most=ENDLESS),
        "title": WORDS,
        "game": WORDS,
        "players": Whole(1),
        "seed": Default(Read(read_seed), 0),
        "options": Default(AnObject(), {}),
        "position": Default(AnObject(), {}),
        "chance": Default(OBJECTS, []),
        "steps": Many(Read(read_step), least=1, most=ENDLESS),
    },
    "key",
)


class Scenario:
    """A scenario of a file."""

    def __init__(self, file: Path, found: Document) -> None:
        self.file = file
        self.id: str = found["id"]
        self.rules: list[str] = found["rule"]
        self.title: str = found["title"]
        self.game: str = found["game"]
        self.players: int = found["players"]
        self.seed: int | str = found["seed"]
        self.options: Document = found["options"]
        self.position: Document = found["position"]
        self.chance: list[Document] = found["chance"]
        self.steps: list[Document] = found["steps"]

    def __repr__(self) -> str:
        return f"{self.id} {self.title}"


def read_scenarios(file: Path) -> list[Scenario]:
    """All scenarios of a file, in order."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{file}: cannot be read: it is not text") from None
    # Imported here because the server uses this module too, and should not need PyYAML.
    from .yaml_text import NotYaml, documents_of

    try:
        documents = documents_of(text)
    except NotYaml as fault:
        raise BadScenario(f"{file}: {fault}") from None
    except RecursionError:
        raise BadScenario(f"{file}: it nests too deep") from None
    scenarios = [
        read_scenario(file, number, document)
        for number, document in enumerate(documents, 1)
        if document is not None
    ]
    seen: set[str] = set()
    for scenario in scenarios:
        if scenario.id in seen:
            raise BadScenario(f"{file}: {scenario.id}: there are two scenarios with this id")
        seen.add(scenario.id)
    return scenarios


def read_scenario(file: Path, number: int, document: Any) -> Scenario:
    name = document.get("id") if isinstance(document, dict) else None
    place = f"{file}: {name if isinstance(name, str) else f'scenario {number}'}"
    try:
        return Scenario(file, SCENARIO.read(document))
    except Misfit as fault:
        raise BadScenario(f"{place}: {in_words(fault)}") from None


def in_words(fault: Misfit) -> str:
    """`steps[2].seat: …` as `step 3: seat: …`: people count from 1."""
    if not fault.path.startswith("steps["):
        return str(fault)
    index, _, rest = fault.path.removeprefix("steps[").partition("]")
    rest = rest.removeprefix(".")
    return f"step {int(index) + 1}: {rest + ': ' if rest else ''}{fault.fault}"
