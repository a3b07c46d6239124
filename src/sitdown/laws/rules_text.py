"""Law: the rules text names every component and option."""

from __future__ import annotations

import json
import re
from typing import Any

from sitdown.words import LANGUAGES, Words
from sitdown.words.words import NONE, thing_message

from .checks import Untried, demand
from .trial import Trial


def everything_is_named_in_the_rules_text(trial: Trial) -> None:
    """Every thing of the components and every option, in every language."""
    pages = {one: trial.folder / "words" / f"rules.{one}.md" for one in LANGUAGES}
    if not any(page.exists() for page in pages.values()):
        raise Untried(f"there is no rules text, words/rules.{LANGUAGES[0]}.md")
    faults = []
    for language, page in pages.items():
        demand(page.exists(), f"there is no words/{page.name}")
        text = plainly(page.read_text(encoding="utf-8"))
        missing = unnamed(trial, Words(language, trial.id, strict=True), text)
        faults += [f"{page.name} does not name {'; '.join(missing)}"] if missing else []
    demand(not faults, "\n".join(faults))


def unnamed(trial: Trial, words: Words, text: str) -> list[str]:
    """Names that the text does not mention, one for each thing or option without any mention."""
    things = [names_of(thing, words) for thing in sorted(components(trial, words))]
    options = [[words.say(f"option-{name}")] for name in trial.game.options]
    missing = [names[0] for names in things + options if not is_named(names, text)]
    return list(dict.fromkeys(missing))


def components(trial: Trial, words: Words) -> set[str]:
    """Components that have a name in the words; none if there is no components file."""
    file = trial.folder / "components.json"
    held = held_by(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else set()
    return {thing for thing in held if words.has_thing(thing)}


def held_by(value: Any) -> set[str]:
    """Everything with an `id` or a `kind`, and the keys of counts such as `{"ambush": 16}`."""
    if isinstance(value, list):
        return set().union(*[held_by(item) for item in value])
    if not isinstance(value, dict):
        return set()
    own = {value[key] for key in ("id", "kind") if isinstance(value.get(key), str)}
    if all(isinstance(count, int) for count in value.values()):
        own |= value.keys()
    return own.union(*[held_by(item) for item in value.values()])


def names_of(thing: str, words: Words) -> list[str]:
    """The name of a thing; also that of its kind, if only a number tells its things apart."""
    name = words.thing(thing)
    kind, _, number = thing_message(thing).rpartition("-")
    if not number.isdecimal():
        return [name]
    kinds = [re.sub(r"\d+", " ", name), words.say(kind) if words.has(kind) else ""]
    return [name, *[one.replace(NONE, " ") for one in kinds if re.search(r"[^\W\d_]", one)]]


def is_named(names: list[str], text: str) -> bool:
    return any(re.search(rf"(?<!\w){re.escape(plainly(name))}(?!\w)", text) for name in names)


def plainly(text: str) -> str:
    """A text without differences that readers overlook: capitals, «ё», marks, kinds of space."""
    bare = re.sub(r"[«»„“”‘’\"'*_`|#>]", " ", text.lower().replace("ё", "е"))
    return " ".join(bare.split())
