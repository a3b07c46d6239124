"""Law: every number, list and text that a game reads is bounded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sitdown.kernel.form import COUNTLESS, LONGEST_LIST

from .checks import demand
from .trial import Law, Trial

ENDS = {
    "integer": ("maximum", "format"),
    "array": ("maxItems",),
    "string": ("maxLength", "pattern", "format"),
}


def open_ended(schema: Any, path: str) -> Iterator[str]:
    """The places of a schema at which a value may be as large as one likes."""
    if isinstance(schema, list):
        for place, item in enumerate(schema):
            yield from open_ended(item, f"{path}[{place}]")
    if not isinstance(schema, dict):
        return
    ends = ENDS.get(str(schema.get("type")), ())
    if ends and not any(end in schema for end in ends):
        yield path
    if schema.get("maximum", 0) > COUNTLESS or schema.get("maxItems", 0) > LONGEST_LIST:
        yield path
    for name, value in schema.items():
        yield from open_ended(value, f"{path}.{name}")


def everything_that_is_read_has_an_end(trial: Trial) -> None:
    game = trial.game
    schemas = {"options": game.schema()}
    schemas |= {do: action.schema() for do, action in game.rules.actions.items()}
    for seats in game.seats:
        form = game.declare(seats, game.read_options(seats, {}))
        schemas[f"position of {seats}"] = form.whole.schema()
    for name, schema in schemas.items():
        places = list(open_ended(schema, name))
        demand(not places, f"no end to {', '.join(places)}")


LAWS: tuple[Law, ...] = (everything_that_is_read_has_an_end,)
